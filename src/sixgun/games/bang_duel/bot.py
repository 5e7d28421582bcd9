"""Advice for the rules bot, from the view alone: keep what dodges, fire in a sensible order, hide the wounded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sixgun.core.plain import Plain

# What a card is worth in the hand when one must go, or be chosen.
WORTH = {
    "missed": 9.0,
    "return-fire": 10.0,
    "gatling": 7.0,
    "barrel": 7.0,
    "winchester": 6.5,
    "derringer": 6.0,
    "knife": 6.0,
    "colt": 5.5,
    "carbine": 5.6,
    "peacemaker": 5.8,
    "remington": 5.7,
    "schofield": 5.7,
    "shotgun": 5.6,
    "robbery": 6.0,
    "schoolteacher": 4.5,
    "wagon": 6.5,
    "general-store": 5.0,
    "beer": 6.0,
    "strong-beer": 4.0,
    "duel": 4.0,
    "indians": 4.5,
    "hat": 6.0,
    "gun-belt": 5.0,
    "bank": 5.0,
    "scope": 4.0,
    "volley": 3.0,
    "watch": 2.5,
    "water": 3.0,
    "rattlesnake": 4.0,
    "bison-herd": 2.0,
    "dynamite": 1.0,
}
HITS = {
    "carbine",
    "colt",
    "peacemaker",
    "remington",
    "schofield",
    "shotgun",
    "volley",
    "winchester",
    "derringer",
    "gatling",
    "knife",
}
HARMFUL = {"rattlesnake", "dynamite", "bison-herd"}
# What leads well: abilities that only work in front.
LEADERS = {
    "wyatt-ear": 2,
    "tex-killer": 2,
    "annie-oakey": 2,
    "toco-ramirez": 2,
    "dalton-bros": 1,
    "west-harding": 2,
    "sid-curry": 2,
}


def advise(view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
    """The index of the best pick; equal ones are told apart by the roll."""
    table = _Table(view)
    rate = _RATES.get(table.question, _by_worth)
    rated = [rate(table, _Pick(pick)) for pick in picks]
    best = max(rated)
    among = [index for index, value in enumerate(rated) if value == best]
    return among[int(roll * len(among))]


class _Pick:
    """A pick in parts: verb, kind of card, target, Equipment."""

    def __init__(self, text: str) -> None:
        head, _, self.gear = text.partition("/")
        head, _, self.target = head.partition(">")
        self.verb, _, card = head.partition(":")
        self.card = card.partition(".")[0]
        self.text = text


class _Table:
    """The view as the seat that is asked sees it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.question: str = self.view["question"]
        self.seat: int = self.view["seat"]
        self.mine = self.view["players"][self.seat]
        self.theirs = self.view["players"][1 - self.seat]
        self.hand: list[str] = [card["card"].partition(".")[0] for card in self.mine["hand"]]
        self.hits = len([card for card in self.hand if card in HITS])

    def place(self, target: str) -> Any:
        """The character that a target means, or None."""
        player = self.mine if target.startswith("my") else self.theirs
        places = [place for place in player["places"] if place]
        wanted = not target.endswith("rear")
        found = [place for place in places if place.get("active", True) == wanted]
        return found[0] if found else None

    def life(self, target: str) -> int:
        place = self.place(target)
        return int(place["life"]) if place else 0

    def gear(self, target: str) -> list[str]:
        place = self.place(target)
        return [card.partition(".")[0] for card in place["gear"]] if place else []


# ---- the play phase: draw first, then equip, then fire, then mind who stands in front


def _action(t: _Table, p: _Pick) -> float:
    if p.verb == "end":
        return 0.0
    if p.verb == "swap":
        return _swap_value(t) - 0.5
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


def _swap_value(t: _Table) -> float:
    """Whoever has more life stands in front: it also keeps more cards."""
    front, rear = t.life("my-front"), t.life("my-rear")
    if not rear:
        return -1.0
    guarded = len([g for g in t.gear("my-rear") if g in ("barrel", "hat")]) - len(
        [g for g in t.gear("my-front") if g in ("barrel", "hat")]
    )
    return (rear - front) + 0.8 * guarded - 0.6


def _hit_value(t: _Table, card: str, target: str) -> float:
    """Weak targets first; what cannot be dodged easily, or costs little, before the rest."""
    if target.startswith("my"):
        return -10.0
    life = t.life(target)
    value = 8.0 - life + (4.0 if life == 1 else 0.0)
    if card == "volley":
        return value + 3.0 * len(t.gear(target)) - 4.0 if t.gear(target) else -1.0
    first = {"knife": 0.6, "derringer": 0.2, "peacemaker": 0.3, "winchester": 0.1}
    return value + first.get(card, 0.0)


def _equip(t: _Table, p: _Pick) -> float:
    if p.card in HARMFUL:
        own = p.target.startswith("my")
        return -2.0 if own or p.card in t.gear(p.target) else {"rattlesnake": 9.0, "bison-herd": 2.0}.get(p.card, 1.0)
    if not p.target.startswith("my") or p.card in t.gear(p.target):
        return -3.0
    return 9.0 + WORTH[p.card] / 10


def _gatling(t: _Table, p: _Pick) -> float:
    theirs = [place for place in t.theirs["places"] if place]
    own_rear = t.life("my-rear")
    return (
        3.5 * len(theirs)
        + (3.0 if any(place["life"] == 1 for place in theirs) else 0)
        - (2.5 if own_rear else 0)
        - (6.0 if own_rear == 1 and "missed" not in t.hand else 0)
    )


def _indians(t: _Table, p: _Pick) -> float:
    spare = t.hits >= 1
    own_rear = t.life("my-rear")
    return 6.0 if not own_rear else 4.0 if spare else 1.5 if own_rear > 1 else -4.0


def _duel(t: _Table, p: _Pick) -> float:
    if p.target.startswith("my"):
        return -10.0
    return 1.0 + 2.0 * (t.hits - 1) if t.life("my-front") > 1 else -3.0 + t.hits


def _beer(t: _Table, p: _Pick) -> float:
    wounded = [place for place in t.mine["places"] if place and place["life"] < place["most"]]
    return 7.0 * len(wounded) - 1.0


def _strong_beer(t: _Table, p: _Pick) -> float:
    change = 3 - t.life(p.target)
    return 4.0 * change if p.target.startswith("my") else -4.0 * change


def _robbery(t: _Table, p: _Pick) -> float:
    if p.target.startswith("hand"):
        return 10.0
    own = p.target.startswith("my")
    if p.gear in HARMFUL:
        return 11.0 if own and p.gear != "bison-herd" else -5.0
    return -5.0 if own else 6.0 + WORTH[p.gear] / 2


def _water(t: _Table, p: _Pick) -> float:
    if p.target == "mine":
        return _swap_value(t) - 1.5
    gain = t.life("front") - t.life("rear")
    return 2.0 * gain if t.hits else -1.0


_CARDS: dict[str, Callable[[_Table, _Pick], float]] = {
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
    **dict.fromkeys(
        ("bank", "barrel", "dynamite", "gun-belt", "hat", "bison-herd", "scope", "watch", "rattlesnake"), _equip
    ),
}


# ---- everything else


def _react(t: _Table, p: _Pick) -> float:
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


def _give_up(t: _Table, p: _Pick) -> float:
    """The card that is worth least; to keep the last one rather than pay with it is no use."""
    if p.verb == "take":
        return 0.0
    spare = t.hand.count(p.card) > 2
    return 20.0 - WORTH[p.card] + (3.0 if spare else 0.0)


def _by_worth(t: _Table, p: _Pick) -> float:
    return WORTH.get(p.card, 0.0)


def _instead(t: _Table, p: _Pick) -> float:
    """Buffalo Bell steps in for a partner who would fall."""
    lives = {place["character"]: place["life"] for place in t.mine["places"] if place}
    buffalo = lives.pop("buffalo-bell", 0)
    partner = min(lives.values(), default=0)
    return float((p.verb == "yes") == (partner == 1 or buffalo > partner + 1))


def _yes(t: _Table, p: _Pick) -> float:
    return float(p.verb == "yes")


def _strip(t: _Table, p: _Pick) -> float:
    if p.verb in ("no", "take"):
        return 0.0
    if p.verb == "rob":
        return 5.0
    own = p.target.startswith("my")
    harmful = p.gear in HARMFUL
    if t.question == "strip":
        return 3.0 + WORTH[p.gear] if own == harmful else -1.0
    return 1.0 if harmful else WORTH[p.gear]


def _swap_whose(t: _Table, p: _Pick) -> float:
    if p.verb == "no":
        return 0.0
    if p.target == "mine":
        return _swap_value(t) - 0.5
    return float(t.life("front") - t.life("rear")) - 0.5


def _lead(t: _Table, p: _Pick) -> float:
    name = p.text.partition(":")[2]
    lives = {place["character"]: place["life"] for place in t.mine["places"] if place}
    return float(lives.get(name, 0)) + LEADERS.get(name, 0)


def _result(t: _Table, p: _Pick) -> float:
    """The symbol that helps: barrels save whoever is hit, snakes and dynamite hurt whose turn it is."""
    symbol = p.text[-1]
    hit = t.view["hit"]
    if hit:
        return float((symbol == "b") == (hit["place"] >> 1 == t.seat))
    return float((symbol in "sd") == (t.view["turn"] != t.seat))


def _copy(t: _Table, p: _Pick) -> float:
    top = t.view["discards"][1] if len(t.view["discards"]) > 1 else ""
    p.card = top.partition(".")[0]
    p.verb = "play"
    return _action(t, p) if p.card in WORTH else 0.0


_RATES: dict[str, Callable[[_Table, _Pick], float]] = {
    "action": _action,
    "react": _react,
    "pay": _give_up,
    "answer": _give_up,
    "discard": _give_up,
    "give": _give_up,
    "throw": _give_up,
    "choose-goods": _by_worth,
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
