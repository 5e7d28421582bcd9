"""Small things that tests of actions share."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.core.refusals import Refused
from tests.rules.gunslinger.stage import Stage, man

FAR = man("the-kid", "A1", "n")  # an enemy who is in nobody's way


def unfit(*people: dict[str, Any], **more: Any) -> tuple[str, str]:
    """The code and the rule for which a position is refused."""
    with pytest.raises(Refused) as caught:
        Stage(*people, **more)
    return caught.value.refusal.code, caught.value.refusal.rule


def place(stage: Stage, name: str) -> tuple[str, str]:
    """Where a character is, and where it faces."""
    person = stage.person(name)
    return person["hex"], person["facing"]


def points(stage: Stage, name: str) -> int:
    """How many aim points a character has."""
    aim = stage.person(name)["aim"]
    return aim["points"] if aim else 0
