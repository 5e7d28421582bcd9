"""What lies on the map in Section I (1.24, 2.1, 2.5, 2.8): no terrain, no heads, no objects, no smoke."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.games.gunslinger.table.map import DIRECTIONS, the_map
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.timing import NOTHING_HAPPENS, follow

# ---- terrain

# The board of each place with the column and the row that A's column F and row 0 correspond to.
BOARDS = [
    *[(board, "F", 0) for board in ("A", "E", "BB", "FF")],
    *[(board, "P", 0) for board in ("B", "F", "AA", "EE")],
    *[(board, "F", 12) for board in ("C", "G", "DD", "HH")],
    *[(board, "P", 12) for board in ("D", "H", "CC", "GG")],
]


@pytest.mark.parametrize(("board", "column", "row"), BOARDS)
@rule("gunslinger", "1.24", "2.1b")
def test_on_every_board_a_shot_goes_six_hexes_over_whatever_is_printed_there(board: str, column: str, row: int) -> None:
    stage = Stage(
        man("marshal", f"{column}{row + 10}", "n", gun_hand="C45!", aim={"points": 8, "target": "the-kid"}),
        man("the-kid", f"{column}{row + 4}", "s"),
        map=[board],
        deck=[17],  # at range 6 a bullseye from aim time 9 on, a miss below
    )
    (kid,) = stage.seen("marshal")["others"]
    assert (kid["range"], kid["in_zone"], kid["status"]) == (6, True, [])
    stage.plan(marshal="7f")
    assert {"shoot>the-kid", "nothing"} <= set(stage.options())
    stage.pick("shoot>the-kid")
    (shot,) = stage.told("shot")
    assert (shot["aim"], shot["range"], shot["hit"]) == (9, 6, "bullseye")


@pytest.mark.parametrize(("board", "column", "row"), BOARDS)
@rule("gunslinger", "1.24", "2.1b")
def test_on_every_board_walking_costs_neither_cards_nor_delay(board: str, column: str, row: int) -> None:
    stage = Stage(man("marshal", f"{column}{row + 11}", "n"), man("the-kid", f"{column}{row + 1}", "n"), map=[board])
    for _ in range(4):
        stage.plan(marshal="2f+1f", the_kid="none")
        follow(stage, "move:straight-ahead")
        assert stage.seen("marshal")["stack"]["revealed"]["due"] == 3
        follow(stage, "move:straight-ahead")
        assert stage.told("drew") == []
        assert len(stage.told("moved")) == 2
        assert (stage.person("marshal")["delay"], stage.person("marshal")["endurance"]) == (0, 20)


# As many hexes of each board are divided by a wall; some of them twice.
DIVIDED = {"AA": 6, "BB": 13, "C": 9, "CC": 7, "D": 2, "DD": 7, "EE": 6, "FF": 4, "GG": 7, "HH": 4}


@pytest.mark.parametrize("board", DIVIDED)
@rule("gunslinger", "1.24", "2.1b")
def test_walking_through_the_walls_of_buildings_costs_nothing(board: str) -> None:
    map_ = the_map(GAME.figures, (board,))
    halves = [name for name in map_.names if name.endswith("*")]
    assert len({name.rstrip("*") for name in halves}) == DIVIDED[board]
    for half in halves:
        doors = [i for i, to in enumerate(map_.neighbour) if to == map_.number[half]]
        start, direction = divmod(doors[0], 6)
        far = next(name for name in map_.names if map_.distance(map_.number[name], start) > 5)
        stage = Stage(man("marshal", map_.names[start], DIRECTIONS[direction]), man("the-kid", far), map=[board])
        stage.plan(marshal="1f+3b")
        follow(stage, "move:straight-ahead")
        assert stage.person("marshal")["hex"] == half
        assert (stage.told("drew"), stage.told("gained"), stage.person("marshal")["delay"]) == ([], [], 0)
        assert stage.seen("marshal")["stack"]["revealed"]["due"] == 3


# ---- counters of later sections


@rule("gunslinger", "2.5", "1.22")
def test_nobody_is_a_head_so_a_head_line_never_makes_a_shot_miss() -> None:
    for down in (False, True):
        stage = Stage(
            man("marshal", "F5", "s", gun_hand="C45!"),
            man("the-kid", "F6", "n", down=down),
            deck=[3, *NOTHING_HAPPENS[3:]],  # SIDE at range 0-1 from aim time 1 on; lists Head, and nothing else
        )
        stage.plan(marshal="7f")
        stage.pick("shoot>the-kid")
        assert stage.told("shot")[0]["hit"] == "side"
        assert "head" not in stage.seen("marshal")["others"][0]["status"]


@rule("gunslinger", "2.8")
def test_a_shotgun_hits_its_target_and_nobody_around_it() -> None:
    stage = Stage(
        man("marshal", "F3", "s", side=0, both_hands="R10!", aim={"points": 6, "target": "the-kid"}),
        man("the-kid", "F5", "n", side=1),
        man("ike", "F5", "n", side=1),
        man("texas", "F4", "n", side=1),
        man("slim", "F6", "n", side=1),
        deck=[45, *NOTHING_HAPPENS],  # CRIT from aim time 1 on, bullseye from 6
    )
    before = [stage.person(name) for name in ("ike", "texas", "slim")]
    stage.plan(marshal="7f")
    stage.picks("shoot>the-kid", "bullseye:vital")
    assert stage.person("the-kid")["out"] == ["dead"]
    for then in before:
        now = stage.person(then["character"])
        assert {name: now[name] for name in ("out", "down", "delay", "endurance", "serious", "hex")} == {
            name: then[name] for name in ("out", "down", "delay", "endurance", "serious", "hex")
        }


@pytest.mark.parametrize(
    "thing", ["blast", "horse", "wagon", "table", "chair", "bale", "rock", "b", "smoke", "tac", "rx", "dyn", "bow"]
)
@rule("gunslinger", "2.8", "1.22")
def test_no_such_thing_can_be_put_on_the_map(thing: str) -> None:
    people = [man("marshal", "F5"), man("the-kid", "F6")]
    for more, problem in (
        ({"weapons": [{"weapon": thing, "hex": "F5"}]}, ("field-choice", "10.1")),
        ({thing: ["F5"]}, ("field-unknown", "")),
    ):
        with pytest.raises(sixgun.Refused) as caught:
            GAME.position({"characters": people, **more})
        assert (caught.value.refusal.code, caught.value.refusal.rule) == problem


@rule("gunslinger", "2.8")
def test_shots_leave_no_smoke_that_would_lengthen_the_range() -> None:
    stage = Stage(
        man("marshal", "F6", "s", side=0, gun_hand="C45!"),
        man("ike", "F4", "s", side=0, gun_hand="C45!"),
        man("the-kid", "F8", "n", side=1),
        deck=[32, 42],
    )
    stage.plan(marshal="7f", ike="5f")  # segments 1 and 2, the second one over the first shooter's hex
    stage.picks("shoot>the-kid", "shoot>the-kid")
    assert [shot["range"] for shot in stage.told("shot")] == [2, 4]
