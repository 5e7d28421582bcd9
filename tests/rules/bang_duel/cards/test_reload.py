"""Reloading (Ricarica)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import why
from tests.rules.bang_duel.printed import CARDS
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

NOTHING: list[list[str]] = [[], []]
PAIR, RIVALS = ("bill-tightman", "jango"), ("babe-leroy", "cattle-katie")
NOT_YET = ("no-reload-yet", "reload.condition.lone-character")
NOT_THERE = ("reload-not-beside-active", "reload.equipment.not-rear")


@rule("bang-duel", "reload.effect.discard-to-draw")
def test_a_reloaded_card_is_discarded_without_its_effect_and_another_is_drawn() -> None:
    stage = Stage(law=("bill-tightman",), outlaw=RIVALS, hand=["water.lb"], decks=[["hat.lh", "colt.ld"], []])
    stage.pick("reload:water.lb")
    assert stage.told("swapped") == []
    assert stage.front(OUTLAW) == "babe-leroy"
    assert stage.discards() == ["water"]
    assert stage.hand(LAW) == ["hat"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "reload.effect.discard-to-draw")
def test_equipment_in_hand_is_not_put_into_play_by_reloading() -> None:
    stage = Stage(law=("bill-tightman",), outlaw=RIVALS, hand=["scope.lh"], decks=[["hat.lh"], []])
    stage.pick("reload:scope.lh")
    assert (stage.gear("bill-tightman"), stage.discards(), stage.hand(LAW)) == ([], ["scope"], ["hat"])


@rule("bang-duel", "reload.effect.discard-to-draw")
def test_one_may_reload_as_often_as_one_has_such_cards() -> None:
    hand = ["water.lb", "water.ls", "scope.lh", "watch.oh"]
    stage = Stage(law=("bill-tightman",), outlaw=RIVALS, hand=hand, decks=[["hat.lh", "colt.ld", "bison-herd.lb"], []])
    for card in hand[:3]:
        stage.pick(f"reload:{card}")
    stage.pick("reload:bison-herd.lb")  # just drawn
    stage.pick("reload:watch.oh")
    assert len(stage.hand(LAW)) == 4
    assert len(stage.discards()) == 5


@rule("bang-duel", "reload.effect.discard-to-draw")
def test_nobody_reloads_outside_the_own_play_phase() -> None:
    stage = Stage(law=("bill-tightman",), outlaw=RIVALS, hand=["derringer.lh"], other_hand=["water.ob"])
    assert stage.refusal("reload:water.ob", OUTLAW).code == "not-asked"
    stage.pick("play:derringer.lh>front")
    assert stage.asked == (OUTLAW, "react")
    assert why(stage, "reload:water.ob") == ("only-react", "dodge.means.hand-card")
    stage.pick("take")
    stage.pick("end")
    assert why(stage, "reload:water.ob") is None


@pytest.mark.parametrize("kind", sorted(CARDS))
@rule("bang-duel", "reload.icon.members")
def test_only_four_kinds_can_be_reloaded(kind: str) -> None:
    law, outlaw = CARDS[kind]
    face = f"{kind}.l{law[0]}" if law else f"{kind}.o{outlaw[0]}"
    stage = Stage(law=("bill-tightman",), outlaw=RIVALS, hand=[face])
    assert (why(stage, f"reload:{face}") is None) == (kind in ("water", "bison-herd", "scope", "watch"))


@rule("bang-duel", "reload.icon.members")
def test_ten_cards_can_be_reloaded() -> None:
    cards = [
        f"{kind}.{back}{symbol}"
        for kind, pair in CARDS.items()
        for back, row in zip("lo", pair, strict=True)
        for symbol in row
    ]
    stage = Stage(law=("bill-tightman",), outlaw=RIVALS, hand=cards)
    faces = {pick.partition(":")[2] for pick in stage.options() if pick.startswith("reload:")}
    assert len([card for card in cards if card in faces]) == 10


# ---- from when on


@pytest.mark.parametrize(
    ("law", "outlaw", "allowed"),
    [
        (PAIR, RIVALS, False),
        (PAIR[:1], RIVALS, True),
        (PAIR, RIVALS[:1], True),
        (PAIR[:1], RIVALS[:1], True),
    ],
)
@rule("bang-duel", "reload.condition.lone-character")
def test_reloading_needs_a_player_with_a_single_character(
    law: tuple[str, ...], outlaw: tuple[str, ...], allowed: bool
) -> None:
    for turn, card in ((LAW, "water.lb"), (OUTLAW, "water.ob")):
        stage = Stage(law=law, outlaw=outlaw, turn=turn, hand=[card])
        assert why(stage, f"reload:{card}") == (None if allowed else NOT_YET)


@rule("bang-duel", "reload.condition.lone-character")
def test_a_full_pair_of_both_players_does_not_reload_equipment_either() -> None:
    stage = Stage(law=PAIR, outlaw=RIVALS, gear=[[["scope.lh"], []], NOTHING])
    assert why(stage, "reload:in-play/scope") == NOT_YET


@rule("bang-duel", "reload.condition.lone-character")
def test_reloading_begins_in_the_moment_when_somebody_is_alone() -> None:
    stage = Stage(law=PAIR, outlaw=RIVALS, hand=["derringer.lh", "water.lb"], life=[[], [1, 4]])
    assert why(stage, "reload:water.lb") == NOT_YET
    stage.pick("play:derringer.lh>front")
    while stage.asked != (LAW, "action"):
        stage.pick("no")  # Bill Tightman's cards
    assert why(stage, "reload:water.lb") is None


# ---- Equipment in play


@rule("bang-duel", "reload.equipment.active")
def test_equipment_of_the_active_character_can_be_reloaded() -> None:
    gear = [[["scope.lh", "hat.lh"], []], NOTHING]
    stage = Stage(law=PAIR, outlaw=RIVALS[:1], gear=gear, decks=[["bank.lb"], []])
    stage.pick("reload:in-play/scope")
    assert (stage.gear("bill-tightman"), stage.discards(), stage.hand(LAW)) == (["hat"], ["scope"], ["bank"])
    assert not [pick for pick in stage.options() if pick.startswith("reload:")]


@rule("bang-duel", "reload.equipment.active")
def test_a_lone_characters_equipment_can_be_reloaded() -> None:
    stage = Stage(law=("bill-tightman",), outlaw=RIVALS, gear=[[["bison-herd.lb"], []], NOTHING])
    stage.pick("reload:in-play/bison-herd")
    assert (stage.gear("bill-tightman"), len(stage.hand(LAW))) == ([], 1)


@rule("bang-duel", "reload.equipment.not-rear")
def test_equipment_of_the_rear_character_cannot_be_reloaded_until_it_is_active() -> None:
    stage = Stage(law=PAIR, outlaw=RIVALS[:1], gear=[[[], ["scope.lh"]], NOTHING])
    assert why(stage, "reload:in-play/scope") == NOT_THERE
    stage.pick("swap")
    assert why(stage, "reload:in-play/scope") is None


@rule("bang-duel", "reload.equipment.not-rear", "reload.equipment.active")
def test_the_opponents_equipment_cannot_be_reloaded() -> None:
    stage = Stage(law=PAIR, outlaw=RIVALS[:1], gear=[NOTHING, [["watch.oh"], []]])
    assert why(stage, "reload:in-play/watch") == NOT_THERE
