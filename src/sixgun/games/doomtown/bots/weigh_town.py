"""The town at a glance: who is where, how strong and how influential, by printed figures and attachments."""

from __future__ import annotations

from sixgun.games.doomtown.language.nearness import adjacent
from sixgun.games.doomtown.table.components import Cards
from sixgun.games.doomtown.table.records import LEADER_SEAT, LEADER_SIDE, MARK_SIDE
from sixgun.games.doomtown.table.state import SQUARE, State


def worth_of(cards: Cards, what: int, outfit: int) -> float:
    """What a dude is good for: influence above all, then bullets."""
    other = cards.gang[what] not in (-1, cards.gang[outfit])
    upkeep = cards.upkeep[what] + (cards.influence[what] if other else 0)
    stud = 0.8 if cards.stud[what] else 0.4
    return 1.0 + 2.0 * cards.influence[what] + stud * cards.bullets[what] - 0.5 * upkeep


class Town:
    """What one player sees of it. Nothing is counted before it is asked for."""

    __slots__ = ("_dues", "_income", "_influence", "_strength", "cards", "outfit", "s", "seat")

    def __init__(self, s: State, seat: int) -> None:
        self.s: State = s
        self.seat: int = seat
        self.cards: Cards = s.book.cards
        self.outfit: int = s.what[s.homes[seat]]
        self._strength: dict[int, float] = {}  # by dude
        self._influence: dict[int, list[int]] = {}  # by place and seat
        self._dues: int = -1
        self._income: int = -1

    # ---- dudes

    def strength(self, dude: int) -> float:
        """What a dude adds to a posse."""
        if not self._strength:
            s, cards = self.s, self.cards
            for gang in s.gang:
                for one in gang:
                    what = s.what[one]
                    self._strength[one] = 0.5 + cards.bullets[what] * (1.2 if cards.stud[what] else 0.6)
            for gear in s.gear:
                if s.host[gear] in self._strength:
                    self._strength[s.host[gear]] += 0.6 * cards.bullets[s.what[gear]]
        return self._strength.get(dude, 0.0)

    def worth(self, dude: int) -> float:
        return worth_of(self.cards, self.s.what[dude], self.outfit)

    def influence(self, dude: int) -> int:
        return self.cards.influence[self.s.what[dude]]

    # ---- places

    def influence_at(self, place: int) -> list[int]:
        """By seat."""
        if not self._influence:
            s = self.s
            self._influence[SQUARE] = [0] * s.seats
            for seat, gang in enumerate(s.gang):
                for dude in gang:
                    sums = self._influence.setdefault(s.place[dude], [0] * s.seats)
                    sums[seat] += self.influence(dude)
        found = self._influence.get(place)
        return found if found is not None else [0] * self.s.seats

    def holder(self, place: int, sums: list[int]) -> int:
        """Who controls a deed with this influence at it."""
        most = max(sums)
        return sums.index(most) if sums.count(most) == 1 else self.s.owner[place]

    def strength_at(self, place: int, mine: bool) -> float:
        s = self.s
        total = 0.0
        for seat, gang in enumerate(s.gang):
            if (seat == self.seat) == mine:
                total += sum([self.strength(dude) for dude in gang if s.place[dude] == place])
        return total

    def reach(self, place: int, mine: bool) -> float:
        """Everybody who could be in a posse there: the best counts in full, the others a little."""
        s = self.s
        best, count = 0.0, 0
        for seat, gang in enumerate(s.gang):
            if (seat == self.seat) == mine:
                for dude in gang:
                    at = s.place[dude]
                    if at == place or (not s.booted[dude] and adjacent(s, at, place)):
                        best = max(best, self.strength(dude))
                        count += 1
        return best + 0.9 * max(0, count - 1)

    def posses(self) -> tuple[float, float]:
        """The strength of the own posse and of the other one."""
        s = self.s
        side = LEADER_SIDE if s.fight[LEADER_SEAT] == self.seat else MARK_SIDE
        mine = theirs = 0.0
        for gang in s.gang:
            for dude in gang:
                if s.side[dude] == side:
                    mine += self.strength(dude)
                elif s.side[dude]:
                    theirs += self.strength(dude)
        return mine, theirs

    # ---- money

    def dues(self) -> int:
        """What all dudes cost tomorrow."""
        if self._dues < 0:
            self._dues = sum([self.upkeep_of(self.s.what[dude]) for dude in self.s.gang[self.seat]])
        return self._dues

    def upkeep_of(self, what: int) -> int:
        cards = self.cards
        other = cards.gang[what] not in (-1, cards.gang[self.outfit])
        return cards.upkeep[what] + (cards.influence[what] if other else 0)

    def income(self) -> int:
        if self._income < 0:
            s = self.s
            deeds = s.street[self.seat] + s.outskirts[self.seat]
            self._income = sum([self.cards.production[s.what[deed]] for deed in deeds])
        return self._income
