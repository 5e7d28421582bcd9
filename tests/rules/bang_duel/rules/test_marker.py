"""Moving the marker (2. Giocare carte e muovere il segnalino PA)."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.looks import places, why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PLAIN = {"law": ("wyatt-ear", "tex-killer"), "outlaw": ("babe-leroy", "cattle-katie")}
MOVED = ("marker-moved", "marker.move.once")


@rule("bang-duel", "marker.move.once")
def test_the_marker_may_be_moved_once_in_a_turn() -> None:
    stage = Stage(**PLAIN, hand=["bank.lb"])
    stage.pick("swap")
    assert stage.front(LAW) == "tex-killer"
    assert why(stage, "swap") == MOVED
    stage.pick("play:bank.lb>my-rear")
    assert why(stage, "swap") == MOVED


@rule("bang-duel", "marker.move.once")
def test_it_may_be_moved_between_two_cards() -> None:
    stage = Stage(**PLAIN, hand=["derringer.lh", "derringer.ls"])
    stage.pick("play:derringer.lh>front")
    stage.pick("swap")
    stage.pick("play:derringer.ls>front")
    assert stage.told("shot")[0]["shooter"] == "tex-killer"


@rule("bang-duel", "marker.move.once")
def test_it_may_stay_turn_after_turn_and_every_turn_has_its_own_move() -> None:
    stage = Stage(**PLAIN)
    for _ in range(2):
        stage.pick("end")
    assert (stage.front(LAW), stage.front(OUTLAW)) == ("wyatt-ear", "babe-leroy")
    stage.pick("swap")
    stage.pick("end")
    stage.pick("swap")
    assert (stage.front(LAW), stage.front(OUTLAW)) == ("tex-killer", "cattle-katie")
    stage.pick("end")
    stage.pick("swap")
    assert stage.front(LAW) == "wyatt-ear"


@rule("bang-duel", "marker.move.once")
def test_it_is_moved_in_the_own_play_phase_only() -> None:
    stage = Stage(**PLAIN, hand=["bank.lb", "hat.lh", "duel.ld"], life=[[1, 4], []])
    assert stage.refusal("swap", OUTLAW).code == "not-asked"
    stage.pick("end")
    assert stage.asked == (LAW, "discard")
    assert why(stage, "swap") == ("only-discard", "discard.limit.current-life")


@rule("bang-duel", "marker.move.once")
def test_water_does_not_use_up_the_move() -> None:
    stage = Stage(**PLAIN, hand=["water.lb", "water.ls"])
    stage.pick("play:water.lb>mine")
    stage.pick("swap")
    assert stage.front(LAW) == "wyatt-ear"
    stage.pick("play:water.ls>mine")
    assert stage.front(LAW) == "tex-killer"
    assert why(stage, "swap") == MOVED


@rule("bang-duel", "marker.move.once")
def test_a_shotgun_does_not_use_up_the_move() -> None:
    stage = Stage(law=("jango", "wild-bill"), outlaw=PLAIN["outlaw"], hand=["shotgun.ld"], other_hand=["missed.os"])
    stage.pick("play:shotgun.ld>front")
    stage.pick("dodge:missed.os")
    stage.pick("swap>mine")
    assert stage.front(LAW) == "wild-bill"
    assert why(stage, "swap") is None


@rule("bang-duel", "marker.move.once")
def test_bison_herd_does_not_use_up_the_move() -> None:
    stage = Stage(**PLAIN, phase="start", gear=[[["bison-herd.lb"], []], [[], []]])
    assert stage.front(LAW) == "tex-killer"
    stage.pick("swap")
    assert stage.front(LAW) == "wyatt-ear"


@rule("bang-duel", "marker.move.swaps-roles")
def test_the_characters_change_roles_but_not_their_places_on_the_table() -> None:
    stage = Stage(**PLAIN)
    before = places(stage, LAW)
    stage.pick("swap")
    after = places(stage, LAW)
    assert [place["character"] for place in before] == [place["character"] for place in after]
    assert [place["active"] for place in before] == [True, False]
    assert [place["active"] for place in after] == [False, True]
    assert [place["awake"] for place in after] == [False, True]
    assert [place["active"] for place in places(stage, OUTLAW)] == [True, False]


@rule("bang-duel", "marker.move.swaps-roles")
def test_the_former_active_character_is_out_of_sight_afterwards() -> None:
    stage = Stage(**PLAIN, turn=OUTLAW, hand=["colt.od"], other_hand=["derringer.lh"])
    stage.pick("swap")
    stage.pick("end")
    assert why(stage, "play:derringer.lh>rear") == ("rear-out-of-sight", "hit.card.target")
    stage.pick("play:derringer.lh>front")
    assert stage.told("shot")[0]["character"] == "cattle-katie"
