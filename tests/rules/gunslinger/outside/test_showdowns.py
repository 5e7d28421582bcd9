"""SHOWDOWNS (3. PREPARARE IL GIOCO): the first two of the game, and how players share characters."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import sixgun
from sixgun.games.gunslinger.outside.showdown_files import (
    OWN_SHOWDOWNS,
    own_showdown,
    problems,
    read_showdown,
    the_showdown,
)
from sixgun.games.gunslinger.table import components as c
from sixgun.games.gunslinger.table.figures import Figures, own_data
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.showdown import ALWAYS, BONUSES
from sixgun.games.gunslinger.table.state import NOBODY
from tests.cite import rule

figures = Figures(own_data())
DOCS = Path(__file__).parents[4] / "docs" / "gunslinger-showdowns.md"


def shown(number: str) -> list[tuple[object, ...]]:
    """Each character of a SHOWDOWN: name, side, hex, facing, weapons by box."""
    found = the_showdown(figures, number)
    return [
        (
            figures.characters[character],
            found.side[place],
            found.map.names[found.hex[place]],
            DIRECTIONS[found.facing[place]],
            [(c.BOXES[gear.box], figures.weapons[gear.weapon]) for gear in found.gear[place]],
        )
        for place, character in enumerate(found.character)
    ]


@rule("gunslinger", "1.2", "3.1", "3.3a", "3.4", "4.7")
def test_showdown_1():
    assert shown("1") == [
        ("marshal", 0, "F3", "s", [("holstered", "C45")]),
        ("the-kid", 1, "F9", "n", [("holstered", "C45")]),
    ]
    found = the_showdown(figures, "1")
    assert (found.map.boards, found.game_length, found.surrender, found.captives_killed) == (("A",), 12, True, False)
    assert found.map.distance(*found.hex) == 6
    assert found.seats() == [2]


@rule("gunslinger", "1.2", "3.1", "3.3b", "3.4", "15.8")
def test_showdown_2():
    rifle = [("both-hands", "W44"), ("holstered", "C45")]
    one, two = [("holstered", "C45")], [("holstered", "C45")] * 2
    assert shown("2") == [
        ("ike", 0, "F2", "s", rifle),
        ("texas", 1, "F10", "n", rifle),
        ("happy", 0, "D2", "s", one),
        ("guard", 1, "H10", "n", one),
        ("lucky", 0, "H2", "s", two),
        ("slim", 1, "D10", "n", two),
    ]
    found = the_showdown(figures, "2")
    assert [(figures.weapons[gear.weapon], found.map.names[gear.hex]) for gear in found.loose] == [("MB", "F4")]
    assert (found.bag_value, found.game_length) == (4, 7)


@pytest.mark.parametrize("name", OWN_SHOWDOWNS)
@rule("gunslinger", "10.42b")
def test_weapons_are_full_and_uncocked_and_nobody_is_down(name: str):
    found = the_showdown(figures, name)
    for gear in [item for held in found.gear for item in held]:
        assert (gear.rounds, gear.cocked) == (figures.capacity[gear.weapon], 0)
    assert not any(found.down)
    assert own_showdown(name)["provenance"] == ("found" if name in ("8", "9", "10") else "house")


# ---- who plays whom


@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (2, [0, 1, NOBODY, NOBODY, NOBODY, NOBODY]),  # the first of each side
        (3, [0, 1, 2, 1, NOBODY, NOBODY]),  # one player runs two men
        (4, [0, 1, 2, 3, NOBODY, NOBODY]),
        (5, [0, 1, 2, 3, 4, 1]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
@rule("gunslinger", "3.3a", "3.3b", "15.13b")
def test_the_cast_goes_by_the_players(seats: int, owners: list[int]):
    assert the_showdown(figures, "2").seating(seats) == owners
    assert the_showdown(figures, "2").seats() == [2, 3, 4, 5, 6]


@rule("gunslinger", "1.1", "3.3a", "3.3b")
def test_without_it_players_share_all_characters():
    data = {**own_showdown("2")}
    del data["cast"]
    found = read_showdown(figures, data)
    assert found.seating(2) == [0, 1, 0, 1, 0, 1]
    assert found.seating(3) == [0, 1, 2, 1, 0, 1]
    assert found.seats() == [2, 3, 4, 5, 6]


@rule("gunslinger", "1.1", "3.3a", "3.3b")
def test_uneven_sides_take_as_many_players_as_they_have_characters():
    data = {**own_showdown("2"), "sides": [["ike"], ["texas", "guard", "slim", "happy", "lucky"]]}
    del data["order"]
    found = read_showdown(figures, {**data, "cast": "all"})  # in the order of the set-up: Ike, Happy, Lucky, Texas, ...
    assert found.seats() == [2, 3, 4, 5, 6]
    assert found.seating(2) == [0, 1, 1, 1, 1, 1]
    assert found.seating(4) == [0, 1, 2, 3, 1, 2]
    assert read_showdown(figures, data).seating(3) == [0, 1, 2, NOBODY, NOBODY, NOBODY]


@rule("gunslinger", "1.1", "3.3b")
def test_seven_sides_of_one():
    names = ["the-kid", "gambler", "marshal", "yankee", "quiet-man", "ling-ho", "floozy"]
    data = {
        "showdown": 1,
        "name": "Bawdy House",
        "map": ["CC"],
        "game_length": 20,
        "sides": [[name] for name in names],
        "set_up": [{"character": name, "hex": f"P{14 + i}", "facing": "n"} for i, name in enumerate(names)],
        "special_rules": {"surrender": False},
        "bonus_points": {"extra": [{"for": "gun-in-hand", "points": -2}, {"for": "kill-enemy", "points": -10}]},
    }
    found = read_showdown(figures, data)
    assert found.seats() == [7]
    assert found.seating(7) == [0, 1, 2, 3, 4, 5, 6]
    assert not found.surrender
    assert [(BONUSES[bonus.event], bonus.points, len(bonus.characters)) for bonus in found.bonuses] == [
        ("gun-in-hand", -2, 7),
        ("kill-enemy", -10, 7),
    ]


@rule("gunslinger", "1.1", "3.3a", "3.3b")
def test_with_fewer_players_the_last_sides_stay_away():
    data = {**own_showdown("2"), "sides": [["ike"], ["texas", "guard"], ["happy", "lucky", "slim"]], "cast": "by-sides"}
    found = read_showdown(figures, data)  # in playing order: Ike, Texas, Happy, Guard, Lucky, Slim
    assert found.seats() == [2, 3, 4, 5, 6]
    assert found.seating(2) == [0, 1, NOBODY, 1, NOBODY, NOBODY]
    assert found.seating(3) == [0, 1, 2, 1, 2, 2]
    assert found.seating(5) == [0, 1, 2, 3, 4, 2]


@rule("gunslinger", "15.12", "3.4")
def test_bonus_points_of_a_file_count_for_those_who_are_named():
    extra = [{"for": "always", "points": 4, "characters": ["The Kid"]}]
    game = sixgun.game("gunslinger").repacked({"showdown": {**own_showdown("1"), "bonus_points": {"extra": extra}}})
    points = {row["character"]: row["points"] for row in game.view(game.new(2), None)["characters"]}
    usual = sixgun.game("gunslinger")
    before = {row["character"]: row["points"] for row in usual.view(usual.new(2), None)["characters"]}
    assert (int(points["the-kid"]) - int(before["the-kid"]), points["marshal"]) == (4, before["marshal"])


# ---- the rest of the format


@rule("gunslinger", "15.12", "15.61", "15.64", "10.42b", "8.2")
def test_everything_that_a_file_can_say():
    data = {
        **own_showdown("1"),
        "name": "All of it",
        "special_rules": {
            "captives_killed": True,
            "captured": ["The Kid"],
            "on_the_map": [{"weapon": "w44", "hex": "f6", "rounds": 3, "cocked": True}, {"weapon": "MB", "hex": "A1"}],
        },
        "bonus_points": {
            "money_bag": 3,
            "extra": [
                {"for": "always", "points": 1, "side": 2},
                {"for": "survive", "points": 4, "characters": ["marshal"]},
            ],
        },
        "set_up": [
            {"character": "Marshal", "hex": "f3", "facing": "S", "down": True, "weapons": {"GUN_HAND": "C45"}},
            {
                "character": "The Kid",
                "hex": "F9",
                "facing": "N",
                "weapons": {"both hands": {"weapon": "W44", "rounds": 0}, "holstered": ["C41", "C41", "MB"]},
            },
        ],
    }
    assert problems(figures, data) == []
    found = read_showdown(figures, data)
    assert (found.captives_killed, found.surrender, found.captured) == (True, False, (1,))
    assert found.down == (1, 0)
    assert [(figures.weapons[g.weapon], g.rounds, g.cocked) for g in found.loose] == [("W44", 3, 1), ("MB", 0, 0)]
    assert [(figures.weapons[g.weapon], c.BOXES[g.box], g.rounds) for g in found.gear[1]] == [
        ("W44", "both-hands", 0),
        ("C41", "holstered", 6),
        ("C41", "holstered", 6),
        ("MB", "holstered", 0),
    ]
    assert found.bag_value == 3
    assert [(bonus.event, bonus.points, bonus.characters) for bonus in found.bonuses] == [
        (ALWAYS, 1, (1,)),
        (0, 4, (0,)),
    ]


@rule("gunslinger", "3.4")
def test_the_worked_example_of_the_documentation_is_good():
    blocks = DOCS.read_text(encoding="utf-8").split("```toml\n")[1:]
    examples = [block.split("```")[0] for block in blocks]
    whole = [tomllib.loads(example) for example in examples if example.startswith("showdown = 1")]
    assert whole
    for data in whole:
        assert problems(figures, data) == []


VERSION_1 = """
showdown = 1
name = "Kept for years"
story = "Somebody wrote this long ago."
map = ["A", "B"]
game_length = 15
cast = "by-players"
sides = [["Marshal", "Guard"], ["The Kid", "Slim"]]
order = ["The Kid", "Marshal", "Slim", "Guard"]

[[set_up]]
character = "Marshal"
hex = "F6"
facing = "se"
weapons = { gun-hand = [{ weapon = "C45", rounds = 2, cocked = true }], holstered = ["C41"] }

[[set_up]]
character = "Guard"
hex = "E7"
facing = "s"
down = true
weapons = { both-hands = ["W44"] }

[[set_up]]
character = "The Kid"
hex = "N8"
facing = "nw"

[[set_up]]
character = "Slim"
hex = "M10"
facing = "n"
weapons = { other-hand = ["MB"] }

[special_rules]
surrender = false
captured = ["Slim"]
on_the_map = [{ weapon = "R10s", hex = "J7", rounds = 1 }]

[bonus_points]
money_bag = 3
extra = [{ for = "kill-enemy", points = -6, side = 1 }]
"""


@rule("gunslinger", "3.1", "3.3b", "3.4", "4.7")
def test_a_file_of_version_1_is_read_as_ever():
    """Never change this file: people have such files."""
    data = tomllib.loads(VERSION_1)
    assert problems(figures, data) == []
    found = read_showdown(figures, data)
    names = [figures.characters[character] for character in found.character]
    assert names == ["the-kid", "marshal", "slim", "guard"]
    assert [*found.map.boards] == ["A", "B"]
    assert [found.map.names[hex_] for hex_ in found.hex] == ["N8", "F6", "M10", "E7"]
    assert [DIRECTIONS[facing] for facing in found.facing] == ["nw", "se", "n", "s"]
    assert ([*found.side], [*found.down]) == ([1, 0, 1, 0], [0, 0, 0, 1])
    gear = [[(figures.weapons[g.weapon], c.BOXES[g.box], g.rounds, g.cocked) for g in one] for one in found.gear]
    assert gear == [
        [],
        [("C45", "gun-hand", 2, 1), ("C41", "holstered", 6, 0)],
        [("MB", "other-hand", 0, 0)],
        [("W44", "both-hands", 15, 0)],
    ]
    assert [(figures.weapons[g.weapon], g.rounds) for g in found.loose] == [("R10s", 1)]
    assert (found.surrender, found.captives_killed, found.captured, found.bag_value) == (False, False, (2,), 3)
    game = sixgun.game("gunslinger").repacked({"showdown": data})
    assert (game.seats, game.view(game.new(2, 1), None)["length"]) == (range(2, 5), 15)
