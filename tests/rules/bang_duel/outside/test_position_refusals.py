"""Positions that no game can have are refused, with the rule that they break where there is one."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.rules.bang_duel.stage import GAME, LAW, Stage

LAWMEN, OUTLAWS = ["jango", "tex-killer"], ["west-harding", "tom-thorn"]


def why_not(**fields: Any) -> list[tuple[str, str]]:
    """The codes and rules of all refusals of a position."""
    with pytest.raises(sixgun.Refused) as caught:
        GAME.position({"characters": [LAWMEN, OUTLAWS], **fields})
    return [(refusal.code, refusal.rule) for refusal in caught.value.refusals]


@rule("bang-duel", "setup.sides.one-each")
def test_a_character_stands_on_its_own_side_and_only_once() -> None:
    assert why_not(characters=[["jango", "west-harding"], ["tom-thorn"]]) == [("field-choice", "setup.sides.one-each")]
    assert why_not(characters=[["jango", "jango"], OUTLAWS]) == [("position-twice", "")]
    assert why_not(reserve=[["jango"], []]) == [("position-twice", "")]
    assert why_not(gone=["jango"]) == [("position-twice", "")]
    assert why_not(gone=["slim-poet", "slim-poet"]) == [("position-twice", "")]


@rule("bang-duel", "life.maximum.printed")
def test_no_character_has_more_points_than_are_printed() -> None:
    assert why_not(life=[[4, 4], []]) == [("field-range", "life.maximum.printed")]  # Jango has three


@rule("bang-duel", "components.decks.forty-each")
def test_no_card_is_there_more_often_than_in_the_box() -> None:
    assert why_not(hands=[["bank", "bank"], []]) == [("position-too-many", "components.decks.forty-each")]
    assert why_not(hands=[["peashooter"], []]) == [("field-choice", "components.decks.forty-each")]


@rule("bang-duel", "components.decks.forty-each")
def test_a_card_that_has_disappeared_is_noticed() -> None:
    stage = Stage(hand=["colt.ld"])
    stage.state.hands[LAW].pop()
    assert [(fault.code, fault.rule) for fault in GAME.faults(stage.state)] == [
        ("position-cards", "components.decks.forty-each")
    ]


@rule("bang-duel", "victory.win.all-eliminated")
def test_nobody_plays_on_without_characters() -> None:
    assert why_not(characters=[[], OUTLAWS]) == [("position-no-character", "victory.win.all-eliminated")]


def test_fields_have_names_and_values() -> None:
    with pytest.raises(sixgun.Refused) as caught:
        GAME.position({})
    assert caught.value.refusal.code == "field-missing"
    assert why_not(horses=3) == [("field-unknown", "")]
    assert why_not(phase="siesta") == [("field-choice", "")]
    assert why_not(bangs=-1) == [("field-range", "")]
