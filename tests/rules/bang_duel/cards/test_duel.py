"""Duel: hit cards in turn, until somebody has had enough."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

TWO_EACH = {"hand": ["duel.ld", "colt.ld", "derringer.lh"], "other_hand": ["colt.od", "knife.oh"]}


@rule("bang-duel", "card.duel.alternate", "card.duel.loser")
def test_the_opponent_begins_and_the_players_discard_a_hit_card_each_in_turn() -> None:
    stage = Stage(**TWO_EACH)
    stage.pick("play:duel.ld>front")
    asked = []
    for pick in ("answer:colt.od", "answer:colt.ld", "answer:knife.oh", "answer:derringer.lh"):
        asked.append(stage.asked)
        stage.pick(pick)
    assert asked == [(OUTLAW, "answer"), (LAW, "answer"), (OUTLAW, "answer"), (LAW, "answer")]
    assert stage.discards() == ["derringer", "knife", "colt", "colt", "duel"]
    assert (stage.life("jango"), stage.life("west-harding")) == (3, 3)  # the Outlaws had no third card


@rule("bang-duel", "card.duel.loser")
def test_the_player_of_the_duel_can_lose_it() -> None:
    stage = Stage(hand=["duel.ld"], other_hand=["colt.od"])
    stage.pick("play:duel.ld>front")
    assert GAME.asks(stage.state)[0].prompt.args == {"card": "duel", "character": "west-harding"}
    assert stage.pick("answer:colt.od") == ["answered", "yielded", "lost-life"]
    assert (stage.life("jango"), stage.life("tex-killer")) == (2, 4)
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (4, 3)


@rule("bang-duel", "card.duel.loser")
def test_each_is_asked_about_the_own_character() -> None:
    stage = Stage(hand=["duel.ld", "colt.ld"], other_hand=["colt.od", "knife.oh"])
    stage.pick("play:duel.ld>front")
    for seat, pick, own in ((OUTLAW, "colt.od", "west-harding"), (LAW, "colt.ld", "jango")):
        (ask,) = GAME.asks(stage.state)
        assert (ask.seat, ask.prompt.args["character"]) == (seat, own)
        stage.pick(f"answer:{pick}")


@rule("bang-duel", "card.duel.loser")
def test_who_loses_a_duel_cannot_dodge_the_loss() -> None:
    gear = [[[], []], [["barrel.os", "hat.oh"], []]]
    stage = Stage(hand=["duel.ld"], other_hand=["missed.os"], gear=gear)
    stage.pick("play:duel.ld>front")
    assert stage.options() == ["take"]
    stage.pick("take")
    assert stage.life("west-harding") == 3
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.duel.loser")
def test_a_duel_is_between_the_active_characters() -> None:
    stage = Stage(hand=["duel.ld"])
    assert [pick for pick in stage.options() if pick.startswith("play:")] == ["play:duel.ld>front"]
    refusal = stage.refusal("play:duel.ld>rear")
    assert (refusal.code, refusal.rule) == ("rear-out-of-reach", "play.action.target")
    for own in ("my-front", "my-rear"):
        refusal = stage.refusal(f"play:duel.ld>{own}")
        assert (refusal.code, refusal.rule) == ("duel-opponent", "card.duel.loser")


@rule("bang-duel", "card.duel.optional")
def test_both_players_may_decline_though_they_hold_a_hit_card() -> None:
    stage = Stage(**TWO_EACH)
    stage.pick("play:duel.ld>front")
    stage.pick("take")
    assert (stage.life("west-harding"), stage.hand(OUTLAW)) == (3, ["colt", "knife"])

    stage = Stage(**TWO_EACH)
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    stage.pick("take")
    assert (stage.life("jango"), stage.hand(LAW)) == (2, ["colt", "derringer"])


@pytest.mark.parametrize("card", ["return-fire.lh", "missed.os", "scope.oh", "indians.oh", "duel.oh", "beer.ob"])
@rule("bang-duel", "card.duel.hit-cards-only")
def test_cards_that_are_no_hit_cards_are_not_used_in_a_duel(card: str) -> None:
    stage = Stage(hand=["duel.ld"], other_hand=[card, "colt.od"])
    stage.pick("play:duel.ld>front")
    assert stage.options() == ["answer:colt.od", "take"]
    refusal = stage.refusal(f"answer:{card}")
    assert (refusal.code, refusal.rule) == ("not-a-hit-card", "card.duel.hit-cards-only")


@pytest.mark.parametrize("card", ["derringer.lh", "gatling.lb", "knife.oh", "volley.lb"])
@rule("bang-duel", "card.duel.usable", "card.duel.no-side-effects")
def test_derringer_gatling_knife_and_volley_are_used_in_a_duel_and_hit_nobody(card: str) -> None:
    gear = [[["hat.lh"], ["bank.lb"]], [[], []]]
    stage = Stage(hand=["duel.ld"], other_hand=[card], gear=gear)
    stage.pick("play:duel.ld>front")
    assert stage.pick(f"answer:{card}") == ["answered", "yielded", "lost-life"]  # the Law has no card
    assert (stage.life("jango"), stage.life("tex-killer")) == (2, 4)
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (4, 3)


@pytest.mark.parametrize("card", ["carbine.ob", "peacemaker.lh", "remington.os", "schofield.ob", "shotgun.oh"])
@rule("bang-duel", "card.duel.no-side-effects")
def test_what_else_a_hit_card_does_is_ignored_in_a_duel(card: str) -> None:
    gear = [[["hat.lh"], []], [["barrel.os"], []]]
    stage = Stage(hand=["duel.ld", "colt.ld", "bank.lb"], other_hand=[card], gear=gear, life=[[3, 4], [2, 2]])
    stage.pick("play:duel.ld>front")
    stage.pick(f"answer:{card}")
    assert stage.asked == (LAW, "answer")
    assert stage.pick("answer:colt.ld") == ["answered", "yielded", "lost-life"]
    assert stage.asked == (LAW, "action")
    assert (stage.life("jango"), stage.life("west-harding"), stage.hand(LAW)) == (3, 1, ["bank"])
    assert (stage.gear("jango"), stage.gear("west-harding")) == (["hat"], ["barrel"])
    assert stage.hand(OUTLAW) == []


@rule("bang-duel", "card.duel.usable")
def test_annie_oakey_uses_a_missed_in_a_duel_on_either_side_of_it() -> None:
    stage = Stage(law=("annie-oakey", "jango"), turn=OUTLAW, hand=["duel.oh"], other_hand=["missed.ls"])
    stage.pick("play:duel.oh>front")
    stage.pick("answer:missed.ls")
    assert (stage.life("annie-oakey"), stage.life("west-harding")) == (4, 3)

    stage = Stage(law=("annie-oakey", "jango"), hand=["duel.ld", "missed.ls", "colt.ld"], other_hand=["colt.od"])
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    stage.pick("answer:missed.ls")
    assert stage.life("west-harding") == 3
    assert stage.refusal("play:colt.ld>front") is None  # the Missed! was not the BANG! of the turn


@rule("bang-duel", "card.duel.usable")
def test_annie_oakey_in_the_rear_or_another_card_is_no_help() -> None:
    stage = Stage(law=("jango", "annie-oakey"), turn=OUTLAW, hand=["duel.oh"], other_hand=["missed.ls"])
    stage.pick("play:duel.oh>front")
    assert stage.options() == ["take"]
    stage = Stage(law=("annie-oakey", "jango"), turn=OUTLAW, hand=["duel.oh"], other_hand=["return-fire.lh", "bank.lb"])
    stage.pick("play:duel.oh>front")
    assert stage.options() == ["take"]


@rule("bang-duel", "card.duel.usable")
def test_toco_ramirez_uses_any_card_in_a_duel() -> None:
    outlaw = ("toco-ramirez", "dalton-bros")
    stage = Stage(outlaw=outlaw, hand=["duel.ld"], other_hand=["water.lb"])  # the card with the lowest number
    stage.pick("play:duel.ld>front")
    stage.pick("answer:water.lb")
    assert stage.hand(OUTLAW) == []
    assert (stage.life("jango"), stage.life("toco-ramirez")) == (2, 4)

    stage = Stage(outlaw=outlaw, hand=["duel.ld"], other_hand=["beer.ob", "missed.os"])
    stage.pick("play:duel.ld>front")
    assert stage.options() == ["answer:beer.ob", "answer:missed.os", "take"]
    stage.pick("answer:beer.ob")
    assert (stage.life("jango"), stage.life("toco-ramirez")) == (2, 4)

    stage = Stage(outlaw=outlaw, turn=OUTLAW, hand=["duel.oh", "beer.ob", "colt.od"], other_hand=["colt.ld"])
    stage.pick("play:duel.oh>front")
    stage.pick("answer:colt.ld")
    stage.pick("answer:beer.ob")
    assert stage.life("jango") == 2
    assert stage.refusal("play:colt.od>front") is None  # not the BANG! of the turn either


@rule("bang-duel", "card.duel.usable")
def test_bang_cards_given_up_in_a_duel_are_not_the_bang_of_the_turn() -> None:
    stage = Stage(hand=["duel.ld", "colt.ld", "peacemaker.lh"], other_hand=["colt.od"], bangs=0)
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    stage.pick("answer:colt.ld")
    stage.pick("play:peacemaker.lh>front")
    assert stage.life("west-harding") == 2
    stage = Stage(hand=["duel.ld", "colt.ld"], other_hand=["colt.od"], bangs=1)
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    assert stage.options() == ["answer:colt.ld", "take"]  # and the limit does not stop them


@rule("bang-duel", "card.duel.no-side-effects")
def test_tex_killer_asks_no_additional_card_in_a_duel() -> None:
    stage = Stage(
        law=("tex-killer", "jango"), hand=["duel.ld", "colt.ld"], other_hand=["colt.od", "knife.oh", "beer.ob"]
    )
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    stage.pick("answer:colt.ld")
    stage.pick("answer:knife.oh")
    assert (stage.life("tex-killer"), stage.hand(OUTLAW)) == (3, ["beer"])
