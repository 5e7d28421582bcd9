"""`sixgun learn`: the courses of the games, lesson by lesson."""

from __future__ import annotations

import click

from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.learn.course import learn as run


def command(make: Maker) -> click.Command:
    @make.command("learn")
    @make.game(required=False)
    @click.argument("lesson", required=False, metavar=f"[{make.text('metavar-lesson')}]")
    def learn(game: str | None, lesson: str | None) -> None:
        run(game, lesson, make.speaker.lang)

    return learn
