"""The switches that a table can set."""

from __future__ import annotations

from typing import Final

from sixgun.core.options import OptionSpec
from sixgun.core.vocabulary import bound
from sixgun.games.gunfighters.table.state import COINS_CHECKED, CONTROL_RULE, PLAZA_RULE, TEN_SECONDS

OPTIONS: Final[tuple[OptionSpec, ...]] = bound(
    "options",
    {
        PLAZA_RULE: OptionSpec("plaza", (False, True), "plaza.shoot.from-plaza"),
        CONTROL_RULE: OptionSpec("control", (False, True), "control.claim.three-alike"),
        TEN_SECONDS: OptionSpec("ten_seconds", (False, True), "option.timer.ten-seconds"),
        COINS_CHECKED: OptionSpec("coins_checked", ("turn", "round"), "victory.coins.nine"),
    },
)
