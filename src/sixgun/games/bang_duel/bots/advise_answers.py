"""The rules bot when it is asked something: what costs least, and what helps most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.bang_duel.bots.advise_actions import action, swap_value
from sixgun.games.bang_duel.bots.look import HARMFUL, LEADERS, WORTH, Pick, Table


def _react(t: Table, p: Pick) -> float:
    """What costs nothing first, then the cheapest card; against Tex Killer only if the other card is there as well."""
    if p.verb == "take":
        return 0.0
    if p.verb in ("barrel", "sid-curry"):
        return 20.0
    hit = t.view["hit"]
    if hit and hit["tex"] and len(t.hand) < (1 if p.verb == "hat" else 2):
        return -1.0
    if p.verb == "hat":
        return 12.0
    return 15.0 - WORTH[p.card] if p.card != "return-fire" else 11.0


def _give_up(t: Table, p: Pick) -> float:
    """The card that is worth least; it does not help to keep the last one rather than pay with it."""
    if p.verb == "take":
        return 0.0
    spare = t.hand.count(p.card) > 2
    return 20.0 - WORTH[p.card] + (3.0 if spare else 0.0)


def by_worth(t: Table, p: Pick) -> float:
    return WORTH.get(p.card, 0.0)


def _instead(t: Table, p: Pick) -> float:
    """Buffalo Bell steps in for a partner who would fall."""
    lives = {place["character"]: place["life"] for place in t.mine["places"] if place}
    buffalo = lives.pop("buffalo-bell", 0)
    partner = min(lives.values(), default=0)
    return float((p.verb == "yes") == (partner == 1 or buffalo > partner + 1))


def _yes(t: Table, p: Pick) -> float:
    return float(p.verb == "yes")


def _strip(t: Table, p: Pick) -> float:
    if p.verb in ("no", "take"):
        return 0.0
    if p.verb == "rob":
        return 5.0
    own = p.target.startswith("my")
    harmful = p.gear in HARMFUL
    if t.question == "strip":
        return 3.0 + WORTH[p.gear] if own == harmful else -1.0
    return 1.0 if harmful else WORTH[p.gear]


def _swap_whose(t: Table, p: Pick) -> float:
    if p.verb == "no":
        return 0.0
    if p.target == "mine":
        return swap_value(t) - 0.5
    return float(t.life("front") - t.life("rear")) - 0.5


def _lead(t: Table, p: Pick) -> float:
    name = p.text.partition(":")[2]
    lives = {place["character"]: place["life"] for place in t.mine["places"] if place}
    return float(lives.get(name, 0)) + LEADERS.get(name, 0)


def _result(t: Table, p: Pick) -> float:
    """Whether the symbol comes: a barrel saves the player who reveals, a snake or dynamite hurts."""
    reveal = t.view["reveal"]
    comes = reveal["wanted"].startswith(p.text[-1])
    mine = reveal["seat"] == t.seat
    return float(comes == (mine == (reveal["wanted"] == "barrel")))


def _copy(t: Table, p: Pick) -> float:
    top = t.view["discards"][1] if len(t.view["discards"]) > 1 else ""
    p.card = top.partition(".")[0]
    p.verb = "play"
    return action(t, p) if p.card in WORTH else 0.0


RATES: Final[dict[str, Callable[[Table, Pick], float]]] = {
    "action": action,
    "react": _react,
    "pay": _give_up,
    "answer": _give_up,
    "discard": _give_up,
    "give": _give_up,
    "throw": _give_up,
    "choose-goods": by_worth,
    "may": _yes,
    "instead": _instead,
    "strip": _strip,
    "loot": _strip,
    "rob": _strip,
    "swap-whose": _swap_whose,
    "lead": _lead,
    "choose-result": _result,
    "copy": _copy,
}
