"""`sixgun showdown check`, for the games whose set-ups can be written as files."""

from __future__ import annotations

import json
from pathlib import Path

import click

from sixgun.core.capabilities import ReadsShowdowns
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import games
from sixgun.text import Speaker
from sixgun.text.files import read_toml


def check_command(file: str, key: str | None, as_json: bool, speaker: Speaker) -> int:
    """Say that a file is good, or everything that is wrong with it."""
    able = [game for game in games() if isinstance(game, ReadsShowdowns)]
    chosen = able[:1] if key is None else [game for game in able if game is game_of(key)]
    if not chosen:
        raise Refused(Refusal("no-showdowns", {"game": key or "", "games": [game.key for game in able]}))
    game = chosen[0]
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
