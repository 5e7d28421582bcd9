"""Sundown Phase."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, cards
from tests.rules.doomtown.stage import GAME, Stage


@rule("doomtown", "sundown.hand.optional-discard", "sundown.hand.to-five", "sundown.unboot.all")
def test_sundown_discards_draws_and_unboots() -> None:
    stage = Stage(
        {"hand": ["sloane", "bobo"], "deck": ["mustang"] * 16, "gang": [{"card": "clint-ramsey", "booted": True}]},
        {"deck": ["mustang"] * 16, "gang": ["sloane"]},
        phase="sundown",
    )
    assert stage.asked == (0, "sundown")
    stage.pick("discard:sloane")
    assert len(stage.hand(0)) == 5
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.view["day"] == 2


@rule("doomtown", "duration.noon.end-of-day", "victory.condition.control-over-influence")
def test_effects_of_the_day_still_count_when_the_sun_sets() -> None:
    mine: dict[str, Any] = {"street": ["home", "bank-of-california"], "hand": ["rumors"]}
    theirs: dict[str, Any] = {"gang": [("olivia-jenks", "square")]}
    stage = Stage(mine, theirs)
    stage.pick("pass", "pass")
    assert GAME.result(stage.state) is None  # two points against an influence of two
    stage = Stage(mine, theirs)
    stage.pick("play:rumors", "pass", "pass")
    assert GAME.result(stage.state) is not None
    stage = Stage(mine, theirs)
    stage.pick("play:rumors", "move:olivia-jenks.1>the-sloane-gang.1", "pass", "pass")
    assert GAME.result(stage.state) is None  # at home nobody listens to rumors


@rule("doomtown", "sundown.hand.optional-discard", "sundown.hand.to-five", "joker.removal.after-use")
def test_a_joker_thrown_away_at_sundown_was_not_used() -> None:
    hand = ["joker-red", "mustang", "roan", "pinto", "bluetick", "shotgun", "peacemaker"]
    mine = {"hand": hand, "gang": ["clementine-lepp"], "deck": cards(HIGH_HAND + " 7S 7D")}
    stage = Stage(mine, {"gang": ["olivia-jenks"]})
    stage.pick("pass", "pass")
    assert stage.asked == (0, "sundown")
    stage.pick("discard:joker-red")
    assert stage.asked == (0, "hand-limit")
    stage.pick("discard:mustang")
    assert stage.player(0)["hand_count"] == 5
    assert stage.player(0)["boot_hill"] == []
    assert {"joker-red", "mustang"} < set(stage.player(0)["discards"])  # under a lowball hand by now


@rule("doomtown", "sundown.hand.to-five", "control.deed.points-and-abilities", "zone.deck.empty-reshuffle")
def test_whoever_controls_the_church_holds_six_cards() -> None:
    place = "1st-baptist-church.0"
    stage = Stage(
        {"street": ["home", "1st-baptist-church"], "gang": ["ivor-hawley"], "deck": cards(HIGH_HAND + " 7S 7D")},
        {"gang": [("sloane", place)], "deck": ["bobo", "mustang"], "discards": cards(PAIR_HAND)},
    )
    stage.pick("pass", "pass")
    assert [stage.player(seat)["hand_count"] for seat in (0, 1)] == [5, 6]
    assert stage.player(1)["deck"] + len(stage.player(1)["discards"]) <= 1 + 5  # shuffled after two cards
