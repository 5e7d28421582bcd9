"""Records: one JSON document a game. A header says how it was dealt, the picks what was done: the state is the fold.

While a game goes on its record shows only the commitment to the shuffle; when it is over it shows the seed as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from sixgun.core import rng
from sixgun.core.checks import Checks, guard_size, shown
from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused, Runaway
from sixgun.core.results import Result, claimed
from sixgun.core.state import State

FORMAT: Final = 1
PICKS_CAP: Final = 100_000
FIELDS: Final[tuple[str, ...]] = (
    "sixgun",
    "game",
    "rules",
    "seats",
    "options",
    "names",
    "chairs",
    "commitment",
    "seed",
    "position",
    "pack",
    "takebacks",
    "picks",
    "result",
    "claim",
    "hash",
)
NEEDED: Final[tuple[str, ...]] = ("sixgun", "game", "rules", "seats", "options", "commitment", "picks")


class Record:
    """A game that can be replayed.

    >>> import sixgun
    >>> record = sixgun.record("gunfighters", seats=3, seed=7)
    >>> record.game, record.seats, record.picks
    ('gunfighters', 3, [])
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Plain],
        commitment: str,
        seed: int | bytes | None = None,
        picks: Sequence[tuple[int, str]] = (),
        names: Sequence[str] = (),
        position: dict[str, Plain] | None = None,
        pack: dict[str, Plain] | None = None,
        result: dict[str, Plain] | None = None,
        hash: str = "",
        takebacks: int = 0,
        chairs: Sequence[str] = (),
        claim: int | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.commitment = commitment
        self.seed = seed
        self.picks: list[tuple[int, str]] = [(seat, pick) for seat, pick in picks]
        self.names: list[str] = list(names)
        self.position = position
        self.pack = pack
        self.result = result
        self.hash = hash
        self.takebacks = takebacks
        self.chairs: list[str] = list(chairs)  # by seat: who played it, a bot's name or "you"
        self.claim = claim  # the seat that claimed the game, which was not played to its end

    def __reduce__(self) -> tuple[object, ...]:
        """So that it crosses from one process to another, compiled as well."""
        deal = (self.game, self.rules, self.seats, self.options, self.commitment, self.seed)
        played = (self.picks, self.names, self.position, self.pack, self.result, self.hash, self.takebacks)
        return Record, (*deal, *played, self.chairs, self.claim)

    def plain(self) -> dict[str, Plain]:
        """The document, JSON-ready."""
        document: dict[str, Plain] = {
            "sixgun": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "names": [*self.names],
            "commitment": self.commitment,
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "takebacks": self.takebacks,
            "picks": [f"{seat} {pick}" for seat, pick in self.picks],
            "result": self.result,
            "hash": self.hash,
        }
        if self.position is not None:
            document["position"] = self.position
        if self.pack:
            document["pack"] = self.pack
        if self.chairs:
            document["chairs"] = [*self.chairs]
        if self.claim is not None:
            document["claim"] = self.claim
        return document

    def json(self) -> str:
        """The document as text."""
        return msgspec.json.format(msgspec.json.encode(self.plain()), indent=1).decode() + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, {len(self.picks)} picks>"


def parse(data: bytes | str, name: str = "record") -> Record:
    """A record from its text; too large, too deep, damaged or ill-formed text is refused with all that is wrong."""
    raw = data.encode("utf-8", "replace") if isinstance(data, str) else data
    guard_size(raw, name)
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(Refusal("file-not-json", {"file": name, "problem": str(error)})) from error
    return read(document)


def read(document: object) -> Record:
    """A record from plain data."""
    checks = Checks()
    table = checks.table("record", dict(document) if isinstance(document, Mapping) else document)
    checks.done()
    version = table.get("sixgun")
    if isinstance(version, int) and version > FORMAT:
        raise Refused(Refusal("record-future", {"got": shown(version), "known": FORMAT}))
    checks.known("", table, FIELDS)
    for name in NEEDED:
        if name not in table:
            checks.note("field-missing", {"field": name})
    if any([name not in table for name in NEEDED]):
        checks.done()
    checks.integer("sixgun", version, FORMAT, FORMAT)
    game = _text(checks, "game", table["game"], 40)
    rules = checks.integer("rules", table["rules"], 1, 1_000_000)
    seats = checks.integer("seats", table["seats"], 1, 32)
    options: Any = checks.table("options", table["options"])
    names = [
        _text(checks, f"names[{i}]", name, 80)
        for i, name in enumerate(checks.items("names", table.get("names", []), 0, 32))
    ]
    chairs = [
        _text(checks, f"chairs[{i}]", chair, 40)
        for i, chair in enumerate(checks.items("chairs", table.get("chairs", []), 0, 32))
    ]
    promise = _text(checks, "commitment", table["commitment"], 64)
    seed = _seed(checks, table.get("seed"))
    takebacks = checks.integer("takebacks", table.get("takebacks", 0), 0, PICKS_CAP)
    picks = [
        _pick(checks, f"picks[{i}]", item) for i, item in enumerate(checks.items("picks", table["picks"], 0, PICKS_CAP))
    ]
    position: Any = _optional_table(checks, "position", table.get("position"))
    pack: Any = _optional_table(checks, "pack", table.get("pack"))
    result: Any = _optional_table(checks, "result", table.get("result"))
    digest = _text(checks, "hash", table.get("hash", ""), 64)
    claim = None if table.get("claim") is None else checks.integer("claim", table["claim"], 0, max(0, seats - 1))
    checks.done()
    return Record(
        game,
        rules,
        seats,
        options,
        promise,
        seed,
        picks,
        names,
        position,
        pack,
        result,
        digest,
        takebacks,
        chairs,
        claim,
    )


def _text(checks: Checks, field: str, value: object, longest: int) -> str:
    if not isinstance(value, str):
        checks.wrong_type(field, "text", value)
        return ""
    if len(value) > longest:
        checks.note("field-length", {"field": field, "low": 0, "high": longest, "exact": 0, "got": len(value)})
    return value


def _optional_table(checks: Checks, field: str, value: object) -> dict[str, object] | None:
    return None if value is None else checks.table(field, value)


def _seed(checks: Checks, value: object) -> int | bytes | None:
    """A seed as a record writes it: a number, bytes as hexadecimal text, or nothing while it is secret."""
    if isinstance(value, str):
        try:
            return bytes.fromhex(value)
        except ValueError:
            checks.wrong_type("seed", "seed", value)
            return None
    return None if value is None else rng.checked_seed(checks, value)


def _pick(checks: Checks, field: str, value: object) -> tuple[int, str]:
    if isinstance(value, str) and len(value) <= 240:
        seat, space, pick = value.partition(" ")
        if space and pick and seat.isascii() and seat.isdigit() and len(seat) < 3:
            return int(seat), pick
    checks.note("record-pick-form", {"field": field, "got": shown(value)})
    return 0, ""


def start(record: Record, game: Game[Any]) -> Any:
    """The state before the first pick; refused where this program's rules are not the record's."""
    if record.rules != game.version:
        args: dict[str, Plain] = {"game": record.game, "got": record.rules, "known": game.version}
        raise Refused(Refusal("record-rules", args), game.key)
    if record.position is not None:
        s = game.position(record.position)
        if (s.seats, game.option_values(s)) != (record.seats, record.options):
            raise Refused(Refusal("record-other-position", {}), game.key)
        return s
    if record.seed is None:
        raise Refused(Refusal("record-no-seed", {}), game.key)
    return game.new(seats=record.seats, seed=record.seed, options=record.options)


def fold(
    record: Record,
    game: Game[Any],
    upto: int | None = None,
    heard: Callable[[int, str, list[Any]], None] | None = None,
) -> State:
    """The state after the first `upto` picks (all of them by default); `heard` is told each pick's events."""
    s = start(record, game)
    for number, (seat, pick) in enumerate(record.picks[:upto]):
        events = fold_one(record, game, s, number)
        if heard is not None:
            heard(seat, pick, events)
    state: State = s
    return state


def fold_one(record: Record, game: Game[Any], s: Any, number: int) -> list[Any]:
    """Make one pick of a record, counted from 0, in the state before it; its events."""
    seat, pick = record.picks[number]
    refusal = game.refuse(s, seat, pick)
    if refusal is not None:
        args: dict[str, Plain] = {"number": number + 1, "seat": seat, "pick": pick[:40]}
        raise Refused([Refusal("record-pick-refused", args, refusal.rule), refusal], game.key)
    try:
        events: list[Any] = game.apply(s, seat, pick)
    except Runaway as runaway:
        raise Refused(runaway.refusal, game.key) from runaway
    return events


class Verdict:
    """What a check of a record found; true where nothing is wrong."""

    def __init__(self, problems: Sequence[Refusal], game: str, picks: int, finished: bool) -> None:
        self.problems: tuple[Refusal, ...] = tuple(problems)
        self.game = game
        self.picks = picks
        self.finished = finished

    @property
    def ok(self) -> bool:
        return not self.problems

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        return f"<Verdict {'ok' if self.ok else [problem.code for problem in self.problems]}>"


def check(record: Record, game: Game[Any]) -> Verdict:
    """Whether the shuffle is the one that was promised, every pick was legal, and the end is the one stated."""
    problems = promise_problems(record)
    if record.position is None and record.seed is None:
        return Verdict(problems, game.key, 0, False)
    try:
        s: Any = fold(record, game)
    except Refused as refused:
        return Verdict(problems + list(refused.refusals), game.key, 0, False)
    problems += end_problems(record, game, s)
    return Verdict(problems, game.key, len(record.picks), _result(record, game, s) is not None)


def promise_problems(record: Record) -> list[Refusal]:
    """What is wrong with the shuffle: whether it is the one that was promised."""
    if record.position is not None:
        return []
    if record.seed is None:
        return [Refusal("record-no-seed", {})]
    kept = rng.commitment(rng.key_of(record.seed)) == record.commitment
    return [] if kept else [Refusal("record-promise-broken", {})]


def end_problems(record: Record, game: Game[Any], s: Any) -> list[Refusal]:
    """What is wrong with what a record says of its end, which is this state."""
    problems: list[Refusal] = []
    if len(record.names) > record.seats or len(record.chairs) > record.seats:
        problems.append(Refusal("record-names", {"seats": record.seats}))
    result = _result(record, game, s)
    if record.hash != game.hash(s):
        problems.append(Refusal("record-other-end", {}))
    if (result.plain() if result else None) != record.result:
        problems.append(Refusal("record-other-result", {}))
    return problems


def _result(record: Record, game: Game[Any], s: Any) -> Result | None:
    """How the game of a record ended. One that was claimed was not played to its end."""
    result = game.result(s)
    if record.claim is None:
        return result
    return claimed(record.seats, record.claim) if result is None else None


def promise(seed: int | bytes) -> str:
    """The commitment to a seed."""
    return rng.commitment(rng.key_of(seed))
