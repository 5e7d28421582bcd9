"""A judge's questions about hands: jokers, ties, changed ranks and short hands, in shootouts."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage

SUITS = "SDHC"
VALUES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES = {  # a card or two for every suit and value, aces first
    "S": "irving-patterson micah-ryse mongwau-the-mighty prescott-utter andreas-andregg bobo james-ghetty "
    "jon-longstride xiong-wendy-cheng clyde-owens abram-grothe jia-mein ivor-hawley",
    "D": "pony-express gomorra-parish yan-lis-tailoring b-b-attorneys charlies-place stagecoach-office cattle-market "
    "circle-m-ranch bunkhouse carters-bounties undertaker general-store railroad-station",
    "H": "soul-blast peacemaker shotgun whiskey-flask mustang roan pinto force-field tin-star doyles-hoyle "
    "buffalo-rifle blood-curse raising-hell",
    "C": "lady-luck bottom-dealin auction war-paint pistol-whip one-good-turn kidnappin rumors fresh-horses "
    "extortion hex-slingin missed point-blank",
}


def cards(text: str) -> list[str]:
    """Cards of these suits and values, written as in "10S AD"; other words are names of cards."""
    found: list[str] = []
    for word in text.split():
        value, suit = word[:-1], word[-1:]
        found.append(FACES[suit].split()[VALUES.index(value)] if value in VALUES and suit in SUITS else word)
    return found


def brawl(mine: str, theirs: str, my: Any = None, their: Any = None, join: str = "", **more: Any) -> Stage:
    """Steele Archer calls Clementine Lepp out in the square; both are 0-draws, so the decks are the hands."""
    me: dict[str, Any] = {"gang": [("steele-archer", "square")], "deck": cards(mine), **(my or {})}
    them = {"gang": [("clementine-lepp", "square")], "deck": cards(theirs), **(their or {})}
    stage = Stage(me, them, **more)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    while stage.asked is not None and stage.asked[1] == "posse":
        joins = [pick for pick in stage.offers("join") if pick in join.split()]
        stage.pick(joins[0] if joins else "done")
    while stage.asked is not None and stage.asked[1] == "shootout":
        stage.pick("pass")
    return stage


def ranks(stage: Stage) -> list[int]:
    """The ranks of both draw hands now."""
    return [stage.player(seat)["draw_hand"]["rank"] for seat in (0, 1)]


def loser(stage: Stage) -> int:
    """The side that lost the round: 1 the leader, 2 the mark, 0 nobody."""
    return int(stage.state.fight[10])


# ---- jokers


@rule("doomtown", "joker.choice.at-reveal", "joker.legality.never-cheats", "rank.eleven.dead-mans-hand")
def test_two_jokers_complete_the_dead_mans_hand() -> None:
    stage = brawl("AS AC 8S joker-red joker-black", "3S 3D 3H 3C 9S")
    assert stage.asked == (0, "joker")
    stage.pick("name:8C", "name:JD")
    assert ranks(stage) == [11, 8]
    stage.pick("pass", "pass")
    assert stage.asked == (1, "casualties")
    assert stage.options() == ["ace:clementine-lepp.1"]  # three casualties, and she covers two at most
    stage.pick("ace:clementine-lepp.1", "done")
    assert sorted(stage.player(0)["boot_hill"]) == ["joker-black", "joker-red"]


@rule("doomtown", "joker.legality.never-cheats", "cheat.hand.definition")
def test_jokers_named_as_the_same_card_are_legal_but_do_not_excuse_others() -> None:
    stage = brawl("3S 3D 3H 3C joker-red", "2S 4S 6S 8S 10S", their={"hand": ["coachwhip"]})
    stage.pick("name:3S")  # a second three of spades, but by a joker
    assert ranks(stage)[0] == 10
    assert not stage.player(0)["draw_hand"]["cheatin"]
    stage.pick("pass")
    assert stage.refused("play:coachwhip") == ("no-cheater", "shootout.resolution.cheatin-needs-cheatin-hand")
    stage = brawl("3S tommy-harden 3H 3C joker-red", "2S 4S 6S 8S 10S")
    stage.pick("name:KD")
    assert stage.player(0)["draw_hand"]["cheatin"]


@rule("doomtown", "joker.choice.at-reveal", "shootout.reveal.effects-first")
def test_the_leader_names_a_joker_before_the_mark() -> None:
    stage = brawl("3S 3D 3H 3C joker-red", "2S 4S 6S 8S joker-black")
    assert stage.asked == (0, "joker")
    stage.pick("name:3S")
    assert stage.asked == (1, "joker")
    stage.pick("name:10S")
    assert ranks(stage) == [10, 6]


@rule("doomtown", "joker.use.pulls-and-draw-hands", "card.action.played-from-hand")
def test_a_joker_in_the_play_hand_is_of_no_use() -> None:
    stage = Stage({"hand": ["joker-red"], "gang": ["clint-ramsey"]})
    before = stage.data
    assert stage.refused("shop:joker-red") == ("joker-from-hand", "joker.use.pulls-and-draw-hands")
    assert stage.refused("play:joker-red") is not None
    assert [pick for pick in stage.options() if "joker" in pick] == []
    assert stage.data == before


@rule("doomtown", "hand.draw.fewer-than-five-cards", "joker.choice.at-reveal")
def test_a_short_hand_is_the_lowest_that_its_cards_can_form_jokers_included() -> None:
    stage = brawl("3S 3D joker-red", "2S 4D 6S 8S 10S")
    stage.until("resolution", "name:3S pass")
    assert ranks(stage) == [2, 1]  # a pair of threes and an ace at best, never three of a kind
    stage.pick("pass", "pass")
    assert stage.asked == (1, "casualties")
    assert stage.options() == ["discard:clementine-lepp.1"]


@rule("doomtown", "hand.draw.fewer-than-five-cards", "shootout.lumps.higher-rank-wins")
def test_a_player_without_any_card_has_the_lowest_hand() -> None:
    stage = brawl("", "2S 4D 6S 8S 10S")
    stage.until("casualties")
    assert stage.asked == (0, "casualties")  # equal ranks, and any real hand is better
    assert loser(stage) == 1
    stage.pick("discard:steele-archer.0")
    assert stage.asked == (1, "casualties")


# ---- the deck runs out


@rule("doomtown", "zone.deck.empty-reshuffle", "zone.boot-hill.never-reshuffled")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    my = {"discards": ["bobo", "mustang", "sloane"], "boot_hill": ["clyde-owens"]}
    stage = brawl("3S 3D 3H", "2S 4D 6S 8S 10S", my=my)
    hand = stage.player(0)["draw_hand"]["cards"]
    assert set(cards("3S 3D 3H")) < {card["card"] for card in hand}
    assert len(hand) == 5
    assert stage.player(0)["discards"] == []
    assert stage.player(0)["deck"] == 1
    assert stage.player(0)["boot_hill"] == ["clyde-owens"]


# ---- ties


@rule("doomtown", "shootout.lumps.identical-no-winner", "shootout.lumps.loser-first", "shootout.end.last-posse-wins")
def test_the_same_values_in_other_suits_are_the_same_hand() -> None:
    stage = brawl("3S 3D 5H 9C KS", "3H 3C 5D 9S KD")
    stage.pick("pass", "pass")
    assert loser(stage) == 0
    assert stage.asked == (0, "casualties")  # without a loser the leader is first
    stage.pick("discard:steele-archer.0")
    kinds = stage.pick("discard:clementine-lepp.1")
    assert "shootout-over" in kinds
    assert "shootout-won" not in kinds


@rule("doomtown", "shootout.lumps.better-hand-in-rank-wins", "shootout.lumps.tied-ranks-one-each")
def test_pairs_are_compared_down_to_the_last_card() -> None:
    for mine, theirs, lost in (
        ("4S 4D 2H 3C 5S", "3S 3D QH KC JS", 2),  # the pair first
        ("3S 3D 2H 4C KS", "3H 3C QD JS 10D", 2),  # then the highest card beside it
        ("3S 3D 2H 4C KS", "3H 3C 2D 5S KD", 1),
        ("3S 3D 2H 5C KS", "3H 3C AD 5S KD", 2),  # an ace is a one
    ):
        stage = brawl(mine, theirs)
        stage.pick("pass", "pass")
        assert loser(stage) == lost
        assert stage.asked == (lost - 1, "casualties")
        stage.pick(stage.options()[0])
        assert stage.asked == (2 - lost, "casualties")


@rule("doomtown", "rank.five.straight", "value.ace.always-low", "rank.one.high-card")
def test_an_ace_is_below_the_two_and_not_above_the_king() -> None:
    stage = brawl("AS 2D 3H 4C 5S", "10S JD QH KC AD")
    assert ranks(stage) == [5, 1]


@rule("doomtown", "rank.ten.five-of-a-kind", "rank.nine.straight-flush", "cheat.hand.still-allowed")
def test_five_of_a_kind_beats_a_straight_flush_cheatin_or_not() -> None:
    stage = brawl("3S tommy-harden 3D 3H 3C", "4S 5S 6S 7S 8S")
    assert ranks(stage) == [10, 9]
    assert stage.player(0)["draw_hand"]["cheatin"]
