"""Where each gang may stand: the chances that a seat can count, from its view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from sixgun.core.capabilities import Odds
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.table.components import PLACES
from sixgun.lib.odds.slots import chances_of_none

Table = Mapping[str, Any]


def prospects(view: Table, picks: Sequence[str]) -> list[Odds]:
    """For each rival gang with cards that lie face down: the chance that it is at each location."""
    if view["seat"] is None or view["result"] is not None or not picks:
        return []
    found: list[Odds] = []
    for gang in view["players"]:
        hidden = [card for card in gang["cards"] if card["card"] is None]
        if gang["seat"] == view["seat"] or gang["out"] or not hidden:
            continue
        chances = at_places(view, gang)
        order = sorted(range(len(PLACES)), key=lambda place: -chances[place])
        rows = [(Msg("odds-at", {"place": PLACES[place]}), Fraction(chances[place]), "") for place in order]
        data: dict[str, Plain] = {"seat": gang["seat"], "at": dict(zip(PLACES, chances, strict=True))}
        found.append(Odds(data, Msg("odds-gang", {"seat": gang["seat"]}), rows))
    return found


def at_places(view: Table, gang: Table) -> list[float]:
    """By location: the chance that the gang has a card of it; certain where one lies open."""
    none = [1.0] * len(PLACES)
    for group in view["unseen"]:
        mine = slots(gang, group["shuffle"])
        others = [
            bars
            for other in view["players"]
            if other["seat"] != gang["seat"]
            for bars in slots(other, group["shuffle"])
            if bars
        ]
        if mine:
            found = chances_of_none(pool(group["cards"]), others, mine)
            none = [one * other for one, other in zip(none, found, strict=True)]
    open_places = [place_of(card["card"]) for card in gang["cards"] if card["card"] is not None]
    return [1.0 if place in open_places else 1.0 - none[place] for place in range(len(PLACES))]


def slots(gang: Table, shuffle: int) -> list[int]:
    """A gang's cards of one shuffle that lie face down for the viewer: where each can't be, as bits."""
    return [
        sum([1 << PLACES.index(place) for place in card["not"]])
        for card in gang["cards"]
        if card["card"] is None and card["shuffle"] == shuffle
    ]


def pool(cards: Mapping[str, int]) -> list[int]:
    """How many hidden cards there are of each location."""
    found = [0] * len(PLACES)
    for kind, count in cards.items():
        found[place_of(kind)] += count
    return found


def place_of(kind: str) -> int:
    return PLACES.index(kind.rstrip("$"))
