"""`sixgun review` as a user starts it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sixgun as kernel
from sixgun.core.match import Match
from tests.terminal.run import interrupted, sixgun
from tests.terminal.screen import Terminal

# Seat 1 wins as soon as its turn begins: Ann can shoot it now, or lose.
NOW_OR_NEVER = {
    "hands": [["hill", "ranch"], ["hill$"], []],
    "shown": [[False, False], [True], []],
    "coins": [0, 9, 0],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match(kernel.game("gunfighters"), names=["Ann", "Bo", "Cy"], position=NOW_OR_NEVER)
    match.play(0, "move:ranch")
    path = tmp_path / "game.json"
    path.write_text(match.record().json(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ann chose “Leave Ranch and draw from the deck” (0%). Better: “Show Hill and shoot at Bo” (100%)."),
        ("it", "Ann sceglie «Lascia Ranch e pesca dal mazzo» (0%). Meglio: «Mostra Collina e spara a Bo» (100%)."),
    ],
)
def test_a_review_says_in_words_what_turned_the_game(tmp_path: Path, file: Path, lang: str, sentence: str) -> None:
    done = sixgun(tmp_path, "review", str(file), "--iterations", "30", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert sentence in " ".join(done.stdout.split())
    assert "█" in done.stdout
    assert "100% → 0%" in done.stdout


@pytest.mark.slow
def test_a_review_at_a_terminal_shows_how_far_it_is(tmp_path: Path, file: Path) -> None:
    terminal = Terminal(tmp_path, "review", str(file), "--iterations", "30")
    terminal.sees("Reviewing")
    terminal.sees("What turned the game")
    assert terminal.ends() == 0


def test_a_review_as_json_is_the_same_again_and_goes_on_where_it_was_interrupted(tmp_path: Path, file: Path) -> None:
    words = ("review", str(file), "--iterations", "30", "--json")
    first = sixgun(tmp_path, *words)
    found = json.loads(first.stdout)
    assert (found["review"], found["game"], found["decisions"][0]["grade"]) == (1, "gunfighters", "mistake")
    (kept,) = (tmp_path / "sixgun" / "reviews").iterdir()
    lines = kept.read_text().splitlines()
    marked = json.dumps({**json.loads(lines[0]), "sure": 0.125})
    kept.write_text(marked + "\n" + lines[1][:9])  # cut off in the middle of a line
    again = json.loads(sixgun(tmp_path, *words).stdout)
    assert again["decisions"][0]["sure"] == 0.125  # taken from the file
    assert again["lines"] == found["lines"]
    assert kept.read_text().splitlines()[1:] == lines[1:]


@pytest.mark.slow
def test_an_interrupted_review_says_that_it_can_be_gone_on_with(tmp_path: Path) -> None:
    match = Match(kernel.game("gunfighters"), seed=5)
    while asks := match.asks():
        match.play(asks[0].seat, asks[0].options[len(match.picks) % len(asks[0].options)].pick)
    (tmp_path / "long.json").write_text(match.record().json(), encoding="utf-8")
    kept = tmp_path / "sixgun" / "reviews"
    words = ["review", "long.json", "--iterations", "300"]
    code, said = interrupted(tmp_path, words, lambda: any(file.stat().st_size for file in kept.glob("*")))
    assert code == 130
    assert "steps are done and kept: the same command goes on from there.\nStopped.\n" in said


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en_US.UTF-8", "it_IT.UTF-8"])
def test_the_lines_of_a_review_fit_a_terminal_of_80_columns(tmp_path: Path, file: Path, lang: str) -> None:
    terminal = Terminal(tmp_path, "review", str(file), "--iterations", "4", lang=lang, columns=80)
    table = terminal.sees("└").replace("\r\n", "\n").split("\n")
    assert terminal.ends() == 0
    rows = [line for line in table if line.startswith("│")]
    assert len(rows) == 3
    assert max([len(row) for row in rows]) <= 80
    assert not [row for row in rows if "…" in row]


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path, file: Path) -> None:
    done = sixgun(tmp_path, "review", str(file), "--seat", "3")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--seat" in done.stderr
    only = json.loads(sixgun(tmp_path, "review", str(file), "--seat", "1", "--iterations", "8", "--json").stdout)
    assert (only["reviewed"], only["decisions"], list(only["lines"])) == ([1], [], ["1"])
