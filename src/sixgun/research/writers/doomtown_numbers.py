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
        self.at: int = 0  # its place in the list of these tags; below 0 for none
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
        self.fresh: bool = True  # whether a number was found out anew since the piece was looked at
        self._looks: i64 = -1  # what else the piece shows: what lies on the card, and how it lies
        self._uses: i64 = -1
        self._shown: i64 = -1
        self._used: i64 = -1
        self.gear: list[int] = []
        self.ready: bytes = b""

    def find_out(self, s: State, dude: int, wanted: int) -> bool:
        """Some or all numbers of a dude, and which of them depend on more than is compared; whether any is another."""
        leans = 0
        other = False
        s.leaned = FIRM
        if wanted & INFLUENCE:
            influence = stats.influence(s, dude)
            other = other or influence != self.influence
            self.influence = influence
            leans |= leaning(s, INFLUENCE)
        if wanted & POINTS:
            points = stats.control_points(s, dude)
            other = other or points != self.points
            self.points = points
            leans |= leaning(s, POINTS)
        if wanted & BULLETS:
            bullets = stats.bullets(s, dude)
            other = other or bullets != self.bullets
            self.bullets = bullets
            leans |= leaning(s, BULLETS)
        if wanted & STUD:
            stud = stats.is_stud(s, dude)
            other = other or stud != self.stud
            self.stud = stud
            leans |= leaning(s, STUD)
        if wanted & VALUE:
            value = stats.value(s, dude)
            other = other or value != self.value
            self.value = value
            leans |= leaning(s, VALUE)
        if wanted & UPKEEP:
            upkeep = stats.upkeep(s, dude)
            other = other or upkeep != self.upkeep
            self.upkeep = upkeep
            leans |= leaning(s, UPKEEP)
        if wanted == ALL:
            self.purse = stats.modified(s, dude, words.STAT_PURSE) if s.mods else 0
        self.leans = leans
        return other

    def place(self, tag: int, tags: dict[int, int]) -> int:
        """Where it has its place."""
        if self._tag != tag or self._tags is not tags:
            self._tag, self._tags, self.at = tag, tags, tags.get(tag, -1)
        return self.at

    def stays(self, looks: i64, used: i64) -> bool:
        """Whether the piece need not even be looked at, as true of most of them; if not, it is looked at now."""
        if not self.fresh and self._looks == looks and self._uses == used:
            return True
        self.fresh, self._looks, self._uses = False, looks, used
        return False

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

    def stay(self, row: Row, count: int) -> bool:
        """Whether the row has these places already, so that only what has changed on them is put there anew."""
        if row.is_new():
            return False
        self.first = row.place()
        row.skip(count + 1)  # with the figure that tells of cards that have no place
        return True

    def change(self, row: Row, at: int, piece: bytes) -> None:
        """Put a piece in a place that was taken before, if the card has one."""
        if at >= 0:
            row.put(self.first + at, piece)

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
        self.settled: bool = False  # whether the same cards are in play and go by the same names
        self.lasts: bool = False  # whether the same changes last, of cards by the same names
        self.tags: list[int] = []
        self.gear: list[int] = []
        self.auras: list[int] = []
        self.mods: list[int] = []
        self.gangs: list[list[int]] = []
        self.streets: list[list[int]] = []
        self.outskirts: list[list[int]] = []

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
        self.lasts = self.settled = self.tags is s.tags
        self.tags = s.tags  # never changed: other tags are another list
        self._compare_places(s)
        same = self._is_same_gear(s)
        if not same:
            self.settled = False
        if self.auras != s.auras:
            self.auras = s.auras[:]
            same = False
        mods = s.mods
        if self.mods != mods:
            self.mods = mods[:]
            self.lasts = False
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
            self.settled = False

    def _is_same_gear(self, s: State) -> bool:
        """Whether the same attachments lie on the same cards."""
        known = self.figures
        same = True
        for gear in s.gear:
            column = column_of(s, gear, s.host[gear])
            figure = known[gear]
            if figure.column != column:
                figure.column = column
                same = False
        if self.gear != s.gear:
            self.gear = s.gear[:]
            same = False
        return same

    def _compare_places(self, s: State) -> None:
        """Whether the same places are in play."""
        if self.streets != s.street:
            self.streets = [street[:] for street in s.street]
            self.settled = False
        if self.outskirts != s.outskirts:
            self.outskirts = [places[:] for places in s.outskirts]
            self.settled = False

    def _look_at_dude(self, s: State, dude: int, figure: Figure) -> None:
        column = column_of(s, dude, s.boss[dude] << 2 | s.side[dude])
        if figure.version != self.version or figure.column != column:
            figure.column = column
            figure.version = self.version if self.firm else NEVER
            figure.find_out(s, dude, ALL)
            figure.fresh = True
            self.rule += 1
        elif figure.leans and figure.find_out(s, dude, figure.leans):
            figure.fresh = True
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
                figure.fresh = True
            if place == home:
                figure.holder = owner
                continue
            if figure.ruled != self.rule:
                s.leaned = FIRM
                figure.holder = stats.deed_controller(s, place)
                figure.fresh = True
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
