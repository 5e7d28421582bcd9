"""Barrel and Hat: Equipment that dodges."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

BARREL_ON_WEST = [[[], []], [["barrel.os"], []]]
HAT_ON_WEST = [[[], []], [["hat.oh"], []]]
BARREL_SYMBOL, HORSESHOE = [[], ["wagon.ob"]], [[], ["knife.oh"]]  # on top of the Outlaws' deck


# ---- Barrel


@rule("bang-duel", "card.barrel.reveal")
def test_the_barrel_symbol_is_a_dodge() -> None:
    stage = Stage(hand=["colt.ld"], gear=BARREL_ON_WEST, decks=BARREL_SYMBOL)
    stage.pick("play:colt.ld>front")
    assert stage.asked == (OUTLAW, "react")
    assert stage.pick("barrel") == ["revealed", "dodged"]
    (revealed,) = stage.told("revealed")
    assert (revealed["seat"], revealed["deck"], revealed["card"]) == (OUTLAW, OUTLAW, "wagon.ob")
    dodged = {"event": "dodged", "seat": OUTLAW, "character": "west-harding", "how": "barrel", "card": None}
    assert stage.told("dodged") == [dodged]
    assert stage.life("west-harding") == 4
    assert stage.discards()[0] == "wagon"
    assert stage.gear("west-harding") == ["barrel"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.barrel.reveal")
def test_any_other_symbol_dodges_nothing_and_the_barrel_stays() -> None:
    for card in ("knife.oh", "missed.os", "colt.od"):  # horseshoe, snake, dynamite
        stage = Stage(hand=["colt.ld"], gear=BARREL_ON_WEST, decks=[[], [card]])
        stage.pick("play:colt.ld>front")
        assert stage.pick("barrel") == ["revealed", "lost-life"]
        assert stage.life("west-harding") == 3
        assert stage.gear("west-harding") == ["barrel"]


@rule("bang-duel", "card.barrel.reveal")
def test_to_reveal_for_the_barrel_is_optional() -> None:
    stage = Stage(hand=["colt.ld"], gear=BARREL_ON_WEST, decks=BARREL_SYMBOL)
    stage.pick("play:colt.ld>front")
    assert stage.options() == ["barrel", "take"]
    assert "revealed" not in stage.pick("take")
    assert stage.life("west-harding") == 3


@rule("bang-duel", "card.barrel.reveal")
def test_a_barrel_in_the_hand_is_of_no_use() -> None:
    stage = Stage(hand=["colt.ld"], other_hand=["barrel.os"])
    stage.pick("play:colt.ld>front")
    refusal = stage.refusal("barrel")
    assert (refusal.code, refusal.rule) == ("no-gear-to-dodge", "card.barrel.reveal")
    assert stage.refusal("dodge:barrel.os").code == "not-a-dodge"


@rule("bang-duel", "card.barrel.any-hit")
def test_the_barrel_answers_gatling_knife_and_return_fire() -> None:
    stage = Stage(hand=["gatling.lb"], gear=BARREL_ON_WEST, decks=BARREL_SYMBOL)
    stage.pick("play:gatling.lb")
    stage.pick("barrel")
    assert stage.life("west-harding") == 4

    on_jango = [[["barrel.ls"], []], [[], []]]
    stage = Stage(turn=OUTLAW, hand=["knife.oh"], gear=on_jango, decks=[["bank.lb"], []])
    stage.pick("play:knife.oh>front")
    stage.pick("barrel")
    assert stage.life("jango") == 3

    stage = Stage(
        turn=OUTLAW, hand=["knife.oh"], other_hand=["return-fire.lh"], gear=BARREL_ON_WEST, decks=BARREL_SYMBOL
    )
    stage.pick("play:knife.oh>front")
    stage.pick("dodge:return-fire.lh")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("barrel")
    assert stage.life("west-harding") == 4


@rule("bang-duel", "card.barrel.any-hit")
def test_the_barrel_answers_the_hit_of_an_ability() -> None:
    stage = Stage(
        law=("alan-pinkertoon", "jango"), turn=OUTLAW, hand=["knife.oh"], gear=BARREL_ON_WEST, decks=BARREL_SYMBOL
    )
    assert stage.pick("play:knife.oh>front") == ["played", "shot", "lost-life", "shot"]
    stage.pick("barrel")
    assert (stage.life("alan-pinkertoon"), stage.life("west-harding")) == (3, 4)


@rule("bang-duel", "card.barrel.rear")
def test_the_barrel_of_a_rear_character_works_when_that_one_is_hit() -> None:
    stage = Stage(hand=["winchester.lh"], gear=[[[], []], [[], ["barrel.os"]]], decks=BARREL_SYMBOL)
    stage.pick("play:winchester.lh>rear")
    stage.pick("barrel")
    assert stage.life("dalton-bros") == 3


@rule("bang-duel", "card.barrel.rear")
def test_a_barrel_does_not_dodge_for_the_partner() -> None:
    for gear, target in ((["barrel.os"], "rear"), ([], "front")):
        beside_the_other = [[[], []], [gear, [] if gear else ["barrel.os"]]]
        stage = Stage(hand=["winchester.lh"], other_hand=["missed.os"], gear=beside_the_other)
        stage.pick(f"play:winchester.lh>{target}")
        assert stage.options() == ["dodge:missed.os", "take"]
        assert stage.refusal("barrel").code == "no-gear-to-dodge"


@rule("bang-duel", "card.barrel.after-failure")
def test_after_a_failed_barrel_a_dodge_card_or_a_hat_may_follow_but_not_the_barrel_again() -> None:
    for rescue in ("dodge:missed.os", "hat"):
        gear = [[[], []], [["barrel.os", "hat.oh"], []]]
        stage = Stage(hand=["colt.ld"], other_hand=["missed.os"], gear=gear, decks=HORSESHOE)
        stage.pick("play:colt.ld>front")
        assert stage.pick("barrel") == ["revealed"]
        assert stage.options() == ["dodge:missed.os", "hat", "take"]
        refusal = stage.refusal("barrel")
        assert (refusal.code, refusal.rule) == ("tried-already", "dodge.means.ability")
        stage.pick(rescue)
        assert stage.life("west-harding") == 4


@rule("bang-duel", "card.barrel.tex-killer")
def test_against_tex_killer_a_barrel_still_needs_the_additional_card() -> None:
    for pick, left in (("pay:beer.ob", 4), ("take", 3)):
        stage = Stage(
            law=("tex-killer", "jango"),
            hand=["colt.ld"],
            other_hand=["beer.ob"],
            gear=BARREL_ON_WEST,
            decks=BARREL_SYMBOL,
        )
        stage.pick("play:colt.ld>front")
        stage.pick("barrel")
        assert stage.asked == (OUTLAW, "pay")
        assert stage.options() == ["pay:beer.ob", "take"]
        stage.pick(pick)
        assert stage.life("west-harding") == left


@rule("bang-duel", "card.barrel.tex-killer")
def test_against_tex_killer_a_barrel_without_a_card_in_the_hand_does_not_help() -> None:
    stage = Stage(law=("tex-killer", "jango"), hand=["colt.ld"], gear=BARREL_ON_WEST, decks=BARREL_SYMBOL)
    stage.pick("play:colt.ld>front")
    stage.pick("barrel")
    assert stage.life("west-harding") == 3


# ---- Hat


@rule("bang-duel", "card.hat.discard-to-dodge")
def test_a_hat_is_discarded_from_play_for_one_dodge() -> None:
    stage = Stage(hand=["colt.ld", "derringer.lh"], gear=HAT_ON_WEST)
    stage.pick("play:colt.ld>front")
    assert stage.options() == ["hat", "take"]
    stage.pick("hat")
    assert [(event["how"], event["card"]) for event in stage.told("dodged")] == [("hat", None)]
    assert stage.life("west-harding") == 4
    assert stage.gear("west-harding") == []
    assert stage.discards() == ["hat", "colt"]
    stage.pick("play:derringer.lh>front")  # one dodge only
    assert stage.life("west-harding") == 3


@rule("bang-duel", "card.hat.discard-to-dodge")
def test_a_hat_may_be_kept() -> None:
    stage = Stage(hand=["colt.ld"], gear=HAT_ON_WEST)
    stage.pick("play:colt.ld>front")
    stage.pick("take")
    assert stage.life("west-harding") == 3
    assert stage.gear("west-harding") == ["hat"]


@rule("bang-duel", "card.hat.not-from-hand")
def test_a_hat_in_the_hand_does_not_dodge() -> None:
    stage = Stage(hand=["colt.ld"], other_hand=["hat.oh"])
    stage.pick("play:colt.ld>front")
    assert stage.options() == ["take"]
    refusal = stage.refusal("hat")
    assert (refusal.code, refusal.rule) == ("no-gear-to-dodge", "card.hat.not-from-hand")
    assert stage.refusal("dodge:hat.oh").code == "not-a-dodge"


@rule("bang-duel", "card.hat.rear")
def test_a_hat_works_for_a_targeted_rear_character_and_only_for_that_one() -> None:
    gear = [[[], []], [[], ["hat.oh"]]]
    stage = Stage(hand=["winchester.lh"], gear=gear)
    stage.pick("play:winchester.lh>rear")
    stage.pick("hat")
    assert stage.life("dalton-bros") == 3
    assert stage.gear("dalton-bros") == []

    stage = Stage(hand=["winchester.lh"], gear=gear)
    stage.pick("play:winchester.lh>front")
    assert (stage.life("west-harding"), stage.gear("dalton-bros")) == (3, ["hat"])


@rule("bang-duel", "card.hat.annie-oakey")
def test_a_hat_dodges_a_missed_that_annie_oakey_fires_as_a_colt() -> None:
    stage = Stage(law=("annie-oakey", "jango"), hand=["missed.ls"], gear=HAT_ON_WEST)
    stage.pick("colt:missed.ls>front")
    stage.pick("hat")
    assert stage.life("west-harding") == 4
    assert stage.discards() == ["hat", "missed"]


@rule("bang-duel", "card.hat.annie-oakey")
def test_a_hat_on_annie_oakey_works_as_usual() -> None:
    stage = Stage(
        law=("annie-oakey", "jango"),
        turn=OUTLAW,
        hand=["colt.od"],
        other_hand=["knife.oh"],
        gear=[[["hat.lh"], []], [[], []]],
    )
    stage.pick("play:colt.od>front")
    assert stage.options() == ["dodge:knife.oh", "hat", "take"]
    stage.pick("hat")
    assert (stage.life("annie-oakey"), stage.hand(LAW)) == (4, ["knife"])
