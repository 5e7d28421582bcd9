"""What befalls a card in play by an ability: it is aced, discarded or sent home, unless something else happens instead.

If a card waits for that, a frame pauses what is about to happen; `prevent` stops it.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import STEP, WIDTH, A, B, C, D, Procedure, call, jump
from sixgun.games.doomtown.language import bounties, moves, running, stats, triggers, words
from sixgun.games.doomtown.table import in_play, sequence
from sixgun.games.doomtown.table.components import DUDE
from sixgun.games.doomtown.table.state import FIGHT_THING, IN_PLAY, State

# whom it befalls, what, who does it, by which ability
CARD: Final = A
WHAT: Final = B
SEAT: Final = C
ABILITY: Final = D
ACED: Final = 0
DISCARDED: Final = 1
SENT_HOME: Final = 2
TRIGGER_OF: Final[tuple[int, ...]] = (words.ON_ACING, words.ON_DISCARDING, words.ON_GOING_HOME)


def befall(s: State, card: int, what: int, seat: int, ability: int) -> None:
    """At once; or after the reacts, if a card waits for it. Costs are paid in any case.

    [harrowed.ace.effect-only-discards, cost.payment.no-react-stops-it, react.timing.pauses-play]
    """
    dude = s.book.cards.kind[s.what[card]] == DUDE
    if dude and what == ACED and stats.has_rule(s, card, words.RULE_NO_CARD_ACES):
        return
    if what == SENT_HOME and (moves.is_closed(s, ability) or moves.cannot_be_sent(s, card, seat)):
        return
    shielded = s.mods and dude and what != SENT_HOME and seat != s.owner[card]
    if shielded and stats.given(s, FIGHT_THING, words.RULE_SHIELDED):
        return
    if dude and what == ACED and stats.is_harrowed(s, card):
        what = DISCARDED
    paying = s.frames[PROCEDURE_OF_TOP] == sequence.ABILITY and s.frames[STEP] == running.COSTS
    if dude and not paying and triggers.is_awaited(s, TRIGGER_OF[what], card):
        call(s, sequence.FATE, card, what, seat, ability)
    else:
        carry_out(s, card, what, seat)


PROCEDURE_OF_TOP: Final = -WIDTH


def carry_out(s: State, card: int, what: int, seat: int) -> None:
    """The player of the ability collects the bounty of a wanted dude. [wanted.reward.card-ability]"""
    if what == SENT_HOME:
        moves.card_sends_home(s, card, seat)
        return
    dude = s.book.cards.kind[s.what[card]] == DUDE
    if dude:
        bounties.collect(s, card, seat)
    if what == ACED:
        in_play.ace(s, card)
        if dude:
            triggers.fire(s, words.ON_ACED, card)
    else:
        in_play.discard(s, card)


def cause(s: State) -> int:
    """The ability by which something is about to befall a card, or NOBODY."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == sequence.FATE:
            return s.frames[i + WIDTH + ABILITY]
    return -1


# ---- the procedure


def wait(s: State) -> None:
    s.prevented = 0
    triggers.fire(s, TRIGGER_OF[s.frames[WHAT]], s.frames[CARD])


def happen(s: State) -> None:
    """A dude who is discarded instead of aced is one who is about to be discarded."""
    card = s.frames[CARD]
    if s.zone[card] != IN_PLAY or s.prevented == triggers.NOT_AT_ALL:
        return
    if s.prevented:
        s.frames[WHAT] = DISCARDED
        if triggers.is_awaited(s, TRIGGER_OF[DISCARDED], card):
            jump(s, WAIT)
            return
    carry_out(s, card, s.frames[WHAT], s.frames[SEAT])


WAIT: Final = 0
FATE: Final[Procedure] = Procedure("fate", (wait, happen), at={WAIT: wait})
