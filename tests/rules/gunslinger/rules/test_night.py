"""A night: showdowns one after another, points that add up, wounds that heal, and people who are out of it."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core import records
from sixgun.core.match import Match
from tests.cite import rule
from tests.conformance.conserved import components
from tests.conformance.leaks import check_leaks
from tests.conformance.random_play import Course
from tests.conformance.test_laws import look_closely, the_end_is_sound
from tests.rules.gunslinger.stage import GAME, Stage, man

FIRST_OF_THE_BOX = "banker"  # of the 48, in the order of the box


def finished(*people: dict[str, Any], night: str = "1,1", **more: Any) -> Stage:
    """A night whose first showdown has just ended."""
    before = {"out": more.pop("night_out", [])}
    return Stage(*people, phase="end", options={"showdown": night}, night=before, **more)


def killed(name: str, hex: str, by: str, **more: Any) -> dict[str, Any]:
    return man(name, hex, out=["dead"], death="shots", killers=[by], down=True, **more)


def gone_on(stage: Stage) -> list[dict[str, Any]]:
    """Everybody is ready for the next showdown."""
    while stage.asked and stage.asked[1] == "next-showdown":
        stage.pick("go-on")
    return stage.events


@rule("gunslinger", "night.next", "night.points", "night.out", "night.stand-in", "night.heal", "15.13a")
def test_a_night_in_which_somebody_is_killed_in_the_first_showdown() -> None:
    hurt = man("marshal", "F3", endurance=12, boxes_by={"the-kid": 8}, leg=1, leg_by={"the-kid": 1}, delay=3)
    stage = finished(hurt, killed("the-kid", "F9", by="marshal"))
    # MARSHAL survives, holds the field and has killed an enemy: 2 + 2 + 2. THE KID is killed: -8.
    night = stage.view(None)["night"]
    assert night == {
        "showdowns": [1, 1],
        "place": 0,
        "showdown": 1,
        "between": True,
        "scores": ["6", "-8"],
        "out": ["the-kid"],
    }
    assert GAME.result(stage.state) is None
    assert [ask.seat for ask in GAME.asks(stage.state)] == [0, 1]
    assert stage.refusal("plan:none").code == "only-going-on"
    told = gone_on(stage)
    assert [event["event"] for event in told][:2] == ["showdown", "stands-in"]
    assert told[0] == {"event": "showdown", "number": 2, "showdowns": 2, "showdown": "1"}
    assert (told[1]["character"], told[1]["other"]) == (FIRST_OF_THE_BOX, "the-kid")
    # The other player has the MARSHAL now, who is as new; somebody stands where THE KID would, with the same Colt.
    fresh = {person["character"]: person for person in stage.view(None)["characters"]}
    printed = {person["character"]: person for person in GAME.view(GAME.new(2, 0), None)["characters"]}
    assert {name: person["seat"] for name, person in fresh.items()} == {"marshal": 1, FIRST_OF_THE_BOX: 0}
    for name, listed in (("marshal", "marshal"), (FIRST_OF_THE_BOX, "the-kid")):
        same = ("hex", "facing", "side", "endurance", "delay", "wounds", "out", "boxes")
        assert {field: fresh[name][field] for field in same} == {field: printed[listed][field] for field in same}
        assert [weapon["kind"] for weapon in stage.view(None)["weapons"] if weapon["character"] == name] == ["C45"]
    assert stage.view(None)["scores"] == ["0", "0"]
    assert (
        stage.view(None)["night"] | {"place": 1, "between": False, "scores": ["6", "-8"]} == stage.view(None)["night"]
    )
    stage.turns(stage.view(None)["length"])
    # Both survive: 2 points each. 6 + 2 and -8 + 2.
    assert stage.view(None)["night"]["scores"] == ["8", "-6"]
    result = GAME.result(stage.state)
    assert result is not None
    assert (result.places, result.scores) == ((1, 2), (1.0, 0.0))
    ends = [event for event in stage.events if event["event"] in ("total", "night-ended", "ended")]
    assert [(event["event"], event["points"]) for event in ends] == [
        ("total", "8"),
        ("total", "-6"),
        ("night-ended", "8"),
    ]
    assert ends[-1]["winners"] == [0]


@rule("gunslinger", "night.points", "15.13b")
def test_points_of_a_night_add_up_in_fractions_and_equal_sums_share_it() -> None:
    """Seat 1 has two characters, of whom one was killed by nobody: (2 - 1 - 8) / 2."""
    people = (man("marshal", "F3", seat=0, side=0), man("the-kid", "F9", seat=1, side=1))
    reb = man("reb", "F10", seat=1, side=1, out=["dead"], death="shots", down=True)
    stage = finished(*people, reb, night="1,2", bonus=[{"for": "always", "points": -5, "characters": ["marshal"]}])
    assert stage.view(None)["night"]["scores"] == ["-3", "-7/2"]
    level = finished(*people, night="1,2")
    gone_on(level)
    level.turns(level.view(None)["length"])
    total = [Fraction(score) for score in level.view(None)["night"]["scores"]]
    assert total == [2 + Fraction(score) for score in level.view(None)["scores"]]


@rule("gunslinger", "night.out")
def test_the_captured_are_out_and_others_who_lie_there_come_back() -> None:
    """The side that holds the field captures those who are KO; where nobody holds it, nobody is captured."""
    kid = man("the-kid", "F9", out=["ko"], down=True, ko_by=["marshal"])
    assert finished(man("marshal", "F3"), kid).view(None)["night"]["out"] == ["the-kid"]
    both = finished(man("marshal", "F3"), kid, man("slim", "F1", seat=1, side=1))
    assert both.view(None)["night"]["out"] == []
    gone_on(both)
    assert [person["character"] for person in both.view(None)["characters"]] == ["marshal", "the-kid"]


@rule("gunslinger", "night.stand-in")
def test_those_of_the_list_who_stayed_away_stand_in_first_and_nobody_who_is_out() -> None:
    """Seven are listed in the street, the last five stay away where two play; two of the seven are out."""
    listed = [person["character"] for person in GAME.view(GAME.new(7, 0, {"showdown": 7}), None)["characters"]]
    out = [listed[0], listed[2], FIRST_OF_THE_BOX]
    stage = finished(man("marshal", "F3"), man("the-kid", "F9"), night="1,7", night_out=out)
    told = gone_on(stage)
    assert [(event["character"], event["other"]) for event in told if event["event"] == "stands-in"] == [
        (listed[3], listed[0])
    ]
    assert [person["character"] for person in stage.view(None)["characters"]] == [listed[3], listed[1]]


@rule("gunslinger", "night.next", "3.4")
def test_everybody_hears_which_places_were_drawn_by_lot_in_the_next_showdown() -> None:
    stage = finished(man("marshal", "F3"), man("the-kid", "F9"), night="1,7")
    told = [(event["character"], event["hex"]) for event in gone_on(stage) if event["event"] == "drew-place"]
    assert told == [(person["character"], person["hex"]) for person in stage.view(None)["characters"]]
    assert {hex_ for _, hex_ in told} == {"Q2", "Q11"}  # the places of the two who take part
    stage = finished(man("marshal", "F3"), man("the-kid", "F9"), night="1,2")
    assert "drew-place" not in [event["event"] for event in gone_on(stage)]


@rule("gunslinger", "night.next", "3.3a")
def test_players_move_on_by_one_place_with_each_showdown() -> None:
    stage = finished(man("marshal", "F3"), man("the-kid", "F9"), man("slim", "F1", side=0), night="1,7,7")
    owners = []
    for _ in range(2):
        gone_on(stage)
        owners.append([person["seat"] for person in stage.view(None)["characters"]])
        stage.turns(stage.view(None)["length"])
    assert owners == [[2, 0, 1], [1, 2, 0]]


@rule("gunslinger", "night.next", "1.2")
@pytest.mark.parametrize("night", ["1", "", "1,", "1,11", "0,1", "1,2,3,4,5,6", "1, 2", "01,2", "file,1"])
def test_a_night_has_two_to_five_showdowns_of_the_game(night: str) -> None:
    with pytest.raises(sixgun.Refused) as refused:
        GAME.new(2, 0, {"showdown": night})
    assert refused.value.refusal.args["allowed"][-1] == "2,7,4"
    assert GAME.option_values(GAME.new(2, 0, {"showdown": "10,1,1,2,9"}))["showdown"] == "10,1,1,2,9"


def test_a_night_that_cannot_be_is_refused() -> None:
    people = [man("marshal", "F3"), man("the-kid", "F9")]
    for data, code in (
        ({"night": {"place": 0}}, "position-no-night"),
        ({"options": {"showdown": "1,2"}, "night": {"out": ["the-kid"]}}, "position-unsound"),
        ({"options": {"showdown": "1,2"}, "night": {"place": 2}}, "field-range"),
        ({"options": {"showdown": "1,2"}, "night": {"scores": ["1/11", "0"]}}, "position-points"),
        ({"options": {"showdown": "1,2"}, "night": {"scores": ["1", "one"]}}, "position-points"),
        ({"options": {"showdown": "1,2"}, "night": {"scores": ["1"]}}, "field-length"),
    ):
        with pytest.raises(sixgun.Refused) as refused:
            GAME.position({"characters": people, **data})
        assert refused.value.refusal.code == code, data


@rule("gunslinger", "night.next", "night.points", "night.out", "night.heal", "night.stand-in")
@pytest.mark.parametrize(("seats", "night"), [(2, "4,6"), (3, "1,7"), (5, "8,2,8")])
def test_random_nights_keep_the_laws(seats: int, night: str) -> None:
    """Data, packing, replay, leaks; within a showdown nothing is lost; sums are those of the showdowns."""
    course = Course(GAME, {"seats": seats, "options": {"showdown": night}, "seed": seats, "course": seats})
    place, whole, total = 0, components(GAME, course.state), [Fraction(0)] * seats
    rng = Random(seats)
    while asked := course.asked():
        ask, _ = asked[0]
        hurry = rng.random() < 0.8
        pick = (ask.seat, ask.options[ask.default].pick) if hurry else course.next_pick(asked)
        between = ask.question == "next-showdown"
        if rng.random() < 0.02 or between:
            look_closely(course)
            for viewer in course.viewers():
                check_leaks(GAME, course.state, viewer, [], pick, rng.getrandbits(60))
        course.play(*pick)
        assert GAME.faults(course.state) == []
        view = GAME.view(course.state, None)
        if view["night"]["place"] > place:
            place, whole = view["night"]["place"], components(GAME, course.state)
        assert components(GAME, course.state) == whole
        if view["night"]["between"] and not between:
            total = [sum_ + Fraction(score) for sum_, score in zip(total, view["scores"], strict=True)]
            assert view["night"]["scores"] == [str(sum_) for sum_ in total]
    assert place == night.count(",")
    the_end_is_sound(course)


def test_search_bots_know_what_a_lead_in_a_night_is_worth() -> None:
    people = (man("marshal", "F3"), man("the-kid", "F9"))
    even = finished(*people)
    assert GAME.appraise(even.state) == [0.5, 0.5]
    ahead = finished(*people, bonus=[{"for": "always", "points": 5, "characters": ["the-kid"]}])
    for _ in range(2):
        shares = GAME.appraise(ahead.state)
        assert shares[1] > 0.6
        assert abs(sum(shares) - 1) < 1e-9
        gone_on(ahead)  # the lead is still there in the next showdown


def test_a_record_from_before_nights_replays_to_the_same_end() -> None:
    text = (Path(__file__).parents[1] / "outside" / "record_before_nights.json").read_text()
    assert records.check(records.parse(text), GAME).ok
    assert Match(GAME, 2, 11, {"showdown": "1,2"}).record().options["showdown"] == "1,2"
