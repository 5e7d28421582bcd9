"""Owner and Controller."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage


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


@rule("doomtown", "goal.control.sources", "location.out-of-town.isolated", "control.deed.points-and-abilities")
def test_control_of_private_and_distant_deeds_counts_as_anywhere() -> None:
    mine = {"street": ["home", "b-b-attorneys"], "outskirts": ["jacksons-strike"], "gang": []}
    theirs = {"gang": [("sloane", "b-b-attorneys.0"), ("clementine-lepp", "jacksons-strike.0")]}
    stage = Stage(mine, theirs, phase="upkeep")
    assert stage.player(1)["control"] == 1
    assert stage.player(0)["control"] == 0
    assert stage.player(0)["stash"] == 5 + 3  # nothing from either deed


@rule("doomtown", "control.deed.changes-freely", "control.change.take-control")
def test_control_of_a_deed_goes_to_and_fro() -> None:
    deed = "pony-express.0"
    stage = Stage({"street": ["home", "pony-express"], "gang": ["olivia-jenks"]}, {"gang": [("sloane", deed)]})
    assert stage.place(deed)["controller"] == 1
    stage.pick(f"move:olivia-jenks.0>{deed}", "move:sloane.1>square")
    assert stage.place(deed)["controller"] == 0
    assert not stage.place(deed)["booted"]


@rule("doomtown", "counter.coloured.meaning", "text.this.current-situation")
def test_permanent_control_points_count_for_their_player() -> None:
    stage = Stage({"outfit": "the-sloane-gang", "gang": ["allie-hensman"]}, {"gang": ["sloane"]})
    assert stage.refused("act:allie-hensman.0") == ("requirement", "act.requirement.first-sentence")
    stage.pick("move:allie-hensman.0>square", "pass", "act:allie-hensman.0")
    assert stage.player(0)["control"] == 1


@rule("doomtown", "control.deed.tie-to-owner", "control.deed.most-influence")
def test_two_strangers_who_tie_leave_a_deed_to_its_owner() -> None:
    place = "pony-express.0"
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("irving-patterson", place)]},  # 2
        {"gang": [("sloane", place)]},  # 3
        {"gang": [("ivor-hawley", place)]},  # 3
    )
    assert stage.place(place)["controller"] == 0  # although the owner has the least
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": [("irving-patterson", place)]},
        {"gang": [("sloane", place)]},
        {"gang": [("avie-cline", place)]},
    )
    assert stage.place(place)["controller"] == 1


@rule("doomtown", "control.deed.tie-to-owner", "victory.condition.control-over-influence", "goal.influence.sources")
def test_influence_counts_wherever_a_dude_stands() -> None:
    points = {"law-dogs.0": {"points": 3}}
    gangs: list[dict[str, Any]] = [
        {},
        {"outskirts": ["blake-ranch"], "gang": [{"card": "sloane", "at": "blake-ranch.1", "booted": True}]},
        {},
    ]
    stage = Stage(*gangs, cards=points)
    stage.pick("pass", "pass", "pass")
    assert GAME.result(stage.state) is None
    gangs[1]["gang"] = [("olivia-jenks", "blake-ranch.1")]
    stage = Stage(*gangs, cards=points)
    stage.pick("pass", "pass", "pass")
    assert GAME.result(stage.state).places == (1, 2, 2)
