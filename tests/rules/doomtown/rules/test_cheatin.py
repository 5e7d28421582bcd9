"""Cheatin': against whom, by whom, and how often."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, brawl, cards, ranks
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import CHEATIN, FOURS, THREES, Stage, shootout

CHEAT = "3S tommy-harden 5H 6C 10S"
CHEAT_TOO = "4S marion-seville 5D 6S 10D"


@rule("doomtown", "cheat.hand.definition", "shootout.resolution.cheatin-needs-cheatin-hand", "cheat.hand.still-allowed")
def test_a_cheatin_hand_may_be_punished() -> None:
    stage = duel(FOURS, CHEATIN, my={"hand": ["coachwhip"]})
    draw(stage, FOURS, CHEATIN)
    assert stage.asked == (0, "resolution")
    assert stage.player(1)["draw_hand"]["cheatin"] is True
    assert stage.offers("play") == ["play:coachwhip"]
    stage.pick("play:coachwhip")
    assert "pancho-castillo" in stage.player(1)["boot_hill"]
    assert stage.view["shootout"] is None


@rule("doomtown", "shootout.reveal.effects-first", "text.trait.always-on", "shootout.lumps.rank-raised")
def test_traits_for_a_cheatin_hand_work_at_the_reveal() -> None:
    me = {"gang": [("tommy-harden", "square")], "deck": [*THREES, "bobo"]}
    them = {"gang": [("pancho-castillo", "square")], "deck": [*CHEATIN, *["bobo"] * 3]}
    stage = shootout(me, them, "tommy-harden.0", "pancho-castillo.1")
    draw(stage, THREES, CHEATIN)
    assert stage.asked == (0, "resolution")
    assert stage.player(0)["draw_hand"]["rank"] == 4 + 2


@rule("doomtown", "shootout.resolution.cheatin-one-per-victim")
def test_a_hand_is_punished_once() -> None:
    gang = [("pancho-castillo", "square"), ("sloane", "square")]
    me: Any = {
        "gang": [("clint-ramsey", "square")],
        "deck": [*FOURS, "bobo", "bobo"],
        "hand": ["one-good-turn", "coachwhip"],
    }
    stage = Stage(me, {"gang": gang, "deck": [*CHEATIN, *["bobo"] * 8]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "pass", "pass")
    draw(stage, FOURS, CHEATIN)
    assert stage.asked == (0, "resolution")
    stage.pick("play:one-good-turn/1")
    assert stage.player(0)["stash"] == 8
    stage.pick("pass")
    assert stage.refused("play:coachwhip") == ("cheatin-once", "shootout.resolution.cheatin-one-per-victim")


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


@rule("doomtown", "shootout.resolution.cheatin-by-outsiders")
def test_an_outsider_may_punish_a_cheatin_hand() -> None:
    me: Any = {"gang": [("clint-ramsey", "square")], "deck": [*THREES, *["bobo"] * 4]}
    them: Any = {"gang": [("pancho-castillo", "square")], "deck": [*CHEATIN, *["bobo"] * 5]}
    stage = Stage(me, them, {"hand": ["one-good-turn"], "gang": ["steele-archer"]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "done", "pass", "pass")
    draw(stage, THREES, CHEATIN)
    seats = []
    while stage.asked is not None and stage.asked[1] == "resolution":
        seats.append(stage.asked[0])
        if stage.asked[0] == 2:
            assert stage.options() == ["pass", "play:one-good-turn/1"]
        stage.pick("pass")
    assert seats == [0, 1, 2]


@rule("doomtown", "gamblin.cheatin.one-per-victim", "gamblin.cheatin.window", "gamblin.cheatin.not-on-self")
def test_four_players_with_two_cheaters_choose_whom_they_punish() -> None:
    stage = Stage(
        {"deck": cards("KS QD JH 9C 8S"), "hand": ["coachwhip"]},
        {"deck": cards(CHEAT), "gang": ["olivia-jenks"]},
        {"deck": cards(CHEAT_TOO), "gang": ["avie-cline"], "hand": ["coachwhip"]},
        {"deck": cards("KD QS JC 9D 7S"), "hand": ["coachwhip"]},
        phase="gamblin",
        winner=2,
    )
    assert stage.asked == (2, "cheatin")  # the Winner of the day before is first
    stage.pick("pass")
    assert stage.asked == (3, "cheatin")
    stage.pick("play:coachwhip")
    assert stage.asked == (3, "victim")
    stage.pick("choose:seat-1")
    assert stage.dude("olivia-jenks.1")["booted"]
    assert stage.asked == (0, "cheatin")
    stage.pick("play:coachwhip")  # only one is left to punish
    assert stage.dude("avie-cline.2")["booted"]
    assert stage.hand(2) == ["coachwhip"]


@rule("doomtown", "shootout.resolution.cheatin-by-outsiders", "shootout.resolution.cheatin-one-per-victim")
def test_an_outsider_may_punish_both_sides_but_not_twice() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(CHEAT)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(CHEAT_TOO)},
        {"hand": ["one-good-turn", "one-good-turn", "one-good-turn"]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "pass", "pass", "pass", "pass")
    assert stage.asked == (2, "resolution")
    stage.pick("play:one-good-turn/1", "choose:seat-0", "pass", "pass", "play:one-good-turn/1")
    assert stage.player(2)["stash"] == 5 + 3 + 3
    assert stage.asked != (2, "resolution")  # nobody is left to punish


@rule("doomtown", "act.requirement.first-sentence", "shootout.resolution.cheatin-by-outsiders")
def test_a_coachwhip_does_not_reach_a_cheater_whose_dudes_are_out_of_the_shootout() -> None:
    cheatin = "3S tommy-harden 5H 6C 10S"
    stage = Stage(
        {"gang": [("steele-archer", "square")], "deck": cards(PAIR_HAND + " " + PAIR_HAND), "hand": ["coachwhip"]},
        {"gang": [("clementine-lepp", "square"), "sloane"], "deck": cards(f"{HIGH_HAND} {cheatin} 7S 7D")},
        {"gang": [("avie-cline", "square")]},
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "done", "invite:seat-2")
    stage.pick("join:avie-cline.2", "done")
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    stage.pick("discard:clementine-lepp.1")
    while stage.view["shootout"]["round"] == 1:
        stage.pick("done")
    stage.until("resolution")
    assert stage.asked == (0, "resolution")
    assert stage.refused("play:coachwhip") == ("requirement", "act.requirement.first-sentence")
