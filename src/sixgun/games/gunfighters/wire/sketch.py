"""A view as rows of text, for displays without pictures: the piles, then each gang."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.table.components import PLACES

BACK: Final = "▮"  # a card that lies face down


def sketch_of(view: Mapping[str, Any]) -> list[list[Msg]]:
    """Rows of cells; a row of one cell is a line of its own."""
    piles: dict[str, Plain] = {
        "deck": view["deck"],
        "discards": len(view["discards"]),
        "top": view["discards"][0] if view["discards"] else None,
        "bank": view["bank"],
        "story": view["story_deck"],
        "climax": len(view["climax_pile"]),
    }
    return [[Msg("board-piles", piles)]] + [_gang(player, view["seat"]) for player in view["players"]]


def _gang(player: Mapping[str, Any], viewer: int | None) -> list[Msg]:
    name = Msg("board-name", {"seat": player["seat"]})
    if player["out"]:
        return [name, Msg("board-out")]
    own = player["seat"] == viewer
    known: list[Plain] = [
        f"{card['card']}{'*' if own and card['shown'] else ''}" for card in player["cards"] if card["card"]
    ]
    backs = BACK * (len(player["cards"]) - len(known))
    return [
        name,
        Msg("board-cards", {"backs": backs, "cards": known, "known": len(known)}),
        Msg("board-coins", {"coins": player["coins"]}),
        Msg("board-climax", {"climax": player["climax"]}),
        Msg("board-controls", {"places": player["controls"]}),
        Msg("board-nowhere", {"places": [] if own else _nowhere(player["cards"])}),
    ]


def _nowhere(cards: list[Mapping[str, Any]]) -> list[Plain]:
    """Locations where nobody of a gang can be: ruled out for every hidden card, and no known card there."""
    empty: list[Plain] = []
    for place in PLACES:
        places = [card["card"].rstrip("$") == place if card["card"] else place not in card["not"] for card in cards]
        if not any(places):
            empty.append(place)
    return empty
