"""How aim is lost (12.4): zones, shots and reveals. Penalties are in test_aim_and_penalties.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import points
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened

ON_KID = {"points": 4, "target": "the-kid"}


def aimer(kid: str = "F4", facing: str = "s", deck: list[int] | None = None, **marshal: Any) -> Stage:
    """The Marshal in F6 faces north with 4 aim points on the Kid."""
    fields: dict[str, Any] = {"gun_hand": "C45!", "aim": ON_KID, "executed_last": ["advance", "run"], **marshal}
    return Stage(man("marshal", "F6", "n", **fields), man("the-kid", kid, facing), deck=deck or [1, 2])


# ---- all at once


@rule("gunslinger", "12.4", "12.44a")
@pytest.mark.parametrize("number", [1, 2, 5, 8])
def test_all_points_go_at_once(number: int) -> None:
    stage = aimer(aim={"points": number, "target": "the-kid"})
    stage.plan(marshal="1f", the_kid="3b")
    stage.pick("move:straight-ahead")
    assert stage.person("marshal")["aim"] is None
    assert len(stage.told("lost-aim")) == 1


# ---- out of the zone


@rule("gunslinger", "12.41")
@pytest.mark.parametrize(
    ("kid", "facing", "kept"),
    [
        ("G6", "s", False),  # to G7, back right of the Marshal
        ("G6", "n", True),  # to G5
        ("H5", "s", False),  # to H6, just behind the row
        ("G5", "s", True),  # to G6, on the row
        ("F5", "s", True),  # into the Marshal's own hex
    ],
)
def test_aim_is_lost_at_the_end_of_the_segment_in_which_the_target_has_left_the_zone(
    kid: str, facing: str, kept: bool
) -> None:
    stage = aimer(kid, facing)
    stage.plan(the_kid="1f")
    assert points(stage, "marshal") == 4
    stage.pick("move:straight-ahead")
    assert points(stage, "marshal") == (4 if kept else 0)
    assert happened(stage, "lost-aim") == ([] if kept else [(2, "lost-aim", "marshal")])


@rule("gunslinger", "12.41")
def test_what_counts_is_the_end_of_the_segment() -> None:
    """In segment 1 the Kid runs from G6 to G7 while the Marshal turns north-east, so that G7 is on his right row."""
    stage = aimer("G6", "s")
    stage.plan(marshal="3b", the_kid="2f+1f")
    stage.picks("turn:ahead-right", "move:straight-ahead")
    assert stage.person("the-kid")["hex"] == "G7"
    assert points(stage, "marshal") == 4
    stage.pick("move:straight-ahead")  # to G8 in segment 3
    assert points(stage, "marshal") == 0
    assert happened(stage, "lost-aim") == [(3, "lost-aim", "marshal")]


@rule("gunslinger", "12.41")
def test_aim_that_is_lost_does_not_come_back() -> None:
    stage = aimer("G6", "s")
    stage.plan(the_kid="1f")
    stage.pick("move:straight-ahead")
    stage.plan(the_kid="1b")
    stage.pick("move:straight-back")
    assert stage.person("the-kid")["hex"] == "G6"
    assert points(stage, "marshal") == 0


@rule("gunslinger", "12.41")
@pytest.mark.parametrize(("card", "kept"), [(19, True), (88, False)])
def test_a_target_that_is_pushed_out_of_the_zone_is_lost_too(card: int, kept: bool) -> None:
    """16: SIDE, STUN 2, STAGGER. The Kid in G6 faces north: LONG pushes him on to G5, BACK RIGHT to H6. Ike shoots."""
    stage = Stage(
        man("marshal", "F6", "n", side=0, gun_hand="C44!", aim=ON_KID),
        man("the-kid", "G6", "n", side=1),
        man("ike", "G8", "n", side=0, gun_hand="C45!"),
        deck=[16, 1, 2, card, 3, 4, 5, 6],
    )
    stage.plan(ike="7f")
    stage.pick("shoot>the-kid")
    assert stage.person("the-kid")["hex"] == ("G5" if kept else "H6")
    assert points(stage, "marshal") == (4 if kept else 0)


# ---- a shot


@rule("gunslinger", "12.43")
@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ([1, 2], "miss"),  # nothing beyond range 1 with aim time 5
        ([47, 2], "crit"),
        ([104, 1], "misfire"),
        ([107, 108], "misfire"),  # and the gun explodes
    ],
)
def test_whoever_shoots_loses_the_aim_whatever_comes_of_it(deck: list[int], told: str) -> None:
    stage = aimer(deck=deck)
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    hits = [shot["hit"] for shot in stage.told("shot")] or ["misfire"]
    assert hits == [told]
    assert points(stage, "marshal") == 0
    if told != "misfire":
        assert stage.told("shot")[0]["aim"] == 5  # used for this shot, lost afterwards
    assert happened(stage, "lost-aim") == [(1, "lost-aim", "marshal")]


# ---- what is revealed


@rule("gunslinger", "12.44a")
@pytest.mark.parametrize(
    ("stack", "pick"),
    [
        ("1f", "move:straight-ahead"),
        ("1b", "move:straight-back"),
        ("2f+1f", "move:straight-ahead"),
        ("3f+2f+1f", "move:straight-ahead"),
        ("2b", "turn:straight-back"),
        ("4b", "flip"),
        ("5b", "flip"),
        ("8f", "load"),
        ("9f", "draw:c45.1>other-hand+cock"),
        ("9f", "hammer:gun-hand+cock"),
    ],
)
def test_revealing_any_other_action_loses_the_aim_before_it_is_executed(stack: str, pick: str) -> None:
    stage = aimer()
    stage.plan(marshal=stack, the_kid="3b")
    stage.pick(pick)
    assert stage.asked == (1, "declare")  # segment 1 has not begun
    assert points(stage, "marshal") == 0
    assert happened(stage, "lost-aim") == [(0, "lost-aim", "marshal")]


@rule("gunslinger", "12.44a")
def test_actions_that_nothing_is_said_about_lose_it_as_well() -> None:
    for card in ("4b", "5b", "8f"):
        stage = aimer(gun_hand=[], holstered="C45")
        stage.plan(marshal=card, the_kid="3b")
        assert stage.asked == (1, "declare")
        assert points(stage, "marshal") == 0, card


@rule("gunslinger", "12.44a", "12.44c")
def test_a_hidden_card_costs_nothing_until_it_is_revealed() -> None:
    stage = aimer()
    stage.plan(marshal="7f+1f")
    assert points(stage, "marshal") == 4
    stage.pick("nothing")
    assert points(stage, "marshal") == 4
    stage.pick("move:straight-ahead")
    assert points(stage, "marshal") == 0


@rule("gunslinger", "12.44b", "12.41")
@pytest.mark.parametrize(
    ("kid", "pick", "kept"),
    [
        ("F4", "turn:straight-ahead", True),
        ("F4", "turn:ahead-right", True),  # north is the left row of north-east
        ("E6", "turn:ahead-right", False),
        ("E6", "turn:ahead-left", True),
        ("G6", "turn:ahead-left", False),
    ],
)
def test_a_turn_keeps_the_aim_if_the_target_is_in_the_zone_after_it(kid: str, pick: str, kept: bool) -> None:
    stage = aimer(kid)
    stage.plan(marshal="3b", the_kid="3b")
    stage.pick(pick)
    assert points(stage, "marshal") == 4  # nothing is tested at the reveal
    stage.pick("turn:straight-ahead")
    assert points(stage, "marshal") == (4 if kept else 0)
    assert happened(stage, "lost-aim") == ([] if kept else [(1, "lost-aim", "marshal")])


@rule("gunslinger", "12.44c")
@pytest.mark.parametrize(
    ("card", "pick", "after"), [("5f", "aim>the-kid", 6), ("7f", "nothing", 4), ("7f", "shoot>the-kid", 0)]
)
def test_confirming_the_target_or_doing_nothing_keeps_the_aim(card: str, pick: str, after: int) -> None:
    stage = aimer()
    stage.plan(marshal=card, the_kid="3b")
    stage.pick(pick)
    assert points(stage, "marshal") == 4
    stage.pick("turn:straight-ahead")
    assert points(stage, "marshal") == after


@rule("gunslinger", "12.44d", "12.4")
@pytest.mark.parametrize(("gun", "pick"), [("C45", "cock"), ("C45!", "uncock")])
def test_cocking_and_uncocking_lose_the_aim_at_the_reveal(gun: str, pick: str) -> None:
    stage = aimer(gun_hand=gun)
    stage.plan(marshal="5f", the_kid="3b")
    stage.pick(pick)
    assert stage.asked == (1, "declare")
    assert points(stage, "marshal") == 0
