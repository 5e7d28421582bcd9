"""Revealing, and picking at random (Rivelare, Carte a caso)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import moments, why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PLAIN = {"law": ("bill-tightman", "jango"), "outlaw": ("babe-leroy", "cattle-katie")}
NOTHING: list[list[str]] = [[], []]
TOPS = {"barrel": "schofield.ob", "snake": "remington.os", "dynamite": "colt.od", "horseshoe": "duel.oh"}


@pytest.mark.parametrize("symbol", TOPS)
@rule("bang-duel", "reveal.procedure.flip", "reveal.result.symbol")
def test_a_barrel_looks_at_the_symbol_of_the_top_card_which_stays_in_the_discards(symbol: str) -> None:
    stage = Stage(
        **PLAIN,
        hand=["derringer.lh"],
        other_hand=["missed.os"],
        gear=[NOTHING, [["barrel.os"], []]],
        decks=[[], [TOPS[symbol], "beer.ob"]],
    )
    stage.pick("play:derringer.lh>front")
    stage.pick("barrel")
    (revealed,) = stage.told("revealed")
    assert (revealed["card"], revealed["symbol"], revealed["wanted"]) == (TOPS[symbol], symbol, "barrel")
    assert bool(stage.told("dodged")) == (symbol == "barrel")
    assert stage.asked == ((LAW, "action") if symbol == "barrel" else (OUTLAW, "react"))
    for viewer in (LAW, OUTLAW, None):
        assert stage.view(viewer)["discards"] == [TOPS[symbol], "derringer.lh"]
    assert stage.data["decks"][OUTLAW][0] == "beer.ob"
    assert stage.hand(OUTLAW) == ["missed"]


@pytest.mark.parametrize("symbol", TOPS)
@rule("bang-duel", "reveal.result.symbol")
def test_a_rattlesnake_asks_for_a_snake_and_dynamite_for_dynamite(symbol: str) -> None:
    for card, wanted, event in (("rattlesnake.os", "snake", "lost-life"), ("dynamite.ob", "dynamite", "blew-up")):
        stage = Stage(**PLAIN, gear=[NOTHING, [[card], []]], decks=[[], [TOPS[symbol]]])
        told = stage.pick("end")
        assert (event in told) == (symbol == wanted)
        assert TOPS[symbol].partition(".")[0] in stage.discards()
        assert len(stage.hand(OUTLAW)) == 2  # the revealed card is not one of the two drawn


@rule("bang-duel", "reveal.procedure.flip")
def test_everybody_sees_the_revealed_card() -> None:
    stage = Stage(**PLAIN, gear=[NOTHING, [["rattlesnake.os"], []]], decks=[[], ["duel.oh"]])
    stage.pick("end")
    assert moments(stage, "revealed", "drew") == ["revealed", "drew"]
    assert stage.view(None)["discards"] == stage.view(LAW)["discards"] == ["duel.oh"]


# ---- at random


@rule("bang-duel", "random.backs.visible")
def test_the_backs_of_a_hand_are_seen_and_its_faces_are_not() -> None:
    stage = Stage(**PLAIN, hand=["robbery.oh"], other_hand=["missed.ls", "beer.ob", "colt.od"])
    for viewer in (LAW, None):
        hand = stage.view(viewer)["players"][OUTLAW]["hand"]
        assert [card["back"] for card in hand] == ["law", "outlaw", "outlaw"]
        assert [card["card"] for card in hand] == [None, None, None]
    own = stage.view(OUTLAW)["players"][OUTLAW]["hand"]
    assert [card["card"] for card in own] == ["missed.ls", "beer.ob", "colt.od"]


@pytest.mark.parametrize(
    ("back", "possible"), [("law", {"missed.ls", "bank.lb"}), ("outlaw", {"beer.ob", "colt.od", "knife.oh"})]
)
@rule("bang-duel", "random.backs.visible")
def test_the_picker_chooses_a_back_and_gets_one_of_those_cards_at_random(back: str, possible: set[str]) -> None:
    hand = ["missed.ls", "bank.lb", "beer.ob", "colt.od", "knife.oh"]
    found = set()
    for seed in range(30):
        stage = Stage(**PLAIN, hand=["robbery.oh"], other_hand=hand, seed=seed)
        stage.pick(f"play:robbery.oh>hand-{back}")
        (card,) = stage.data["hands"][LAW]
        found.add(card)
        assert sorted([*stage.data["hands"][OUTLAW], card]) == sorted(hand)
    assert found == possible


@rule("bang-duel", "random.backs.visible")
def test_only_a_back_that_is_there_can_be_chosen() -> None:
    stage = Stage(**PLAIN, hand=["robbery.oh"], other_hand=["beer.ob"])
    assert why(stage, "play:robbery.oh>hand-law") == ("no-such-back", "random.backs.visible")
    assert why(stage, "play:robbery.oh>hand-outlaw") is None


@rule("bang-duel", "random.backs.visible")
def test_a_random_discard_lets_the_picker_choose_a_back_too() -> None:
    outlaw = ("slim-poet", "babe-leroy")
    stage = Stage(law=PLAIN["law"], outlaw=outlaw, hand=["derringer.lh", "bank.lb", "hat.lh", "beer.ob"])
    stage.pick("play:derringer.lh>front")
    assert stage.asked == (OUTLAW, "rob")
    assert {"rob>hand-law", "rob>hand-outlaw"} <= set(stage.options())
    stage.pick("rob>hand-outlaw")
    assert stage.hand(LAW) == ["bank", "hat"]
    assert stage.discards() == ["beer", "derringer"]
