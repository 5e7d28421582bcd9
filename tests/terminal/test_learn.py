"""Lessons and puzzles at the keyboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixgun.games import keys
from sixgun.play.learn import LessonPlayer, lessons_of, puzzles_of
from sixgun.play.learn.lesson import Lesson
from tests.terminal.run import refused, sixgun


def line_of(lesson: Lesson) -> list[str]:
    """What the learner is to find."""
    player = LessonPlayer(lesson)
    while not player.over:
        player.take(player.wanted()[0])
    return player.picks


def kept(home: Path) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads((home / "sixgun" / "learn.json").read_text())
    return found


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("key", keys())
def test_the_first_lesson_of_each_course_is_played_to_its_end(key: str, lang: str, tmp_path: Path) -> None:
    lesson = lessons_of(key)[0]
    done = sixgun(tmp_path, "learn", key, "--lang", lang, typed="\n".join(line_of(lesson)) + "\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert {"en": "Well done.", "it": "Ben fatto."}[lang] in done.stdout
    assert kept(tmp_path)[f"{key}/{lesson.slug}"]["done"] is True
    assert "lesson-" not in done.stdout  # every text is there


def test_a_wrong_pick_is_answered_with_what_would_come_of_it(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "learn", "gunfighters", "2", typed="move:hill\nq\n")
    assert "What if?" in done.stdout
    assert "That man is safe where he is" in done.stdout
    assert done.stdout.count("Run: put it down") == 1
    assert kept(tmp_path) == {}


def test_a_lesson_is_left_and_resumed_where_it_was(tmp_path: Path) -> None:
    first, second, third = line_of(lessons_of("gunfighters")[0])
    sixgun(tmp_path, "learn", "gunfighters", typed=f"{first}\nq\n")
    again = sixgun(tmp_path, "learn", "gunfighters", typed=f"{second}\n{third}\nq\n")
    assert "You left at step 2 of 3" in again.stdout
    assert "Well done." in again.stdout
    assert "Next is lesson 2: Run!" in again.stdout


def test_keys_show_the_pick_skip_go_back_start_again_and_leave_a_lesson_out(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "learn", "gunfighters", "three-shots", typed="u\ni\nn\nu\nn\nr\nskip\nq\n")
    assert "there is nothing to go back to" in done.stdout
    assert "Pick this: Show Hill and shoot at Dusty (shoot:1>hill)" in done.stdout
    assert done.stdout.count("Two at once!") == 2
    assert "Next is lesson 2" in done.stdout
    assert kept(tmp_path)["gunfighters/three-shots"] == {"picks": [], "done": False, "skipped": True}
    assert "Lesson 2: Run!" in sixgun(tmp_path, "learn", "gunfighters", typed="q\n").stdout


def test_what_is_left_out_comes_later_and_what_is_illegal_has_its_rule(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "learn", "gunfighters", "2", typed="n\nmove:station\nshoot:1>saloon\nq\n")
    assert "That comes later in this course." in done.stdout
    assert "(rule shoot." in done.stdout


def test_courses_and_puzzles_are_listed_with_what_is_done(tmp_path: Path) -> None:
    sixgun(tmp_path, "learn", "gunfighters", "1", typed="skip\nq\n")
    listed = sixgun(tmp_path, "learn").stdout
    assert "  -  1  Three shots: Shoot where somebody" in listed
    assert listed.count("\n") > 28
    puzzles = sixgun(tmp_path, "puzzle", "--all").stdout
    assert len(puzzles.splitlines()) == 24


def test_a_puzzle_by_day_by_number_and_by_game(tmp_path: Path) -> None:
    assert "Today's puzzle: number" in sixgun(tmp_path, "puzzle", typed="q\n").stdout
    assert sixgun(tmp_path, "puzzle", "1", typed="q\n").stdout.startswith("Puzzle 1, ")
    line = line_of(puzzles_of("gunfighters")[0])
    done = sixgun(tmp_path, "puzzle", "gunfighters", typed="\n".join(line) + "\n")
    assert "Solved." in done.stdout
    assert "only the Hill is left" in done.stdout  # the explanation
    assert "Count your coins" in sixgun(tmp_path, "puzzle", "gunfighters", typed="q\n").stdout


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    refused(sixgun(tmp_path, "learn", "chess"), "chess")
    refused(sixgun(tmp_path, "learn", "gunfighters", "9"), "1 to 4")
    refused(sixgun(tmp_path, "puzzle", "99"), "1 to 24")


def test_a_damaged_file_of_progress_counts_as_none(tmp_path: Path) -> None:
    path = tmp_path / "sixgun" / "learn.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"gunfighters/three-shots": {"picks": ["no-such-pick"]}, "x": 3')
    assert "Lesson 1: Three shots" in sixgun(tmp_path, "learn", "gunfighters", typed="q\n").stdout
    path.write_text('{"gunfighters/three-shots": {"picks": ["no-such-pick"]}}')
    done = sixgun(tmp_path, "learn", "gunfighters", typed="q\n")
    assert done.returncode == 0
    assert "You left at" not in done.stdout


def test_puzzles_are_drafted_from_games_of_bots(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "puzzle", "gunfighters", "--find", "1", "--seed", "3", "--out", str(tmp_path / "drafts"))
    drafts = [*(tmp_path / "drafts").iterdir()]
    assert done.stdout.strip().splitlines()[-1].startswith(("Nothing", "One", str(len(drafts))))
    assert all(path.name.startswith("gunfighters-3-") for path in drafts)
