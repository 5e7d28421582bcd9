"""The options of the game: which SHOWDOWN is played, then readings of the rulebook, recommended ones first."""

from __future__ import annotations

from typing import Final

from sixgun.core.options import OptionSpec
from sixgun.core.vocabulary import bound
from sixgun.games.gunslinger.outside.showdown_files import OWN_SHOWDOWNS
from sixgun.games.gunslinger.table.programme import FEWEST, MOST
from sixgun.games.gunslinger.table.state import (
    BLIND_RULE,
    CAPTIVE_RULE,
    CASTING_RULE,
    CHARACTER_RULE,
    DIVISOR_RULE,
    EDGE_RULE,
    FATIGUE_RULE,
    PASS_OUT_RULE,
    SECOND_DRAW_RULE,
    SHOWDOWN,
    SPRINT_RULE,
)

BASE: Final = len(OWN_SHOWDOWNS) + 1  # of the number that a night is kept as, with a digit for each SHOWDOWN


class ShowdownSpec(OptionSpec):
    """A SHOWDOWN by its number; or the text of several, which make a night. [1.2, night.next]

    >>> spec = ShowdownSpec()
    >>> spec.index(2), spec.index("2,7,4"), spec.value(spec.index("2,7,4")), spec.index("2,11")
    (1, 563, '2,7,4', -1)
    """

    def __init__(self) -> None:
        super().__init__("showdown", tuple([int(name) for name in OWN_SHOWDOWNS]), "1.2", several=MOST)

    def index(self, value: object) -> int:
        if not isinstance(value, str):
            return super().index(value)
        parts = value.split(",")
        if not FEWEST <= len(parts) <= MOST or any([part not in OWN_SHOWDOWNS for part in parts]):
            return -1
        return sum([int(part) * BASE**place for place, part in enumerate(parts)])

    def value(self, index: int) -> bool | int | str:
        numbers = numbers_of(index)
        return numbers[0] if len(numbers) == 1 else ",".join([str(number) for number in numbers])

    def knows(self, index: int) -> bool:
        return super().knows(index) or (BASE < index < BASE**MOST and 0 not in numbers_of(index))

    def examples(self) -> list[str]:
        return [*super().examples(), "2,7,4"]


def numbers_of(index: int) -> list[int]:
    """The SHOWDOWNS of a game in order, as the option keeps them: one by its place in the list, several as digits."""
    if index < len(OWN_SHOWDOWNS):
        return [index + 1]
    found: list[int] = []
    while index:
        found.append(index % BASE)
        index //= BASE
    return found


def options_with(showdown: OptionSpec) -> tuple[OptionSpec, ...]:
    return bound(
        "options",
        {
            SHOWDOWN: showdown,
            FATIGUE_RULE: OptionSpec("fatigue", ("delay", "wound"), "14.22"),
            SECOND_DRAW_RULE: OptionSpec("second_draw", ("first", "second"), "13.31a"),
            SPRINT_RULE: OptionSpec("sprint", ("advance-and-run", "run"), "9.23c"),
            EDGE_RULE: OptionSpec("map_edge", ("open", "closed"), "9.25"),
            PASS_OUT_RULE: OptionSpec("passing_out", ("after", "before"), "14.2b"),
            DIVISOR_RULE: OptionSpec("range_divisor", (False, True), "10.0"),
            BLIND_RULE: OptionSpec("blind_shots", (True, False), "13.1b"),
            CAPTIVE_RULE: OptionSpec("captives_survive", (False, True), "15.9"),
            CASTING_RULE: OptionSpec("casting", ("printed", "chosen"), "3.3a"),
            CHARACTER_RULE: OptionSpec("characters", ("alike", "printed"), "3.2b"),
        },
    )


OPTIONS: Final[tuple[OptionSpec, ...]] = options_with(ShowdownSpec())
OPTIONS_WITH_A_FILE: Final[tuple[OptionSpec, ...]] = options_with(OptionSpec("showdown", ("file",), "1.2"))
