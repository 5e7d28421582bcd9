"""What speaks for a pick, in the game's own terms: life points, cards that dodge, what costs nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.bots.worth import WORTH
from sixgun.games.bang_duel.table.kinds import BEER, DODGES, HITS, KINDS

HIT_NAMES: Final = frozenset([KINDS[kind] for kind in HITS])
DODGE_NAMES: Final = frozenset([KINDS[kind] for kind in DODGES])


def reason(view: Mapping[str, Any], pick: str) -> Msg | None:
    """From the view alone; None where there is nothing to say."""
    verb = pick.partition(":")[0].partition(">")[0]
    if verb in ("barrel", "sid-curry"):
        return Msg("because-free")
    if verb in ("dodge", "hat", "take") and view["hit"] is not None:
        return _of_place("because-shot-at", _place(view, view["hit"]["place"]))
    if verb in ("answer", "pay"):
        return Msg("because-card-for-life")
    if verb in ("play", "colt"):
        return _play(view, pick)
    if verb == "swap" and pick == "swap":
        return _swap(view)
    if verb == "end":
        dodges = [card for card in view["players"][view["seat"]]["hand"] if _kind(card["card"]) in DODGE_NAMES]
        return Msg("because-keeps-dodges", {"count": len(dodges)}) if dodges else None
    return _discard(view, pick) if verb == "discard" else None


def _discard(view: Mapping[str, Any], pick: str) -> Msg | None:
    held = [_kind(card["card"]) for card in view["players"][view["seat"]]["hand"]]
    least = min([WORTH[KINDS.index(kind)] for kind in held])
    return Msg("because-worth-least") if WORTH[KINDS.index(_kind(pick.partition(":")[2]))] == least else None


def _play(view: Mapping[str, Any], pick: str) -> Msg | None:
    card, _, target = pick.partition(":")[2].partition(">")
    kind = _kind(card)
    me, other = view["players"][view["seat"]], view["players"][1 - view["seat"]]
    if kind in HIT_NAMES and target in ("front", "rear", ""):
        place = _stands(other, target != "rear")
        said = _of_place("because-hit", place)
        if said is not None:
            said.args["cards"] = len(other["hand"])
        return said
    if kind == KINDS[BEER]:
        hurt = [place for place in me["places"] if place and place["life"] < place["most"]]
        return Msg("because-hurt", {"count": len(hurt)}) if hurt else None
    return None


def _swap(view: Mapping[str, Any]) -> Msg | None:
    me = view["players"][view["seat"]]
    front, rear = _stands(me, True), _stands(me, False)
    if front is None or rear is None:
        return None
    args: dict[str, Plain] = {"front": front["life"], "rear": rear["life"], "character": front["character"]}
    return Msg("because-swap", args)


def _kind(face: str | None) -> str:
    return (face or "").partition(".")[0]


def _stands(player: Any, front: bool) -> Any:
    """Who stands in front or behind; the last one stands in front."""
    found = [place for place in player["places"] if place and place["character"] and place["active"] == front]
    return found[0] if found else None


def _place(view: Mapping[str, Any], number: int) -> Any:
    places = [place for player in view["players"] for place in player["places"] if place]
    return next((place for place in places if place["place"] == number), None)


def _of_place(key: str, place: Any) -> Msg | None:
    return Msg(key, {"character": place["character"], "life": place["life"]}) if place else None
