"""A judge's questions about changed ranks and about Cheatin' on both sides."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.test_judge_hands import brawl, loser, ranks

VARMINT = {"hand": ["cheatin-varmint"], "stash": 5}


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


# ---- cheatin' by both


@rule(
    "doomtown",
    "shootout.resolution.cheatin-one-per-victim",
    "shootout.resolution.order",
    "shootout.resolution.cheatin-needs-cheatin-hand",
)
def test_both_cheat_and_each_is_punished_once() -> None:
    stage = brawl(
        "3S tommy-harden 3H 3C 9S",
        "4S marion-seville 4H 4C 9D",
        my={"hand": ["cheatin-varmint", "one-good-turn"]},
        their={"hand": ["one-good-turn", "coachwhip"]},
    )
    stage.pick("play:cheatin-varmint/1", "choose:seat-1")
    assert ranks(stage) == [8, 6]
    assert stage.asked == (1, "resolution")
    stage.pick("play:one-good-turn/1")
    assert stage.player(1)["stash"] == 8
    assert stage.asked == (0, "resolution")
    before = stage.data
    assert stage.refused("play:one-good-turn/1") == ("cheatin-once", "shootout.resolution.cheatin-one-per-victim")
    assert stage.data == before
    stage.pick("pass")
    assert stage.refused("play:coachwhip") == ("cheatin-once", "shootout.resolution.cheatin-one-per-victim")


@rule("doomtown", "shootout.resolution.cheatin-one-per-victim", "shootout.end.next-round")
def test_the_next_round_is_another_draw_hand() -> None:
    stage = brawl(
        "4S 4D 4H 9D 10D 4S 4D 4H 9D 10D",
        "3S tommy-harden 9S JC QD 3S tommy-harden 9S JC QD",
        my={"hand": ["one-good-turn", "one-good-turn"]},
        their={"gang": [("clementine-lepp", "square"), ("avie-cline", "square")]},
        join="join:avie-cline.1",
    )
    stage.until("resolution", "shooter:clementine-lepp.1 done")
    stage.pick("play:one-good-turn/1", "pass", "pass", "ace:clementine-lepp.1", "done", "done")
    assert stage.view["shootout"]["round"] == 2
    stage.until("resolution")
    assert "play:one-good-turn/1" in stage.options()


@rule("doomtown", "cheat.hand.changed-card", "cheat.hand.definition")
def test_the_tricks_of_a_pair_of_six_shooters_need_a_cheater() -> None:
    gear: Any = {"card": "steele-archer", "at": "square", "gear": ["pair-of-six-shooters"]}
    stage = brawl("3S 3D 5H 6C 9S", "3H tommy-harden 8D JC QD", my={"gang": [gear]})
    before = stage.data
    assert stage.refused("act:pair-of-six-shooters.0") == (
        "no-cheater",
        "shootout.resolution.cheatin-needs-cheatin-hand",
    )
    assert stage.data == before
