"""Derringer, Knife and Missed!."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage


@pytest.mark.parametrize("card", ["beer.ob", "colt.od", "bank.lb", "hat.oh", "water.ob", "missed.os", "gatling.lb"])
@rule("bang-duel", "card.derringer.any-card-dodges")
def test_any_one_card_dodges_a_derringer_and_does_nothing_else(card: str) -> None:
    stage = Stage(hand=["derringer.lh"], other_hand=[card, "knife.oh"], life=[[2, 2], [2, 2]])
    stage.pick("play:derringer.lh>front")
    assert set(stage.options()) == {f"dodge:{card}", "dodge:knife.oh", "take"}
    assert stage.pick(f"dodge:{card}") == ["dodged"]
    assert stage.discards() == [card.partition(".")[0], "derringer"]
    assert [stage.life(name) for name in ("jango", "tex-killer", "west-harding", "dalton-bros")] == [2] * 4
    assert stage.hand(OUTLAW) == ["knife"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "card.derringer.any-card-dodges")
def test_a_derringer_hits_whoever_does_not_dodge_it() -> None:
    stage = Stage(hand=["derringer.lh", "derringer.ls"], other_hand=["beer.ob"])
    stage.pick("play:derringer.lh>front")
    stage.pick("take")
    assert stage.life("west-harding") == 3
    assert stage.hand(OUTLAW) == ["beer"]


@rule("bang-duel", "card.derringer.any-card-dodges")
def test_any_card_is_good_against_a_derringer_only() -> None:
    stage = Stage(hand=["colt.ld"], other_hand=["beer.ob"])
    stage.pick("play:colt.ld>front")
    refusal = stage.refusal("dodge:beer.ob")
    assert (refusal.code, refusal.rule) == ("not-a-dodge", "dodge.card.circled-icon")


@rule("bang-duel", "card.derringer.not-bang")
def test_derringers_may_be_played_besides_the_bang_of_the_turn() -> None:
    stage = Stage(hand=["derringer.lh", "colt.ld", "derringer.ls", "volley.lb"])
    stage.pick("play:derringer.lh>front")
    stage.pick("play:colt.ld>front")
    stage.pick("play:derringer.ls>front")
    assert stage.life("west-harding") == 1
    assert stage.refusal("play:volley.lb>front").code == "bang-limit"


@rule("bang-duel", "card.derringer.not-bang")
def test_tex_killer_asks_no_additional_card_for_a_derringer() -> None:
    stage = Stage(law=("tex-killer", "jango"), hand=["derringer.lh"], other_hand=["beer.ob", "colt.od"])
    stage.pick("play:derringer.lh>front")
    stage.pick("dodge:beer.ob")
    assert stage.life("west-harding") == 4
    assert stage.hand(OUTLAW) == ["colt"]


@rule("bang-duel", "card.derringer.usual-dodges")
def test_a_barrel_is_tried_against_a_derringer_as_usual() -> None:
    gear = [[[], []], [["barrel.os"], []]]
    for top, points in (("wagon.ob", 4), ("knife.oh", 3)):
        stage = Stage(hand=["derringer.lh"], gear=gear, decks=[[], [top]])
        stage.pick("play:derringer.lh>front")
        stage.pick("barrel")
        assert stage.life("west-harding") == points


@rule("bang-duel", "card.derringer.usual-dodges")
def test_a_card_may_still_follow_a_barrel_that_failed_against_a_derringer() -> None:
    gear = [[[], []], [["barrel.os"], []]]
    stage = Stage(hand=["derringer.lh"], other_hand=["beer.ob"], gear=gear, decks=[[], ["knife.oh"]])
    stage.pick("play:derringer.lh>front")
    stage.pick("barrel")
    stage.pick("dodge:beer.ob")
    assert stage.life("west-harding") == 4


@rule("bang-duel", "card.derringer.usual-dodges")
def test_annie_oakey_dodges_a_derringer_with_a_hit_card() -> None:
    stage = Stage(law=("annie-oakey", "jango"), turn=OUTLAW, hand=["derringer.lh"], other_hand=["colt.ld"])
    stage.pick("play:derringer.lh>front")
    stage.pick("dodge:colt.ld")
    assert stage.life("annie-oakey") == 4


@rule("bang-duel", "card.derringer.return-fire")
def test_return_fire_against_a_derringer_fires_its_own_hit() -> None:
    stage = Stage(hand=["derringer.lh"], other_hand=["return-fire.lh"])
    stage.pick("play:derringer.lh>front")
    assert stage.pick("dodge:return-fire.lh") == ["dodged", "shot", "lost-life"]
    assert (stage.life("west-harding"), stage.life("jango")) == (4, 2)


@rule("bang-duel", "card.derringer.any-card-dodges", "card.derringer.return-fire")
def test_the_hit_of_return_fire_is_no_derringer_any_more() -> None:
    stage = Stage(hand=["derringer.lh", "bank.lb"], other_hand=["return-fire.lh"])
    stage.pick("play:derringer.lh>front")
    stage.pick("dodge:return-fire.lh")
    assert stage.asked == (LAW, "react")
    assert stage.options() == ["take"]


# ---- Knife and Missed!


@rule("bang-duel", "card.knife.not-bang")
def test_knives_may_be_played_besides_the_bang_of_the_turn() -> None:
    outlaw = ("slim-poet", "cattle-katie")
    hand = ["knife.oh", "colt.od", "knife.os", "remington.os"]
    stage = Stage(law=("wild-bill", "jango"), outlaw=outlaw, turn=OUTLAW, hand=hand)
    stage.pick("play:knife.oh>front")
    stage.pick("play:colt.od>front")
    stage.pick("play:knife.os>front")
    assert stage.life("wild-bill") == 2
    assert stage.refusal("play:remington.os>front").code == "bang-limit"


@rule("bang-duel", "card.knife.not-bang")
def test_tex_killer_asks_no_additional_card_for_a_knife() -> None:
    stage = Stage(law=("tex-killer", "jango"), hand=["knife.oh"], other_hand=["missed.os", "beer.ob"])
    stage.pick("play:knife.oh>front")
    stage.pick("dodge:missed.os")
    assert (stage.life("west-harding"), stage.hand(OUTLAW)) == (4, ["beer"])


@rule("bang-duel", "card.missed.copies")
def test_missed_is_not_played_in_the_own_turn() -> None:
    stage = Stage(hand=["missed.ls"])
    assert stage.options() == ["swap", "end"]
    for pick in ("play:missed.ls", "dodge:missed.ls"):
        refusal = stage.refusal(pick)
        assert (refusal.code, refusal.rule) == ("nothing-to-dodge", "dodge.means.hand-card")
