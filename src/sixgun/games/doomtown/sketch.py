"""The table in rows of text, from a view: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain


def sketch_of(view: Mapping[str, Plain]) -> list[list[Msg]]:
    """The day, then place by place who is there, then for each player the piles and the hand."""
    v: Any = view
    rows = [[Msg("board-day", {"day": v["day"], "phase": v["phase"], "winner": v["winner"], "pot": v["pot"]})]]
    for place in v["places"]:
        rows += _place(v, place)
    if v["shootout"] is not None:
        rows.append([Msg("board-shootout", {"place": v["shootout"]["place"], "round": v["shootout"]["round"]})])
    for player in v["players"]:
        rows += _player(player)
    return rows


def _place(v: Any, place: Any) -> list[list[Msg]]:
    if place["card"] is None:
        name = Msg("board-square")
    else:
        name = Msg(
            "board-place",
            {
                "card": place["card"],
                "seat": place["owner"],
                "controller": place["controller"],
                "own": int(place["owner"] == place["controller"]),
                "control": place["control"],
                "production": place["production"],
                "booted": int(place["booted"]),
            },
        )
    here = [dude for dude in v["dudes"] if dude["place"] == place["id"]]
    return [[name, *[_dude(dude) for dude in here]]]


def _dude(dude: Any) -> Msg:
    return Msg(
        "board-dude",
        {
            "card": dude["card"],
            "seat": dude["seat"],
            "bullets": dude["bullets"],
            "stud": int(dude["stud"]),
            "influence": dude["influence"],
            "bounty": dude["bounty"],
            "booted": int(dude["booted"]),
            "gear": [gear["card"] for gear in dude["gear"]],
            "armed": len(dude["gear"]),
        },
    )


def _player(player: Any) -> list[list[Msg]]:
    seat = player["seat"]
    known = player["hand"]
    hidden = player["hand_count"] - len(known)
    rows = [
        [
            Msg("board-player", {"seat": seat, "outfit": player["outfit"], "stash": player["stash"]}),
            Msg("board-totals", {"control": player["control"], "influence": player["influence"]}),
            Msg("board-piles", {"deck": player["deck"], "discards": len(player["discards"])}),
            Msg("board-hand", {"cards": known, "known": len(known), "hidden": hidden}),
        ]
    ]
    drawn = player["draw_hand"]
    if drawn is not None:
        cards: list[Plain] = [card["as"] for card in drawn["cards"] if card["as"]]
        args: dict[str, Plain] = {"seat": seat, "cards": cards, "rank": drawn["rank"], "count": drawn["count"]}
        rows.append([Msg("board-drawn", args)])
    return rows
