"""Pulls."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, Procedure, answered, ask, jump
from sixgun.core.plain import Plain
from sixgun.core.state import tell
from sixgun.games.doomtown.language import triggers, words
from sixgun.games.doomtown.table import codes, piles, sequence, told
from sixgun.games.doomtown.table.blocks import E_PULL_CODE, E_PULLED, E_THIS
from sixgun.games.doomtown.table.decisions import name_codes, question
from sixgun.games.doomtown.table.hands import code_of
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, State
from sixgun.lib.hands import CLUBS, card_of, named

# who pulls, for which dude, for which running ability
SEAT: Final = A
FOR_DUDE: Final = B
BASE: Final = C

TURN_UP: Final = 0

ACE_OF_CLUBS: Final = card_of(CLUBS, 1)


def turn_up(s: State) -> None:
    """The top card of the deck; without any card it counts as an ace of clubs.

    [pull.procedure.top-card-value, pull.no-cards.ace-of-clubs, zone.deck.empty-reshuffle]
    """
    seat = s.frames[SEAT]
    card = piles.top_card(s, seat)
    s.pull_card = card
    if card == NOBODY:
        s.pull_code = ACE_OF_CLUBS
        tell(s, (told.PULLED_NOTHING, seat))
        return
    piles.put_aside(s, card)
    tell(s, (told.PULLED, seat, card))
    s.pull_code = code_of(s, card)
    if piles.is_joker(s, card):
        ask(s, seat, sequence.PULLED_JOKER)


def react(s: State) -> None:
    """Reacts to a dude's pull, before its result is used."""
    if s.frames[FOR_DUDE] >= 0:
        triggers.fire(s, words.ON_PULLED, s.frames[FOR_DUDE])


def react_for_card(s: State) -> None:
    """Reacts to a pull for an ability of a card in play, before its result is used."""
    base = s.frames[BASE]
    s.prevented = 0
    if base >= 0 and s.zone[s.env[base + E_THIS]] == IN_PLAY:
        triggers.fire(s, words.ON_PULL_MADE, s.env[base + E_THIS])


def read_result(s: State) -> None:
    """The value stands; the card is discarded when all results have been carried out. [pull.end.card-discarded]"""
    base = s.frames[BASE]
    if s.prevented:  # it does not count: another one is turned up
        s.prevented = 0
        if s.pull_card >= 0:
            piles.aside_to_discards(s, s.pull_card)
        jump(s, TURN_UP)
        return
    tell(s, (told.PULL, s.frames[SEAT], s.pull_code))
    if base >= 0:
        before = s.env[base + E_PULLED]
        if before >= 0:
            piles.aside_to_discards(s, before)
        s.env[base + E_PULLED] = s.pull_card
        s.env[base + E_PULL_CODE] = s.pull_code


PULL: Final[Procedure] = Procedure("pull", (turn_up, react, react_for_card, read_result), at={TURN_UP: turn_up})


# ---- a joker


def answer_joker(s: State, seat: int, pick: int) -> None:
    """[joker.choice.at-reveal]"""
    answered(s, seat)
    code = codes.first_in(pick) - codes.CODE
    s.reads[s.pull_card] = named(code)
    s.pull_code = named(code)
    tell(s, (told.NAMED, seat, s.pull_card, code))


def _args(s: State, seat: int) -> dict[str, Plain]:
    return {}


PULLED_JOKER: Final[Question] = question(
    "pulled-joker", "joker.choice.at-reveal", name_codes, answer_joker, None, _args
)
