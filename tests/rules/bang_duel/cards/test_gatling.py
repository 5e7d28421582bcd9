"""Gatling: a hit at everybody but the own active character."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage


@rule("bang-duel", "card.gatling.targets")
def test_gatling_hits_everybody_but_the_own_active_character_in_order() -> None:
    stage = Stage(hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    assert [event["character"] for event in stage.told("shot")] == ["west-harding", "tex-killer", "dalton-bros"]
    lives = [stage.life(name) for name in ("jango", "tex-killer", "west-harding", "dalton-bros")]
    assert lives == [3, 3, 3, 2]


@rule("bang-duel", "card.gatling.targets")
def test_a_lone_character_is_hit_once_and_a_lone_shooter_not_at_all() -> None:
    stage = Stage(outlaw=("west-harding",), hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    assert (stage.life("jango"), stage.life("tex-killer"), stage.life("west-harding")) == (3, 3, 3)
    stage = Stage(law=("jango",), hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    assert (stage.life("jango"), stage.life("west-harding"), stage.life("dalton-bros")) == (3, 3, 2)


@rule("bang-duel", "card.gatling.response")
def test_each_owner_decides_for_each_character_by_itself() -> None:
    gear = [[[], ["hat.lh"]], [[], ["barrel.os"]]]
    stage = Stage(hand=["gatling.lb"], other_hand=["missed.os", "missed.ob"], gear=gear, decks=[[], ["wagon.ob"]])
    stage.pick("play:gatling.lb")
    assert (stage.asked, stage.options()) == ((OUTLAW, "react"), ["dodge:missed.ob", "dodge:missed.os", "take"])
    stage.pick("dodge:missed.os")
    assert (stage.asked, stage.options()) == ((LAW, "react"), ["hat", "take"])
    stage.pick("take")
    assert (stage.asked, stage.options()) == ((OUTLAW, "react"), ["dodge:missed.ob", "barrel", "take"])
    stage.pick("barrel")
    assert (stage.life("west-harding"), stage.life("tex-killer"), stage.life("dalton-bros")) == (4, 3, 3)
    assert stage.gear("tex-killer") == ["hat"]
    assert stage.hand(OUTLAW) == ["missed"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.gatling.response")
def test_a_hat_in_the_rear_dodges_a_gatling_and_the_shooters_own_card_saves_his_rear() -> None:
    stage = Stage(hand=["gatling.lb", "missed.ls"], gear=[[[], []], [[], ["hat.oh"]]])
    stage.pick("play:gatling.lb")
    stage.pick("dodge:missed.ls")
    stage.pick("hat")
    assert (stage.life("west-harding"), stage.life("tex-killer"), stage.life("dalton-bros")) == (3, 4, 3)


@rule("bang-duel", "card.gatling.abilities")
def test_dalon_ranger_draws_for_an_opposing_gatling_but_not_for_his_own_sides() -> None:
    for law in (("dalon-ranger", "jango"), ("jango", "dalon-ranger")):
        stage = Stage(law=law, turn=OUTLAW, hand=["gatling.lb"])
        stage.pick("play:gatling.lb")
        assert stage.asked == (LAW, "may")
        stage.pick("yes")
        assert (stage.life("dalon-ranger"), len(stage.hand(LAW))) == (4, 1)
    stage = Stage(law=("jango", "dalon-ranger"), hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    assert stage.asked == (LAW, "action")
    assert (stage.life("dalon-ranger"), stage.hand(LAW)) == (4, [])


@rule("bang-duel", "card.gatling.abilities")
def test_annie_oakey_dodges_a_gatling_with_a_hit_card_in_front_and_in_the_rear() -> None:
    for law in (("annie-oakey", "jango"), ("jango", "annie-oakey")):
        stage = Stage(law=law, turn=OUTLAW, hand=["gatling.lb"], other_hand=["colt.ld"])
        stage.pick("play:gatling.lb")
        if law[0] == "jango":
            assert stage.options() == ["take"]  # Annie sleeps while it is not her turn to react
            stage.pick("take")
        assert stage.options() == ["dodge:colt.ld", "take"]
        stage.pick("dodge:colt.ld")
        assert (stage.life("annie-oakey"), stage.life("jango")) == (4, 2)


@rule("bang-duel", "card.gatling.abilities")
def test_alan_pinkertoon_answers_a_gatling_even_his_own_sides_when_it_is_over() -> None:
    stage = Stage(law=("jango", "alan-pinkertoon"), hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    targets = [event["character"] for event in stage.told("shot")]
    assert targets == ["west-harding", "alan-pinkertoon", "dalton-bros", "west-harding"]
    assert (stage.life("west-harding"), stage.life("alan-pinkertoon")) == (2, 3)

    stage = Stage(law=("alan-pinkertoon", "jango"), turn=OUTLAW, hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    targets = [event["character"] for event in stage.told("shot")]
    assert targets == ["alan-pinkertoon", "dalton-bros", "jango", "west-harding"]


@rule("bang-duel", "card.gatling.abilities", "card.gatling.response")
def test_the_example_of_the_rulebook_with_sid_curry_annie_oakey_and_dalon_ranger() -> None:
    stage = Stage(
        law=("dalon-ranger", "annie-oakey"),
        outlaw=("sid-curry",),
        hand=["gatling.lb"],
        life=[[5, 1], [4]],
        gear=[[[], ["hat.lh"]], [[]]],
        decks=[["bank.lb", "missed.ls", "colt.ld"], []],
        reserve=[["jango"], []],
    )
    stage.pick("play:gatling.lb")
    stage.pick("sid-curry")  # reveals the Bank, a barrel: dodged, and Dalon Ranger is to be hit in the end
    assert stage.discards()[0] == "bank"
    assert stage.asked == (LAW, "react")
    told = stage.pick("take")  # Annie keeps her Hat
    assert told == ["lost-life", "eliminated", "drew", "entered", "shot"]
    assert stage.data["characters"][LAW] == ["dalon-ranger", "jango"]
    assert "hat" in stage.discards()
    assert stage.asked == (LAW, "react")
    assert stage.options() == ["dodge:missed.ls", "take"]  # just drawn
    stage.pick("dodge:missed.ls")
    assert (stage.life("dalon-ranger"), stage.life("sid-curry"), stage.hand(LAW)) == (5, 4, ["colt"])


@rule("bang-duel", "card.gatling.not-bang")
def test_gatling_may_be_played_besides_the_bang_of_the_turn() -> None:
    stage = Stage(hand=["colt.ld", "gatling.lb"])
    stage.pick("play:colt.ld>front")
    stage.pick("play:gatling.lb")
    assert stage.life("west-harding") == 2
    stage = Stage(hand=["colt.ld", "gatling.lb", "volley.lb"])
    stage.pick("play:gatling.lb")
    stage.pick("take")  # Tex Killer, in the own rear
    stage.pick("play:colt.ld>front")
    assert stage.life("west-harding") == 2
    assert stage.refusal("play:volley.lb>front").code == "bang-limit"


@rule("bang-duel", "card.gatling.not-bang")
def test_tex_killer_asks_no_additional_card_for_a_gatling() -> None:
    stage = Stage(law=("tex-killer", "jango"), hand=["gatling.lb"], other_hand=["missed.os", "beer.ob"])
    stage.pick("play:gatling.lb")
    assert "paid" not in stage.pick("dodge:missed.os")
    assert (stage.life("west-harding"), stage.hand(OUTLAW)) == (4, ["beer"])
    assert stage.asked == (OUTLAW, "react")  # for Dalton Bros
