"""Gunslinger at the keyboard: cards laid with one key each, the last ones once more, and a table that fits a screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from sixgun.core.match import Match
from sixgun.games import game as game_of
from sixgun.terminal.table.client import Client
from sixgun.terminal.table.prompt import AGAIN, spelled
from sixgun.text import LANGUAGES, Speaker
from tests.terminal.run import sixgun
from tests.terminal.screen import Terminal

ROWS, COLUMNS = 24, 80
WORDS = ("play", "gunslinger", "--seats", "you,easy", "--seed", "5")
MOST_KEYS = 6  # of a plan, Enter among them
TAKEN = "abhilpqsu?"  # letters that mean something else at the keyboard, and some of them on the page
ON_THE_PAGE = "?rhacuipf+-="


def speaker(lang: str) -> Speaker:
    names = ("Forestiero", "Doc", "Belle", "Kid", "Butch", "Etta", "Wyatt")
    return Speaker(lang, "gunslinger", names, packages=("sixgun.terminal",))


def test_cards_are_laid_with_a_key_each_and_the_last_ones_once_more(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *WORDS, columns=100)
    terminal.sees("d  Draw and Cock")
    terminal.sees("letters in a row, such as dk: these cards")
    assert len("tdt\n") <= MOST_KEYS
    terminal.types("tdt")  # TURN, DRAW AND COCK, TURN: not possible, for there is one TURN card only
    terminal.sees("isn't one of your options")
    terminal.types("dt")
    terminal.sees("Stack of Marshal: Draw and Cock, Turn")
    for _ in range(2):  # which weapon, which way to turn
        terminal.types("")
    terminal.sees("Turn 2: lay cards")
    terminal.sees(f"{AGAIN}: once more Draw and Cock, Turn")
    terminal.types(AGAIN)
    terminal.sees("Stack of Marshal: Draw and Cock, Turn")
    terminal.types("q")
    assert terminal.ends() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plan_can_be_typed_in_six_keys_that_mean_nothing_else(lang: str) -> None:
    """A turn has five segments and a card takes at least one, so five letters and Enter are enough."""
    match = Match(game_of("gunslinger"), seats=2, seed=5)
    options = match.asks()[0].options
    found = spelled(options, speaker(lang))
    assert {option.pick for option in found.values()} == {
        option.pick for option in options if option.pick.startswith("plan:") and option.pick != "plan:none"
    }
    assert max(len(keys) for keys in found) + 1 <= MOST_KEYS
    letters = set("".join(found))
    assert not letters & set(TAKEN + ON_THE_PAGE + AGAIN)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Who can hit the Marshal, by segment", "Write the letters of the cards", "who can hit you with")),
        ("it", ("Chi può colpire lo Sceriffo, per segmento", "scrivi le lettere delle carte", "chi può colpirti")),
    ],
)
def test_a_key_tells_who_can_hit_you_with_the_cards_you_lay(lang: str, words: tuple[str, ...], tmp_path: Path) -> None:
    """The Kid must draw for three segments first. A moving target is hit by fewer cards than one who stands."""
    typed = "h\nr\nr xyz\nr j\n7\nr\nq\n"
    done = sixgun(tmp_path, *WORDS, "--save", "game.json", "--lang", lang, typed=typed)
    assert done.returncode == 0, done.stderr
    assert all(word in done.stdout for word in words)
    rows = re.findall(r"^  (?:The Kid|Il Kid)((?: +(?:–|\d+%)){5})$", done.stdout, re.MULTILINE)
    plans = [row.split() for row in rows]
    assert len(plans) == 3  # of Enter; of LEAP/DROP by its letter, and in its menu
    assert all(plan[:3] == ["–"] * 3 and plan[3].endswith("%") for plan in plans)
    assert plans[1] == plans[2]


@pytest.mark.parametrize(
    ("seats", "given", "shown"),
    [
        ("you,easy", (), True),
        ("you,easy", ("--no-odds",), False),
        ("you,you", (), False),
        ("you,you", ("--odds",), True),
    ],
)
def test_odds_show_where_the_table_allows_them(seats: str, given: tuple[str, ...], shown: bool, tmp_path: Path) -> None:
    words = ("play", "gunslinger", "--seats", seats, "--seed", "5", "--save", "game.json", *given)
    done = sixgun(tmp_path, *words, typed="\nh\nr\nq\n" if seats == "you,you" else "h\nr\nq\n")
    assert ("Who can hit the" in done.stdout) == shown
    assert ("who can hit you with" in done.stdout) == shown
    assert ("Odds are off at this table" in done.stdout) != shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("showdown", range(1, 11))
def test_map_legend_and_sheets_of_seven_fit_a_screen(lang: str, showdown: int, tmp_path: Path) -> None:
    match = Match(game_of("gunslinger"), seats=7, seed=5, options={"showdown": showdown})
    client = Client(match, ["you"] * 7, speaker(lang), tmp_path / "game.json", 1)
    for seat in range(7):
        client.console = Console(width=COLUMNS, record=True, file=(tmp_path / "screen").open("w"))
        client.show(seat)
        lines = client.console.export_text().strip("\n").split("\n")
        assert max(len(line) for line in lines) <= COLUMNS
        assert len(lines) <= ROWS
        assert any(re.search(r"· x (out|fuori) ·", line) for line in lines)
