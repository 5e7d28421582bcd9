"""docs/research.md says how large observations, action spaces and vocabularies are: as large as they really are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun import research

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, list[str]]:
    """The first table of a chapter, by the first word of each row."""
    chapter = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    table = re.search(r"(?:^\|.*\n)+", chapter, re.MULTILINE)
    assert table
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].splitlines()[2:]]
    return {row[0]: row[1:] for row in cells}


def numbers(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)]


def table_of(key: str, seats: int | None = None, **options: object) -> Any:
    return research.aec_env(key, seats=seats, options=options).unwrapped.table


SIZES = [(key, seats) for key, row in rows("Observations").items() for seats in numbers(row[0].partition("(")[0])]


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_observations_are_as_large_as_the_page_says(key: str, seats: int) -> None:
    told = rows("Observations")[key]
    place = numbers(told[0].partition("(")[0]).index(seats)
    assert table_of(key, seats).encoder.size == numbers(told[1])[place]


def test_the_sizes_of_two_ready_decks() -> None:
    """The smallest and the largest pair of different ones."""
    decks = next(spec for spec in sixgun.game("doomtown").options if spec.name == "deck1").values
    found = re.search(r"decks: ([\d,]+) to ([\d,]+) for two different", PAGE)
    assert found
    pairs = [("faith-and-fear-sloane-gang", "intermediate-sloane-gang")]
    pairs += [("all-packs-morgan-cattle-co", "all-packs-fourth-ring")]
    assert all(deck in decks for pair in pairs for deck in pair)
    sizes = [table_of("doomtown", 2, deck1=one, deck2=other).encoder.size for one, other in pairs]
    assert sizes == [*numbers(found[1]), *numbers(found[2])]


def test_numbers_of_actions_and_words_are_what_the_page_says() -> None:
    told = {key: numbers(row[1]) for key, row in rows("Actions").items()}
    for key, counts in told.items():
        assert table_of(key).actions.count == counts[0], key
    assert told["gunslinger"][1] == table_of("gunslinger", 2, characters="printed").actions.count
    assert f"most of the Duel's {told['bang-duel'][0]:,} stable numbers" in PAGE
    words = {key: len(table_of(key).actions.words.names) - 1 for key in ("gunslinger", "doomtown")}
    assert f"Gunslinger's vocabulary has {words['gunslinger']:,} words" in PAGE
    assert f"Doomtown's has {words['doomtown']:,} for the two usual decks" in PAGE
