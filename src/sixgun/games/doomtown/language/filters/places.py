"""What selectors ask about where things are."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import moves, nearness, selectors
from sixgun.games.doomtown.language.selectors import Filter
from sixgun.games.doomtown.table import town
from sixgun.games.doomtown.table.blocks import E_THIS, E_YOU
from sixgun.games.doomtown.table.components import DEED
from sixgun.games.doomtown.table.state import NOBODY, SQUARE, State


def here(s: State, env: list[int], _: int, one: int) -> bool:
    return town.place_of(s, one) == town.place_of(s, env[E_THIS])


def near(s: State, env: list[int], _: int, one: int) -> bool:
    here, there = town.place_of(s, env[E_THIS]), town.place_of(s, one)
    return here == there or nearness.adjacent(s, here, there)


def at(s: State, env: list[int], ref: int, one: int) -> bool:
    return town.place_of(s, one) == town.place_of(s, selectors.thing(s, env, ref))


def at_one_of(s: State, env: list[int], selector: int, one: int) -> bool:
    place = town.place_of(s, one)
    return place != NOBODY and selectors.fits(s, env, selector, place)


def next_to(s: State, env: list[int], ref: int, one: int) -> bool:
    return nearness.adjacent(s, town.place_of(s, selectors.thing(s, env, ref)), town.place_of(s, one))


def in_square(s: State, env: list[int], _: int, one: int) -> bool:
    return town.place_of(s, one) == SQUARE


def at_home(s: State, env: list[int], _: int, one: int) -> bool:
    return town.place_of(s, one) == town.home_of(s, one)


def in_town(s: State, env: list[int], _: int, one: int) -> bool:
    """A place in town, or what is at one. [location.kind.in-town]"""
    place = town.place_of(s, one)
    return place != NOBODY and town.in_town(s, place)


def own_home(s: State, env: list[int], _: int, one: int) -> bool:
    return one == s.homes[env[E_YOU]]


def squatting(s: State, env: list[int], _: int, one: int) -> bool:
    """A dude at a deed that its controller does not own."""
    place = s.place[one]
    if place <= SQUARE or s.book.cards.kind[s.what[place]] != DEED:
        return False
    return s.owner[place] != s.boss[one]


def square(s: State, env: list[int], _: int, one: int) -> bool:
    return one == SQUARE


def reach(s: State, env: list[int], ref: int, one: int) -> bool:
    """An effect moves a dude to another location. [move.by-card.new-location]"""
    dude = selectors.thing(s, env, ref)
    here = town.place_of(s, dude)
    return here != one and (here == NOBODY or moves.can_be_moved_to(s, dude, one, env[E_YOU]))


def street(s: State, env: list[int], ref: int, one: int) -> bool:
    """On the same street as another place, or at a place there."""
    here, there = town.place_of(s, selectors.thing(s, env, ref)), town.place_of(s, one)
    if here <= SQUARE or there <= SQUARE:
        return False
    row = s.street[s.owner[here]]
    return here in row and there in row


def _deeds_of_street(s: State, one: int) -> list[int]:
    """The deeds of the street that a place is on, from left to right."""
    if one <= SQUARE or one >= len(s.what):
        return []
    return [deed for deed in s.street[s.owner[one]] if deed not in s.homes]


def leftmost(s: State, env: list[int], _: int, one: int) -> bool:
    """The leftmost deed of its street."""
    return _deeds_of_street(s, one)[:1] == [one]


def rightmost(s: State, env: list[int], _: int, one: int) -> bool:
    """The rightmost deed of its street."""
    return _deeds_of_street(s, one)[-1:] == [one]


def with_(s: State, env: list[int], selector: int, one: int) -> bool:
    return any([s.place[dude] == one and selectors.fits(s, env, selector, dude) for g in s.gang for dude in g])


FILTERS: Final[dict[Filter, str]] = {
    here: "",
    near: "",
    at: "ref",
    at_one_of: "selector",
    next_to: "ref",
    in_square: "",
    at_home: "",
    in_town: "",
    own_home: "",
    squatting: "",
    square: "",
    reach: "ref",
    street: "ref",
    leftmost: "",
    rightmost: "",
    with_: "selector",
}
