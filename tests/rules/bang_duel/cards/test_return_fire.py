"""Return Fire: a dodge that shoots back."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

TEX = ("tex-killer", "jango")


@rule("bang-duel", "card.return-fire.counter")
def test_return_fire_dodges_and_hits_the_opposing_active_character() -> None:
    stage = Stage(turn=OUTLAW, hand=["colt.od"], other_hand=["return-fire.lh"])
    stage.pick("play:colt.od>front")
    assert stage.pick("dodge:return-fire.lh") == ["dodged", "shot", "lost-life"]
    (shot,) = stage.told("shot")
    assert (shot["seat"], shot["character"], shot["with"]) == (LAW, "west-harding", None)
    assert (stage.life("jango"), stage.life("west-harding"), stage.life("dalton-bros")) == (3, 3, 3)
    assert stage.discards() == ["return-fire", "colt"]


@rule("bang-duel", "card.return-fire.counter")
def test_the_hit_of_return_fire_can_be_dodged() -> None:
    stage = Stage(turn=OUTLAW, hand=["colt.od", "missed.os"], other_hand=["return-fire.lh"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:return-fire.lh")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 4
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "card.return-fire.counter")
def test_a_missed_does_not_fire_back() -> None:
    stage = Stage(turn=OUTLAW, hand=["colt.od"], other_hand=["return-fire.lh", "missed.ls"])
    stage.pick("play:colt.od>front")
    assert stage.pick("dodge:missed.ls") == ["dodged"]
    assert stage.life("west-harding") == 4


@rule("bang-duel", "card.return-fire.counter")
def test_return_fire_for_a_rear_character_hits_the_active_one_of_the_shooter() -> None:
    stage = Stage(turn=OUTLAW, hand=["winchester.lh"], other_hand=["return-fire.lh"])
    stage.pick("play:winchester.lh>rear")
    stage.pick("dodge:return-fire.lh")
    assert (stage.life("tex-killer"), stage.life("west-harding"), stage.life("dalton-bros")) == (4, 3, 3)


@rule("bang-duel", "card.return-fire.counter")
def test_return_fire_answers_the_hit_of_an_ability() -> None:
    law, outlaw = ("bill-tightman", "tex-killer"), ("west-harding", "tom-thorn")
    stage = Stage(law=law, outlaw=outlaw, turn=OUTLAW, other_hand=["return-fire.lh"])
    stage.pick("swap")
    assert stage.asked == (LAW, "react")
    stage.pick("dodge:return-fire.lh")
    assert (stage.life("tex-killer"), stage.life("tom-thorn")) == (4, 3)


@rule("bang-duel", "card.return-fire.counter")
def test_return_fire_for_the_own_rear_character_in_a_gatling_waits_and_hits_the_opponent() -> None:
    stage = Stage(hand=["gatling.lb", "return-fire.lh"])
    stage.pick("play:gatling.lb")
    told = stage.pick("dodge:return-fire.lh")
    assert told == ["dodged", "shot", "lost-life", "shot", "lost-life"]  # the Gatling's last target, then the answer
    assert [event["character"] for event in stage.told("shot")] == ["dalton-bros", "west-harding"]
    assert (stage.life("tex-killer"), stage.life("west-harding"), stage.life("dalton-bros")) == (4, 2, 2)


@rule("bang-duel", "card.return-fire.counter", "card.volley.separate-hits")
def test_return_fire_against_a_hit_of_a_volley_waits_for_the_others() -> None:
    gear = [[["hat.lh", "bank.lb"], []], [[], []]]
    stage = Stage(turn=OUTLAW, hand=["volley.lb"], other_hand=["return-fire.lh"], gear=gear)
    stage.pick("play:volley.lb>front")
    stage.pick("dodge:return-fire.lh")
    assert stage.life("west-harding") == 4
    stage.pick("take")
    assert (stage.life("jango"), stage.life("west-harding")) == (2, 3)


@rule("bang-duel", "card.return-fire.counter")
def test_return_fire_is_not_played_in_the_own_turn_as_a_hit() -> None:
    stage = Stage(hand=["return-fire.lh"])
    refusal = stage.refusal("play:return-fire.lh")
    assert (refusal.code, refusal.rule) == ("nothing-to-dodge", "dodge.means.hand-card")


# ---- with Tex Killer


@rule("bang-duel", "card.return-fire.against-tex-killer")
def test_against_tex_killers_bang_return_fire_fires_only_after_the_additional_card() -> None:
    stage = Stage(law=TEX, hand=["colt.ld"], other_hand=["return-fire.lh", "beer.ob"])
    stage.pick("play:colt.ld>front")
    assert stage.pick("dodge:return-fire.lh") == ["dodged"]
    assert stage.asked == (OUTLAW, "pay")
    assert stage.pick("pay:beer.ob") == ["paid", "shot", "lost-life"]
    assert (stage.life("west-harding"), stage.life("tex-killer")) == (4, 3)


@rule("bang-duel", "card.return-fire.against-tex-killer")
def test_without_the_additional_card_tex_killers_bang_hits_and_nothing_is_fired_back() -> None:
    stage = Stage(law=TEX, hand=["colt.ld"], other_hand=["return-fire.lh", "beer.ob"])
    stage.pick("play:colt.ld>front")
    stage.pick("dodge:return-fire.lh")
    assert "shot" not in stage.pick("take")
    assert (stage.life("west-harding"), stage.life("tex-killer"), stage.hand(OUTLAW)) == (3, 4, ["beer"])

    stage = Stage(law=TEX, hand=["colt.ld"], other_hand=["return-fire.lh"])  # nothing to pay with
    stage.pick("play:colt.ld>front")
    assert "shot" not in stage.pick("dodge:return-fire.lh")
    assert (stage.life("west-harding"), stage.life("tex-killer"), stage.discards()) == (3, 4, ["return-fire", "colt"])


@rule("bang-duel", "card.return-fire.against-tex-killer")
def test_a_gatling_of_tex_killers_needs_no_additional_card_before_return_fire() -> None:
    stage = Stage(law=TEX, hand=["gatling.lb"], other_hand=["return-fire.lh"])
    stage.pick("play:gatling.lb")
    stage.pick("dodge:return-fire.lh")
    assert (stage.life("west-harding"), stage.life("tex-killer")) == (4, 3)


@rule("bang-duel", "card.return-fire.by-tex-killer")
def test_the_hit_of_tex_killers_return_fire_is_avoided_with_a_single_dodge() -> None:
    stage = Stage(law=TEX, turn=OUTLAW, hand=["colt.od", "missed.os", "beer.ob"], other_hand=["return-fire.lh"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:return-fire.lh")
    assert stage.asked == (OUTLAW, "react")
    assert stage.pick("dodge:missed.os") == ["dodged"]
    assert stage.asked == (OUTLAW, "action")
    assert (stage.life("west-harding"), stage.hand(OUTLAW)) == (4, ["beer"])
