"""What the rules bot sees: picks in their parts, the view from its own seat, and what cards are worth to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sixgun.games.bang_duel.table.kinds import ALWAYS_ACTIVE, EQUIPMENT, HITS, KINDS

# What a card is worth in the hand when one must go, or be chosen.
WORTH: Final = {
    "missed": 9.0,
    "return-fire": 10.0,
    "gatling": 7.0,
    "barrel": 7.0,
    "winchester": 6.5,
    "derringer": 6.0,
    "knife": 6.0,
    "colt": 5.5,
    "carbine": 5.6,
    "peacemaker": 5.8,
    "remington": 5.7,
    "schofield": 5.7,
    "shotgun": 5.6,
    "robbery": 6.0,
    "schoolteacher": 4.5,
    "wagon": 6.5,
    "general-store": 5.0,
    "beer": 6.0,
    "strong-beer": 4.0,
    "duel": 4.0,
    "indians": 4.5,
    "hat": 6.0,
    "gun-belt": 5.0,
    "bank": 5.0,
    "scope": 4.0,
    "volley": 3.0,
    "watch": 2.5,
    "water": 3.0,
    "rattlesnake": 4.0,
    "bison-herd": 2.0,
    "dynamite": 1.0,
}
FIRST: Final = {"knife": 0.6, "peacemaker": 0.3, "derringer": 0.2, "winchester": 0.1}  # before other hits, by so much
HIT_CARDS: Final = frozenset([KINDS[kind] for kind in HITS])
EQUIPMENT_CARDS: Final = frozenset([KINDS[kind] for kind in EQUIPMENT])
HARMFUL: Final = frozenset([KINDS[kind] for kind in ALWAYS_ACTIVE])
# What leads well: abilities that only work in front.
LEADERS: Final = {
    "wyatt-ear": 2,
    "tex-killer": 2,
    "annie-oakey": 2,
    "toco-ramirez": 2,
    "dalton-bros": 1,
    "west-harding": 2,
    "sid-curry": 2,
}


class Pick:
    """A pick in parts: verb, kind of card, target, Equipment."""

    def __init__(self, text: str) -> None:
        head, _, self.gear = text.partition("/")
        head, _, self.target = head.partition(">")
        self.verb, _, card = head.partition(":")
        self.card = card.partition(".")[0]
        self.text = text


class Table:
    """The view as the seat that is asked sees it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.question: str = self.view["question"]
        self.seat: int = self.view["seat"]
        self.mine = self.view["players"][self.seat]
        self.theirs = self.view["players"][1 - self.seat]
        self.hand: list[str] = [card["card"].partition(".")[0] for card in self.mine["hand"]]
        self.hits = len([card for card in self.hand if card in HIT_CARDS])

    def place(self, target: str) -> Any:
        """The character that a target means, or None."""
        player = self.mine if target.startswith("my") else self.theirs
        places = [place for place in player["places"] if place]
        wanted = not target.endswith("rear")
        found = [place for place in places if place.get("active", True) == wanted]
        return found[0] if found else None

    def life(self, target: str) -> int:
        place = self.place(target)
        return int(place["life"]) if place else 0

    def gear(self, target: str) -> list[str]:
        place = self.place(target)
        return [card.partition(".")[0] for card in place["gear"]] if place else []
