"""The rules bot in its play phase: draw first, then equip, then fire, then mind who stands in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.bang_duel.bots.look import EQUIPMENT_CARDS, FIRST, HARMFUL, WORTH, Pick, Table


def action(t: Table, p: Pick) -> float:
    if p.verb == "end":
        return 0.0
    if p.verb == "swap":
        return swap_value(t) - 0.5
    if p.verb == "reload":
        return 6.0 if p.card else 1.0
    if p.verb == "babe-leroy":
        return 20.0
    if p.verb == "cattle-katie":
        return 3.0 if p.gear in ("watch", "scope", "bank") else -1.0
    if p.verb in ("pearl-hat", "soundance-kid"):
        return 5.0 - WORTH[p.card] if p.verb == "soundance-kid" else 6.0 - WORTH[p.card]
    if p.verb == "colt":
        spare = t.hand.count("missed") > 2 if p.card == "missed" else WORTH[p.card] < 5
        return _hit_value(t, "colt", p.target) - (0.5 if spare else 6.0)
    return _CARDS[p.card](t, p) if p.card in _CARDS else _hit_value(t, p.card, p.target)


def swap_value(t: Table) -> float:
    """The character with more life stands in front: with it the player also keeps more cards."""
    front, rear = t.life("my-front"), t.life("my-rear")
    if not rear:
        return -1.0
    guarded = len([g for g in t.gear("my-rear") if g in ("barrel", "hat")]) - len(
        [g for g in t.gear("my-front") if g in ("barrel", "hat")]
    )
    return (rear - front) + 0.8 * guarded - 0.6


def _hit_value(t: Table, card: str, target: str) -> float:
    """Weak targets first; what cannot be dodged easily, or costs little, before the rest."""
    if target.startswith("my"):
        return -10.0
    life = t.life(target)
    value = 8.0 - life + (4.0 if life == 1 else 0.0)
    if card == "volley":
        return value + 3.0 * len(t.gear(target)) - 4.0 if t.gear(target) else -1.0
    return value + FIRST.get(card, 0.0)


def _equip(t: Table, p: Pick) -> float:
    if p.card in HARMFUL:
        own = p.target.startswith("my")
        return -2.0 if own or p.card in t.gear(p.target) else {"rattlesnake": 9.0, "bison-herd": 2.0}.get(p.card, 1.0)
    if not p.target.startswith("my") or p.card in t.gear(p.target):
        return -3.0
    return 9.0 + WORTH[p.card] / 10


def _gatling(t: Table, p: Pick) -> float:
    theirs = [place for place in t.theirs["places"] if place]
    own_rear = t.life("my-rear")
    return (
        3.5 * len(theirs)
        + (3.0 if any(place["life"] == 1 for place in theirs) else 0)
        - (2.5 if own_rear else 0)
        - (6.0 if own_rear == 1 and "missed" not in t.hand else 0)
    )


def _indians(t: Table, p: Pick) -> float:
    spare = t.hits >= 1
    own_rear = t.life("my-rear")
    return 6.0 if not own_rear else 4.0 if spare else 1.5 if own_rear > 1 else -4.0


def _duel(t: Table, p: Pick) -> float:
    if p.target.startswith("my"):
        return -10.0
    return 1.0 + 2.0 * (t.hits - 1) if t.life("my-front") > 1 else -3.0 + t.hits


def _beer(t: Table, p: Pick) -> float:
    wounded = [place for place in t.mine["places"] if place and place["life"] < place["most"]]
    return 7.0 * len(wounded) - 1.0


def _strong_beer(t: Table, p: Pick) -> float:
    change = 3 - t.life(p.target)
    return 4.0 * change if p.target.startswith("my") else -4.0 * change


def _robbery(t: Table, p: Pick) -> float:
    if p.target.startswith("hand"):
        return 10.0
    own = p.target.startswith("my")
    if p.gear in HARMFUL:
        return 11.0 if own and p.gear != "bison-herd" else -5.0
    return -5.0 if own else 6.0 + WORTH[p.gear] / 2


def _water(t: Table, p: Pick) -> float:
    if p.target == "mine":
        return swap_value(t) - 1.5
    gain = t.life("front") - t.life("rear")
    return 2.0 * gain if t.hits else -1.0


_CARDS: Final[dict[str, Callable[[Table, Pick], float]]] = {
    "wagon": lambda t, p: 14.0,
    "general-store": lambda t, p: 12.0,
    "robbery": _robbery,
    "schoolteacher": _robbery,
    "beer": _beer,
    "strong-beer": _strong_beer,
    "water": _water,
    "duel": _duel,
    "indians": _indians,
    "gatling": _gatling,
    **dict.fromkeys(EQUIPMENT_CARDS, _equip),
}
