"""Finished games, told step by step. Folding a record takes time, so it is done in another process, piece by piece.

These are the pieces: each works for a short time, and says how far it came and how things stand there.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

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
SECONDS = 0.03  # after which a piece of work is handed back; it goes on in the next one
EVERY = 32  # picks from mark to mark
ALL, NOBODY = "all", "none"
NAMELESS = "?"  # a name of which nothing could be shown


class Place(NamedTuple):
    """So many picks were made, and the state then, packed and compressed; b"" for the deal."""

    at: int = 0
    state: bytes = b""


class Walked(NamedTuple):
    """How far a fold came, with the marks on the way; at the end, what there is to say of the record."""

    place: Place
    marks: list[Place]
    about: dict[str, Plain] | None


class Shown(NamedTuple):
    """Steps as JSON, without the brackets around them; how many, and where it goes on."""

    place: Place
    steps: bytes
    many: int


# ---- reading


def read(body: bytes) -> tuple[Record, Game[Any]]:
    record = records.parse(body)
    game = game_of(record.game)
    return record, game.repacked(record.pack) if record.pack else game


@lru_cache(maxsize=4)
def known(body: bytes) -> tuple[Record, Game[Any]]:
    """A record that is read once for all its pieces."""
    return read(body)


def length(body: bytes) -> int:
    """How many picks a record has."""
    return len(msgspec.json.decode(body, type=_Length).picks)


class _Length(msgspec.Struct):
    picks: list[msgspec.Raw] = []


def accept(body: bytes, most: int) -> tuple[str, Record, bytes]:
    """A record that somebody brought: its name here, itself with plain names, and as it is to be kept.

    Refused if it is no record, or longer than that. Whether it leads where it says it does is for `walk` to find out.
    """
    record, game = read(body)
    if len(record.picks) > most:
        raise Refused(Refusal("record-too-long", {"picks": len(record.picks), "most": most}), record.game)
    problems = records.promise_problems(record)
    if problems:
        raise Refused(problems, game.key)
    record.names = [player_name(name) or NAMELESS for name in record.names]
    kept = msgspec.json.encode(record.plain())
    record.picks = []  # they are in what is kept
    return blake2b(kept, digest_size=10).hexdigest(), record, kept


# ---- folding


def walk(body: bytes, place: Place) -> Walked:
    """Fold on from a place; Refused at a pick that breaks the rules."""
    record, game = known(body)
    s = _state(record, game, place)
    marks: list[Place] = []
    at, end = place.at, perf_counter() + SECONDS
    while at < len(record.picks):
        records.fold_one(record, game, s, at)
        at += 1
        if at % EVERY == 0:
            marks.append(_place(game, s, at))
        if perf_counter() >= end:
            break
    if at < len(record.picks):
        return Walked(_place(game, s, at), marks, None)
    problems = records.promise_problems(record) + records.end_problems(record, game, s)
    return Walked(_place(game, s, at), marks, _about(record, problems))


def broken(body: bytes, problem: Refusal) -> dict[str, Plain]:
    """What there is to say of a record that does not lead to its end."""
    record, _ = known(body)
    return _about(record, [problem])


def _about(record: Record, problems: list[Refusal]) -> dict[str, Plain]:
    """Who played, how it ended, and whether the shuffle is the promised one."""
    seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
    return {
        "game": record.game,
        "names": [*record.names],
        "seats": record.seats,
        "options": record.options,
        "picks": len(record.picks),
        "result": record.result,
        "pack": bool(record.pack),
        "commitment": record.commitment,
        "seed": None if seed is None else str(seed),
        "verified": not problems and record.position is None,
        "problem": problems[0].plain() if problems else None,
    }


def _state(record: Record, game: Game[Any], place: Place) -> Any:
    return game.unpack(zlib.decompress(place.state)) if place.state else records.start(record, game)


def _place(game: Game[Any], s: Any, at: int) -> Place:
    return Place(at, zlib.compress(game.pack(s), 1))


# ---- telling


def show(body: bytes, viewer: str, place: Place, first: int, count: int) -> Shown:
    """Some steps as a viewer saw them, from a place before the first of them; step 0 is the deal."""
    record, game = known(body)
    seat = _seat(viewer, record)
    s = _state(record, game, place)
    end = perf_counter() + SECONDS
    at = place.at
    while at < min(first - 1, len(record.picks)):
        records.fold_one(record, game, s, at)
        at += 1
        if perf_counter() >= end:
            break
    told: list[bytes] = []
    if at >= first - 1:
        for step in _steps(record, game, s, viewer, seat, first, min(count, STEPS_CAP)):
            told.append(msgspec.json.encode(step))
            if perf_counter() >= end:
                break
        at = max(0, first + len(told) - 1) if told else at
    return Shown(_place(game, s, at), b",".join(told), len(told))


def _steps(
    record: Record, game: Game[Any], s: Any, viewer: str, seat: int | None, first: int, count: int
) -> Iterator[dict[str, Plain]]:
    for number in range(first, min(first + count, len(record.picks) + 1)):
        who, pick = record.picks[number - 1] if number else (-1, "")
        stills: list[Any] = []
        before = game.clone(s)
        events = game.carry_out(s, who, game.check(s, who, pick), stills) if number else []
        told = _told(events, viewer, seat)
        made: dict[str, Plain] = {"seat": who, "pick": pick} if number else {"seat": None, "pick": None}
        made["events"] = [heard for heard in told if heard is not None]
        made["views" if viewer == ALL else "view"] = _seen(game, s, viewer, seat)
        heard = [one is not None for one in told]
        made["changes"] = changes_of([before, *stills], heard, lambda still: _seen(game, still, viewer, seat))
        yield made


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
