"""Both jokers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, Stage

BOTH = pytest.mark.parametrize("joker", ["joker-red", "joker-black"])


@BOTH
@card("doomtown", "joker-red", "joker-black")
@rule("doomtown", "joker.choice.at-reveal", "joker.removal.after-use", "spell.cast.success")
def test_a_pulled_joker_is_whatever_its_player_says_and_is_aced(joker: str) -> None:
    for name, place in (("5H", "square"), ("4H", "law-dogs.0")):
        gang: Any = [{"card": "steele-archer", "gear": ["shadow-walk"]}]
        stage = Stage({"gang": gang, "deck": [joker, "bobo"]})
        stage.pick("act:shadow-walk.0", "choose:square")
        assert stage.asked == (0, "pulled-joker")
        assert len(stage.options()) == 52
        stage.pick(f"name:{name}")  # and 2 against 7
        assert stage.dude("steele-archer.0")["place"] == place
        assert stage.player(0)["boot_hill"] == [joker]
        assert stage.player(0)["discards"] == []


@BOTH
@card("doomtown", "joker-red", "joker-black")
@rule("doomtown", "joker.choice.at-reveal", "joker.legality.never-cheats", "joker.removal.after-use")
def test_a_joker_in_a_draw_hand_is_named_when_it_is_revealed_and_never_cheats(joker: str) -> None:
    for name, rank in (("3S", 4), ("KS", 3), ("9C", 2)):  # beside two threes, a 5 and a king
        hand = ["tommy-harden", "sun-in-yer-eyes", "sloane", "mustang", joker]
        stage = showdown(["clint-ramsey"], ["pancho-castillo"], hand, PAIR)
        assert stage.asked == (0, "joker")
        stage.pick(f"name:{name}")
        assert stage.player(0)["draw_hand"]["rank"] == rank
        assert stage.player(0)["draw_hand"]["cheatin"] is False
        stage.until("noon")
        assert stage.player(0)["boot_hill"].count(joker) == 1
        assert joker not in stage.player(0)["discards"]


@BOTH
@card("doomtown", "joker-red", "joker-black")
@rule("doomtown", "joker.use.pulls-and-draw-hands", "gamblin.rank.lowest-wins", "joker.removal.after-use")
def test_a_joker_may_keep_a_lowball_hand_low(joker: str) -> None:
    for name, winner in (("2D", 0), ("KD", 1)):
        me = {"deck": ["tommy-harden", "sloane", "pony-express", "mustang", joker, *REST]}  # 3 K A 5
        stage = Stage(me, {"deck": [*HIGH_CARD, *REST]}, phase="gamblin", winner=1)
        assert stage.asked == (0, "joker")
        stage.pick(f"name:{name}")
        assert stage.view["winner"] == winner
        assert stage.player(0)["boot_hill"] == [joker]


@BOTH
@card("doomtown", "joker-red", "joker-black")
@rule("doomtown", "joker.use.pulls-and-draw-hands")
def test_a_joker_is_never_played_from_the_hand(joker: str) -> None:
    stage = Stage({"hand": [joker], "gang": ["clint-ramsey"]})
    assert stage.refused(f"shop:{joker}") == ("joker-from-hand", "joker.use.pulls-and-draw-hands")
    assert stage.refused(f"play:{joker}") is not None
    assert not [pick for pick in stage.options() if joker in pick]


@BOTH
@card("doomtown", "joker-red", "joker-black")
@rule("doomtown", "joker.removal.after-use", "shootout.draw.keep-five")
def test_a_joker_thrown_away_unseen_is_only_discarded(joker: str) -> None:
    deck = [*HIGH_CARD, joker, *REST]
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, PAIR, my={"deck": deck})
    assert stage.asked == (0, "resolution")
    assert stage.player(0)["boot_hill"] == []
    assert joker in stage.player(0)["discards"]


@card("doomtown", "joker-red", "joker-black")
@rule("doomtown", "joker.legality.never-cheats", "joker.choice.at-reveal")
def test_two_jokers_are_named_one_after_the_other() -> None:
    hand = ["tommy-harden", "sun-in-yer-eyes", "1st-baptist-church", "joker-red", "joker-black"]
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], hand, CHEATIN)
    stage.pick("name:3H", "name:3H")
    assert stage.player(0)["draw_hand"]["rank"] == 10
    assert stage.player(0)["draw_hand"]["cheatin"] is False
    assert stage.player(1)["draw_hand"]["cheatin"] is True


@card("doomtown", "joker-red", "bottom-dealin")
@rule("doomtown", "joker.choice.at-reveal", "joker.removal.after-use", "zone.leave-play.owners-pile")
def test_a_dealt_joker_is_named_for_the_new_hand_and_goes_to_its_owners_boot_hill() -> None:
    deck = [*PAIR, "bobo", "bobo", "silas-aims", "pinto", "sloane", "judge-harry-somerset", "joker-red", "bobo"]
    my = {"hand": ["bottom-dealin"], "deck": deck}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], PAIR, CHEATIN, my=my)
    stage.pick("play:bottom-dealin")
    assert stage.asked == (1, "joker")
    stage.pick("name:8D")
    assert stage.player(1)["draw_hand"]["rank"] == 2
    stage.until("noon")
    assert stage.player(0)["boot_hill"] == ["joker-red"]
