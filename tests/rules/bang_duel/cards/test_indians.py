"""Indians!: a hit card for each character, or a life point."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage


@rule("bang-duel", "card.indians.response")
def test_everybody_but_the_own_active_character_loses_a_point_without_a_hit_card() -> None:
    stage = Stage(hand=["indians.lh"])
    stage.pick("play:indians.lh")
    assert [event["character"] for event in stage.told("lost-life")] == ["west-harding", "tex-killer", "dalton-bros"]
    assert stage.life("jango") == 3
    assert stage.told("shot") == []


@rule("bang-duel", "card.indians.response")
def test_a_hit_card_is_given_up_for_each_character_by_itself() -> None:
    stage = Stage(hand=["indians.lh", "colt.ld"], other_hand=["colt.od", "knife.oh"])
    stage.pick("play:indians.lh")
    assert (stage.asked, stage.options()) == ((OUTLAW, "answer"), ["answer:colt.od", "answer:knife.oh", "take"])
    stage.pick("answer:colt.od")
    assert (stage.asked, stage.options()) == ((LAW, "answer"), ["answer:colt.ld", "take"])
    stage.pick("answer:colt.ld")
    assert (stage.asked, stage.options()) == ((OUTLAW, "answer"), ["answer:knife.oh", "take"])
    stage.pick("take")
    assert [stage.life(name) for name in ("jango", "tex-killer", "west-harding", "dalton-bros")] == [3, 4, 4, 2]
    assert stage.discards() == ["colt", "colt", "indians"]
    assert stage.hand(OUTLAW) == ["knife"]


@rule("bang-duel", "card.indians.response")
def test_the_loss_cannot_be_dodged() -> None:
    stage = Stage(hand=["indians.lh"], other_hand=["missed.os"], gear=[[[], []], [["barrel.os", "hat.oh"], []]])
    stage.pick("play:indians.lh")
    assert stage.options() == ["take"]
    assert stage.refusal("hat").code == "only-answer"
    assert stage.refusal("dodge:missed.os").code == "only-answer"
    stage.pick("take")
    assert (stage.life("west-harding"), stage.gear("west-harding")) == (3, ["barrel", "hat"])


@rule("bang-duel", "card.indians.response")
def test_a_lone_character_is_struck_once() -> None:
    stage = Stage(outlaw=("west-harding",), hand=["indians.lh"])
    stage.pick("play:indians.lh")
    assert (stage.life("tex-killer"), stage.life("west-harding")) == (3, 3)


@pytest.mark.parametrize("card", ["derringer.lh", "gatling.lb", "knife.oh", "volley.lb"])
@rule("bang-duel", "card.indians.usable")
def test_derringer_gatling_knife_and_volley_are_answers_and_hit_nobody(card: str) -> None:
    gear = [[["hat.lh"], []], [[], []]]
    stage = Stage(hand=["indians.lh"], other_hand=[card], gear=gear)
    stage.pick("play:indians.lh")
    assert "shot" not in stage.pick(f"answer:{card}")
    assert [stage.life(name) for name in ("jango", "tex-killer", "west-harding", "dalton-bros")] == [3, 3, 4, 2]


@pytest.mark.parametrize("card", ["carbine.ob", "peacemaker.lh", "remington.os", "schofield.ob", "shotgun.oh"])
@rule("bang-duel", "card.indians.usable")
def test_what_else_a_bang_card_does_is_ignored(card: str) -> None:
    gear = [[["hat.lh"], []], [["barrel.os"], []]]
    stage = Stage(hand=["indians.lh"], other_hand=[card], gear=gear, life=[[3, 4], [2, 2]])
    stage.pick("play:indians.lh")
    assert stage.pick(f"answer:{card}") == ["answered", "lost-life", "lost-life"]
    assert (stage.asked, stage.life("west-harding")) == ((LAW, "action"), 2)
    assert (stage.gear("jango"), stage.gear("west-harding")) == (["hat"], ["barrel"])


@rule("bang-duel", "card.indians.usable")
def test_answers_are_not_the_bang_of_the_turn() -> None:
    stage = Stage(hand=["indians.lh", "colt.ld", "peacemaker.lh"])
    stage.pick("play:indians.lh")
    stage.pick("answer:colt.ld")
    assert (stage.life("tex-killer"), stage.data["bangs"]) == (4, 0)
    stage.pick("play:peacemaker.lh>front")
    stage = Stage(hand=["indians.lh", "colt.ld"], bangs=1)
    stage.pick("play:indians.lh")
    assert stage.options() == ["answer:colt.ld", "take"]  # and the limit does not stop them


@rule("bang-duel", "card.indians.usable")
def test_annie_oakey_answers_with_a_missed_where_she_is_the_one_who_reacts() -> None:
    stage = Stage(law=("jango", "annie-oakey"), hand=["indians.lh", "missed.ls", "colt.ld"])
    stage.pick("play:indians.lh")
    stage.pick("answer:missed.ls")
    assert stage.life("annie-oakey") == 4
    assert stage.refusal("play:colt.ld>front") is None

    stage = Stage(law=("annie-oakey", "jango"), hand=["indians.lh", "missed.ls"])
    stage.pick("play:indians.lh")
    assert stage.asked == (LAW, "answer")
    assert stage.options() == ["take"]  # it is Jango who reacts


@rule("bang-duel", "card.indians.usable")
def test_toco_ramirez_answers_with_any_card_where_he_is_the_one_who_reacts() -> None:
    for outlaw, first in ((("toco-ramirez", "dalton-bros"), True), (("dalton-bros", "toco-ramirez"), False)):
        stage = Stage(outlaw=outlaw, hand=["indians.lh"], other_hand=["beer.ob"])
        stage.pick("play:indians.lh")
        if not first:
            assert stage.options() == ["take"]
            stage.pick("take")
        stage.pick("answer:beer.ob")
        assert (stage.life("toco-ramirez"), stage.life("dalton-bros")) == (4, 2)


@pytest.mark.parametrize("card", ["return-fire.lh", "missed.os", "scope.oh", "beer.ob"])
@rule("bang-duel", "card.indians.hit-cards-only")
def test_cards_that_are_no_hit_cards_are_no_answer(card: str) -> None:
    stage = Stage(hand=["indians.lh"], other_hand=[card])
    stage.pick("play:indians.lh")
    assert stage.options() == ["take"]
    refusal = stage.refusal(f"answer:{card}")
    assert (refusal.code, refusal.rule) == ("not-a-hit-card", "card.indians.hit-cards-only")
