"""The SHOWDOWNS of the game, for any number of players: where there are more than characters, others join (house)."""

from __future__ import annotations

from typing import Any

from sixgun.core.box import read_toml
from sixgun.games.gunslinger.outside.showdown_files import own_showdown, read_showdown, the_showdown
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.showdown import Showdown


class Casting:
    """A SHOWDOWN of the game, as printed and with its larger cast; each is read when it is first played."""

    def __init__(self, figures: Figures, name: str) -> None:
        self._figures: Figures = figures
        self._name: str = name
        self._made: list[Showdown | None] = [None, None]

    def of(self, seats: int) -> Showdown:
        """The SHOWDOWN for so many players. [1.1, 3.3a]"""
        printed = self._made[0] or the_showdown(self._figures, self._name)
        self._made[0] = printed
        if seats in printed.seats():
            return printed
        larger = self._made[1] or read_showdown(self._figures, with_company(self._name))
        self._made[1] = larger
        return larger


def with_company(name: str) -> dict[str, Any]:
    """A SHOWDOWN's data with those who join a larger company. As many take part as there are players for. [3.3a, 3.3b]

    >>> data = with_company("1")
    >>> [len(side) for side in data["sides"]], data["order"][:3]
    ([4, 3], ['marshal', 'the-kid', 'yankee'])
    """
    more: Any = read_toml("sixgun.games.gunslinger", "data/company.toml")[name]
    data: dict[str, Any] = dict(own_showdown(name))
    first = data.get("order", [row["character"] for row in data["set_up"]])
    data["sides"] = [[*side, *others] for side, others in zip(data["sides"], more["sides"], strict=True)]
    data["order"] = [*first, *more["order"]]
    data["set_up"] = [*data["set_up"], *more["set_up"]]
    data["cast"] = "by-players"
    return data
