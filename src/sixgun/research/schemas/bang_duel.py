"""BANG! The Duel: characters place by place, hands and piles counted by the face of the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.game import Game
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.kinds import KINDS
from sixgun.games.bang_duel.wire.view_types import Fallen, Held, Place, Player, Unseen, View
from sixgun.research.fields import Bag, Both, Count, Each, Field, Number, Skip
from sixgun.research.view_fields import SILENT, Shapes

ALIKE = 5  # cards of a face
GROUPS = 4  # decks that hidden cards may lie in
HAND = 10  # cards one by one; the figure `length` counts further ones


def schema(game: Game[Any], view: Mapping[str, Any]) -> Field:
    faces = sorted({face for group in view["unseen"] for face in group["cards"]})
    vocabulary = {"Face": faces, "Character": CHARACTERS, "Kind": KINDS, "PlaceNumber": range(4)}
    shapes = Shapes(game, view["seats"], vocabulary)
    gear = Bag(faces, 2)
    place = shapes.record(Place, {"place": Skip(), "life": Number(6), "most": Number(6), "gear": gear})
    player = shapes.record(
        Player,
        {
            "seat": Skip(),
            "places": Each(place, 2),
            "hand": Each(shapes.record(Held), HAND),
            "limit": Number(10),
            "deck": Number(45),
            "reserve": Both(Bag(CHARACTERS), Count(10)),
        },
    )
    unseen = shapes.record(Unseen, {"shuffle": Number(3), "cards": Bag(faces, ALIKE)})
    return shapes.record(
        View,
        {
            **SILENT,
            "players": Each(player, 2),
            "common": Number(90),
            "discards": Bag(faces, ALIKE),
            "open": Bag(faces, 2),
            "unseen": Each(unseen, GROUPS),
            "bangs": Number(3),
            "pool": Number(24),
            "fallen": shapes.record(Fallen, {"gear": gear, "left": Number(3)}),
        },
    )
