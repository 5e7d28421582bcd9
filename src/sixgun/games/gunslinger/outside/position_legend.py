"""Positions, character by character: everything that a LEGEND shows, from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.core.checks import Checks, shown
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.outside.showdown_reader import bare
from sixgun.games.gunslinger.outside.soundness_play import MOST
from sixgun.games.gunslinger.rules.choosing import free_time
from sixgun.games.gunslinger.rules.setup import add_character
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import MOST_CHARACTERS, SIDES
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.ground import Ground
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.people import boxes_of
from sixgun.games.gunslinger.table.stacks import Stacks, packed
from sixgun.games.gunslinger.table.state import (
    DEAD,
    DEATHS,
    DID_ADVANCE,
    DID_RUN,
    GIVES_UP,
    LAST_TURN,
    LEFT,
    NOBODY,
    NOT_YET,
    NOWHERE,
    OUT_NAMES,
    State,
    blame,
)
from sixgun.games.gunslinger.wire.picks import code_of

LEGEND: Final[tuple[str, ...]] = (
    "character",
    "seat",
    "side",
    "hex",
    "facing",
    "down",
    "out",
    "death",
    "killers",
    "ko_by",
    "endurance",
    "boxes_by",
    "delay",
    "spent",
    "weary",
    "dropped",
    "aim",
    "gun_arm",
    "other_arm",
    "leg",
    "leg_by",
    "serious",
    "serious_by",
    "executed",
    "executed_last",
    "last",
    "plan",
    "cap",
    "done",
    "shown",
    "declared",
    "granted",
    "moving",
    "running",
    "handed",
    "weapons",
)
BUILDING: Final[tuple[str, ...]] = ("advance", "run")
KNOWN: Final = (None, True, False)  # of Move and Run: UNKNOWN, YES, NO


class Reader:
    """One position being read: looks things up, notes every problem and goes on."""

    def __init__(
        self, checks: Checks, figures: Figures, ground: Ground, options: tuple[int, ...], key: bytes, stacks: Stacks
    ) -> None:
        self.checks = checks
        self.figures = figures
        self.ground = ground
        self.s = State(2, options, key, figures, stacks, ground)
        self.names: list[str] = []  # by character

    # ---- looking things up

    def who(self, field: str, value: object) -> int:
        name = self.checks.choice(field, bare(value), self.names, "3.3a")
        return self.names.index(name) if name else NOBODY

    def bits(self, field: str, value: object) -> int:
        return sum([1 << self.names.index(name) for name in set(self.list_of(field, value, self.names))])

    def list_of(self, field: str, value: object, allowed: Sequence[str]) -> list[str]:
        items = self.checks.items(field, value, 0, 16)
        found = [self.checks.choice(f"{field}[{i}]", item, allowed) for i, item in enumerate(items)]
        return [name for name in found if name]

    def flag(self, field: str, value: object) -> int:
        if not isinstance(value, bool):
            self.checks.wrong_type(field, "yes-no", value)
        return int(value is True)

    def hex(self, field: str, row: Mapping[str, object]) -> int:
        value = row.get("hex")
        name = value.upper() if isinstance(value, str) else ""
        if name in self.ground.map.number:
            return self.ground.map.number[name]
        boards: list[Plain] = [*self.ground.map.boards]
        self.checks.note("off-map", {"field": f"{field}.hex", "got": shown(value), "boards": boards}, "8.1a")
        return 0

    # ---- characters

    def place(self, field: str, c: int, row: dict[str, object]) -> None:
        """Who, whose, on which side, where, facing where. [3.3a, 3.4, 8.1a, 8.3a]"""
        checks = self.checks
        checks.known(field, row, LEGEND)
        name = checks.choice(f"{field}.character", bare(row.get("character")), self.figures.characters, "3.3a")
        if name and name in self.names:
            checks.note("character-twice", {"field": f"{field}.character", "character": name}, "3.3a")
        self.names.append(name)
        seat = checks.integer(f"{field}.seat", row.get("seat", c), 0, MOST_CHARACTERS - 1, "1.1")
        side = checks.integer(f"{field}.side", row.get("side", c % 2), 0, MOST_CHARACTERS - 1, "3.3a")
        facing = checks.choice(f"{field}.facing", row.get("facing", "n"), DIRECTIONS, "8.3a")
        hex_ = NOWHERE if row.get("hex") is None and "left" in _texts(row.get("out")) else self.hex(field, row)
        who = self.figures.characters.index(name) if name else 0
        add_character(self.s, who, seat, side, hex_, DIRECTIONS.index(facing) if facing else 0)
        if hex_ == NOWHERE:
            self.s.out[c] = LEFT

    def legend(self, field: str, c: int, row: dict[str, object]) -> None:
        """Everything else that a LEGEND shows. [2.2]"""
        checks, s = self.checks, self.s
        s.down[c] = self.flag(f"{field}.down", row.get("down", False))
        for name in self.list_of(f"{field}.out", row.get("out", []), OUT_NAMES):
            s.out[c] |= 1 << OUT_NAMES.index(name)
        if s.out[c] & LEFT and s.hex[c] != NOWHERE:
            checks.note("position-left", {"field": f"{field}.hex"}, "9.25")
        if s.out[c] & ~LEFT:
            s.down[c] = 1
        death = checks.choice(f"{field}.death", row.get("death", "shots" if s.out[c] & DEAD else ""), DEATHS)
        s.death[c] = DEATHS.index(death)
        s.killers[c] = self.bits(f"{field}.killers", row.get("killers", []))
        s.ko_by[c] = self.bits(f"{field}.ko_by", row.get("ko_by", []))
        for name in ("delay", "spent", "gun_arm", "other_arm", "handed"):
            getattr(s, name)[c] = checks.integer(f"{field}.{name}", row.get(name, 0), 0, MOST)
        s.weary[c] = self.flag(f"{field}.weary", row.get("weary", False))
        s.dropped[c] = self.flag(f"{field}.dropped", row.get("dropped", False))
        self._accounts(field, c, row)
        self._aim(f"{field}.aim", c, row.get("aim"))
        now = self.list_of(f"{field}.executed", row.get("executed", []), BUILDING)
        last = self.list_of(f"{field}.executed_last", row.get("executed_last", []), BUILDING)
        s.built[c] = _built(now) | _built(last) << LAST_TURN
        self._stack(field, c, row)

    def _accounts(self, field: str, c: int, row: dict[str, object]) -> None:
        """Boxes, SERIOUS and LEG with those who are to blame for them; what nobody is named for, nobody is. [15.3b]"""
        checks, s, most = self.checks, self.s, boxes_of(self.s, c)
        s.endurance[c] = checks.integer(f"{field}.endurance", row.get("endurance", most), 0, most, "3.2b")
        s.leg[c] = checks.integer(f"{field}.leg", row.get("leg", 0), 0, MOST)
        s.serious[c] = checks.integer(f"{field}.serious", row.get("serious", 0), 0, MOST)
        totals = (
            ("boxes_by", s.boxes_by, most - s.endurance[c]),
            ("leg_by", s.leg_by, s.leg[c]),
            ("serious_by", s.serious_by, s.serious[c]),
        )
        for name, column, total in totals:
            given = checks.table(f"{field}.{name}", row.get(name, {}))
            for who, value in given.items():
                place = self.names.index(who) if who in self.names else NOBODY
                if place == NOBODY:
                    checks.choice(f"{field}.{name}", who, self.names)
                else:
                    column[blame(s, c, place)] = checks.integer(f"{field}.{name}.{who}", value, 0, MOST)
            blamed = sum(column[blame(s, c, 0) : blame(s, c, NOBODY)])
            if blamed > total:
                args: dict[str, Plain] = {"field": f"{field}.{name}", "total": total, "got": blamed}
                checks.note("position-blame", args, "15.3b")
            column[blame(s, c, NOBODY)] = total - blamed

    def _aim(self, field: str, c: int, value: object) -> None:
        """Aim points on a character or a hex. [12.1, 12.3b]"""
        if value is None:
            return
        checks, s = self.checks, self.s
        table = checks.table(field, value)
        checks.known(field, table, ("points", "target", "hex"))
        s.aim[c] = checks.integer(f"{field}.points", table.get("points"), 1, self.figures.most_aim, "12.3b")
        if table.get("hex") is not None:
            s.aim_at[c] = HEX_TARGET + self.hex(field, table)
            return
        target = self.who(f"{field}.target", table.get("target"))
        if target != NOBODY and s.side[target] == s.side[c]:
            checks.note("not-an-enemy", {"character": self.names[target]}, "12.1")
        s.aim_at[c] = target

    def _cards(self, field: str, listed: object) -> int:
        """A stack from the names of its cards. [2.31a, 7.0c]"""
        known = [side.lower() for side in SIDES]
        items = self.checks.items(field, listed, 0, 5, "7.0c")
        sides = [self.checks.choice(f"{field}[{i}]", item, known, "2.31a") for i, item in enumerate(items)]
        return packed([known.index(side) for side in sides]) if "" not in sides else 0

    def _stack(self, field: str, c: int, row: dict[str, object]) -> None:
        """The cards of the turn, and how far they have been played. [4.2b]"""
        checks, s = self.checks, self.s
        plan = row.get("plan", [])
        if plan is None or plan == "surrender":
            s.plan[c] = NOT_YET if plan is None else GIVES_UP
        else:
            s.plan[c] = self._cards(f"{field}.plan", plan)
        s.last[c] = self._cards(f"{field}.last", row.get("last", []))
        s.cap[c] = checks.integer(f"{field}.cap", row.get("cap", free_time(s, c)), 0, 5, "7.0c")
        s.done[c] = checks.integer(f"{field}.done", row.get("done", 0), 0, 5)
        s.shown[c] = checks.integer(f"{field}.shown", row.get("shown", s.done[c]), 0, 5)
        declared = row.get("declared")
        if declared is not None:
            code = code_of(self.figures, s.stacks, declared) if isinstance(declared, str) else -1
            if code < 0:
                checks.note("no-such-pick", {"pick": shown(declared)}, "5.4")
            s.declared[c] = max(0, code)
        granted = row.get("granted")
        s.granted[c] = NOBODY if granted is None else self.who(f"{field}.granted", granted)
        for name in ("moving", "running"):
            value = row.get(name)
            if value not in KNOWN or (isinstance(value, int) and not isinstance(value, bool)):
                checks.wrong_type(f"{field}.{name}", "yes-no", value)
            else:
                getattr(s, name)[c] = KNOWN.index(value)


def _built(names: list[str]) -> int:
    return (DID_ADVANCE if "advance" in names else 0) | (DID_RUN if "run" in names else 0)


def _texts(value: object) -> list[str]:
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
