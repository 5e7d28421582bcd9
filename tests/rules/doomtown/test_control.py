"""Owner and Controller, and what it takes to win."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.stage import Stage


def controller(*dudes: tuple[int, str], deed: str = "pony-express") -> int:
    """Who controls a deed of seat 0 at which these dudes are."""
    gangs = [[(name, f"{deed}.0") for seat, name in dudes if seat == one] for one in (0, 1)]
    stage = Stage({"street": [deed, "home"], "gang": gangs[0]}, {"gang": gangs[1]})
    found: int = stage.place(f"{deed}.0")["controller"]
    return found


@rule("doomtown", "control.deed.most-influence", "control.deed.tie-to-owner", "control.owner.fixed")
def test_most_influence_controls_a_deed_and_ties_go_to_its_owner() -> None:
    assert controller() == 0
    assert controller((1, "clint-ramsey")) == 1
    assert controller((1, "clint-ramsey"), (0, "olivia-jenks")) == 0
    assert controller((1, "clint-ramsey"), (0, "clint-ramsey")) == 0
    assert controller((1, "allie-hensman")) == 0


@rule("doomtown", "control.home.always-own", "control.town-square.nobody")
def test_homes_and_the_square_are_never_taken() -> None:
    stage = Stage({}, {"gang": [("sloane", "law-dogs.0")]})
    assert stage.place("law-dogs.0")["controller"] == 0
    assert stage.place("square")["controller"] is None


@rule("doomtown", "golden.card.beats-rulebook")
def test_bullets_control_the_dead_dog_tavern() -> None:
    assert controller((1, "pancho-castillo"), (0, "lucinda-lucy-clover"), deed="dead-dog-tavern") == 1


@rule("doomtown", "control.deed.points-and-abilities", "goal.control.sources", "act.deed.controller-only")
def test_whoever_controls_a_deed_has_its_points_and_abilities() -> None:
    stage = Stage({"street": ["pony-express", "home"], "hand": ["sloane"]}, {"gang": [("sloane", "pony-express.0")]})
    assert [player["control"] for player in stage.view["players"]] == [0, 1]
    assert stage.refused("act:pony-express.0") == ("not-yours", "act.deed.controller-only")


def winner(*players: Any, **more: Any) -> int | None:
    """Who wins when all pass at once."""
    stage = Stage(*players, **more)
    for _ in players:
        if stage.asked is not None and stage.asked[1] == "noon":
            stage.pick("pass")
    result = stage.view["result"]
    return None if result is None else int(result["places"].index(1))


DEEDS = ["bank-of-california", "home", "the-town-hall"]  # two points each


@rule("doomtown", "victory.condition.control-over-influence", "goal.influence.sources", "sundown.victory.checked-first")
def test_control_must_be_more_than_every_others_influence() -> None:
    assert winner({"street": DEEDS}, {"gang": ["sloane"]}) == 0
    assert winner({"street": DEEDS}, {"gang": ["sloane", "clint-ramsey"]}) is None
    assert winner({"street": DEEDS}, {"gang": ["sloane"]}, {"gang": ["ivor-hawley", "bobo"]}) is None


@rule("doomtown", "multi.variant.short-game")
def test_the_short_game_needs_less() -> None:
    players = ({"street": DEEDS}, {"gang": ["sloane"]}, {"gang": ["ivor-hawley", "bobo"]})
    assert winner(*players, options={"short": True}) == 0


@rule("doomtown", "victory.tie.most-control", "victory.tie.most-influence", "victory.tie.another-day")
@pytest.mark.parametrize(
    ("mine", "theirs", "who"),
    [
        ({"street": DEEDS}, {"street": ["home", "1st-baptist-church"]}, 0),
        ({"street": DEEDS, "gang": ["clint-ramsey"]}, {"street": DEEDS}, 0),
        ({"street": DEEDS}, {"street": DEEDS}, None),
    ],
)
def test_ties_are_broken_by_control_then_by_influence(
    mine: dict[str, object], theirs: dict[str, object], who: int | None
) -> None:
    assert winner(mine, theirs) == who
