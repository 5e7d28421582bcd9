"""Records and matches of any game, and the types that `import sixgun` gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sixgun.core import records
from sixgun.core.asks import Ask as Ask
from sixgun.core.asks import Option as Option
from sixgun.core.events import Event as Event
from sixgun.core.game import Game as Game
from sixgun.core.match import Match as Match
from sixgun.core.messages import Msg as Msg
from sixgun.core.records import Record as Record
from sixgun.core.records import Verdict as Verdict
from sixgun.core.refusals import Refusal as Refusal
from sixgun.core.refusals import Refused as Refused
from sixgun.core.refusals import Runaway as Runaway
from sixgun.core.results import Result as Result
from sixgun.games import game


def match(
    of: str | Game[Any],
    seats: int | None = None,
    seed: int | bytes = 0,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    position: Mapping[str, object] | None = None,
) -> Match:
    """A game in play that keeps its log, dealt from a seed or starting from a position."""
    start: Any = None if position is None else dict(position)
    return Match(game(of) if isinstance(of, str) else of, seats, seed, options, names, start)


def record(
    of: str | Game[Any] | Match,
    seats: int | None = None,
    seed: int | bytes = 0,
    options: Mapping[str, object] | None = None,
    picks: Sequence[tuple[int, str]] = (),
    names: Sequence[str] = (),
) -> Record:
    """The record of a match, or of a game dealt from a seed and played with these picks."""
    if isinstance(of, Match):
        return of.record()
    played = match(of, seats, seed, options, names)
    for seat, pick in picks:
        played.play(seat, pick)
    return played.record()


def replay(of: Record | Mapping[str, object] | str | bytes | Path) -> Any:
    """The state that a record folds to; the record may also be plain data, JSON text or a file's path."""
    found = _record(of)
    return records.fold(found, _game_of(found))


def verify(of: Record | Mapping[str, object] | str | bytes | Path) -> Verdict:
    """Whether a record keeps its promise: the shuffle that was committed to, legal picks, the end it states."""
    found = _record(of)
    return records.check(found, _game_of(found))


def _record(of: Record | Mapping[str, object] | str | bytes | Path) -> Record:
    if isinstance(of, Record):
        return of
    if isinstance(of, Path):
        from sixgun.text.files import read_capped

        return records.parse(read_capped(of), of.name)
    if isinstance(of, str | bytes):
        return records.parse(of)
    return records.read(of)


def _game_of(found: Record) -> Game[Any]:
    plain = game(found.game)
    return plain.repacked(found.pack) if found.pack else plain
