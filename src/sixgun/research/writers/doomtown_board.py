"""Doomtown's places and dudes with what is attached to them, each at its own place."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.doomtown.language import control, stats, words
from sixgun.games.doomtown.table import uses
from sixgun.games.doomtown.table.state import HAS_ARRIVED, SQUARE, WAS_TRADED, State
from sixgun.research.writers.doomtown_tags import Tags
from sixgun.research.writers.pieces import FIGURE, THERE, Counts, Signed, Tally, blanks, capped, numbers, piece, row

FLAGS: Final = (False, True)
CARD: Final = 16  # bits of a card's number
CARDS: Final = (1 << CARD) - 1


def put(order: list[int], item: int) -> None:
    """Put an item where it belongs in an ordered list: there are few, and this is compiled, which sorting is not.

    >>> order = [1, 4]
    >>> put(order, 3); order
    [1, 3, 4]
    """
    at = len(order)
    order.append(item)
    while at > 0 and order[at - 1] > item:
        order[at] = order[at - 1]
        at -= 1
    order[at] = item


class Figure:
    """The figures of a dude when they were last written, and what they gave."""

    def __init__(self) -> None:
        self.figures: list[int] = []
        self.gear: list[int] = []
        self.ready: bytes = b""


class Uses:
    """The pieces of how often the abilities of a card were used."""

    def __init__(self, field: Any) -> None:
        self._field: Any = field
        self._known: dict[int, bytes] = {0: piece(field, 0)}

    def find(self, used: int) -> bytes:
        found = self._known.get(used)
        if found is None:
            found = piece(self._field, used)
            self._known[used] = found
        return found


class Gear:
    """The pieces of attachments of one list."""

    def __init__(self, tags: dict[int, int], bearers: dict[int, int], field: Any) -> None:
        item = field._placed.item.parts
        self.at: dict[int, int] = tags
        self.count: int = len(tags)
        self.blanks: list[bytes] = blanks(1 + field._placed.item.size, self.count)
        self.booted: list[bytes] = [THERE + one for one in row(item["booted"], FLAGS)]
        self.used: Uses = Uses(item["used"])
        self.traded: list[bytes] = row(item["traded"], FLAGS)
        shares = {number: field._bearers[name] for name, number in zip(field._bearers, bearers.values(), strict=True)}
        self.bearer: dict[int, bytes] = {tag: piece(item["bearer"], shares[number]) for tag, number in bearers.items()}
        self.influence: Signed = Signed(item["influence"])
        self.rocks: list[bytes] = numbers(item["rocks"])
        self.unknown: list[bytes] = [bytes(FIGURE), THERE]

    def write(self, s: State, worn: list[int], out: list[bytes]) -> None:
        """Cards that are worn, each at its own place; a last figure tells of those that have none."""
        if not worn:
            out.append(self.blanks[self.count])
            out.append(self.unknown[0])
            return
        order: list[int] = []
        strange = 0
        for gear in worn:
            number = self.at.get(s.tags[gear], -1)
            if number < 0:
                strange = 1
            else:
                put(order, number << CARD | gear)
        before = 0
        for item in order:
            number, gear = item >> CARD, item & CARDS
            if number > before:
                out.append(self.blanks[number - before])
            out.append(self.booted[1 if s.booted[gear] else 0])
            out.append(self.used.find(uses.own(s, gear)))
            out.append(self.traded[1 if s.flags[gear] & WAS_TRADED else 0])
            out.append(self.bearer[s.tags[s.host[gear]]])
            out.append(self.influence.find(s.sway[gear]))
            out.append(capped(self.rocks, s.rocks[gear]))
            before = number + 1
        out.append(self.blanks[self.count - before])
        out.append(self.unknown[strange])


class Board:
    """Looks at the table once, then writes it."""

    def __init__(self, tags: Tags, cards: Any, parts: Any, seats: int) -> None:
        self.tags: Tags = tags
        self.controls: list[int] = []
        self.influences: list[int] = []
        self.bullets: list[int] = []  # of the dudes, gang by gang, as all these
        self.influence: list[int] = []
        self.points: list[int] = []
        self.studs: list[bool] = []
        self.deed_points: list[int] = []  # of the places
        self.controllers: list[int] = []
        placed, built = parts["places"].ways
        self._place_parts(placed, seats)
        self.built: Gear = Gear(tags.built, tags.places, built)
        dudes, worn = parts["dudes"].ways
        self._dude_parts(dudes, cards, seats)
        self.worn: Gear = Gear(tags.worn, tags.dudes, worn)

    def _place_parts(self, placed: Any, seats: int) -> None:
        item = placed.item.parts
        self.place_count: int = len(self.tags.places)
        self.no_places: list[bytes] = blanks(1 + placed.item.size, self.place_count)
        square = {"controller": None, "private": False}
        self.square: bytes = THERE + piece(placed.item, square)
        self.controller: list[bytes] = [THERE + one for one in row(item["controller"], [*range(seats), None])]
        self.control: list[bytes] = numbers(item["control"])
        self.production: list[bytes] = numbers(item["production"])
        marks = [item[name] for name in ("private", "in_town", "booted")]
        self.place_marks: list[bytes] = [
            b"".join([piece(field, bool(bits >> i & 1)) for i, field in enumerate(marks)]) for bits in range(8)
        ]
        self.place_used: Uses = Uses(item["used"])
        self.place_rocks: list[bytes] = numbers(item["rocks"])
        self.unknown: list[bytes] = [bytes(FIGURE), THERE]
        sized = [name for name, part in item.items() if part.size]
        assert sized == ["controller", "control", "production", "private", "in_town", "booted", "used", "rocks"]

    def _dude_parts(self, dudes: Any, cards: Any, seats: int) -> None:
        item = dudes.item.parts
        self.dude_count: int = len(self.tags.dudes)
        self.no_dudes: list[bytes] = blanks(1 + dudes.item.size, self.dude_count)
        self.seat: list[bytes] = [THERE + one for one in row(item["seat"], range(seats))]
        at = item["place"]
        self.where: dict[int, bytes] = {
            tag: piece(at, name) for tag, name in zip(self.tags.places, at.words, strict=True)
        }
        self.booted: list[bytes] = row(item["booted"], FLAGS)
        self.value: list[bytes] = numbers(item["value"])
        self.dude_bullets: list[bytes] = numbers(item["bullets"])
        self.stud: list[bytes] = row(item["stud"], FLAGS)
        self.dude_influence: list[bytes] = numbers(item["influence"])
        self.upkeep: list[bytes] = numbers(item["upkeep"])
        self.bounty: list[bytes] = numbers(item["bounty"])
        self.dude_control: list[bytes] = numbers(item["control"])
        self.posse: list[bytes] = row(item["posse"], range(3))
        self.purse: Signed = Signed(item["purse"])
        self.dude_used: Uses = Uses(item["used"])
        self.arrived: list[bytes] = row(item["arrived"], FLAGS)
        bag = item["gear"].field
        self.gear: Tally = Tally(bag, lumped=False)
        self.gear_word: list[int] = [bag.words.get(key, bag.size - 1) for key in cards.keys]
        sized = [name for name, part in item.items() if part.size]
        assert sized[:9] == ["seat", "place", "booted", "value", "bullets", "stud", "influence", "upkeep", "bounty"]
        assert sized[9:] == ["control", "posse", "purse", "used", "arrived", "gear"]

    def look(self, s: State) -> None:
        """Find out each stat of the dudes and deeds once: players' totals come from them as well."""
        self.controls = [s.points[home] for home in s.homes]
        self.influences = [0] * s.seats
        self.bullets, self.influence, self.points, self.studs = [], [], [], []
        for seat in range(s.seats):
            for dude in s.gang[seat]:
                influence = stats.influence(s, dude)
                points = stats.control_points(s, dude)
                self.influences[seat] = self.influences[seat] + influence
                self.controls[seat] = self.controls[seat] + points
                self.influence.append(influence)
                self.points.append(points)
                self.bullets.append(stats.bullets(s, dude))
                self.studs.append(stats.is_stud(s, dude))
        self.deed_points, self.controllers = [], []
        for owner in range(s.seats):
            home = s.homes[owner]
            for places in (s.street[owner], s.outskirts[owner]):
                for place in places:
                    if place == home:
                        self.deed_points.append(s.points[home])
                        self.controllers.append(owner)
                        continue
                    points = stats.control_points(s, place)
                    holder = stats.deed_controller(s, place)
                    self.controls[holder] = self.controls[holder] + points
                    self.deed_points.append(points)
                    self.controllers.append(holder)

    def bonus(self, s: State, side: int, shooter: int, studs: bool) -> int:
        """The shooter's full rating and one for each other dude of the posse, of the same kind, as the rules count."""
        total, number = 0, 0
        for gang in s.gang:
            for dude in gang:
                if s.side[dude] == side and self.studs[number] == studs:
                    total += self.bullets[number] if dude == shooter else 1
                number += 1
        return total

    def write(self, s: State, known: list[Figure], out: list[bytes]) -> None:
        self._places(s, out)
        self._dudes(s, known, out)

    def _places(self, s: State, out: list[bytes]) -> None:
        order: list[int] = []
        number = 0
        strange = 0
        for owner in range(s.seats):
            for places in (s.street[owner], s.outskirts[owner]):
                for place in places:
                    at = self.tags.places.get(s.tags[place], -1)
                    if at < 0:
                        strange = 1
                    else:
                        put(order, (at << CARD | number) << CARD | place)
                    number += 1
        out.append(self.square)
        before = 1
        for item in order:
            at = item >> 2 * CARD
            if at > before:
                out.append(self.no_places[at - before])
            self._place(s, item & CARDS, item >> CARD & CARDS, out)
            before = at + 1
        out.append(self.no_places[self.place_count - before])
        out.append(self.unknown[strange])
        worn: list[int] = []
        for gear in s.gear:
            if s.boss[s.host[gear]] < 0:
                worn.append(gear)
        self.built.write(s, worn, out)

    def _place(self, s: State, place: int, number: int, out: list[bytes]) -> None:
        out.append(self.controller[self.controllers[number]])
        out.append(capped(self.control, self.deed_points[number]))
        out.append(capped(self.production, stats.production(s, place)))
        marks = 1 if control.is_private(s, place) else 0
        if place in s.street[s.owner[place]]:
            marks |= 2
        if s.booted[place]:
            marks |= 4
        out.append(self.place_marks[marks])
        out.append(self.place_used.find(uses.own(s, place)))
        out.append(capped(self.place_rocks, s.rocks[place]))

    def _dudes(self, s: State, known: list[Figure], out: list[bytes]) -> None:
        order: list[int] = []
        number = 0
        strange = 0
        for gang in s.gang:
            for dude in gang:
                at = self.tags.dudes.get(s.tags[dude], -1)
                if at < 0:
                    strange = 1
                else:
                    put(order, (at << CARD | number) << CARD | dude)
                number += 1
        before = 0
        for item in order:
            at, dude = item >> 2 * CARD, item & CARDS
            if at > before:
                out.append(self.no_dudes[at - before])
            out.append(self._dude(s, dude, item >> CARD & CARDS, known[dude]))
            before = at + 1
        out.append(self.no_dudes[self.dude_count - before])
        out.append(self.unknown[strange])
        worn: list[int] = []
        for gear in s.gear:
            if s.boss[s.host[gear]] >= 0:
                worn.append(gear)
        self.worn.write(s, worn, out)

    def _dude(self, s: State, dude: int, number: int, before: Figure) -> bytes:
        place = s.place[dude]
        figures = [
            s.boss[dude],
            -1 if place == SQUARE else s.tags[place],
            s.booted[dude],
            stats.value(s, dude),
            self.bullets[number],
            1 if self.studs[number] else 0,
            self.influence[number],
            stats.upkeep(s, dude),
            s.bounty[dude],
            self.points[number],
            s.side[dude],
            stats.modified(s, dude, words.STAT_PURSE) if s.mods else 0,
            uses.own(s, dude),
            s.flags[dude] & HAS_ARRIVED,
        ]
        gear: list[int] = []
        for one in s.gear:
            if s.host[one] == dude:
                gear.append(s.what[one])
        if before.figures != figures or before.gear != gear:
            before.figures, before.gear = figures, gear
            before.ready = self._dude_piece(figures, gear)
        return before.ready

    def _dude_piece(self, figures: list[int], gear: list[int]) -> bytes:
        out = [
            self.seat[figures[0]],
            self.where[figures[1]],
            self.booted[1 if figures[2] else 0],
            capped(self.value, figures[3]),
            capped(self.dude_bullets, figures[4]),
            self.stud[figures[5]],
            capped(self.dude_influence, figures[6]),
            capped(self.upkeep, figures[7]),
            capped(self.bounty, figures[8]),
            capped(self.dude_control, figures[9]),
            self.posse[figures[10]],
            self.purse.find(figures[11]),
            self.dude_used.find(figures[12]),
            self.arrived[1 if figures[13] else 0],
        ]
        if gear:
            counts = Counts()
            for what in gear:
                counts.add(self.gear_word[what])
            self.gear.write(counts, out)
        else:
            out.append(self.gear.nothing)
        return b"".join(out)
