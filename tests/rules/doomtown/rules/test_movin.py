"""Movin'."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with

TOWN = {"street": ["pony-express", "home", "gomorra-parish", "b-b-attorneys"], "outskirts": ["blake-ranch"]}
STREETS: dict[str, Any] = {
    "street": ["pony-express", "home", "bunkhouse", "b-b-attorneys"],
    "outskirts": ["blake-ranch"],
}


def moved(start: str, to: str, **more: Any) -> bool:
    """Whether a move boots the dude."""
    stage = Stage({"gang": [("clint-ramsey", start)], **TOWN}, {"street": ["home", "dead-dog-tavern"]})
    stage.pick(f"move:clint-ramsey.0>{to}")
    assert stage.dude("clint-ramsey.0")["place"] == to
    return bool(stage.dude("clint-ramsey.0")["booted"])


@rule("doomtown", "move.special.home-to-adjacent", "location.adjacent.neighbours", "location.adjacent.town-square")
def test_from_home_next_door_does_not_boot() -> None:
    assert not moved("home", "pony-express.0")
    assert not moved("home", "gomorra-parish.0")
    assert not moved("home", "square")


@rule(
    "doomtown", "move.play.any-location-boots", "location.out-of-town.isolated", "location.adjacent.not-across-streets"
)
def test_every_other_move_from_home_boots() -> None:
    assert moved("home", "b-b-attorneys.0")
    assert moved("home", "blake-ranch.0")
    assert moved("home", "dead-dog-tavern.1")
    assert moved("home", "the-sloane-gang.1")


@rule("doomtown", "move.special.from-town-square")
def test_the_square_leads_to_deeds_and_other_homes_without_booting() -> None:
    assert not moved("square", "b-b-attorneys.0")
    assert not moved("square", "dead-dog-tavern.1")
    assert not moved("square", "the-sloane-gang.1")
    assert moved("square", "law-dogs.0")
    assert moved("square", "blake-ranch.0")


@rule("doomtown", "move.play.any-location-boots")
def test_leaving_a_deed_boots() -> None:
    assert moved("gomorra-parish.0", "square")
    assert moved("gomorra-parish.0", "law-dogs.0")


@rule("doomtown", "move.special.needs-unbooted")
def test_a_booted_dude_does_not_move() -> None:
    stage = Stage({"gang": [{"card": "clint-ramsey", "booted": True}]})
    assert stage.refused("move:clint-ramsey.0>square") == ("booted-move", "move.special.needs-unbooted")
    assert stage.refused("move:sloane.1>square") == ("not-your-dude", "move.play.any-location-boots")


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


@rule("doomtown", "move.by-card.new-location")
def test_a_card_moves_a_dude_elsewhere() -> None:
    stage = Stage({"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["mustang"]}]})
    stage.pick("act:mustang.0")
    assert "choose:square" not in stage.options()


@rule("doomtown", "golden.cannot.beats-can", "move.play.any-location-boots")
def test_who_cannot_move_stays() -> None:
    game = game_with(olivia_jenks={"ability": [{"play": "trait", "do": ["give this no-move"]}]})
    stage = Stage({"gang": ["olivia-jenks", "clint-ramsey"]}, game=game)
    assert stage.refused("move:olivia-jenks.0>square") == ("kept-there", "golden.cannot.beats-can")
    assert {pick.partition(">")[0] for pick in stage.offers("move")} == {"move:clint-ramsey.0"}
