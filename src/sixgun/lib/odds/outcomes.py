"""Two hands against each other, by the chances of their ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.plain import Plain
from sixgun.lib.hands.ranks import DEAD_MANS_HAND, HIGH_CARD

HIGHEST: Final = 13  # the value of a king


class Outcome:
    """The chances of a higher rank, of equal ranks and of a lower one, and the casualties to expect on both sides."""

    __slots__ = ("dealt", "lose", "taken", "tie", "win")

    def __init__(self, win: float, tie: float, lose: float, dealt: float, taken: float) -> None:
        self.win: float = win
        self.tie: float = tie
        self.lose: float = lose
        self.dealt: float = dealt
        self.taken: float = taken

    def data(self) -> dict[str, Plain]:
        """As plain data."""
        return {"win": self.win, "tie": self.tie, "lose": self.lose, "dealt": self.dealt, "taken": self.taken}


def face_off(
    mine: Sequence[float],
    theirs: Sequence[float],
    my_change: int = 0,
    their_change: int = 0,
    more_dealt: int = 0,
    more_taken: int = 0,
) -> Outcome:
    """One round of a shootout, from the chances of both hands by rank.

    The loser takes the difference of the ranks in casualties, and equal ranks cost both sides one
    [shootout.lumps.casualties-by-difference, shootout.lumps.tied-ranks-one-each]. Planned Resolution cards change
    ranks, or add casualties.

    >>> even = [0.0, 0.5, 0.5]
    >>> outcome = face_off(even, even)
    >>> outcome.win, outcome.tie, outcome.dealt
    (0.25, 0.5, 0.75)
    """
    mine, theirs = moved(mine, my_change), moved(theirs, their_change)
    win = tie = dealt = taken = 0.0
    for one, chance in enumerate(mine):
        for other, other_chance in enumerate(theirs):
            both = chance * other_chance
            if one > other:
                win += both
                dealt += both * (one - other)
            elif one < other:
                taken += both * (other - one)
            else:
                tie += both
    lose = max(0.0, 1.0 - win - tie)
    return Outcome(win, tie, lose, dealt + tie + more_dealt, taken + tie + more_taken)


def moved(chances: Sequence[float], by: int) -> list[float]:
    """Chances by rank after a change of all ranks, which stay between 1 and 11."""
    if not by:
        return list(chances)
    found = [0.0] * (DEAD_MANS_HAND + 1)
    for rank, chance in enumerate(chances):
        if chance:
            found[min(max(rank + by, HIGH_CARD), DEAD_MANS_HAND)] += chance
    return found


def worth_against(theirs: Sequence[float], most_dealt: int = 99, most_taken: int = 99) -> list[float]:
    """By rank of one's own hand: casualties dealt less those taken, against these chances.

    A posse can't lose more than it has: `most_dealt` and `most_taken` are the casualties that the two can take.

    >>> worth_against([0.0, 0.5, 0.5])[1:4]
    [-0.5, 0.5, 1.5]
    """
    worth: list[float] = []
    for rank in range(DEAD_MANS_HAND + 1):
        total = 0.0
        for other, chance in enumerate(theirs):
            total += chance * (min(rank - other, most_dealt) if rank >= other else -min(other - rank, most_taken))
        worth.append(total)
    return worth


def pull_at_least(pile: Sequence[int], value: int) -> float:
    """The chance that a pull has this value or a higher one; a joker can be any card [joker.choice.at-reveal].

    >>> from sixgun.lib.hands import read
    >>> pull_at_least(read("AS 8C KD joker"), 8), pull_at_least(read("KD joker"), 14)
    (0.75, 0.0)
    """
    if value > HIGHEST:
        return 0.0
    if not pile:
        return 1.0 if value <= 1 else 0.0  # an ace of clubs [pull.no-cards.ace-of-clubs]
    return sum([1 for code in pile if code >= 52 or code % 13 + 1 >= value]) / len(pile)


def check_chance(pile: Sequence[int], skill: int, difficulty: int) -> float:
    """The chance of a skill test: the value of the pull plus the rating reaches the difficulty.

    [skill.test.pull-plus-rating, spell.cast.success, gadget.invent.success]

    >>> from sixgun.lib.hands import read
    >>> check_chance(read("AS 4C 5D KD joker"), 2, 7)  # a five or more
    0.6
    """
    return pull_at_least(pile, difficulty - skill)
