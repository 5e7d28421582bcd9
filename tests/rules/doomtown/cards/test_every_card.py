"""Every card with something printed on it that does something has a scenario."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.stage import GAME, Stage

HERE = Path(__file__).parent


def marked() -> Iterator[str]:
    """The cards that tests of this folder and the one above are marked with."""
    for path in HERE.parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
                yield from (arg.value for arg in node.args[1:] if isinstance(arg, ast.Constant))


def test_every_card_has_a_scenario_and_every_mark_is_a_card() -> None:
    assert set(marked()) == set(GAME.book.cards.keys)


# Dudes with nothing but figures: what they cost, bullets, stud or draw, influence, upkeep, as they are printed.
PLAIN = {
    "andreas-andregg": (5, 1, True, 2, 1),
    "pancho-castillo": (5, 3, True, 2, 2),
    "olivia-jenks": (3, 2, False, 2, 1),
    "steele-archer": (5, 0, False, 2, 1),
    "steven-wiles": (1, 3, True, 3, 6),
    "clint-ramsey": (5, 2, True, 1, 1),
    "dulf-zug": (2, 2, False, 2, 1),
    "wilber-crowley": (5, 1, False, 1, 0),
    "roderick-byre": (5, 1, False, 1, 0),
}


@card(
    "doomtown",
    "andreas-andregg",
    "pancho-castillo",
    "olivia-jenks",
    "steele-archer",
    "steven-wiles",
    "clint-ramsey",
    "dulf-zug",
    "wilber-crowley",
    "roderick-byre",
)
@rule("doomtown", "shop.dude.at-home", "card.cost.printed")
@pytest.mark.parametrize("name", PLAIN)
def test_a_dude_without_a_text_is_what_the_figures_say(name: str) -> None:
    cards = GAME.book.cards
    gang = cards.gang[cards.index[name]]
    outfits = ("law-dogs", "the-sloane-gang", "the-fourth-ring", "morgan-cattle-co")
    home = next((one for one in outfits if cards.gang[cards.index[one]] == gang), "law-dogs")
    cost, bullets, stud, influence, upkeep = PLAIN[name]
    stage = Stage({"outfit": home, "hand": [name], "stash": cost})
    stage.pick(f"shop:{name}")
    dude = stage.dude(f"{name}.0")
    assert (stage.player(0)["stash"], dude["place"], dude["booted"]) == (0, f"{home}.0", False)
    assert (dude["bullets"], dude["stud"], dude["influence"], dude["upkeep"]) == (bullets, stud, influence, upkeep)
    assert Stage({"outfit": home, "hand": [name], "stash": cost - 1}).offers("shop") == []
