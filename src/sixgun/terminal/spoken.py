"""click's commands with their headings, help and errors from the Fluent texts."""

from __future__ import annotations

from typing import Any

import click

from sixgun.text import Speaker


class SpokenCommand(click.Command):
    """A command whose help is said by a speaker."""

    speaker: Speaker

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return _help_option(self, super().get_help_option(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _usage(self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _options(self, ctx, formatter)


class SpokenGroup(click.Group):
    """A group of commands whose help is said by a speaker."""

    speaker: Speaker

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return _help_option(self, super().get_help_option(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _usage(self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _options(self, ctx, formatter)
        rows = [(name, self.commands[name].get_short_help_str(80)) for name in self.commands]
        with formatter.section(self.speaker.text("help-commands")):
            formatter.write_dl(rows)


def _help_option(command: Any, option: click.Option | None) -> click.Option | None:
    if option is not None:
        option.help = command.speaker.text("help-help")
    return option


def _usage(command: Any, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=command.speaker.text("help-usage") + " ")


def _options(command: Any, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    rows = [row for param in command.get_params(ctx) if (row := param.get_help_record(ctx)) is not None]
    if rows:
        with formatter.section(command.speaker.text("help-options")):
            formatter.write_dl(rows)


def usage_sentence(error: click.UsageError, speaker: Speaker) -> str:
    """What was wrong with a command line, and where its help is."""
    where = error.ctx.command_path if error.ctx else "sixgun"
    if isinstance(error, click.NoSuchOption):
        key, got = "usage-no-option", error.option_name
    elif isinstance(error, click.MissingParameter):
        key, got = "usage-missing", error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
    elif isinstance(error, click.BadParameter):
        name = error.param.opts[0] if error.param else ""
        return speaker.text("usage-bad", got=name, problem=error.message.rstrip("."), where=where)
    elif error.message.startswith("No such command"):
        key, got = "usage-no-command", error.message.split("'")[1]
    else:
        return speaker.text("usage-other", problem=error.message.rstrip("."), where=where)
    return speaker.text(key, got=got, where=where)
