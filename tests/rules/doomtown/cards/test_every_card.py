"""Every card with something printed on it that does something has a scenario."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.rules.doomtown.stage import GAME

HERE = Path(__file__).parent


def marked() -> Iterator[str]:
    """The cards that tests of this folder and the one above are marked with."""
    for path in HERE.parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
                yield from (arg.value for arg in node.args[1:] if isinstance(arg, ast.Constant))


def test_every_card_with_an_ability_has_a_scenario_and_every_mark_is_a_card() -> None:
    cards = GAME.book.cards
    able = {cards.keys[ability.card] for ability in GAME.book.abilities}
    named = set(marked())
    assert named <= set(cards.keys)
    assert able <= named
