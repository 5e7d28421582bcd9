"""Doomtown's numbers of dudes and places: found out once for an observation, and again only where they may differ.

A number follows from what is printed, from the counters on the card and who has it, from attachments, from traits of
other cards in play, and from changes that end. All that is compared with the last time, card by card. What depends on
more than that (a trait with a condition) says so in `State.leaned`, and is found out each time.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sixgun.games.doomtown.language import stats, words
from sixgun.games.doomtown.language.control import is_private
from sixgun.games.doomtown.table.changes import CHANGE_WIDTH, WHILE
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import FIRM, LEANED, NOT_ASKED, State
from sixgun.research.writers.rows import Row

NO_TAG: Final = -2
NEVER: Final = -1
COUNTER_BITS: Final = 20  # of a number of counters: far more than there are
IN_TOWN: Final = 2  # of the marks of a place
PRIVATE: Final = 1
# Numbers of a dude, as bits.
INFLUENCE: Final = 1
POINTS: Final = 2
BULLETS: Final = 4
STUD: Final = 8
VALUE: Final = 16
UPKEEP: Final = 32
ALL: Final = 63


class Figure:
    """What was last found out about a card in play, and the piece that it gave.

    What decides the piece is packed into two numbers: to compare them costs next to nothing, where a list of figures
    would have to be made each time.
    """

    def __init__(self) -> None:
        self._tag: int = NO_TAG
        self._tags: Any = None
        self._at: int = 0  # its place in the list of these tags; below 0 for none
        self.influence: int = 0
        self.bullets: int = 0
        self.points: int = 0
        self.stud: bool = False
        self.value: int = 0
        self.upkeep: int = 0
        self.purse: int = 0
        self.production: int = 0
        self.marks: int = 0
        self.holder: int = 0
        self.leans: int = 0  # the numbers of a dude that depend on more than is compared
        self.version: i64 = NEVER  # of the table's numbers, for which these hold; NEVER if they may always differ
        self.ruled: i64 = NEVER  # the same of who holds a deed
        self.column: i64 = NEVER  # the card's own part in its numbers
        self.spot: int = NEVER  # where a dude is
        self._shown: i64 = -1
        self._used: i64 = -1
        self.gear: list[int] = []
        self.ready: bytes = b""

    def find_out(self, s: State, dude: int, wanted: int) -> None:
        """Some or all numbers of a dude; which of them depend on more than is compared."""
        leans = 0
        s.leaned = FIRM
        if wanted & INFLUENCE:
            self.influence = stats.influence(s, dude)
            leans |= leaning(s, INFLUENCE)
        if wanted & POINTS:
            self.points = stats.control_points(s, dude)
            leans |= leaning(s, POINTS)
        if wanted & BULLETS:
            self.bullets = stats.bullets(s, dude)
            leans |= leaning(s, BULLETS)
        if wanted & STUD:
            self.stud = stats.is_stud(s, dude)
            leans |= leaning(s, STUD)
        if wanted & VALUE:
            self.value = stats.value(s, dude)
            leans |= leaning(s, VALUE)
        if wanted & UPKEEP:
            self.upkeep = stats.upkeep(s, dude)
            leans |= leaning(s, UPKEEP)
        if wanted == ALL:
            self.purse = stats.modified(s, dude, words.STAT_PURSE) if s.mods else 0
        self.leans = leans

    def place(self, tag: int, tags: dict[int, int]) -> int:
        """Where it has its place."""
        if self._tag != tag or self._tags is not tags:
            self._tag, self._tags, self._at = tag, tags, tags.get(tag, -1)
        return self._at

    def is_same(self, shown: i64, used: i64) -> bool:
        """Whether the piece still holds; if not, these are the numbers of the next one."""
        if self._shown == shown and self._used == used:
            return True
        self._shown, self._used = shown, used
        return False


class Spots:
    """A list of the schema in which every card has its own place: which of them are taken, and how a row has them."""

    def __init__(self) -> None:
        self.first: i64 = -1  # the number of the row's piece for the first place
        self.taken: list[int] = []
        self._now: list[int] = []
        self.strange: int = 0  # whether there are cards that have no place

    def begin(self, row: Row, nothing: bytes, count: int) -> None:
        """Begin with a row; at first, all places are empty."""
        self.first = row.place()
        self._now, self.strange = [], 0
        if row.is_new():
            self.taken = []
            row.fill(nothing, count)
        else:
            row.skip(count)

    def put(self, row: Row, at: int, piece: bytes) -> None:
        self._now.append(at)
        row.put(self.first + at, piece)

    def end(self, row: Row, nothing: bytes, unknown: list[bytes]) -> None:
        """Empty the places that are not taken any more; a last figure tells of cards that have none."""
        now = self._now
        if now != self.taken:
            for at in self.taken:
                if at not in now:
                    row.put(self.first + at, nothing)
            self.taken = now
        row.add(unknown[self.strange])


class Table:
    """What was last found out and written of places and dudes.

    Cards have numbers that stand for the same ones throughout a game.
    """

    def __init__(self) -> None:
        self.places: Spots = Spots()
        self.built: Spots = Spots()
        self.dudes: Spots = Spots()
        self.worn: Spots = Spots()
        self.begin([])

    def begin(self, what: list[int]) -> None:
        """Forget the cards: they have other faces now."""
        self.figures: list[Figure] = [Figure() for _ in what]  # by card
        self.controls: list[int] = []  # by seat
        self.influences: list[int] = []
        self.version: i64 = 0  # of numbers: one more when something has changed that may concern any card
        self.rule: i64 = 0  # of who holds deeds: one more when a dude has moved or has other numbers, too
        self.firm: bool = True  # whether no change depends on something else
        self.gear: list[int] = []
        self.auras: list[int] = []
        self.mods: list[int] = []
        self.gangs: list[list[int]] = []

    def look(self, s: State) -> None:
        """Find out each stat of the dudes and deeds once: players' totals come from them as well."""
        self._compare(s)
        known = self.figures
        controls = [s.points[home] for home in s.homes]
        influences: list[int] = []
        for seat in range(s.seats):
            influence, control = 0, 0
            for dude in s.gang[seat]:
                figure = known[dude]
                self._look_at_dude(s, dude, figure)
                influence += figure.influence
                control += figure.points
            influences.append(influence)
            controls[seat] = controls[seat] + control
        for owner in range(s.seats):
            self._look_at(s, s.street[owner], owner, controls)
            self._look_at(s, s.outskirts[owner], owner, controls)
        self.controls, self.influences = controls, influences
        s.leaned = NOT_ASKED

    def _compare(self, s: State) -> None:
        """Whether what concerns several cards is as it was."""
        known = self.figures
        same = True
        for gear in s.gear:
            column = column_of(s, gear, s.host[gear])
            if known[gear].column != column:
                known[gear].column = column
                same = False
        if self.gear != s.gear:
            self.gear = s.gear[:]
            same = False
        if self.auras != s.auras:
            self.auras = s.auras[:]
            same = False
        mods = s.mods
        if self.mods != mods:
            self.mods = mods[:]
            same = False
            self.firm = True
            for i in range(WHILE, len(mods), CHANGE_WIDTH):
                if mods[i] != NONE:
                    self.firm = False
        if not same:
            self.version += 1
            self.rule += 1
        if self.gangs != s.gang:
            self.gangs = [gang[:] for gang in s.gang]
            self.rule += 1

    def _look_at_dude(self, s: State, dude: int, figure: Figure) -> None:
        column = column_of(s, dude, s.boss[dude] << 2 | s.side[dude])
        if figure.version != self.version or figure.column != column:
            figure.column = column
            figure.version = self.version if self.firm else NEVER
            figure.find_out(s, dude, ALL)
            self.rule += 1
        elif figure.leans:
            figure.find_out(s, dude, figure.leans)
            self.rule += 1
        if figure.spot != s.place[dude]:
            figure.spot = s.place[dude]
            self.rule += 1

    def _look_at(self, s: State, places: list[int], owner: int, controls: list[int]) -> None:
        home = s.homes[owner]
        known = self.figures
        for place in places:
            figure = known[place]
            column: i64 = s.points[place]
            if figure.version != self.version or figure.column != column:
                figure.column = column
                s.leaned = FIRM
                figure.points = s.points[home] if place == home else stats.control_points(s, place)
                figure.production = stats.production(s, place)
                figure.marks = PRIVATE if is_private(s, place) else 0
                figure.version = NEVER if s.leaned == LEANED or not self.firm else self.version
            if place == home:
                figure.holder = owner
                continue
            if figure.ruled != self.rule:
                s.leaned = FIRM
                figure.holder = stats.deed_controller(s, place)
                figure.ruled = NEVER if s.leaned == LEANED or not self.firm else self.rule
            controls[figure.holder] = controls[figure.holder] + figure.points


def leaning(s: State, bit: int) -> int:
    """The bit, if what was just found out depends on more than is compared; the next question begins anew."""
    leaned = s.leaned == LEANED
    s.leaned = FIRM
    return bit if leaned else 0


def column_of(s: State, card: int, whose: i64) -> i64:
    """A card's own part in its numbers, as one number; `whose` is what it is attached to, or who has it."""
    points: i64 = s.points[card]
    return ((whose << COUNTER_BITS) + points << COUNTER_BITS) + s.sway[card]
