"""Moving off the map (9.25)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man


@rule("gunslinger", "9.25")
@pytest.mark.parametrize(
    ("hex_", "facing", "card", "pick"),
    [
        ("F0", "n", "1f", "move:straight-ahead"),
        ("F0", "s", "1b", "move:straight-back"),
        ("A6", "n", "1f", "move:ahead-left"),
        ("K6", "n", "1b", "move:back-right"),
        ("F12", "s", "2f+1f", "move:ahead-right"),
    ],
)
def test_a_step_over_any_edge_leaves_the_showdown_for_good(hex_: str, facing: str, card: str, pick: str) -> None:
    stage = Stage(man("ike", hex_, facing, gun_hand="C45", holstered="MB"), man("the-kid", "F6"))
    stage.plan(ike=card)
    stage.pick(pick)
    assert [event["character"] for event in stage.told("left-map")] == ["ike"]
    assert (stage.person("ike")["out"], stage.seen("ike")["hex"]) == (["left"], None)
    assert [(row["character"], row["hex"]) for row in stage.view()["weapons"]] == [("ike", None)] * 2
    assert stage.asked == (1, "play-out")
    stage.plan()
    assert stage.state.turn == 3  # nobody asks Ike any more
    assert stage.person("ike")["out"] == ["left"]


@rule("gunslinger", "9.25")
def test_cards_that_are_left_are_not_played() -> None:
    stage = Stage(man("ike", "F0", "n"), man("the-kid", "F6", "n"))
    stage.plan(ike="2f+1f", the_kid="1f")
    stage.pick("move:straight-ahead")
    stage.pick("move:straight-ahead")
    assert [event["character"] for event in stage.told("moved")] == ["the-kid"]
    assert stage.state.turn == 2


@rule("gunslinger", "9.25", "12.41")
def test_nobody_can_aim_at_whoever_is_gone() -> None:
    stage = Stage(
        man("marshal", "F4", "n", gun_hand="C45!", aim={"points": 4, "target": "ike"}),
        man("ike", "F0", "n"),
        man("the-kid", "F2", "n", side=1),
    )
    stage.plan(ike="1f")
    stage.pick("move:straight-ahead")
    assert stage.person("marshal")["aim"] is None
    stage.plan(marshal="5f")
    assert stage.why("aim>ike") == ("out-of-it", "14.6b")
    assert "aim>the-kid" in stage.options()


@rule("gunslinger", "9.25", "15.9")
@pytest.mark.parametrize(("check", "dies"), [(61, True), (37, False)])
def test_a_hit_in_the_segment_of_leaving_counts_and_so_does_the_check_at_the_end(check: int, dies: bool) -> None:
    """27: BODY at range 3 from aim time 1. STUN 4: four cards of 0. SERIOUS 2: with 2 more it is deadly, with 1 not."""
    stage = Stage(
        man("marshal", "F3", "n", gun_hand="C45!"),
        man("the-kid", "F0", "n"),
        deck=[27, 1, 2, 3, 4, check],
        length=1,
    )
    stage.plan(marshal="5f", the_kid="1f")
    stage.picks("shoot>the-kid", "move:straight-ahead")
    assert stage.told("shot")[0]["hit"] == "body"
    assert stage.person("the-kid")["serious"] == 2
    assert stage.drew("serious") == [check]
    assert stage.person("the-kid")["out"] == (["left", "dead"] if dies else ["left"])
    assert stage.points() == ({"marshal": "6", "the-kid": "-10"} if dies else {"marshal": "4", "the-kid": "-2"})


@rule("gunslinger", "9.25")
def test_by_option_the_edge_is_closed() -> None:
    corner, side = man("ike", "A1", "nw"), man("ike", "F0", "nw")
    enemy = man("the-kid", "F6")
    closed = Stage(corner, enemy, options={"map_edge": "closed"})
    closed.plan(ike="1f")
    assert closed.why("move:straight-ahead") == ("off-the-map", "9.25")
    assert closed.options() == ["nothing"]  # there is no hex to go to
    closed.pick("nothing")
    assert (closed.person("ike")["hex"], closed.person("ike")["out"]) == ("A1", [])
    partly = Stage(side, enemy, options={"map_edge": "closed"})
    partly.plan(ike="1f")
    assert partly.options() == ["move:ahead-left"]
    partly.pick("move:ahead-left")
    assert partly.person("ike")["hex"] == "E1"
    for person in (corner, side):
        open_ = Stage(person, enemy, options={"map_edge": "open"})
        open_.plan(ike="1f")
        assert open_.options() == ["move:ahead-left", "move:straight-ahead", "move:ahead-right"]
