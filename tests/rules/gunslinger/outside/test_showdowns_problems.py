"""SHOWDOWN files that are wrong: every problem is found at once, each with its code and rule."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.core.refusals import Refused
from sixgun.games.gunslinger.outside.showdown_files import own_showdown, problems, read_showdown
from sixgun.games.gunslinger.table.figures import Figures, own_data
from tests.cite import rule
from tests.conformance.budget import examples

figures = Figures(own_data())


def good() -> dict[str, Any]:
    return copy.deepcopy(own_showdown("2"))


def found(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Code, field and rule of each problem."""
    return [(problem.code, str(problem.args.get("field")), problem.rule) for problem in problems(figures, data)]


def setting(path: str, value: object) -> dict[str, Any]:
    """Showdown 2 with one thing changed; a path such as set_up.0.hex."""
    data = good()
    place: Any = data
    *way, last = path.split(".")
    for name in way:
        place = place[int(name)] if isinstance(place, list) else place.setdefault(name, {})
    place[int(last) if isinstance(place, list) else last] = value
    return data


@rule("gunslinger", "3.4")
def test_the_games_own_showdown_is_good():
    assert found(good()) == []


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("showdown", 2, ("field-range", "showdown", "")),
        ("name", 7, ("field-type", "name", "")),
        ("name", "x" * 81, ("name-form", "name", "")),
        ("name", "a\nb", ("name-form", "name", "")),
        ("colour", "red", ("field-unknown", "colour", "")),
        ("provenance", "mine", ("field-choice", "provenance", "")),
        ("map", [], ("field-length", "map", "3.1")),
        ("map", "A", ("field-type", "map", "3.1")),
        ("map", ["A", "E"], ("boards-apart", "map", "3.1")),
        ("map", ["A", "D"], ("boards-apart", "map", "3.1")),
        ("game_length", 0, ("field-range", "game_length", "4.7")),
        ("game_length", "long", ("field-type", "game_length", "4.7")),
        ("cast", "some", ("field-choice", "cast", "3.3a")),
        ("order", ["ike"], ("order-incomplete", "order", "3.3b")),
        ("set_up.0.hex", "Z9", ("off-map", "set_up[0].hex", "8.1a")),
        ("set_up.0.hex", "A0", ("off-map", "set_up[0].hex", "8.1a")),
        ("set_up.0.hex", "F13", ("off-map", "set_up[0].hex", "8.1a")),
        ("set_up.0.hex", 3, ("off-map", "set_up[0].hex", "8.1a")),
        ("set_up.0.hex", "D2*", ("off-map", "set_up[0].hex", "8.1a")),
        ("set_up.0.hex", "D2", ("set-up-overlap", "set_up[1].hex", "3.4")),
        ("set_up.0.facing", "e", ("field-choice", "set_up[0].facing", "8.3a")),
        ("set_up.0.facing", "", ("field-choice", "set_up[0].facing", "8.3a")),
        ("set_up.0.down", "yes", ("field-type", "set_up[0].down", "")),
        ("set_up.0.weapons", ["C45"], ("field-type", "set_up[0].weapons", "")),
        ("set_up.0.weapons", {"pocket": ["C45"]}, ("field-unknown", "set_up[0].weapons.pocket", "10.2a")),
        ("set_up.0.weapons", {"gun-hand": ["C45", "C45"]}, ("box-full", "set_up[0].weapons.gun-hand", "10.2a")),
        ("set_up.0.weapons", {"both-hands": ["W44", "W44"]}, ("box-full", "set_up[0].weapons.both-hands", "10.2b")),
        ("set_up.0.weapons", {"holstered": ["C45"] * 5}, ("box-full", "set_up[0].weapons.holstered", "10.2c")),
        ("set_up.0.weapons", {"holstered": ["W44"]}, ("not-holstered", "set_up[0].weapons.holstered", "10.2d")),
        ("set_up.0.weapons", {"both-hands": "C45", "gun-hand": "C45"}, ("hands-full", "set_up[0].weapons", "10.2b")),
        ("set_up.0.weapons", {"gun-hand": "AK47"}, ("no-such-weapon", "set_up[0].weapons.gun-hand[0]", "10.1")),
        ("set_up.0.weapons", {"gun-hand": "KNF"}, ("weapon-later", "set_up[0].weapons.gun-hand[0]", "1.22")),
        (
            "set_up.0.weapons",
            {"gun-hand": {"weapon": "C45", "rounds": 7}},
            ("field-range", "set_up[0].weapons.gun-hand[0].rounds", "10.42a"),
        ),
        (
            "set_up.0.weapons",
            {"gun-hand": {"weapon": "MB", "cocked": True}},
            ("not-a-gun", "set_up[0].weapons.gun-hand[0]", "10.0"),
        ),
        ("special_rules.captives_killed", 1, ("field-type", "special_rules.captives_killed", "")),
        ("special_rules.on_the_map", [{"weapon": "MB"}], ("field-missing", "special_rules.on_the_map[0].hex", "2.6")),
        (
            "special_rules.on_the_map",
            [{"weapon": "C45", "hex": "K13"}],
            ("off-map", "special_rules.on_the_map[0].hex", "8.1a"),
        ),
        ("special_rules.on_the_map", [{"weapon": "SD58", "hex": "F6"}] * 17, ("too-many-alike", "None", "10.1")),
        ("special_rules.captured", ["marshal"], ("no-side", "special_rules.captured[0]", "15.61")),
        ("special_rules.by_lot", "ike", ("field-type", "special_rules.by_lot", "3.4")),
        ("special_rules.by_lot", ["ike"], ("field-type", "special_rules.by_lot[0]", "3.4")),
        ("special_rules.by_lot", [["marshal", "ike"]], ("no-side", "special_rules.by_lot[0][0]", "3.4")),
        (
            "special_rules.by_lot",
            [["ike", "happy"], ["happy", "lucky"]],
            ("lots-twice", "special_rules.by_lot[1]", "3.4"),
        ),
        ("special_rules.by_lot", [["ike", "ike"]], ("lots-twice", "special_rules.by_lot[0]", "3.4")),
        ("special_rules.weather", "rain", ("field-unknown", "special_rules.weather", "")),
        ("bonus_points", {}, ("bag-without-value", "bonus_points.money_bag", "15.8")),
        ("bonus_points.money_bag", 1.5, ("field-type", "bonus_points.money_bag", "15.8")),
        ("bonus_points.extra", [{"for": "luck", "points": 1}], ("field-choice", "bonus_points.extra[0].for", "15.12")),
        ("bonus_points.extra", [{"for": "survive"}], ("field-missing", "bonus_points.extra[0].points", "15.12")),
        (
            "bonus_points.extra",
            [{"for": "survive", "points": 1, "side": 3}],
            ("field-range", "bonus_points.extra[0].side", "15.12"),
        ),
    ],
)
@rule(
    "gunslinger",
    "3.1",
    "3.3b",
    "3.4",
    "4.7",
    "8.1a",
    "8.3a",
    "10.2a",
    "10.2b",
    "10.2c",
    "10.2d",
    "10.42a",
    "15.12",
    "15.8",
)
def test_one_thing_wrong_is_one_problem(path: str, value: object, problem: tuple[str, str, str]):
    assert found(setting(path, value)) == [problem]


@pytest.mark.parametrize("field", ["showdown", "name", "map", "game_length", "sides", "set_up"])
@rule("gunslinger", "3.4")
def test_a_missing_part_is_named(field: str):
    data = good()
    del data[field]
    assert ("field-missing", field, "") in found(data)


@rule("gunslinger", "1.1", "2.31a", "3.2a", "3.3a")
def test_sides_and_characters():
    assert found(setting("sides", [["ike", "texas", "happy", "guard", "lucky", "slim"]]))[0] == (
        "field-length",
        "sides",
        "1.1",
    )
    twice = found(setting("sides", [["ike", "happy", "lucky"], ["texas", "guard", "slim", "Ike"]]))
    assert twice == [("character-twice", "sides[1][3]", "3.3a")]
    eight = ["banker", "clerk", "dude", "gambler", "lady", "owner", "smith", "andy"]
    many = found({**good(), "sides": [eight[:4], eight[4:]], "order": eight})
    assert ("too-many-characters", "sides", "3.2a") in many
    (wrong,) = [p for p in problems(figures, setting("sides.0.0", "Ikea")) if p.code == "no-such-character"]
    assert (wrong.args["field"], wrong.rule) == ("sides[0][0]", "3.3a")
    assert "mountain-man" in [
        name for p in problems(figures, setting("sides.0.0", "montain man")) for name in p.args.get("near", [])
    ]


@rule("gunslinger", "3.3a", "3.4")
def test_set_up_of_everybody_once_and_of_nobody_else():
    assert found(setting("set_up.5", good()["set_up"][4])) == [
        ("set-up-twice", "set_up[5]", "3.4"),
        ("not-set-up", "set_up", "3.4"),
        ("set-up-overlap", "set_up[5].hex", "3.4"),
    ]
    stranger = {"character": "banker", "hex": "A1", "facing": "n"}
    data = good()
    data["set_up"].append(stranger)
    assert found(data) == [("no-side", "set_up[6]", "3.3a")]


@rule("gunslinger", "15.4b")
def test_nobody_surrenders_where_captives_are_killed():
    data = setting("special_rules.captives_killed", True)
    assert found(data) == []
    assert not read_showdown(figures, data).surrender
    data["special_rules"]["surrender"] = True
    assert found(data) == [("surrender-to-die", "special_rules.surrender", "15.4b")]


@rule("gunslinger", "10.1")
@pytest.mark.parametrize("lying", [34, 35])
def test_there_are_64_weapons_at_most(lying: int):
    """Six people with five guns each, and those that lie on the map."""
    kinds = ("C45", "C44", "C32", "R41d", "SW38")
    data = setting("special_rules.on_the_map", [{"weapon": kinds[i % 5], "hex": "F6"} for i in range(lying)])
    for row in data["set_up"]:
        row["weapons"] = {"gun-hand": [kinds[0]], "holstered": [*kinds[1:]]}
    assert found(data) == ([("too-many-weapons", "None", "10.1")] if 30 + lying > 64 else [])


@rule("gunslinger", "3.4")
def test_every_problem_is_listed_at_once():
    data = setting("set_up.0.hex", "Z9")
    data["set_up"][1]["weapons"] = {"holstered": ["W44", "AK47"]}
    data["set_up"][2]["facing"] = "up"
    data["game_length"] = 1000
    data["map"] = ["A", "Q"]
    data["bonus_points"]["money_bag"] = "lots"
    codes = sorted(code for code, _, _ in found(data))
    assert codes == sorted(
        ["field-choice", "field-range", "off-map", "no-such-weapon", "not-holstered", "field-choice", "field-type"]
    )
    with pytest.raises(Refused) as caught:
        read_showdown(figures, data)
    assert len(caught.value.refusals) == 7


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 200)
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["ike", "F3", "C45"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from([*own_showdown("2")])


@examples(150)
@given(st.dictionaries(FIELDS, VALUES, min_size=1, max_size=4))
@rule("gunslinger", "3.4")
def test_anything_at_all_is_read_or_refused(changes: dict[str, Any]):
    data = {**good(), **changes}
    noted = problems(figures, data)
    assert all(problem.code and isinstance(problem.args, dict) for problem in noted)
    if not noted:
        read_showdown(figures, data)
