"""Counters in play (2.5, 2.6, 2.7): characters and weapons on the map, weapons in boxes, DELAY and AIM counters."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.timing import follow


def place(stage: Stage, weapon: str) -> tuple[str | None, str | None, str | None]:
    """Whose a weapon is, in which box of that LEGEND, or in which hex of the map."""
    found = stage.weapon(weapon)
    return found["character"], found["box"], found["hex"]


# ---- body counters


@rule("gunslinger", "2.5")
def test_a_counter_marks_where_a_character_is_and_goes_with_it() -> None:
    stage = Stage(man("marshal", "F6", "n"), man("the-kid", "A1", "n"))
    stage.plan(marshal="1f+5b")
    follow(stage, "move:ahead-right")
    for viewer in (0, 1, None):
        seen = stage.seen("marshal", viewer)
        assert (seen["hex"], seen["facing"], seen["down"]) == ("G6", "n", True)
        assert stage.seen("the-kid", viewer)["hex"] == "A1"


@pytest.mark.parametrize("more", [{"head": "F5"}, {"head_out": True}])
@rule("gunslinger", "2.5")
def test_no_character_has_a_head_counter_beside_its_body(more: dict[str, Any]) -> None:
    with pytest.raises(sixgun.Refused) as caught:
        Stage(man("marshal", "F6", "n", **more), man("the-kid", "A1", "n"))
    assert caught.value.refusal.code == "field-unknown"
    stage = Stage(man("marshal", "F6", "n"), man("the-kid", "A1", "n"))
    assert stage.why("plan:8b") == stage.why("plan:9b") == ("later-section", "1.22")


# ---- weapons


@rule("gunslinger", "2.6")
def test_a_weapon_that_is_dropped_lies_in_the_hex_and_in_nobodys_box() -> None:
    stage = Stage(man("marshal", "F6", "n", gun_hand="C45"), man("the-kid", "A1", "n"))
    assert place(stage, "c45.1") == ("marshal", "gun-hand", None)
    stage.plan(marshal="1f")
    stage.pick("drop:gun-hand")
    assert place(stage, "c45.1") == (None, None, "F6")
    stage.pick("move:straight-ahead")
    assert stage.person("marshal")["hex"] == "F5"
    assert place(stage, "c45.1") == (None, None, "F6")  # it does not go with him any more


@rule("gunslinger", "2.6")
def test_a_weapon_that_is_picked_up_is_on_a_legend_and_no_longer_on_the_map() -> None:
    stage = Stage(
        man("marshal", "F6", "n"), man("the-kid", "F6", "n", side=1), weapons=[{"weapon": "C45", "hex": "F6"}]
    )
    assert place(stage, "c45.1") == (None, None, "F6")
    stage.plan(marshal="9f+1f")
    follow(stage, "draw:c45.1>other-hand+uncock")
    assert place(stage, "c45.1") == ("marshal", "other-hand", None)
    follow(stage, "move:straight-ahead")
    assert stage.person("marshal")["hex"] == "F5"
    stage.plan(the_kid="9f")  # he is still in F6
    assert stage.why("draw:c45.1>gun-hand+cock") == ("weapon-out-of-reach", "11.11a")


@rule("gunslinger", "2.6")
def test_carried_weapons_stay_on_the_legend_wherever_their_owner_goes() -> None:
    stage = Stage(man("marshal", "F6", "n", gun_hand="C45", holstered=["C41", "MB"]), man("the-kid", "A1", "n"))
    stage.plan(marshal="2f+1f")
    follow(stage, "move:straight-ahead", "move:ahead-left")
    assert stage.person("marshal")["hex"] == "E5"
    assert place(stage, "c45.1") == ("marshal", "gun-hand", None)
    assert place(stage, "c41.1") == place(stage, "mb.1") == ("marshal", "holstered", None)


@rule("gunslinger", "2.6")
def test_who_loses_its_owner_lies_on_the_map() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n", gun_hand="C45", holstered="C41"),
        deck=[45],  # CRIT at range 0-3 from aim time 1 on
    )
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert place(stage, "c45.2") == place(stage, "c41.1") == (None, None, "F6")
    assert place(stage, "c45.1") == ("marshal", "gun-hand", None)


# ---- DELAY and AIM counters


@rule("gunslinger", "2.7", "4.32")
def test_delay_counters_show_the_sum_and_are_exchanged_as_it_changes() -> None:
    stage = Stage(man("marshal", "F6", "n", delay=2, down=True), man("the-kid", "A1", "n"))
    shown = [stage.seen("marshal", 1)["delay"]]
    stage.plan(marshal="2f+1f")
    stage.pick("move:straight-ahead")  # crawled in segment 3: two points more
    for viewer in (0, 1, None):
        assert stage.seen("marshal", viewer)["delay"] == 4
        assert stage.seen("the-kid", viewer)["delay"] == 0
    shown.append(stage.seen("marshal", 1)["delay"])
    stage.pick("move:straight-ahead")  # too late: the turn ends
    shown.append(stage.seen("marshal", 1)["delay"])
    assert shown == [2, 4, 2]


@rule("gunslinger", "2.7", "12.2a", "12.3b")
def test_aim_counters_show_2_4_6_and_8_points_on_the_target() -> None:
    stage = Stage(man("marshal", "F6", "n", gun_hand="C45"), man("the-kid", "F2", "n"))
    shown = []
    for _ in range(5):
        stage.plan(marshal="5f")
        stage.pick("aim>the-kid")
        for viewer in (0, 1, None):
            assert stage.seen("marshal", viewer)["aim"]["points"] == stage.person("marshal")["aim"]["points"]
            assert stage.seen("the-kid", viewer)["aim"] is None
        shown.append(stage.seen("marshal", 1)["aim"]["points"])
    assert shown == [2, 4, 6, 8, 8]


@rule("gunslinger", "2.7", "3.2a", "12.2c")
def test_each_character_has_aim_counters_of_its_own_even_on_the_same_target() -> None:
    stage = Stage(
        man("marshal", "F6", "n", seat=0, side=0, gun_hand="C45"),
        man("the-kid", "F2", "n", seat=1, side=1),
        man("ike", "E7", "n", seat=0, side=0, gun_hand="C45", aim={"points": 6, "target": "the-kid"}),
    )
    stage.plan(marshal="5f", ike="5f+7f")
    follow(stage, "aim>the-kid", "aim>the-kid")
    assert stage.person("marshal")["aim"] == {"points": 2, "target": "the-kid"}
    assert stage.person("ike")["aim"] == {"points": 8, "target": "the-kid"}
    follow(stage, "nothing")
    stage.plan(marshal="5f", ike="1f")  # revealing ADVANCE costs Ike his aim, and nobody else his
    follow(stage, "aim>the-kid", "move:straight-ahead")
    assert (stage.person("marshal")["aim"]["points"], stage.person("ike")["aim"]) == (4, None)


@rule("gunslinger", "2.7")
def test_the_two_counters_of_a_character_lie_on_one_target() -> None:
    """On another target further away than one hex they begin anew."""
    stage = Stage(
        man("marshal", "F6", "n", side=0, gun_hand="C45", aim={"points": 4, "target": "the-kid"}),
        man("the-kid", "F2", "n", side=1),
        man("ike", "F4", "n", side=1),
    )
    stage.plan(marshal="5f")
    stage.pick("aim>ike")
    assert stage.person("marshal")["aim"] == {"points": 2, "target": "ike"}
    with pytest.raises(sixgun.Refused):
        GAME.position({"characters": [man("ike", "F6", aim={"points": 9, "target": "texas"}), man("texas", "F2")]})
