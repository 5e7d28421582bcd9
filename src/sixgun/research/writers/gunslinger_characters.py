"""Gunslinger's characters: their LEGENDs, and what they see of each other."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.gunslinger.rules.choosing import sprint_is_built
from sixgun.games.gunslinger.table.charts import MOVE_STATUS, RUN_STATUS
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.people import boxes_of
from sixgun.games.gunslinger.table.stacks import BITS, MASK
from sixgun.games.gunslinger.table.state import CHARACTER_RULE, LEFT, NOBODY, OUT_NAMES, State
from sixgun.games.gunslinger.wire.view import fraction, known_status, seen_from
from sixgun.games.gunslinger.wire.view_types import STATUSES
from sixgun.research.writers.gunslinger_stacks import StackParts
from sixgun.research.writers.pieces import (
    FIGURE,
    THERE,
    Counts,
    Signed,
    Tally,
    blank,
    capped,
    lengths,
    numbers,
    piece,
    row,
)
from sixgun.research.writers.rows import Row

FLAGS: Final = (False, True)
MAYBE: Final = (None, False, True)
DOWN: Final = 4  # of STATUSES, as a bit
NO_OTHERS: Final[list[int]] = []


def _bits(names: Any, count: int) -> list[list[str]]:
    return [[name for bit, name in enumerate(names) if bits >> bit & 1] for bits in range(1 << count)]


class Figure:
    """The figures of a character or a weapon when they were last written, and what they gave."""

    def __init__(self) -> None:
        self.figures: list[int] = []
        self.ready: bytes = b""


class CharacterParts:
    """The pieces of a LEGEND."""

    def __init__(self, figures: Any, item: Any, seats: int) -> None:
        parts = item.parts
        self.who: list[bytes] = [THERE + one for one in row(parts["character"], figures.characters)]
        self.seat: list[bytes] = row(parts["seat"], range(seats))
        self.side: list[bytes] = row(parts["side"], range(parts["side"].size - 1))
        self.hex_field: Any = parts["hex"]
        self.hex: dict[str, bytes] = {}
        self.no_hex: bytes = piece(parts["hex"], None)
        self.facing: list[bytes] = row(parts["facing"], DIRECTIONS)
        self.down: list[bytes] = row(parts["down"], FLAGS)
        self.out: list[bytes] = row(parts["out"], _bits(OUT_NAMES, len(OUT_NAMES)))
        self.boxes: Signed = Signed(parts["boxes"])
        self.one_hand: Signed = Signed(parts["skills"].parts["one_hand"])
        self.two_hand: Signed = Signed(parts["skills"].parts["two_hand"])
        self.endurance: Signed = Signed(parts["endurance"])
        self.weary: list[bytes] = row(parts["weary"], FLAGS)
        self.delay: Signed = Signed(parts["delay"])
        self.spent: Signed = Signed(parts["spent"])
        wounds = parts["wounds"].parts
        self.gun_arm: list[bytes] = numbers(wounds["gun_arm"])
        self.other_arm: list[bytes] = numbers(wounds["other_arm"])
        self.leg: list[bytes] = numbers(wounds["leg"])
        self.serious: list[bytes] = numbers(wounds["serious"])
        aim = parts["aim"].parts
        self.no_aim: bytes = piece(parts["aim"], None)
        self.aim: Signed = Signed(aim["points"])
        self.target: list[bytes] = row(aim["target"], figures.characters)
        self.no_target: bytes = piece(aim["target"], None)
        self.stack: StackParts = StackParts(figures, parts["stack"])
        self.last: Tally = Tally(parts["last"], lumped=False)
        self.moving: list[bytes] = row(parts["moving"], MAYBE)
        self.running: list[bytes] = row(parts["running"], MAYBE)
        self.sprint: list[bytes] = row(parts["sprint"], FLAGS)
        self.points_field: Any = parts["points"]
        self.points: dict[int, bytes] = {}
        others = parts["others"]
        other = others.item.parts
        self.others: list[bytes] = lengths(others)
        self.most_others: int = others.most
        self.enemy: list[bytes] = row(other["enemy"], FLAGS)
        self.range_field: Any = other["range"]
        self.seen_field: Any = other["seen"]
        self.zone_field: Any = other["in_zone"]
        self.sight: dict[int, bytes] = {}  # by both hexes and the facing, on the present map
        self.views: dict[tuple[int, Any, bool], bytes] = {}  # the same by what is seen
        self.map: Any = None
        self.status: list[bytes] = row(other["status"], _bits(STATUSES, len(STATUSES)))
        nobody = [self.who[0], self.enemy[0], self._view(0, None, False), self.status[0]]
        self.no_other: list[bytes] = [blank(len(one) // FIGURE) for one in nobody]
        self._nobody_parts(item)
        names = [name for name, part in parts.items() if part.size]
        assert names[-5:] == ["moving", "running", "sprint", "points", "others"]

    def _nobody_parts(self, item: Any) -> None:
        """As many pieces as a character has, of the same sizes."""
        rest = [*self.stack.nothing(), self.last.nothing, self.moving[0], self.running[0], self.sprint[0]]
        rest += [self._points(0), self.others[0], *self.no_other * self.most_others]
        legend = FIGURE * (1 + item.size) - sum([len(one) for one in rest])
        self.nobody: list[bytes] = [bytes(legend), *[bytes(len(one)) for one in rest]]

    def leave_out(self, row: Row) -> None:
        """A character that is not there."""
        for nothing in self.nobody:
            row.add(nothing)

    def write(self, s: State, c: int, mine: bool, total: int, choosing: bool, before: Figure, row: Row) -> None:
        on_map = not s.out[c] & LEFT
        skilled, skill = s.options[CHARACTER_RULE], s.figures.skill
        target = s.aim_at[c]
        figures = [
            s.who[c],
            s.owner[c],
            s.side[c],
            s.hex[c] if on_map else NOBODY,
            s.facing[c],
            s.down[c],
            s.out[c],
            boxes_of(s, c),
            skill[1][s.who[c]] if skilled else 0,
            skill[2][s.who[c]] if skilled else 0,
            s.endurance[c],
            s.weary[c],
            s.delay[c],
            s.spent[c],
            s.gun_arm[c],
            s.other_arm[c],
            s.leg[c],
            s.serious[c],
            s.aim[c],
            target,
            s.who[target] if 0 <= target < HEX_TARGET else NOBODY,
        ]
        if before.figures != figures:
            before.figures = figures
            before.ready = self._legend(s, figures)
        row.add(before.ready)
        self.stack.write(s, c, mine, choosing, row)
        self._last(s, s.last[c], row)
        moving = known_status(s, c, MOVE_STATUS, s.moving[c])
        running = known_status(s, c, RUN_STATUS, s.running[c])
        row.add(self.moving[0 if moving is None else 2 if moving else 1])
        row.add(self.running[0 if running is None else 2 if running else 1])
        row.add(self.sprint[1 if sprint_is_built(s, c) else 0])
        row.add(self._points(total))
        self._others(s, c, on_map, row)

    def _legend(self, s: State, figures: list[int]) -> bytes:
        """A character up to its stack."""
        out = [
            self.who[figures[0]],
            self.seat[figures[1]],
            self.side[figures[2]],
            self.hex_of(s, figures[3]) if figures[3] != NOBODY else self.no_hex,
            self.facing[figures[4]],
            self.down[1 if figures[5] else 0],
            self.out[figures[6]],
            self.boxes.find(figures[7]),
            self.one_hand.find(figures[8]),
            self.two_hand.find(figures[9]),
            self.endurance.find(figures[10]),
            self.weary[1 if figures[11] else 0],
            self.delay.find(figures[12]),
            self.spent.find(figures[13]),
            capped(self.gun_arm, figures[14]),
            capped(self.other_arm, figures[15]),
            capped(self.leg, figures[16]),
            capped(self.serious, figures[17]),
        ]
        target = figures[19]
        if target == NOBODY:
            out.append(self.no_aim)
        else:
            at_hex = target >= HEX_TARGET
            out.append(self.aim.find(figures[18]))
            out.append(self.no_target if at_hex else self.target[figures[20]])
            out.append(self.hex_of(s, target - HEX_TARGET) if at_hex else self.no_hex)
        return b"".join(out)

    def hex_of(self, s: State, hex_: int) -> bytes:
        name = s.map.names[hex_]
        found = self.hex.get(name)
        if found is None:
            found = piece(self.hex_field, name)
            self.hex[name] = found
        return found

    def _last(self, s: State, stack: int, row: Row) -> None:
        if stack <= 0:
            row.add(self.last.nothing)
            return
        counts = Counts()
        while stack > 0:
            counts.add(s.figures.action[(stack & MASK) - 1])
            stack >>= BITS
        row.add(self.last.joined(counts))

    def _points(self, units: int) -> bytes:
        found = self.points.get(units)
        if found is None:
            found = piece(self.points_field, fraction(units))
            self.points[units] = found
        return found

    def _others(self, s: State, c: int, on_map: bool, row: Row) -> None:
        left = self.most_others
        seen = [d for d in range(len(s.who)) if d != c and not s.out[d] & LEFT] if on_map else NO_OTHERS
        row.add(capped(self.others, len(seen)))
        for d in seen:
            row.add(self.who[s.who[d]])  # they are there
            row.add(self.enemy[1 if s.side[c] != s.side[d] else 0])
            row.add(self._sight(s, c, d))
            status = DOWN if s.down[d] else 0
            if known_status(s, d, MOVE_STATUS, s.moving[d]):
                status |= 1
            if known_status(s, d, RUN_STATUS, s.running[d]):
                status |= 2
            row.add(self.status[status])
            left -= 1
        while left > 0:
            for nothing in self.no_other:
                row.add(nothing)
            left -= 1

    def _sight(self, s: State, c: int, d: int) -> bytes:
        """Range, bearing as it is seen, and AIM ZONE: the places of both decide them, and the facing of the one."""
        if self.map is not s.map:
            self.map = s.map
            self.sight.clear()
        key = (s.hex[c] * s.map.size + s.hex[d]) * 6 + s.facing[c]
        found = self.sight.get(key)
        if found is None:
            zone = s.map.in_aim_zone(s.hex[c], s.facing[c], s.hex[d])
            found = self._view(s.map.distance(s.hex[c], s.hex[d]), seen_from(s, c, d), zone)
            self.sight[key] = found
        return found

    def _view(self, distance: int, seen: Any, zone: bool) -> bytes:
        key = (distance, seen, zone)
        found = self.views.get(key)
        if found is None:
            found = piece(self.range_field, distance) + piece(self.seen_field, seen) + piece(self.zone_field, zone)
            self.views[key] = found
        return found
