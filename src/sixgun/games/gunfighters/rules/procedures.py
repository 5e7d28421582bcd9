"""The procedures by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import Procedure
from sixgun.games.gunfighters.rules import shoot, story, turn

PROCEDURES: Final[tuple[Procedure, ...]] = (turn.TURN, shoot.SHOOT_OUT, story.STORY, story.EVERYONE, story.LOSS)
