"""The map (2.1, 8, 13.51, 14.32): hexes, directions, ranges, aim zones, LONG. Checked against plain geometry."""

from __future__ import annotations

import math
from collections import deque

import pytest

from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table import map as h
from sixgun.games.gunslinger.table.components import HEX_AHEAD_LEFT, HEX_AHEAD_RIGHT, HEX_LINES
from sixgun.games.gunslinger.table.figures import Figures, own_data
from sixgun.games.gunslinger.table.ground import Ground, Grounds
from sixgun.games.gunslinger.table.map import DIRECTIONS, OFF_MAP, Map, the_map, turned, why_apart
from tests.cite import rule

figures = Figures(own_data())
board = the_map(figures, ("A",))
BOARDS = [name for name in own_data()["board"] if name != "provenance"]


@pytest.fixture(autouse=True)
def laid_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has maps made for it, not those that somebody has asked for before."""
    monkeypatch.setattr(h, "_MAPS", {})
    monkeypatch.setitem(globals(), "board", the_map(figures, ("A",)))


def at(name: str, map_: Map | None = None) -> int:
    return (map_ or board).number[name]


def around(name: str, map_: Map | None = None) -> list[str]:
    """The neighbours from north clockwise, "-" off the map."""
    map_ = map_ or board
    found = map_.neighbour[at(name, map_) * 6 : at(name, map_) * 6 + 6]
    return [map_.names[hex_] if hex_ != OFF_MAP else "-" for hex_ in found]


def centre(name: str) -> tuple[float, float]:
    """A hex's centre in hex widths, east and south: columns 0.75 of a width apart, every other one half a hex lower."""
    column, row = "ABCDEFGHIJKLMNOPQRSTU".index(name[0]), int(name[1:].rstrip("*"))
    return column * 0.75, (row + (0.5 if column % 2 else 0)) * math.sqrt(3) / 2


def angle(name: str, other: str) -> float:
    """The bearing from one hex to another, in degrees clockwise from north."""
    (x, y), (u, v) = centre(name), centre(other)
    return math.degrees(math.atan2(u - x, y - v)) % 360


# ---- the grid


@pytest.mark.parametrize("name", BOARDS)
@rule("gunslinger", "2.1a")
def test_a_board_has_137_hexes_with_their_own_coordinates(name: str):
    found = the_map(figures, (name,))
    whole = {hex_.rstrip("*") for hex_ in found.names}
    assert len(whole) == 6 * 12 + 5 * 13 == 137
    assert len(set(found.names)) == found.size
    columns = sorted({hex_[0] for hex_ in whole})
    assert len(columns) == 11
    for i, column in enumerate(columns):
        assert sum(hex_[0] == column for hex_ in whole) == (13 if i % 2 else 12)


@rule("gunslinger", "2.1a")
def test_columns_and_rows_of_the_four_places():
    spans = {"A": ("A", "K", 0, 12), "B": ("K", "U", 0, 12), "C": ("A", "K", 12, 24), "D": ("K", "U", 12, 24)}
    for name, (first, last, top, bottom) in spans.items():
        names = [hex_.rstrip("*") for hex_ in the_map(figures, (name,)).names]
        assert (min(hex_[0] for hex_ in names), max(hex_[0] for hex_ in names)) == (first, last)
        rows = [int(hex_[1:]) for hex_ in names]
        assert (min(rows), max(rows)) == (top, bottom)


@rule("gunslinger", "9.2a")
def test_neighbours_of_an_inner_hex_of_both_kinds_of_column():
    assert around("F3") == ["F2", "G3", "G4", "F4", "E4", "E3"]
    assert around("E4") == ["E3", "F3", "F4", "E5", "D4", "D3"]


@rule("gunslinger", "8.1c", "9.25")
def test_half_hexes_at_the_edge_are_hexes_with_the_map_ending_beyond():
    assert around("A1") == ["-", "B0", "B1", "A2", "-", "-"]
    assert around("F0") == ["-", "-", "G1", "F1", "E1", "-"]
    assert around("F12") == ["F11", "G12", "-", "-", "-", "E12"]
    assert around("K12") == ["K11", "-", "-", "-", "J12", "J11"]
    assert sum(board.half) == 12 + 12 + 5 + 5
    assert not board.half[at("C12")]


@rule("gunslinger", "9.2a")
def test_neighbours_are_the_nearest_hexes_and_in_their_direction():
    for name in board.names:
        for direction, other in enumerate(around(name)):
            if other != "-":
                (x, y), (u, v) = centre(name), centre(other)
                assert math.isclose(math.hypot(u - x, v - y), math.sqrt(3) / 2)
                assert math.isclose(angle(name, other), direction * 60, abs_tol=1e-6) or direction == 0
                back = around(other)[(direction + 3) % 6]
                assert back == name


# ---- several boards


@rule("gunslinger", "3.1")
def test_boards_meet_in_common_half_hexes():
    all_four = the_map(figures, ("A", "B", "C", "D"))
    whole = {hex_.rstrip("*") for hex_ in all_four.names}
    assert len(whole) == 11 * 24 + 10 * 25
    assert around("K5", all_four) == ["K4", "L4", "L5", "K6", "J5", "J4"]
    assert around("F12", all_four) == ["F11", "G12", "G13", "F13", "E13", "E12"]
    assert around("K12", all_four) == ["K11", "L11", "L12", "K13", "J12", "J11"]
    assert not all_four.half[at("K5", all_four)]
    assert all_four.half[at("A5", all_four)]
    assert all_four.distance(at("A1", all_four), at("U24", all_four)) == 33


@pytest.mark.parametrize(
    ("boards", "apart"),
    [
        (["A"], ("", "")),
        (["A", "B"], ("", "")),
        (["B", "A"], ("", "")),
        (["B", "D"], ("", "")),
        (["D", "C"], ("", "")),
        (["A", "D"], ("A", "D")),
        (["C", "B"], ("C", "B")),
        (["A", "D", "C"], ("", "")),
        (["A", "E"], ("A", "E")),
        (["BB", "EE", "C", "GG"], ("", "")),
        (["A", "A"], ("A", "A")),
    ],
)
@rule("gunslinger", "3.1")
def test_boards_that_fit_together(boards: list[str], apart: tuple[str, str]):
    assert why_apart(figures, boards) == apart


@rule("gunslinger", "3.1")
def test_boards_are_found_by_their_numbers_where_they_fit_together():
    grounds = Grounds(figures)
    ground = grounds.numbered([figures.boards.index("A"), figures.boards.index("B")])
    assert ground is not None
    assert ground.map.boards == ("A", "B")
    for boards in ([], [-1], [len(figures.boards)], [0, 0], [0] * 5):
        assert grounds.numbered(boards) is None


# ---- divided hexes


@rule("gunslinger", "8.1a")
def test_a_divided_hex_has_two_parts_or_three():
    found = the_map(figures, ("C",))
    assert [name for name in found.names if name.startswith("C14")] == ["C14", "C14*"]
    assert [name for name in found.names if name.startswith("E17")] == ["E17", "E17*", "E17**"]
    assert found.size == 137 + 10
    assert sum(the_map(figures, (name,)).size - 137 for name in BOARDS) == 67  # as many walls as were found


@rule("gunslinger", "8.1a", "8.1c")
def test_each_part_has_its_sides_and_leads_to_the_others():
    found = the_map(figures, ("C",))
    assert around("C14", found) == ["C13", "D13", "C14*", "C14*", "C14*", "B13"]
    assert around("C14*", found) == ["C14", "C14", "D14", "C15", "B14", "C14"]
    assert around("C13", found)[3] == "C14"
    assert around("C15", found)[0] == "C14*"
    assert around("D13", found)[4] == "C14"
    assert around("D14", found)[5] == "C14*"
    assert {*around("E17", found)} == {"E16", "F16", "E17*", "E17**"}


@rule("gunslinger", "13.51b")
def test_two_halves_on_the_way_count_as_one_hex():
    found = the_map(figures, ("C",))
    assert found.distance(at("C13", found), at("C15", found)) == 2
    assert found.distance(at("C14", found), at("C14*", found)) == 0
    assert (
        found.distance(at("C13", found), at("C14", found)) == found.distance(at("C13", found), at("C14*", found)) == 1
    )


# ---- range


@rule("gunslinger", "13.51a")
def test_range_is_the_length_of_the_shortest_way():
    for start in range(0, board.size, 7):
        steps = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in board.neighbour[here * 6 : here * 6 + 6]:
                if there != OFF_MAP and there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        assert [board.distance(start, hex_) for hex_ in range(board.size)] == [
            steps[hex_] for hex_ in range(board.size)
        ]


@rule("gunslinger", "13.51a")
def test_range_without_the_own_hex_and_with_the_targets():
    assert board.distance(at("F3"), at("F9")) == 6
    assert board.distance(at("F3"), at("F3")) == 0
    assert board.distance(at("F3"), at("G4")) == 1
    assert board.distance(at("A1"), at("K12")) == 16


# ---- facing and aim zone


@rule("gunslinger", "8.31", "14.31")
def test_names_of_the_six_directions_are_clockwise_as_the_character_sees_them():
    facing = DIRECTIONS.index("se")
    named = {name: DIRECTIONS[turned(facing, relative)] for relative, name in enumerate(HEX_LINES[:6])}
    assert named == {
        "straight-ahead": "se",
        "ahead-right": "s",
        "back-right": "sw",
        "straight-back": "nw",
        "back-left": "n",
        "ahead-left": "ne",
    }


@rule("gunslinger", "8.32a", "8.32b")
def test_the_aim_zone_is_the_wedge_of_120_degrees_with_its_edges():
    for name in ("F6", "A1", "K12", "D9"):
        for facing in range(6):
            zone = {other for other in board.names if board.in_aim_zone(at(name), facing, at(other))}
            wedge = {
                other for other in board.names if abs((angle(name, other) - facing * 60 + 180) % 360 - 180) <= 60 + 1e-6
            }
            assert zone == wedge | {name}


@rule("gunslinger", "8.32a", "12.1")
def test_the_hexes_that_can_be_aimed_at_are_those_of_the_aim_zone_wherever_one_stands():
    ground = Ground(board)
    for name in ("F6", "G6", "A1", "F12"):
        for facing in range(6):
            zone = [other for other in board.names if board.in_aim_zone(at(name), facing, at(other))]
            aims = [codes.with_thing(codes.AIM, codes.HEX_TARGET + codes.hex_number(other)) for other in zone]
            assert ground.aims(at(name), facing) == ground.aims(at(name), facing) == aims


@rule("gunslinger", "8.32a")
def test_the_two_bounding_rows_belong_to_the_aim_zone():
    here = at("F6")
    for facing in range(6):
        for relative in (HEX_AHEAD_LEFT, HEX_AHEAD_RIGHT):
            hex_ = here
            while (hex_ := board.neighbour[hex_ * 6 + turned(facing, relative)]) != OFF_MAP:
                assert board.in_aim_zone(here, facing, hex_)
        for relative in (2, 3, 4):
            assert not board.in_aim_zone(here, facing, board.neighbour[here * 6 + turned(facing, relative)])


@rule("gunslinger", "8.3b")
def test_who_faces_off_the_map_aims_at_nobody_else():
    assert [board.names[hex_] for hex_ in range(board.size) if board.in_aim_zone(at("F0"), 0, hex_)] == ["F0"]


# ---- LONG


@rule("gunslinger", "14.32a", "14.32b")
def test_long_goes_on_along_the_line_and_through_a_corner_to_either_side():
    for name in ("F6", "B3", "A1"):
        for other in board.names:
            if other == name:
                continue
            line = angle(name, other)
            off = [abs((line - direction * 60 + 180) % 360 - 180) for direction in range(6)]
            nearest = tuple(direction for direction in range(6) if off[direction] <= min(off) + 1e-6)
            assert board.long(at(name), 0, at(other)) == nearest, (name, other)


@rule("gunslinger", "14.32a", "14.32b", "14.32c")
def test_long_by_hand():
    assert board.long(at("F3"), h.SOUTH, at("F9")) == (h.SOUTH,)
    assert board.long(at("F6"), h.NORTH, at("H6")) == (h.NORTH_EAST, h.SOUTH_EAST)
    assert board.long(at("F6"), h.SOUTH_WEST, at("F6")) == (h.SOUTH_WEST,)  # the shooter's straight ahead
    assert board.bearing(at("F6"), at("F6")) == ()
    assert board.bearing(at("F3"), at("F9")) == (h.SOUTH,)


@rule("gunslinger", "1.24")
def test_every_hex_is_open_ground():
    assert set(the_map(figures, ("DD",)).terrain) == {h.OPEN}
