"""Tex Killer, against whose BANG! cards a dodge is not enough."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

TEX = ("tex-killer", "the-stranger")


def shot_at(*held: str, **more: Any) -> Stage:
    """Tex Killer has fired his Colt at West Harding, whose player holds these cards."""
    stage = Stage(law=TEX, hand=["colt.ld"], other_hand=list(held), **more)
    stage.pick("play:colt.ld>front")
    return stage


@rule("bang-duel", "character.tex-killer.extra-discard")
@pytest.mark.parametrize("card", ["hat.oh", "beer.ob", "colt.od", "missed.ob"])
def test_a_dodge_and_one_more_card_of_any_type_avoid_tex_killers_bang(card: str) -> None:
    stage = shot_at("missed.os", card)
    asked = {"seat": LAW, "shooter": "tex-killer", "character": "west-harding", "with": "colt", "tex": 1}
    assert GAME.asks(stage.state)[0].prompt.args == asked
    stage.pick("dodge:missed.os")
    assert stage.asked == (OUTLAW, "pay")
    stage.pick(f"pay:{card}")
    assert stage.life("west-harding") == 4
    assert stage.hand(OUTLAW) == []
    assert stage.data["discards"][:2] == [card, "missed.os"]


@rule("bang-duel", "character.tex-killer.extra-discard")
def test_whoever_has_no_card_left_after_the_dodge_is_hit() -> None:
    stage = shot_at("missed.os")
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 3
    assert stage.hand(OUTLAW) == []


@rule("bang-duel", "character.tex-killer.extra-discard")
def test_whoever_does_not_want_to_pay_is_hit_and_has_spent_the_dodge() -> None:
    stage = shot_at("missed.os", "beer.ob")
    stage.pick("dodge:missed.os")
    stage.pick("take")
    assert stage.life("west-harding") == 3
    assert stage.hand(OUTLAW) == ["beer"]


@rule("bang-duel", "character.tex-killer.extra-discard")
def test_a_second_dodge_is_not_needed_and_one_card_is_enough() -> None:
    stage = shot_at("missed.os", "beer.ob", "knife.oh")
    stage.pick("dodge:missed.os")
    stage.pick("pay:beer.ob")
    assert stage.life("west-harding") == 4
    assert stage.hand(OUTLAW) == ["knife"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.tex-killer.extra-discard")
@pytest.mark.parametrize(("held", "life"), [(["beer.ob"], 4), ([], 3)], ids=["a-card", "no-card"])
def test_a_barrel_counts_as_the_dodge_only(held: list[str], life: int) -> None:
    stage = shot_at(*held, gear=[[], [["barrel.os"]]], decks=[[], ["wagon.ob"]])
    stage.pick("barrel")
    if held:
        assert stage.asked == (OUTLAW, "pay")
        stage.pick("pay:beer.ob")
    assert stage.life("west-harding") == life
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.tex-killer.extra-discard")
def test_a_hat_counts_as_the_dodge_only() -> None:
    stage = shot_at(gear=[[], [["hat.oh"]]])
    stage.pick("hat")
    assert stage.life("west-harding") == 3
    assert stage.gear("west-harding") == []


@rule("bang-duel", "character.tex-killer.extra-discard")
def test_each_hit_of_a_volley_costs_a_dodge_and_a_card() -> None:
    held = ["missed.os", "missed.os", "beer.ob", "robbery.ob"]
    stage = Stage(law=TEX, hand=["volley.lb"], other_hand=held, gear=[[], [["scope", "watch"]]])
    stage.pick("play:volley.lb>front")
    for card in ("beer.ob", "robbery.ob"):
        assert stage.asked == (OUTLAW, "react")
        stage.pick("dodge:missed.os")
        assert stage.asked == (OUTLAW, "pay")
        stage.pick(f"pay:{card}")
    assert stage.life("west-harding") == 4
    assert stage.hand(OUTLAW) == []


@rule("bang-duel", "character.tex-killer.extra-discard")
def test_three_cards_are_not_enough_against_two_hits_of_a_volley() -> None:
    held = ["missed.os", "missed.os", "beer.ob"]
    stage = Stage(law=TEX, hand=["volley.lb"], other_hand=held, gear=[[], [["scope", "watch"]]])
    stage.pick("play:volley.lb>front")
    stage.pick("dodge:missed.os")
    stage.pick("pay:beer.ob")
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 3


@rule("bang-duel", "character.tex-killer.extra-discard")
@pytest.mark.parametrize(("answer", "west", "tex"), [("pay:beer.ob", 4, 3), ("take", 3, 4)], ids=["paid", "not-paid"])
def test_return_fire_against_tex_killer_fires_only_once_the_card_is_paid(answer: str, west: int, tex: int) -> None:
    stage = shot_at("return-fire.lh", "beer.ob")
    stage.pick("dodge:return-fire.lh")
    stage.pick(answer)
    assert (stage.life("west-harding"), stage.life("tex-killer")) == (west, tex)


# ---- not for what is no BANG! card


@rule("bang-duel", "character.tex-killer.bang-only")
def test_the_hit_of_tex_killers_own_return_fire_costs_one_dodge() -> None:
    stage = Stage(law=TEX, turn=OUTLAW, hand=["colt.od", "missed.os"], other_hand=["return-fire.lh"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:return-fire.lh")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 4
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.tex-killer.bang-only")
@pytest.mark.parametrize(
    "pick", ["play:derringer.lh>front", "play:knife.os>front", "play:gatling.lb"], ids=["derringer", "knife", "gatling"]
)
def test_hit_cards_that_are_no_bang_cost_one_dodge(pick: str) -> None:
    stage = Stage(law=TEX, hand=["derringer.lh", "knife.os", "gatling.lb"], other_hand=["missed.os", "beer.ob"])
    stage.pick(pick)
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 4
    assert stage.hand(OUTLAW) == ["beer"]
    assert stage.asked != (OUTLAW, "pay")


@rule("bang-duel", "character.tex-killer.bang-only")
def test_an_answer_in_tex_killers_duel_costs_one_card() -> None:
    stage = Stage(law=TEX, hand=["duel.ld", "colt.ld"], other_hand=["colt.od", "beer.ob"])
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    assert stage.asked == (LAW, "answer")
    stage.pick("take")
    assert stage.life("tex-killer") == 3
    assert stage.hand(OUTLAW) == ["beer"]


@rule("bang-duel", "character.tex-killer.bang-only")
def test_the_hit_of_another_law_character_costs_one_dodge() -> None:
    stage = Stage(law=("the-stranger", "tex-killer"), hand=["colt.ld"], other_hand=["missed.os", "beer.ob"])
    stage.pick("play:colt.ld>front")
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 4
    assert stage.asked == (LAW, "action")
