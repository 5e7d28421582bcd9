"""Pulls."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage


@rule("doomtown", "pull.no-cards.ace-of-clubs")
def test_a_pull_without_cards_is_an_ace() -> None:
    stage = Stage({"hand": ["force-field"], "gang": ["elander-boldman"]})
    assert "pulled-nothing" in stage.pick("invent:force-field>elander-boldman.0")
    assert {"event": "skill", "card": "elander-boldman.0", "check": 3, "difficulty": 5, "success": 0} in stage.events


@rule("doomtown", "joker.choice.at-reveal", "joker.removal.after-use", "pull.procedure.top-card-value")
def test_a_pulled_joker_is_named_and_aced() -> None:
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk"]}
    stage = Stage({"gang": [caster], "deck": ["joker-black", "bobo"]})
    stage.pick("act:shadow-walk.0", "choose:square")
    assert stage.asked == (0, "pulled-joker")
    stage.pick("name:KS")
    assert stage.dude("steele-archer.0")["place"] == "square"
    assert stage.player(0)["boot_hill"] == ["joker-black"]


@rule("doomtown", "pull.no-cards.ace-of-clubs", "skill.test.pull-plus-rating", "spell.cast.failure-still-used")
def test_a_spell_cast_without_any_card_is_cast_with_an_ace() -> None:
    huckster = {"card": "steele-archer", "at": "square", "gear": ["shadow-walk"]}  # Huckster 2
    stage = Stage({"gang": [huckster]})
    kinds = stage.pick("act:shadow-walk.0", "choose:the-sloane-gang.1")
    assert "pulled-nothing" in kinds
    assert stage.dude("steele-archer.0")["place"] == "square"  # three against seven
    stage.pick("pass")
    assert stage.refused("act:shadow-walk.0") == ("used-today", "act.limit.one-spell-ability-per-day")
