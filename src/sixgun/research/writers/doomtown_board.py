"""Doomtown's places and dudes with what is attached to them, each at its own place."""

from __future__ import annotations

from typing import Any, Final

from sixgun.games.doomtown.language import control, stats, words
from sixgun.games.doomtown.table import uses
from sixgun.games.doomtown.table.state import HAS_ARRIVED, SQUARE, WAS_TRADED, State
from sixgun.research.writers.doomtown_tags import Tags
from sixgun.research.writers.pieces import FIGURE, THERE, Counts, Signed, Tally, blanks, capped, numbers, piece, row

FLAGS: Final = (False, True)


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
        order: dict[int, int] = {}
        strange = 0
        for gear in worn:
            number = self.at.get(s.tags[gear], -1)
            if number < 0:
                strange = 1
            else:
                order[number] = gear
        before = 0
        for number in sorted(order):
            gear = order[number]
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

    def write(self, s: State, out: list[bytes]) -> None:
        self._places(s, out)
        self._dudes(s, out)

    def _places(self, s: State, out: list[bytes]) -> None:
        order: dict[int, int] = {}
        number = 0
        strange = 0
        for owner in range(s.seats):
            for places in (s.street[owner], s.outskirts[owner]):
                for place in places:
                    at = self.tags.places.get(s.tags[place], -1)
                    if at < 0:
                        strange = 1
                    else:
                        order[at] = number << 16 | place
                    number += 1
        out.append(self.square)
        before = 1
        for at in sorted(order):
            if at > before:
                out.append(self.no_places[at - before])
            self._place(s, order[at] & 0xFFFF, order[at] >> 16, out)
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

    def _dudes(self, s: State, out: list[bytes]) -> None:
        order: dict[int, int] = {}
        number = 0
        strange = 0
        for gang in s.gang:
            for dude in gang:
                at = self.tags.dudes.get(s.tags[dude], -1)
                if at < 0:
                    strange = 1
                else:
                    order[at] = number << 16 | dude
                number += 1
        before = 0
        for at in sorted(order):
            if at > before:
                out.append(self.no_dudes[at - before])
            self._dude(s, order[at] & 0xFFFF, order[at] >> 16, out)
            before = at + 1
        out.append(self.no_dudes[self.dude_count - before])
        out.append(self.unknown[strange])
        worn: list[int] = []
        for gear in s.gear:
            if s.boss[s.host[gear]] >= 0:
                worn.append(gear)
        self.worn.write(s, worn, out)

    def _dude(self, s: State, dude: int, number: int, out: list[bytes]) -> None:
        out.append(self.seat[s.boss[dude]])
        place = s.place[dude]
        out.append(self.where[-1 if place == SQUARE else s.tags[place]])
        out.append(self.booted[1 if s.booted[dude] else 0])
        out.append(capped(self.value, stats.value(s, dude)))
        out.append(capped(self.dude_bullets, self.bullets[number]))
        out.append(self.stud[1 if self.studs[number] else 0])
        out.append(capped(self.dude_influence, self.influence[number]))
        out.append(capped(self.upkeep, stats.upkeep(s, dude)))
        out.append(capped(self.bounty, s.bounty[dude]))
        out.append(capped(self.dude_control, self.points[number]))
        out.append(self.posse[s.side[dude]])
        out.append(self.purse.find(stats.modified(s, dude, words.STAT_PURSE) if s.mods else 0))
        out.append(self.dude_used.find(uses.own(s, dude)))
        out.append(self.arrived[1 if s.flags[dude] & HAS_ARRIVED else 0])
        counts = Counts()
        worn = False
        for gear in s.gear:
            if s.host[gear] == dude:
                counts.add(self.gear_word[s.what[gear]])
                worn = True
        if worn:
            self.gear.write(counts, out)
        else:
            out.append(self.gear.nothing)
