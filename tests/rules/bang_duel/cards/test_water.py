"""Water: a swap of either pair."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAW_PAIR, OUTLAW_PAIR = ("bill-tightman", "tex-killer"), ("west-harding", "dalton-bros")


@rule("bang-duel", "card.water.swap")
def test_water_swaps_the_pair_of_either_player_and_only_that_one() -> None:
    for pick, pairs in (
        ("play:water.ls>mine", (LAW_PAIR[::-1], OUTLAW_PAIR)),
        ("play:water.ls>theirs", (LAW_PAIR, OUTLAW_PAIR[::-1])),
    ):
        gear = [[["hat.lh"], []], [["barrel.os"], []]]
        stage = Stage(law=LAW_PAIR, hand=["water.ls"], gear=gear)
        swaps = {p for p in stage.options() if p.startswith("play:water.ls>")}
        assert swaps == {"play:water.ls>mine", "play:water.ls>theirs"}
        stage.pick(pick)
        assert stage.data["characters"] == [[*pairs[0]], [*pairs[1]]]
        assert (stage.gear("bill-tightman"), stage.gear("west-harding")) == (["hat"], ["barrel"])
        assert stage.discards() == ["water"]


@rule("bang-duel", "card.water.swap")
def test_water_leaves_the_marker_move_of_the_turn_and_comes_after_it_too() -> None:
    stage = Stage(law=LAW_PAIR, hand=["water.ls", "water.lb"])
    stage.pick("play:water.ls>mine")
    stage.pick("swap")
    assert stage.front(LAW) == "bill-tightman"
    assert stage.refusal("swap").code == "marker-moved"
    stage.pick("play:water.lb>mine")
    assert stage.front(LAW) == "tex-killer"


@rule("bang-duel", "card.water.swap")
def test_the_outlaws_water_works_alike() -> None:
    stage = Stage(law=LAW_PAIR, turn=OUTLAW, hand=["water.ob"])
    stage.pick("play:water.ob>theirs")
    assert (stage.front(LAW), stage.front(OUTLAW)) == ("tex-killer", "west-harding")


@rule("bang-duel", "card.water.lone")
def test_water_is_not_used_on_a_player_with_a_lone_character() -> None:
    for law, outlaw, refused, left in (
        (LAW_PAIR, ("west-harding",), "theirs", "mine"),
        (("bill-tightman",), OUTLAW_PAIR, "mine", "theirs"),
    ):
        stage = Stage(law=law, outlaw=outlaw, hand=["water.ls"])
        assert [pick for pick in stage.options() if pick.startswith("play:water.ls>")] == [f"play:water.ls>{left}"]
        refusal = stage.refusal(f"play:water.ls>{refused}")
        assert (refusal.code, refusal.rule) == ("lone-no-swap", "card.water.lone")
        stage.pick(f"play:water.ls>{left}")
        assert len(stage.told("swapped")) == 1
    stage = Stage(law=("bill-tightman",), outlaw=("west-harding",), hand=["water.ls"])
    assert [pick for pick in stage.options() if pick.startswith("play:")] == ["play:water.ls"]  # and nothing happens


# ---- a swap that is not wanted


@rule("bang-duel", "card.water.swap", "play.effect.none")
@pytest.mark.parametrize(
    ("law", "outlaw"),
    [(LAW_PAIR, OUTLAW_PAIR), (LAW_PAIR[:1], OUTLAW_PAIR), (LAW_PAIR[:1], OUTLAW_PAIR[:1])],
    ids=["two-pairs", "one-pair", "nobody-to-swap"],
)
def test_water_may_be_played_without_a_swap(law: tuple[str, ...], outlaw: tuple[str, ...]) -> None:
    stage = Stage(law=law, outlaw=outlaw, hand=["water.ls"])
    assert stage.pick("play:water.ls") == ["played"]
    assert (stage.front(LAW), stage.front(OUTLAW)) == (law[0], outlaw[0])
    assert (stage.discards(), stage.hand(LAW)) == (["water"], [])
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "play.effect.none", "character.babe-leroy.draw")
def test_a_water_without_a_swap_empties_the_hand_for_babe_leroy() -> None:
    stage = Stage(outlaw=("babe-leroy", "west-harding"), turn=OUTLAW, hand=["water.ob"])
    stage.pick("play:water.ob")
    assert stage.front(OUTLAW) == "babe-leroy"
    stage.pick("babe-leroy")
    assert len(stage.hand(OUTLAW)) == 2
