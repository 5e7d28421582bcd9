"""The hand limit and the discards (3. Scartare)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

HAND = ["bank.lb", "hat.lh", "duel.ld", "indians.lh", "gatling.lb", "return-fire.lh"]
PLAIN = {"law": ("wild-bill", "tex-killer"), "outlaw": ("babe-leroy", "cattle-katie")}


@pytest.mark.parametrize("life", [2, 3, 4, 5])
@rule("bang-duel", "discard.limit.current-life")
def test_the_hand_is_cut_down_to_the_current_life_of_the_active_character(life: int) -> None:
    stage = Stage(**PLAIN, hand=HAND, life=[[life, 1], []])
    assert stage.view(None)["players"][LAW]["limit"] == life
    stage.pick("end")
    for number in range(6 - life):
        assert stage.asked == (LAW, "discard")
        assert len(stage.hand(LAW)) == 6 - number
        stage.pick(f"discard:{HAND[number]}")
    assert stage.asked == (OUTLAW, "action")
    assert sorted(stage.data["hands"][LAW]) == sorted(HAND[6 - life :])


@rule("bang-duel", "discard.limit.current-life")
def test_the_owner_chooses_what_to_discard_and_must_discard() -> None:
    stage = Stage(**PLAIN, hand=HAND)
    stage.pick("end")
    assert sorted(stage.options()) == sorted([f"discard:{card}" for card in HAND])
    assert why(stage, "end") == ("only-discard", "discard.limit.current-life")
    stage.pick("discard:gatling.lb")
    assert sorted(stage.data["hands"][LAW]) == sorted([card for card in HAND if card != "gatling.lb"])


@rule("bang-duel", "discard.limit.current-life")
def test_whoever_is_active_at_the_end_of_the_turn_sets_the_limit() -> None:
    stage = Stage(**PLAIN, hand=HAND[:4], life=[[2, 4], []])
    stage.pick("swap")
    stage.pick("end")
    assert stage.asked == (OUTLAW, "action")
    assert len(stage.hand(LAW)) == 4


@rule("bang-duel", "discard.limit.current-life")
def test_nobody_discards_in_the_other_players_turn() -> None:
    stage = Stage(**PLAIN, other_hand=["beer.ob", "knife.oh", "knife.os", "colt.od", "robbery.ob"], life=[[], [3, 4]])
    stage.pick("end")
    assert stage.asked == (OUTLAW, "action")
    assert len(stage.hand(OUTLAW)) == 5 + 2


@rule("bang-duel", "discard.limit.one-life")
def test_with_one_life_point_two_cards_may_be_kept() -> None:
    stage = Stage(**PLAIN, hand=HAND[:3], life=[[1, 4], []])
    stage.pick("end")
    assert stage.asked == (LAW, "discard")
    stage.pick("discard:bank.lb")
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(LAW) == ["duel", "hat"]


@pytest.mark.parametrize(("life", "cards"), [(5, 5), (5, 4), (3, 3), (3, 1), (2, 2), (1, 2), (1, 1), (4, 0)])
@rule("bang-duel", "discard.limit.not-exceeded", "discard.limit.one-life")
def test_with_no_more_cards_than_life_points_nothing_is_discarded(life: int, cards: int) -> None:
    stage = Stage(**PLAIN, hand=HAND[:cards], life=[[life, 4], []])
    assert "discarded" not in stage.pick("end")
    assert stage.asked == (OUTLAW, "action")
    assert len(stage.hand(LAW)) == cards


@rule("bang-duel", "discard.pile.face-up", "deck.discards.shared")
def test_discards_lie_face_up_with_the_last_on_top() -> None:
    stage = Stage(**PLAIN, hand=HAND[:4], life=[[2, 4], []], discards=["colt.od"])
    stage.pick("end")
    stage.pick("discard:duel.ld")
    assert stage.told("discarded") == [{"event": "discarded", "seat": LAW, "card": "duel.ld"}]
    stage.pick("discard:bank.lb")
    for viewer in (LAW, OUTLAW, None):
        assert stage.view(viewer)["discards"] == ["bank.lb", "duel.ld", "colt.od"]
