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
from sixgun.games.doomtown.wire import prompts
from sixgun.games.doomtown.wire.defaults import DEFAULTS

ASKED: Final[tuple[Question, ...]] = bound(
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
        sequence.CHOOSE: prompts.worded(choices.CHOOSE, prompts.choose),
        sequence.CHOOSE_SOME: prompts.worded(choices.CHOOSE_SOME, prompts.choose_some),
        sequence.MAY: prompts.worded(choices.MAY, prompts.may),
        sequence.EITHER: prompts.worded(choices.EITHER, prompts.either),
        sequence.PAY: prompts.worded(choices.PAY, prompts.pay),
        sequence.NAME_CARD: prompts.worded(choices.NAME_CARD, prompts.name_card),
        sequence.VICTIM: prompts.worded(ability.VICTIM, prompts.victim),
        sequence.LEAD_JOB: prompts.worded(ability.LEAD_JOB, prompts.lead),
        sequence.MORE_TRADES: tradin.MORE_TRADES,
        sequence.SURPLUS: tradin.SURPLUS,
        sequence.BID: bidding.BID,
        sequence.END_DISCARD: sundown.END_DISCARD,
        sequence.HAND_LIMIT: sundown.HAND_LIMIT,
        sequence.PULLED_JOKER: pull.PULLED_JOKER,
        sequence.DEED_END: shoppin.DEED_END,
        sequence.HOST: shoppin.HOST,
        sequence.TAKE_SOME: prompts.worded(choices.TAKE_SOME, prompts.take),
        sequence.CUT: setup.CUT,
    },
)

QUESTIONS: Final[tuple[Question, ...]] = tuple(
    [prompts.remade(question, question.prompt, DEFAULTS.get(question.name, question.default)) for question in ASKED]
)
