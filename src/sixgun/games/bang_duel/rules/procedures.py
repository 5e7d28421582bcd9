"""The procedures by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import Procedure
from sixgun.core.vocabulary import bound
from sixgun.games.bang_duel.cards import abilities, duel, salvos, supplies
from sixgun.games.bang_duel.rules import elimination, hit, life, reveal, setup, simultaneous, turn
from sixgun.games.bang_duel.table import sequence

PROCEDURES: Final[tuple[Procedure, ...]] = bound(
    "procedures",
    {
        sequence.START: setup.START,
        sequence.TURN: turn.TURN,
        sequence.SETTLE: simultaneous.SETTLE,
        sequence.HIT: hit.HIT,
        sequence.LOSS: life.LOSS,
        sequence.TARGETED: life.TARGETED,
        sequence.ELIMINATION: elimination.ELIMINATION,
        sequence.REVEAL: reveal.REVEAL,
        sequence.SWEEP: salvos.SWEEP,
        sequence.DUEL: duel.DUEL,
        sequence.STORE: supplies.STORE,
        sequence.VOLLEY: salvos.VOLLEY_HITS,
        sequence.THROWING: supplies.THROWING,
        sequence.COPYING: abilities.COPYING,
    },
)
