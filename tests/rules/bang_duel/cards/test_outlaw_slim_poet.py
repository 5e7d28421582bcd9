"""Slim Poet, for whose wounds the opponent pays with cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAWMEN = ("the-stranger", "tex-killer")
SLIM = ("slim-poet", "west-harding")
BEHIND = SLIM[::-1]


def wounded(*held: str, **more: Any) -> Stage:
    """The Law has hit Slim Poet with a Colt and holds these cards."""
    stage = Stage(**{"law": LAWMEN, "outlaw": SLIM, "hand": ["colt.ld", *held], **more})
    stage.pick("play:colt.ld>front")
    return stage


@rule("bang-duel", "character.slim-poet.discard")
@pytest.mark.parametrize(("answer", "left"), [("rob>hand-law", []), ("no", ["bank"])])
def test_for_a_lost_point_slim_poet_may_discard_a_card_of_the_opponent(answer: str, left: list[str]) -> None:
    stage = wounded("bank.lb")
    assert stage.life("slim-poet") == 3
    assert stage.asked == (OUTLAW, "rob")
    stage.pick(answer)
    assert stage.hand(LAW) == left
    assert stage.discards()[0] == ("colt" if left else "bank")
    assert stage.hand(OUTLAW) == []
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.slim-poet.discard")
def test_slim_poet_sees_the_backs_and_chooses_one() -> None:
    stage = wounded("bank.lb", "wagon.lb", "knife.oh")
    assert set(stage.options()) == {"rob>hand-law", "rob>hand-outlaw", "no"}
    stage.pick("rob>hand-outlaw")
    assert stage.hand(LAW) == ["bank", "wagon"]
    assert wounded("bank.lb").refusal("rob>hand-outlaw").code == "no-such-back"


@rule("bang-duel", "character.slim-poet.discard")
def test_among_cards_with_the_chosen_back_chance_decides() -> None:
    left = set()
    for seed in range(20):
        stage = wounded("bank.lb", "wagon.lb", "knife.oh", seed=seed)
        stage.pick("rob>hand-law")
        left.add(tuple(stage.hand(LAW)))
    assert left == {("bank", "knife"), ("knife", "wagon")}


@rule("bang-duel", "character.slim-poet.discard")
def test_from_an_empty_hand_nothing_is_discarded() -> None:
    stage = wounded()
    assert stage.life("slim-poet") == 3
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.slim-poet.discard")
def test_slim_poets_last_point_costs_the_opponent_nothing() -> None:
    stage = wounded("bank.lb", life=[[], [1, 4]])
    assert stage.front(OUTLAW) == "west-harding"
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == ["bank"]


@rule("bang-duel", "character.slim-poet.discard")
def test_two_lost_points_are_two_cards() -> None:
    held = ["volley.lb", "bank.lb", "wagon.lb", "knife.oh"]
    stage = Stage(LAWMEN, SLIM, held, gear=[[], [["scope.oh", "watch.oh"]]])
    stage.pick("play:volley.lb>front")
    assert stage.life("slim-poet") == 2
    stage.pick("rob>hand-outlaw")
    stage.pick("rob>hand-law")
    assert len(stage.hand(LAW)) == 1
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.slim-poet.discard", "ability.timing.in-play")
@pytest.mark.parametrize("reserve", [[], ["jack-ransome"]], ids=["nobody", "replaced"])
def test_a_point_that_was_not_his_last_counts_although_slim_poet_falls_to_the_same_card(reserve: list[str]) -> None:
    gear = [[], [["scope.oh", "watch.oh"]]]
    stage = Stage(LAWMEN, SLIM, ["volley.lb", "bank.lb", "wagon.lb"], gear=gear, life=[[], [2]], reserve=[[], reserve])
    stage.pick("play:volley.lb>front")
    assert stage.life("slim-poet") == 0
    assert stage.asked == (OUTLAW, "rob")
    stage.pick("rob>hand-law")
    assert len(stage.hand(LAW)) == 1  # for the first point; the last one costs nothing
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "character.slim-poet.discard")
@pytest.mark.parametrize("pick", ["play:duel.ld>front", "play:strong-beer.lb>front", "play:indians.lh"])
def test_every_way_in_which_the_opponent_takes_a_point_counts(pick: str) -> None:
    stage = Stage(LAWMEN, SLIM, ["duel.ld", "strong-beer.lb", "indians.lh", "missed.ls"])
    stage.pick(pick)
    if stage.asked == (LAW, "answer"):
        stage.pick("take")  # for Tex Killer, against the own Indians!
    assert stage.life("slim-poet") == 3
    assert stage.asked == (OUTLAW, "rob")


@rule("bang-duel", "character.slim-poet.discard")
def test_a_hit_by_an_ability_of_the_opponent_counts() -> None:
    stage = Stage(("alan-pinkertoon", "tex-killer"), SLIM, ["colt.od"], ["bank.lb"], turn=OUTLAW)
    stage.pick("play:colt.od>front")
    stage.pick("take")
    assert (stage.life("alan-pinkertoon"), stage.life("slim-poet")) == (3, 3)
    assert stage.asked == (OUTLAW, "rob")


@rule("bang-duel", "character.slim-poet.discard")
def test_slim_poet_in_the_rear_reacts_to_a_winchester() -> None:
    stage = Stage(LAWMEN, BEHIND, ["winchester.lh", "bank.lb"])
    stage.pick("play:winchester.lh>rear")
    assert stage.life("slim-poet") == 3
    assert stage.asked == (OUTLAW, "rob")


@rule("bang-duel", "character.slim-poet.discard")
def test_a_point_of_the_partner_in_front_does_not_count() -> None:
    stage = Stage(LAWMEN, BEHIND, ["winchester.lh", "bank.lb"])
    stage.pick("play:winchester.lh>front")
    assert stage.life("west-harding") == 3
    assert stage.asked == (LAW, "action")


# ---- what is not the opponent's doing


@rule("bang-duel", "character.slim-poet.not-snake-or-dynamite")
@pytest.mark.parametrize(
    ("gear", "top", "life"), [("rattlesnake", "missed.os", 3), ("dynamite", "colt.od", 1)], ids=["snake", "dynamite"]
)
@pytest.mark.parametrize("outlaw", [SLIM, BEHIND], ids=["front", "rear"])
def test_snakes_and_dynamite_do_not_set_slim_poet_off(outlaw: tuple[str, str], gear: str, top: str, life: int) -> None:
    beside = [[gear], []] if outlaw == SLIM else [[], [gear]]
    fields: dict[str, Any] = {"gear": [[], beside], "decks": [[], [top]], "phase": "start"}
    stage = Stage(LAWMEN, outlaw, other_hand=["bank.lb"], turn=OUTLAW, **fields)
    assert stage.life("slim-poet") == life
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(LAW) == ["bank"]


@rule("bang-duel", "character.slim-poet.discard")
@pytest.mark.parametrize("card", ["gatling.lb", "indians.oh"])
def test_cards_of_his_own_side_do_not_set_slim_poet_off(card: str) -> None:
    stage = Stage(LAWMEN, BEHIND, [card], ["bank.lb"], turn=OUTLAW)
    stage.pick(f"play:{card}")
    while stage.asked and stage.asked[0] == LAW:
        stage.pick("take")
    assert stage.life("slim-poet") == 3
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(LAW) == ["bank"]


@rule("bang-duel", "character.slim-poet.discard")
def test_a_lost_duel_that_he_started_himself_does_not_set_slim_poet_off() -> None:
    stage = Stage(LAWMEN, SLIM, ["duel.oh"], ["colt.ld", "bank.lb"], turn=OUTLAW)
    stage.pick("play:duel.oh>front")
    stage.pick("answer:colt.ld")
    assert stage.life("slim-poet") == 3
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(LAW) == ["bank"]
