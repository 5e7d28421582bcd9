"""Which lesson or puzzle comes next, and what has been done so far."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime

import click

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import games, keys
from sixgun.play.learn import Lesson, all_puzzles, find_lesson, lessons_of, puzzle_of_the_day, puzzles_of
from sixgun.play.learn.lesson import words_of
from sixgun.terminal.kept.learning import Learning
from sixgun.terminal.learn.client import LessonClient
from sixgun.terminal.program import program
from sixgun.terminal.shown.sentences import ask
from sixgun.text import Speaker

LEAVE = ("q", "quit", "exit")


def speaker_for(lang: str, lesson: Lesson) -> Speaker:
    packages = ("sixgun.terminal:learn", "sixgun.terminal", words_of(lesson.game))
    speaker = Speaker(lang, lesson.game, packages=packages)
    speaker.names = [name or speaker.text("you") for name in lesson.names]
    return speaker


# ---- lessons


def learn(game: str | None, wanted: str | None, lang: str) -> None:
    """List the courses, go on with one, or play a lesson of it."""
    learning = Learning()
    if game is None:
        list_courses(learning, lang)
        return
    course = lessons_of(game_of(game).key)
    lesson = _named(game, wanted, course) if wanted else _next_in(course, learning)
    while lesson is not None:
        if not _play(lesson, lang, learning):
            return
        after = _next_in(course[course.index(lesson) + 1 :], learning)
        lesson = _what_now(lesson, after, speaker_for(lang, lesson))


def _named(game: str, wanted: str, course: Sequence[Lesson]) -> Lesson:
    """A lesson by its number or its name."""
    for lesson in course:
        if wanted in (str(lesson.number), lesson.slug):
            return lesson
    args: dict[str, Plain] = {"got": wanted[:40], "game": game, "last": len(course), "program": program()}
    raise Refused(Refusal("no-such-number-of-lesson", args), game)


def _next_in(course: Sequence[Lesson], learning: Learning) -> Lesson | None:
    """The first one that is neither done nor skipped; after all of them the first again."""
    open_ones = [one for one in course if not (learning.of(one).done or learning.of(one).skipped)]
    return next(iter([*open_ones, *course]), None)


def _play(lesson: Lesson, lang: str, learning: Learning) -> bool:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  line editing and history in input()
    return LessonClient(lesson, speaker_for(lang, lesson), learning).run_lesson()


def _what_now(lesson: Lesson, after: Lesson | None, speaker: Speaker) -> Lesson | None:
    """The next lesson, the same again, or none."""
    say = speaker.text
    if after is None:
        click.echo(say("course-done", program=program(), game=lesson.game))
        return None
    try:
        answer = ask(say("next-lesson", number=after.number, title=say(after.key))).strip().lower()
    except EOFError:
        click.echo()
        return None
    if answer in LEAVE:
        return None
    return lesson if answer == "r" else after


def list_courses(learning: Learning, lang: str) -> None:
    for game in games():
        course = lessons_of(game.key)
        if not course:
            continue
        say = speaker_for(lang, course[0]).text
        click.secho(f"{say('title')}  ({game.key})", bold=True)
        for lesson in course:
            title, aim = say(lesson.key), say(f"{lesson.key}-aim")
            click.echo(f"  {_mark(lesson, learning)} {lesson.number:2}  {title}: {aim}")
    click.echo(Speaker(lang, packages=("sixgun.terminal:learn",)).text("how-to-learn", program=program()))


def _mark(lesson: Lesson, learning: Learning) -> str:
    kept = learning.of(lesson)
    return "*" if kept.done else "-" if kept.skipped else "…" if kept.picks else " "


# ---- puzzles


def puzzle(wanted: str | None, every: bool, lang: str) -> None:
    """The puzzle of the day, one by its number, or the next of a game."""
    learning = Learning()
    puzzles = all_puzzles()
    if every:
        for number, one in enumerate(puzzles, 1):
            say = speaker_for(lang, one).text
            line = say("puzzle-line", game=say("title"), title=say(one.key), level=one.level)
            click.echo(f"  {_mark(one, learning)} {number:2}  {line}")
        return
    lesson = _puzzle(wanted, puzzles, learning)
    say = speaker_for(lang, lesson).text
    number = puzzles.index(lesson) + 1
    click.echo(say("puzzle-of-today" if wanted is None else "puzzle-number", number=number, title=say("title")))
    _play(lesson, lang, learning)


def _puzzle(wanted: str | None, puzzles: Sequence[Lesson], learning: Learning) -> Lesson:
    if wanted is None:
        return puzzle_of_the_day(datetime.now(UTC).date())
    if wanted.isdecimal() and len(wanted) < 5 and 0 < int(wanted) <= len(puzzles):
        return puzzles[int(wanted) - 1]
    if wanted in keys():
        found = _next_in(puzzles_of(wanted), learning)
        if found is not None:
            return found
    named = [one for one in puzzles if one.slug == wanted]
    if named:
        return find_lesson(named[0].game, wanted)
    args: dict[str, Plain] = {"got": wanted[:40], "last": len(puzzles), "games": [*keys()]}
    raise Refused(Refusal("no-such-puzzle", args))
