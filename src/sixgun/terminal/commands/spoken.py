"""click's commands with their headings, help and errors from the Fluent texts."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import click

from sixgun.terminal.program import Stopped, program
from sixgun.text import Speaker


class SpokenCommand(click.Command):
    """A command whose help is said by a speaker."""

    speaker: Speaker

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Stopped from None

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.speaker.text("help-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.options_metavar = self.speaker.text("metavar-options")
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=self.speaker.text("help-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        rows = [row for option in options if (row := option.get_help_record(ctx)) is not None]
        with formatter.section(self.speaker.text("help-options")):
            formatter.write_dl(rows)


class SpokenGroup(SpokenCommand, click.Group):
    """A group of commands whose help is said by a speaker."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.subcommand_metavar = self.speaker.text("metavar-command")
        super().format_usage(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, self.brief(ctx, name, 200)) for name in self.list_commands(ctx)]
        with formatter.section(self.speaker.text("help-commands")):
            formatter.write_dl(rows)

    def brief(self, ctx: click.Context, name: str, limit: int) -> str:
        """What a command does, in so many letters at most."""
        command = self.get_command(ctx, name)
        assert command is not None
        return command.get_short_help_str(limit)


def usage_sentence(error: click.UsageError, speaker: Speaker) -> str:
    """What was wrong with a command line, and where its help is."""
    where = error.ctx.command_path if error.ctx else program()
    message = error.message
    if isinstance(error, click.NoSuchOption):
        known = [name for param in error.ctx.command.params for name in param.opts] if error.ctx else []
        return _unknown("option", error.option_name, known, where, speaker)
    if isinstance(error, click.MissingParameter):
        got = error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
        return speaker.text("usage-missing", got=got, where=where)
    if isinstance(error, click.BadParameter):
        got = error.param.opts[0] if error.param else ""
        wanted = _wanted(error.param.type, speaker) if error.param else ""
        return speaker.text("usage-bad", got=got, wanted=wanted, where=where)
    if isinstance(error, click.BadOptionUsage):
        return speaker.text("usage-needs-value", got=error.option_name[:40], where=where)
    quoted = message.split("'")[1] if message.count("'") >= 2 else message.partition("(")[2].rstrip(")")
    if message.startswith("No such command"):
        group = error.ctx.command if error.ctx else None
        known = group.list_commands(error.ctx) if error.ctx and isinstance(group, click.Group) else []
        return _unknown("command", quoted, known, where, speaker)
    return speaker.text("usage-extra", got=quoted[:40], where=where)


def _unknown(kind: str, got: str, known: list[str], where: str, speaker: Speaker) -> str:
    """A word that does not exist, with the one that was probably meant."""
    near = get_close_matches(got[:40], known, 1)
    if near:
        return speaker.text(f"usage-near-{kind}", got=got[:40], near=near[0], where=where)
    return speaker.text(f"usage-no-{kind}", got=got[:40], where=where)


def _wanted(kind: Any, speaker: Speaker) -> str:
    """What a parameter takes, in words."""
    if isinstance(kind, click.Choice):
        return speaker.text("wanted-choice", allowed=[str(choice) for choice in kind.choices])
    if isinstance(kind, click.IntRange | click.FloatRange) and kind.max is not None and kind.max < 2**62:
        return speaker.text("wanted-range", low=str(kind.min), high=str(kind.max))
    return speaker.text("wanted-number")
