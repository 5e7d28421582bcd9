"""Upkeep Phase."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, HIGH_CARD, PAIR, Stage


@rule("doomtown", "upkeep.income.lost-control")
def test_a_deed_that_another_controls_pays_nobody() -> None:
    mine = {"street": ["pony-express", "home"], "deck": PAIR}
    stage = Stage(mine, {"gang": [("sloane", "pony-express.0")], "deck": HIGH_CARD, "stash": 9}, phase="upkeep")
    assert stage.player(0)["stash"] == 8


@rule(
    "doomtown",
    "upkeep.wages.pay-or-discard",
    "upkeep.wages.zero-not-discardable",
    "upkeep.wages.other-outfit-surcharge",
)
def test_wages_are_paid_or_the_dude_leaves() -> None:
    gang = ["steven-wiles", "clementine-lepp", "pancho-castillo"]  # 6, 0, 2 and 2 for another outfit
    stage = Stage({"gang": gang, "stash": 5}, phase="upkeep")
    assert stage.asked == (0, "wages")
    assert stage.refused("done") == ("wages-too-dear", "upkeep.wages.pay-or-discard")
    assert stage.refused("release:clementine-lepp.0") == ("no-upkeep", "upkeep.wages.zero-not-discardable")
    stage.pick("release:pancho-castillo.0", "done")
    assert stage.player(0)["discards"] == ["pancho-castillo"]
    assert stage.player(0)["stash"] == 5 + 3 - 6


@rule(
    "doomtown",
    "upkeep.wages.pay-or-discard",
    "upkeep.wages.zero-not-discardable",
    "zone.leave-play.attachments-discarded",
)
def test_whoever_cannot_pay_lets_dudes_go_but_never_one_without_upkeep() -> None:
    gang = [{"card": "steven-wiles", "gear": ["mustang"], "bounty": 2}, "philip-swinford", "clint-ramsey"]
    stage = Stage({"gang": gang, "stash": 0}, phase="upkeep")
    assert stage.asked == (0, "wages")  # 3 of production against 6 + 0 + 1
    before = stage.data
    assert stage.refused("done") == ("wages-too-dear", "upkeep.wages.pay-or-discard")
    assert stage.refused("release:philip-swinford.0") == ("no-upkeep", "upkeep.wages.zero-not-discardable")
    assert stage.data == before
    stage.pick("release:steven-wiles.0", "done")
    assert sorted(stage.player(0)["discards"]) == ["mustang", "steven-wiles"]
    assert stage.player(0)["stash"] == 2
    assert stage.player(1)["stash"] == 5 + 3  # nobody earns the bounty
    assert GAME.faults(stage.state) == []


@rule("doomtown", "upkeep.wages.other-outfit-surcharge", "card.home.membership")
def test_strangers_cost_their_influence_of_now_and_drifters_nothing_more() -> None:
    gang = ["pancho-castillo", {"card": "bobo", "gear": ["bluetick"]}, "olivia-jenks"]  # 2 + 2, 3 + 1, 1 + 0
    stage = Stage({"gang": gang, "stash": 20}, phase="upkeep")
    stage.pick("done")
    assert stage.player(0)["stash"] == 20 + 3 - 4 - 4 - 1
    fred = {"card": "fred-aims", "bounty": 3}  # his influence is his bounty
    stage = Stage({"gang": [fred], "stash": 20}, {"gang": [fred], "stash": 20}, phase="upkeep")
    stage.pick("done")
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [20, 23]  # only the Law Dogs pay for it


@rule("doomtown", "duration.react.shootout-or-phase", "react.order.winner-first")
def test_the_town_hall_lowers_upkeep_for_this_phase() -> None:
    me = {"street": ["home", "the-town-hall"], "gang": [("pancho-castillo", "the-town-hall.0")], "stash": 0}
    stage = Stage(me, phase="upkeep")
    assert stage.asked == (0, "react")
    stage.pick("act:the-town-hall.0")
    assert stage.asked == (0, "wages")
    stage.pick("done")
    assert stage.player(0)["stash"] == 3 + 2 - (2 + 2 - 2)
    assert stage.dude("pancho-castillo.0")["upkeep"] == 4


@rule("doomtown", "upkeep.order.winner-if-relevant")
def test_the_winner_pays_first_and_the_others_follow_clockwise() -> None:
    for winner in range(3):
        stage = Stage(*[{"gang": ["clint-ramsey"], "stash": 9} for _ in range(3)], phase="upkeep", winner=winner)
        seats = []
        while stage.asked is not None and stage.asked[1] == "wages":
            seats.append(stage.asked[0])
            stage.pick("done")
        assert seats == [winner, (winner + 1) % 3, (winner + 2) % 3]
