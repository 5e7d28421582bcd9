"""Where lessons and puzzles stand: beside the rules of their game. They are read once."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import keys
from sixgun.play.learn.lesson import LESSON, PUZZLE, Lesson
from sixgun.play.learn.reading import read_lesson


@cache
def _all_of(key: str) -> tuple[Lesson, ...]:
    game = game_of(key)
    folder = files(game.home).joinpath("lessons")
    found = [path for path in folder.iterdir() if path.name.endswith(".toml")] if folder.is_dir() else []
    in_order = sorted(found, key=lambda one: one.name)
    return tuple([read_lesson(path.read_bytes(), path.name, game, thorough=False) for path in in_order])


def lessons_of(key: str) -> list[Lesson]:
    """The course of a game.

    >>> [lesson.slug for lesson in lessons_of("gunfighters")]
    ['three-shots', 'run', 'nine-coins', 'back-to-the-wall']
    """
    return [lesson for lesson in _all_of(key) if lesson.kind == LESSON]


def puzzles_of(key: str) -> list[Lesson]:
    return [lesson for lesson in _all_of(key) if lesson.kind == PUZZLE]


def find_lesson(key: str, slug: str) -> Lesson:
    """A lesson or puzzle by its name; Refused if there is none."""
    for lesson in _all_of(key):
        if lesson.slug == slug:
            return lesson
    raise Refused(Refusal("no-such-lesson", {"got": slug[:40], "game": key}), key)


def all_puzzles() -> list[Lesson]:
    """Every puzzle in the order in which they are set: from game to game, the easier ones of each first."""
    rows = [puzzles_of(key) for key in keys()]
    most = max([len(row) for row in rows], default=0)
    return [row[turn] for turn in range(most) for row in rows if turn < len(row)]


def puzzle_of_the_day(day: date) -> Lesson:
    """The same for everybody on that day.

    >>> puzzle_of_the_day(date(2026, 1, 1)) == puzzle_of_the_day(date(2026, 1, 25))
    True
    """
    puzzles = all_puzzles()
    return puzzles[day.toordinal() % len(puzzles)]
