"""Simultaneous actions (4.4, 4.5): shots first, then everything else; what they cost comes at the segment's end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import NOTHING_HAPPENS, follow, happened, order

CRIT = 45  # CRIT at range 0-3 from aim time 1 on: KILL
GUN_HIT = 89  # GUN at range 0-4 from aim time 2 on: STUN 4, GUN HAND, SERIOUS 1, GUN ARM 4; lists Run
SIDE_HIT = 16  # SIDE at range 0-4 from aim time 1 on: STUN 2, STAGGER; lists Down


def two(deck: list[int], **kid: Any) -> Stage:
    """The Kid comes first in playing order; the Marshal has a cocked Colt and sees him three hexes ahead."""
    return Stage(man("the-kid", "F6", "n", **kid), man("marshal", "F3", "s", gun_hand="C45!"), deck=deck)


# ---- shots first


@pytest.mark.parametrize(
    ("stack", "pick", "event"),
    [
        ("1f", "move:ahead-left", "moved"),
        ("2b", "turn:straight-back", "turned"),
        ("5f", "aim>marshal", "aimed"),
        ("5f", "uncock", "cocked"),
        ("7f+3b", "nothing", "turned"),
    ],
)
@rule("gunslinger", "4.4a")
def test_a_shot_is_resolved_before_everything_else_in_its_segment(stack: str, pick: str, event: str) -> None:
    stage = two([32], gun_hand="C45!")  # a miss
    stage.plan(the_kid=stack, marshal="5f")
    follow(stage, pick, "shoot>the-kid")
    if stack == "7f+3b":
        follow(stage, "turn:ahead-left")
    assert happened(stage, "shot", event) == [(2, "shot", "marshal"), (2, event, "the-kid")]


@rule("gunslinger", "4.4a")
def test_a_shot_of_a_later_segment_comes_later() -> None:
    stage = two([32])
    stage.plan(the_kid="3b", marshal="5f")
    follow(stage, "turn:ahead-left", "shoot>the-kid")
    assert happened(stage, "shot", "turned") == [(1, "turned", "the-kid"), (2, "shot", "marshal")]


# ---- none hinders another


@pytest.mark.parametrize(
    ("stack", "pick", "event"),
    [("1f", "move:ahead-left", "moved"), ("2b", "turn:straight-back", "turned"), ("5f", "aim>marshal", "aimed")],
)
@rule("gunslinger", "4.4b", "4.5")
def test_whoever_is_killed_still_performs_the_action_of_that_segment(stack: str, pick: str, event: str) -> None:
    stage = two([CRIT], gun_hand="C45")
    stage.plan(the_kid=stack, marshal="5f")
    follow(stage, pick, "shoot>the-kid")
    assert order(stage, "shot", event, "died") == ["shot", event, "died"]
    assert stage.person("the-kid")["hex"] == ("E6" if event == "moved" else "F6")


@rule("gunslinger", "4.4b")
def test_whoever_is_killed_performs_nothing_in_later_segments() -> None:
    stage = two([CRIT])
    stage.plan(the_kid="1f+3b", marshal="7f")  # the shot in segment 1, ADVANCE would come in 2
    follow(stage, "move:ahead-left", "shoot>the-kid")
    assert happened(stage, "died", "moved", "turned") == [(1, "died", "the-kid")]
    assert stage.person("the-kid")["hex"] == "F6"


@rule("gunslinger", "4.4b", "4.5")
def test_a_hit_in_the_gun_hand_does_not_stop_the_shot_of_that_segment() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n", gun_hand="C45!"),
        deck=[GUN_HIT, CRIT],
    )
    stage.plan(marshal="5f", the_kid="5f")
    follow(stage, "shoot>the-kid", "shoot>marshal")
    assert [(shot["character"], shot["hit"]) for shot in stage.told("shot")] == [
        ("marshal", "gun"),
        ("the-kid", "crit"),
    ]
    assert stage.person("marshal")["out"] == ["dead"]
    assert (stage.weapon("c45.2")["hex"], stage.weapon("c45.2")["rounds"]) == ("F6", 5)  # shot, and only then dropped


@rule("gunslinger", "4.4b")
def test_a_target_that_walks_out_of_the_aim_zone_in_that_segment_is_shot_all_the_same() -> None:
    stage = Stage(man("the-kid", "E4", "n"), man("marshal", "F3", "s", gun_hand="C45!"), deck=[CRIT])
    assert stage.seen("marshal")["others"][0]["in_zone"]
    stage.plan(the_kid="1f", marshal="5f")
    follow(stage, "move:straight-ahead", "shoot>the-kid")
    (shot,) = stage.told("shot")
    assert (shot["possible"], shot["range"], shot["hit"]) == (1, 1, "crit")
    assert stage.person("the-kid")["hex"] == "E3"
    behind = Stage(man("the-kid", "E3", "n"), man("marshal", "F3", "s", gun_hand="C45!"))
    assert not behind.seen("marshal")["others"][0]["in_zone"]


@rule("gunslinger", "4.4b")
def test_aim_is_placed_on_a_target_that_walks_out_of_the_aim_zone_in_that_segment_and_lost_after_it() -> None:
    stage = Stage(man("the-kid", "E4", "n"), man("marshal", "F3", "s", gun_hand="C45"))
    stage.plan(the_kid="1f", marshal="5f")
    follow(stage, "move:straight-ahead", "aim>the-kid")
    assert order(stage, "aimed", "moved", "lost-aim", "cancelled") == ["aimed", "moved", "lost-aim"]


@rule("gunslinger", "4.4b")
def test_nobody_walks_away_from_under_a_hand() -> None:
    stage = Stage(man("the-kid", "F6", "n", holstered="C41"), man("ike", "F6", "n"))
    stage.plan(the_kid="1b", ike="9f")  # both in segment 3
    follow(stage, "move:straight-back", "draw:c41.1>gun-hand+cock", "yes")
    assert order(stage, "drawn", "moved", "cancelled") == ["drawn", "moved"]
    assert stage.weapon("c41.1")["character"] == "ike"


@pytest.mark.parametrize("taker", [0, 1])
@pytest.mark.parametrize(
    ("gun", "stack", "pick", "rounds"),
    [
        ({"both_hands": "C41/3"}, "8f", "load", 4),
        ({"gun_hand": "C41/3"}, "9f", "hammer:gun-hand+cock", 3),
        ({"gun_hand": "C41/3", "delay": 1}, "5f", "cock", 3),
        ({"gun_hand": "C41/3!", "delay": 2}, "7f", "shoot>ike", 2),
    ],
)
@rule("gunslinger", "4.4b")
def test_taking_a_weapon_does_not_hinder_what_its_owner_does_with_it_in_that_segment(
    taker: int, gun: dict[str, Any], stack: str, pick: str, rounds: int
) -> None:
    people = [man("the-kid", "F6", "n", **gun)]
    people.insert(taker, man("ike", "F6", "n"))
    stage = Stage(*people, deck=[84])  # GUN at range 0-1 from aim time 3 on: a miss
    stage.plan(the_kid=stack, ike="9f")  # both in segment 3
    while stage.asked[1] != "plan":
        wanted = {"the-kid": pick, "ike": "draw:c41.1>gun-hand+uncock"}[stage.view()["subject"]]
        follow(stage, "yes" if stage.asked[1] == "permit" else wanted)
    assert order(stage, "cancelled") == []
    taken = stage.weapon("c41.1")
    assert (taken["character"], taken["box"], taken["rounds"]) == ("ike", "gun-hand", rounds)


@rule("gunslinger", "4.4b", "4.5")
def test_a_target_that_walks_off_the_map_in_that_segment_is_killed_all_the_same() -> None:
    stage = Stage(man("the-kid", "F0", "n"), man("marshal", "F3", "n", gun_hand="C45!"), deck=[CRIT])
    stage.plan(the_kid="1f", marshal="5f")
    follow(stage, "move:straight-ahead", "shoot>the-kid")
    assert order(stage, "shot", "left-map", "died") == ["shot", "left-map", "died"]


@rule("gunslinger", "4.4b", "4.5")
def test_whoever_is_felled_by_a_shot_is_not_yet_down_for_the_next_shot_of_that_segment() -> None:
    stage = Stage(
        man("marshal", "F3", "s", side=0, gun_hand="C45!"),
        man("ike", "E4", "s", side=0, gun_hand="C45!"),
        man("the-kid", "F6", "n", side=1),
        deck=[SIDE_HIT, 79, *NOTHING_HAPPENS[:15]],  # LEG at range 0-4 from aim time 1 on; both list Down
    )
    stage.plan(marshal="7f", ike="7f")
    follow(stage, "shoot>the-kid", "shoot>the-kid")
    assert [shot["hit"] for shot in stage.told("shot")] == ["side", "leg"]
    assert stage.person("the-kid")["down"]


# ---- range


@pytest.mark.parametrize(("pick", "before", "after"), [("straight-ahead", 3, 2), ("ahead-left", 3, 3)])
@rule("gunslinger", "4.4c")
def test_a_moving_target_is_shot_at_the_range_from_before_its_move(pick: str, before: int, after: int) -> None:
    stage = two([32])
    stage.plan(the_kid="1f", marshal="5f")
    follow(stage, f"move:{pick}", "shoot>the-kid")
    assert stage.told("shot")[0]["range"] == before
    assert stage.seen("marshal")["others"][0]["range"] == after


@pytest.mark.parametrize(("kid", "range_"), [("1b", 3), ("2f+1f", 2)])
@rule("gunslinger", "4.4c")
def test_only_a_move_of_an_earlier_segment_changes_the_range(kid: str, range_: int) -> None:
    """BACK UP comes in segment 3, RUN in segment 1; the shot in segment 2."""
    stage = two([32])
    stage.plan(the_kid=kid, marshal="5f")
    follow(stage, "move:straight-back" if kid == "1b" else "move:straight-ahead", "shoot>the-kid")
    if kid == "2f+1f":
        follow(stage, "move:straight-ahead")
    assert stage.told("shot")[0]["range"] == range_


@rule("gunslinger", "4.4c")
def test_a_card_that_hits_at_the_old_range_hits_although_the_new_one_would_be_too_far() -> None:
    """Card 45 hits up to range 3 with aim time 2. The Kid walks from range 3 to 4, and from 4 to 5."""
    for hex_, hit in (("F6", "crit"), ("F7", "miss")):
        stage = Stage(man("the-kid", hex_, "s"), man("marshal", "F3", "s", gun_hand="C45!"), deck=[CRIT])
        stage.plan(the_kid="1f", marshal="5f")
        follow(stage, "move:straight-ahead", "shoot>the-kid")
        assert stage.told("shot")[0]["hit"] == hit


# ---- penalties at the end


@rule("gunslinger", "4.5", "14.11d")
def test_a_moving_target_drops_its_gun_in_its_new_hex() -> None:
    stage = two([GUN_HIT, *NOTHING_HAPPENS], gun_hand="C45")
    stage.plan(the_kid="1f", marshal="5f")
    follow(stage, "move:ahead-left", "shoot>the-kid")
    assert stage.person("the-kid")["hex"] == stage.weapon("c45.1")["hex"] == "E6"
    assert order(stage, "shot", "moved", "drew", "fell") == ["drew", "shot", "moved", *["drew"] * 4, "fell"]


@rule("gunslinger", "4.5", "14.11i")
def test_a_moving_target_is_pushed_from_its_new_hex() -> None:
    # STUN 2: 0 and 0. STAGGER: STRAIGHT BACK by card 107 (the Kid looks north), then SAME. DROP: 0, 0, 0.
    stage = two([SIDE_HIT, 1, 2, 107, 3, 4, 5, 6])
    stage.plan(the_kid="1f", marshal="5f")
    follow(stage, "move:straight-ahead", "shoot>the-kid")
    assert happened(stage, "moved", "staggered") == [(2, "moved", "the-kid"), (2, "staggered", "the-kid")]
    assert [event["hex"] for event in stage.told("moved")] == ["F5"]
    assert stage.person("the-kid")["hex"] == "F6"


@rule("gunslinger", "4.5", "5.56")
def test_all_actions_of_a_segment_come_before_any_of_its_penalties() -> None:
    stage = Stage(
        man("the-kid", "F6", "n", down=True),
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("ike", "H9", "n"),
        deck=[32],  # a miss
    )
    stage.plan(the_kid="1f", marshal="5f", ike="1f")
    follow(stage, "move:ahead-left", "shoot>the-kid", "move:straight-ahead")
    assert happened(stage, "shot", "moved", "gained") == [
        (2, "shot", "marshal"),
        (2, "moved", "the-kid"),
        (2, "moved", "ike"),
        (2, "gained", "the-kid"),  # two points for crawling
    ]
