"""The questions by their numbers in the sequence; any of them may be answered with a reshuffle first. [5.7]"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.vocabulary import bound
from sixgun.games.gunslinger.rules import casting, choosing, night, reveal, shooting, stagger
from sixgun.games.gunslinger.rules.choosing import once_chosen
from sixgun.games.gunslinger.rules.reshuffling import with_reshuffle
from sixgun.games.gunslinger.table import sequence

QUESTIONS: Final[tuple[Question, ...]] = bound(
    "questions",
    {
        sequence.PLAN: with_reshuffle(choosing.CHOOSE),
        sequence.RECONSIDER: with_reshuffle(choosing.CHOOSE_AGAIN),
        sequence.DECLARE: with_reshuffle(once_chosen(reveal.DECLARE)),
        sequence.AIM_AT_HEX: with_reshuffle(once_chosen(reveal.AIM_AT_HEX)),
        sequence.PERMIT: with_reshuffle(once_chosen(reveal.PERMIT)),
        sequence.BULLSEYE: with_reshuffle(once_chosen(shooting.CHOOSE_LOCATION)),
        sequence.LONG: with_reshuffle(once_chosen(stagger.CHOOSE_LONG)),
        sequence.PLAY_OUT: with_reshuffle(choosing.PLAY_OUT),
        sequence.CAST: with_reshuffle(casting.CAST),
        sequence.NEXT_SHOWDOWN: night.GO_ON,
    },
)
