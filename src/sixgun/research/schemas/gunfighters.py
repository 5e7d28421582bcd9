"""Make You Gunfighters: gangs seat by seat, each card with its location, its notes and what is ruled out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.game import Game
from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACES, STORIES
from sixgun.games.gunfighters.wire.view_types import Gang, GangCard, Unseen, View
from sixgun.research.fields import Bag, Both, Each, Field, Figures, Number, Skip
from sixgun.research.view_fields import SILENT, Shapes

CARDS = 9  # of a gang, one by one; the figure `length` counts further ones, the bag of kinds has them all
NOTES = 3
GROUPS = 3  # shuffles that hidden cards may come from
ALIKE = 5  # cards of a kind


class Card(Field):
    """A card by its location and its notes."""

    size = len(PLACES) + 1

    def write(self, value: Any, out: Figures, at: int) -> None:
        if value is not None:
            place = value.rstrip("$")
            out[at + PLACES.index(place)] = 1.0
            out[at + len(PLACES)] = (len(value) - len(place)) / NOTES

    def names(self, path: str) -> list[str]:
        return [f"{path}={place}" for place in PLACES] + [f"{path}.notes"]


class Known(Field):
    """The cards of a gang that the viewer knows, counted by kind."""

    def __init__(self) -> None:
        self._bag = Bag(KIND_NAMES, ALIKE)
        self.size = self._bag.size

    def write(self, value: Any, out: Figures, at: int) -> None:
        self._bag.write([card["card"] for card in value], out, at)

    def names(self, path: str) -> list[str]:
        return self._bag.names(path)


def schema(game: Game[Any], view: Mapping[str, Any]) -> Field:
    shapes = Shapes(game, view["seats"])
    card = shapes.record(GangCard, {"nth": Skip(), "card": Card(), "shuffle": Number(GROUPS)})
    gang = shapes.record(Gang, {"seat": Skip(), "cards": Both(Each(card, CARDS), Known()), "coins": Number(9)})
    unseen = shapes.record(Unseen, {"shuffle": Number(GROUPS), "cards": Bag(KIND_NAMES, ALIKE)})
    return shapes.record(
        View,
        {
            **SILENT,
            "players": Each(gang, view["seats"]),
            "deck": Number(42),
            "shuffle": Number(GROUPS),
            "discards": Both(Each(Card(), 1), Bag(KIND_NAMES, ALIKE)),
            "unseen": Each(unseen, GROUPS),
            "story_deck": Number(16),
            "story_used": Bag(STORIES, 2),
            "climax_pile": Bag(CLIMAXES, 6),
            "bank": Number(16),
        },
    )
