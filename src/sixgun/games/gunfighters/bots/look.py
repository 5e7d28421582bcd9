"""What the rules-based player reads off a view: the odds of who is where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

NOTES: Final = 4 / 7  # on a card that nobody has seen, on average


class Table:
    """What the view says, as odds: for each gang, the chance of each hidden card being at each place."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.pools = {group["shuffle"]: _by_place(group["cards"]) for group in view["unseen"]}
        self.rivals = [player for player in self.players if player["seat"] != self.me and not player["out"]]
        self.hand: list[dict[str, Any]] = self.players[self.me]["cards"]
        self._odds: dict[tuple[int, str], tuple[float, float, float]] = {}

    def odds(self, seat: int, place: str) -> tuple[float, float, float]:
        """The chance that a gang has anybody at a place; how many it has there on average, and banknotes on them."""
        key = (seat, place)
        if key not in self._odds:
            nobody, expected, notes = 1.0, 0.0, 0.0
            for card in self.players[seat]["cards"]:
                chance = self._chance(card, place)
                nobody *= 1.0 - chance
                expected += chance
                notes += chance * (NOTES if card["card"] is None else card["card"].count("$"))
            self._odds[key] = (1.0 - nobody, expected, notes)
        return self._odds[key]

    def _chance(self, card: Mapping[str, Any], place: str) -> float:
        if card["card"] is not None:
            return 1.0 if place_of(card["card"]) == place else 0.0
        if place in card["not"]:
            return 0.0
        pool = self.pools.get(card["shuffle"], {})
        total = sum([count for where, count in pool.items() if where not in card["not"]])
        return pool.get(place, 0) / total if total else 0.0

    def danger(self, place: str) -> float:
        """The chance that some rival could shoot at a place."""
        safe = 1.0
        for rival in self.rivals:
            safe *= 1.0 - self.odds(rival["seat"], place)[0]
        return 1.0 - safe

    def mine_at(self, place: str) -> int:
        return sum([1 for card in self.hand if place_of(card["card"]) == place])

    def shown_at(self, place: str) -> bool:
        return any([card["shown"] for card in self.hand if place_of(card["card"]) == place])


def place_of(card: str) -> str:
    return card.rstrip("$")


def _by_place(cards: Mapping[str, int]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for card, count in cards.items():
        counts[place_of(card)] = counts.get(place_of(card), 0) + count
    return counts
