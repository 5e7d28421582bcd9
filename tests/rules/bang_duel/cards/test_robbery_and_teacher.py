"""Robbery and Schoolteacher: cards that leave a hand or the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

GEAR = [[["hat.lh"], ["barrel.ls"]], [["scope.oh"], ["gun-belt.os"]]]


# ---- Robbery


@rule("bang-duel", "card.robbery.steal")
def test_robbery_takes_a_card_from_the_opponents_hand() -> None:
    stage = Stage(turn=OUTLAW, hand=["robbery.oh", "beer.ob"], other_hand=["bank.lb"])
    stage.pick("play:robbery.oh>hand-law")
    assert (stage.hand(LAW), stage.hand(OUTLAW)) == ([], ["bank", "beer"])
    assert stage.discards() == ["robbery"]


@rule("bang-duel", "card.robbery.steal")
def test_which_card_robbery_takes_is_left_to_chance() -> None:
    stolen = set()
    for seed in range(12):
        stage = Stage(turn=OUTLAW, hand=["robbery.oh"], other_hand=["bank.lb", "colt.ld", "hat.lh"], seed=seed)
        thefts = [pick for pick in stage.options() if pick.startswith("play:")]
        assert thefts == ["play:robbery.oh>hand-law"]
        stage.pick(thefts[0])
        assert (len(stage.hand(LAW)), len(stage.hand(OUTLAW))) == (2, 1)
        stolen |= set(stage.hand(OUTLAW))
    assert stolen == {"bank", "colt", "hat"}


@rule("bang-duel", "card.robbery.steal")
def test_who_only_watches_loses_track_of_the_cards_that_may_have_been_stolen() -> None:
    everybody = 7
    for seed in range(6):
        stage = Stage(
            turn=OUTLAW,
            hand=["robbery.oh"],
            other_hand=["bank.lb", "colt.ld", "beer.ob"],
            shown=[[everybody] * 3, []],
            seed=seed,
        )
        assert [held["card"] for held in stage.view(None)["players"][LAW]["hand"]] == ["bank.lb", "colt.ld", "beer.ob"]
        stage.pick("play:robbery.oh>hand-law")
        law, outlaw = [stage.view(None)["players"][seat]["hand"] for seat in (LAW, OUTLAW)]
        assert [(held["back"], held["card"]) for held in law] == [("law", None), ("outlaw", "beer.ob")]
        assert [(held["back"], held["card"]) for held in outlaw] == [("law", None)]


@rule("bang-duel", "card.robbery.steal")
def test_the_thief_is_reminded_that_the_victim_knows_the_stolen_card() -> None:
    stage = Stage(turn=OUTLAW, hand=["robbery.oh", "beer.ob"], other_hand=["bank.lb"])
    stage.pick("play:robbery.oh>hand-law")
    held = stage.view(OUTLAW)["players"][OUTLAW]["hand"]
    assert {card["card"]: card["shown"] for card in held} == {"bank.lb": True, "beer.ob": False}


@rule("bang-duel", "card.robbery.steal")
def test_an_empty_hand_has_nothing_to_steal() -> None:
    stage = Stage(turn=OUTLAW, hand=["robbery.oh"])
    assert not [pick for pick in stage.options() if "hand" in pick]
    assert stage.refusal("play:robbery.oh>hand-law").code == "no-such-back"


@rule("bang-duel", "play.effect.none", "card.robbery.steal")
def test_a_robbery_with_nothing_to_steal_or_discard_may_be_played_and_does_nothing() -> None:
    gear = [[[], ["barrel.ls"]], [[], []]]  # out of reach
    stage = Stage(turn=OUTLAW, hand=["robbery.oh"], gear=gear)
    assert [pick for pick in stage.options() if pick.startswith("play:")] == ["play:robbery.oh"]
    assert stage.pick("play:robbery.oh") == ["played"]
    assert (stage.discards(), stage.hand(OUTLAW), stage.gear("tex-killer")) == (["robbery"], [], ["barrel"])
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "play.effect.none")
@pytest.mark.parametrize("more", [{"other_hand": ["bank.lb"]}, {"gear": [[["hat.lh"], []], []]}], ids=["hand", "gear"])
def test_a_robbery_that_can_do_something_must_do_it(more: dict[str, Any]) -> None:
    stage = Stage(turn=OUTLAW, hand=["robbery.oh"], **more)
    assert why(stage, "play:robbery.oh") == ("must-do-something", "play.effect.none")


@rule("bang-duel", "card.robbery.discard")
def test_robbery_discards_equipment_of_anybody_but_the_opposing_rear_character() -> None:
    for pick, owner in (
        ("play:robbery.oh>front/hat", "jango"),
        ("play:robbery.oh>my-front/scope", "west-harding"),
        ("play:robbery.oh>my-rear/gun-belt", "dalton-bros"),
    ):
        stage = Stage(turn=OUTLAW, hand=["robbery.oh"], other_hand=["bank.lb"], gear=GEAR)
        stage.pick(pick)
        assert stage.gear(owner) == []
        assert stage.discards() == [pick.partition("/")[2], "robbery"]
        assert (stage.hand(LAW), stage.hand(OUTLAW)) == (["bank"], [])


@rule("bang-duel", "card.robbery.discard")
def test_robbery_does_not_reach_the_opposing_rear_character() -> None:
    stage = Stage(turn=OUTLAW, hand=["robbery.oh"], gear=GEAR)
    refusal = stage.refusal("play:robbery.oh>rear/barrel")
    assert (refusal.code, refusal.rule) == ("rear-out-of-reach", "play.action.target")
    offered = {pick for pick in stage.options() if pick.startswith("play:")}
    assert offered == {f"play:robbery.oh>{at}" for at in ("front/hat", "my-front/scope", "my-rear/gun-belt")}


@rule("bang-duel", "card.robbery.discard")
def test_the_robber_chooses_among_several_equipment() -> None:
    gear = [[["hat.lh", "bank.lb", "gun-belt.ld"], []], [[], []]]
    stage = Stage(turn=OUTLAW, hand=["robbery.oh"], gear=gear)
    stage.pick("play:robbery.oh>front/bank")
    assert stage.gear("jango") == ["hat", "gun-belt"]


@rule("bang-duel", "card.robbery.playable-now")
def test_a_stolen_card_may_be_played_in_the_same_turn() -> None:
    stage = Stage(turn=OUTLAW, hand=["robbery.oh"], other_hand=["winchester.lh"])
    stage.pick("play:robbery.oh>hand-law")
    stage.pick("play:winchester.lh>rear")
    assert stage.life("tex-killer") == 3


@rule("bang-duel", "card.robbery.playable-now")
def test_a_stolen_card_is_held_to_the_rules_like_any_other() -> None:
    stage = Stage(
        outlaw=("slim-poet", "dalton-bros"), turn=OUTLAW, hand=["robbery.oh"], other_hand=["colt.ld"], bangs=1
    )
    stage.pick("play:robbery.oh>hand-law")
    refusal = stage.refusal("play:colt.ld>front")
    assert (refusal.code, refusal.rule) == ("bang-limit", "play.bang.limit")


@rule("bang-duel", "card.robbery.jack-ransome")
def test_with_jack_ransome_in_front_robbery_reaches_the_opposing_rear_character() -> None:
    stage = Stage(outlaw=("jack-ransome", "dalton-bros"), turn=OUTLAW, hand=["robbery.oh"], gear=GEAR)
    stage.pick("play:robbery.oh>rear/barrel")
    assert (stage.gear("tex-killer"), stage.discards()) == ([], ["barrel", "robbery"])


@rule("bang-duel", "card.robbery.jack-ransome")
def test_jack_ransome_in_the_rear_is_no_help_to_the_robber() -> None:
    stage = Stage(outlaw=("dalton-bros", "jack-ransome"), turn=OUTLAW, hand=["robbery.oh"], gear=GEAR)
    assert stage.refusal("play:robbery.oh>rear/barrel").code == "rear-out-of-reach"


# ---- Schoolteacher


@rule("bang-duel", "card.schoolteacher.take")
def test_schoolteacher_takes_equipment_of_anybody_but_the_opposing_rear_character_into_the_hand() -> None:
    for pick, owner in (
        ("play:schoolteacher.lh>front/scope", "west-harding"),
        ("play:schoolteacher.lh>my-front/hat", "jango"),
        ("play:schoolteacher.lh>my-rear/barrel", "tex-killer"),
    ):
        stage = Stage(hand=["schoolteacher.lh"], gear=GEAR)
        stage.pick(pick)
        assert stage.gear(owner) == []
        assert stage.hand(LAW) == [pick.partition("/")[2]]
        assert stage.discards() == ["schoolteacher"]


@rule("bang-duel", "card.schoolteacher.take")
def test_schoolteacher_does_not_reach_the_opposing_rear_character() -> None:
    stage = Stage(hand=["schoolteacher.lh"], gear=GEAR)
    refusal = stage.refusal("play:schoolteacher.lh>rear/gun-belt")
    assert (refusal.code, refusal.rule) == ("rear-out-of-reach", "play.action.target")
    assert not [pick for pick in stage.options() if ">rear" in pick]


@rule("bang-duel", "card.schoolteacher.take")
def test_what_the_schoolteacher_took_may_be_played_again() -> None:
    stage = Stage(hand=["schoolteacher.lh"], gear=GEAR)
    stage.pick("play:schoolteacher.lh>front/scope")
    stage.pick("play:scope.oh>my-rear")
    assert stage.gear("tex-killer") == ["barrel", "scope"]


@rule("bang-duel", "card.schoolteacher.not-from-hand")
def test_schoolteacher_takes_nothing_from_a_hand() -> None:
    stage = Stage(hand=["schoolteacher.lh"], other_hand=["beer.ob"], gear=GEAR)
    for pick in ("play:schoolteacher.lh>hand-outlaw", "play:schoolteacher.lh>hand-law"):
        assert stage.refusal(pick).code == "no-such-pick"
    assert not [pick for pick in stage.options() if "hand" in pick]
    stage.pick("play:schoolteacher.lh>front/scope")
    assert (stage.hand(LAW), stage.hand(OUTLAW)) == (["scope"], ["beer"])  # only from play
    stage = Stage(hand=["schoolteacher.lh"], other_hand=["beer.ob"])  # and nothing is in play
    assert [pick for pick in stage.options() if pick.startswith("play:")] == ["play:schoolteacher.lh"]
    stage.pick("play:schoolteacher.lh")
    assert (stage.hand(LAW), stage.hand(OUTLAW)) == ([], ["beer"])


@rule("bang-duel", "card.schoolteacher.take", "play.effect.none")
@pytest.mark.parametrize("gear", [GEAR, [[], []]], ids=["something", "nothing"])
def test_schoolteacher_may_take_nothing(gear: list[Any]) -> None:
    stage = Stage(hand=["schoolteacher.lh"], gear=gear)
    assert stage.pick("play:schoolteacher.lh") == ["played"]
    assert (stage.hand(LAW), stage.discards()) == ([], ["schoolteacher"])
    assert stage.data["gear"] == (GEAR if gear == GEAR else [[[], []], [[], []]])
    assert stage.asked == (LAW, "action")
