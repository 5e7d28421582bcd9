"""Plays lessons as a learner would who tries everything: what is wrong with one, in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.core.refusals import Refused
from sixgun.play.learn import Lesson, LessonPlayer
from sixgun.play.learn.lesson import LESSON, fits
from sixgun.play.learn.player import LATER
from sixgun.text import Speaker

MOST_WORDS = 25


def problems(lesson: Lesson, speaker: Speaker) -> list[str]:
    """Everything that is wrong with a lesson in one language."""
    try:
        return [*said_badly(lesson, speaker), *played_badly(lesson, speaker)]
    except Refused as refused:
        return [f"{lesson.key}: {refused}"]


def messages(lesson: Lesson) -> Iterator[tuple[str, bool]]:
    """The keys of all that is said in a lesson, and whether it must be."""
    yield lesson.key, True
    yield f"{lesson.key}-aim", True
    yield f"{lesson.key}-hidden", lesson.kind == LESSON
    for number in (1, 2, 3):
        yield f"{lesson.key}-learned-{number}", lesson.kind == LESSON
    for at, step in enumerate(lesson.steps):
        key = lesson.step_key(at)
        yield key, lesson.kind == LESSON or at == 0
        last = at == len(lesson.steps) - 1
        yield f"{key}-done", last
        for number in range(1, len(step.wrong) + 1):
            yield f"{key}-wrong-{number}", True


def said_badly(lesson: Lesson, speaker: Speaker) -> Iterator[str]:
    for key, needed in messages(lesson):
        if needed and not speaker.has(key):
            yield f"{key}: not there in {speaker.lang}"
        if len(speaker.text(key).split()) > MOST_WORDS:
            yield f"{key}: too long in {speaker.lang}"


def played_badly(lesson: Lesson, speaker: Speaker) -> Iterator[str]:
    """The main line with all its wrong picks, then every other way to the goal."""
    player = LessonPlayer(lesson)
    others: list[list[str]] = []
    while not player.over:
        yield from asked_badly(player, speaker)
        here = f"step {player.at + 1}"
        step, wanted = player.step, player.wanted()
        if not wanted:
            yield f"{here}: none of {step.want} is offered"
            return
        others += [[*player.picks, pick] for pick in wanted[1:]]
        player.take(wanted[0])
        yield from [f"{here}: {test} does not hold" for test in player.failing(step.test, player.fresh)]
    yield from [f"goal: {test} does not hold" for test in player.missed_goals()]
    for picks in others:
        yield from other_way(lesson, picks)


def asked_badly(player: LessonPlayer, speaker: Speaker) -> Iterator[str]:
    step, here = player.step, f"step {player.at + 1}"
    game = player.match.game
    if player.lesson.seat not in game.asked(player.match.state):
        yield f"{here}: the learner is not asked"
        return
    ask = player.ask()
    offered = ask.options.picks()
    if ask.question != step.ask:
        yield f"{here}: asks {ask.question}, not {step.ask}"
    for pattern in (*step.offer, *step.want):
        if not any(fits(pick, (pattern,)) for pick in offered):
            yield f"{here}: {pattern} fits nothing"
    answered = set()
    for pick in offered:
        answer = player.answer(pick)
        if answer is None:
            continue
        answered.add(answer.key)
        if answer.key == LATER:
            yield f"{here}: no answer to {pick}"
        elif answer.then and not player.what_if(pick, answer.then):
            yield f"{here}: nothing comes of {pick}"
    for number in range(1, len(step.wrong) + 1):
        if f"{player.say}-wrong-{number}" not in answered:
            yield f"{here}: wrong answer {number} answers nothing"


def other_way(lesson: Lesson, picks: list[str]) -> Iterator[str]:
    """A pick that is as good as the main line's leads to the goal as well."""
    player = LessonPlayer(lesson)
    for pick in picks:
        player.take(pick)
    while not player.over:
        wanted = player.wanted()
        if not wanted:
            yield f"after {picks[-1]}: none of {player.step.want} is offered at step {player.at + 1}"
            return
        player.take(wanted[0])
    yield from [f"after {picks[-1]}: goal {test} does not hold" for test in player.missed_goals()]
