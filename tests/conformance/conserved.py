"""What no pick creates or destroys, counted from a state's plain data without the help of the game's own checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from sixgun.core.game import Game


def _gunfighters(data: dict[str, Any]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for pile in [*data["hands"], data["deck"], data["discards"]]:
        counted.update(f"gunfire {card}" for card in pile)
    counted.update(f"story {card}" for card in data["story"] + data["story_used"])
    counted.update(f"climax {card}" for card in data["climax"] + data["climax_pile"] if card)
    counted["coins"] = sum(data["coins"]) + data["bank"]
    return counted


def _standoff(data: dict[str, Any]) -> Counter[str]:
    piles = [data["deck"], data["discards"], *data["hands"], *data["plans"]]
    return Counter(f"card {card}" for pile in piles for card in pile)


def _bang_duel(data: dict[str, Any]) -> Counter[str]:
    counted: Counter[str] = Counter()
    gear = [cards for seat in data["gear"] for cards in seat]
    for pile in [*data["hands"], *data["decks"], *gear, data["common"], data["discards"]]:
        counted.update(f"card {card}" for card in pile)
    counted.update(f"card {card}" for zone, card in data["open"] if zone == "table")
    for characters in [*data["characters"], *data["reserve"], data["gone"]]:
        counted.update(f"character {name}" for name in characters if name)
    return counted


def _gunslinger(data: dict[str, Any]) -> Counter[str]:
    """Result cards, weapons, endurance boxes open and crossed off; rounds in guns, less loaded ones, plus lost ones."""
    counted: Counter[str] = Counter()
    counted.update(f"result {card}" for card in data["deck"] + data["discards"])
    counted.update(f"weapon {weapon['weapon']}" for weapon in data["weapons"])
    for person in data["characters"]:
        name = person["character"]
        counted[f"boxes of {name}"] = person["endurance"] + sum(person["boxes_by"].values())
        counted[f"character {name}"] += 1
    counted["rounds"] = sum(weapon["rounds"] for weapon in data["weapons"]) + data["lost"] - data["loaded"]
    return counted


def _doomtown(data: dict[str, Any]) -> Counter[str]:
    """Every card of every deck, wherever it lies; tokens come and go."""
    counted: Counter[str] = Counter()
    for player in data["players"]:
        for pile in ("deck", "hand", "drawn", "discards", "boot_hill", "street", "outskirts"):
            counted.update(player[pile])
        counted.update(dude for dude, _ in player["gang"])
    counted.update(gear for gear, *_ in data["gear"])
    counted.update(data["aside"])
    return Counter({card: n for card, n in counted.items() if not card.startswith("gunslinger.")})


COUNTS: dict[str, Callable[[dict[str, Any]], Counter[str]]] = {
    "gunfighters": _gunfighters,
    "bang-duel": _bang_duel,
    "gunslinger": _gunslinger,
    "doomtown": _doomtown,
    "standoff": _standoff,
}


def components(game: Game[Any], s: Any) -> Counter[str]:
    """A game without a count of its own here is checked by its own `_faults` alone."""
    count = COUNTS.get(game.key)
    return count(game.data(s)) if count else Counter()
