"""The questions by their numbers in the sequence."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.vocabulary import bound
from sixgun.games.doomtown.language import ability, choices
from sixgun.games.doomtown.rules import (
    bidding,
    callin_out,
    casualties,
    draw,
    fight_plays,
    job,
    noon,
    posse,
    pull,
    reacts,
    run_or_gun,
    setup,
    shooter,
    shoppin,
    sundown,
    tradin,
    upkeep,
)
from sixgun.games.doomtown.table import sequence

QUESTIONS: Final[tuple[Question, ...]] = bound(
    "questions",
    {
        sequence.CHOOSE_GANG: setup.CHOOSE_GANG,
        sequence.WAGES: upkeep.WAGES,
        sequence.NOON_PLAY: noon.NOON_PLAY,
        sequence.SHOOTOUT_PLAY: fight_plays.SHOOTOUT_PLAY,
        sequence.RESOLUTION_PLAY: fight_plays.RESOLUTION_PLAY,
        sequence.CHEATIN_PLAY: fight_plays.CHEATIN_PLAY,
        sequence.REACT: reacts.REACT,
        sequence.REFUSE_CALL: callin_out.REFUSE_CALL,
        sequence.FORM_POSSE: posse.FORM_POSSE,
        sequence.ALLY: posse.ALLY_QUESTION,
        sequence.SHOOTER: shooter.SHOOTER,
        sequence.REDRAW: draw.REDRAW,
        sequence.KEEP_FIVE: draw.KEEP_FIVE,
        sequence.NAME_JOKER: draw.NAME_JOKER,
        sequence.TAKE_CASUALTIES: casualties.TAKE_CASUALTIES,
        sequence.RUN_OR_GUN: run_or_gun.RUN_OR_GUN,
        sequence.OPPOSE: job.OPPOSE,
        sequence.CHOOSE: choices.CHOOSE,
        sequence.CHOOSE_SOME: choices.CHOOSE_SOME,
        sequence.MAY: choices.MAY,
        sequence.EITHER: choices.EITHER,
        sequence.PAY: choices.PAY,
        sequence.NAME_CARD: choices.NAME_CARD,
        sequence.VICTIM: ability.VICTIM,
        sequence.LEAD_JOB: ability.LEAD_JOB,
        sequence.MORE_TRADES: tradin.MORE_TRADES,
        sequence.SURPLUS: tradin.SURPLUS,
        sequence.BID: bidding.BID,
        sequence.END_DISCARD: sundown.END_DISCARD,
        sequence.HAND_LIMIT: sundown.HAND_LIMIT,
        sequence.PULLED_JOKER: pull.PULLED_JOKER,
        sequence.DEED_END: shoppin.DEED_END,
        sequence.HOST: shoppin.HOST,
        sequence.TAKE_SOME: choices.TAKE_SOME,
        sequence.CUT: setup.CUT,
    },
)
