"""A shootout over several rounds: each casualty costs a posse a dude, until one of them has nobody left.

Every round is counted from the same chances: that cards of earlier hands are gone from a deck is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.core.plain import Plain
from sixgun.lib.odds.outcomes import Outcome, moved

MOST_ROUNDS = 5


class Round:
    """One round: the chance that it is fought, and how it then goes."""

    __slots__ = ("fought", "outcome")

    def __init__(self, fought: float, outcome: Outcome) -> None:
        self.fought: float = fought
        self.outcome: Outcome = outcome  # of the rounds that are fought; casualties are those that posses can take

    def data(self) -> dict[str, Plain]:
        """As plain data."""
        return {"fought": self.fought, **self.outcome.data()}


class Rounds:
    """How a shootout goes round by round, and who is left after the last one that is looked at."""

    __slots__ = ("both", "mine", "nobody", "rounds", "theirs")

    def __init__(self, rounds: list[Round], left: dict[tuple[int, int], float]) -> None:
        self.rounds: list[Round] = rounds
        self.mine: float = sum([chance for (me, them), chance in left.items() if me and not them])
        self.theirs: float = sum([chance for (me, them), chance in left.items() if them and not me])
        self.nobody: float = left.get((0, 0), 0.0)
        self.both: float = sum([chance for (me, them), chance in left.items() if me and them])

    def data(self) -> dict[str, Plain]:
        """As plain data."""
        rounds: list[Plain] = [one.data() for one in self.rounds]
        ends = {"mine": self.mine, "theirs": self.theirs, "nobody": self.nobody, "both": self.both}
        return {"rounds": rounds, **ends}


def fight_on(
    mine: Sequence[Sequence[float]],
    theirs: Sequence[Sequence[float]],
    most: int = MOST_ROUNDS,
    my_change: int = 0,
    their_change: int = 0,
) -> Rounds:
    """A shootout from the chances of both hands by rank, each for one dude, for two, and so on up to the whole posse.

    >>> sure, never = [0.0, 0.0, 1.0], [0.0, 1.0]
    >>> odds = fight_on([sure], [never, never])  # one casualty a round: two rounds
    >>> [one.fought for one in odds.rounds], odds.mine
    ([1.0, 1.0], 1.0)
    """
    ours = [moved(chances, my_change) for chances in mine]
    others = [moved(chances, their_change) for chances in theirs]
    states: dict[tuple[int, int], float] = {(len(ours), len(others)): 1.0}
    rounds: list[Round] = []
    while len(rounds) < most:
        fought = sum([chance for (me, them), chance in states.items() if me and them])
        if fought <= 0.0:
            break
        sums = [0.0] * 5
        after: dict[tuple[int, int], float] = {}
        for (me, them), chance in states.items():
            if me and them:
                _one_round(ours[me - 1], others[them - 1], (me, them), chance, sums, after)
            else:
                after[me, them] = after.get((me, them), 0.0) + chance
        win, tie, lose, dealt, taken = [total / fought for total in sums]
        rounds.append(Round(fought, Outcome(win, tie, lose, dealt, taken)))
        states = after
    return Rounds(rounds, states)


def _one_round(
    mine: Sequence[float],
    theirs: Sequence[float],
    dudes: tuple[int, int],
    chance: float,
    sums: list[float],
    after: dict[tuple[int, int], float],
) -> None:
    """All pairs of ranks; the loser takes the difference, and equal ranks cost both sides one.

    [shootout.lumps.casualties-by-difference, shootout.lumps.tied-ranks-one-each]
    """
    me, them = dudes
    for one, first in enumerate(mine):
        for other, second in enumerate(theirs):
            both = chance * first * second
            if not both:
                continue
            dealt = min(them, max(one - other, 1 if one == other else 0))
            taken = min(me, max(other - one, 1 if one == other else 0))
            sums[0 if one > other else 1 if one == other else 2] += both
            sums[3] += both * dealt
            sums[4] += both * taken
            left = (me - taken, them - dealt)
            after[left] = after.get(left, 0.0) + both
