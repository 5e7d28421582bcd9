"""The components (Contenuto del gioco)."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games.gunfighters.table.components import KINDS, STORIES, Figures, kind_name, own_data
from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, PLACES, at, at_random, box, coins, not_built, place, play

ALL_COUNTS = pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])


@ALL_COUNTS
@rule("gunfighters", "components.gunfire.forty-two", "setup.gunfire.shuffled")
def test_all_forty_two_cards_are_used(seats):
    data = GAME.data(GAME.new(seats, seed=5))
    cards = [card for cards in data["hands"] for card in cards] + data["deck"]
    assert len(cards) == 42
    assert Counter(place(card) for card in cards) == dict.fromkeys(PLACES, 7)
    assert sorted(cards) == sorted(box())


@rule("gunfighters", "components.gunfire.forty-two", "components.climax.six", "components.story.sixteen")
def test_the_tables_are_made_from_the_box():
    names = [kind_name(kind) for kind in range(KINDS)]
    assert names == [where + "$" * notes for where in PLACES for notes in range(4)]
    figures = Figures(own_data())
    assert [names[kind] for kind in figures.kind] == box()
    assert figures.kind_bit == [1 << names.index(card) for card in box()]
    assert figures.notes == [0, 0, 0, 0, 1, 1, 2] * 6
    assert figures.place == [place for place in range(6) for _ in range(7)]
    assert figures.climax == [0, 0, 1, 1, 2, 3]  # two Quick Draws, two Horses, a Rifle, Hard Liquor
    stories = Counter([STORIES[story] for story in figures.story])
    assert len(figures.story) == 16
    assert [stories[name] for name in ("one-buddy", "two-buddy", "bunch-buddy")] == [3, 2, 1]
    assert sum([figures.shoot[story] for story in figures.story]) == 6


@pytest.mark.parametrize("cards", [["hill"] * 5, ["ranch$"] * 3, ["plaza$$"] * 2, ["bank"], ["hill$$$"]])
@rule("gunfighters", "components.gunfire.forty-two")
def test_a_card_that_is_not_in_the_box_is_refused(cards):
    (refusal,) = not_built(hands=[["station", *cards], ["stable"], ["saloon"]])
    assert refusal.rule == "components.gunfire.forty-two"
    assert refusal.args["field"].startswith("hands[0]")


@rule("gunfighters", "components.story.sixteen")
def test_sixteen_story_cards():
    story = GAME.data(GAME.new(4))["story"]
    assert len(story) == 16
    buddies = {"one-buddy": 3, "two-buddy": 2, "bunch-buddy": 1}
    assert {name: count for name, count in Counter(story).items() if "buddy" in name} == buddies
    figures = own_data()["story"]
    assert sum(figures[name]["shoot"] for name in story) == 6


@rule("gunfighters", "components.climax.six")
def test_six_climax_cards():
    climax = GAME.data(GAME.new(4))["climax_pile"]
    assert Counter(climax) == {"quick-draw": 2, "horse": 2, "rifle": 1, "hard-liquor": 1}
    (refusal,) = not_built(hands=[["hill"], ["hill"], ["saloon"]], climax=["rifle", "rifle", None])
    assert refusal.rule == "components.climax.six"


@ALL_COUNTS
@rule("gunfighters", "components.coins.sixteen")
def test_all_sixteen_coins_begin_in_the_bank(seats):
    assert coins(GAME.new(seats)) == [0] * seats + [16]


@rule("gunfighters", "components.coins.sixteen")
def test_there_is_no_seventeenth_coin():
    hands = [["stable"], ["hill"], ["ranch"]]
    assert not_built(hands=hands, coins=[8, 8, 1])[0].rule == "components.coins.sixteen"
    assert not_built(hands=hands, coins=[8, 7, 0], bank=2)[0].rule == "components.coins.sixteen"
    assert coins(at(hands=hands, coins=[8, 7, 0])) == [8, 7, 0, 1]


@pytest.mark.parametrize("seed", range(6))
@rule("gunfighters", "components.coins.sixteen", "components.gunfire.forty-two")
def test_no_coin_and_no_card_is_ever_lost(seed):
    s = GAME.new(3 + seed % 5, seed=seed, options={"plaza": True, "control": True, "ten_seconds": True})
    for state in at_random(s, seed):
        data = GAME.data(state)
        assert sum(coins(state)) == 16
        held = [card for cards in data["hands"] for card in cards]
        assert sorted(held + data["deck"] + data["discards"]) == sorted(box())


@rule("gunfighters", "components.map.one")
def test_only_rule_b_uses_the_map():
    hands = [["ranch", "ranch", "ranch$", "hill"], ["saloon", "plaza"], ["station", "plaza"]]
    basic, rule_b = at(hands=hands), at(hands=hands, options={"control": True})
    play(basic, "shoot:1>hill")
    assert GAME.asks(basic)[0].question == "action"
    play(rule_b, "shoot:1>hill", "claim:ranch,ranch,ranch$")
    for viewer in (0, 1, 2, None):
        assert [player["controls"] for player in GAME.view(basic, viewer)["players"]] == [[], [], []]
        assert [player["controls"] for player in GAME.view(rule_b, viewer)["players"]] == [["ranch"], [], []]
