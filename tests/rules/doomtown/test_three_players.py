"""Rustlin' Up Some Help: three and more players."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage


def standoff(**more: Any) -> Stage:
    """Seat 0 calls seat 1 out at seat 2's private deed; seat 2 has dudes next to it."""
    deed = "b-b-attorneys.2"
    return Stage(
        {"gang": [("clint-ramsey", deed)], "deck": ["bobo"] * 16},
        {"gang": [("pancho-castillo", deed)], "deck": ["mustang"] * 16},
        {"street": ["home", "b-b-attorneys"], "gang": ["steele-archer", "kevin-wainwright"]},
        **more,
    )


@rule("doomtown", "multi.posse.invite-allies", "multi.trespass.by-posse", "shootout.posse.never-on-both-sides")
def test_an_ally_joins_and_spares_the_posse_the_bounty() -> None:
    stage = standoff()
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "invite:seat-2")
    assert stage.asked == (2, "ally")
    stage.pick("join:steele-archer.2", "done")
    if stage.asked == (0, "posse"):
        stage.pick("done")
    assert "invite:seat-2" not in stage.options()
    assert stage.dude("steele-archer.2")["posse"] == 1
    assert stage.dude("clint-ramsey.0")["bounty"] == 0
    assert stage.dude("pancho-castillo.1")["bounty"] == 1


@rule("doomtown", "multi.trespass.by-posse")
def test_without_the_owner_both_sides_are_wanted() -> None:
    stage = standoff()
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "done")
    assert [stage.dude(name)["bounty"] for name in ("clint-ramsey.0", "pancho-castillo.1")] == [1, 1]


@rule("doomtown", "multi.posse.ally-as-shooter", "multi.draw.principal-deck", "multi.posse.ally-uses-abilities")
def test_an_ally_may_shoot_with_the_leaders_deck() -> None:
    stage = standoff(winner=2)
    stage.pick("pass") if stage.asked == (2, "noon") else None
    stage.pick(
        "call-out:clint-ramsey.0>pancho-castillo.1", "accept", "invite:seat-2", "join:kevin-wainwright.2", "done"
    )
    while stage.asked is not None and stage.asked[1] == "posse":
        stage.pick("done")
    assert stage.asked == (2, "shootout")  # the Winner is first, as an ally
    stage.pick("pass", "pass", "pass")
    assert stage.asked == (0, "shooter")
    stage.pick("shooter:kevin-wainwright.2")
    assert GAME.asked(stage.state) != [2]
    assert stage.player(2)["draw_hand"] is None
    assert stage.player(0)["draw_hand"]["count"] == 6  # five and one for Clint Ramsey, a stud


@rule("doomtown", "multi.casualties.principal-decides", "multi.flee.allies-first")
def test_the_head_of_a_posse_may_name_allies_as_casualties() -> None:
    stage = standoff()
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "invite:seat-2", "join:steele-archer.2", "done")
    stage.until("casualties", "pass done shooter:clint-ramsey.0")
    seat = GAME.asked(stage.state)[0]
    if seat == 0:
        assert any("steele-archer.2" in pick for pick in stage.options())
    stage.until("run-or-gun", "pass done")
    if stage.asked is not None and stage.dude("steele-archer.2") and stage.dude("steele-archer.2")["posse"]:
        assert stage.asked == (2, "run-or-gun")


@rule("doomtown", "multi.order.shootout-without-winner", "shootout.plays.order")
def test_without_the_winner_the_next_one_clockwise_or_the_mark_begins() -> None:
    for order, first in (("winner", 0), ("mark", 1)):
        stage = standoff(winner=2, options={"order": order}, turn=0)
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "done")
        assert stage.asked == (first, "shootout")
