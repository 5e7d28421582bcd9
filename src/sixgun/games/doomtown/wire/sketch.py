"""The table in rows of text, from a view: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.doomtown.table.components import Cards
from sixgun.games.doomtown.wire.describe import figures_of
from sixgun.games.doomtown.wire.names import CODE_NAMES, hand_signs
from sixgun.lib.hands import JOKER


def sketch_of(cards: Cards, view: Mapping[str, Plain]) -> list[list[Msg]]:
    """The day, then place by place who is there, the shootout, the viewer's hand, and a row for each player."""
    v: Any = view
    rows = [day_row(v)]
    for place in v["places"]:
        rows += place_rows(v, place)
    rows += fight_rows(v) + chosen_rows(v)
    for player in v["players"]:
        rows += drawn_rows(player) + hand_rows(cards, v, player)
    return rows + [player_row(player) for player in v["players"]]


def day_row(v: Any) -> list[Msg]:
    if v["day"] == 0:
        return [Msg("board-setup")]
    key = "board-day" if v["winner"] is None else "board-day-winner"
    return [Msg(key, {"day": v["day"], "phase": v["phase"], "winner": v["winner"], "pot": v["pot"]})]


def place_rows(v: Any, place: Any) -> list[list[Msg]]:
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
    return [[name], *[[Msg("board-dude-line", dude_args(dude))] for dude in here]]


def dude_args(dude: Any) -> dict[str, Plain]:
    return {
        "card": dude["card"],
        "seat": dude["seat"],
        "bullets": dude["bullets"],
        "stud": int(dude["stud"]),
        "influence": dude["influence"],
        "bounty": dude["bounty"],
        "booted": int(dude["booted"]),
        "gear": [gear["card"] for gear in dude["gear"]],
        "armed": len(dude["gear"]),
    }


def fight_rows(v: Any) -> list[list[Msg]]:
    """The job, the shootout and both posses, where there are any."""
    rows: list[list[Msg]] = []
    fight, job = v["shootout"], v["job"]
    if fight is None:
        return rows
    if job is not None and job["card"] and job["leader"] and job["mark"]:
        rows.append([Msg("board-job", {"card": job["card"], "leader": job["leader"], "mark": job["mark"]})])
    if fight["round"]:
        rows.append([Msg("board-shootout", {"place": fight["place"], "round": fight["round"]})])
    for side, seat in ((1, fight["leader"]), (2, fight["mark"])):
        posse: list[Plain] = [dude["card"] for dude in v["dudes"] if dude["posse"] == side]
        args: dict[str, Plain] = {"seat": seat, "cards": posse}
        studs, draws = fight["studs"][side - 1], fight["draws"][side - 1]
        if posse and studs is not None and v["shootout"]["shooters"][side - 1]:
            rows.append([Msg("board-posse-drawing", {**args, "count": 5 + studs, "draws": draws})])
        elif posse:
            rows.append([Msg("board-posse", args)])
    return rows


def chosen_rows(v: Any) -> list[list[Msg]]:
    return [[Msg("board-chosen", {"cards": v["marked"]})]] if v["marked"] else []


def drawn_rows(player: Any) -> list[list[Msg]]:
    """A draw hand as far as it is seen."""
    drawn = player["draw_hand"]
    if drawn is None or not drawn["cards"]:
        return []
    codes = [CODE_NAMES[card["as"]] if card["as"] else JOKER for card in drawn["cards"]]
    args: dict[str, Plain] = {"seat": player["seat"], "hand": hand_signs(codes), "rank": drawn["rank"]}
    return [[Msg("board-drawn" if drawn["rank"] is None else "board-drawn-rank", args)]]


def hand_rows(cards: Cards, v: Any, player: Any) -> list[list[Msg]]:
    """The viewer's own hand, card by card."""
    if player["seat"] != v["seat"] or not player["hand"]:
        return []
    held = [[Msg("board-card", figures_of(cards, cards.index[key]))] for key in player["hand"]]
    return [[Msg("board-hand")], *held]


def player_row(player: Any) -> list[Msg]:
    return [
        Msg("board-player", {"seat": player["seat"], "outfit": player["outfit"], "stash": player["stash"]}),
        Msg("board-totals", {"control": player["control"], "influence": player["influence"]}),
        Msg("board-piles", {"deck": player["deck"], "discards": len(player["discards"]), "hand": player["hand_count"]}),
    ]
