"""`sixgun showdown check`, for the games whose set-ups can be written as files."""

from __future__ import annotations

import json
from pathlib import Path

import click

from sixgun.core.capabilities import ReadsShowdowns
from sixgun.core.refusals import Refused
from sixgun.games.able import able
from sixgun.terminal.commands.maker import Maker
from sixgun.text import Speaker
from sixgun.text.files import read_toml


def command(make: Maker) -> click.Command:
    showdown = make.group("showdown")

    @make.command("check", "showdown-check")
    @click.argument("file", type=click.Path())
    @make.game_option("help-showdown-game")
    @make.as_json()
    def check(file: str, game: str | None, as_json: bool) -> int:
        return check_showdown(file, game, as_json, make.speaker)

    showdown.add_command(check)
    return showdown


def check_showdown(file: str, key: str | None, as_json: bool, speaker: Speaker) -> int:
    """Say that a file is good, or everything that is wrong with it."""
    game = able(ReadsShowdowns, "no-showdowns", key)
    problems = game.showdown_problems(read_toml(Path(file)))
    voice = Speaker(speaker.lang, game.key, packages=("sixgun.terminal",))
    if as_json:
        listed = [{**problem.plain(), "sentence": voice.refusal(problem)} for problem in problems]
        click.echo(json.dumps({"file": file, "good": not problems, "problems": listed}, indent=1, ensure_ascii=False))
        return 2 if problems else 0
    if problems:
        raise Refused(problems, game.key)
    click.echo(voice.text("showdown-good", file=file))
    return 0
