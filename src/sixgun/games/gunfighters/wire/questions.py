"""The questions by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.games.gunfighters.rules import shoot, story, turn, victory

QUESTIONS: Final[tuple[Question, ...]] = (
    turn.ACTION,
    turn.ADD_SHOT,
    turn.ADD_MOVE,
    turn.STORY_SHOT,
    turn.CLAIM,
    story.LOSE,
    story.LOSE_LATE,
    shoot.TOP,
    story.NAME,
    story.POINT,
    victory.TIE,
)
