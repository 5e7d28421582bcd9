"""General Store and Wagon: new cards."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.printed import without
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

DECKS = [["bank.lb", "hat.lh", "colt.ld"], ["beer.ob", "knife.oh", "watch.oh"]]


def visit(stage: Stage, *chosen: str) -> list[tuple[int, str] | None]:
    """Play the General Store and choose; who was asked each time."""
    (pick,) = [pick for pick in stage.options() if pick.startswith("play:general-store")]
    stage.pick(pick)
    asked = []
    for card in chosen:
        asked.append(stage.asked)
        stage.pick(f"choose:{card}")
    return asked


# ---- General Store


@rule("bang-duel", "card.general-store.two-each")
def test_two_cards_of_each_players_deck_are_turned_up() -> None:
    for turn, card in ((LAW, "general-store.ls"), (OUTLAW, "general-store.oh")):
        stage = Stage(turn=turn, hand=[card], decks=DECKS)
        before = [len(deck) for deck in stage.data["decks"]]
        stage.pick(f"play:{card}")
        assert set(stage.options()) == {"choose:bank.lb", "choose:hat.lh", "choose:beer.ob", "choose:knife.oh"}
        assert sorted(stage.view(None)["open"]) == ["bank.lb", "beer.ob", "hat.lh", "knife.oh"]
        assert [len(deck) for deck in stage.data["decks"]] == [count - 2 for count in before]


@rule("bang-duel", "card.general-store.alternate")
def test_the_players_take_one_card_after_the_other_beginning_with_who_played_it() -> None:
    stage = Stage(hand=["general-store.ls"], decks=DECKS)
    asked = visit(stage, "knife.oh", "bank.lb", "hat.lh")
    assert asked == [(LAW, "choose-goods"), (OUTLAW, "choose-goods"), (LAW, "choose-goods")]
    assert stage.hand(LAW) == ["hat", "knife"]
    assert stage.hand(OUTLAW) == ["bank", "beer"]  # the last card needs no choice
    assert stage.asked == (LAW, "action")
    assert stage.discards() == ["general-store"]
    for viewer in (LAW, OUTLAW, None):  # everybody has seen who took what
        hands = [[card["card"] for card in player["hand"]] for player in stage.view(viewer)["players"]]
        assert hands == [["hat.lh", "knife.oh"], ["bank.lb", "beer.ob"]]


@rule("bang-duel", "card.general-store.alternate")
def test_the_outlaws_begin_with_their_own_store_and_nobody_takes_what_is_gone_or_nothing() -> None:
    stage = Stage(turn=OUTLAW, hand=["general-store.oh"], decks=DECKS)
    assert visit(stage, "beer.ob") == [(OUTLAW, "choose-goods")]
    assert stage.asked == (LAW, "choose-goods")
    for pick in ("choose:beer.ob", "choose:colt.ld", "take", "no"):
        refusal = stage.refusal(pick)
        assert (refusal.code, refusal.rule) == ("one-of-the-goods", "card.general-store.alternate")
    stage.pick("choose:hat.lh")
    stage.pick("choose:bank.lb")
    assert (stage.hand(OUTLAW), stage.hand(LAW)) == (["bank", "beer"], ["hat", "knife"])


@rule("bang-duel", "card.general-store.common-deck")
def test_with_both_players_on_the_common_deck_its_four_top_cards_are_turned_up() -> None:
    common = ["bank.lb", "beer.ob", "hat.lh", "colt.ld", "watch.oh"]
    stage = Stage(hand=["general-store.ls"], common=common, rest="discards")
    assert stage.data["decks"] == [[], []]
    stage.pick("play:general-store.ls")
    assert set(stage.options()) == {f"choose:{card}" for card in common[:4]}
    assert stage.data["common"] == ["watch.oh"]


@rule("bang-duel", "card.general-store.common-deck")
def test_as_soon_as_one_player_is_on_the_common_deck_all_four_cards_come_from_it() -> None:
    for turn, card in ((LAW, "general-store.ls"), (OUTLAW, "general-store.oh")):
        common = ["dynamite.ob", "duel.ld", "missed.ls", "water.ls", "bank.lb"]
        stage = Stage(turn=turn, hand=[card], decks=[[], DECKS[OUTLAW]], common=common, rest="discards")
        stage.pick(f"play:{card}")
        assert set(stage.options()) == {f"choose:{face}" for face in common[:4]}
        assert stage.data["common"] == ["bank.lb"]
        assert stage.data["decks"] == [[], DECKS[OUTLAW]]


@rule("bang-duel", "card.general-store.common-deck")
def test_a_deck_that_has_just_run_out_makes_the_common_deck_for_the_store() -> None:
    stage = Stage(hand=["general-store.ls"], decks=[[], DECKS[OUTLAW]], rest="discards")
    stage.pick("play:general-store.ls")
    assert len(stage.view(None)["open"]) == 4
    assert (len(stage.told("reshuffled")), stage.data["decks"]) == (1, [[], DECKS[OUTLAW]])


@rule("bang-duel", "card.general-store.common-deck")
def test_with_the_store_as_each_two_cards_come_from_the_common_deck_and_two_from_the_others_own() -> None:
    for turn, card in ((LAW, "general-store.ls"), (OUTLAW, "general-store.oh")):
        common = ["dynamite.ob", "duel.ld", "missed.ls", "water.ls"]
        fields = {"decks": [[], DECKS[OUTLAW]], "common": common, "rest": "discards", "options": {"store": "each"}}
        stage = Stage(turn=turn, hand=[card], **fields)
        stage.pick(f"play:{card}")
        assert set(stage.options()) == {"choose:dynamite.ob", "choose:duel.ld", "choose:beer.ob", "choose:knife.oh"}
        assert stage.data["common"] == ["missed.ls", "water.ls"]
        assert stage.data["decks"] == [[], ["watch.oh"]]


@rule("bang-duel", "card.general-store.always-four")
def test_four_cards_are_turned_up_even_among_lone_characters() -> None:
    stage = Stage(law=("jango",), outlaw=("west-harding",), hand=["general-store.ls"], decks=DECKS)
    stage.pick("play:general-store.ls")
    assert len(stage.view(None)["open"]) == 4
    for _ in range(3):
        stage.pick(stage.options()[0])
    assert (len(stage.hand(LAW)), len(stage.hand(OUTLAW))) == (2, 2)


@rule("bang-duel", "card.general-store.always-four")
def test_the_discards_make_up_for_a_deck_that_runs_out() -> None:
    stage = Stage(hand=["general-store.ls"], decks=[["bank.lb"], ["beer.ob", "knife.oh"]], rest="discards")
    stage.pick("play:general-store.ls")
    shown = stage.view(None)["open"]
    assert len(shown) == 4
    assert {"bank.lb", "beer.ob", "knife.oh"} <= set(shown)
    assert stage.told("reshuffled") != []
    assert stage.discards() == []


# ---- Wagon


@rule("bang-duel", "card.wagon.draw-three")
def test_of_three_cards_from_the_deck_two_are_kept_and_one_of_choice_is_discarded() -> None:
    for card, hand in (
        ("bank.lb", ["colt", "duel", "hat"]),
        ("hat.lh", ["bank", "colt", "duel"]),
        ("colt.ld", ["bank", "duel", "hat"]),
    ):
        stage = Stage(hand=["wagon.lb", "duel.ld"], decks=[["bank.lb", "hat.lh", "colt.ld", "water.lb"], []])
        stage.pick("play:wagon.lb")
        assert stage.asked == (LAW, "throw")
        assert set(stage.options()) == {"discard:bank.lb", "discard:hat.lh", "discard:colt.ld"}
        stage.pick(f"discard:{card}")
        assert stage.hand(LAW) == hand
        assert stage.discards() == [card.partition(".")[0], "wagon"]


@rule("bang-duel", "card.wagon.draw-three")
def test_the_discard_for_a_wagon_is_forced_and_is_one_of_the_three() -> None:
    stage = Stage(hand=["wagon.lb", "duel.ld"], decks=[["bank.lb", "hat.lh", "colt.ld"], []])
    stage.pick("play:wagon.lb")
    for pick in ("discard:duel.ld", "no", "take", "end"):
        refusal = stage.refusal(pick)
        assert (refusal.code, refusal.rule) == ("one-of-the-drawn", "card.wagon.draw-three")


@rule("bang-duel", "card.wagon.draw-three")
def test_a_wagon_whose_deck_runs_out_goes_on_with_the_common_deck() -> None:
    stage = Stage(hand=["wagon.lb"], decks=[["bank.lb"], []], common=["beer.ob", "knife.oh", "hat.lh"], rest="discards")
    stage.pick("play:wagon.lb")
    assert set(stage.options()) == {"discard:bank.lb", "discard:beer.ob", "discard:knife.oh"}


@rule("bang-duel", "card.wagon.too-few")
@pytest.mark.parametrize(("deck", "drawn"), [(["hat.lh"], ["hat", "wagon"]), ([], ["wagon"])], ids=["two", "one"])
def test_a_wagon_that_finds_fewer_than_three_cards_discards_none(deck: list[str], drawn: list[str]) -> None:
    named = ["wagon.lb", *deck]
    stage = Stage(hand=["wagon.lb"], decks=[deck, without(named)])  # the played Wagon itself is shuffled in and drawn
    stage.pick("play:wagon.lb")
    assert stage.asked == (LAW, "action")
    assert (stage.hand(LAW), stage.discards()) == (drawn, [])
    enough = Stage(hand=["wagon.lb"], decks=[["hat.lh", "bank.lb"], without(["wagon.lb", "hat.lh", "bank.lb"])])
    enough.pick("play:wagon.lb")
    assert enough.asked == (LAW, "throw")
