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
    rows = [_day(v)]
    for place in v["places"]:
        rows += _place(v, place)
    if v["shootout"] is not None:
        rows += _shootout(v, v["shootout"])
    if v["marked"]:
        rows.append([Msg("board-chosen", {"cards": v["marked"]})])
    for player in v["players"]:
        rows += _cards(cards, v, player)
    return rows + [_player(player) for player in v["players"]]


def _day(v: Any) -> list[Msg]:
    if v["day"] == 0:
        return [Msg("board-setup")]
    key = "board-day" if v["winner"] is None else "board-day-winner"
    return [Msg(key, {"day": v["day"], "phase": v["phase"], "winner": v["winner"], "pot": v["pot"]})]


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
    return [[name], *[[_dude(dude)] for dude in here]]


def _dude(dude: Any) -> Msg:
    return Msg(
        "board-dude-line",
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


def _shootout(v: Any, fight: Any) -> list[list[Msg]]:
    rows: list[list[Msg]] = []
    job = v["job"]
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


def _cards(cards: Cards, v: Any, player: Any) -> list[list[Msg]]:
    """A draw hand as far as it is seen, and the viewer's own hand, card by card."""
    rows: list[list[Msg]] = []
    seat, drawn = player["seat"], player["draw_hand"]
    if drawn is not None and drawn["cards"]:
        codes = [CODE_NAMES[card["as"]] if card["as"] else JOKER for card in drawn["cards"]]
        args: dict[str, Plain] = {"seat": seat, "hand": hand_signs(codes), "rank": drawn["rank"]}
        rows.append([Msg("board-drawn" if drawn["rank"] is None else "board-drawn-rank", args)])
    if seat == v["seat"] and player["hand"]:
        rows.append([Msg("board-hand")])
        rows += [[Msg("board-card", figures_of(cards, cards.index[key]))] for key in player["hand"]]
    return rows


def _player(player: Any) -> list[Msg]:
    return [
        Msg("board-player", {"seat": player["seat"], "outfit": player["outfit"], "stash": player["stash"]}),
        Msg("board-totals", {"control": player["control"], "influence": player["influence"]}),
        Msg("board-piles", {"deck": player["deck"], "discards": len(player["discards"]), "hand": player["hand_count"]}),
    ]
