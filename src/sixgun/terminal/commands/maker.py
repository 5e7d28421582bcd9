"""Makes commands in a speaker's language, with the arguments and options that several of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import click

from sixgun.terminal.commands.completions import complete_game, complete_option
from sixgun.terminal.commands.spoken import SpokenCommand, SpokenGroup
from sixgun.text import LANGUAGES, Speaker

Decorator: TypeAlias = Callable[[Any], Any]

SEED = click.IntRange(-(2**63), 2**63 - 1)


class Maker:
    """For the module of each command, whose function `command` is given one."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.text = speaker.text

    def command(
        self, name: str, words: str = "", kind: type[SpokenCommand] = SpokenCommand, **settings: Any
    ) -> Callable[[Any], click.Command]:
        """A command whose help is the message help-NAME, or help-WORDS; every command takes a language."""

        def made(function: Any) -> click.Command:
            settings["context_settings"] = {
                "help_option_names": ["-h", "--help"],
                **settings.get("context_settings", {}),
            }
            command = click.command(name, cls=kind, help=self.text(f"help-{words or name}"), **settings)(function)
            lang = click.Choice(LANGUAGES)
            command.params.append(click.Option(["--lang"], type=lang, expose_value=False, help=self.text("help-lang")))
            command.speaker = self.speaker
            return command

        return made

    def group(self, name: str) -> SpokenGroup:
        """A group of commands, which alone tells its help."""

        @self.command(name, kind=SpokenGroup, invoke_without_command=True)
        @click.pass_context
        def group(ctx: click.Context) -> None:
            if ctx.invoked_subcommand is None:
                click.echo(ctx.get_help())

        assert isinstance(group, SpokenGroup)
        return group

    def game(self, required: bool = True) -> Decorator:
        """The argument that names a game."""
        name = self.text("metavar-game")
        metavar = name if required else f"[{name}]"
        return click.argument("game", required=required, metavar=metavar, shell_complete=complete_game)

    def game_option(self, words: str) -> Decorator:
        """The option that names a game, where a file may be of any."""
        metavar = self.text("metavar-game")
        return click.option("--game", metavar=metavar, help=self.text(words), shell_complete=complete_game)

    def as_json(self) -> Decorator:
        return click.option("--json", "as_json", is_flag=True, help=self.text("help-json"))

    def pack(self) -> Decorator:
        return click.option("--pack", type=click.Path(), help=self.text("help-pack"))

    def jobs(self) -> Decorator:
        words: Any = {"default": 1, "show_default": True, "metavar": "N", "help": self.text("help-jobs")}
        return click.option("--jobs", type=click.IntRange(1, 256), **words)

    def table_options(self, command: Any) -> Any:
        """Options of everything that sets up a game."""
        words: Any = {"metavar": self.text("metavar-pair"), "help": self.text("help-option")}
        options = click.option("-o", "--option", "options", multiple=True, shell_complete=complete_option, **words)
        return options(self.pack()(command))
