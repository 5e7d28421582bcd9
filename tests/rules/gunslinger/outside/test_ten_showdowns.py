"""The ten SHOWDOWNS of the game: what each is about, for two to seven players, on which boards, with found facts."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sixgun
from sixgun.games.gunslinger.outside.showdown_files import OWN_SHOWDOWNS, own_showdown, problems, the_showdown
from sixgun.games.gunslinger.table.figures import Figures, own_data
from sixgun.games.gunslinger.table.showdown import Showdown
from sixgun.text import LANGUAGES, Speaker
from tests.cite import rule
from tests.conformance.quick_laws import one_game_keeps_the_laws

figures = Figures(own_data())
MONEY_BAG = "MB"


def cast(number: str) -> list[str]:
    return [figures.characters[who] for who in the_showdown(figures, number).character]


def armed(found: Showdown, side: int) -> list[bool]:
    """By character of a side: whether it has a weapon at the start."""
    return [bool(gear) for gear, own in zip(found.gear, found.side, strict=True) if own == side]


def bags(found: Showdown) -> list[str]:
    return [found.map.names[gear.hex] for gear in found.loose if figures.weapons[gear.weapon] == MONEY_BAG]


def extras(number: str) -> list[tuple[object, ...]]:
    data: Any = own_showdown(number)
    return [(row["for"], row["points"]) for row in data.get("bonus_points", {}).get("extra", [])]


@rule("gunslinger", "1.1", "1.2", "3.1")
def test_there_are_ten_on_at_least_six_boards_for_two_to_seven_players():
    game = sixgun.game("gunslinger")
    assert [*game.options[0].values] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    boards = {board for number in OWN_SHOWDOWNS for board in the_showdown(figures, number).map.boards}
    assert len(boards) >= 6
    for number in range(1, 11):
        for seats in range(2, 8):
            people: Any = game.view(game.new(seats, 1, {"showdown": number}), None)["characters"]
            assert {one["seat"] for one in people} == set(range(seats))


@rule("gunslinger", "1.22", "3.3a", "3.4", "4.7", "15.12")
@pytest.mark.parametrize("number", OWN_SHOWDOWNS)
def test_each_is_good_and_keeps_the_laws(number: str):
    """A file without a problem, and a part of a random game with as many players as its number makes for variety."""
    assert problems(figures, own_showdown(number)) == []
    seats = 2 + int(number) % 6
    assert one_game_keeps_the_laws(sixgun.game("gunslinger"), seats, 7, {"showdown": int(number)}, "plan", 60) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_a_name_and_a_line_of_story(lang: str):
    speaker = Speaker(lang, "gunslinger")
    for number in OWN_SHOWDOWNS:
        assert speaker.text(f"option-showdown-{number}").startswith(f"{number}: ")
        assert 40 < len(speaker.text(f"option-showdown-{number}-about")) <= 200


# ---- what each is about


@rule("gunslinger", "3.4", "13.51a")
def test_the_rifle_duel_begins_at_long_range():
    found = the_showdown(figures, "3")
    guns = {figures.weapons[gear.weapon] for held in found.gear for gear in held}
    assert guns == {"W44"}
    far = [found.map.distance(a, b) for a, i in zip(found.hex, found.side, strict=True)
           for b, j in zip(found.hex, found.side, strict=True) if i < j]  # fmt: skip
    assert min(far) >= 7


@rule("gunslinger", "3.4", "11.11a")
def test_in_the_ambush_one_side_has_no_gun_but_one_lies_there_for_each():
    found = the_showdown(figures, "4")
    assert not any(armed(found, 0))
    assert all(armed(found, 1))
    assert len(found.loose) == found.side.count(0)


@rule("gunslinger", "3.3a")
def test_the_last_stand_is_two_against_five():
    assert [the_showdown(figures, "5").side.count(side) for side in (0, 1)] == [2, 5]


@rule("gunslinger", "15.61", "15.64")
def test_the_prisoner_dies_if_he_is_there_at_the_end():
    found = the_showdown(figures, "6")
    assert found.captives_killed
    assert [cast("6")[place] for place in found.captured] == ["the-kid"]
    assert armed(found, found.side[found.captured[0]]).count(False) == 1


@rule("gunslinger", "1.1")
def test_in_the_street_everybody_is_alone():
    assert sorted(the_showdown(figures, "7").side) == [0, 1, 2, 3, 4, 5, 6]


@rule("gunslinger", "3.4")
def test_in_the_street_everybody_draws_lots_for_a_place():
    assert the_showdown(figures, "7").by_lot == ((0, 1, 2, 3, 4, 5, 6),)


@rule("gunslinger", "3.3b", "3.4")
@pytest.mark.parametrize("number", ["9", "10"])
def test_where_a_race_is_run_lots_are_drawn_in_three_groups_and_all_run_as_far(number: str):
    found = the_showdown(figures, number)
    assert found.by_lot == ((0, 1, 2), (3, 4), (5, 6))
    (bag,) = bags(found)
    assert [found.map.distance(hex_, found.map.number[bag]) for hex_ in found.hex] == [5] * 7


# ---- the facts that were found of three in the box


@rule("gunslinger", "3.3b", "4.7", "15.8")
def test_the_poker_game():
    found = the_showdown(figures, "8")
    assert (found.map.boards, found.game_length, bags(found)) == (("DD",), 20, ["F17"] * 4)
    assert cast("8")[:3] == ["old-man", "cattle-baron", "smith"]
    assert {"foreman", "eagle", "nco"} < set(cast("8"))
    table = found.map.number["F17"]
    assert [found.map.distance(hex_, table) for hex_ in found.hex[:6]] == [1] * 6  # the chairs
    assert min(found.map.distance(found.hex[6], hex_) for hex_ in found.hex[:6]) == 1  # the seventh beside one
    assert found.by_lot == ((0, 1, 2, 3, 4, 5),)  # so the first six sit in the chairs, whatever they draw
    guns = [gear for gear in found.loose if figures.weapons[gear.weapon] != MONEY_BAG]
    assert not any(found.gear)
    assert len(guns) == 7
    assert all(figures.hands[gear.weapon] == 1 for gear in guns)
    assert [found.map.distance(gear.hex, seat) for gear, seat in zip(guns, found.hex, strict=True)] == [2] * 7


@rule("gunslinger", "3.3b", "4.7", "15.12", "15.4b")
def test_the_bawdy_house():
    found = the_showdown(figures, "9")
    assert cast("9") == ["the-kid", "gambler", "marshal", "yankee", "quiet-man", "ling-ho", "floozy"]
    assert (found.map.boards, found.game_length, found.surrender) == (("CC",), 20, False)
    assert extras("9") == [("gun-in-hand", -2), ("kill-enemy", -10)]
    assert all(figures.hands[gear.weapon] == 1 for held in found.gear for gear in held)


@rule("gunslinger", "3.3b", "4.7", "15.12", "15.4b")
def test_the_trading_post():
    found = the_showdown(figures, "10")
    assert cast("10") == ["nco", "axe", "mountain-man", "border-rider", "andy", "john-henry", "barkeep"]
    assert (found.map.boards, found.game_length, found.surrender) == (("HH",), 20, False)
    assert extras("10") == [("kill-enemy", -6)]


def test_what_is_house_data_in_them_says_so():
    for number in OWN_SHOWDOWNS:
        data: Any = own_showdown(number)
        assert data["provenance"] in ("house", "found")
        assert ("house" in data) == (data["provenance"] == "found")


def numbers_of(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 11))
@rule("gunslinger", "15.8", "15.12")
def test_what_a_showdown_says_of_its_points_is_what_its_file_says(number: int, lang: str) -> None:
    """The aim names bags only where there are some; every number in it, and in the story, is worth that in the file."""
    data: Any = own_showdown(str(number))
    bonus = data.get("bonus_points", {})
    worth = {abs(row["points"]) for row in bonus.get("extra", [])} | {
        bonus[name] for name in bonus if name == "money_bag"
    }
    speaker = Speaker(lang, "gunslinger")
    aim = speaker.text("aim", showdown=number)
    bag = {"en": "money bag", "it": "sacco di danaro"}[lang]
    assert (bag in aim) == ("money_bag" in bonus)
    assert numbers_of(aim) <= worth
    told = numbers_of(speaker.text(f"option-showdown-{number}-about"))
    assert told <= worth
