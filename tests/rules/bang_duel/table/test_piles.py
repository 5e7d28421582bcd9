"""Two decks, one pile of discards, and the common deck (Scopo del gioco, 1. Pescare)."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.looks import box, moments
from tests.rules.bang_duel.printed import ALL_CARDS
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PLAIN = {"law": ("tex-killer", "jango"), "outlaw": ("babe-leroy", "cattle-katie")}
LAW_CARDS = [card for card in ALL_CARDS if ".l" in card]


@rule("bang-duel", "deck.discards.shared")
def test_both_discard_on_one_pile() -> None:
    stage = Stage(**PLAIN, hand=["derringer.ls"], other_hand=["missed.ob"], discards=["beer.ob", "wagon.lb"])
    stage.pick("play:derringer.ls>front")
    stage.pick("dodge:missed.ob")
    assert stage.discards() == ["missed", "derringer", "beer", "wagon"]
    for viewer in (LAW, OUTLAW, None):
        assert stage.view(viewer)["discards"] == ["missed.ob", "derringer.ls", "beer.ob", "wagon.lb"]


@rule("bang-duel", "deck.common.cross-faction")
def test_cards_of_the_other_side_are_played_like_own_ones() -> None:
    stage = Stage(**PLAIN, phase="start", decks=[[], ["colt.od"]], common=["knife.os", "barrel.os"], rest="discards")
    assert stage.hand(LAW) == ["barrel", "knife"]
    stage.pick("play:knife.os>front")
    assert stage.life("babe-leroy") == 3
    stage.pick("play:barrel.os>my-rear")
    assert stage.gear("jango") == ["barrel"]


@rule("bang-duel", "deck.common.cross-faction", "deck.own.exhausted")
def test_the_discards_of_both_sides_come_back_mixed() -> None:
    backs = set()
    for seed in range(8):
        stage = Stage(**PLAIN, phase="start", decks=[[], ["colt.od"]], rest="discards", seed=seed)
        backs |= {card.partition(".")[2][0] for card in stage.data["hands"][LAW]}
    assert backs == {"l", "o"}


@rule("bang-duel", "deck.own.first")
def test_the_own_deck_supplies_draws_and_reveals_while_a_common_deck_exists() -> None:
    stage = Stage(
        **PLAIN,
        gear=[[[], []], [["barrel.os"], []]],
        hand=["wagon.lb", "derringer.ls"],
        decks=[["bank.lb", "hat.lh", "colt.ld", "duel.ld"], ["schofield.ob", "beer.ob"]],
        common=["knife.os", "knife.oh", "water.ob"],
        rest="discards",
    )
    stage.pick("play:wagon.lb")
    assert stage.hand(LAW) == ["bank", "colt", "derringer", "hat"]
    stage.pick("discard:hat.lh")
    stage.pick("play:derringer.ls>front")
    stage.pick("barrel")
    assert stage.told("revealed")[0]["card"] == "schofield.ob"
    assert stage.data["common"] == ["knife.os", "knife.oh", "water.ob"]
    assert stage.data["decks"] == [["duel.ld"], ["beer.ob"]]


@rule("bang-duel", "deck.own.exhausted")
def test_a_deck_may_run_out_in_the_middle_of_a_draw() -> None:
    decks = [["duel.ld"], ["knife.os", "colt.od"]]
    stage = Stage(**PLAIN, turn=OUTLAW, decks=decks, rest="discards")
    stage.pick("end")
    assert moments(stage, "reshuffled", "drew") == ["reshuffled", "drew"]
    assert stage.told("reshuffled")[0]["count"] == 80 - 3
    assert "duel.ld" in stage.data["hands"][LAW]
    assert len(stage.data["hands"][LAW]) == 2
    assert stage.data["discards"] == []
    assert stage.view(None)["common"] == len(stage.data["common"]) == 80 - 3 - 1
    assert stage.data["decks"] == [[], ["knife.os", "colt.od"]]
    stage.pick("end")
    assert stage.hand(OUTLAW) == ["colt", "knife"]  # the opponent keeps his own deck
    assert box(stage.data) == ALL_CARDS


@rule("bang-duel", "deck.own.exhausted")
def test_the_common_deck_is_made_only_when_a_card_is_needed() -> None:
    decks = [["duel.ld", "hat.lh"], ["knife.os", "colt.od"]]
    stage = Stage(**PLAIN, turn=OUTLAW, decks=decks, rest="discards")
    stage.pick("end")
    assert stage.hand(LAW) == ["duel", "hat"]
    assert not stage.told("reshuffled")
    assert stage.view(None)["common"] is None
    assert len(stage.data["discards"]) == 80 - 4


@rule("bang-duel", "deck.own.exhausted")
def test_the_common_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        stage = Stage(**PLAIN, turn=OUTLAW, decks=[[], ["colt.od"]], rest="discards", seed=seed)
        stage.pick("end")
        orders.add(tuple(stage.data["common"]))
    assert len(orders) == 6


@rule("bang-duel", "deck.own.exhausted")
def test_the_action_that_needs_the_cards_is_shuffled_in() -> None:
    elsewhere = [card for card in LAW_CARDS if card not in ("wagon.lb", "hat.lh", "duel.ld")]
    stage = Stage(**PLAIN, hand=["wagon.lb"], other_hand=[*elsewhere, "wagon.lb"], discards=["hat.lh", "duel.ld"])
    stage.pick("play:wagon.lb")  # the Law's deck is empty: its three cards are the two discards and the Wagon itself
    assert stage.told("reshuffled")[0]["count"] == 3
    assert stage.hand(LAW) == ["duel", "hat", "wagon"]


@rule("bang-duel", "deck.common.joined")
def test_whoever_runs_out_later_joins_the_common_deck() -> None:
    stage = Stage(
        **PLAIN,
        turn=OUTLAW,
        decks=[["duel.ld"], ["knife.os"]],
        common=["beer.ob", "bank.lb", "hat.oh"],
        discards=["colt.od", "hat.lh"],
        rest="discards",
    )
    discards = stage.data["discards"]
    stage.pick("end")
    assert stage.hand(LAW) == ["beer", "duel"]
    assert not stage.told("reshuffled")
    assert stage.data["discards"] == discards
    assert stage.data["common"] == ["bank.lb", "hat.oh"]


@rule("bang-duel", "deck.common.reshuffle")
def test_a_common_deck_that_runs_out_is_made_anew_from_all_discards() -> None:
    stage = Stage(**PLAIN, turn=OUTLAW, decks=[[], ["knife.os"]], common=["beer.ob"], rest="discards")
    assert len(stage.data["discards"]) == 78
    stage.pick("end")
    assert "beer.ob" in stage.data["hands"][LAW]
    assert len(stage.data["hands"][LAW]) == 2
    assert stage.told("reshuffled")[0]["count"] == 78
    assert (len(stage.data["common"]), stage.data["discards"]) == (77, [])
    assert stage.data["decks"][OUTLAW] == ["knife.os"]


@rule("bang-duel", "deck.common.reshuffle")
def test_a_player_who_finds_no_card_anywhere_draws_what_there_is() -> None:
    stage = Stage(**PLAIN, turn=OUTLAW, other_hand=LAW_CARDS[:-1], decks=[LAW_CARDS[-1:], []])
    stage.pick("end")
    assert sorted(stage.data["hands"][LAW]) == LAW_CARDS
    assert moments(stage, "drew", "no-cards", "reshuffled") == ["drew", "no-cards"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "deck.common.reshuffle")
def test_a_reveal_without_cards_fails() -> None:
    cards = [card for card in LAW_CARDS if card != "barrel.ls"]
    stage = Stage(
        law=("tex-killer", "jango"),
        outlaw=("babe-leroy", "tom-thorn"),
        turn=OUTLAW,
        other_hand=cards,
        gear=[[[], ["barrel.ls"]], [[], []]],
    )
    stage.pick("swap")  # Tom Thorn fires at the rear
    stage.pick("barrel")
    assert not stage.told("dodged")
    assert stage.asked == (LAW, "react")
    stage.pick("take")
    assert stage.life("jango") == 2


# ---- whose deck it is


@rule("bang-duel", "deck.common.ownership")
def test_the_common_deck_of_both_is_your_deck_and_the_opponents() -> None:
    stage = Stage(
        law=("tex-killer", "jango"),
        outlaw=("soundance-kid", "babe-leroy"),
        turn=OUTLAW,
        hand=["beer.ob"],
        common=["bank.lb", "knife.os", "hat.lh"],
        rest="discards",
    )
    stage.pick("soundance-kid:beer.ob")
    assert stage.hand(OUTLAW) == ["bank", "knife"]
    assert stage.data["common"] == ["hat.lh"]


@rule("bang-duel", "deck.common.ownership")
def test_revealing_from_the_opponents_deck_then_means_the_common_deck() -> None:
    stage = Stage(
        law=("tex-killer", "jango"),
        outlaw=("sid-curry", "babe-leroy"),
        hand=["derringer.ls"],
        common=["bank.lb", "knife.os"],
        rest="discards",
    )
    stage.pick("play:derringer.ls>front")
    stage.pick("sid-curry")
    assert stage.told("revealed")[0]["card"] == "bank.lb"
    assert stage.data["common"] == ["knife.os"]
