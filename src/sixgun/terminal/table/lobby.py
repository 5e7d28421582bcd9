"""Before a game: which one, and who plays."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from sixgun.core.refusals import Refused
from sixgun.games import game as game_of
from sixgun.games import games
from sixgun.terminal.kept.games import last_unfinished
from sixgun.terminal.kept.records import load
from sixgun.terminal.shown.lines import hung, open_console
from sixgun.terminal.shown.sentences import ask, fitted, printable
from sixgun.terminal.table.seats import HUMAN
from sixgun.terminal.table.start import start_game
from sixgun.text import Speaker

GO_ON, LEAVE = "c", ("q", "quit", "exit")
ABOUT_SEATS = ("no-such-chair", "field-range")  # refusals after which the lobby asks again


def lobby(lang: str, given: dict[str, Any]) -> None:
    """`sixgun play` without a game: choose one and who plays, or just press Enter. What was given besides is kept."""
    if given.get("resume"):
        record, _ = load(given["resume"])
        start_game(record.game, lang, **given)
        return
    console = open_console()
    speaker = Speaker(lang, packages=("sixgun.terminal",))
    unfinished = last_unfinished() if all([value in (None, ()) for value in given.values()]) else None
    console.print(speaker.text("welcome"), style="bold")
    for number, game in enumerate(games(), 1):
        voice = Speaker(lang, game.key)
        console.print(hung(Text(f"  {number}  {voice.text('title')}: {voice.text('tagline')}"), console))
    if unfinished is not None:
        console.print(hung(Text(speaker.text("go-on-hint", file=unfinished.name)), console))
    try:
        key = _which_game(speaker, unfinished)
        seats = given.get("seats") or (key if key == GO_ON else _who_plays(key, speaker))
        if seats == GO_ON and unfinished is not None:
            record, _ = load(str(unfinished))
            _sit_down(record.game, lang, {"resume": str(unfinished)})
        else:
            _sit_down(key, lang, {**given, "seats": seats})
    except EOFError:
        console.print()
    except Left:
        pass


class Left(Exception):
    """The player does not want to play after all."""


def _which_game(speaker: Speaker, unfinished: Path | None) -> str:
    """The key of the game that is chosen by number or name, or GO_ON."""
    listed = [game.key for game in games()]
    while True:
        answer = ask(speaker.text("which-game")).strip().lower() or "1"
        _leave_if(answer)
        if answer == GO_ON and unfinished is not None:
            return GO_ON
        if answer in listed:
            return answer
        if answer.isdecimal() and len(answer) < 4 and 0 < int(answer) <= len(listed):
            return listed[int(answer) - 1]
        print(fitted(speaker.text("no-such-game-here", got=printable(answer)[:20], last=len(listed)), sys.stdout))


def _who_plays(key: str, speaker: Speaker) -> str:
    usual = ",".join([HUMAN] + ["bot"] * (game_of(key).usual_seats - 1))
    seats = ask(speaker.text("who-plays", usual=usual)).strip() or usual
    _leave_if(seats)
    return seats


def _leave_if(answer: str) -> None:
    if answer in LEAVE:
        raise Left


def _sit_down(key: str, lang: str, given: dict[str, Any]) -> None:
    """Play; if somebody cannot sit down, ask once more who plays."""
    voice = Speaker(lang, key, packages=("sixgun.terminal",))
    while True:
        try:
            start_game(key, lang, **given)
            return
        except Refused as refused:
            if refused.refusal.code not in ABOUT_SEATS:
                raise
            print("\n".join([fitted(voice.refusal(refusal), sys.stdout) for refusal in refused.refusals]))
        given = {**given, "seats": _who_plays(key, voice)}
