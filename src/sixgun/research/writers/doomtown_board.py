"""Doomtown's places and dudes with what is attached to them, each at its own place."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sixgun.games.doomtown.table import uses
from sixgun.games.doomtown.table.state import HAS_ARRIVED, SQUARE, WAS_TRADED, State
from sixgun.research.writers.doomtown_numbers import IN_TOWN, Figure, Spots, Table
from sixgun.research.writers.doomtown_tags import Tags
from sixgun.research.writers.pieces import (
    FIGURE,
    THERE,
    Counts,
    Signed,
    Tally,
    Unfit,
    blank,
    numbers,
    piece,
    row,
)
from sixgun.research.writers.rows import Row

FLAGS: Final = (False, True)
NO_GEAR: Final[list[int]] = []
BITS: Final = 6  # of a figure among those that decide a piece
MOST: Final = 63
TAG_BITS: Final = 20
FLAG_BITS: Final = 8
PLACE_BITS: Final = 12


def cut(number: int, pieces: list[bytes]) -> int:
    """Which of the pieces stands for a number: the last one for any above it."""
    last = len(pieces) - 1
    return number if number < last else last


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


def few(*pieces: list[bytes]) -> None:
    """Refuse more pieces than there are bits for their numbers."""
    if max(map(len, pieces)) > MOST:
        raise Unfit("more figures than there are bits")


class Gear:
    """The pieces of attachments of one list."""

    def __init__(self, tags: dict[int, int], bearers: dict[int, int], field: Any) -> None:
        item = field._placed.item.parts
        self.tags: dict[int, int] = tags
        self.count: int = len(tags)
        self.nothing: bytes = blank(1 + field._placed.item.size)
        self.booted: list[bytes] = [THERE + one for one in row(item["booted"], FLAGS)]
        self.used: Uses = Uses(item["used"])
        self.traded: list[bytes] = row(item["traded"], FLAGS)
        shares = {number: field._bearers[name] for name, number in zip(field._bearers, bearers.values(), strict=True)}
        self.bearer: dict[int, bytes] = {tag: piece(item["bearer"], shares[number]) for tag, number in bearers.items()}
        self.influence: Signed = Signed(item["influence"])
        self.rocks: list[bytes] = numbers(item["rocks"])
        self.unknown: list[bytes] = [bytes(FIGURE), THERE]
        few(self.rocks, self.influence.pieces)

    def write(self, s: State, on_dudes: bool, table: Table, spots: Spots, out: Row) -> None:
        """Attachments of dudes, or those of places; each at its own place."""
        known = table.figures
        if table.settled and spots.stay(out, self.count):
            for gear in s.gear:
                if (s.boss[s.host[gear]] >= 0) == on_dudes:
                    figure = known[gear]
                    if not figure.stays(looks_of(s, gear), s.used[gear]):
                        spots.change(out, figure.at, self._piece(s, gear, figure))
            return
        spots.begin(out, self.nothing, self.count)
        for gear in s.gear:
            if (s.boss[s.host[gear]] >= 0) == on_dudes:
                figure = known[gear]
                at = figure.place(s.tags[gear], self.tags)
                if at < 0:
                    spots.strange = 1
                else:
                    figure.stays(looks_of(s, gear), s.used[gear])
                    spots.put(out, at, self._piece(s, gear, figure))
        spots.end(out, self.nothing, self.unknown)

    def _piece(self, s: State, gear: int, before: Figure) -> bytes:
        booted = 1 if s.booted[gear] else 0
        traded = 1 if s.flags[gear] & WAS_TRADED else 0
        bearer = s.tags[s.host[gear]]
        influence, rocks = self.influence.number(s.sway[gear]), cut(s.rocks[gear], self.rocks)
        used = uses.own(s, gear)
        shown: i64 = bearer
        shown = ((shown << BITS | influence) << BITS | rocks) << 2 | (2 * booted + traded)
        if not before.is_same(shown, used):
            out = [self.booted[booted], self.used.find(used), self.traded[traded], self.bearer[bearer]]
            out += [self.influence.pieces[influence], self.rocks[rocks]]
            before.ready = b"".join(out)
        return before.ready


class Board:
    """Writes what was found out about the table."""

    def __init__(self, tags: Tags, cards: Any, parts: Any, seats: int) -> None:
        self.tags: Tags = tags
        placed, built = parts["places"].ways
        self._place_parts(placed, seats)
        self.built: Gear = Gear(tags.built, tags.places, built)
        dudes, worn = parts["dudes"].ways
        self._dude_parts(dudes, cards, seats)
        self.worn: Gear = Gear(tags.worn, tags.dudes, worn)

    def _place_parts(self, placed: Any, seats: int) -> None:
        item = placed.item.parts
        self.place_count: int = len(self.tags.places)
        self.no_place: bytes = blank(1 + placed.item.size)
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
        few(self.controller, self.control, self.production, self.place_rocks)
        sized = [name for name, part in item.items() if part.size]
        assert sized == ["controller", "control", "production", "private", "in_town", "booted", "used", "rocks"]

    def _dude_parts(self, dudes: Any, cards: Any, seats: int) -> None:
        item = dudes.item.parts
        self.dude_count: int = len(self.tags.dudes)
        self.no_dude: bytes = blank(1 + dudes.item.size)
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
        few(self.seat, self.value, self.dude_bullets, self.dude_influence, self.upkeep, self.bounty, self.dude_control)
        few(self.purse.pieces)
        self.gear: Tally = Tally(bag, lumped=False)
        self.gear_word: list[int] = [bag.words.get(key, bag.size - 1) for key in cards.keys]
        sized = [name for name, part in item.items() if part.size]
        assert sized[:9] == ["seat", "place", "booted", "value", "bullets", "stud", "influence", "upkeep", "bounty"]
        assert sized[9:] == ["control", "posse", "purse", "used", "arrived", "gear"]

    def bonus(self, s: State, known: list[Figure], side: int, shooter: int, studs: bool) -> int:
        """The shooter's full rating and one for each other dude of the posse, of the same kind, as the rules count."""
        total = 0
        for gang in s.gang:
            for dude in gang:
                if s.side[dude] == side and known[dude].stud == studs:
                    total += known[dude].bullets if dude == shooter else 1
        return total

    def write(self, s: State, table: Table, out: Row) -> None:
        """Where the same cards are in play as before, only those are looked at closely on which something has changed.

        What a card shows of itself is compared first, as it lies in the state.
        """
        out.add(self.square)
        self._places(s, table, table.places, out)
        self.built.write(s, False, table, table.built, out)
        self._dudes(s, table, table.dudes, out)
        self.worn.write(s, True, table, table.worn, out)

    def _places(self, s: State, table: Table, spots: Spots, out: Row) -> None:
        known = table.figures
        if table.settled and spots.stay(out, self.place_count - 1):
            for owner in range(s.seats):
                self._change_places(s, s.street[owner], IN_TOWN, known, spots, out)
                self._change_places(s, s.outskirts[owner], 0, known, spots, out)
            return
        spots.begin(out, self.no_place, self.place_count - 1)  # without the town square
        for owner in range(s.seats):
            for place in s.street[owner]:
                self._put_place(s, place, IN_TOWN, known[place], spots, out)
            for place in s.outskirts[owner]:
                self._put_place(s, place, 0, known[place], spots, out)
        spots.end(out, self.no_place, self.unknown)

    def _change_places(
        self, s: State, places: list[int], where: int, known: list[Figure], spots: Spots, out: Row
    ) -> None:
        for place in places:
            figure = known[place]
            if not figure.stays(looks_of(s, place), s.used[place]):
                spots.change(out, figure.at - 1, self._place(s, place, where, figure))

    def _put_place(self, s: State, place: int, where: int, figure: Figure, spots: Spots, out: Row) -> None:
        at = figure.place(s.tags[place], self.tags.places)
        if at < 0:
            spots.strange = 1
        else:
            figure.stays(looks_of(s, place), s.used[place])
            spots.put(out, at - 1, self._place(s, place, where, figure))

    def _place(self, s: State, place: int, where: int, before: Figure) -> bytes:
        control, production = cut(before.points, self.control), cut(before.production, self.production)
        marks = where | before.marks
        if s.booted[place]:
            marks |= 4
        used, rocks = uses.own(s, place), cut(s.rocks[place], self.place_rocks)
        shown: i64 = before.holder
        shown = (((shown << BITS | control) << BITS | production) << BITS | rocks) << BITS | marks
        if not before.is_same(shown, used):
            out = [self.controller[before.holder], self.control[control], self.production[production]]
            out += [self.place_marks[marks], self.place_used.find(used), self.place_rocks[rocks]]
            before.ready = b"".join(out)
        return before.ready

    def _dudes(self, s: State, table: Table, spots: Spots, out: Row) -> None:
        known = table.figures
        if table.settled and spots.stay(out, self.dude_count):
            for gang in s.gang:
                for dude in gang:
                    figure = known[dude]
                    if not figure.stays(looks_of_dude(s, dude), s.used[dude]):
                        spots.change(out, figure.at, self._dude(s, dude, figure))
            return
        spots.begin(out, self.no_dude, self.dude_count)
        for gang in s.gang:
            for dude in gang:
                figure = known[dude]
                at = figure.place(s.tags[dude], self.tags.dudes)
                if at < 0:
                    spots.strange = 1
                else:
                    figure.stays(looks_of_dude(s, dude), s.used[dude])
                    spots.put(out, at, self._dude(s, dude, figure))
        spots.end(out, self.no_dude, self.unknown)

    def _dude(self, s: State, dude: int, before: Figure) -> bytes:
        place = s.place[dude]
        where = -1 if place == SQUARE else s.tags[place]
        boss, side = s.boss[dude], s.side[dude]
        booted = 1 if s.booted[dude] else 0
        stud = 1 if before.stud else 0
        arrived = 1 if s.flags[dude] & HAS_ARRIVED else 0
        value, bullets = cut(before.value, self.value), cut(before.bullets, self.dude_bullets)
        influence, upkeep = cut(before.influence, self.dude_influence), cut(before.upkeep, self.upkeep)
        bounty, control = cut(s.bounty[dude], self.bounty), cut(before.points, self.dude_control)
        purse = self.purse.number(before.purse)
        marks = (((boss * 3 + side) * 2 + booted) * 2 + stud) * 2 + arrived
        shown: i64 = value
        shown = ((shown << BITS | bullets) << BITS | influence) << BITS | upkeep
        shown = (((shown << BITS | bounty) << BITS | control) << BITS | purse) << 2 * BITS | marks
        used: i64 = uses.own(s, dude)
        gear: list[int] = NO_GEAR
        for one in s.gear:
            if s.host[one] == dude:
                gear = gear + [s.what[one]]
        if before.is_same(shown, used << TAG_BITS | where + 1) and before.gear == gear:
            return before.ready
        before.gear = gear
        out = [
            self.seat[boss],
            self.where[where],
            self.booted[booted],
            self.value[value],
            self.dude_bullets[bullets],
            self.stud[stud],
            self.dude_influence[influence],
            self.upkeep[upkeep],
            self.bounty[bounty],
            self.dude_control[control],
            self.posse[side],
            self.purse.pieces[purse],
            self.dude_used.find(used),
            self.arrived[arrived],
        ]
        counts = Counts()
        for what in gear:
            counts.add(self.gear_word[what])
        self.gear.write(counts, out)
        before.ready = b"".join(out)
        return before.ready


def looks_of(s: State, card: int) -> i64:
    """What lies on a card and how it lies, apart from what its numbers come from."""
    rocks: i64 = s.rocks[card]
    return (rocks << FLAG_BITS | s.flags[card]) << 1 | (1 if s.booted[card] else 0)


def looks_of_dude(s: State, dude: int) -> i64:
    """The same of a dude, with where it is. Of no consequence if more than it shows: then it is looked at closely."""
    bounty: i64 = s.bounty[dude]
    looks = (bounty << FLAG_BITS | s.flags[dude]) << 1 | (1 if s.booted[dude] else 0)
    return looks << PLACE_BITS | s.place[dude]
