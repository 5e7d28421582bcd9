"""A ladder: how strong bots are by games that anybody can replay.

Nothing is taken from what a file says of its games. Every record is folded by the rules, and the strengths come from
what the rules say happened. A ladder whose games follow from a seed needs no files: it says what was played, and the
records are made again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from sixgun.bots import NAMES, is_program
from sixgun.bots.search.budget import is_search
from sixgun.core import records
from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.lab.arena import Meetings
from sixgun.lab.files.packed import open_lines
from sixgun.lab.provenance import provenance
from sixgun.lab.series import Row, Series, record_game
from sixgun.lab.strengths import ANCHOR

FORM = 1


def read_records(path: Path) -> Iterator[Record]:
    """The records in a file of `--records`, or of bare records, one a line."""
    for number, line in enumerate(open_lines(path)):
        try:
            row = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            row = None
        record = row.get("record", row) if isinstance(row, dict) else None
        if not isinstance(record, dict) or "picks" not in record:
            raise Refused(Refusal("no-record", {"file": str(path), "line": number + 1}))
        yield records.read(record)


class Ladder:
    """Folds records of one game; the order makes no difference."""

    def __init__(self, anchor: str = ANCHOR) -> None:
        self.anchor = anchor
        self.game = ""
        self.games = 0
        self.meetings = Meetings()
        self.series: dict[str, Plain] = {}  # what was played, where the records follow from it
        self._digests: list[bytes] = []  # of the records

    def add(self, record: Record) -> None:
        """Replay a record, and count what came of it. One that does not hold is refused, with what is wrong."""
        if self.game and record.game != self.game:
            raise Refused(Refusal("ladder-games", {"got": record.game, "want": self.game}))
        self.game = record.game
        game = game_of(record.game)
        game = game.repacked(record.pack) if record.pack else game
        verdict = records.check(record, game)
        problems = [*verdict.problems]
        if not problems and (record.result is None or len(record.names) < record.seats):
            problems = [Refusal("ladder-unfinished", {})]
        if problems:
            raise Refused([Refusal("ladder-record", {"number": self.games + 1}), *problems], record.game)
        places: Any = record.result["places"] if record.result else []  # which the replay has confirmed
        winners = tuple([seat for seat, place in enumerate(places) if place == 1])
        self.meetings.add(Row(self.games, tuple(record.names), winners, "", 0, tuple(places)))
        self.games += 1
        self._digests.append(blake2b(record.json().encode(), digest_size=16).digest())

    def plain(self, command: str = "") -> dict[str, Plain]:
        """The ladder as a document, which the same records make again to the letter but for `made`."""
        bots: dict[str, Plain] = {}
        for name, strength in self.meetings.strengths(self.anchor).items():
            bots[name] = [round(value, 1) for value in strength]
        return {
            "sixgun-ladder": FORM,
            "game": self.game,
            "games": self.games,
            "anchor": self.anchor,
            **({"series": self.series} if self.series else {}),
            "bots": bots,
            "records": blake2b(b"".join(sorted(self._digests)), digest_size=16).hexdigest(),
            "made": provenance(self.game, seed if isinstance(seed := self.series.get("seed"), int) else None, command),
        }


def climb(files: Iterable[Path], anchor: str = ANCHOR, tell: Callable[[int], None] | None = None) -> Ladder:
    """The ladder of all records in these files."""
    ladder = Ladder(anchor)
    for path in files:
        for record in read_records(path):
            ladder.add(record)
            if tell is not None:
                tell(ladder.games)
    if not ladder.games:
        raise Refused(Refusal("ladder-empty", {}))
    return ladder


def play(series: Series, games: int, anchor: str = ANCHOR, tell: Callable[[int], None] | None = None) -> Ladder:
    """The ladder of a series: its games are played, and their records replayed as if somebody had brought them."""
    names = [name for name in series.bots if isinstance(name, str)]
    for name in names:
        if name == "hard" or is_program(name) or (is_search(name) and name.endswith("s")):
            raise Refused(Refusal("ladder-clock", {"bot": name[:40]}))
    ladder = Ladder(anchor)
    for number in range(games):
        ladder.add(record_game(series, number).record())
        if tell is not None:
            tell(ladder.games)
    ladder.series = {
        "seats": series.seats,
        "options": series.options,
        "bots": [*names],
        "games": games,
        "seed": series.seed,
        **({"pack": series.pack} if series.pack else {}),
    }
    return ladder


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """What a frozen ladder says was played."""

    seats: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, bool | int | str] = {}
    pack: dict[str, Any] = {}


def read_series(frozen: object) -> tuple[Series, int] | None:
    """What a frozen ladder was made from, and how many games; None if it was made of records that somebody kept.

    >>> read_series({"game": "bang-duel", "series": {"seats": 2, "bots": ["random"], "games": 3, "seed": 1}})[1]
    3
    """
    if not isinstance(frozen, dict) or not frozen.get("series"):
        return None
    try:
        found = msgspec.convert(frozen["series"], Played)
    except msgspec.ValidationError as error:
        raise Refused(Refusal("ladder-file", {})) from error
    options: dict[str, Plain] = {**found.options}
    bots = tuple([bot for bot in found.bots if bot in NAMES or is_search(bot)])  # a file starts nothing, loads nothing
    if len(bots) < len(found.bots):
        raise Refused(Refusal("ladder-file", {}))
    return Series(str(frozen.get("game")), found.seats, options, bots, found.seed, found.pack), found.games


def differences(frozen: object, ladder: Ladder) -> list[Refusal]:
    """What a frozen ladder says otherwise than its records."""
    if not isinstance(frozen, dict) or frozen.get("sixgun-ladder") != FORM:
        return [Refusal("ladder-file", {})]
    now = ladder.plain()
    return [
        Refusal("ladder-differs", {"field": name})
        for name in ("game", "games", "anchor", "series", "bots", "records")
        if frozen.get(name) != now.get(name) and (name != "series" or ladder.series)
    ]
