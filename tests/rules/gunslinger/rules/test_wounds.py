"""Wounds that stay (14.12): GUN ARM, OTHER ARM, LEG, SERIOUS, KILL."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, calm, drawn, gains, offers, shot

GUN_HIT, ARM_HIT, LEG_HIT, BODY_HIT, SIDE_HIT = 86, 96, 76, 23, 16  # at range 3; BODY from aim time 2 on


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        (GUN_HIT, {"gun_arm": 4, "serious": 1}, {"gun_arm": 6, "serious": 4}),
        (ARM_HIT, {"other_arm": 4, "serious": 1}, {"other_arm": 7, "serious": 4}),
        (LEG_HIT, {"leg": 4, "serious": 2}, {"leg": 5, "serious": 5}),
        (BODY_HIT, {"serious": 2}, {"serious": 5}),
    ],
)
@rule("gunslinger", "14.12a")
def test_lasting_wounds_add_up_and_stay(card: int, first: dict[str, int], second: dict[str, int]) -> None:
    old = {"gun_arm": 2, "other_arm": 3, "leg": 1, "serious": 3}
    for before, after in (({}, first), (old, {**old, **second})):
        # FATIGUE CARDS for old SERIOUS wounds come before the shot.
        fatigue = calm()[: before.get("serious", 0)]
        stage = Stage(
            man("marshal", "F3", "s", gun_hand="C45!"),
            man("the-kid", "F6", "n", **before),
            deck=[*fatigue, card, *calm(*fatigue)],
        )
        act(stage, marshal="5f shoot>the-kid")
        wounds = {**dict.fromkeys(old, 0), **after}
        assert {name: stage.person("the-kid")[name] for name in old} == wounds
        stage.turns(2)
        assert {name: stage.person("the-kid")[name] for name in old} == wounds


# ---- arms


@pytest.mark.parametrize(
    ("weapons", "wounds", "aim"),
    [
        ({"gun_hand": "C45!"}, {}, 9),
        ({"gun_hand": "C45!"}, {"gun_arm": 4}, 5),
        ({"gun_hand": "C45!"}, {"other_arm": 3}, 9),
        ({"gun_hand": "C45!"}, {"gun_arm": 4, "other_arm": 3}, 5),
        ({"both_hands": "C45!"}, {"gun_arm": 4}, 5),
        ({"both_hands": "C45!"}, {"other_arm": 3}, 6),
        ({"both_hands": "C45!"}, {"gun_arm": 4, "other_arm": 3}, 2),
        ({"both_hands": "W44!"}, {"gun_arm": 4}, 4),
        ({"both_hands": "W44!"}, {"other_arm": 3}, 5),
        ({"both_hands": "W44!"}, {"gun_arm": 6, "other_arm": 4}, -2),
    ],
)
@rule("gunslinger", "13.52a", "14.12b", "14.12f")
def test_wounded_arms_take_from_the_aim_time_of_the_weapons_that_they_hold(
    weapons: dict[str, Any], wounds: dict[str, int], aim: int
) -> None:
    stage = Stage(
        man("marshal", "F3", "s", aim={"points": 8, "target": "the-kid"}, **weapons, **wounds),
        man("the-kid", "F6", "n"),
        deck=[45],  # CRIT or a bullseye at range 3 from aim time 1 on
    )
    act(stage, marshal="7f shoot>the-kid")
    assert shot(stage)["aim"] == aim
    assert (shot(stage)["hit"] == "miss") == (aim < 1)


@rule("gunslinger", "14.12f")
def test_in_section_one_nobody_shoots_from_the_other_hand() -> None:
    stage = Stage(man("marshal", "F3", "s", other_hand="C45!", other_arm=3), man("the-kid", "F6", "n"))
    stage.plan(marshal="7f")
    assert stage.why("shoot>the-kid") == ("wrong-box", "11.3a")
    assert offers(stage) == ["nothing", "drop:other-hand"]


@rule("gunslinger", "14.12b")
def test_an_arm_wound_of_this_turn_counts_for_the_next_shot() -> None:
    aim = {"points": 8, "target": "the-kid"}
    stage = Stage(
        man("marshal", "F3", "s", both_hands="C45!", aim=aim),
        man("the-kid", "F6", "n", gun_hand="C45!"),
        deck=[ARM_HIT, *calm()],
    )
    act(stage, the_kid="7f shoot>marshal")  # OTHER HAND: the gun stays in GUN HAND
    act(stage, marshal="7f shoot>the-kid")
    assert shot(stage)["aim"] == 1  # its aim is lost, and OTHER ARM does not count there
    again = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", holstered="C44!"),
        man("the-kid", "F6", "n", gun_hand="C45!"),
        deck=[GUN_HIT, *calm()],
    )
    act(again, the_kid="7f shoot>marshal")
    act(again, marshal="9f+7f draw:c44.1>gun-hand+cock shoot>the-kid")
    assert shot(again)["aim"] == 1 - 4


# ---- legs


def limping(stack: str, deck: list[int], **kid: Any) -> Stage:
    """The Kid, with LEG 2 from the Marshal, does something with his feet."""
    stage = Stage(man("marshal", "A1", "n"), man("the-kid", "F6", "n", leg=2, leg_by={"marshal": 2}, **kid), deck=deck)
    act(stage, the_kid=stack)
    return stage


@pytest.mark.parametrize(
    ("stack", "moves"),
    [
        ("1f move:straight-ahead", 1),
        ("1b move:straight-back", 1),
        ("2f+1f move:straight-ahead move:straight-ahead", 2),
        ("3b turn:ahead-left", 0),
        ("2b turn:straight-back", 0),
        ("5b", 0),
    ],
)
@rule("gunslinger", "14.12d")
def test_every_step_on_a_wounded_leg_draws_fatigue_cards(stack: str, moves: int) -> None:
    stage = limping(stack, calm())
    assert drawn(stage) == [("fatigue", card) for card in calm()[: 2 * moves]]


@rule("gunslinger", "14.12d")
def test_a_sprint_draws_fatigue_cards_besides_its_delay_card() -> None:
    stage = limping("2f+3f+1f move:straight-ahead", calm(), executed_last=["advance", "run"])
    purposes = [purpose for purpose, _ in drawn(stage)]
    assert (purposes.count("fatigue"), purposes.count("delay")) == (6, 1)


@rule("gunslinger", "14.12d", "15.3b")
def test_boxes_lost_by_walking_count_for_whoever_hurt_the_leg() -> None:
    stage = limping("1f move:straight-ahead", [37, 61])
    assert gains(stage, "the-kid") == [(1, 1), (2, 2)]
    assert stage.person("the-kid")["boxes_by"] == {"marshal": 3}


@rule("gunslinger", "14.12e")
def test_crawling_costs_no_fatigue_cards() -> None:
    stage = limping("1f move:straight-ahead", calm(), down=True)
    assert stage.person("the-kid")["hex"] == "F5"
    assert drawn(stage) == []
    assert gains(stage, "the-kid") == [(2, 0)]


@rule("gunslinger", "14.12e")
def test_a_stagger_costs_no_fatigue_cards() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n", leg=2),
        deck=[SIDE_HIT, 1, 2, 19, *calm(1, 2, SIDE_HIT)],
    )
    act(stage, marshal="7f shoot>the-kid")
    assert stage.person("the-kid")["hex"] == "F7"
    assert stage.drew("fatigue") == []


# ---- KILL


@rule("gunslinger", "14.12c")
def test_whoever_is_killed_is_out_of_play() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n", gun_hand="C45!"),
        man("ike", "A1", side=1),
        deck=[45],
    )
    act(stage, marshal="7f shoot>the-kid", the_kid="5f+7f aim>marshal")
    assert [(event["character"], event["how"]) for event in stage.told("died")] == [("the-kid", "shots")]
    assert stage.told("aimed") == []
    for _ in range(2):
        assert stage.view()["asked"] == [0, 2]
        act(stage)
        assert stage.person("the-kid")["out"] == ["dead"]
