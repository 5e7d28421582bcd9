"""The stable texts of picks, for records, the page and programs.

| text                     | meaning                                                                     |
|--------------------------|-----------------------------------------------------------------------------|
| move:ranch$              | leave that card, draw from the deck                                         |
| move:ranch$>discards     | leave that card, take the card that was on top of the discards              |
| shoot:2>ranch$           | show that card and shoot at seat 2 there                                    |
| shoot:2>plaza@saloon     | show that card and shoot at seat 2 at another location (rule A)             |
| shoot:2>@hill            | shoot at seat 2 at that location and show nothing (Rifle, Story card)       |
| story                    | pay a coin and turn up a Story card                                         |
| done                     | no additional action, no claim                                              |
| claim:ranch,ranch,ranch$ | put these three down, the last one on top, to control the location (rule B) |
| lose:ranch$              | the card to discard                                                         |
| top:ranch$               | of the cards that were shot, the one that ends on top of the discards       |
| name:hill                | a location for the Town Crier                                               |
| point:2                  | an opponent for the Telltale Tracks                                         |
| draw:yes, draw:no        | to accept or refuse a draw                                                  |
| late                     | the ten seconds are over                                                    |
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from sixgun.games.gunfighters.table.codes import (
    AGREE,
    CLAIM,
    DISAGREE,
    DONE,
    LATE,
    LOSE,
    MOVE,
    NAME,
    POINT,
    SEAT_SHIFT,
    SHOOT,
    STORY,
    TAKE,
    TOP,
    claim,
    claimed_kinds,
    kind_in,
    place_in,
    seat_in,
    shot,
    verb_in,
    with_kind,
)
from sixgun.games.gunfighters.table.components import KIND_NAMES, KINDS, NO_CARD, PLACE_COUNT, PLACES, place_of
from sixgun.games.gunfighters.table.state import MOST_SEATS


def text_of(code: int) -> str:
    """
    >>> from sixgun.games.gunfighters.table.components import kind_of
    >>> text_of(shot(2, kind_of(3, 0), 1)), text_of(shot(2, NO_CARD, 5))
    ('shoot:2>plaza@saloon', 'shoot:2>@hill')
    """
    verb = verb_in(code)
    if verb == SHOOT:
        kind, place = kind_in(code), place_in(code)
        card = "" if kind == NO_CARD else KIND_NAMES[kind]
        at = "" if kind != NO_CARD and place_of(kind) == place else "@" + PLACES[place]
        return f"shoot:{seat_in(code)}>{card}{at}"
    if verb == CLAIM:
        return "claim:" + ",".join([KIND_NAMES[kind] for kind in claimed_kinds(code)])
    if verb == MOVE:
        return "move:" + KIND_NAMES[kind_in(code)]
    if verb == TAKE:
        return "move:" + KIND_NAMES[kind_in(code)] + ">discards"
    if verb == LOSE:
        return "lose:" + KIND_NAMES[kind_in(code)]
    if verb == TOP:
        return "top:" + KIND_NAMES[kind_in(code)]
    if verb == NAME:
        return "name:" + PLACES[place_in(code)]
    if verb == POINT:
        return f"point:{seat_in(code)}"
    return {STORY: "story", DONE: "done", AGREE: "draw:yes", DISAGREE: "draw:no", LATE: "late"}[verb]


def every_code() -> list[int]:
    """Every well-formed pick, legal now or not."""
    codes = [STORY, DONE, AGREE, DISAGREE, LATE]
    for verb in (MOVE, TAKE, LOSE, TOP):
        codes += [with_kind(verb, kind) for kind in range(KINDS)]
    codes += [NAME | place for place in range(PLACE_COUNT)]
    codes += [POINT | seat << SEAT_SHIFT for seat in range(MOST_SEATS)]
    for seat in range(MOST_SEATS):
        codes += [shot(seat, kind, place) for kind in [*range(KINDS), NO_CARD] for place in range(PLACE_COUNT)]
    for place in range(PLACE_COUNT):
        for low, high in combinations_with_replacement(range(4), 2):
            codes += [claim(place, (low, high, top)) for top in range(4)]
    return codes


CODE_OF: Final[dict[str, int]] = {text_of(code): code for code in every_code()}
