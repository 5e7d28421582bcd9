"""Locations and Adjacency."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.table import in_play
from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage

STREETS: dict[str, Any] = {
    "street": ["pony-express", "home", "bunkhouse", "b-b-attorneys"],
    "outskirts": ["blake-ranch"],
}


def number(stage: Stage, name: str) -> int:
    """The number of a card in play, for looking inside."""
    state: Any = stage.state
    names = [entry for entry in range(1, len(state.what)) if state.zone[entry] == 6]
    key, _, owner = name.partition(".")
    return next(c for c in names if state.book.cards.keys[state.what[c]] == key and state.owner[c] == int(owner))


@rule("doomtown", "location.deed-leaves.gap-closed", "location.deed-leaves.dudes-home-booted")
def test_a_deed_that_leaves_closes_the_street_and_sends_dudes_home() -> None:
    street = ["pony-express", "gomorra-parish", "home"]
    stage = Stage(
        {"street": street, "gang": [("clint-ramsey", "gomorra-parish.0")]}, {"gang": [("sloane", "gomorra-parish.0")]}
    )
    in_play.discard(stage.state, number(stage, "gomorra-parish.0"))
    assert stage.player(0)["street"] == ["pony-express.0", "law-dogs.0"]
    assert (stage.dude("clint-ramsey.0")["place"], stage.dude("clint-ramsey.0")["booted"]) == ("law-dogs.0", True)
    assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == ("the-sloane-gang.1", True)
    assert stage.player(0)["discards"] == ["gomorra-parish"]


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


@rule("doomtown", "shootout.posse.same-or-adjacent-location", "location.out-of-town.isolated")
def test_out_of_town_dudes_are_too_far_away() -> None:
    me: Any = {"outskirts": ["blake-ranch"], "gang": [("clint-ramsey", "square"), ("sloane", "blake-ranch.0")]}
    stage = Stage(me, {"gang": [{"card": "pancho-castillo", "at": "square", "booted": True}]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1")
    assert stage.offers("join") == []


@rule("doomtown", "card.deed.immovable", "shop.goods.stay-with-dude")
def test_deeds_stay_and_goods_go_with_their_dude() -> None:
    stage = Stage({"street": ["home", "pony-express"], "gang": [{"card": "clint-ramsey", "gear": ["mustang"]}]})
    assert stage.refused("move:pony-express.0>square") == ("not-your-dude", "move.play.any-location-boots")
    place = stage.place("pony-express.0")
    assert (place["control"], place["production"]) == (1, 2)
    stage.pick("move:clint-ramsey.0>square")
    assert stage.dude("clint-ramsey.0")["place"] == "square"
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]
    stage.pick("pass")
    stage.pick("act:mustang.0")  # it is where he is, and so he can ride on
    assert stage.asked == (0, "choose")


@rule("doomtown", "location.kind.in-town", "location.out-of-town.isolated")
def test_what_is_a_location_and_what_is_in_town() -> None:
    stage = Stage({**STREETS, "gang": ["clint-ramsey"]}, {"street": ["home", "undertaker"]})
    street = ["pony-express.0", "law-dogs.0", "bunkhouse.0", "b-b-attorneys.0"]
    theirs = ["the-sloane-gang.1", "undertaker.1"]
    assert {place["id"] for place in stage.view["places"]} == {"square", *street, "blake-ranch.0", *theirs}
    for name in [*street, *theirs]:
        assert stage.place(name)["in_town"]
    assert not stage.place("blake-ranch.0")["in_town"]
    assert stage.player(0)["street"] == street
    # From the square nobody boots on the way to a deed in town.
    for place, boots in (("undertaker.1", False), ("blake-ranch.0", True)):
        stage = Stage({**STREETS, "gang": [("clint-ramsey", "square")]}, {"street": ["home", "undertaker"]})
        stage.pick(f"move:clint-ramsey.0>{place}")
        assert stage.dude("clint-ramsey.0")["booted"] == boots
