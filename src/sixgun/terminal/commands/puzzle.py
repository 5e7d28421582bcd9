"""`sixgun puzzle`: one position a day, one best pick."""

from __future__ import annotations

import click

from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.learn.course import puzzle as run


def command(make: Maker) -> click.Command:
    @make.command("puzzle")
    @click.argument("puzzle", required=False, metavar=f"[{make.text('metavar-puzzle')}]")
    @click.option("--all", "every", is_flag=True, help=make.text("help-puzzle-all"))
    def puzzle(puzzle: str | None, every: bool) -> None:
        run(puzzle, every, make.speaker.lang)

    return puzzle
