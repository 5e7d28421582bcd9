"""BANG! The Duel: characters place by place, hands and piles counted by the face of the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.game import Game
from sixgun.games.bang_duel.table.components import CHARACTERS, KINDS, SIDES, SYMBOLS
from sixgun.research.fields import Bag, Both, Count, Each, Field, Flag, Number, One, Record, Skip

ALIKE = 5  # cards of a face
GROUPS = 4  # decks that hidden cards may lie in
HAND = 10  # cards one by one; the figure `length` counts further ones


def schema(game: Game[Any], view: Mapping[str, Any]) -> Field:
    seats = range(2)
    faces = sorted({face for group in view["unseen"] for face in group["cards"]})
    places = range(4)
    gear = Bag(faces, 2)
    place = Record(
        {
            "place": Skip(),
            "character": One(CHARACTERS),
            "life": Number(6),
            "most": Number(6),
            "active": Flag(),
            "lone": Flag(),
            "awake": Flag(),
            "gear": gear,
        }
    )
    held = Record({"back": One(SIDES), "card": One(faces), "shown": Flag()})
    player = Record(
        {
            "seat": Skip(),
            "side": One(SIDES),
            "places": Each(place, 2),
            "hand": Each(held, HAND),
            "limit": Number(10),
            "unlimited": Flag(),
            "deck": Number(45),
            "reserve": Both(Bag(CHARACTERS), Count(10)),
        }
    )
    hit = {"place": One(places), "shooter": One(places), "character": One(CHARACTERS), "seat": One(seats)}
    return Record(
        {
            "game": Skip(),
            "options": Skip(),
            "result": Skip(),
            "seats": Skip(),
            "seat": One(seats),
            "law": One(seats),
            "turn": One(seats),
            "asked": Bag(seats),
            "question": One([question.name for question in game.questions]),
            "players": Each(player, 2),
            "common": Number(90),
            "discards": Bag(faces, ALIKE),
            "open": Bag(faces, 2),
            "unseen": Each(
                Record({"from": One((*SIDES, "common")), "shuffle": Number(3), "cards": Bag(faces, ALIKE)}), GROUPS
            ),
            "gone": Bag(CHARACTERS),
            "bangs": Number(3),
            "moved": Flag(),
            "used": Bag(CHARACTERS),
            "pool": Number(24),
            "hit": Record({**hit, "with": One(KINDS), "tex": Flag()}),
            "duel": Record({"starter": One(seats), "place": One(places), "answers": One(seats)}),
            "reveal": Record({"seat": One(seats), "deck": One(seats), "wanted": One(SYMBOLS)}),
            "fallen": Record({"place": One(places), "character": One(CHARACTERS), "gear": gear, "left": Number(3)}),
        }
    )
