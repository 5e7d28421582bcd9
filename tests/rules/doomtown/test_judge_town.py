"""A judge's questions about the town: places, moves, control, goods, trades."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.table import in_play
from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage

STREETS: dict[str, Any] = {
    "street": ["pony-express", "home", "bunkhouse", "b-b-attorneys"],
    "outskirts": ["blake-ranch"],
}


@pytest.mark.parametrize(
    ("start", "end", "boots"),
    [
        ("law-dogs.0", "pony-express.0", False),
        ("law-dogs.0", "b-b-attorneys.0", True),  # two doors away
        ("law-dogs.0", "blake-ranch.0", True),
        ("law-dogs.0", "the-sloane-gang.1", True),
        ("bunkhouse.0", "law-dogs.0", True),  # home from next door
        ("bunkhouse.0", "b-b-attorneys.0", True),
        ("bunkhouse.0", "square", True),
        ("square", "b-b-attorneys.0", False),
        ("square", "general-store.1", False),
        ("square", "the-sloane-gang.1", False),
        ("square", "law-dogs.0", True),  # the own home
        ("square", "blake-ranch.0", True),  # not in town
        ("the-sloane-gang.1", "general-store.1", True),  # next door, but not the own home
        ("the-sloane-gang.1", "square", True),
        ("blake-ranch.0", "square", True),
    ],
)
@rule("doomtown", "move.play.any-location-boots", "move.special.home-to-adjacent", "move.special.from-town-square")
def test_which_moves_boot(start: str, end: str, boots: bool) -> None:
    stage = Stage({**STREETS, "gang": [("clint-ramsey", start)]}, {"street": ["home", "general-store"]})
    stage.pick(f"move:clint-ramsey.0>{end}")
    dude = stage.dude("clint-ramsey.0")
    assert (dude["place"], dude["booted"]) == (end, boots)


@rule("doomtown", "shootout.posse.same-or-adjacent-location", "location.deed-leaves.gap-closed")
def test_a_street_that_closes_up_makes_new_neighbours() -> None:
    mine = {**STREETS, "gang": [("olivia-jenks", "b-b-attorneys.0"), "clint-ramsey"]}
    stage = Stage(mine)
    bunkhouse = GAME.book.cards.index["bunkhouse"]
    deed = next(card for card in stage.state.street[0] if stage.state.what[card] == bunkhouse)
    in_play.discard(stage.state, deed)
    stage.pick("move:clint-ramsey.0>b-b-attorneys.0")
    assert not stage.dude("clint-ramsey.0")["booted"]


@rule("doomtown", "location.out-of-town.isolated", "shootout.posse.same-or-adjacent-location")
def test_out_of_town_only_those_who_are_there_fight() -> None:
    gang: list[Any] = [("clint-ramsey", "blake-ranch.0"), ("olivia-jenks", "square"), "philip-swinford"]
    stage = Stage({**STREETS, "gang": gang}, {"gang": [("sloane", "blake-ranch.0"), ("marion-seville", "square")]})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept")
    assert stage.asked == (0, "shootout")
    assert stage.dude("sloane.1")["bounty"] == 1  # private


@rule("doomtown", "control.deed.changes-freely", "control.deed.points-and-abilities", "upkeep.income.lost-control")
def test_control_changes_when_a_dude_is_called_away_in_the_middle_of_the_day() -> None:
    place = "pony-express.0"
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("clint-ramsey", place)], "hand": ["bobo"]},
        {"gang": [("sloane", place)], "hand": ["mustang", "bobo"]},
    )
    assert stage.place(place)["controller"] == 1
    assert stage.refused(f"act:{place}") == ("not-yours", "act.deed.controller-only")
    stage.pick("pass")
    assert stage.refused("shop:mustang>sloane.1") is None  # a controlled location, though not owned
    stage.pick("move:sloane.1>square")
    assert stage.place(place)["controller"] == 0
    assert stage.refused(f"act:{place}") is None


@rule("doomtown", "control.deed.most-influence", "limit.stat.negative-counts-as-zero", "control.deed.tie-to-owner")
def test_influence_below_zero_is_none_and_not_less() -> None:
    place = "pony-express.0"
    fred: Any = {"card": "fred-aims", "at": place}  # no bounty, no influence
    stage = Stage(
        {"street": ["home", "pony-express"], "hand": ["rumors"]}, {"gang": [fred, ("clementine-lepp", place)]}
    )
    stage.pick("play:rumors", "choose:fred-aims.1")
    assert stage.dude("fred-aims.1")["influence"] == 0
    assert stage.place(place)["controller"] == 1  # her one is not taken off by his


@rule("doomtown", "goal.control.sources", "location.out-of-town.isolated", "control.deed.points-and-abilities")
def test_control_of_private_and_distant_deeds_counts_as_anywhere() -> None:
    mine = {"street": ["home", "b-b-attorneys"], "outskirts": ["jacksons-strike"], "gang": []}
    theirs = {"gang": [("sloane", "b-b-attorneys.0"), ("clementine-lepp", "jacksons-strike.0")]}
    stage = Stage(mine, theirs, phase="upkeep")
    assert stage.player(1)["control"] == 1
    assert stage.player(0)["control"] == 0
    assert stage.player(0)["stash"] == 5 + 3  # nothing from either deed


# ---- goods


@rule("doomtown", "shop.goods.one-horse-one-weapon", "zone.leave-play.owners-pile")
def test_a_new_weapon_sends_the_old_one_away_but_not_the_horse() -> None:
    dude: Any = {"card": "clint-ramsey", "gear": ["shotgun", "mustang", "bluetick"]}
    stage = Stage({"gang": [dude], "hand": ["peacemaker", "roan"], "stash": 9})
    stage.pick("shop:peacemaker>clint-ramsey.0", "pass", "shop:roan>clint-ramsey.0")
    assert sorted(gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]) == ["bluetick", "peacemaker", "roan"]
    assert sorted(stage.player(0)["discards"]) == ["mustang", "shotgun"]


@rule("doomtown", "trade.receiver.unbooted-and-able", "trade.limit.received-goods-stay-today", "trade.spell.forbidden")
def test_a_booted_dude_gives_but_does_not_take_and_goods_rest_for_a_day() -> None:
    gang: list[Any] = [
        {"card": "clint-ramsey", "booted": True, "gear": ["mustang"]},
        {"card": "olivia-jenks", "gear": ["bluetick"]},
        "philip-swinford",
        {"card": "steele-archer", "gear": ["soul-blast"]},
        {"card": "ivor-hawley"},
    ]
    stage = Stage({"gang": gang})
    assert stage.refused("trade:bluetick.0>clint-ramsey.0") == ("carrier-booted", "trade.receiver.unbooted-and-able")
    assert stage.refused("trade:soul-blast.0>ivor-hawley.0") == ("spell-traded", "trade.spell.forbidden")
    stage.pick("trade:mustang.0>olivia-jenks.0")
    assert stage.refused("trade:mustang.0>philip-swinford.0") == (
        "traded-today",
        "trade.limit.received-goods-stay-today",
    )
    assert stage.refused("trade:bluetick.0>philip-swinford.0") is None  # her other goods may go
    stage.pick("done", "pass")
    assert stage.refused("trade:mustang.0>philip-swinford.0") == (
        "traded-today",
        "trade.limit.received-goods-stay-today",
    )


@rule("doomtown", "trade.play.same-controlled-location", "control.town-square.nobody")
def test_no_trade_in_the_square_nor_where_another_rules() -> None:
    for place, code in (("square", "place-not-controlled"), ("the-sloane-gang.1", "place-not-controlled")):
        gang: list[Any] = [{"card": "clint-ramsey", "at": place, "gear": ["mustang"]}, ("olivia-jenks", place)]
        stage = Stage({"gang": gang})
        assert stage.refused("trade:mustang.0>olivia-jenks.0") == (code, "trade.play.same-controlled-location")
    place = "pony-express.1"
    gang = [{"card": "clint-ramsey", "at": place, "gear": ["mustang"]}, ("olivia-jenks", place)]
    stage = Stage({"gang": gang}, {"street": ["home", "pony-express"]})
    stage.pick("trade:mustang.0>olivia-jenks.0")  # controlled, though not owned
    assert [gear["card"] for gear in stage.dude("olivia-jenks.0")["gear"]] == ["mustang"]


@rule("doomtown", "trade.limit.extra-horse-or-weapon", "trade.play.same-controlled-location")
def test_two_dudes_may_swap_their_horses_without_losing_one() -> None:
    gang: list[Any] = [{"card": "clint-ramsey", "gear": ["mustang"]}, {"card": "olivia-jenks", "gear": ["roan"]}]
    stage = Stage({"gang": gang})
    stage.pick("trade:mustang.0>olivia-jenks.0", "trade:roan.0>clint-ramsey.0")
    if stage.asked == (0, "trade"):
        stage.pick("done")
    assert stage.asked == (1, "noon")
    assert stage.player(0)["discards"] == []
