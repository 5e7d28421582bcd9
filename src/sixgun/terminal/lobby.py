"""Before a game: which one, who sits where, from which deal."""

from __future__ import annotations

import contextlib
import json
import secrets
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from sixgun.bots import NAMES, is_program, is_spec, make_bot
from sixgun.core.checks import guard_size
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import games
from sixgun.play.words import BOT_NAMES
from sixgun.terminal.client import HUMAN, Client
from sixgun.terminal.lines import hung, open_console
from sixgun.terminal.options import chosen_game, read_pairs
from sixgun.terminal.replays import load
from sixgun.terminal.saves import last_unfinished, new_path
from sixgun.terminal.sentences import ask, fitted
from sixgun.text import Speaker
from sixgun.text.files import read_capped

DEFAULT_BOT = "rules"
GO_ON, LEAVE = "c", ("q", "quit", "exit")
ABOUT_SEATS = ("no-such-chair", "field-range")  # refusals after which the lobby asks again


def lobby(lang: str, given: dict[str, Any]) -> None:
    """`sixgun play` without a game: choose one and who plays, or just press Enter. What was given besides is kept."""
    if given.get("resume"):
        record, _ = load(given["resume"])
        play_command(record.game, lang, **given)
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
    """Whoever was asked does not want to play after all."""


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
        print(fitted(speaker.text("no-such-game-here", got=_printable(answer)[:20], last=len(listed)), sys.stdout))


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
            play_command(key, lang, **given)
            return
        except Refused as refused:
            if refused.refusal.code not in ABOUT_SEATS:
                raise
            print("\n".join([fitted(voice.refusal(refusal), sys.stdout) for refusal in refused.refusals]))
        given = {**given, "seats": _who_plays(key, voice)}


def play_command(
    game: str,
    lang: str,
    seats: str | None = None,
    names: str | None = None,
    seed: int | None = None,
    resume: str | None = None,
    position: str | None = None,
    save: str | None = None,
    options: tuple[str, ...] = (),
    pack: str | None = None,
) -> None:
    found = chosen_game(game, pack)
    path = Path(save) if save else Path(resume) if resume else new_path(found.key)
    if save and path.exists():
        raise Refused(Refusal("file-exists", {"file": save}))
    if resume is not None:
        if names or seed is not None or options or pack or position:
            raise Refused(Refusal("resume-fixed", {}))
        match, chairs = _resumed(found, resume, seats)
    else:
        start = None if position is None else _read_position(position)
        size = None if start is None else found.position(start).seats
        chairs = read_seats(seats, found, size)
        deal = secrets.token_bytes(32) if seed is None else seed
        match = Match(found, len(chairs), deal, read_pairs(found, options), position=start)
        match.names = table_names(chairs, names, Speaker(lang, packages=("sixgun.terminal",)))
    speaker = Speaker(lang, found.key, match.names, packages=("sixgun.terminal",))
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  line editing and history in input()
    Client(match, chairs, speaker, path, secrets.randbits(48) if seed is None else seed).run()


def _read_position(file: str) -> dict[str, Any]:
    """A position from a JSON file."""
    path = Path(file)
    data = read_capped(path)
    guard_size(data, path.name)
    try:
        document = json.loads(data)
    except ValueError as error:
        raise Refused(Refusal("position-not-json", {"file": path.name, "problem": str(error)})) from error
    if not isinstance(document, dict):
        raise Refused(Refusal("field-type", {"field": path.name, "want": "table", "got": "other"}))
    return document


def read_seats(text: str | None, game: Game[Any], size: int | None = None, programs: bool = True) -> list[str]:
    """Who sits where: `you` for a person at this keyboard, `bot` or a bot's name, or `exec:` and a program."""
    if text is None:
        return [HUMAN] + [DEFAULT_BOT] * ((size or game.usual_seats) - 1)
    words = [word.strip() if is_program(word.strip()) else word.strip().lower() for word in text.split(",")]
    chairs = [DEFAULT_BOT if word == "bot" else word for word in words]
    for word in chairs:
        if programs and is_spec(word) and not is_program(word):
            make_bot(word, 0, programs=True)  # refuses what is no spec
        elif word != HUMAN and word not in NAMES and not (programs and is_program(word)):
            raise Refused(Refusal("no-such-chair", {"got": word[:40], "bots": [HUMAN, "bot", *NAMES]}), game.key)
    if size is not None and len(chairs) != size:
        raise Refused(Refusal("position-seats", {"want": size, "got": len(chairs)}))
    return chairs


def table_names(chairs: list[str], given: str | None, speaker: Speaker) -> list[str]:
    """The players' names: those given, then a name for each bot and a number for each person."""
    wanted = [_printable(name)[:20] for name in (given or "").split(",")]
    if given and len(wanted) > len(chairs):
        raise Refused(Refusal("too-many-names", {"got": len(wanted), "seats": len(chairs)}))
    people = chairs.count(HUMAN)
    names: list[str] = []
    for seat, chair in enumerate(chairs):
        if seat < len(wanted) and wanted[seat]:
            names.append(wanted[seat])
        elif chair == HUMAN:
            names.append(speaker.text("you") if people == 1 else speaker.text("player", number=seat + 1))
        else:
            names.append(BOT_NAMES[seat % len(BOT_NAMES)])
    for name in names:
        if names.count(name) > 1:
            raise Refused(Refusal("same-names", {"name": name}))
    return names


def _printable(text: str) -> str:
    """A name without control characters; the bytes of a command line are UTF-8, whatever the locale says."""
    decoded = text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return "".join([char if char.isprintable() else "?" for char in decoded.strip()])


def _resumed(game: Game[Any], file: str, seats: str | None) -> tuple[Match, list[str]]:
    """A saved game, played up to where it was left, with the same people and bots unless others are named."""
    record, recorded = load(file)
    if record.game != game.key:
        raise Refused(Refusal("resume-other-game", {"file": file, "got": record.game, "game": game.key}))
    if record.seed is None and record.position is None:
        raise Refused(Refusal("record-no-seed", {}))
    seed = 0 if record.seed is None else record.seed
    match = Match(recorded, record.seats, seed, record.options, record.names, record.position)
    match.takebacks = record.takebacks
    for seat, pick in record.picks:
        match.play(seat, pick)
    usual = [HUMAN] + [DEFAULT_BOT] * (record.seats - 1)
    # Only whoever is at the keyboard starts programs: a file from somebody else must not.
    chairs = read_seats(seats or ",".join(record.chairs or usual), game, programs=bool(seats))
    if len(chairs) != record.seats:
        raise Refused(Refusal("resume-seats", {"file": file, "want": record.seats, "got": len(chairs)}))
    return match, chairs
