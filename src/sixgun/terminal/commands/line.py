"""The program's command line. A command is made when it is called, so that --help answers at once."""

from __future__ import annotations

import importlib
from typing import Any

import click
from click.shell_completion import CompletionItem

from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.commands.spoken import SpokenGroup
from sixgun.text import Speaker

# Each has a module of its name beside this one, with a function `command`.
COMMANDS = (
    "serve",
    "play",
    "learn",
    "puzzle",
    "simulate",
    "arena",
    "ladder",
    "replay",
    "verify",
    "review",
    "games",
    "rules",
    "bench",
    "odds",
    "showdown",
    "deck",
    "card",
    "cards",
    "store",
    "completion",
)


class CommandLine(SpokenGroup):
    """All commands, by name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name in COMMANDS and name not in self.commands:
            module = importlib.import_module(f"sixgun.terminal.commands.{name}")
            self.commands[name] = module.command(Maker(self.speaker))
        return self.commands.get(name)

    def brief(self, ctx: click.Context, name: str, limit: int) -> str:
        """Without making the command."""
        return click.Command(name, help=self.speaker.text(f"help-{name}")).get_short_help_str(limit)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        found = [name for name in COMMANDS if name.startswith(incomplete)]
        items = [CompletionItem(name, help=self.brief(ctx, name, 45)) for name in found]
        return items + click.Command.shell_complete(self, ctx, incomplete)


def build(speaker: Speaker) -> click.Group:
    """The command line in the speaker's language; alone, it opens the saloon."""
    make = Maker(speaker)
    version: Any = {"message": "sixgun %(version)s", "package_name": "sixgun", "help": speaker.text("help-version")}

    @make.command("sixgun", kind=CommandLine, invoke_without_command=True)
    @click.version_option(**version)
    @click.pass_context
    def sixgun(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            from sixgun.terminal.commands.serve import open_saloon

            open_saloon(speaker)

    assert isinstance(sixgun, CommandLine)
    return sixgun
