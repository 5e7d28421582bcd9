"""Casters and their spells, at Noon and in shootouts."""

from __future__ import annotations

from typing import Any

from tests.rules.doomtown.stage import Stage, shootout


def caster(spell: str, **more: Any) -> dict[str, Any]:
    """Steele Archer, Huckster 2, with a spell, in the square unless told otherwise."""
    return {"card": "steele-archer", "at": "square", "gear": [spell], **more}


def cast_in_a_fight(spell: str, deck: list[str], target: str, **mine: Any) -> Stage:
    """Steele Archer has called somebody out in the square, and it is his turn to make a Shootout play."""
    me = {"gang": [caster(spell)], "deck": deck, **mine}
    return shootout(me, {"gang": [(target, "square")], "hand": ["sloane"]}, "steele-archer.0", f"{target}.1")
