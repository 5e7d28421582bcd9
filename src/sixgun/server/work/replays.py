"""Finished games, told step by step. Folding a record takes time, so it is done in another process."""

from __future__ import annotations

from typing import Any

from sixgun.core import records
from sixgun.core.events import Event
from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.play.changes import changes_of
from sixgun.play.words import player_name

STEPS_CAP = 200  # in one answer
ALL, NOBODY = "all", "none"
NAMELESS = "?"  # a name of which nothing could be shown


def examine(body: bytes) -> dict[str, Plain]:
    """What there is to say of a record: who played, how it ended, and whether the shuffle is the promised one."""
    record, game = read(body)
    verdict = records.check(record, game)
    seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
    return {
        "game": record.game,
        "names": [*record.names],
        "seats": record.seats,
        "options": record.options,
        "picks": len(record.picks),
        "result": record.result,
        "commitment": record.commitment,
        "seed": None if seed is None else str(seed),
        "verified": verdict.ok and record.position is None,
        "problem": verdict.problems[0].plain() if verdict.problems else None,
    }


def accept(body: bytes) -> Record:
    """A record that somebody brought: it must lead where it says it does, else Refused. Its names are made plain."""
    record, game = read(body)
    verdict = records.check(record, game)
    if not verdict.ok:
        raise Refused(verdict.problems, record.game)
    record.names = [player_name(name) or NAMELESS for name in record.names]
    return record


def steps(body: bytes, viewer: str, first: int, count: int) -> list[Plain]:
    """Some steps of a record as a viewer saw them; step 0 is the deal."""
    record, game = read(body)
    seat = _seat(viewer, record)
    s = records.start(record, game)
    found: list[Plain] = []
    for number in range(min(first + min(count, STEPS_CAP), len(record.picks) + 1)):
        who, pick = record.picks[number - 1] if number else (-1, "")
        stills: list[Any] = []
        before = game.clone(s)
        events = game.carry_out(s, who, game.check(s, who, pick), stills) if number else []
        if number >= first:
            told = _told(events, viewer, seat)
            made: dict[str, Plain] = {"seat": who, "pick": pick} if number else {"seat": None, "pick": None}
            made["events"] = [heard for heard in told if heard is not None]
            made["views" if viewer == ALL else "view"] = _seen(game, s, viewer, seat)
            heard = [one is not None for one in told]
            made["changes"] = changes_of([before, *stills], heard, lambda still: _seen(game, still, viewer, seat))
            found.append(made)
    return found


def read(body: bytes) -> tuple[Record, Game[Any]]:
    record = records.parse(body)
    game = game_of(record.game)
    return record, game.repacked(record.pack) if record.pack else game


def _seat(viewer: str, record: Record) -> int | None:
    if viewer in (ALL, NOBODY):
        return None
    if not viewer.isdecimal() or int(viewer) >= record.seats:
        raise Refused(Refusal("no-such-seat", {"seat": viewer[:20], "seats": record.seats}), record.game)
    return int(viewer)


def _seen(game: Game[Any], s: Any, viewer: str, seat: int | None) -> Plain:
    """The view; from all sides, every seat's."""
    return [game.view(s, each) for each in range(s.seats)] if viewer == ALL else game.view(s, seat)


def _told(events: list[Event], viewer: str, seat: int | None) -> list[dict[str, Plain] | None]:
    """The events as the viewer was told them, or None; those who see all are told what anybody was."""
    if viewer == ALL:
        return [{"event": event.kind, **event.args, **event.secret} for event in events]
    return [event.to(seat) for event in events]
