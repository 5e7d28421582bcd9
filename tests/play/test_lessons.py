"""Every lesson and puzzle is replayed on the rules, in both languages: a rule that changes breaks a test first."""

from __future__ import annotations

from datetime import date, timedelta
from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sixgun
from sixgun.core.refusals import Refused
from sixgun.play.learn import (
    Lesson,
    LessonPlayer,
    all_puzzles,
    find_lesson,
    lessons_of,
    puzzle_of_the_day,
    puzzles_of,
)
from sixgun.play.learn.lesson import Scripted, words_of
from sixgun.play.learn.player import LATER
from sixgun.play.learn.reading import read_lesson
from sixgun.text import LANGUAGES, Speaker
from sixgun.text.speaker import message_files
from tests.play.lesson_replay import messages, problems

KEYS = [game.key for game in sixgun.games()]
LENGTHS = {"gunfighters": 4, "bang-duel": 6, "gunslinger": 8, "doomtown": 10}


def speaker_of(key: str, lang: str) -> Speaker:
    return Speaker(lang, key, packages=(words_of(key),))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_lesson_and_puzzle_plays_to_its_goal(key: str, lang: str) -> None:
    speaker = speaker_of(key, lang)
    found = {lesson.slug: problems(lesson, speaker) for lesson in [*lessons_of(key), *puzzles_of(key)]}
    assert {slug: wrong for slug, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("key", KEYS)
def test_courses_are_whole(key: str) -> None:
    lessons, puzzles = lessons_of(key), puzzles_of(key)
    assert [lesson.number for lesson in lessons] == list(range(1, LENGTHS[key] + 1))
    assert [puzzle.number for puzzle in puzzles] == list(range(1, 7))
    assert len({lesson.slug for lesson in [*lessons, *puzzles]}) == len(lessons) + len(puzzles)
    assert [puzzle.level for puzzle in puzzles] == sorted([puzzle.level for puzzle in puzzles])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_written_that_nobody_says(key: str, lang: str) -> None:
    said = {name for lesson in [*lessons_of(key), *puzzles_of(key)] for name, _ in messages(lesson)}
    text = "\n".join([path.read_text(encoding="utf-8") for path in message_files(words_of(key), lang)])
    written = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}
    assert written - said == set()


def test_the_first_lesson_of_every_course_ends_with_a_win_or_a_knock_out() -> None:
    for key in KEYS:
        lesson = lessons_of(key)[0]
        player = LessonPlayer(lesson)
        while not player.over:
            player.take(player.wanted()[0])
        result = player.match.game.result(player.match.state)
        assert result is not None, key
        assert lesson.seat in result.winners, key


# ---- the player


def test_a_wrong_pick_changes_nothing_and_is_answered() -> None:
    player = LessonPlayer(find_lesson("gunfighters", "run"))
    before = player.match.game.hash(player.match.state)
    answer = player.answer("move:plaza")
    assert answer is not None
    assert answer.key == "lesson-run-1-wrong-3"
    assert [event.kind for event in player.what_if("move:plaza", answer.then)]
    with pytest.raises(Refused, match="changed"):
        player.take("move:plaza")
    assert player.match.game.hash(player.match.state) == before
    assert player.at == 0


def test_an_illegal_pick_is_refused_by_its_rule_and_a_legal_one_left_out_is_for_later() -> None:
    player = LessonPlayer(find_lesson("gunfighters", "run"))
    player.take("move:saloon")
    with pytest.raises(Refused) as refused:
        player.answer("shoot:1>saloon")  # that card was put down just now
    assert refused.value.refusal.rule
    answer = player.answer("move:station")
    assert answer is not None
    assert answer.key == LATER
    assert "move:station" not in player.offered()


def test_the_learner_is_told_only_what_the_seat_may_know() -> None:
    player = LessonPlayer(find_lesson("gunfighters", "run"))
    player.take("move:saloon")
    drawn = [told for told in player.told if told["event"] == "drew"]
    assert "card" in next(told for told in drawn if told["seat"] == 0)
    assert all("card" not in told for told in drawn if told["seat"] != 0)


# ---- the check itself


def planted(lesson: Lesson, kind: str) -> Lesson:
    """The lesson with a fault in it."""
    first = lesson.steps[0]
    steps = {
        "ask": {"ask": "nothing-like-it"},
        "want": {"want": ("no-such-pick",)},
        "offer": {"offer": (*first.want, "no-such-pick")},
        "silent": {"wrong": ()},
        "reply": {"reply": (Scripted(1, "no-such-pick"),)},
        "test": {"test": ({"at": "seat", "is": 9},)},
    }
    if kind == "goal":
        return msgspec.structs.replace(lesson, goal=(*lesson.goal, {"at": "seat", "is": 9}))
    return msgspec.structs.replace(lesson, steps=(msgspec.structs.replace(first, **steps[kind]), *lesson.steps[1:]))


@pytest.mark.parametrize("kind", ["ask", "want", "offer", "silent", "reply", "test", "goal"])
@pytest.mark.parametrize("key", KEYS)
def test_a_planted_fault_is_found(key: str, kind: str) -> None:
    lesson = lessons_of(key)[0]
    assert problems(planted(lesson, kind), speaker_of(key, "en"))


def test_a_missing_and_a_long_text_are_found() -> None:
    lesson = lessons_of("gunfighters")[0]
    assert any("not there" in one for one in problems(lesson, Speaker("en", "gunfighters")))


# ---- the reader


def raw(key: str, slug: str) -> tuple[str, bytes]:
    folder = files(sixgun.game(key).home).joinpath("lessons")
    path = next(path for path in folder.iterdir() if slug in path.name)
    return path.name, path.read_bytes()


@pytest.mark.parametrize("key", KEYS)
def test_every_file_is_read_thoroughly(key: str) -> None:
    game = sixgun.game(key)
    found = [path for path in files(game.home).joinpath("lessons").iterdir() if path.name.endswith(".toml")]
    read = [read_lesson(path.read_bytes(), path.name, game) for path in found]
    assert sorted([one.slug for one in read]) == sorted([one.slug for one in [*lessons_of(key), *puzzles_of(key)]])


def test_all_problems_of_a_file_are_named_at_once() -> None:
    _, data = raw("gunfighters", "run")
    text = data.decode()
    text = text.replace("minutes = 2", 'minutes = "two"\ncolour = "red"')
    text = text.replace('"turn.action.exactly-one"', '"turn.no-such-rule"')
    text = text.replace('reply = ["1 shoot:0>saloon"', 'reply = ["shoot:0>saloon"')
    text = text.replace('{ event = "missed", target = 0 }', '{ sees = "missed" }')
    with pytest.raises(Refused) as refused:
        read_lesson(text.encode(), "run.toml", sixgun.game("gunfighters"))
    codes = [refusal.code for refusal in refused.value.refusals]
    assert sorted(codes) == [
        "field-type",
        "field-unknown",
        "lesson-file-name",
        "lesson-no-rule",
        "lesson-script",
        "lesson-test",
    ]
    assert all(Speaker(lang).refusal(one) for lang in LANGUAGES for one in refused.value.refusals)


def test_a_position_that_cannot_be_is_refused_with_the_rest() -> None:
    name, data = raw("gunfighters", "run")
    text = data.decode().replace('["saloon", "hill", "plaza"]', '["saloon", "moon", "plaza"]').replace("\nseat = 0", "")
    with pytest.raises(Refused) as refused:
        read_lesson(text.encode(), name, sixgun.game("gunfighters"))
    assert len(refused.value.refusals) >= 2


@pytest.mark.parametrize("garbage", [b"", b"step = 3", b"[[step]]", b"\xff", b"position = 1\ndeal = 1"])
def test_garbage_is_refused(garbage: bytes) -> None:
    with pytest.raises(Refused):
        read_lesson(garbage, "lesson-01-garbage.toml", sixgun.game("gunfighters"))


# ---- the puzzle of the day


def test_the_puzzle_of_the_day_goes_through_all_of_them_in_the_same_order_for_everybody() -> None:
    first = date(2026, 11, 18)
    days = [puzzle_of_the_day(first + timedelta(days=day)) for day in range(48)]
    assert days[:24] == days[24:]
    assert {(puzzle.game, puzzle.slug) for puzzle in days} == {(puzzle.game, puzzle.slug) for puzzle in all_puzzles()}
    assert len(all_puzzles()) == 24
    assert [puzzle.game for puzzle in all_puzzles()[:4]] == KEYS


def test_there_is_no_lesson_of_another_name() -> None:
    with pytest.raises(Refused, match="no lesson"):
        find_lesson("gunfighters", "no-such-thing")
