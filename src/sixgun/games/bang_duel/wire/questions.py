"""The questions by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.vocabulary import bound
from sixgun.games.bang_duel.cards import abilities, choices, duel, if_dodged, supplies
from sixgun.games.bang_duel.rules import elimination, hit, life, play, react, reveal, setup, simultaneous, turn
from sixgun.games.bang_duel.table import sequence

QUESTIONS: Final[tuple[Question, ...]] = bound(
    "questions",
    {
        sequence.LEAD: setup.LEAD,
        sequence.ACTION: play.ACTION,
        sequence.DISCARD: turn.DISCARD,
        sequence.REACT: react.REACT,
        sequence.PAY: hit.PAY,
        sequence.ANSWER: duel.ANSWER,
        sequence.CHOOSE_RESULT: reveal.CHOOSE_RESULT,
        sequence.CHOOSE_GOODS: supplies.CHOOSE_GOODS,
        sequence.THROW: supplies.THROW,
        sequence.GIVE: if_dodged.GIVE,
        sequence.STRIP: if_dodged.STRIP,
        sequence.SWAP_WHOSE: if_dodged.SWAP_WHOSE,
        sequence.MAY: choices.MAY,
        sequence.INSTEAD: life.INSTEAD,
        sequence.ROB: simultaneous.ROB,
        sequence.LOOT: elimination.LOOT,
        sequence.COPY: abilities.COPY,
    },
)
