"""Plays a lesson over any game: a machine without input or output.

The page and the terminal show what the coach says and what is offered, and hand over the learner's picks. A pick that
is not the one to find changes nothing: it has an answer.

>>> from sixgun.play.learn import LessonPlayer, find_lesson
>>> player = LessonPlayer(find_lesson("gunfighters", "run"))
>>> player.say, player.offered()[:2]
('lesson-run-1', ['move:saloon', 'move:plaza'])
>>> player.answer("move:plaza").key
'lesson-run-1-wrong-3'
>>> player.take("move:saloon")
>>> player.done, player.at
('lesson-run-1-done', 1)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sixgun.core.asks import Ask, Options
from sixgun.core.events import Event
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.play.learn.lesson import Lesson, Scripted, Step, fits
from sixgun.play.learn.sights import holds

LATER = "lesson-later"  # what is said to a pick that this lesson leaves out
Carry = Callable[[int, str], Sequence[Event]]  # carries a seat's pick out, and says what happened


def _plainly(match: Match) -> Carry:
    return match.play


class Answer:
    """What the coach says to a pick that is not the one to find."""

    def __init__(self, key: str, then: tuple[Scripted, ...]) -> None:
        self.key = key
        self.then = then  # what would come of it; () where that is not shown


class LessonPlayer:
    """A lesson being played."""

    def __init__(self, lesson: Lesson, sit: Callable[[Match], Carry] = _plainly) -> None:
        """`sit` is shown the match before the first pick, and says how picks are carried out in it."""
        self.lesson = lesson
        self.match = begin_match(lesson)
        self.at = -1  # the step that is asked, from 0; as many as there are steps when all is done
        self.picks: list[str] = []  # what the learner has found
        self.told: list[dict[str, Plain]] = []  # all events, as the learner was told them
        self.fresh: list[dict[str, Plain]] = []  # those of the last step
        self.carry = sit(self.match)
        self._next(())

    # ---- what is so

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def say(self) -> str:
        """The message with the coach's words before the pick; there may be none of that name."""
        return self.lesson.step_key(self.at)

    @property
    def done(self) -> str:
        """The message with the coach's words on what was found last."""
        return f"{self.lesson.step_key(self.at - 1)}-done" if self.at else ""

    def ask(self) -> Ask:
        """What the learner is asked, with the options of this stage only."""
        game, seat = self.match.game, self.lesson.seat
        ask = game.ask(self.match.state, seat)
        options = list(ask.options)
        kept = [number for number, option in enumerate(options) if self._offers(option.pick)]
        codes = [ask.options.codes[number] for number in kept]
        default = kept.index(ask.default) if ask.default in kept else 0
        words = dict(zip(codes, [options[number] for number in kept], strict=True))
        return Ask(seat, ask.question, ask.rule, ask.prompt, Options(codes, words.__getitem__), default)

    def offered(self) -> list[str]:
        return self.ask().options.picks()

    def wanted(self) -> list[str]:
        """The picks to find, that of the main line first."""
        offered = self.offered()
        found = [pick for want in self.step.want for pick in offered if fits(pick, (want,))]
        return list(dict.fromkeys(found))

    def _offers(self, pick: str) -> bool:
        return not self.step.offer or fits(pick, self.step.offer)

    # ---- picks

    def answer(self, pick: str) -> Answer | None:
        """What the coach says to a pick; None to one that is to be found. An illegal one is Refused by its rule."""
        match = self.match
        refusal = Refusal("game-over") if self.over else match.game.refuse(match.state, self.lesson.seat, pick)
        if refusal is not None:
            raise Refused(refusal, match.game.key)
        if not self._offers(pick):
            return Answer(LATER, ())
        if fits(pick, self.step.want):
            return None
        for number, wrong in enumerate(self.step.wrong, 1):
            if fits(pick, wrong.picks):
                return Answer(f"{self.say}-wrong-{number}", wrong.then)
        return Answer(LATER, ())

    def take(self, pick: str) -> None:
        """Make a pick that is to be found, and what follows it up to the next question; any other is Refused."""
        if self.answer(pick) is not None:
            raise Refused(Refusal("lesson-changed"), self.match.game.key)
        self.picks.append(pick)
        self._next((Scripted(self.lesson.seat, pick), *self.step.reply))

    def _next(self, script: tuple[Scripted, ...]) -> None:
        self.at += 1
        self.fresh = []
        self._play(script)
        if not self.over:
            self._play(self.step.before)

    def _play(self, script: tuple[Scripted, ...]) -> None:
        for line in script:
            for event in self.carry(line.seat, line.pick):
                told = event.to(self.lesson.seat)
                if told is not None:
                    self.fresh.append(told)
                    self.told.append(told)

    def what_if(self, pick: str, then: tuple[Scripted, ...]) -> list[Event]:
        """What would come of another pick; nothing has happened afterwards."""
        game = self.match.game
        copy = game.clone(self.match.state)
        script = (Scripted(self.lesson.seat, pick), *then)
        return [event for line in script for event in game.apply(copy, line.seat, line.pick)]

    # ---- what was to come of it

    def failing(self, tests: Sequence[dict[str, Plain]], told: Sequence[dict[str, Plain]]) -> list[dict[str, Plain]]:
        """The tests that do not hold now."""
        match, seat = self.match, self.lesson.seat
        return [test for test in tests if not holds(test, match.game, match.state, seat, told)]

    def missed_goals(self) -> list[dict[str, Plain]]:
        return self.failing(self.lesson.goal, self.told)


def begin_match(lesson: Lesson) -> Match:
    """The match that a lesson begins with."""
    game = game_of(lesson.game)
    if lesson.pack:
        game = game.repacked(lesson.pack)
    if lesson.position:
        return Match(game, names=lesson.names, position=lesson.position)
    deal: Any = lesson.deal
    return Match(game, names=lesson.names, **deal)
