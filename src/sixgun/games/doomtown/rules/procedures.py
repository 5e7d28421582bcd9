"""The procedures by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import Procedure
from sixgun.core.vocabulary import bound
from sixgun.games.doomtown.language import ability, fate
from sixgun.games.doomtown.rules import (
    bidding,
    callin_out,
    casualties,
    day,
    gamblin,
    inventin,
    job,
    joining,
    plays,
    posse,
    pull,
    reacts,
    setup,
    shootout,
    shoppin,
    skill_checks,
    sundown,
    tradin,
    upkeep,
)
from sixgun.games.doomtown.table import sequence

PROCEDURES: Final[tuple[Procedure, ...]] = bound(
    "procedures",
    {
        sequence.SETUP: setup.SETUP,
        sequence.DAY: day.DAY,
        sequence.GAMBLIN: gamblin.GAMBLIN,
        sequence.UPKEEP: upkeep.UPKEEP,
        sequence.SUNDOWN: sundown.SUNDOWN,
        sequence.PLAYS: plays.PLAYS,
        sequence.EXTRA_PLAY: plays.EXTRA_PLAY,
        sequence.CALL_OUT: callin_out.CALL_OUT,
        sequence.POSSE: posse.POSSE,
        sequence.SHOOTOUT: shootout.SHOOTOUT,
        sequence.CASUALTIES: casualties.CASUALTIES,
        sequence.JOB: job.JOB,
        sequence.ABILITY: ability.ABILITY,
        sequence.TRIGGER: reacts.TRIGGER,
        sequence.PULL: pull.PULL,
        sequence.TRADE: tradin.TRADE,
        sequence.INVENT: inventin.INVENT,
        sequence.BIDDING: bidding.BIDDING,
        sequence.ENTRANCE: shoppin.ENTRANCE,
        sequence.JOINING: joining.JOINING,
        sequence.CHECK: skill_checks.CHECK,
        sequence.FATE: fate.FATE,
    },
)
