"""What is refused about abilities: each with its code and the rule that it cites, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import PAIR, after, refused
from tests.rules.bang_duel.stage import OUTLAW, Stage


def outlaw(front: str, *hand: str, **more: Any) -> Stage:
    """The play phase of that Outlaw, with Dalton Bros in the rear."""
    return Stage(**{"law": PAIR, "outlaw": (front, "dalton-bros"), "turn": OUTLAW, "hand": list(hand), **more})


# ---- to use it


@rule("bang-duel", "character.babe-leroy.draw")
def test_babe_leroy_has_her_conditions() -> None:
    babe = "character.babe-leroy.draw"
    assert refused(outlaw("babe-leroy", "colt.od"), "babe-leroy") == ("hand-not-empty", babe)
    assert refused(outlaw("babe-leroy", used=["babe-leroy"]), "babe-leroy") == ("used-already", babe)
    assert refused(outlaw("west-harding"), "babe-leroy") == ("not-that-character", babe)


@rule("bang-duel", "character.cattle-katie.trade", "character.cattle-katie.not-always-active")
def test_cattle_katie_has_her_conditions() -> None:
    katie = "character.cattle-katie.trade"
    gear = [[], [["hat.oh", "rattlesnake.os"]]]
    tired = outlaw("cattle-katie", used=["cattle-katie"], gear=gear)
    assert refused(tired, "cattle-katie/hat") == ("used-already", katie)
    assert refused(outlaw("west-harding", gear=gear), "cattle-katie/hat") == ("not-that-character", katie)
    assert refused(outlaw("cattle-katie", gear=gear), "cattle-katie/scope")[0] == "no-such-gear"
    expected = ("always-active-stays", "character.cattle-katie.not-always-active")
    assert refused(outlaw("cattle-katie", gear=gear), "cattle-katie/rattlesnake") == expected


@rule("bang-duel", "character.pearl-hat.copy", "character.pearl-hat.brown-only", "character.pearl-hat.not-dodges")
@pytest.mark.parametrize(
    ("front", "top", "expected"),
    [
        ("west-harding", ["knife.oh"], ("not-that-character", "character.pearl-hat.copy")),
        ("pearl-hat", [], ("nothing-to-copy", "character.pearl-hat.brown-only")),
        ("pearl-hat", ["carbine.ob"], ("nothing-to-copy", "character.pearl-hat.brown-only")),
        ("pearl-hat", ["hat.oh"], ("nothing-to-copy", "character.pearl-hat.brown-only")),
        ("pearl-hat", ["missed.os"], ("no-dodge-copied", "character.pearl-hat.not-dodges")),
        ("pearl-hat", ["return-fire.lh"], ("no-dodge-copied", "character.pearl-hat.not-dodges")),
    ],
)
def test_pearl_hat_has_her_conditions(front: str, top: list[str], expected: tuple[str, str]) -> None:
    assert refused(outlaw(front, "colt.od", discards=top), "pearl-hat:colt.od") == expected


@rule("bang-duel", "character.pearl-hat.copy", "character.soundance-kid.trade")
@pytest.mark.parametrize("name", ["pearl-hat", "soundance-kid"])
def test_pearl_hat_and_soundance_kid_need_a_card_of_the_hand_once_a_turn(name: str) -> None:
    cited = {"pearl-hat": "character.pearl-hat.copy", "soundance-kid": "character.soundance-kid.trade"}[name]
    assert refused(outlaw(name, "colt.od", discards=["knife.oh"]), f"{name}:beer.ob")[0] == "not-in-hand"
    tired = outlaw(name, "colt.od", discards=["knife.oh"], used=[name])
    assert refused(tired, f"{name}:colt.od") == ("used-already", cited)
    assert refused(outlaw("west-harding", "colt.od"), f"{name}:colt.od") == ("not-that-character", cited)


# ---- to answer what it asks


@rule("bang-duel", "character.bart-masterson.owner-chooses")
def test_bart_masterson_chooses_one_of_the_two() -> None:
    piles = [["hat.lh", "scope.lh", "bank.lb"], []]
    bart = after(law=("bart-masterson", "jango"), phase="start", gear=[[["rattlesnake"]], []], decks=piles)
    assert refused(bart, "choose:bank.lb") == ("one-of-the-two", "character.bart-masterson.owner-chooses")


@rule("bang-duel", "character.slim-poet.discard", "random.backs.visible")
def test_slim_poet_chooses_a_back_that_is_there() -> None:
    stage = after("play:colt.ld>front", outlaw=("slim-poet", "west-harding"), hand=["colt.ld", "bank.lb"])
    assert refused(stage, "yes") == ("only-rob", "character.slim-poet.discard")
    assert refused(stage, "rob>hand-outlaw") == ("no-such-back", "random.backs.visible")


@rule("bang-duel", "character.bull-anderson.take", "random.backs.visible")
def test_bull_anderson_takes_only_what_the_fallen_and_its_owner_have() -> None:
    fields = {"outlaw": ("bull-anderson", "west-harding"), "turn": OUTLAW, "life": [[1, 4], []]}
    stage = after("play:colt.od>front", "take", hand=["colt.od"], other_hand=["bank.lb"], **fields)
    assert refused(stage, "yes") == ("only-loot", "character.bull-anderson.take")
    assert refused(stage, "strip/hat") == ("no-such-gear", "character.bull-anderson.take")
    assert refused(stage, "rob>hand-outlaw") == ("no-such-back", "random.backs.visible")


@rule("bang-duel", "character.bull-anderson.own-partner")
def test_bull_anderson_does_not_rob_his_own_hand() -> None:
    fields = {"outlaw": ("bull-anderson", "west-harding"), "life": [[], [5, 1]], "gear": [[], [[], ["scope.oh"]]]}
    stage = after("play:winchester.lh>rear", "take", hand=["winchester.lh"], other_hand=["beer.ob"], **fields)
    assert refused(stage, "rob>hand-outlaw") == ("not-your-own-hand", "character.bull-anderson.own-partner")


@rule("bang-duel", "character.pearl-hat.copy", "character.pearl-hat.reloaded", "reload.icon.members")
def test_pearl_hats_copy_is_used_like_the_card() -> None:
    fields = {"outlaw": ("pearl-hat", "west-harding"), "turn": OUTLAW, "hand": ["colt.od"]}
    stage = after("pearl-hat:colt.od", discards=["knife.oh"], **fields)
    assert refused(stage, "end") == ("only-copy", "character.pearl-hat.copy")
    assert refused(stage, "copy") == ("not-its-target", "character.pearl-hat.copy")
    assert refused(stage, "copy>rear") == ("rear-out-of-sight", "hit.card.target")
    assert refused(stage, "copy:reload") == ("no-reload-icon", "reload.icon.members")
    water = after("pearl-hat:colt.od", discards=["water.lb"], **fields)
    assert refused(water, "copy:reload") == ("no-reload-yet", "reload.condition.lone-character")
