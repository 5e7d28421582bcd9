"""Gunslinger: characters with their stacks and what they see of each other, weapons, and the result deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.game import Game
from sixgun.games.gunslinger.table.codes import HAMMERS, OF_A_KIND, PARTS, ROWS, VERBS
from sixgun.games.gunslinger.table.components import ACTIONS, BOXES, HEX_LINES, LOCATIONS, RESULT_CARDS, SIDES
from sixgun.games.gunslinger.table.map import COLUMNS, DIRECTIONS
from sixgun.games.gunslinger.table.state import OUT_NAMES
from sixgun.research.fields import Bag, Each, Field, Figures, Flag, Number, One, Record, Skip

BEARINGS = ("ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left")
STATUS = ("move", "run", "down")
STACK = 5  # cards that fit into a turn


class Hex(Field):
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
        self._one = One(VERBS[1:])
        self.size = self._one.size

    def write(self, value: Any, out: Figures, at: int) -> None:
        if value is not None:
            self._one.write(value.replace(">", ":").partition(":")[0], out, at)

    def names(self, path: str) -> list[str]:
        return self._one.names(path)


def schema(game: Game[Any], view: Mapping[str, Any]) -> Field:
    seats, company, weapons = view["seats"], len(view["characters"]), max(1, len(view["weapons"]))
    who = [one["character"] for one in view["characters"]]
    action = {"action": One(ACTIONS), "time": Number(5)}
    stack = Record(
        {
            "height": Number(STACK),
            "executed": Each(Record(action), STACK),
            "revealed": Record({**action, "declared": Declared(), "due": Number(5)}),
            "cards": Each(Record({"card": One([side.lower() for side in SIDES]), **_skipped(action)}), STACK),
            "gives_up": Flag(),
            "free": Number(STACK),
        }
    )
    other = Record(
        {
            "character": One(who),
            "enemy": Flag(),
            "range": Number(25),
            "bearing": Skip(),  # `seen` has it as the character sees it
            "seen": One(BEARINGS),
            "in_zone": Flag(),
            "status": Bag(STATUS),
        }
    )
    character = Record(
        {
            "character": One(who),
            "seat": One(range(seats)),
            "side": One(range(seats)),
            "hex": Hex(),
            "facing": One(DIRECTIONS),
            "down": Flag(),
            "out": Bag(OUT_NAMES),
            "endurance": Number(20),
            "weary": Flag(),
            "delay": Number(10),
            "spent": Number(STACK),
            "wounds": Record({name: Number(3) for name in ("gun_arm", "other_arm", "leg", "serious")}),
            "aim": Record({"points": Number(10), "target": One(who), "hex": Hex()}),
            "stack": stack,
            "last": Bag(ACTIONS),
            "moving": One((False, True)),
            "running": One((False, True)),
            "sprint": Flag(),
            "points": Number(20),
            "others": Each(other, max(1, company - 1)),
        }
    )
    weapon = Record(
        {
            "weapon": Skip(),
            "kind": One(sorted({one["kind"] for one in view["weapons"]})),
            "character": One(who),
            "box": One(BOXES),
            "hex": Hex(),
            "gone": Flag(),
            "gun": Flag(),
            "hands": Number(2),
            "rounds": Number(16),
            "capacity": Number(16),
            "cocked": Flag(),
            "jammed": Flag(),
        }
    )
    cards = range(1, RESULT_CARDS + 1)
    return Record(
        {
            "game": Skip(),
            "options": Skip(),
            "result": Skip(),
            "seats": Skip(),
            "map": Skip(),
            "seat": One(range(seats)),
            "turn": Number(30),
            "length": Number(30),
            "segment": Number(STACK),
            "asked": Bag(range(seats)),
            "question": One([question.name for question in game.questions]),
            "subject": One(who),
            "rules": Record({"surrender": Flag(), "captives_killed": Flag(), "money_bag": Number(20)}),
            "characters": Each(character, company),
            "weapons": Each(weapon, weapons),
            "deck": Number(RESULT_CARDS),
            "discards": Bag(cards),
            "unseen": Skip(),  # the cards that are not discarded
            "scores": Each(Number(20), seats),
        }
    )


def _skipped(parts: Mapping[str, Field]) -> dict[str, Field]:
    return {name: Skip() for name in parts}


def words(game: Game[Any], view: Mapping[str, Any]) -> list[str]:
    """Every word that a pick can have: the vocabulary of the features of options."""
    guns = sorted({one["kind"].lower() for one in view["weapons"]})
    hexes = [f"{column.lower()}{row}{'*' * part}" for column in COLUMNS for row in range(ROWS) for part in range(PARTS)]
    found = [*VERBS[1:], "none", *[side.lower() for side in SIDES], *[one["character"] for one in view["characters"]]]
    found += [*BOXES, *HAMMERS[1:], *HEX_LINES, *LOCATIONS, *DIRECTIONS]
    found += [f"{gun}.{number}" for gun in guns for number in range(1, OF_A_KIND + 1)] + hexes
    return list(dict.fromkeys(found))
