"""The examples printed in the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man

FAR = man("the-kid", "A1", "n")
NUMBERS_ONLY = [*range(1, 61)]  # result cards whose DELAY line is 0 or 1: nothing else happens


def segments(stage: Stage, name: str, *picks: str) -> list[tuple[int, str]]:
    """Play on with picks, and note in which segment each action of a character took place."""
    found = []
    now = 0
    events = list(stage.events)
    for pick in picks:
        stage.pick(pick)
        events += stage.events
    for event in events:
        if event["event"] == "segment":
            now = event["number"]
        elif event["event"] in ("moved", "turned", "flipped") and event["character"] == name:
            found.append((now, event["event"]))
    return found


@rule("gunslinger", "4.3", "4.31", "5.52", "7.0b", "9.21c")
def test_run_advance_and_turn_are_executed_in_segments_1_3_and_4() -> None:
    stage = Stage(man("ike", "F9", "n"), FAR)
    stage.plan(ike="2f+1f+3b")
    done = segments(stage, "ike", "move:straight-ahead", "move:ahead-right", "turn:ahead-left")
    assert done == [(1, "moved"), (3, "moved"), (4, "turned")]
    assert (stage.person("ike")["hex"], stage.person("ike")["facing"]) == ("G8", "nw")


@rule("gunslinger", "7.0c")
def test_five_segments_of_cards_and_a_delay_point_are_too_much() -> None:
    stage = Stage(man("ike", "F9", delay=1), FAR)
    assert stage.why("plan:1f+2f+5f") == ("over-five", "7.0c")
    assert stage.why("plan:1f+5f") is None
    assert stage.why("plan:5f+1f+7f", 1) is None


@rule("gunslinger", "4.31")
def test_two_actions_of_time_two_come_in_segments_2_and_4() -> None:
    stage = Stage(man("ike", "F9"), FAR)
    stage.plan(ike="1f+2b")
    assert segments(stage, "ike", "move:straight-ahead", "turn:straight-back") == [(2, "moved"), (4, "turned")]


@rule("gunslinger", "4.32")
def test_time_two_and_three_delay_points_make_segment_5() -> None:
    stage = Stage(man("ike", "F9", delay=3), FAR)
    stage.plan(ike="1f")
    assert stage.seen("ike")["stack"]["revealed"]["due"] == 5
    assert segments(stage, "ike", "move:straight-ahead") == [(5, "moved")]


@rule("gunslinger", "5.6", "6.3a", "6.3b")
def test_five_delay_points_wear_off_to_two_one_and_none() -> None:
    stage = Stage(man("ike", "F9", delay=5), FAR)
    found = []
    for _ in range(4):
        found.append(stage.person("ike")["delay"])
        stage.plan()
    assert found == [5, 2, 1, 0]


# ---- 9: the pictures of legal and illegal stacks, and Ike's neighbours


@rule("gunslinger", "9.21a", "9.21b")
def test_run_without_advance_and_sprint_without_run_are_illegal() -> None:
    stage = Stage(man("ike", "F9", executed_last=["advance", "run"]), FAR)
    assert stage.why("plan:2f") == ("run-needs-advance", "9.21a")
    assert stage.why("plan:1f+3f") == ("sprint-needs-run", "9.21b")


@rule("gunslinger", "9.21c", "9.23c", "9.23d")
@pytest.mark.parametrize("stack", ["1f+2f+3f", "3f+2f+1f", "2f+3f+1f", "3f+4f+2f+1f"])
def test_advance_run_and_one_or_two_sprints_in_any_order_once_built_up(stack: str) -> None:
    built = Stage(man("ike", "F9", executed_last=["advance", "run"]), FAR)
    assert built.why(f"plan:{stack}") is None
    fresh = Stage(man("ike", "F9"), FAR)
    assert fresh.why(f"plan:{stack}") == ("sprint-not-built-up", "9.23c")


@rule("gunslinger", "9.23c")
def test_a_sprint_is_built_up_by_executing_not_by_choosing() -> None:
    stage = Stage(man("ike", "F9"), FAR)
    stage.plan(ike="2f+1f")
    stage.picks("move:straight-ahead", "move:straight-ahead")
    assert stage.why("plan:2f+1f+3f") is None
    late = Stage(man("ike", "F9", delay=2, down=True), FAR, deck=NUMBERS_ONLY)
    late.plan(ike="2f+1f")
    late.picks("move:straight-ahead", "move:straight-ahead")  # crawling delays ADVANCE beyond the turn
    assert late.person("ike")["executed_last"] == ["run"]
    assert not late.seen("ike")["sprint"]


@rule("gunslinger", "9.0", "9.22a", "9.22b", "9.23a", "9.3a", "9.3b")
@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("1f", {"move:ahead-left": "E6", "move:straight-ahead": "F5", "move:ahead-right": "G6"}),
        ("1b", {"move:back-left": "E7", "move:straight-back": "F7", "move:back-right": "G7"}),
    ],
)
def test_ike_moves_to_the_hexes_marked_a_and_b(card: str, ends: dict[str, str]) -> None:
    for pick, hex_ in ends.items():
        stage = Stage(man("ike", "F6", "n"), FAR)
        stage.plan(ike=card)
        assert set(stage.options()) == set(ends)
        stage.pick(pick)
        assert (stage.person("ike")["hex"], stage.person("ike")["facing"]) == (hex_, "n")


@rule("gunslinger", "9.3a", "9.3b")
def test_ike_turns_to_a_and_s_and_spins_to_b() -> None:
    for card, ends in (
        ("3b", {"turn:ahead-left": "nw", "turn:straight-ahead": "n", "turn:ahead-right": "ne"}),
        ("2b", {"turn:back-left": "sw", "turn:straight-back": "s", "turn:back-right": "se"}),
    ):
        for pick, facing in ends.items():
            stage = Stage(man("ike", "F6", "n"), FAR)
            stage.plan(ike=card)
            assert set(stage.options()) == set(ends)
            stage.pick(pick)
            assert (stage.person("ike")["hex"], stage.person("ike")["facing"]) == ("F6", facing)


# ---- 12: the W44 and the C45


def armed() -> Stage:
    """A rifle in both hands, a handgun in the holster, and DRAW AND COCK being revealed."""
    stage = Stage(man("ike", "F6", both_hands="W44", holstered="C45"), FAR)
    stage.plan(ike="9f")
    return stage


def boxes(stage: Stage, weapon: str) -> set[str]:
    """The boxes to which a weapon may be moved now."""
    start = f"draw:{weapon}>"
    return {pick.removeprefix(start).partition("+")[0] for pick in stage.options() if pick.startswith(start)}


@rule("gunslinger", "10.2b", "10.2d", "12.0a")
def test_with_a_rifle_in_both_hands_no_handgun_is_drawn() -> None:
    stage = armed()
    assert {"let-go:gun-hand", "let-go:other-hand", "drop:both-hands"} <= set(stage.options())
    assert boxes(stage, "c45.1") == set()
    assert stage.why("draw:c45.1>gun-hand+cock") == ("both-hands-full", "10.2b")
    assert stage.why("draw:c45.1>both-hands+cock") == ("box-taken", "10.2b")
    assert stage.why("draw:w44.1>holstered+uncock") == ("two-handed-holster", "10.2d")


@rule("gunslinger", "10.22a", "12.0a")
def test_who_lets_go_with_one_hand_draws_with_the_other() -> None:
    stage = armed()
    assert stage.pick("let-go:other-hand") == ["let-go"]
    assert boxes(stage, "c45.1") == {"gun-hand"}
    stage.pick("draw:c45.1>gun-hand+cock")
    assert (stage.weapon("w44.1")["box"], stage.weapon("c45.1")["box"]) == ("other-hand", "gun-hand")
    assert stage.weapon("c45.1")["cocked"]


@rule("gunslinger", "10.22b", "12.0a")
def test_who_drops_the_rifle_may_move_the_handgun_to_any_box() -> None:
    stage = armed()
    stage.pick("drop:both-hands")
    assert boxes(stage, "c45.1") == {"gun-hand", "other-hand", "both-hands"}
    assert stage.weapon("w44.1")["hex"] == "F6"


@rule("gunslinger", "11.3a", "13.1a")
@pytest.mark.parametrize(
    ("weapons", "shoots"),
    [
        ({"both_hands": "W44!"}, True),
        ({"gun_hand": "W44!"}, False),
        ({"other_hand": "W44!"}, False),
        ({"gun_hand": "C45!"}, True),
        ({"both_hands": "C45!"}, True),
        ({"other_hand": "C45!"}, False),
        ({"holstered": "C45!"}, False),
    ],
)
def test_the_box_from_which_each_of_them_shoots(weapons: dict[str, Any], shoots: bool) -> None:
    stage = Stage(man("ike", "F6", "n", **weapons), man("the-kid", "F3", "s"))
    stage.plan(ike="7f")
    assert ("shoot>the-kid" in stage.options()) == shoots
    if not shoots:
        assert stage.why("shoot>the-kid") == ("wrong-box", "11.3a")


# ---- 12: P aims at J, and may shift to M but not to O


def aiming() -> Stage:
    """P has aimed at J three times; M stands beside J, O two hexes away."""
    return Stage(
        man("prospector", "F9", "n", side=0, gun_hand="C45!", aim={"points": 6, "target": "john-henry"}),
        man("john-henry", "F4", "s", side=1),
        man("mountain-man", "G5", "s", side=1),
        man("owner", "F2", "s", side=1),
        deck=[5],  # SIDE at range 0-5 from aim time 2 on, bullseye from 5 on
    )


@rule("gunslinger", "12.0b", "12.44c", "12.5a", "12.5b", "13.52a")
def test_a_shot_at_m_takes_all_six_points_along() -> None:
    stage = aiming()
    stage.plan(prospector="7f")
    stage.pick("shoot>mountain-man")
    assert stage.told("transferred") == [
        {
            "event": "transferred",
            "character": "prospector",
            "seat": 0,
            "target": "mountain-man",
            "hex": None,
            "at_hex": 0,
            "points": 6,
        }
    ]
    (shot,) = stage.told("shot")
    assert (shot["target"], shot["aim"], shot["range"], shot["hit"]) == ("mountain-man", 7, 5, "bullseye")


@rule("gunslinger", "12.0b", "12.4", "12.5a")
def test_a_shot_at_o_loses_all_aim() -> None:
    stage = aiming()
    stage.plan(prospector="7f")
    stage.pick("shoot>owner")
    assert [event["character"] for event in stage.told("lost-aim")] == ["prospector"]
    (shot,) = stage.told("shot")
    assert (shot["target"], shot["aim"], shot["range"], shot["hit"]) == ("owner", 1, 7, "miss")


# ---- 15: two allies are killed


@rule("gunslinger", "15.2a", "15.2b")
@pytest.mark.parametrize("first", ["ike", "happy"])
def test_two_killed_allies_both_score_ally_killed(first: str) -> None:
    dead: dict[str, Any] = {"out": ["dead"], "killers": ["texas"]}
    people = [
        man("ike", "D2", side=0, **dead),
        man("texas", "H10", side=1),
        man("happy", "F2", side=0, **dead),
        man("lucky", "H2", side=0),
    ]
    order = people if first == "ike" else [people[2], people[1], people[0], people[3]]
    stage = Stage(*[{**row, "seat": seat} for seat, row in enumerate(order)], phase="plan")
    assert stage.points() == {"ike": "-9", "happy": "-9", "texas": "4", "lucky": "-2"}
