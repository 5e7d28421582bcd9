"""Draw hands: how they compare, jokers, and changed ranks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, brawl, loser, ranks
from tests.rules.doomtown.stage import Stage

HEXED: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}


# A hand for each rank, with one that differs from it in a single card and is worth less.
RANKS = [
    (11, "AS AC 8S 8C JD", 3, "AS AC 8S 8C JH"),
    (10, "3S 3D 3H 3C tommy-harden", 8, "3S 3D 3H 3C 4S"),
    (9, "4S 5S 6S 7S 8S", 6, "4S 5S 6S 7S 9S"),
    (8, "9S 9D 9H 9C 2S", 4, "9S 9D 9H 8C 2S"),
    (7, "9S 9D 9H 2C 2S", 4, "9S 9D 9H 2C 4S"),
    (6, "2D 4D 6D 8D 10D", 1, "2D 4D 6D 8D 10H"),
    (5, "9S 10D JH QC KS", 1, "9S 10D JH QC AS"),
    (4, "9S 9D 9H 2C 4S", 2, "9S 9D 8H 2C 4S"),
    (3, "9S 9D 4H 4C KS", 2, "9S 9D 4H 5C KS"),
    (2, "9S 9D 4H 5C KS", 1, "9S 8D 4H 5C KS"),
    (1, "2S 4D 6H 8C KS", 1, "2S 4D 6H 8C QS"),
]


@rule("doomtown", "rank.eleven.dead-mans-hand", "rank.ten.five-of-a-kind", "rank.nine.straight-flush")
@rule("doomtown", "rank.eight.four-of-a-kind", "rank.seven.full-house", "rank.six.flush", "rank.five.straight")
@rule("doomtown", "rank.four.three-of-a-kind", "rank.three.two-pairs", "rank.two.one-pair", "rank.one.high-card")
@pytest.mark.parametrize(("rank", "hand", "less", "lesser"), RANKS)
def test_ranks_of_hands(rank: int, hand: str, less: int, lesser: str) -> None:
    stage = brawl(hand, lesser)
    assert ranks(stage) == [rank, less]
    stage.pick("pass", "pass")
    assert loser(stage) == 2


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


def lowered(mine: str, theirs: str, times: int = 1) -> Stage:
    """Seat 1 pays for Cheatin' Varmint: seat 0's hand is two ranks lower, or more."""
    stage = brawl(mine, theirs, their={"hand": ["cheatin-varmint"] * times, "stash": 5 * times})
    for _ in range(times):
        stage.pick("pass", "play:cheatin-varmint")
        if stage.asked == (1, "choose"):
            stage.pick("choose:seat-0")
    return stage


@rule("doomtown", "shootout.lumps.rank-lowered", "shootout.lumps.better-hand-in-rank-wins")
def test_a_lowered_hand_is_the_best_of_its_new_rank() -> None:
    stage = lowered("3S 3D 3H 5C 10S", "KS KD QH JC 10D")  # three of a kind becomes the best pair
    assert ranks(stage) == [2, 2]
    stage.pick("pass", "pass")
    assert loser(stage) == 2
    assert stage.asked == (1, "casualties")
    stage.pick("discard:clementine-lepp.1")
    assert stage.asked == (0, "casualties")  # and one for equal ranks


@rule("doomtown", "shootout.lumps.rank-lowered", "shootout.lumps.tied-ranks-one-each")
def test_below_rank_one_is_the_worst_hand_of_rank_one() -> None:
    stage = lowered("3S 3D 5H 6C 10S", "AS 2D 3H 4C 6D")  # a pair less two
    assert ranks(stage) == [1, 1]
    stage.pick("pass", "pass")
    assert loser(stage) == 1
    assert stage.options() == ["discard:steele-archer.0"]


@rule("doomtown", "shootout.lumps.rank-lowered")
def test_exactly_rank_one_is_the_best_hand_of_rank_one() -> None:
    stage = lowered("3S 3D 5H 5C 10S", "KS QD JH 9C 8D")  # two pairs less two
    assert ranks(stage) == [1, 1]
    stage.pick("pass", "pass")
    assert loser(stage) == 2


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.lumps.better-hand-in-rank-wins")
def test_a_raised_hand_is_the_worst_of_its_new_rank() -> None:
    dude: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}
    stage = brawl("KS KD QH JC 9S", "AS AD AH 2C 3S", my={"gang": [dude], "hand": ["hex-slingin"]})
    stage.pick("play:hex-slingin")
    assert ranks(stage) == [4, 4]
    assert "soul-blast" in stage.player(0)["discards"]
    stage.pick("pass", "pass")
    assert loser(stage) == 1  # even three aces are better


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.lumps.identical-no-winner")
def test_all_hands_of_rank_eleven_are_equal() -> None:
    dude: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}
    stage = brawl("4S 5S 6S 7S 8S", "AS AC 8S 8C JD", my={"gang": [dude], "hand": ["hex-slingin"]})
    assert ranks(stage) == [9, 11]
    stage.pick("play:hex-slingin")
    assert ranks(stage) == [11, 11]
    stage.pick("pass", "pass")
    assert loser(stage) == 0
    assert stage.asked == (0, "casualties")


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.lumps.casualties-by-difference")
def test_beyond_eleven_counts_as_eleven() -> None:
    dude: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}
    stage = brawl("3S 3D 3H 3C joker-red", "4S 5S 6S 7S 8S", my={"gang": [dude], "hand": ["hex-slingin"]})
    stage.pick("name:3S", "play:hex-slingin", "pass", "pass")
    assert stage.options() == ["ace:clementine-lepp.1"]  # 11 against 9: two casualties


@rule("doomtown", "shootout.lumps.rank-lowered", "shootout.lumps.rank-raised")
def test_changes_add_up_before_they_are_cut_to_the_limits() -> None:
    stage = lowered("3S 3D 5H 5C 10S", "KS QD JH 9C 8D", 2)  # two pairs less four
    assert ranks(stage) == [1, 1]
    stage.pick("pass", "pass")
    assert loser(stage) == 1  # below rank 1 by sum, so the worst hand of it


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.lumps.identical-no-winner")
def test_two_raised_hands_of_a_rank_are_the_same_hand() -> None:
    theirs: Any = [("clementine-lepp", "square"), {"card": "avie-cline", "at": "square", "gear": ["soul-blast"]}]
    stage = brawl(
        "KS KD QH JC 9S",
        "AS AD 2H 3C 4S 5S",
        my={"gang": [HEXED], "hand": ["hex-slingin"]},
        their={"gang": theirs, "hand": ["hex-slingin"]},
        join="join:avie-cline.1",
    )
    stage.until("resolution", "pass done shooter:clementine-lepp.1")
    stage.pick("play:hex-slingin", "play:hex-slingin", "pass", "pass")
    assert loser(stage) == 0  # kings and aces do not matter any more
    assert stage.asked == (0, "casualties")


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.lumps.rank-lowered")
def test_a_hand_raised_and_lowered_by_as_much_is_itself_again() -> None:
    stage = brawl(
        "KS KD QH JC 9S",
        "3S 3D QS JD 9D",
        my={"gang": [HEXED], "hand": ["hex-slingin"]},
        their={"hand": ["cheatin-varmint"], "stash": 5},
    )
    stage.pick("play:hex-slingin")
    assert ranks(stage) == [4, 2]
    stage.pick("play:cheatin-varmint", "choose:seat-0")
    assert ranks(stage) == [2, 2]
    stage.pick("pass", "pass")
    assert loser(stage) == 2  # a pair of kings beats a pair of threes


@rule("doomtown", "hand.draw.fewer-than-five-cards", "shootout.lumps.rank-raised")
def test_even_a_hand_of_no_cards_can_be_raised() -> None:
    dude: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}
    stage = brawl("", PAIR_HAND, my={"gang": [dude], "hand": ["hex-slingin"]})
    stage.pick("play:hex-slingin", "pass", "pass")
    assert stage.asked == (1, "casualties")  # three against two
    assert loser(stage) == 2
    assert stage.options() == ["discard:clementine-lepp.1"]


@rule("doomtown", "shootout.lumps.rank-raised", "pull.procedure.top-card-value", "joker.choice.at-reveal")
def test_a_joker_pulled_for_a_rank_makes_it_eleven_at_most() -> None:
    dude: Any = {"card": "steele-archer", "at": "square", "gear": ["soul-blast"]}
    stage = brawl(
        HIGH_HAND + " joker-red",
        "3S tommy-harden 3D 3H 3C",
        my={"gang": [dude], "hand": ["magical-distraction"]},
    )
    stage.pick("play:magical-distraction", "name:KS")
    assert ranks(stage) == [11, 10]
    assert stage.player(0)["boot_hill"] == ["joker-red"]


@rule("doomtown", "cheat.hand.changed-card", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_a_card_changed_into_a_double_makes_a_cheatin_hand() -> None:
    gang: list[Any] = [("steele-archer", "square"), ("the-ghostly-gun", "square")]
    stage = brawl(
        "3S 3D 3H 3C 10S KD",
        HIGH_HAND,
        my={"gang": gang},
        their={"hand": ["one-good-turn"]},
        join="join:the-ghostly-gun.0",
    )
    stage.until("resolution", "pass done shooter:steele-archer.0 drop:railroad-station drop:undertaker")
    assert not stage.player(0)["draw_hand"]["cheatin"]
    stage.pick("act:the-ghostly-gun.0", "name:3S", "choose:clyde-owens")
    assert ranks(stage)[0] == 10
    assert stage.player(0)["draw_hand"]["cheatin"]
    assert stage.asked == (1, "resolution")
    stage.pick("play:one-good-turn/1")
    assert stage.player(1)["stash"] == 8
