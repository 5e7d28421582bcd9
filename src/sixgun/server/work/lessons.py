"""A lesson over HTTP: nothing is kept here. Each request brings the picks found so far, and gets where they lead.

What a request costs is bounded: a lesson has few steps, and a pick that is not one of its own ends the replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from sixgun.core.events import Event
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import keys
from sixgun.play import Entry, Table
from sixgun.play.asked import ask_plain
from sixgun.play.learn import Lesson, LessonPlayer, all_puzzles, find_lesson, lessons_of, puzzle_of_the_day
from sixgun.play.learn.lesson import Scripted
from sixgun.play.learn.player import LATER, Carry


def index(today: date) -> dict[str, Plain]:
    """All courses, all puzzles in the order in which they are set, and which of them is today's."""
    puzzles = all_puzzles()
    courses: list[Plain] = [
        {"game": key, "lessons": [_listed(one) for one in lessons_of(key)]} for key in keys() if lessons_of(key)
    ]
    todays = puzzle_of_the_day(today)
    return {"courses": courses, "puzzles": [_listed(one) for one in puzzles], "today": puzzles.index(todays)}


def _listed(lesson: Lesson) -> dict[str, Plain]:
    return {
        "game": lesson.game,
        "kind": lesson.kind,
        "slug": lesson.slug,
        "number": lesson.number,
        "minutes": lesson.minutes,
        "level": lesson.level,
        "steps": len(lesson.steps),
    }


def state(key: str, slug: str, picks: Sequence[str], pick: str | None, why: str | None) -> dict[str, Plain]:
    """Where these picks lead; what the coach says to one more; or why another one is not possible."""
    desk = _Desk(find_lesson(key, slug))
    for found in picks:
        desk.player.take(found)
    if why is not None:
        return {**desk.now(), "refusal": desk.why(why)}
    if pick is None:
        return desk.now()
    before = len(desk.shown)
    answer = desk.player.answer(pick)
    if answer is None:
        desk.player.take(pick)
        return {**desk.now(), "tables": desk.tables(before)}
    here = desk.now()
    for line in (Scripted(desk.lesson.seat, pick), *answer.then) if answer.then else ():
        desk.carry(line.seat, line.pick)  # nobody keeps this table: what comes of it need not be taken back
    return {**here, "answer": answer.key, "tables": [*desk.shown[before:]]}


class _Desk:
    """A lesson at a table like any other, so that its messages are those of any table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table
        self.shown: list[dict[str, Plain]] = []  # after each pick, without a question
        self.player = LessonPlayer(lesson, self._sit)

    def _sit(self, match: Match) -> Carry:
        lesson = self.lesson
        pack: dict[str, object] = {"pack": lesson.pack} if lesson.pack else {}
        self.table = Table({"game": lesson.game, "seats": match.seats, "hints": True, "odds": False, **pack}, bytes(32))
        self.table.match = match
        match.watched = True
        self.table.seq = 1
        for seat, name in enumerate(lesson.names):
            self.table.evolve(Entry("sat", 0, seat, name, self._who(seat)))
        self.table.evolve(Entry("began", 0, lesson.seat))
        return self.carry

    def _who(self, seat: int) -> str:
        return f"lesson-{seat}"

    def carry(self, seat: int, pick: str) -> list[Event]:
        since = self.table.seq
        self.table.evolve(Entry("picked", 0, seat, pick))
        self.shown.append(self._message(since))
        return self.table.story[-1].events

    def _message(self, since: int, changes: bool = True) -> dict[str, Plain]:
        told = self.table.message(self._who(self.lesson.seat), since, 0, changes)
        seat = self.lesson.seat
        return {"type": "table", "now": 0, "yours": [seat], **told, "ask": None, "take_back": None}

    def tables(self, since: int) -> list[Plain]:
        """The messages after so many picks; the last one asks."""
        messages = self.shown[since:]
        return [*messages[:-1], self._asking(messages[-1])]

    def _asking(self, message: dict[str, Plain]) -> dict[str, Plain]:
        return message if self.player.over else {**message, "ask": ask_plain(self.player.ask())}

    def now(self) -> dict[str, Plain]:
        """Where the lesson is, with its whole story."""
        player, over = self.player, self.player.over
        return {
            "lesson": _listed(self.lesson),
            "at": player.at,
            "over": over,
            "say": "" if over else player.say,
            "done": player.done,
            "spot": [] if over else [*player.step.spot],
            "show": "" if over else player.wanted()[0],
            "answer": "",
            "refusal": None,
            "tables": [self._asking(self._message(0, changes=False))],
        }

    def why(self, pick: str) -> dict[str, Plain] | None:
        try:
            answer = self.player.answer(pick)
        except Refused as refused:
            return refused.refusal.plain()
        return Refusal(LATER).plain() if answer is not None and answer.key == LATER else None
