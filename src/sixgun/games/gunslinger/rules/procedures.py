"""The procedures by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import Procedure
from sixgun.core.vocabulary import bound
from sixgun.games.gunslinger.rules import casting, night, penalties, reveal, turn, victory
from sixgun.games.gunslinger.table import sequence

PROCEDURES: Final[tuple[Procedure, ...]] = bound(
    "procedures",
    {
        sequence.TURN: turn.TURN,
        sequence.REVEAL: reveal.REVEAL,
        sequence.PENALTIES: penalties.PENALTIES,
        sequence.END: victory.END,
        sequence.CASTING: casting.CASTING,
        sequence.NIGHT: night.NIGHT,
    },
)
