"""The programme of a night: the SHOWDOWNS that are played one after another, each on its own ground. (house)"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.table.ground import Ground
from sixgun.games.gunslinger.table.showdown import Showdown

# A night has so many SHOWDOWNS: even if everybody falls each time, there are people left to stand in.
FEWEST: Final = 2
MOST: Final = 5


class Programme:
    """Shared by all states of a game, never changed. A single SHOWDOWN is the programme of an ordinary game."""

    __slots__ = ("grounds", "numbers", "showdowns")

    def __init__(self, numbers: tuple[int, ...], showdowns: tuple[Showdown, ...], grounds: tuple[Ground, ...]) -> None:
        self.numbers: tuple[int, ...] = numbers  # as the option names them; none for one from a file
        self.showdowns: tuple[Showdown, ...] = showdowns
        self.grounds: tuple[Ground, ...] = grounds

    def is_night(self) -> bool:
        return len(self.showdowns) > 1
