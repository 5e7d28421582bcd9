"""Gunslinger: characters with their stacks and what they see of each other, weapons, and the result deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.game import Game
from sixgun.games.gunslinger.table.codes import GO_ON, HAMMERS, OF_A_KIND, PARTS, PLAY_OUT, ROWS, VERBS
from sixgun.games.gunslinger.table.components import BOXES, HEX_LINES, LOCATIONS, RESULT_CARDS, SIDES
from sixgun.games.gunslinger.table.map import COLUMNS, DIRECTIONS
from sixgun.games.gunslinger.wire.view_types import (
    Action,
    Aim,
    Character,
    Chosen,
    Other,
    Revealed,
    Rules,
    Skills,
    Stack,
    View,
    Weapon,
    Wounds,
)
from sixgun.research.fields import Bag, Each, Field, Figures, Number, One, Skip
from sixgun.research.view_fields import SILENT, Shapes

STACK = 5  # cards that fit into a turn


class HexName(Field):
    """A hex as its column, its row and its part."""

    size = 4

    def write(self, value: Any, out: Figures, at: int) -> None:
        if value is not None:
            row = value[1:].rstrip("*")
            out[at] = 1.0
            out[at + 1] = COLUMNS.index(value[0]) / len(COLUMNS)
            out[at + 2] = int(row) / ROWS
            out[at + 3] = (len(value) - 1 - len(row)) / PARTS

    def names(self, path: str) -> list[str]:
        return [path, f"{path}.column", f"{path}.row", f"{path}.part"]


class Declared(Field):
    """What a revealed card is declared to do, by its verb."""

    def __init__(self) -> None:
        self._one = One(VERBS[1:PLAY_OUT])  # later ones are never declared
        self.size = self._one.size

    def write(self, value: Any, out: Figures, at: int) -> None:
        if value is not None:
            self._one.write(value.replace(">", ":").partition(":")[0], out, at)

    def names(self, path: str) -> list[str]:
        return self._one.names(path)


def schema(game: Game[Any], view: Mapping[str, Any]) -> Field:
    tables = tables_of(game, view)
    seats, company = view["seats"], max([len(table["characters"]) for table in tables])
    weapons = max([1, *[len(table["weapons"]) for table in tables]])
    asked = [question.name for question in game.questions if view["night"] or question.name != "next-showdown"]
    vocabulary = {"Question": asked, "Who": people_of(game, view), "WeaponKind": kinds_of(game, view)}
    shapes = Shapes(game, seats, vocabulary)
    time: dict[str, Field] = {"time": Number(5)}
    stack = shapes.record(
        Stack,
        {
            "height": Number(STACK),
            "executed": Each(shapes.record(Action, time), STACK),
            "revealed": shapes.record(Revealed, {**time, "declared": Declared(), "due": Number(5)}),
            "cards": Each(shapes.record(Chosen, {"action": Skip(), "time": Skip()}), STACK),  # `card` says both
            "free": Number(STACK),
        },
    )
    # `seen` has the bearing as the character sees it.
    other = shapes.record(Other, {"range": Number(25), "bearing": Skip()})
    character = shapes.record(
        Character,
        {
            "hex": HexName(),
            "boxes": Number(20),
            "skills": shapes.record(Skills, {"one_hand": Number(3), "two_hand": Number(3)}),
            "bonus": Skip(),  # as printed on the character
            "endurance": Number(20),
            "delay": Number(10),
            "spent": Number(STACK),
            "wounds": shapes.record(Wounds, {name: Number(3) for name in ("gun_arm", "other_arm", "leg", "serious")}),
            "aim": shapes.record(Aim, {"points": Number(10), "hex": HexName()}),
            "stack": stack,
            "points": Number(20),
            "others": Each(other, max(1, company - 1)),
        },
    )
    weapon = shapes.record(
        Weapon,
        {"weapon": Skip(), "hex": HexName(), "hands": Number(2), "rounds": Number(16), "capacity": Number(16)},
    )
    return shapes.record(
        View,
        {
            **SILENT,
            "map": Skip(),
            "turn": Number(30),
            "length": Number(30),
            "segment": Number(STACK),
            "rules": shapes.record(Rules, {"money_bag": Number(20), "captured": Skip(), "bonus": Skip()}),
            "characters": Each(character, company),
            "weapons": Each(weapon, weapons),
            "deck": Number(RESULT_CARDS),
            "discards": Bag(range(1, RESULT_CARDS + 1)),
            "unseen": Skip(),  # the cards that are not discarded
            "scores": Each(Number(20), seats),
            "night": Skip(),
        },
    )


def tables_of(game: Game[Any], view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The table as it is; in a night also how each of its showdowns begins."""
    numbers = view["night"]["showdowns"] if view["night"] else []
    options = view["options"]
    later = [game.new(view["seats"], 0, {**options, "showdown": number}) for number in numbers]
    return [view, *[game.view(s, None) for s in later]]


def people_of(game: Game[Any], view: Mapping[str, Any]) -> list[str]:
    """Who may come on the table: in a night anybody may stand in."""
    return [*_figures(game).characters] if view["night"] else [one["character"] for one in view["characters"]]


def kinds_of(game: Game[Any], view: Mapping[str, Any]) -> list[str]:
    """Which weapons may come on the table."""
    return sorted(_figures(game).weapons) if view["night"] else sorted({one["kind"] for one in view["weapons"]})


def _figures(game: Any) -> Any:
    return game.figures


def words(game: Game[Any], view: Mapping[str, Any]) -> list[str]:
    """Every word that a pick can have: the vocabulary of the features of options."""
    guns = sorted([kind.lower() for kind in kinds_of(game, view)])
    hexes = [f"{column.lower()}{row}{'*' * part}" for column in COLUMNS for row in range(ROWS) for part in range(PARTS)]
    verbs = VERBS[1:] if view["night"] else VERBS[1:GO_ON]
    found = [*verbs, "none", *[side.lower() for side in SIDES], *people_of(game, view)]
    found += [*BOXES, *HAMMERS[1:], *HEX_LINES, *LOCATIONS, *DIRECTIONS]
    found += [f"{gun}.{number}" for gun in guns for number in range(1, OF_A_KIND + 1)] + hexes
    return list(dict.fromkeys(found))


def most_options(game: Game[Any], view: Mapping[str, Any]) -> int:
    """Bonus cards make many more stacks of a turn: with all three, 6,033 at most."""
    return 1024 if view["options"]["characters"] == "alike" else 8192
