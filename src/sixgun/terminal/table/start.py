"""The start of a game at the keyboard: dealt, from a position, or from a saved record."""

from __future__ import annotations

import contextlib
import json
import secrets
from pathlib import Path
from typing import Any

from sixgun.core.checks import guard_size
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.refusals import Refusal, Refused
from sixgun.terminal.chosen import chosen_game, read_pairs
from sixgun.terminal.kept.games import new_path
from sixgun.terminal.kept.records import load
from sixgun.terminal.table.client import Client
from sixgun.terminal.table.seats import read_seats, table_names, usual_chairs
from sixgun.text import Speaker
from sixgun.text.files import read_capped


def start_game(
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
    odds: bool | None = None,
) -> None:
    """Set up the match that the command line asks for, and play it."""
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
    Client(match, chairs, speaker, path, secrets.randbits(48) if seed is None else seed, odds).run()


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
    usual = usual_chairs(record.seats)
    # Only the player at the keyboard starts programs and loads modules: a file from somebody else must not.
    chairs = read_seats(seats or ",".join(record.chairs or usual), game, own=bool(seats))
    if len(chairs) != record.seats:
        raise Refused(Refusal("resume-seats", {"file": file, "want": record.seats, "got": len(chairs)}))
    return match, chairs
