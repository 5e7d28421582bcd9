"""Tom Thorn, who fires as the marker comes to him."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAWMEN = ("the-stranger", "tex-killer")
BEHIND = ("west-harding", "tom-thorn")
IN_FRONT = BEHIND[::-1]


def thorn(outlaw: tuple[str, ...] = BEHIND, **more: Any) -> Stage:
    return Stage(**{"law": LAWMEN, "outlaw": outlaw, "turn": OUTLAW, **more})


def lives(stage: Stage) -> tuple[int, int]:
    """Of the Law's active and rear characters at the beginning, four points each."""
    return stage.life("the-stranger"), stage.life("tex-killer")


# ---- every move of the marker onto him


@rule("bang-duel", "character.tom-thorn.hit")
def test_the_marker_move_of_the_turn_makes_tom_thorn_hit_the_opposing_rear_character() -> None:
    stage = thorn()
    stage.pick("swap")
    assert lives(stage) == (4, 3)
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["character"], shot["with"]) == ("tom-thorn", "tex-killer", None)


@rule("bang-duel", "character.tom-thorn.hit")
def test_tom_thorns_hit_can_be_dodged_with_what_the_rear_character_has() -> None:
    stage = thorn(other_hand=["missed.ls"], gear=[[["barrel.ls"], ["hat.lh"]], []])
    stage.pick("swap")
    assert set(stage.options()) == {"dodge:missed.ls", "hat", "take"}
    stage.pick("hat")
    assert lives(stage) == (4, 4)


@rule("bang-duel", "character.tom-thorn.hit")
@pytest.mark.parametrize(("turn", "target"), [(OUTLAW, "mine"), (LAW, "theirs")], ids=["own", "opponents"])
def test_a_water_of_either_player_that_brings_him_forward_counts(turn: int, target: str) -> None:
    stage = thorn(turn=turn, hand=["water.ls"])
    stage.pick(f"play:water.ls>{target}")
    assert stage.front(OUTLAW) == "tom-thorn"
    assert lives(stage) == (4, 3)


@rule("bang-duel", "character.tom-thorn.hit")
@pytest.mark.parametrize(("turn", "target"), [(OUTLAW, "mine"), (LAW, "theirs")], ids=["own", "opponents"])
def test_a_dodged_shotgun_of_either_player_that_brings_him_forward_counts(turn: int, target: str) -> None:
    dodge = "missed.ls" if turn == OUTLAW else "missed.os"
    stage = thorn(turn=turn, hand=["shotgun.ld"], other_hand=[dodge])
    stage.pick("play:shotgun.ld>front")
    stage.pick(f"dodge:{dodge}")
    assert lives(stage) == (4, 4)
    stage.pick(f"swap>{target}")
    assert lives(stage) == (4, 3)


@rule("bang-duel", "character.tom-thorn.hit")
@pytest.mark.parametrize("gear", [[["bison-herd"], []], [[], ["bison-herd"]]], ids=["on-the-partner", "on-himself"])
def test_a_bison_herd_that_brings_him_forward_counts(gear: list[list[str]]) -> None:
    stage = thorn(phase="start", gear=[[], gear])
    assert stage.front(OUTLAW) == "tom-thorn"
    assert lives(stage) == (4, 3)


@rule("bang-duel", "character.tom-thorn.hit")
def test_tom_thorn_fires_every_time() -> None:
    stage = thorn(hand=["water.ob", "water.lb"])
    for pick in ("swap", "play:water.ob>mine", "play:water.lb>mine"):
        stage.pick(pick)
    assert stage.front(OUTLAW) == "tom-thorn"
    assert lives(stage) == (4, 2)


@rule("bang-duel", "character.tom-thorn.hit")
def test_a_marker_that_leaves_tom_thorn_fires_nothing() -> None:
    stage = thorn(IN_FRONT)
    stage.pick("swap")
    assert stage.front(OUTLAW) == "west-harding"
    assert lives(stage) == (4, 4)


@rule("bang-duel", "character.tom-thorn.hit")
def test_a_move_of_the_opponents_marker_fires_nothing() -> None:
    stage = thorn(IN_FRONT, hand=["water.ob"])
    stage.pick("play:water.ob>theirs")
    assert lives(stage) == (4, 4)


@rule("bang-duel", "character.tom-thorn.hit")
def test_staying_in_front_from_turn_to_turn_fires_nothing() -> None:
    stage = thorn(IN_FRONT, phase="start")
    assert lives(stage) == (4, 4)


# ---- alone, or just arrived


@rule("bang-duel", "character.tom-thorn.lone-self")
def test_a_lone_tom_thorn_never_fires() -> None:
    stage = thorn(("tom-thorn",), phase="start", gear=[[], [["bison-herd"]]])
    assert lives(stage) == (4, 4)
    assert stage.refusal("swap").code == "lone-no-swap"


@rule("bang-duel", "character.tom-thorn.lone-self")
def test_tom_thorn_does_not_fire_when_he_is_left_alone_and_gets_the_marker() -> None:
    stage = thorn(turn=LAW, hand=["colt.ld"], life=[[], [1, 4]])
    stage.pick("play:colt.ld>front")
    assert stage.front(OUTLAW) == "tom-thorn"
    assert lives(stage) == (4, 4)
    assert len(stage.told("shot")) == 1


@rule("bang-duel", "character.tom-thorn.lone-self")
def test_tom_thorn_fires_while_he_has_a_partner_and_not_when_he_is_left_alone() -> None:
    stage = thorn(hand=["water.ob"], other_hand=["colt.ld"], life=[[], [1, 4]])
    stage.pick("swap")
    stage.pick("take")
    assert lives(stage) == (4, 3)
    stage.pick("play:water.ob>mine")
    stage.pick("end")
    stage.pick("play:colt.ld>front")  # West Harding falls
    assert stage.front(OUTLAW) == "tom-thorn"
    assert lives(stage) == (4, 3)


@rule("bang-duel", "character.tom-thorn.entering-play")
def test_tom_thorn_fires_as_the_marker_comes_to_him_and_not_as_he_enters_in_the_rear() -> None:
    stage = thorn(
        ("west-harding", "dalton-bros"),
        turn=LAW,
        hand=["winchester.lh"],
        life=[[], [4, 1]],
        reserve=[[], ["tom-thorn"]],
    )
    stage.pick("play:winchester.lh>rear")
    assert lives(stage) == (4, 4)
    stage.pick("end")
    stage.pick("swap")
    if stage.asked == (LAW, "react"):
        stage.pick("take")
    assert stage.front(OUTLAW) == "tom-thorn"
    assert lives(stage) == (4, 3)


@rule("bang-duel", "character.tom-thorn.entering-play")
def test_tom_thorn_does_not_fire_when_he_enters_play_with_the_marker() -> None:
    stage = thorn(
        ("west-harding", "dalton-bros"), turn=LAW, hand=["colt.ld"], life=[[], [1, 3]], reserve=[[], ["tom-thorn"]]
    )
    stage.pick("play:colt.ld>front")
    assert stage.front(OUTLAW) == "tom-thorn"
    assert lives(stage) == (4, 4)
    assert len(stage.told("shot")) == 1


@rule("bang-duel", "character.tom-thorn.lone-opponent")
@pytest.mark.parametrize("life", [4, 1])
def test_against_a_lone_opponent_that_one_is_the_target(life: int) -> None:
    stage = thorn(law=("the-stranger",), life=[[life], []])
    stage.pick("swap")
    assert stage.life("the-stranger") == life - 1
    assert (stage.asked is None) == (life == 1)
