"""Target Status (13.6): what the target does, and what the card drawn makes of it."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, calm, shot

MOVEMENT = ["1f", "1b", "2b", "3b", "4b", "5b", "8f+3b", "6f+5b", "7f+9f+3b"]
HANDS = ["none", "5f", "6f", "7f", "8f", "9f", "9f+5f"]


def hit(*deck: int, kid: str = "none", points: int = 0, stack: str = "7f", hex_: str = "F6", down: bool = False) -> str:
    """What is left of a shot from F3 at the Kid, who has chosen some cards."""
    aim = {"points": points, "target": "the-kid"} if points else None
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim=aim),
        man("the-kid", hex_, "n", down=down, gun_hand="C45"),
        deck=list(deck),
    )
    act(stage, marshal=f"{stack} shoot>the-kid", the_kid=kid)
    found: str = shot(stage)["hit"]
    return found


# ---- Move


@rule("gunslinger", "13.6a", "13.61a", "13.61b")
@pytest.mark.parametrize("kid", MOVEMENT)
def test_any_movement_card_in_the_stack_makes_a_listed_hit_miss(kid: str) -> None:
    assert hit(86, kid=kid) == "miss"  # GUN at range 0-3, with Move


@rule("gunslinger", "13.61a")
@pytest.mark.parametrize("kid", HANDS)
def test_cards_for_the_hands_are_no_movement(kid: str) -> None:
    assert hit(86, kid=kid) == "gun"


@rule("gunslinger", "13.61a")
def test_an_action_that_has_been_executed_still_counts_until_the_end_of_the_turn() -> None:
    assert hit(86, kid="3b turn:straight-ahead", stack="5f") == "miss"  # TURN comes in segment 1, the shot in segment 2
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n"), deck=[86])
    act(stage, the_kid="3b turn:straight-ahead")
    act(stage, marshal="7f shoot>the-kid")
    assert shot(stage)["hit"] == "gun"


@rule("gunslinger", "13.61b")
def test_a_bullseye_on_a_moving_target_becomes_the_hit_of_the_card() -> None:
    assert hit(66, hex_="F4") == "bullseye"  # range 1, aim time 1; the card's own hit is HEAD, and it lists Move
    assert hit(66, kid="3b", hex_="F4") == "head"
    assert hit(66, kid="1f+2f", hex_="F4") == "head"  # whoever runs moves


@rule("gunslinger", "13.6a", "13.61b")
@pytest.mark.parametrize(("kid", "moves"), [("8f+3b", True), ("8f", False)])
def test_a_bullseye_that_hangs_on_a_hidden_card_shows_everybody_whether_it_is_there(kid: str, moves: bool) -> None:
    stage = Stage(
        man("marshal", "F3", "s", side=0, gun_hand="C45!"),
        man("the-kid", "F4", "n", side=1, gun_hand="C45"),
        man("ike", "A12", side=1),
        deck=[66],
    )
    stage.plan(marshal="7f+5f", the_kid=kid)
    assert stage.seen("the-kid")["moving"] is None
    stage.picks("shoot>the-kid", "load")
    assert shot(stage)["hit"] == ("head" if moves else "bullseye")
    assert stage.seen("the-kid")["moving"] is moves


def felled(deck: list[int], down: bool) -> Stage:
    """The Kid between the Guard, who shoots first, and the Marshal, each two hexes away."""
    return Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F5", "n", down=down),
        man("guard", "F7", "n", side=0, gun_hand="C45!"),
        deck=deck,
    )


@pytest.mark.parametrize("kid", ["none", "7f"])
@rule("gunslinger", "13.61a")
def test_whoever_suffered_drop_earlier_in_the_turn_is_moving(kid: str) -> None:
    # 4: SIDE at range 0-2; STUN 2, STAGGER on the spot, DROP. Then 76: LEG at range 0-3, with Move but without Down.
    stage = felled([4, 1, 2, 3, 5, 6, 7, 8, 76], down=False)
    act(stage, marshal="5f shoot>the-kid", the_kid=kid, guard="7f shoot>the-kid")
    assert [event["hit"] for event in stage.told("shot")] == ["side", "miss"]
    assert (stage.person("the-kid")["down"], stage.person("the-kid")["leg"]) == (True, 0)


@rule("gunslinger", "13.61a", "14.11c", "14.11j")
def test_whoever_was_down_before_does_not_drop_and_is_not_moving() -> None:
    stage = felled([4, 1, 2, 76, *calm(1, 2, 4)], down=True)
    act(stage, marshal="5f shoot>the-kid", guard="7f shoot>the-kid")
    assert [event["hit"] for event in stage.told("shot")] == ["side", "leg"]


@rule("gunslinger", "13.61a")
def test_a_drop_counts_in_its_own_turn_only() -> None:
    stage = felled([4, 1, 2, 3, 5, 6, 7, 8, 76, *calm(*range(1, 9))], down=False)
    act(stage, guard="7f shoot>the-kid")
    act(stage, marshal="7f shoot>the-kid")
    assert shot(stage)["hit"] == "leg"


# ---- Run


@rule("gunslinger", "13.62")
@pytest.mark.parametrize(
    ("kid", "found"), [("1f+2f", "miss"), ("2f+1f", "miss"), ("1f", "gun"), ("3b", "gun"), ("none", "gun")]
)
def test_run_in_the_stack_makes_a_hit_miss_that_lists_run(kid: str, found: str) -> None:
    assert hit(87, kid=kid, hex_="F5") == found  # GUN at range 0-2, with Run


@rule("gunslinger", "13.62")
def test_run_counts_when_it_has_been_executed() -> None:
    # RUN to F4 in segment 1, the shot in segment 2: GUN at range 0-1 from aim time 2 on.
    assert hit(83, kid="2f+1f move:straight-ahead", stack="5f", hex_="F5") == "miss"
    assert hit(83, stack="5f", hex_="F4") == "gun"


@rule("gunslinger", "13.62")
def test_a_bullseye_on_a_running_target_becomes_the_hit_of_the_card() -> None:
    assert hit(27, kid="1f+2f", hex_="F4") == "body"  # a bullseye at range 0-1 from aim time 1 on, with Run
    assert hit(27, kid="1f", hex_="F4") == "bullseye"


# ---- Down


@rule("gunslinger", "13.63")
def test_lying_down_only_bullseyes_hit_and_stay_bullseyes() -> None:
    # 16: SIDE at aim time 1-3, a bullseye from 4 on, with Down.
    assert (hit(16), hit(16, down=True)) == ("side", "miss")
    assert (hit(16, points=4), hit(16, points=4, down=True)) == ("bullseye", "bullseye")


@rule("gunslinger", "13.63")
def test_posture_counts_when_the_shot_is_fired() -> None:
    # LEAP/DROP in segment 1, with two DELAY CARDS, and the shot in segment 2. 16 does not list Move.
    assert hit(1, 2, 16, kid="4b", stack="5f") == "miss"
    assert hit(1, 2, 16, kid="4b", stack="5f", down=True) == "side"


# ---- several, and none


@rule("gunslinger", "13.6b")
def test_reduced_for_one_status_and_missed_for_another_is_missed() -> None:
    # 51: a bullseye at range 0-3 from aim time 5 on; Move makes it CRIT, Down leaves it.
    assert hit(51, points=4) == "bullseye"
    assert hit(51, kid="3b", points=4) == "crit"
    assert hit(51, points=4, down=True) == "bullseye"
    assert hit(51, kid="3b", points=4, down=True) == "miss"


@rule("gunslinger", "13.6c")
def test_a_status_that_is_not_on_the_card_has_no_effect() -> None:
    # 18: SIDE at range 0-6 from aim time 3 on, a bullseye from 6 on, and no status at all.
    assert hit(18, kid="1f+2f", points=2, down=True) == "side"
    assert hit(18, kid="1f+2f", points=6, down=True) == "bullseye"
    assert hit(76, down=True) == "leg"  # Move and Head only
    assert hit(16, kid="1f+2f") == "side"  # Down only
    assert hit(86, kid="2f+1f", hex_="F5") == "miss"  # Move and Down


@rule("gunslinger", "13.64")
@pytest.mark.parametrize("kid", ["none", "1f", "1f+2f", "4b"])
@pytest.mark.parametrize("down", [False, True])
def test_nobody_has_status_head_in_section_one(kid: str, down: bool) -> None:
    assert hit(3, kid=kid, hex_="F4", down=down) == "side"  # range 0-1, with Head
    stage = Stage(man("marshal", "F3", "s"), man("the-kid", "F4", "n"))
    for card in ("8b", "9b"):  # HEAD OUT/BACK
        assert stage.why(f"plan:{card}") == ("later-section", "1.22")
        assert not [pick for pick in stage.options() if card in pick]


# ---- card 96, as pictured


@rule("gunslinger", "13.0a", "13.6a")
@pytest.mark.parametrize(
    ("points", "hex_", "kid", "down", "found"),
    [
        (0, "F6", "none", False, "arm"),
        (0, "F7", "none", False, "miss"),
        (6, "F6", "none", False, "bullseye"),
        (6, "F7", "none", False, "arm"),
        (6, "F10", "none", False, "arm"),
        (6, "F11", "none", False, "miss"),
        (0, "F6", "3b", False, "miss"),
        (6, "F6", "3b", False, "arm"),
        (6, "F7", "3b", False, "miss"),
        (0, "F6", "none", True, "miss"),
        (6, "F6", "none", True, "bullseye"),
        (6, "F6", "3b", True, "miss"),
    ],
)
def test_card_96_in_play(points: int, hex_: str, kid: str, down: bool, found: str) -> None:
    assert hit(96, kid=kid, points=points, hex_=hex_, down=down) == found
