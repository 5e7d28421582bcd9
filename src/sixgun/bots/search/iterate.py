"""Iterations of the search: down the tree in an imagined world, a little further, and back with what came of it.

Information-set Monte Carlo tree search with one observer: every iteration plays in another deal that fits what the
searching seat sees, and all of them share one tree. Each seat that is asked in the tree follows its own good. Seats
that choose together do not see each other's picks: while they choose, each goes its own way down the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixgun.bots.search.leads import Lead
from sixgun.bots.search.tree import SEAT_BITS, SHIFT, Branch, choose, grow
from sixgun.core.capabilities import Appraises, Foresees, Narrows, Supposes, Thinking, Weighs
from sixgun.core.game import Game

LONGEST = 400  # picks that are played on in thought where the game cannot appraise a state
HASTE = 0.0002  # of a win is lost with each pick before it: a win now is better than one that can wait
LATER = 30  # picks to wait at most for a question at which a state is fit to be appraised


class Search:
    """The tree of one decision, and what is needed to go on growing it."""

    def __init__(self, game: Game[Any], seat: int, seats: int, thinking: Thinking, random: Callable[[], float]) -> None:
        self.game: Game[Any] = game
        self.seat: int = seat
        self.root: Branch = Branch(1.0)
        self.explore: float = thinking.explore
        self.openness: float = thinking.openness
        self.depth: int = thinking.depth
        self.quiet: tuple[int, ...] = thinking.quiet
        self.replies: bool = thinking.replies
        self.random: Callable[[], float] = random
        self.appraise: Callable[[Any], list[float]] | None = game.appraise if isinstance(game, Appraises) else None
        self.weigh: Callable[[Any, int, list[int]], list[float]] | None = (
            game.weigh if isinstance(game, Weighs) else None
        )
        self.narrow: Callable[[Any, int, list[int]], list[int]] | None = (
            game.narrow if isinstance(game, Narrows) else None
        )
        self.suppose: Callable[[Any, int, float], None] | None = game.suppose if isinstance(game, Supposes) else None
        self.foresee: Callable[[Any, int], list[float]] | None = game.foresee if isinstance(game, Foresees) else None
        self.first: list[int] = []  # the picks to choose from at the decision itself
        self.leads: list[Lead] = []  # by number of those picks: how far they were ahead of the advice
        self.iterations: int = 0
        self.sums: list[float] = [1.0 / seats] * seats  # shares of the win over all iterations, and one even game
        self.even: list[float] = [1.0 / seats] * seats

    def iterate(self, s: Any, first: int = -1) -> float:
        """One iteration in an imagined world, which is used up; the share of the win that it brought the seat.

        It begins with a pick of `self.first`, by number; with -1 play just goes on from the start.
        """
        path: list[Branch] = []
        movers: list[int] = []
        if self.foresee is not None:
            if first >= 0:
                self._try_out(s, path, movers, first)
            values = self.foresee(s, self.seat)
        else:
            self._descend(s, path, movers, first)
            values = self._play_on(s, len(path))
        sums = self.sums
        for seat, value in enumerate(values):
            sums[seat] += value
        for i, branch in enumerate(path):
            branch.visits += 1
            branch.total += values[movers[i]]
        self.iterations += 1
        return values[self.seat]

    def _try_out(self, s: Any, path: list[Branch], movers: list[int], first: int) -> None:
        """Make a pick of the decision itself, even if others are asked, too."""
        path.append(self._offered(s, self.root, self.first, self.seat)[first])
        movers.append(self.seat)
        self.game.play(s, self.seat, self.first[first])

    def _descend(self, s: Any, path: list[Branch], movers: list[int], first: int) -> None:
        """Follow the tree to a pick that was never tried, and make it."""
        game = self.game
        node = self.root
        phase = -1  # which common choice this is; -1 while seats are asked one by one
        ways: list[Branch] = []  # while seats choose together: how far each has gone
        while s.asked:
            seat = (s.asked & -s.asked).bit_length() - 1
            codes = game.codes(s, seat)
            if s.sealed != phase:
                phase = s.sealed
                ways = [node] * s.seats
            at = ways[seat] if phase >= 0 else node
            if len(codes) == 1:
                game.play(s, seat, codes[0])
                continue
            if first >= 0 and seat == self.seat and at is self.root:
                codes = self.first
                branches = self._offered(s, at, codes, seat)
                i = first
            else:
                if self.narrow is not None:
                    codes = self.narrow(s, seat, codes)
                branches = self._offered(s, at, codes, seat)
                i = choose(branches, self.explore, self.sums[seat] / (self.iterations + 1))
            branch = branches[i]
            path.append(branch)
            movers.append(seat)
            game.play(s, seat, codes[i])
            if branch.visits == 0 or not self.replies:
                return
            if phase < 0 or seat == self.seat:
                node = branch
            if phase >= 0:
                ways[seat] = branch

    def _offered(self, s: Any, node: Branch, codes: list[int], seat: int) -> list[Branch]:
        """The branches of these picks; what is new here is weighed."""
        known = node.branches
        low = s.question << SEAT_BITS | seat
        for code in codes:
            if code << SHIFT | low not in known:
                return grow(node, codes, s.question, seat, self.belief(s, seat, codes))
        return [known[code << SHIFT | low] for code in codes]

    def belief(self, s: Any, seat: int, codes: list[int]) -> list[float] | None:
        """The weights of picks as the tree believes in them at first: nearer to each other, if the game wants so."""
        if self.weigh is None:
            return None
        weights = self.weigh(s, seat, codes)
        return weights if self.openness == 0.0 else [weight ** (1.0 - self.openness) for weight in weights]

    def _play_on(self, s: Any, picked: int) -> list[float]:
        """The shares of the win by seat, after some more picks; where none can be appraised, at the end of the game."""
        game, weigh, random = self.game, self.weigh, self.random
        left = self.depth if self.appraise is not None else LONGEST
        last = left + LATER
        quiet = self.quiet
        done = 0
        while s.asked:
            if done >= left and (not quiet or s.question in quiet or done >= last):
                return self.even if self.appraise is None else self.appraise(s)
            seat = (s.asked & -s.asked).bit_length() - 1
            codes = game.codes(s, seat)
            roll = random()
            if self.narrow is not None and len(codes) > 1:
                codes = self.narrow(s, seat, codes)
            if len(codes) == 1:
                i = 0
            elif weigh is None:
                i = int(roll * len(codes))
            else:
                i = pick_by(weigh(s, seat, codes), roll)
            game.play(s, seat, codes[i])
            done += 1
        result = game.result(s)
        haste = 1.0 - HASTE * (picked + done)
        return self.even if result is None else [haste * score for score in result.scores]


def pick_by(weights: list[float], roll: float) -> int:
    """The index that a roll from 0 to 1 falls on.

    >>> pick_by([1.0, 3.0], 0.2), pick_by([1.0, 3.0], 0.3)
    (0, 1)
    """
    left = roll * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return i
    return len(weights) - 1
