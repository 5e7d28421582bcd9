"""Bull Anderson, who plunders the fallen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAWMEN = ("the-stranger", "tex-killer")
BULL = ("bull-anderson", "west-harding")


def the_stranger_falls(*held: str, gear: tuple[str, ...] = (), **more: Any) -> Stage:
    """Bull Anderson has shot The Stranger, whose player holds these cards."""
    fields = {"law": LAWMEN, "outlaw": BULL, "turn": OUTLAW, "hand": ["colt.od"], "other_hand": list(held)}
    stage = Stage(**{**fields, "life": [[1, 4], []], "gear": [[list(gear)], []], **more})
    stage.pick("play:colt.od>front")
    if stage.asked == (LAW, "react"):
        stage.pick("take")
    return stage


@rule("bang-duel", "character.bull-anderson.take")
def test_bull_anderson_may_take_equipment_of_the_fallen_or_cards_from_its_owners_hand() -> None:
    stage = the_stranger_falls("bank.lb", "knife.oh", gear=("scope.lh", "watch.oh"))
    assert stage.asked == (OUTLAW, "loot")
    assert set(stage.options()) == {"strip/scope", "strip/watch", "rob>hand-law", "rob>hand-outlaw", "no"}


@rule("bang-duel", "character.bull-anderson.take", "setup.sides.one-each")
def test_bull_anderson_takes_from_the_other_player_wherever_he_sits() -> None:
    people = {"law": BULL, "outlaw": LAWMEN, "options": {"law": 1}}  # the Outlaws have the first seat
    stage = Stage(**people, hand=["colt.od"], other_hand=["bank.lb"], life=[[], [1, 4]])
    stage.pick("play:colt.od>front")
    if stage.asked == (1, "react"):
        stage.pick("take")
    stage.pick("rob>hand-law")
    assert stage.hand(0) == ["bank"]
    assert "bank" not in stage.hand(1)


@rule("bang-duel", "character.bull-anderson.mix")
@pytest.mark.parametrize(
    ("picks", "taken"),
    [
        (["strip/scope", "strip/watch"], ["scope", "watch"]),
        (["strip/watch", "rob>hand-law"], ["bank", "watch"]),
        (["rob>hand-outlaw", "strip/scope"], ["knife", "scope"]),
        (["rob>hand-law", "rob>hand-outlaw"], ["bank", "knife"]),
    ],
    ids=["two-equipment", "equipment-and-hand", "hand-and-equipment", "two-from-the-hand"],
)
def test_any_two_cards_make_bull_andersons_share(picks: list[str], taken: list[str]) -> None:
    stage = the_stranger_falls("bank.lb", "knife.oh", gear=("scope.lh", "watch.oh"))
    for pick in picks:
        assert stage.asked == (OUTLAW, "loot")
        stage.pick(pick)
    assert stage.hand(OUTLAW) == taken
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.bull-anderson.take")
@pytest.mark.parametrize(("picks", "taken"), [(["no"], []), (["strip/scope", "no"], ["scope"])], ids=["none", "one"])
def test_bull_anderson_may_take_fewer_cards(picks: list[str], taken: list[str]) -> None:
    stage = the_stranger_falls("bank.lb", gear=("scope.lh", "watch.oh"))
    for pick in picks:
        stage.pick(pick)
    assert stage.hand(OUTLAW) == taken
    assert stage.asked == (OUTLAW, "action")
    assert {"scope", "watch"} - set(taken) <= set(stage.discards())


@rule("bang-duel", "character.bull-anderson.take")
def test_the_card_from_the_hand_is_random_among_those_with_the_chosen_back() -> None:
    taken = set()
    for seed in range(20):
        stage = the_stranger_falls("bank.lb", "wagon.lb", "knife.oh", seed=seed)
        stage.pick("rob>hand-law")
        taken.add(stage.hand(OUTLAW)[0])
    assert taken == {"bank", "wagon"}


@rule("bang-duel", "character.bull-anderson.take", "character.bull-anderson.elimination-draw")
def test_bull_anderson_takes_first_so_that_an_empty_hand_yields_nothing() -> None:
    stage = the_stranger_falls()
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(OUTLAW) == []
    assert len(stage.hand(LAW)) == 2  # drawn for the elimination


@rule("bang-duel", "character.bull-anderson.elimination-draw")
def test_the_owner_of_the_fallen_draws_two_cards_all_the_same() -> None:
    stage = the_stranger_falls("bank.lb", "knife.oh")
    stage.pick("rob>hand-law")
    stage.pick("rob>hand-outlaw")
    assert stage.hand(OUTLAW) == ["bank", "knife"]
    assert len(stage.hand(LAW)) == 2


@rule("bang-duel", "character.bull-anderson.take")
def test_there_is_nothing_to_take_while_nobody_falls() -> None:
    stage = the_stranger_falls("bank.lb", gear=("scope.lh",), life=[[2, 4], []])
    assert stage.life("the-stranger") == 1
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.bull-anderson.take")
def test_bull_anderson_does_not_plunder_himself() -> None:
    stage = Stage(LAWMEN, BULL, ["colt.ld", "bank.lb"], life=[[], [1, 4]], gear=[[], [["hat.oh", "scope.oh"]]])
    stage.pick("play:colt.ld>front")
    stage.pick("take")
    assert stage.front(OUTLAW) == "west-harding"
    assert stage.asked == (LAW, "action")
    assert {"hat", "scope"} <= set(stage.discards())


# ---- his own partner


def the_partner_falls(gear: list[str], held: list[str]) -> Stage:
    """The Law has shot West Harding in the rear, behind Bull Anderson."""
    stage = Stage(LAWMEN, BULL, ["winchester.lh"], held, life=[[], [5, 1]], gear=[[], [[], gear]])
    stage.pick("play:winchester.lh>rear")
    if stage.asked == (OUTLAW, "react"):
        stage.pick("take")
    return stage


@rule("bang-duel", "character.bull-anderson.own-partner", "character.bull-anderson.elimination-draw")
def test_of_his_own_partner_bull_anderson_takes_only_equipment() -> None:
    stage = the_partner_falls(["scope.oh", "watch.oh", "bank.lb"], ["beer.ob"])
    assert stage.asked == (OUTLAW, "loot")
    assert set(stage.options()) == {"strip/scope", "strip/watch", "strip/bank", "no"}
    refusal = stage.refusal("rob>hand-outlaw")
    assert (refusal.code, refusal.rule) == ("not-your-own-hand", "character.bull-anderson.own-partner")
    stage.pick("strip/scope")
    stage.pick("strip/bank")
    assert {"bank", "beer", "scope"} <= set(stage.hand(OUTLAW))
    assert len(stage.hand(OUTLAW)) == 1 + 2 + 2  # held, taken, drawn for the elimination
    assert "watch" in stage.discards()


@rule("bang-duel", "character.bull-anderson.own-partner")
def test_a_partner_without_equipment_leaves_bull_anderson_nothing() -> None:
    stage = the_partner_falls([], ["beer.ob"])
    assert stage.asked == (LAW, "action")
    assert len(stage.hand(OUTLAW)) == 1 + 2
