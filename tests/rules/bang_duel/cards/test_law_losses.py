"""Law characters that react to their own losses: Alan Pinkertoon and Dalon Ranger."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

ALAN = ("alan-pinkertoon", "tex-killer")
DALON = ("dalon-ranger", "tex-killer")
ALAN_BEHIND = ("the-stranger", "alan-pinkertoon")
DALON_BEHIND = ("the-stranger", "dalon-ranger")


# ---- Alan Pinkertoon


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_a_lost_point_of_alan_pinkertoon_is_a_hit_at_the_opposing_active_character() -> None:
    stage = Stage(law=ALAN, turn=OUTLAW, hand=["colt.od", "missed.os"])
    stage.pick("play:colt.od>front")
    assert stage.life("alan-pinkertoon") == 3
    assert [(shot["shooter"], shot["character"], shot["with"]) for shot in stage.told("shot")] == [
        ("west-harding", "alan-pinkertoon", "colt"),
        ("alan-pinkertoon", "west-harding", None),
    ]
    assert stage.asked == (OUTLAW, "react")
    stage.pick("take")
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (3, 3)
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_alan_pinkertoons_hit_can_be_dodged() -> None:
    stage = Stage(law=ALAN, turn=OUTLAW, hand=["colt.od", "missed.os"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 4


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_without_a_loss_alan_pinkertoon_does_not_fire() -> None:
    stage = Stage(law=ALAN, turn=OUTLAW, hand=["colt.od"], other_hand=["missed.ls"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:missed.ls")
    assert (stage.life("alan-pinkertoon"), stage.life("west-harding")) == (4, 4)
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_alan_pinkertoons_last_point_is_not_avenged() -> None:
    stage = Stage(law=ALAN, turn=OUTLAW, hand=["colt.od"], life=[[1, 4], []])
    stage.pick("play:colt.od>front")
    assert stage.front(LAW) == "tex-killer"
    assert stage.life("west-harding") == 4
    assert len(stage.told("shot")) == 1


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_three_points_lost_at_once_are_three_hits() -> None:
    stage = Stage(law=ALAN, phase="start", gear=[[["dynamite"]], []], decks=[["shotgun.ld"], []])
    assert stage.life("alan-pinkertoon") == 1
    assert stage.life("west-harding") == 1


def alan_falls_to_a_volley() -> Stage:
    """Two hits at once, for the last two points: the first of them is still to be avenged."""
    gear = [[["scope.lh", "bank.lb"]], []]
    stage = Stage(law=ALAN, turn=OUTLAW, hand=["volley.lb"], life=[[2, 4], []], gear=gear, reserve=[["jango"], []])
    stage.pick("play:volley.lb>front")
    return stage


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_of_alan_pinkertoons_last_two_points_the_first_is_avenged() -> None:
    stage = alan_falls_to_a_volley()
    assert stage.front(LAW) == "jango"
    assert stage.life("west-harding") == 3


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_a_fallen_alan_pinkertoons_hit_is_not_told_as_his_successors() -> None:
    stage = alan_falls_to_a_volley()
    assert [shot["shooter"] for shot in stage.told("shot")] == ["west-harding", "west-harding", "alan-pinkertoon"]


@rule("bang-duel", "character.alan-pinkertoon.counter")
def test_alan_pinkertoon_also_fires_when_he_loses_his_own_duel() -> None:
    stage = Stage(law=ALAN, hand=["duel.ld"], other_hand=["colt.od"])
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    assert (stage.life("alan-pinkertoon"), stage.life("west-harding")) == (3, 3)


@rule("bang-duel", "character.alan-pinkertoon.rear-own-cards")
@pytest.mark.parametrize("card", ["gatling.lb", "indians.lh"])
def test_alan_pinkertoon_in_the_rear_fires_at_the_opponent_even_for_a_loss_by_his_own_side(card: str) -> None:
    stage = Stage(law=ALAN_BEHIND, hand=[card])
    stage.pick(f"play:{card}")
    assert (stage.life("the-stranger"), stage.life("alan-pinkertoon")) == (4, 3)
    assert stage.life("west-harding") == 4 - 2  # the card, then Alan Pinkertoon
    assert stage.life("dalton-bros") == 3 - 1


@rule("bang-duel", "character.alan-pinkertoon.rear-own-cards")
def test_alan_pinkertoon_in_the_rear_fires_back_at_a_winchester() -> None:
    stage = Stage(law=ALAN_BEHIND, turn=OUTLAW, hand=["winchester.lh"])
    stage.pick("play:winchester.lh>rear")
    assert (stage.life("alan-pinkertoon"), stage.life("west-harding")) == (3, 3)


@rule("bang-duel", "character.alan-pinkertoon.rear-own-cards")
def test_a_snake_bite_in_the_rear_makes_alan_pinkertoon_fire() -> None:
    stage = Stage(law=ALAN_BEHIND, phase="start", gear=[[[], ["rattlesnake"]], []], decks=[["missed.ls"], []])
    assert (stage.life("alan-pinkertoon"), stage.life("west-harding")) == (3, 3)


# ---- Dalon Ranger


@rule("bang-duel", "character.dalon-ranger.draw")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_dalon_rangers_owner_may_draw_a_card_for_a_point_that_the_opponent_took(answer: str, cards: int) -> None:
    stage = Stage(law=DALON, turn=OUTLAW, hand=["colt.od"])
    stage.pick("play:colt.od>front")
    assert stage.life("dalon-ranger") == 4
    assert stage.asked == (LAW, "may")
    stage.pick(answer)
    assert len(stage.hand(LAW)) == cards
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.dalon-ranger.draw")
def test_dalon_ranger_draws_at_once_and_can_use_the_card_against_the_next_hit() -> None:
    gear = [[["scope", "hat"]], []]
    stage = Stage(law=DALON, turn=OUTLAW, hand=["volley.lb"], gear=gear, decks=[["missed.ls"], []])
    stage.pick("play:volley.lb>front")
    stage.pick("take")
    stage.pick("yes")
    assert stage.asked == (LAW, "react")
    assert "dodge:missed.ls" in stage.options()
    stage.pick("dodge:missed.ls")
    assert stage.life("dalon-ranger") == 4


@rule("bang-duel", "character.dalon-ranger.draw")
def test_dalon_rangers_last_point_draws_only_the_two_cards_of_the_elimination() -> None:
    stage = Stage(law=DALON, turn=OUTLAW, hand=["colt.od"], life=[[1, 4], []])
    stage.pick("play:colt.od>front")
    assert stage.asked == (OUTLAW, "action")
    assert len(stage.hand(LAW)) == 2


@rule("bang-duel", "character.dalon-ranger.draw")
@pytest.mark.parametrize(("card", "pick"), [("duel.oh", "play:duel.oh>front"), ("indians.oh", "play:indians.oh")])
def test_a_loss_to_the_opponents_duel_or_indians_counts_for_dalon_ranger(card: str, pick: str) -> None:
    stage = Stage(law=DALON, turn=OUTLAW, hand=[card])
    stage.pick(pick)
    assert stage.life("dalon-ranger") == 4
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.dalon-ranger.draw")
def test_a_loss_to_an_ability_of_the_opponent_counts_for_dalon_ranger() -> None:
    stage = Stage(law=DALON_BEHIND, outlaw=("west-harding", "tom-thorn"), turn=OUTLAW)
    stage.pick("swap")
    assert stage.life("dalon-ranger") == 4
    assert stage.asked == (LAW, "may")


@rule("bang-duel", "character.dalon-ranger.draw")
def test_two_points_lost_to_the_opponents_strong_beer_are_two_cards() -> None:
    stage = Stage(law=DALON, turn=OUTLAW, hand=["strong-beer.lb"])
    stage.pick("play:strong-beer.lb>front")
    stage.pick("yes")
    stage.pick("yes")
    assert stage.life("dalon-ranger") == 3
    assert len(stage.hand(LAW)) == 2
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.dalon-ranger.draw")
@pytest.mark.parametrize(
    ("gear", "top", "life"), [("rattlesnake", "missed.ls", 4), ("dynamite", "shotgun.ld", 2)], ids=["snake", "dynamite"]
)
def test_snakes_and_dynamite_are_not_the_opponent_for_dalon_ranger(gear: str, top: str, life: int) -> None:
    stage = Stage(law=DALON, phase="start", gear=[[[gear]], []], decks=[[top], []])
    assert stage.life("dalon-ranger") == life
    assert stage.asked == (LAW, "action")
    assert len(stage.hand(LAW)) == 2


@rule("bang-duel", "character.dalon-ranger.draw")
@pytest.mark.parametrize("card", ["gatling.lb", "indians.lh"])
def test_cards_of_his_own_side_are_not_the_opponent_for_dalon_ranger(card: str) -> None:
    stage = Stage(law=DALON_BEHIND, hand=[card])
    stage.pick(f"play:{card}")
    assert stage.life("dalon-ranger") == 4
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []


@rule("bang-duel", "character.dalon-ranger.draw")
def test_a_lost_duel_that_he_started_himself_draws_nothing_for_dalon_ranger() -> None:
    stage = Stage(law=DALON, hand=["duel.ld"], other_hand=["colt.od"])
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    assert stage.life("dalon-ranger") == 4
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []
