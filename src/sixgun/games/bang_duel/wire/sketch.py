"""The table in rows of text, from a view: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain


def sketch_of(view: Mapping[str, Plain]) -> list[list[Msg]]:
    """Piles, then for each player the two characters and the hand."""
    v: Any = view
    top = v["discards"][0] if v["discards"] else None
    decks = [player["deck"] for player in v["players"]]
    piles = {
        "law": decks[v["law"]],
        "outlaw": decks[1 - v["law"]],
        "common": v["common"],
        "discards": len(v["discards"]),
    }
    rows = [[Msg("board-piles", {**piles, "top": top})]]
    for player in v["players"]:
        rows += _player(v, player)
    if v["open"]:
        rows.append([Msg("board-open", {"cards": v["open"]})])
    return rows


def _player(v: Any, player: Any) -> list[list[Msg]]:
    seat = player["seat"]
    reserve = player["reserve"]
    count = reserve if isinstance(reserve, int) else len(reserve)
    rows = []
    for place in player["places"]:
        if place is not None:
            rows.append([Msg("board-name", {"seat": seat, "side": player["side"]}), *_place(place)])
    known = [card["card"] for card in player["hand"] if card["card"]]
    hidden = len(player["hand"]) - len(known)
    rows.append(
        [
            Msg("board-name", {"seat": seat, "side": player["side"]}),
            Msg("board-hand", {"hidden": hidden, "cards": known, "known": len(known), "backs": "▮" * hidden}),
            Msg("board-reserve", {"count": count}),
        ]
    )
    return rows


def _place(place: Any) -> list[Msg]:
    if place["character"] is None:
        return [Msg("board-hidden")]
    role = "lone" if place["lone"] else "active" if place["active"] else "rear"
    return [
        Msg("board-character", {"character": place["character"], "role": role}),
        Msg("board-life", {"life": place["life"], "most": place["most"], "bullets": "•" * place["life"]}),
        Msg("board-gear", {"cards": place["gear"]}),
    ]
