"""The questions by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.vocabulary import bound
from sixgun.games.gunfighters.rules import action, loss, shoot, story_cards, victory
from sixgun.games.gunfighters.table import sequence

QUESTIONS: Final[tuple[Question, ...]] = bound(
    "questions",
    {
        sequence.ACTION: action.ACTION,
        sequence.ADD_SHOT: action.ADD_SHOT,
        sequence.ADD_MOVE: action.ADD_MOVE,
        sequence.STORY_SHOT: action.STORY_SHOT,
        sequence.CLAIM: action.CLAIM,
        sequence.LOSE: loss.LOSE,
        sequence.LOSE_LATE: loss.LOSE_LATE,
        sequence.TOP: shoot.TOP,
        sequence.NAME: story_cards.NAME,
        sequence.POINT: story_cards.POINT,
        sequence.TIE: victory.TIE,
    },
)
