"""Inventin' Gadgets."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import E, F, Procedure, ask, finish
from sixgun.core.state import tell
from sixgun.games.doomtown.language import entry, triggers, words
from sixgun.games.doomtown.table import in_play, piles, sequence, starts, told
from sixgun.games.doomtown.table.components import GOODS, NONE
from sixgun.games.doomtown.table.records import BEING_MADE, CHECK_BOOTED, CHECK_CARD, CHECK_MARGIN, CHECK_ON
from sixgun.games.doomtown.table.starts import ANYWHERE, BRINGER, BY_EFFECT, CARD, HOW, WHERE_TO
from sixgun.games.doomtown.table.state import NOBODY, State

FREELY: Final = F  # without booting
PULLED: Final = E  # the card that was pulled for it, beside what starts.py says of the frame


def choose_inventor(s: State) -> None:
    """[gadget.invent.mad-scientist-needed]"""
    if s.frames[WHERE_TO] == NOBODY:
        able = entry.inventors(s, s.frames[BRINGER], s.frames[CARD])
        if not able:
            finish(s)
        elif len(able) == 1:
            s.frames[WHERE_TO] = able[0]
        else:
            ask(s, s.frames[BRINGER], sequence.HOST)


def pay_for_invention(s: State) -> None:
    """The Mad Scientist boots, the cost is paid, and a skill test follows. [gadget.invent.cost]"""
    seat, card, dude, cost = s.frames[BRINGER], s.frames[CARD], s.frames[WHERE_TO], s.frames[HOW]
    if not s.frames[FREELY]:
        in_play.boot(s, dude)
    starts.take_for(s, seat, card, cost)
    s.check[CHECK_ON], s.check[CHECK_CARD], s.check[CHECK_BOOTED] = BEING_MADE, card, int(not s.frames[FREELY])
    difficulty = max(0, s.book.cards.difficulty[s.what[card]])
    starts.check(s, seat, dude, entry.inventive_skill(s, dude, card), difficulty)


def see_if_it_works(s: State) -> None:
    """[gadget.invent.success, gadget.invent.failure]"""
    seat, card, dude = s.frames[BRINGER], s.frames[CARD], s.frames[WHERE_TO]
    works = s.check[CHECK_MARGIN] >= 0
    s.frames[PULLED] = s.pull_card
    if works:
        starts.entrance(s, seat, card, where_it_goes(s, card, dude), BY_EFFECT)
    else:
        s.aside.remove(card)
        piles.to_discards(s, card)
    tell(s, (told.INVENTED, card, int(works)))


def where_it_goes(s: State, card: int, dude: int) -> int:
    """Goods go on the Mad Scientist unless they say otherwise; a dude or deed enters like any other.

    [gadget.invent.card-types, gadget.invent.success]
    """
    goods = s.book.cards.kind[s.what[card]] == GOODS and s.book.host[s.what[card]] == NONE
    return dude if goods else ANYWHERE


def see_it_through(s: State) -> None:
    """What waits until all that follows from the skill check is done."""
    triggers.fire(s, words.ON_CHECK_OVER, s.frames[CARD])


def discard_pulled(s: State) -> None:
    """The pulled card is discarded when all results have been carried out. [pull.end.card-discarded]"""
    s.check[CHECK_ON] = 0
    if s.frames[PULLED] >= 0:
        piles.aside_to_discards(s, s.frames[PULLED])


INVENT: Final[Procedure] = Procedure(
    "invent", (choose_inventor, pay_for_invention, see_if_it_works, see_it_through, discard_pulled)
)
