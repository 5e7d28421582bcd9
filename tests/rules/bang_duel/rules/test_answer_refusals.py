"""What is refused as an answer: each with its code and the rule that it cites, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import PAIR, after, refused
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

# ---- the start


@rule("bang-duel", "setup.active.secret-choice", "setup.reserve.first-two")
def test_at_the_start_one_of_the_own_pair_must_be_chosen() -> None:
    stage = Stage()
    stage.state = GAME.new(seed=1)
    own = {pick for pick in stage.options() if pick.startswith("lead:")}
    other = next(pick for pick in ("lead:jango", "lead:wild-bill", "lead:tex-killer") if pick not in own)
    assert refused(stage, other, LAW) == ("not-in-your-pair", "setup.reserve.first-two")
    assert refused(stage, "end", LAW) == ("only-lead", "setup.active.secret-choice")
    stage.pick(sorted(own)[0], LAW)
    assert refused(stage, sorted(own)[1], LAW) == ("not-asked", "setup.active.secret-choice")


# ---- against a hit


def shot(*held: str, **more: Any) -> Stage:
    """West Harding is shot at with a Colt and has these cards."""
    law = more.pop("law", PAIR)
    return after("play:colt.ld>front", hand=["colt.ld"], other_hand=list(held), law=law, **more)


@rule("bang-duel", "dodge.card.circled-icon", "dodge.icon.uncircled", "card.hat.not-from-hand", "card.beer.own-turn")
@pytest.mark.parametrize("card", ["beer.ob", "colt.od", "carbine.ob", "derringer.lh", "hat.oh", "barrel.os"])
def test_a_card_that_is_no_dodge_does_not_dodge(card: str) -> None:
    stage = shot(card)
    assert refused(stage, f"dodge:{card}") == ("not-a-dodge", "dodge.card.circled-icon")
    assert refused(stage, f"play:{card}>my-front" if card != "beer.ob" else "play:beer.ob") == (
        "only-react",
        "dodge.means.hand-card",
    )


@rule("bang-duel", "card.hat.not-from-hand", "card.barrel.reveal", "dodge.means.equipment")
def test_equipment_dodges_only_from_play_and_only_for_its_own_character() -> None:
    stage = shot("hat.oh", "barrel.os")
    assert refused(stage, "hat") == ("no-gear-to-dodge", "card.hat.not-from-hand")
    assert refused(stage, "barrel") == ("no-gear-to-dodge", "card.barrel.reveal")
    partner = shot("beer.ob", gear=[[], [[], ["hat.oh", "barrel.os"]]])
    assert refused(partner, "hat") == ("no-gear-to-dodge", "card.hat.not-from-hand")
    assert refused(partner, "barrel") == ("no-gear-to-dodge", "card.barrel.reveal")


@rule("bang-duel", "dodge.means.ability", "character.sid-curry.reveal")
def test_a_barrel_and_sid_curry_are_tried_once_for_each_hit() -> None:
    piles = [["hat.lh"], ["knife.oh"]]
    stage = shot("beer.ob", outlaw=("sid-curry", "west-harding"), gear=[[], [["barrel.os"]]], decks=piles)
    for pick in ("barrel", "sid-curry"):
        stage.pick(pick)
        assert refused(stage, pick) == ("tried-already", "dodge.means.ability")
    assert refused(shot("beer.ob"), "sid-curry") == ("not-that-character", "character.sid-curry.reveal")


@rule("bang-duel", "dodge.means.hand-card")
def test_a_dodge_must_be_in_the_hand_and_the_shooter_is_not_asked() -> None:
    assert refused(shot("beer.ob"), "dodge:missed.os")[0] == "not-in-hand"
    assert refused(shot("beer.ob"), "end", LAW) == ("not-asked", "dodge.means.hand-card")


@rule("bang-duel", "character.tex-killer.extra-discard")
def test_against_tex_killer_a_card_is_paid_or_the_hit_taken() -> None:
    stage = shot("missed.os", "beer.ob", law=PAIR[::-1])
    stage.pick("dodge:missed.os")
    for pick in ("dodge:beer.ob", "discard:beer.ob", "no"):
        assert refused(stage, pick) == ("only-pay", "character.tex-killer.extra-discard")


# ---- Duel and Indians!


@rule("bang-duel", "card.duel.hit-cards-only", "card.duel.alternate")
def test_in_a_duel_only_hit_cards_answer() -> None:
    stage = after("play:duel.ld>front", hand=["duel.ld"], other_hand=["missed.os", "return-fire.lh", "beer.ob"])
    for card in ("missed.os", "return-fire.lh", "beer.ob"):
        assert refused(stage, f"answer:{card}") == ("not-a-hit-card", "card.duel.hit-cards-only")
    assert refused(stage, "dodge:missed.os") == ("only-answer", "card.duel.alternate")


@rule("bang-duel", "card.indians.hit-cards-only")
def test_against_indians_only_hit_cards_answer() -> None:
    stage = after("play:indians.lh", hand=["indians.lh"], other_hand=["missed.os", "return-fire.lh"])
    for card in ("missed.os", "return-fire.lh"):
        assert refused(stage, f"answer:{card}") == ("not-a-hit-card", "card.indians.hit-cards-only")


@rule("bang-duel", "card.indians.response")
def test_a_dodge_against_indians_is_refused_with_the_rule_of_that_card() -> None:
    stage = after("play:indians.lh", hand=["indians.lh"], other_hand=["missed.os"])
    assert refused(stage, "dodge:missed.os") == ("only-answer", "card.indians.response")


# ---- after a dodge


@rule("bang-duel", "card.carbine.if-dodged")
def test_a_dodged_carbine_strips_only_active_characters() -> None:
    gear = [[["bank.lb"], ["hat.lh"]], [["scope.oh"], ["hat.oh"]]]
    picks = ("play:carbine.lh>front", "dodge:missed.os")
    stage = after(*picks, hand=["carbine.lh"], other_hand=["missed.os"], gear=gear)
    assert refused(stage, "strip>rear/hat") == ("front-only", "card.carbine.if-dodged")
    assert refused(stage, "strip>my-rear/hat") == ("front-only", "card.carbine.if-dodged")
    assert refused(stage, "yes") == ("only-strip", "card.carbine.if-dodged")
    assert refused(stage, "strip>front/bank")[0] == "no-such-gear"


@rule("bang-duel", "card.shotgun.if-dodged", "lone.swap.never")
def test_a_dodged_shotgun_asks_whose_characters_change_places() -> None:
    picks = ("play:shotgun.ld>front", "dodge:missed.os")
    stage = after(*picks, hand=["shotgun.ld"], other_hand=["missed.os"], outlaw=("west-harding",))
    assert refused(stage, "swap") == ("only-swap-whose", "card.shotgun.if-dodged")
    assert refused(stage, "swap>theirs") == ("lone-no-swap", "lone.swap.never")


@rule("bang-duel", "card.peacemaker.if-dodged")
def test_a_dodged_peacemaker_costs_a_card_in_any_case() -> None:
    picks = ("play:peacemaker.lh>front", "dodge:missed.os")
    stage = after(*picks, hand=["peacemaker.lh"], other_hand=["missed.os", "beer.ob"])
    for pick in ("take", "no", "pay:beer.ob"):
        assert refused(stage, pick) == ("only-give", "card.peacemaker.if-dodged")


# ---- yes or no


def dodged(card: str, **more: Any) -> Stage:
    return after(f"play:{card}>front", "dodge:missed.os", hand=[card], other_hand=["missed.os"], **more)


@rule("bang-duel", "character.wyatt-ear.draw", "card.remington.if-dodged", "card.schofield.if-dodged")
@rule("bang-duel", "character.dalon-ranger.draw", "character.bill-tightman.draw", "character.pat-garret.horseshoe")
@rule("bang-duel", "character.buffalo-bell.substitute", "character.jango.draw")
def test_a_may_is_answered_with_yes_or_no() -> None:
    stages = {
        "character.wyatt-ear.draw": dodged("colt.ld", law=("wyatt-ear", "jango")),
        "card.remington.if-dodged": dodged("remington.os"),
        "card.schofield.if-dodged": dodged("schofield.ob", life=[[3, 4], []]),
        "character.jango.draw": after("swap", law=("jango", "tex-killer"), turn=OUTLAW),
        "character.dalon-ranger.draw": after(
            "play:colt.od>front", law=("dalon-ranger", "jango"), turn=OUTLAW, hand=["colt.od"]
        ),
        "character.bill-tightman.draw": after(
            "play:colt.ld>front", law=("bill-tightman", "jango"), hand=["colt.ld"], life=[[], [1, 3]]
        ),
        "character.pat-garret.horseshoe": after(
            law=("pat-garret", "jango"), phase="draw", decks=[["hat.lh", "scope.lh"], []]
        ),
        "character.buffalo-bell.substitute": after(
            "play:colt.od>front", law=("jango", "buffalo-bell"), turn=OUTLAW, hand=["colt.od"]
        ),
    }
    for cited, stage in stages.items():
        assert sorted(stage.options()) == ["no", "yes"]
        assert refused(stage, "take") == ("yes-or-no", cited)


# ---- choices among cards


@rule("bang-duel", "discard.limit.current-life")
def test_in_the_discard_phase_a_card_of_the_hand_must_go() -> None:
    stage = Stage(law=PAIR, phase="discard", hand=["colt.ld", "bank.lb", "wagon.lb", "hat.lh", "duel.ld"])
    for pick in ("end", "no", "play:colt.ld>front"):
        assert refused(stage, pick) == ("only-discard", "discard.limit.current-life")
    assert refused(stage, "discard:missed.ls")[0] == "not-in-hand"


@rule("bang-duel", "card.general-store.alternate", "card.wagon.draw-three")
def test_only_the_cards_in_question_can_be_chosen() -> None:
    piles = [["hat.lh", "scope.lh", "bank.lb"], ["knife.oh", "beer.ob"]]
    store = after("play:general-store.ls", hand=["general-store.ls", "colt.ld"], decks=piles)
    assert refused(store, "choose:colt.ld") == ("one-of-the-goods", "card.general-store.alternate")
    wagon = after("play:wagon.lb", hand=["wagon.lb", "colt.ld"], decks=piles)
    assert refused(wagon, "discard:colt.ld") == ("one-of-the-drawn", "card.wagon.draw-three")
