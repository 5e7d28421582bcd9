"""Lessons."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from sixgun.server.answer_types.table import FoldedTable
from sixgun.server.answer_types.words import Refusal


class LessonInfo(TypedDict):
    """A lesson or puzzle as it is listed; its words are in the texts of its game."""

    game: str
    kind: Literal["lesson", "puzzle"]
    slug: str
    number: int
    minutes: int
    level: Annotated[int, "1 to 3 for a puzzle, 0 for a lesson"]
    steps: int


class Course(TypedDict):
    """The lessons of a game."""

    game: str
    lessons: list[LessonInfo]


class LearnIndex(TypedDict):
    """All that can be learned here."""

    courses: list[Course]
    puzzles: list[LessonInfo]
    today: Annotated[int, "the index of today's puzzle"]


class LessonState(TypedDict):
    """Where a lesson is; what is said are keys of messages."""

    lesson: LessonInfo
    at: Annotated[int, "the step, from 0"]
    over: bool
    say: Annotated[str, "before the pick"]
    done: Annotated[str, "after the last one"]
    spot: Annotated[list[str], "what the coach points at"]
    show: Annotated[str, "the pick to find"]
    answer: Annotated[str, "to a pick that is not the one to find"]
    refusal: Annotated[Refusal | None, "why another pick is not possible"]
    tables: Annotated[list[FoldedTable], "to be shown one after another"]
