"""The options of the game: which SHOWDOWN is played, then readings of the rulebook, recommended ones first."""

from __future__ import annotations

from typing import Final

from sixgun.core.options import OptionSpec
from sixgun.core.vocabulary import bound
from sixgun.games.gunslinger.outside.showdown_files import OWN_SHOWDOWNS
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


OPTIONS: Final[tuple[OptionSpec, ...]] = options_with(
    OptionSpec("showdown", tuple([int(name) for name in OWN_SHOWDOWNS]), "1.2")
)
OPTIONS_WITH_A_FILE: Final[tuple[OptionSpec, ...]] = options_with(OptionSpec("showdown", ("file",), "1.2"))
