"""The table in fewer rows: whole where the viewer's dudes and the fight are, counts of dudes elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.table.components import Cards
from sixgun.games.doomtown.wire.sketch import (
    chosen_rows,
    day_row,
    drawn_rows,
    dude_args,
    fight_rows,
    hand_rows,
    place_rows,
    player_row,
)

BY_PLACE, BY_PLAYER, OWN_ONLY = 1, 2, 3  # what is far from the viewer's dudes counted; and no place but theirs


def folded_sketch_of(cards: Cards, view: Mapping[str, Plain], fold: int) -> list[list[Msg]]:
    """What is far from the viewer's dudes as counts, the fewer the further it is folded."""
    v: Any = view
    rows = [day_row(v)]
    rows += _own_dudes(v) if fold == OWN_ONLY else _near_places(v)
    if fold == BY_PLACE:
        rows += _elsewhere(v)
    rows += fight_rows(v) + chosen_rows(v)
    for player in v["players"]:
        rows += drawn_rows(player)
    for player in v["players"]:
        rows += hand_rows(cards, v, player)
    return rows + [player_row(player) if fold == BY_PLACE else _totals(v, player) for player in v["players"]]


def _near_places(v: Any) -> list[list[Msg]]:
    """The places that matter to the viewer, as they are."""
    rows: list[list[Msg]] = []
    for place in v["places"]:
        rows += place_rows(v, place) if _is_near(v, place["id"]) else []
    return rows


def _elsewhere(v: Any) -> list[list[Msg]]:
    """How many dudes each player has at each of the other places, and how many of these are empty."""
    rest = [place for place in v["places"] if not _is_near(v, place["id"])]
    taken = {dude["place"] for dude in v["dudes"]}
    empty = len([place for place in rest if place["id"] not in taken])
    rows: list[list[Msg]] = []
    for seat in range(v["seats"]):
        told: list[Plain] = [_count(v, place, count) for place in rest if (count := _there(v, seat, place))]
        if told:
            rows.append([Msg("board-others", {"seat": seat, "places": told})])
    if empty:
        rows.append([Msg("board-empty", {"count": empty})])
    return [[Msg("board-elsewhere")], *rows] if rows else []


def _is_near(v: Any, place: str) -> bool:
    fight, job = v["shootout"], v["job"]
    if (fight is not None and fight["place"] == place) or (job is not None and job["mark"] == place):
        return True
    return any(
        dude["place"] == place and (dude["seat"] == v["seat"] or (job is not None and dude["id"] == job["mark"]))
        for dude in v["dudes"]
    )


def _there(v: Any, seat: int, place: Any) -> int:
    """How many dudes the seat has at the place."""
    return len([dude for dude in v["dudes"] if dude["seat"] == seat and dude["place"] == place["id"]])


def _count(v: Any, place: Any, count: int) -> str:
    """So many dudes at the place, as a phrase; places of one name are told apart by whose they are."""
    if place["card"] is None:
        return f"square|count={count}"
    alike = len([other for other in v["places"] if other["card"] == place["card"]]) > 1
    return f"{'owned' if alike else 'card'}|place={place['card']}|seat={place['owner']}|count={count}"


def _own_dudes(v: Any) -> list[list[Msg]]:
    """The viewer's dudes, each with where it is."""
    own = [dude for dude in v["dudes"] if dude["seat"] == v["seat"]]
    rows = [[Msg("board-own-dude", {**dude_args(dude), "place": dude["place"], "seat": None})] for dude in own]
    return [[Msg("board-own-dudes")], *rows] if rows else []


def _totals(v: Any, player: Any) -> list[Msg]:
    dudes = [dude for dude in v["dudes"] if dude["seat"] == player["seat"]]
    args: dict[str, Plain] = {
        "seat": player["seat"],
        "stash": player["stash"],
        "control": player["control"],
        "influence": player["influence"],
        "hand": player["hand_count"],
        "dudes": len(dudes),
        "own": int(player["seat"] == v["seat"]),
    }
    return [Msg("board-player-folded", args)]
