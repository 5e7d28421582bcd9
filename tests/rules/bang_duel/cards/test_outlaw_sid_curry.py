"""Sid Curry, who reveals from the opponent's deck and fires back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAWMEN = ("the-stranger", "tex-killer")
SID = ("sid-curry", "west-harding")
HIT, MISS = "water.lb", "hat.lh"  # a barrel and a horseshoe, on top of the Law's deck
OWN_HIT, OWN_MISS = "wagon.ob", "knife.oh"  # the same for the Outlaws' deck


def shot_at(*top: str, card: str = "colt.ld", **more: Any) -> Stage:
    """Sid Curry is shot at; the Law's deck begins with these cards."""
    fields = {"law": LAWMEN, "outlaw": SID, "hand": [card], "decks": [list(top), []]}
    stage = Stage(**{**fields, **more})
    stage.pick(f"play:{card}>front")
    return stage


@rule("bang-duel", "character.sid-curry.reveal")
def test_a_barrel_from_the_opponents_deck_is_a_dodge_for_sid_curry() -> None:
    stage = shot_at(HIT, decks=[[HIT], [OWN_MISS]])
    assert set(stage.options()) == {"sid-curry", "take"}
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 4
    assert stage.discards() == ["water", "colt"]
    assert stage.data["decks"][OUTLAW][0] == OWN_MISS


@rule("bang-duel", "character.sid-curry.reveal")
@pytest.mark.parametrize("top", ["hat.lh", "missed.ls", "shotgun.ld"], ids=["horseshoe", "snake", "dynamite"])
def test_any_other_symbol_does_not_help_sid_curry(top: str) -> None:
    stage = shot_at(top)
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 3
    assert stage.life("the-stranger") == 4


@rule("bang-duel", "character.sid-curry.reveal")
def test_sid_curry_need_not_reveal_and_may_reveal_once_for_each_hit() -> None:
    stage = shot_at(MISS, HIT, other_hand=["beer.ob"])
    stage.pick("sid-curry")
    refusal = stage.refusal("sid-curry")
    assert (refusal.code, refusal.rule) == ("tried-already", "dodge.means.ability")
    assert stage.options() == ["take"]
    other = shot_at(HIT)
    other.pick("take")
    assert other.life("sid-curry") == 3


@rule("bang-duel", "character.sid-curry.reveal")
def test_every_hit_of_a_volley_is_a_new_chance() -> None:
    gear = [[], [["scope.oh", "watch.oh"]]]
    stage = shot_at(MISS, HIT, card="volley.lb", gear=gear)
    stage.pick("sid-curry")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 3
    assert stage.life("the-stranger") == 3


@rule("bang-duel", "character.sid-curry.reveal")
def test_a_dodge_card_can_still_be_played_after_a_failure() -> None:
    stage = shot_at(MISS, other_hand=["missed.os"])
    stage.pick("sid-curry")
    stage.pick("dodge:missed.os")
    assert stage.life("sid-curry") == 4
    assert stage.life("the-stranger") == 4  # only his own success fires back


# ---- the hit in return


@rule("bang-duel", "character.sid-curry.counter")
def test_on_a_success_whoever_fired_is_the_target_of_a_hit() -> None:
    stage = shot_at(HIT, hand=["colt.ld", "missed.ls"])
    stage.pick("sid-curry")
    assert stage.asked == (LAW, "react")
    stage.pick("take")
    assert (stage.life("the-stranger"), stage.life("tex-killer")) == (3, 4)


@rule("bang-duel", "character.sid-curry.counter")
def test_sid_currys_hit_can_be_dodged() -> None:
    stage = shot_at(HIT, hand=["colt.ld", "missed.ls"])
    stage.pick("sid-curry")
    stage.pick("dodge:missed.ls")
    assert stage.life("the-stranger") == 4


@rule("bang-duel", "character.sid-curry.counter")
def test_sid_curry_finds_the_shooter_even_if_he_has_gone_to_the_rear() -> None:
    stage = shot_at(HIT, card="shotgun.ld")
    stage.pick("sid-curry")
    stage.pick("swap>mine")
    assert stage.front(LAW) == "tex-killer"
    assert (stage.life("the-stranger"), stage.life("tex-killer")) == (3, 4)


@rule("bang-duel", "character.sid-curry.counter")
@pytest.mark.parametrize(("answer", "sid", "tex"), [("pay:beer.ob", 4, 3), ("take", 3, 4)], ids=["paid", "not-paid"])
def test_against_tex_killer_sid_curry_fires_only_once_the_card_is_paid(answer: str, sid: int, tex: int) -> None:
    stage = shot_at(HIT, law=LAWMEN[::-1], other_hand=["beer.ob"])
    stage.pick("sid-curry")
    assert stage.asked == (OUTLAW, "pay")
    stage.pick(answer)
    assert (stage.life("sid-curry"), stage.life("tex-killer")) == (sid, tex)


@rule("bang-duel", "character.sid-curry.counter")
def test_during_a_gatling_sid_currys_hit_waits_for_the_end() -> None:
    stage = Stage(LAWMEN, SID, ["gatling.lb", "missed.ls"], decks=[[HIT], []])
    stage.pick("play:gatling.lb")
    stage.pick("sid-curry")
    assert stage.asked == (LAW, "react")
    stage.pick("take")  # Tex Killer, from the Gatling
    assert (stage.life("tex-killer"), stage.life("west-harding")) == (3, 3)
    assert stage.asked == (LAW, "react")
    stage.pick("take")  # The Stranger, from Sid Curry
    assert stage.life("the-stranger") == 3


@rule("bang-duel", "character.sid-curry.counter")
def test_against_a_gatling_of_his_own_side_sid_curry_dodges_but_does_not_fire() -> None:
    stage = Stage(LAWMEN, SID[::-1], ["gatling.lb"], turn=OUTLAW, decks=[[HIT], []])
    stage.pick("play:gatling.lb")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 4
    assert (stage.life("west-harding"), stage.life("the-stranger"), stage.life("tex-killer")) == (4, 3, 3)


@rule("bang-duel", "character.sid-curry.counter")
def test_sid_curry_in_the_rear_is_the_one_who_fires_back() -> None:
    stage = Stage(LAWMEN, SID[::-1], ["winchester.lh"], decks=[[HIT], []])
    stage.pick("play:winchester.lh>rear")
    stage.pick("sid-curry")
    assert stage.life("the-stranger") == 3
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["character"]) == ("sid-curry", "the-stranger")


# ---- which deck, which order


@rule("bang-duel", "character.sid-curry.common-deck")
def test_without_a_deck_of_the_opponents_sid_curry_reveals_from_the_common_deck() -> None:
    piles = {"decks": [[], [OWN_MISS]], "common": [HIT, MISS], "rest": "discards"}
    stage = shot_at(**piles)
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 4
    assert (stage.data["common"], stage.data["decks"][OUTLAW]) == ([MISS], [OWN_MISS])


@rule("bang-duel", "character.sid-curry.with-barrel")
@pytest.mark.parametrize(
    ("first", "second", "tops"),
    [("sid-curry", "barrel", (MISS, OWN_HIT)), ("barrel", "sid-curry", (HIT, OWN_MISS))],
    ids=["sid-first", "barrel-first"],
)
def test_with_a_barrel_either_may_be_tried_first(first: str, second: str, tops: tuple[str, str]) -> None:
    stage = shot_at(gear=[[], [["barrel.os"]]], decks=[[tops[0]], [tops[1]]])
    assert set(stage.options()) == {"barrel", "sid-curry", "take"}
    stage.pick(first)
    assert set(stage.options()) == {second, "take"}
    stage.pick(second)
    assert stage.life("sid-curry") == 4
    assert stage.life("the-stranger") == (3 if second == "sid-curry" else 4)


@rule("bang-duel", "character.sid-curry.with-barrel")
def test_if_both_fail_the_hit_lands() -> None:
    stage = shot_at(gear=[[], [["barrel.os"]]], decks=[[MISS], [OWN_MISS]])
    stage.pick("barrel")
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 3
