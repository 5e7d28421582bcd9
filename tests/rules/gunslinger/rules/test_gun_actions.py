"""SHOOT and COCK/AIM/SHOOT (11.3): with which weapon, for what, and that a declared shot is taken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened


def revealing(card: str, aim: dict[str, Any] | None = None, **boxes: Any) -> Stage:
    """The Marshal reveals an action with the Kid three hexes away; Texas stands beside the Kid."""
    stage = Stage(
        man("marshal", "F6", "n", side=0, aim=aim, **(boxes or {"gun_hand": "C45!"})),
        man("the-kid", "F3", "s", side=1),
        man("texas", "G4", "s", side=1),
        deck=[1],
    )
    stage.plan(marshal=card)
    return stage


# ---- the proper box


@rule("gunslinger", "11.3a")
@pytest.mark.parametrize(
    ("boxes", "proper"),
    [
        ({"both_hands": "W44!"}, True),
        ({"gun_hand": "W44!"}, False),
        ({"other_hand": "W44!"}, False),
        ({"gun_hand": "C45!"}, True),
        ({"both_hands": "C45!"}, True),
        ({"other_hand": "C45!"}, False),
        ({"holstered": "C45!"}, False),
        ({"gun_hand": "KNF", "other_hand": "C45!"}, False),
        ({"both_hands": "KNF"}, False),
    ],
)
def test_cocking_aiming_and_shooting_need_the_weapon_in_its_proper_box(boxes: dict[str, Any], proper: bool) -> None:
    stage = revealing("5f", **boxes)
    for pick in ("uncock", "aim>the-kid", "aim-at-hex", "shoot>the-kid"):
        assert stage.why(pick) == (None if proper else ("wrong-box", "11.3a")), pick
        assert (pick in stage.options()) == proper
    assert "nothing" in stage.options()


@rule("gunslinger", "11.3a")
def test_of_two_handguns_the_one_in_the_gun_hand_shoots() -> None:
    stage = revealing("7f", gun_hand="C45!", other_hand="C44!")
    stage.pick("shoot>the-kid")
    assert [event["weapon"] for event in stage.told("fires")] == ["c45.1"]
    assert (stage.weapon("c45.1")["rounds"], stage.weapon("c44.1")["rounds"]) == (5, 6)
    other = revealing("7f", gun_hand="C45", other_hand="C44!")
    assert other.why("shoot>the-kid") == ("not-cocked", "13.1a")


# 86: GUN up to range 3, STUN 4; 96: ARM up to range 3, STUN 3; the cards behind them say nothing.
GUN_HIT, ARM_HIT, MISSED = [86, *range(1, 19)], [96, *range(1, 19)], [1, *range(2, 19)]


@rule("gunslinger", "11.3b")
@pytest.mark.parametrize(
    ("boxes", "deck", "shoots"),
    [
        ({"gun_hand": "C45!"}, GUN_HIT, False),  # it falls
        ({"gun_hand": "C45!"}, ARM_HIT, True),
        ({"gun_hand": "C45!"}, MISSED, True),
        ({"both_hands": "W44!"}, GUN_HIT, False),  # it stays in the other hand
        ({"both_hands": "W44!"}, ARM_HIT, False),  # it stays in the gun hand: no place for a long gun
        ({"both_hands": "W44!"}, MISSED, True),
        ({"both_hands": "C45!"}, GUN_HIT, False),  # it stays in the other hand
        ({"both_hands": "C45!"}, ARM_HIT, True),  # it stays in the gun hand, where it can shoot
    ],
)
@pytest.mark.parametrize("card", ["5f", "7f"])
def test_without_a_weapon_in_a_proper_box_the_action_is_cancelled_when_it_is_due(
    boxes: dict[str, Any], deck: list[int], shoots: bool, card: str
) -> None:
    """The Marshal hits in segment 1, the Kid would shoot in segment 2."""
    kid = man("the-kid", "F3", "s", delay=1 if card == "7f" else 0, **boxes)
    stage = Stage(man("marshal", "F6", "n", gun_hand="C44!"), kid, deck=deck)
    stage.plan(marshal="7f", the_kid=card)
    stage.picks("shoot>the-kid", "shoot>marshal")
    end = (2, "fires" if shoots else "cancelled", "the-kid")
    assert happened(stage, "fires", "cancelled") == [(1, "fires", "marshal"), end]
    assert len(stage.drew("shot")) == (2 if shoots else 1)


@rule("gunslinger", "11.3b")
@pytest.mark.parametrize("pick", ["cock", "aim>marshal"])
def test_cocking_and_aiming_are_cancelled_as_well(pick: str) -> None:
    stage = Stage(man("marshal", "F6", "n", gun_hand="C44!"), man("the-kid", "F3", "s", both_hands="W44"), deck=ARM_HIT)
    stage.plan(marshal="7f", the_kid="5f")
    stage.picks("shoot>the-kid", pick)
    assert happened(stage, "cancelled") == [(2, "cancelled", "the-kid")]
    assert (stage.weapon("w44.1")["cocked"], stage.person("the-kid")["aim"]) == (False, None)


@rule("gunslinger", "11.3b")
def test_whoever_drops_the_gun_at_the_reveal_can_do_nothing() -> None:
    for card in ("5f", "7f"):
        stage = revealing(card)
        stage.pick("drop:gun-hand")
        assert stage.options() == ["nothing"]
        stage.pick("nothing")
        assert len(stage.told("cancelled")) == 1


# ---- one use


@rule("gunslinger", "11.3c")
@pytest.mark.parametrize(
    ("text", "pick", "cocked", "rounds", "points"),
    [
        ("C45", "cock", True, 6, 0),
        ("C45!", "uncock", False, 6, 0),
        ("C45", "aim>the-kid", False, 6, 2),
        ("C45!", "aim>the-kid", True, 6, 2),
        ("C45!", "shoot>the-kid", False, 5, 0),
    ],
)
def test_one_card_cocks_or_uncocks_or_aims_or_shoots(
    text: str, pick: str, cocked: bool, rounds: int, points: int
) -> None:
    stage = revealing("5f", gun_hand=text)
    stage.pick(pick)
    gun, aim = stage.weapon("c45.1"), stage.person("marshal")["aim"]
    assert (gun["cocked"], gun["rounds"], aim["points"] if aim else 0) == (cocked, rounds, points)


@rule("gunslinger", "11.3c")
def test_cocking_and_shooting_takes_two_cards() -> None:
    stage = revealing("5f+6f", gun_hand="C45")
    assert stage.why("shoot>the-kid") == ("not-cocked", "13.1a")
    stage.picks("cock", "shoot>the-kid")
    assert happened(stage, "cocked", "fires") == [(2, "cocked", "marshal"), (4, "fires", "marshal")]


@rule("gunslinger", "11.3c")
def test_a_hammer_that_is_up_is_not_raised() -> None:
    stage = revealing("5f", aim={"points": 2, "target": "the-kid"})
    assert stage.why("cock") == ("hammer-already", "11.3c")
    assert revealing("5f", gun_hand="C45").why("uncock") == ("hammer-already", "11.3c")


@rule("gunslinger", "11.3c", "12.44c", "12.5a", "12.5b")
@pytest.mark.parametrize("card", ["5f", "7f"])
@pytest.mark.parametrize(("pick", "target"), [("nothing", "the-kid"), ("nothing>texas", "texas")])
def test_either_card_may_do_nothing_and_confirm_or_move_the_aim(card: str, pick: str, target: str) -> None:
    stage = revealing(card, aim={"points": 4, "target": "the-kid"})
    assert pick in stage.options()
    stage.pick(pick)
    assert stage.person("marshal")["aim"] == {"points": 4, "target": target}
    assert stage.told("drew") == stage.told("fires") == stage.told("cancelled") == []
    assert (stage.weapon("c45.1")["cocked"], stage.weapon("c45.1")["rounds"]) == (True, 6)


@rule("gunslinger", "11.3c", "12.5a")
def test_without_aim_cock_aim_shoot_may_do_nothing_at_all() -> None:
    stage = revealing("5f", gun_hand="C45")
    assert stage.why("nothing>texas") == ("no-aim-to-transfer", "12.5a")
    stage.pick("nothing")
    assert (stage.person("marshal")["aim"], stage.weapon("c45.1")["cocked"]) == (None, False)


@rule("gunslinger", "11.3d")
@pytest.mark.parametrize("text", ["C45", "C45!"])
def test_shoot_never_aims_cocks_or_uncocks(text: str) -> None:
    stage = revealing("7f", gun_hand=text)
    for pick in ("cock", "uncock", "aim>the-kid", "aim-at-hex"):
        assert stage.why(pick) == ("shoot-only", "11.3d")
        assert pick not in stage.options()
    stage.pick("nothing")
    gun = stage.weapon("c45.1")
    assert (gun["cocked"], gun["rounds"], stage.person("marshal")["aim"]) == (text == "C45!", 6, None)
    assert stage.told("drew") == []


# ---- declared


@rule("gunslinger", "11.31a")
@pytest.mark.parametrize(
    ("card", "pick"),
    [("5f", "uncock"), ("5f", "aim>texas"), ("5f", "shoot>texas"), ("7f", "shoot>the-kid"), ("7f", "nothing")],
)
def test_use_and_target_are_declared_at_the_reveal(card: str, pick: str) -> None:
    stage = Stage(
        man("marshal", "F6", "n", side=0, gun_hand="C45!"),
        man("the-kid", "F3", "s", side=1),
        man("texas", "G4", "s", side=1),
    )
    stage.plan(marshal=card, the_kid="1f")
    for bare in ("aim", "shoot", "shoot>", "aim>", "shoot>slim"):
        assert stage.why(bare) is not None  # a target that there is must be named
    stage.pick(pick)
    assert stage.asked == (1, "declare")
    assert stage.seen("marshal", 1)["stack"]["revealed"]["declared"] == pick


@rule("gunslinger", "11.31b")
def test_a_shoot_that_does_nothing_may_name_another_target() -> None:
    stage = revealing("7f", aim={"points": 4, "target": "the-kid"})
    stage.pick("nothing>texas")
    assert stage.person("marshal")["aim"] == {"points": 4, "target": "texas"}
    assert stage.told("drew") == stage.told("fires") == []
    assert (stage.weapon("c45.1")["cocked"], stage.weapon("c45.1")["rounds"]) == (True, 6)
    assert revealing("7f").why("nothing>texas") == ("no-aim-to-transfer", "12.5a")


# ---- a declared shot is taken


@rule("gunslinger", "11.32")
@pytest.mark.parametrize(("facing", "possible"), [("s", 0), ("n", 1)])
def test_a_shot_at_somebody_who_has_left_the_zone_goes_off_and_misses(facing: str, possible: int) -> None:
    """45: CRIT up to range 3. In segment 1 the Kid runs from G6 to G7, back right of the Marshal, or to G5."""
    stage = Stage(man("marshal", "F6", "n", gun_hand="C45!"), man("the-kid", "G6", facing), deck=[45])
    stage.plan(marshal="5f", the_kid="2f+1f")
    stage.picks("shoot>the-kid", "move:straight-ahead", "move:straight-ahead")
    (shot,) = stage.told("shot")
    assert (shot["possible"], shot["hit"]) == (possible, "crit" if possible else "miss")
    assert stage.view()["discards"] == [45]
    assert (stage.weapon("c45.1")["rounds"], stage.weapon("c45.1")["cocked"]) == (5, False)
    assert stage.person("the-kid")["out"] == (["dead"] if possible else [])


@rule("gunslinger", "11.32")
def test_a_shot_at_somebody_who_has_died_in_the_meantime_goes_off_and_misses() -> None:
    stage = Stage(
        man("marshal", "F6", "n", side=0, gun_hand="C45!"),
        man("ike", "E6", "n", side=0, gun_hand="C44!"),
        man("the-kid", "F3", "s", side=1),
        deck=[45, 47],  # CRIT up to range 3; CRIT up to range 5
    )
    stage.plan(marshal="5f", ike="7f")
    stage.picks("shoot>the-kid", "shoot>the-kid")
    assert [(shot["character"], shot["hit"]) for shot in stage.told("shot")] == [("ike", "crit"), ("marshal", "miss")]
    assert stage.weapon("c45.1")["rounds"] == 5
    assert stage.person("the-kid")["killers"] == ["ike"]


@rule("gunslinger", "11.32", "9.25")
def test_a_shot_at_somebody_who_has_left_the_map_goes_off_and_misses() -> None:
    stage = Stage(man("marshal", "F3", "n", gun_hand="C45!"), man("the-kid", "F0", "n"), deck=[45])
    stage.plan(marshal="5f", the_kid="2f+1f")
    stage.picks("shoot>the-kid", "move:straight-ahead")
    assert [shot["hit"] for shot in stage.told("shot")] == ["miss"]
    assert stage.weapon("c45.1")["rounds"] == 5
    assert stage.person("the-kid")["out"] == ["left"]
