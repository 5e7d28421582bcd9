"""Death (14.5, 14.6, 15.2): by a shot, and of SERIOUS wounds at the end; who scores for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, shot

# ---- by a shot


def killed() -> Stage:
    """The Marshal kills the Kid in segment 1 of the turn in which the Kid would shoot; the Guard stands by his side."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 2, "target": "the-kid"}),
        man(
            "the-kid", "F6", "n", gun_hand="C44!", holstered=["C41/2", "SW38!"], aim={"points": 4, "target": "marshal"}
        ),
        man("guard", "F6", "n", side=0),
        man("ike", "F5", "n", side=1),
        deck=[45, 47],  # CRIT
    )
    act(stage, marshal="7f shoot>the-kid", the_kid="5f+7f shoot>marshal")
    assert stage.person("the-kid")["out"] == ["dead"]
    return stage


@rule("gunslinger", "14.6a", "14.12c")
def test_the_dead_lie_down_at_once_and_what_they_had_in_mind_is_not_done() -> None:
    stage = killed()
    kid = stage.person("the-kid")
    assert (kid["down"], kid["hex"], kid["facing"], kid["aim"]) == (True, "F6", "n", None)
    assert [event["character"] for event in stage.told("fires")] == ["marshal"]
    assert [event["character"] for event in stage.told("revealed")].count("the-kid") == 1
    assert stage.view()["asked"] == [0, 2, 3]


@rule("gunslinger", "14.6a")
def test_the_dead_do_not_take_the_step_that_they_had_declared() -> None:
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n"), deck=[45])
    act(stage, marshal="7f shoot>the-kid", the_kid="1f+3b move:straight-ahead")
    assert stage.person("the-kid")["hex"] == "F6"
    assert stage.told("moved") == stage.told("turned") == stage.told("cancelled") == []


@rule("gunslinger", "14.6c")
def test_weapons_of_the_dead_lie_in_the_hex_as_they_were_and_can_be_used() -> None:
    stage = killed()
    found = [stage.weapon(name) for name in ("c44.1", "c41.1", "sw38.1")]
    assert [(gun["hex"], gun["rounds"], gun["cocked"]) for gun in found] == [
        ("F6", 6, True),
        ("F6", 2, False),
        ("F6", 5, True),
    ]
    act(stage, guard="9f+5f draw:c44.1>gun-hand+cock shoot>ike")
    assert (shot(stage)["hit"], stage.weapon("c44.1")["character"]) == ("crit", "guard")


@pytest.mark.parametrize("stack", ["7f", "5f"])
@rule("gunslinger", "14.6b")
def test_nobody_aims_or_shoots_at_the_dead(stack: str) -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 4, "target": "the-kid"}),
        man("the-kid", "F6", "n", out=["dead"]),
        man("ike", "F7", "n", side=1),
    )
    stage.plan(marshal=stack)
    assert stage.why("shoot>the-kid") == ("out-of-it", "14.6b")
    assert stage.why("aim>the-kid") == (("out-of-it", "14.6b") if stack == "5f" else ("shoot-only", "11.3d"))
    assert not [pick for pick in stage.options() if "the-kid" in pick]
    assert stage.why("shoot>ike") is None


@rule("gunslinger", "15.2a", "15.2b", "15.2c")
def test_a_kill_scores_for_the_killer_and_against_the_dead_and_his_allies() -> None:
    assert killed().points() == {"marshal": "2", "the-kid": "-8", "guard": "0", "ike": "-1"}


def volley(deck: list[int], *stacks: str) -> Stage:
    """Three of one side shoot at the Kid, who is up to three hexes away; his friend is far off."""
    stage = Stage(
        man("marshal", "F3", "s", side=0, gun_hand="C45!"),
        man("guard", "F9", "n", side=0, gun_hand="C45!"),
        man("lucky", "F8", "n", side=0, gun_hand="C45!"),
        man("the-kid", "F6", "n", side=1),
        man("ike", "A1", "n", side=1),
        deck=deck,
    )
    names = ("marshal", "guard", "lucky")
    orders = {name: f"{stack} shoot>the-kid" for name, stack in zip(names, stacks, strict=False)}
    act(stage, **orders)
    return stage


@rule("gunslinger", "15.2d", "15.11a")
def test_those_who_kill_in_the_same_segment_share_exactly() -> None:
    three = volley([45, 47, 53], "5f", "5f", "5f")
    assert three.points() == {"marshal": "2/3", "guard": "2/3", "lucky": "2/3", "the-kid": "-8", "ike": "-1"}
    two = volley([45, 47], "5f", "5f")
    assert two.points() == {"marshal": "1", "guard": "1", "lucky": "0", "the-kid": "-8", "ike": "-1"}
    one = volley([45, 84, 53], "5f", "5f", "5f")  # the Guard misses
    assert one.points() == {"marshal": "1", "guard": "0", "lucky": "1", "the-kid": "-8", "ike": "-1"}


@rule("gunslinger", "15.2c", "15.2d")
def test_whoever_comes_too_late_has_no_share_in_a_kill() -> None:
    stage = volley([45, 47], "7f", "5f")  # segments 1 and 2
    assert [event["hit"] for event in stage.told("shot")] == ["crit", "miss"]
    assert stage.points() == {"marshal": "2", "guard": "0", "lucky": "0", "the-kid": "-8", "ike": "-1"}


@rule("gunslinger", "15.2b")
def test_ally_killed_counts_for_each_death_and_for_the_dead_and_the_unconscious_too() -> None:
    stage = Stage(
        man("marshal", "A1", side=0),
        man("the-kid", "F3", side=1, out=["dead"], killers=["marshal"]),
        man("ike", "F5", side=1, out=["dead"], killers=["marshal"]),
        man("happy", "F7", side=1, out=["ko"]),
        man("lucky", "F9", side=2, out=["dead"], killers=["marshal"]),
        man("slim", "F11", side=1),
    )
    points = {"marshal": "6", "the-kid": "-9", "ike": "-9", "happy": "-2", "lucky": "-8", "slim": "-2"}
    assert stage.points() == points


# ---- of SERIOUS wounds, at the end


@pytest.mark.parametrize(
    ("serious", "card", "dies"),
    [
        (1, 61, False),  # 1 + 2
        (2, 37, False),  # 2 + 1
        (2, 61, True),
        (3, 1, False),  # 3 + 0
        (3, 37, True),
        (3, 88, False),  # LOSE AIM is 0
        (3, 100, False),  # and so is WILD SHOT
        (3, 107, False),  # and DROP
        (3, 104, True),  # a MALFUNCTION with DELAY 1
        (4, 1, True),
        (4, 107, True),
    ],
)
@pytest.mark.parametrize("out", [[], ["ko"], ["surrendered"], ["left"]], ids=str)
@rule("gunslinger", "14.5")
def test_serious_wounds_and_a_delay_number_of_four_together_kill(
    serious: int, card: int, dies: bool, out: list[str]
) -> None:
    hex_: Any = None if out == ["left"] else "F6"
    stage = Stage(man("marshal", "A1"), man("the-kid", hex_, out=out, serious=serious), deck=[card], phase="end")
    assert stage.data["discards"] == [card]
    assert ("dead" in stage.person("the-kid")["out"]) == dies
    assert stage.person("the-kid")["death"] == ("serious" if dies else "")
    assert not stage.person("the-kid")["delay"]
    assert stage.person("the-kid")["endurance"] == 20


@rule("gunslinger", "14.5")
def test_only_the_living_with_serious_wounds_draw_and_one_card_each() -> None:
    stage = Stage(
        man("marshal", "A1", side=0, serious=1),
        man("the-kid", "F3", side=1, serious=3),
        man("ike", "F5", side=1, serious=2, out=["dead"]),
        man("happy", "F7", side=1),
        deck=[61, 62, 63],
        phase="end",
    )
    assert stage.data["discards"] == [62, 61]
    assert [stage.person(name)["out"] for name in ("marshal", "the-kid", "happy")] == [[], ["dead"], []]


@rule("gunslinger", "14.5")
def test_the_check_comes_at_the_end_of_the_showdown_and_not_of_a_turn() -> None:
    stage = Stage(man("marshal", "A1"), man("the-kid", "F6", serious=4), length=2, deck=[1, 2, 3, 4, 5, 6, 7, 8, 9])
    act(stage)
    assert (stage.drew("serious"), stage.drew("fatigue")) == ([], [1, 2, 3, 4])
    act(stage)
    assert (stage.drew("serious"), stage.drew("fatigue")) == ([9], [5, 6, 7, 8])
    assert [(event["character"], event["how"]) for event in stage.told("died")] == [("the-kid", "serious")]


@pytest.mark.parametrize(
    ("serious_by", "found"),
    [
        ({"marshal": 3, "guard": 1}, {"marshal": "4", "guard": "2", "ike": "2"}),
        ({"marshal": 1, "guard": 2, "ike": 1}, {"marshal": "2", "guard": "4", "ike": "2"}),
        ({"marshal": 2, "ike": 2}, {"marshal": "3", "guard": "2", "ike": "3"}),
        ({"marshal": 2, "guard": 1, "ike": 2}, {"marshal": "3", "guard": "2", "ike": "3"}),
        ({"marshal": 2, "guard": 2, "ike": 2}, {"marshal": "8/3", "guard": "8/3", "ike": "8/3"}),
        ({}, {"marshal": "2", "guard": "2", "ike": "2"}),
    ],
)
@rule("gunslinger", "15.21", "15.11a")
def test_the_kill_goes_to_the_enemy_who_inflicted_most_serious(
    serious_by: dict[str, int], found: dict[str, str]
) -> None:
    stage = Stage(
        man("the-kid", "F6", side=0, serious=max(4, sum(serious_by.values())), serious_by=serious_by),
        man("marshal", "A1", side=1),
        man("guard", "A3", side=1),
        man("ike", "A5", side=2),
        deck=[1],
        phase="end",
    )
    assert stage.points() == {"the-kid": "-8", **found}
