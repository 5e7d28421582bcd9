"""Reading positions: what all games do alike before and after their own fields."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sixgun.core.checks import Checks
from sixgun.core.game import Game
from sixgun.core.options import read_options
from sixgun.core.plain import Plain
from sixgun.core.positions import kernel_faults, read_play
from sixgun.core.rng import checked_seed, key_of
from sixgun.core.state import State


def opened(game: Game[Any], data: object, fields: Sequence[str], needed: str) -> tuple[Checks, dict[str, object]]:
    """A position as a table of known fields, with the checks that go on; refused if the needed one is missing."""
    checks = Checks(game.key)
    table = checks.table("position", dict(data) if isinstance(data, Mapping) else data)
    checks.done()
    checks.known("", table, fields)
    if needed not in table:
        checks.note("field-missing", {"field": needed})
        checks.done()
    return checks, table


def options_and_key(game: Game[Any], checks: Checks, table: dict[str, object]) -> tuple[tuple[int, ...], bytes]:
    """The game's switches, and the key that its seed stands for."""
    options = read_options(game.options, table.get("options"), checks)
    return options, key_of(checked_seed(checks, table.get("seed", 0)))


def resumed(game: Game[Any], s: State, checks: Checks, play: object) -> None:
    """Put the middle of a turn into a state."""
    read_play(game, s, checks, play)
    if not checks.problems:
        checks.problems += kernel_faults(game, s)


def yes_no(checks: Checks, field: str, value: object) -> bool:
    """The value if it is yes or no; otherwise no, and a problem."""
    if isinstance(value, bool):
        return value
    checks.wrong_type(field, "yes-no", value)
    return False


class Supply:
    """The cards of the box, taken one by one by name.

    >>> supply = Supply(Checks(), ["hill", "ranch", "ranch"], "some.rule")
    >>> supply.take_all("hand", ["ranch", "ranch", "ranch"]), supply.left, supply.checks.problems[0].code
    ([1, 2], [0], 'position-too-many')
    """

    def __init__(self, checks: Checks, names: Sequence[str], rule: str, more_names: Sequence[str] = ()) -> None:
        """By card: its name, and the more exact one that it may have besides."""
        self.checks = checks
        self.names = names
        self.exact = more_names or names
        self.rule = rule
        self.left = list(range(len(names)))

    def take(self, field: str, value: object, first: Collection[int] = ()) -> int:
        """A card of that name, one of `first` if possible; -1 and a problem if none is left."""
        if value not in self.exact and not self.checks.choice(field, value, list(dict.fromkeys(self.names)), self.rule):
            return -1
        found = [card for card in self.left if value in (self.names[card], self.exact[card])]
        if not found:
            total = len([card for card in range(len(self.names)) if value in (self.names[card], self.exact[card])])
            args: dict[str, Plain] = {"field": field, "card": str(value), "have": total}
            self.checks.note("position-too-many", args, self.rule)
            return -1
        card = next((card for card in found if card in first), found[0])
        self.left.remove(card)
        return card

    def take_all(self, field: str, value: object, first: Collection[int] = ()) -> list[int]:
        items = self.checks.items(field, value, 0, len(self.names))
        found = [self.take(f"{field}[{i}]", item, first) for i, item in enumerate(items)]
        return [card for card in found if card >= 0]
