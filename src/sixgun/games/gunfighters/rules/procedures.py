"""The procedures by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import Procedure
from sixgun.core.vocabulary import bound
from sixgun.games.gunfighters.rules import loss, shoot, story, turn
from sixgun.games.gunfighters.table import sequence

PROCEDURES: Final[tuple[Procedure, ...]] = bound(
    "procedures",
    {
        sequence.TURN: turn.TURN,
        sequence.SHOOT_OUT: shoot.SHOOT_OUT,
        sequence.STORY: story.STORY,
        sequence.EVERYONE: loss.EVERYONE,
        sequence.LOSS: loss.LOSS,
    },
)
