"""Playing on at random, for measures and for search: compiled, where the rules are."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sixgun.core.game import Game
from sixgun.core.state import State

# L'Ecuyer's two small generators (CACM 31, 1988): together they repeat after 2.3 * 10**18 numbers.
FIRST: Final = 2147483563
SECOND: Final = 2147483399


class Luck:
    """Small random numbers, fast; for choices of players, never for the chance of a game, which has a key.

    >>> luck = Luck(7)
    >>> [luck.below(6) for _ in range(10)] == [luck.below(6) for _ in range(10)]
    False
    """

    __slots__ = ("first", "second")

    def __init__(self, seed: int) -> None:
        # Compiled, an i64 is a C integer: the products below are too large for mypyc's short form of an int.
        self.first: i64 = seed % (FIRST - 1) + 1
        self.second: i64 = seed // FIRST % (SECOND - 1) + 1
        for _ in range(8):  # so that seeds close to each other part
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n far below 2**31."""
        count: i64 = n
        first = self.first * 40014 % FIRST
        second = self.second * 40692 % SECOND
        self.first = first
        self.second = second
        return (first - second) % (FIRST - 1) * count // (FIRST - 1)


def first_asked(s: State) -> int:
    """The first of the seats that are being asked."""
    asked: i64 = s.asked
    seat: i64 = 0
    while not asked >> seat & 1:
        seat += 1
    return seat


def play_on(game: Game[Any], s: State, luck: Luck, most: int = 1_000_000) -> None:
    """Play at random, every legal pick being as likely as any other, to the end or for so many picks at most.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> s = game.new(seed=1)
    >>> play_on(game, s, Luck(1))
    >>> game.result(s) is None
    False
    """
    for _pick in range(most):  # a plain _ would be an object of its own each time: mypyc takes it for Any
        if not s.asked:
            return
        seat = first_asked(s)
        codes = game.codes(s, seat)
        game.play(s, seat, codes[luck.below(len(codes))])


def play_random(game: Game[Any], luck: Luck, seed: int) -> int:
    """A whole game at random, in the usual company; how many decisions it took.

    >>> import sixgun
    >>> play_random(sixgun.game("gunfighters"), Luck(1), seed=1) > 10
    True
    """
    s: State = game.new(seed=seed)
    play_on(game, s, luck)
    return s.picks
