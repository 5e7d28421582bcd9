"""Who can hit me, for the plan that I lay: which segment a shot can come in, and its exact chance."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man

SHOOT, AIMED = 1, 2  # the aim times of SHOOT and of COCK/AIM/SHOOT with a one-handed gun


def coming(kid: dict[str, Any]) -> dict[str, Any] | None:
    """What the Marshal in F3, who plans a turn, is told of The Kid."""
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45"), kid)
    picks = [option.pick for option in GAME.asks(stage.state)[0].options]
    found = [odds for odds in GAME.prospects(GAME.view(stage.state, 0), picks) if odds.data["character"] == "marshal"]
    segments: Any = found[0].data.get("segments") if found else None
    return segments[0] if segments else None


def hit(aim: int, target: str = "") -> float:
    """The chance of one shot over three hexes, as the odds of a shot tell it."""
    odds = GAME.odds({"range": 3, "aim": aim, **({"target": target} if target else {})})
    return float(Fraction(str(odds.data["hit"])))


@rule("gunslinger", "13.52a", "13.6a", "12.1")
def test_a_cocked_gun_in_hand_shoots_at_once_and_better_a_segment_later() -> None:
    found = coming(man("the-kid", "F6", "n", gun_hand="C45!"))
    assert found is not None
    assert (found["enemy"], found["from"]) == ("the-kid", 1)
    for status, target in (("", ""), ("move", "move"), ("run", "run"), ("down", "down"), ("run-down", "run,down")):
        first, later = hit(SHOOT, target), max(hit(SHOOT, target), hit(AIMED, target))
        assert found["chances"][status] == pytest.approx([first, later, later, later, later])


@rule("gunslinger", "13.52a", "12.1")
def test_aim_points_on_the_target_count() -> None:
    aim = {"points": 4, "target": "marshal"}
    found = coming(man("the-kid", "F6", "n", gun_hand="C45!", aim=aim))
    assert found is not None
    assert found["chances"][""][0] == pytest.approx(hit(4 + SHOOT))


@rule("gunslinger", "10.0", "10.2a", "8.3a")
@pytest.mark.parametrize(
    ("kid", "first"),
    [
        (man("the-kid", "F6", "n", gun_hand="C45"), 3),  # cock for two segments, then SHOOT for one
        (man("the-kid", "F6", "n", holstered=["C45"]), 4),  # DRAW AND COCK takes three
        (man("the-kid", "F6", "s", gun_hand="C45!"), 3),  # SPIN AROUND first, which takes two
        (man("the-kid", "F6", "n", gun_hand="C45!", delay=2), 3),
    ],
    ids=["uncocked", "holstered", "facing away", "delayed"],
)
def test_who_must_cock_draw_or_turn_shoots_later(kid: dict[str, Any], first: int) -> None:
    found = coming(kid)
    assert found is not None
    assert found["from"] == first
    assert found["chances"][""][: first - 1] == [0.0] * (first - 1)
    assert found["chances"][""][first - 1] == pytest.approx(hit(SHOOT))


@rule("gunslinger", "10.42b")
@pytest.mark.parametrize(
    "kid",
    [man("the-kid", "F6", "n"), man("the-kid", "F6", "n", gun_hand="C45!", delay=5)],
    ids=["unarmed", "too late"],
)
def test_nobody_is_told_of_who_cannot_shoot_this_turn(kid: dict[str, Any]) -> None:
    assert coming(kid) is None
