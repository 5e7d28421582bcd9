"""Locations and Adjacency."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.records import FIGHT_PLACE
from sixgun.games.doomtown.table.state import (
    ABILITY_OF,
    CASUALTY_THING,
    FIGHT_THING,
    IN_PLAY,
    NOBODY,
    SQUARE,
    State,
    ability_in,
)

# the ends of a street
LEFT_END: Final = 0
RIGHT_END: Final = 1


def places(s: State) -> list[int]:
    """Every location in play: the town square, homes and deeds. [location.kind.in-town]"""
    found = [SQUARE]
    for seat in range(s.seats):
        found += s.street[seat]
        found += s.outskirts[seat]
    return found


def in_town(s: State, place: int) -> bool:
    """A home or deed on a street, or the town square. [location.kind.in-town]"""
    return place == SQUARE or place in s.street[s.owner[place]]


def adjacent(s: State, one: int, other: int) -> bool:
    """Neighbours on one street, and the town square with everything in town; nothing else.

    [location.adjacent.neighbours, location.adjacent.town-square, location.adjacent.not-across-streets,
    location.out-of-town.isolated, location.deed-leaves.gap-closed]
    """
    if one == other:
        return False
    if one == SQUARE:
        return in_town(s, other)
    street = s.street[s.owner[one]]
    if other == SQUARE:
        return one in street
    return (
        s.owner[one] == s.owner[other]
        and one in street
        and other in street
        and abs(street.index(one) - street.index(other)) == 1
    )


def place_of(s: State, thing: int) -> int:
    """Where a card in play is: a location is at itself, an attachment where its bearer is."""
    if thing == FIGHT_THING:
        return s.fight[FIGHT_PLACE]
    if ABILITY_OF <= thing < CASUALTY_THING:
        return place_of(s, ability_in(thing)[0])
    if thing < 0 or thing >= len(s.what) or s.zone[thing] != IN_PLAY:
        return NOBODY
    return s.place[s.host[thing]] if s.host[thing] >= 0 else s.place[thing]


def dudes_at(s: State, place: int) -> list[int]:
    return [dude for gang in s.gang for dude in gang if s.place[dude] == place]


def home_of(s: State, dude: int) -> int:
    """The home of the player who controls a dude."""
    return s.homes[s.boss[dude]]


def gear_of(s: State, card: int) -> list[int]:
    """What is attached to a card."""
    return [gear for gear in s.gear if s.host[gear] == card]
