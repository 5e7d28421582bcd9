"""A player with one character left (2. Giocare carte e muovere il segnalino PA)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import places, why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

NO_SWAP = ("lone-no-swap", "lone.swap.never")


@rule("bang-duel", "lone.role.both")
def test_a_lone_character_receives_its_own_players_equipment_as_the_rear_one() -> None:
    stage = Stage(law=("tex-killer",), hand=["hat.lh", "scope.lh", "colt.ld"])
    stage.pick("play:hat.lh>my-front")
    stage.pick("play:scope.lh>my-front")
    assert stage.gear("tex-killer") == ["hat", "scope"]
    assert why(stage, "play:colt.ld>rear") is None  # and as the active one its Scope works at once


@rule("bang-duel", "lone.role.both")
def test_a_lone_character_is_attacked_as_the_active_one() -> None:
    stage = Stage(outlaw=("slim-poet",), hand=["colt.ld", "winchester.lh"])
    for card in ("colt.ld", "winchester.lh"):
        assert why(stage, f"play:{card}>front") is None
        assert why(stage, f"play:{card}>rear") == ("nobody-there", "lone.role.both")


@rule("bang-duel", "lone.role.both")
def test_a_lone_character_is_also_the_rear_target_of_an_ability() -> None:
    stage = Stage(law=("wild-bill",), outlaw=("slim-poet", "tom-thorn"), turn=OUTLAW)
    stage.pick("swap")
    assert stage.life("wild-bill") == 4


@rule("bang-duel", "lone.role.both")
def test_dynamite_comes_to_a_lone_character_as_the_rear_one() -> None:
    stage = Stage(
        law=("wild-bill",),
        outlaw=("slim-poet", "tom-thorn"),
        gear=[[[], []], [["dynamite.ob"], []]],
        decks=[[], ["missed.os"]],
    )
    stage.pick("end")
    assert stage.gear("wild-bill") == ["dynamite"]


@rule("bang-duel", "lone.role.both", "discard.limit.current-life")
def test_a_lone_character_sets_the_hand_limit_and_is_marked_active() -> None:
    stage = Stage(law=("wild-bill",), life=[[3], []])
    assert stage.view(None)["players"][LAW]["limit"] == 3
    left, right = places(stage, LAW)
    assert (left["active"], left["lone"], left["awake"], right) == (True, True, True, None)
    assert [place["lone"] for place in places(stage, OUTLAW)] == [False, False]


@rule("bang-duel", "lone.swap.never")
def test_a_lone_characters_marker_cannot_be_moved() -> None:
    assert why(Stage(law=("wild-bill",)), "swap") == NO_SWAP
    assert why(Stage(outlaw=("slim-poet",)), "swap") is None


@pytest.mark.parametrize(
    ("law", "outlaw"), [(("wild-bill",), ("slim-poet", "tom-thorn")), (("jango", "wild-bill"), ("slim-poet",))]
)
@rule("bang-duel", "lone.swap.never", "card.water.lone")
def test_water_cannot_swap_a_lone_character(law: tuple[str, ...], outlaw: tuple[str, ...]) -> None:
    stage = Stage(law=law, outlaw=outlaw, hand=["water.lb"])
    no_water = ("lone-no-swap", "card.water.lone")
    assert why(stage, "play:water.lb>mine") == (no_water if len(law) == 1 else None)
    assert why(stage, "play:water.lb>theirs") == (no_water if len(outlaw) == 1 else None)


@rule("bang-duel", "lone.swap.never")
def test_a_dodged_shotgun_cannot_swap_a_lone_character() -> None:
    stage = Stage(law=("wild-bill",), outlaw=("slim-poet", "babe-leroy"), hand=["shotgun.ld"], other_hand=["missed.os"])
    stage.pick("play:shotgun.ld>front")
    stage.pick("dodge:missed.os")
    assert why(stage, "swap>mine") == NO_SWAP
    assert why(stage, "swap>theirs") is None


@rule("bang-duel", "lone.swap.never")
def test_bisons_do_not_move_a_lone_character() -> None:
    stage = Stage(outlaw=("slim-poet",), law=("wild-bill", "tex-killer"), gear=[[[], []], [["bison-herd.lb"], []]])
    assert "swapped" not in stage.pick("end")
    assert stage.front(OUTLAW) == "slim-poet"
