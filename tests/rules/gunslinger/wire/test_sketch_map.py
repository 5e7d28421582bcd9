"""The map in characters: everybody where they are, facing their way; it fits a terminal of 80 by 24."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.text import LANGUAGES, Speaker
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man


def lines(state: Any, lang: str = "en") -> list[str]:
    speaker = Speaker(lang, "gunslinger")
    rows = GAME.sketch(GAME.view(state, 0))
    return [speaker.say(row[0]) for row in rows if row[0].key.startswith("board-map")]


def cell(found: list[str], hex_: str) -> str:
    """What is drawn in a hex: its column has a line of its own, and even columns lie half a cell to the left."""
    row, half = int(hex_[1:]), "ABCDEFGHIJK".index(hex_[0]) % 2
    line = next(line for line in found if line.startswith(hex_[0] + " "))
    at = 2 + row * 4 + 2 * half
    return line[at : at + 3].strip()


@rule("gunslinger", "8.1a", "8.3a", "8.2", "12.1")
def test_everybody_is_where_they_are_and_faces_their_way() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 4, "target": "the-kid"}),
        man("the-kid", "E7", "nw", down=True),
        man("mountain-man", "K12", "ne"),
        weapons=[{"weapon": "MB", "hex": "B0"}, {"weapon": "W44", "hex": "A1"}],
    )
    found = lines(stage.state)
    assert [cell(found, hex_) for hex_ in ("F3", "E7", "K12", "B0", "A1", "C5")] == ["M→!", "T↖_", "O↙", "$", "+", "·"]
    speaker = Speaker("en", "gunslinger", ["Ann", "Bo", "Cy"])
    sheets = [row[0] for row in GAME.sketch(GAME.view(stage.state, 0)) if row[0].key == "board-name"]
    assert [speaker.say(name) for name in sheets] == ["M Marshal (Ann)", "T The Kid (Bo)", "O Mountain Man (Cy)"]


@rule("gunslinger", "8.1a")
def test_half_a_hex_is_half_a_cell() -> None:
    """F5 has the neighbours E5 and E6 to the west, so it stands between them."""
    found = lines(Stage(man("marshal", "F5"), man("the-kid", "E5"), man("ike", "E6")).state)
    column_e, column_f = found[5], found[6]
    assert column_e.index("T") < column_f.index("M") < column_e.index("I")
    assert column_f.index("M") - column_e.index("T") == column_e.index("I") - column_f.index("M")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_a_terminal(lang: str) -> None:
    for number in range(1, 11):
        found = lines(GAME.new(7, 1, {"showdown": number}), lang)
        assert max(len(line) for line in found) <= 78
        assert len(found) <= 14
    for boards, far in ((["A", "B"], "T11"), (["A", "C"], "J23"), (["A", "B", "C", "D"], "T23")):
        found = lines(Stage(man("marshal", "B1"), man("the-kid", far), map=boards).state, lang)
        assert max(len(line) for line in found) <= 78
        assert len(found) <= 23
