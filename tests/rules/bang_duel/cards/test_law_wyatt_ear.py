"""Wyatt Ear draws for dodged hits; The Stranger has one BANG! more."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

WYATT = ("wyatt-ear", "tex-killer")


@rule("bang-duel", "character.wyatt-ear.draw")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_wyatt_ears_owner_may_draw_a_card_for_a_dodged_hit(answer: str, cards: int) -> None:
    stage = Stage(law=WYATT, hand=["colt.ld"], other_hand=["missed.os"])
    stage.pick("play:colt.ld>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "may")
    stage.pick(answer)
    assert len(stage.hand(LAW)) == cards
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.wyatt-ear.draw")
def test_a_hit_that_lands_draws_nothing_for_wyatt_ear() -> None:
    stage = Stage(law=WYATT, hand=["colt.ld"], other_hand=["missed.os"])
    stage.pick("play:colt.ld>front")
    stage.pick("take")
    assert stage.life("west-harding") == 3
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []


@rule("bang-duel", "character.wyatt-ear.draw")
def test_hits_that_wyatt_ears_own_side_dodges_draw_nothing() -> None:
    stage = Stage(law=WYATT, turn=OUTLAW, hand=["colt.od"], other_hand=["missed.ls"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:missed.ls")
    assert stage.asked == (OUTLAW, "action")
    own = Stage(law=WYATT, hand=["gatling.lb", "missed.ls"])
    own.pick("play:gatling.lb")
    assert own.asked == (LAW, "react")  # for his own partner in the rear
    own.pick("dodge:missed.ls")
    assert own.asked == (LAW, "action")
    assert own.hand(LAW) == []


@rule("bang-duel", "character.wyatt-ear.all-hit-cards")
@pytest.mark.parametrize("card", ["derringer.lh", "knife.os", "winchester.lh", "gatling.lb"])
def test_every_hit_card_counts_for_wyatt_ear(card: str) -> None:
    stage = Stage(law=WYATT, hand=[card], other_hand=["missed.os"])
    stage.pick(f"play:{card}" if card.startswith("gatling") else f"play:{card}>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "may")
    stage.pick("yes")
    assert len(stage.hand(LAW)) == 1


@rule("bang-duel", "character.wyatt-ear.all-hit-cards")
def test_every_dodged_hit_of_a_volley_draws_for_wyatt_ear() -> None:
    held = ["missed.os", "missed.ob"]
    stage = Stage(law=WYATT, hand=["volley.lb"], other_hand=held, gear=[[], [["scope", "watch"]]])
    stage.pick("play:volley.lb>front")
    for pick in ("dodge:missed.os", "yes", "dodge:missed.ob", "yes"):
        stage.pick(pick)
    assert len(stage.hand(LAW)) == 2


@rule("bang-duel", "character.wyatt-ear.all-hit-cards")
def test_the_hit_of_a_return_fire_counts_for_wyatt_ear() -> None:
    stage = Stage(law=WYATT, turn=OUTLAW, hand=["colt.od", "missed.os"], other_hand=["return-fire.lh"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:return-fire.lh")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "may")
    stage.pick("yes")
    assert len(stage.hand(LAW)) == 1


@rule("bang-duel", "character.wyatt-ear.all-hit-cards")
@pytest.mark.parametrize("how", ["barrel", "hat"])
def test_a_dodge_by_equipment_counts_for_wyatt_ear(how: str) -> None:
    gear = [[], [["barrel.os", "hat.oh"]]]
    stage = Stage(law=WYATT, hand=["colt.ld"], gear=gear, decks=[[], ["wagon.ob"]])
    stage.pick("play:colt.ld>front")
    stage.pick(how)
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.wyatt-ear.all-hit-cards")
def test_the_hit_of_a_partners_ability_counts_while_wyatt_ear_is_active() -> None:
    stage = Stage(law=("wyatt-ear", "alan-pinkertoon"), hand=["indians.lh"], other_hand=["missed.os"])
    stage.pick("play:indians.lh")
    stage.pick("take")  # West Harding
    stage.pick("take")  # Dalton Bros; Alan Pinkertoon lost a point meanwhile
    assert stage.asked == (OUTLAW, "react")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.wyatt-ear.remington")
@pytest.mark.parametrize(("answers", "cards"), [(["yes", "yes"], 2), (["yes", "no"], 1), (["no", "no"], 0)])
def test_a_dodged_remington_is_worth_two_cards_in_all(answers: list[str], cards: int) -> None:
    stage = Stage(law=WYATT, hand=["remington.os"], other_hand=["missed.os"])
    stage.pick("play:remington.os>front")
    stage.pick("dodge:missed.os")
    for answer in answers:
        assert stage.asked == (LAW, "may")
        stage.pick(answer)
    assert len(stage.hand(LAW)) == cards
    assert stage.asked == (LAW, "action")


# ---- The Stranger


@rule("bang-duel", "character.the-stranger.extra-bang")
@pytest.mark.parametrize("law", [("the-stranger", "tex-killer"), ("tex-killer", "the-stranger")], ids=["front", "rear"])
def test_with_the_stranger_in_play_there_are_two_bang_cards_a_turn(law: tuple[str, str]) -> None:
    stage = Stage(law=law, hand=["colt.ld", "winchester.lh", "shotgun.ld"])
    stage.pick("play:colt.ld>front")
    stage.pick("play:winchester.lh>front")
    assert stage.life("west-harding") == 2
    refusal = stage.refusal("play:shotgun.ld>front")
    assert (refusal.code, refusal.rule, refusal.args) == ("bang-limit", "play.bang.limit", {"most": 2})


@rule("bang-duel", "character.the-stranger.extra-bang")
def test_the_stranger_in_the_reserve_does_not_help() -> None:
    stage = Stage(law=("jango", "tex-killer"), hand=["colt.ld", "winchester.lh"], reserve=[["the-stranger"], []])
    stage.pick("play:colt.ld>front")
    assert stage.refusal("play:winchester.lh>front").code == "bang-limit"


@rule("bang-duel", "character.the-stranger.extra-bang")
def test_the_strangers_ability_in_the_rear_adds_to_annie_oakeys() -> None:
    stage = Stage(law=("annie-oakey", "the-stranger"), hand=["missed.ls", "colt.ld", "missed.lb"])
    stage.pick("colt:missed.ls>front")
    stage.pick("play:colt.ld>front")
    assert stage.life("west-harding") == 2
    assert stage.refusal("colt:missed.lb>front").code == "bang-limit"


@rule("bang-duel", "character.the-stranger.extra-bang")
def test_the_stranger_gives_the_opponent_nothing() -> None:
    stage = Stage(("the-stranger", "jango"), ("dalton-bros", "west-harding"), ["colt.od", "carbine.ob"], turn=OUTLAW)
    stage.pick("play:colt.od>front")
    assert stage.refusal("play:carbine.ob>front").args == {"most": 1}
