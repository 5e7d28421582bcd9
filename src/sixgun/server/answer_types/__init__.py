"""What the server sends, field by field: the only place that says so. `tools/views.py` makes the page's types from it.

What a game puts into its view and its events is described by the game.
"""

from __future__ import annotations

from sixgun.server.answer_types.files import ExaminedDecks, ExaminedShowdown
from sixgun.server.answer_types.lessons import LearnIndex, LessonState
from sixgun.server.answer_types.lists import Chapter, GameInfo, ReplayLine, RuleText, Summary
from sixgun.server.answer_types.replays import ReplayInfo, Review, ReviewState, Step
from sixgun.server.answer_types.table import MESSAGES, Hint

ANSWERS = (
    Hint,
    GameInfo,
    RuleText,
    Chapter,
    Summary,
    ReplayLine,
    ExaminedDecks,
    ExaminedShowdown,
    ReplayInfo,
    Step,
    ReviewState,
    LearnIndex,
    LessonState,
)

__all__ = [
    "ANSWERS",
    "MESSAGES",
    "Chapter",
    "ExaminedDecks",
    "ExaminedShowdown",
    "GameInfo",
    "Hint",
    "LearnIndex",
    "LessonState",
    "ReplayInfo",
    "ReplayLine",
    "Review",
    "ReviewState",
    "RuleText",
    "Step",
    "Summary",
]
