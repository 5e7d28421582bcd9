"""Figures and tables of the laboratory's commands, and the help, as each language writes them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import sixgun as kernel
from sixgun.core.match import Match
from sixgun.terminal.table.hints import hint_line
from sixgun.text import Speaker
from tests.terminal.run import sixgun
from tests.terminal.screen import Terminal

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_a_point_never_stands_for_thousands_and_for_decimals_in_one_sentence(tmp_path: Path) -> None:
    words = ("simulate", "gunfighters", "--games", "60", "--bots", "random")
    english = sixgun(tmp_path, *words).stdout
    assert re.search(r"60 games, \d,\d{3} decisions in \d+\.\d s \([\d,]+ decisions/s\)\.", english)
    assert re.search(r"seat \d +│ \d+\.\d% +│ \d+\.\d-\d+\.\d% ", english)
    italian = sixgun(tmp_path, *words, "--lang", "it").stdout
    assert re.search(r"60 partite, \d\.\d{3} decisioni in \d+,\d s \([\d.]+ decisioni/s\)\.", italian)
    assert re.search(r"posto \d +│ \d+,\d% +│ \d+,\d-\d+,\d% ", italian)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en_US.UTF-8", "it_IT.UTF-8"])
def test_the_arena_takes_a_line_for_each_bot_at_80_columns(tmp_path: Path, lang: str) -> None:
    words = ("arena", "gunfighters", "--bots", "easy,random", "--games", "30")
    terminal = Terminal(tmp_path, *words, lang=lang, columns=80)
    table = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.sees("└")).replace("\r\n", "\n").split("\n")
    assert terminal.ends() == 0
    (head,) = [line for line in table if line.startswith("┃")]
    first, second = [line for line in table if line.startswith("│")]
    assert len(head) == len(first) == len(second) <= 80
    assert re.match(r"│ (easy|random) +│ +60 │ +\d+[.,]\d% │ +\d+[.,]\d-\d+[.,]\d% │", first)


@pytest.mark.slow
def test_a_bench_has_words_for_its_figures(tmp_path: Path) -> None:
    shown = sixgun(tmp_path, "bench", "gunfighters", "--seconds", "0.1", "--lang", "it").stdout
    assert re.search(r"^copiare uno stato, µs +\d+,\d$", shown, re.MULTILINE)
    assert re.search(r"^decisioni +[\d.]+$", shown, re.MULTILINE)
    assert "_" not in shown


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("review", "the same number gives the same review. Think on a Dask cluster"),
        ("play", "search:200 thinks for 200 iterations, exec:COMMAND is a program of yours"),
        ("serve", "to this machine alone, or with --host 0.0.0.0 to everybody"),
    ],
)
def test_help_says_what_the_command_does(tmp_path: Path, command: str, said: str) -> None:
    shown = sixgun(tmp_path, command, "--help").stdout
    flat = " ".join(
        re.sub(r"\[default[^]]*]|--(seed|jobs|cluster) [A-Z]+|How many processes[^.]*\.", "", shown).split()
    )
    assert said in flat


def test_italian_help_names_its_words_in_italian(tmp_path: Path) -> None:
    shown = sixgun(tmp_path, "simulate", "--help", "--lang", "it").stdout
    assert shown.startswith("Uso: sixgun simulate [OPZIONI] GIOCO\n")
    assert "--cluster INDIRIZZO" in shown
    assert not re.search("OPTIONS|ADDRESS|VALUE|GAME", shown)


def test_a_hint_names_no_word_of_the_menu_alone() -> None:
    match = Match(kernel.game("gunslinger"), seed=3)
    ask = match.asks()[0]
    assert [option for option in ask.options if option.path and option.path[-1].key == "menu-done"]
    said = hint_line(match, ask, Speaker("en", "gunslinger", packages=("sixgun.terminal",)))
    assert said.startswith("Hint: ")
    assert ", done (" not in said  # which card is last is clear without it


def test_help_of_the_server_builds_no_page_first(tmp_path: Path) -> None:
    (tmp_path / "play").write_text((ROOT / "play").read_text())
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "setup.sh").write_text("set_up() { :; }\ncompile() { :; }\nbuild_page() { echo built; }\n")
    program = tmp_path / ".venv" / "bin" / "sixgun"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\necho ran\n")
    program.chmod(0o755)

    def said(*words: str) -> str:
        done = subprocess.run(["sh", str(tmp_path / "play"), *words], capture_output=True, text=True, check=True)
        return done.stdout

    assert said("serve", "--help") == "ran\n"
    assert said("serve") == "built\nran\n"


def test_the_example_of_a_client_explains_itself() -> None:
    example = [sys.executable, str(ROOT / "examples" / "bot.py")]
    done = subprocess.run([*example, "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "python examples/bot.py http://127.0.0.1:8000" in done.stdout
