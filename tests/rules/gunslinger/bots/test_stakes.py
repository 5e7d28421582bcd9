"""What the rules bot fights for: money bags, a prisoner's escape, and no kill that costs more than it brings."""

from __future__ import annotations

from typing import Any

from sixgun.bots import Chair, make_bot
from sixgun.games.gunslinger.bots.glance import can_arm
from sixgun.games.gunslinger.bots.trails import nearest_ahead, steps_to
from sixgun.games.gunslinger.table.map import OFF_MAP
from tests.rules.gunslinger.bots.test_advise import advice
from tests.rules.gunslinger.stage import GAME, Stage, man


def played(s: Any, names: list[str]) -> list[Any]:
    """Play a game on to its end with these bots; all that was told."""
    bots = [make_bot(name, 1) for name in names]
    told: list[Any] = []
    while s.asked:
        seat = GAME.asked(s)[0]
        codes = GAME.codes(s, seat)
        told += GAME.carry_out(s, seat, codes[bots[seat].choose(Chair(GAME, s, seat, codes))])
    return told


# ---- ways


def test_a_way_into_a_part_of_a_divided_hex_is_longer_than_its_range() -> None:
    """P18 of board CC has three parts: from the south the others are in the way."""
    board = GAME.new(2, 1, {"showdown": 9}).map
    part, whole = board.number["P18*"], board.number["P18"]
    assert board.distance(part, whole) == 0
    assert steps_to(board, whole)[part] == 1
    assert all(steps_to(board, whole)[there] >= board.distance(there, whole) for there in range(board.size))


def test_the_way_off_the_map_is_one_step_longer_than_to_its_edge() -> None:
    """F0 is cut by the northern edge of board A, F3 three hexes from it; facing away from it, no step leads nearer."""
    board = GAME.new(2, 1, {"showdown": 1}).map
    assert steps_to(board, OFF_MAP)[board.number["F0"]] == 1
    assert steps_to(board, OFF_MAP)[board.number["F3"]] == 4
    assert nearest_ahead(board, OFF_MAP, board.number["F3"], 0) == 3
    assert nearest_ahead(board, OFF_MAP, board.number["F3"], 3) >= 4
    assert nearest_ahead(board, OFF_MAP, board.number["F3"], 3, behind=True) == 3


# ---- what is done about it


def test_a_bag_in_the_other_part_of_the_hex_is_stepped_to_and_taken() -> None:
    bag = [{"weapon": "MB", "hex": "P18"}]
    people = man("gambler", "P18*", "n"), man("the-kid", "P22", "n")
    stage = Stage(*people, map=["CC"], weapons=bag, money_bag=3)
    first = advice(stage)
    assert "1f" in first
    stage.plan(gambler="1f")
    stage.pick(advice(stage))
    assert stage.person("gambler")["hex"] == "P18"
    assert "9f" in advice(stage)
    stage.plan(gambler="9f")
    assert advice(stage).startswith("draw:mb.1>")


def test_a_prisoner_runs_for_the_nearest_edge_and_leaves() -> None:
    """He would be captured, and killed: -12 points, against -2 for running away. [15.5, 15.61, 15.64]"""
    people = man("the-kid", "F2", "s"), man("marshal", "F11", "n")
    stage = Stage(*people, captured=["the-kid"], captives_killed=True)
    assert "2b" in advice(stage)
    stage.plan(the_kid="2b")
    assert advice(stage).startswith("turn:")
    stage.pick(advice(stage))
    while not stage.person("the-kid")["out"]:
        assert stage.state.turn <= 4  # an ADVANCE and a RUN a turn are two hexes, and he is three steps from outside
        stage.plan(the_kid=advice(stage).removeprefix("plan:"))
        while stage.asked[1] == "declare":
            stage.pick(advice(stage))
    assert stage.person("the-kid")["out"] == ["left"]


def test_a_gun_on_the_ground_makes_a_danger_of_an_unarmed_man_who_is_near_it() -> None:
    people = man("the-kid", "F6", "s"), man("marshal", "F1", "s", gun_hand="C45"), man("gambler", "A1", "s")
    stage = Stage(*people, weapons=[{"weapon": "C45", "hex": "F8"}])
    assert [can_arm(stage.state, c) for c in range(3)] == [True, False, False]  # 2, 7 and more hexes away
    assert not can_arm(Stage(*people, weapons=[{"weapon": "C45", "hex": "F8", "rounds": 0}]).state, 0)


def shots_of(people: list[dict[str, Any]], cost: int) -> str:
    """What a man with a sure shot does, where a kill costs so much."""
    bonus = [{"for": "kill-enemy", "points": -cost, "characters": [row["character"] for row in people]}]
    stage = Stage(*people, bonus=bonus)
    stage.plan(marshal="7f")
    return advice(stage)


def test_a_shot_where_a_kill_costs_points() -> None:
    """A kill brings 2 - 10 = -8. Against one rival it costs him 10 and brings 2 for the field: +4 on balance. Among
    three it does no such good: the third man is ahead of both.
    """
    aim = {"points": 8, "target": "the-kid"}
    two = [man("marshal", "F3", "s", gun_hand="C45!", aim=aim), man("the-kid", "F4", "n", gun_hand="C45")]
    assert shots_of(two, 10) == "shoot>the-kid"
    three = [*two, man("gambler", "D8", "n", side=2)]
    assert shots_of(three, 10) == "nothing"
    assert shots_of(three, 0) == "shoot>the-kid"


def test_where_kills_cost_seven_players_run_for_the_money_and_nobody_shoots() -> None:
    for showdown in (9, 10):
        s = GAME.new(7, 1, {"showdown": showdown})
        told = played(s, ["rules"] * 7)
        kinds = [event.kind for event in told]
        assert "shot" not in kinds
        assert any(event.kind == "drawn" and str(event.args["weapon"]).startswith("mb.") for event in told)
        assert all(event.args["weapon"].startswith("mb.") for event in told if event.kind == "drawn")
        assert not any(s.out)


# ---- how well


def share_against_enter(level: str, showdown: int, side: int) -> float:
    """Of one game against a player who only presses Enter, from one of the sides; a shared win is half of one."""
    s = GAME.new(2, 50 + side, {"showdown": showdown})
    played(s, [level, "enter"] if side == 0 else ["enter", level])
    share: float = GAME.result(s).scores[side]
    return share


def test_who_only_presses_enter_seldom_wins_in_any_showdown() -> None:
    """Both sides of all ten for `normal`, a side of each for `easy`. Of long series, docs/bots.md has the shares."""
    normal = [share_against_enter("normal", showdown, side) for showdown in range(1, 11) for side in (0, 1)]
    assert sum(normal) >= 17
    easy = [share_against_enter("easy", showdown, showdown % 2) for showdown in range(1, 11)]
    assert sum(easy) >= 7
