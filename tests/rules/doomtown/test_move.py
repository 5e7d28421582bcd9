"""Movin' and adjacency."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage

TOWN = {"street": ["pony-express", "home", "gomorra-parish", "b-b-attorneys"], "outskirts": ["blake-ranch"]}


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


@rule("doomtown", "noon.play.five-kinds", "play.end.consecutive-passes", "noon.end.immediate", "noon.pass.not-final")
def test_turns_go_round_until_all_pass_in_a_row() -> None:
    stage = Stage({"gang": ["clint-ramsey"]}, {"gang": ["sloane"]})
    stage.pick("pass", "move:sloane.1>square", "pass", "move:sloane.1>law-dogs.0", "pass")
    assert stage.asked == (1, "noon")
    assert "phase" in stage.pick("pass")
