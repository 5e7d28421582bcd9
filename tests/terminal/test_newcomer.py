"""What somebody meets who plays at a terminal of 80 columns for the first time."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.terminal.run import sixgun
from tests.terminal.screen import Terminal

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def shown(terminal: Terminal, text: str) -> list[str]:
    """The lines on the screen up to a text."""
    return CODES.sub("", terminal.sees(text)).replace("\r\n", "\n").split("\n")


def test_the_lobby_asks_again_until_it_understands_and_q_leaves(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "play", typed="zzz\n9\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Which game?") == 3
    assert "“9” isn't a game: type a number from 1 to 4, or q to leave." in done.stdout
    assert "Who plays?" not in done.stdout


@pytest.mark.slow
def test_the_lobby_offers_the_last_game_with_the_list_and_takes_a_name(tmp_path: Path) -> None:
    sixgun(tmp_path, "play", "gunfighters", "--seed", "5", typed="q\n")
    done = sixgun(tmp_path, "play", typed="c\nq\n")
    assert done.stdout.index("go on with the last game") < done.stdout.index("Which game?")
    assert "Go on with: sixgun play gunfighters --resume" in done.stdout
    assert "Who plays?" not in done.stdout
    done = sixgun(tmp_path, "play", typed="bang-duel\nq\n")
    assert "Who plays?" in done.stdout
    assert "saved" not in done.stdout


@pytest.mark.slow
def test_play_without_a_game_keeps_what_else_was_given(tmp_path: Path) -> None:
    words = ("--seats", "you,easy,random,rules", "--seed", "4", "--save", "one.json")
    done = sixgun(tmp_path, "play", *words, typed="3\nq\n")
    assert "Who plays?" not in done.stdout
    assert "The bots: Doc (easy) · Belle (random) · Kid (normal)" in done.stdout
    saved = json.loads((tmp_path / "one.json").read_text())
    assert (saved["seed"], saved["chairs"]) == (4, ["you", "easy", "random", "rules"])
    again = sixgun(tmp_path, "play", "--resume", "one.json", typed="q\n")
    assert again.returncode == 0, again.stderr
    assert "Which game?" not in again.stdout
    assert "Go on with: sixgun play gunfighters --resume one.json\n" in again.stdout


def test_the_way_to_go_on_names_bots_that_the_record_may_not_bring(tmp_path: Path) -> None:
    words = ("--seats", "you,search:3", "--seed", "4", "--save", "my game.json")
    done = sixgun(tmp_path, "play", "bang-duel", *words, typed="q\n")
    assert "sixgun play bang-duel --resume 'my game.json' --seats you,search:3\n" in done.stdout
    again = ("play", "bang-duel", "--resume", "my game.json")
    assert sixgun(tmp_path, *again, "--seats", "you,search:3", typed="q\n").returncode == 0


def test_a_program_that_fails_in_its_seat_leaves_the_game_kept(tmp_path: Path) -> None:
    (tmp_path / "mybot").write_text("read hello\necho '{\"sixgun\": 1}'\nread question\nexit 3\n")
    words = ("--seats", "exec:sh mybot,you,rules", "--save", "one.json")
    done = sixgun(tmp_path, "play", "gunfighters", *words, typed="\n" * 50)
    assert done.returncode == 2
    assert "saved. Go on with: sixgun play gunfighters --resume one.json --seats 'exec:sh mybot," in done.stdout
    assert len(done.stderr.splitlines()) == 1


def test_a_position_that_is_none_is_called_so(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# Hello\n")
    done = sixgun(tmp_path, "play", "gunfighters", "--position", "README.md")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("README.md is not a position: ")


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "part"), [("en_US.UTF-8", "Move"), ("it_IT.UTF-8", "Muoviti")])
def test_help_and_menus_hang_below_where_they_begin(tmp_path: Path, lang: str, part: str) -> None:
    terminal = Terminal(tmp_path, "play", "gunfighters", "--seed", "5", lang=lang, columns=80)
    terminal.sees("> ")
    terminal.types("h")
    lines = shown(terminal, "> ")
    assert max([len(line) for line in lines]) <= 80
    entry = next(i for i, line in enumerate(lines) if line.startswith(f"  {part}  "))
    column = len(lines[entry]) - len(lines[entry][len(part) + 2 :].lstrip())
    assert re.match(rf" {{{column}}}\S", lines[entry + 1])
    assert any("? turn " in line for line in lines)  # a part of this game's own rules
    terminal.types("q")
    assert terminal.ends() == 0


@pytest.mark.slow
def test_a_menu_of_80_columns_has_a_line_for_each_choice(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "doomtown", "--seed", "3", columns=80)
    menu = shown(terminal, "Stranger> ")
    numbers = [int(line[:4]) for line in menu if re.match(r" +\d+  ", line)]
    first = next(i for i, line in enumerate(menu) if line.startswith("   1  "))
    assert [int(line[:4]) for line in menu[first : first + len(numbers)]] == numbers  # no line between them
    terminal.types("? nonsense")
    terminal.sees("“sixgun rules doomtown”")
    terminal.types("q")
    assert terminal.ends() == 0


@pytest.mark.slow
def test_prompts_and_refusals_break_between_words(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", columns=80)
    terminal.sees("Which game?")
    terminal.types("3")
    lines = shown(terminal, "[Enter: you,bot,bot,bot]")
    assert max([len(line) for line in lines]) <= 80
    terminal.types("you,nobody")
    lines = shown(terminal, "Who plays?")
    assert max([len(line) for line in lines]) <= 80
    assert any(line.startswith("“nobody” cannot sit down") for line in lines)
    terminal.types("q")
    assert terminal.ends() == 0
    refused = Terminal(tmp_path, "play", "gunfighters", "--resume", "none.json", "--seed", "5", columns=80)
    assert max([len(line) for line in shown(refused, "--position.")]) <= 80


def test_what_goes_into_a_pipe_is_neither_wrapped_nor_padded(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "play", "gunslinger", "--seed", "3", typed="h\nq\n", variables={"COLUMNS": "80"})
    assert not [line for line in done.stdout.splitlines() if re.search(r"[^>] $", line)]
    assert max([len(line) for line in done.stdout.splitlines()]) > 200


def test_the_story_of_a_showdown_is_told_before_the_aim_and_again_behind_its_key(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "play", "gunslinger", "-o", "showdown=2,7", "--seed", "3", typed="a\nq\n")
    lines = done.stdout.splitlines()
    told = [number for number, line in enumerate(lines) if line.endswith("which is worth 4.")]
    assert len(told) == 2
    assert all([lines[number + 1].startswith("Aim: ") for number in told])
    assert "Everybody in the street" not in done.stdout  # that of the second comes with it
