"""Who can hit me with these cards: Target Status by segment, and the chances that belong to it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sixgun.core.capabilities import Threats
from sixgun.games.gunslinger.outside.threats import statuses
from sixgun.games.gunslinger.table.components import SIDES
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man

SHOOT, AIMED = 1, 2  # the aim times of SHOOT and of COCK/AIM/SHOOT with a one-handed gun
MARSHAL = man("marshal", "F3", "s", gun_hand="C45")
KID = man("the-kid", "F6", "n", gun_hand="C45!")


def told(pick: str, *others: dict[str, Any], marshal: dict[str, Any] = MARSHAL) -> Threats | None:
    """What the Marshal is told who lays these cards."""
    stage = Stage(marshal, *others)
    return GAME.threats(GAME.view(stage.state, 0), pick)


def hit(aim: int, target: str = "") -> float:
    """The chance of one shot over three hexes, as the odds of a shot tell it."""
    odds = GAME.odds({"range": 3, "aim": aim, **({"target": target} if target else {})})
    return float(Fraction(str(odds.data["hit"])))


def row(found: Threats | None, place: int = 0) -> list[float | None]:
    assert found is not None
    return [None if chance is None else float(chance) for chance in found.rows[place][1]]


@rule("gunslinger", "13.6a", "12.1")
@pytest.mark.parametrize(
    ("pick", "targets"),
    [
        ("plan:none", ["", "", "", "", ""]),
        ("plan:1f", ["move"] * 5),  # ADVANCE counts for the whole turn
        ("plan:1f+2f", ["run"] * 5),
        ("plan:4b", ["move", "move,down", "move,down", "move,down", "move,down"]),  # LEAP/DROP lasts one segment
    ],
)
def test_the_status_of_the_plan_decides_the_chance_of_each_segment(pick: str, targets: list[str]) -> None:
    found = row(told(pick, KID))
    first, *later = targets
    better = [max(hit(SHOOT, target), hit(AIMED, target)) for target in later]
    assert found == pytest.approx([hit(SHOOT, first), *better])


@rule("gunslinger", "10.2a")
def test_there_is_no_chance_before_an_enemy_can_shoot() -> None:
    found = row(told("plan:none", man("the-kid", "F6", "n", holstered=["C45"])))
    assert found[:3] == [None, None, None]  # DRAW AND COCK takes three
    assert found[3] == pytest.approx(hit(SHOOT))


def test_the_greatest_threat_comes_first() -> None:
    """Sides alternate: the Banker is a friend of the Marshal's, and Reb is nearer than The Kid."""
    far, near = man("the-kid", "F9", "n", gun_hand="C45!"), man("reb", "F6", "n", gun_hand="C45!")
    found = told("plan:none", far, man("banker", "F1", "s", gun_hand="C45!"), near)
    assert found is not None
    assert [label.args["enemy"] for label, _ in found.rows] == ["reb", "the-kid"]


def test_who_lies_down_and_gets_up_stands_from_then_on() -> None:
    lying = man("marshal", "F3", "s", gun_hand="C45", down=True)
    view: Any = GAME.view(Stage(lying, KID).state, 0)
    leap = [SIDES.index("4b")]
    assert statuses(GAME.figures, view["characters"][0], leap) == ["move-down", "move", "move", "move", "move"]


def test_nobody_who_can_shoot_is_told_in_the_title() -> None:
    found = told("plan:none", man("the-kid", "F6", "n"))
    assert found is not None
    assert (found.title.key, found.rows) == ("threats-nobody", [])


@pytest.mark.parametrize("pick", ["surrender", "plan:1f+1f+zz", "nonsense", "shoot>the-kid"])
def test_other_picks_have_no_threats(pick: str) -> None:
    assert told(pick, KID) is None
