"""Inventin' Gadgets."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, Procedure, ask, call, finish
from sixgun.games.doomtown import (
    arriving,
    entering,
    events,
    moving,
    numbers,
    piles,
    rocks,
    stats,
)
from sixgun.games.doomtown.cards import GOODS
from sixgun.games.doomtown.scripts import NONE
from sixgun.games.doomtown.state import (
    NOBODY,
    State,
)
from sixgun.lib.hands import value_of

SEAT: Final = A
CARD: Final = B
WHERE_TO: Final = C
HOW: Final = D


def inventing_dudes(s: State) -> list[int]:
    return entering.inventors(s, s.frames[SEAT])


def choose_inventor(s: State) -> None:
    """[gadget.invent.mad-scientist-needed]"""
    if s.frames[WHERE_TO] == NOBODY:
        able = inventing_dudes(s)
        if not able:
            finish(s)
        elif len(able) == 1:
            s.frames[WHERE_TO] = able[0]
        else:
            ask(s, s.frames[SEAT], numbers.HOST)


def pay_for_invention(s: State) -> None:
    """The Mad Scientist boots, the cost is paid, and a skill test follows. [gadget.invent.cost]"""
    seat, card, dude, cost = s.frames[SEAT], s.frames[CARD], s.frames[WHERE_TO], s.frames[HOW]
    moving.boot(s, dude)
    rocks.spend(s, seat, cost)
    arriving.take_out(s, card)
    piles.put_aside(s, card)
    if s.told is not None:
        s.told.append((events.SHOPPED, seat, card, cost))
    call(s, numbers.PULL, seat, dude, NOBODY)


def see_if_it_works(s: State) -> None:
    """[gadget.invent.success, gadget.invent.failure, skill.test.pull-plus-rating, gadget.invent.card-types]"""
    seat, card, dude = s.frames[SEAT], s.frames[CARD], s.frames[WHERE_TO]
    cards = s.book.cards
    rating = max(0, stats.skill(s, dude, cards.scientist))
    check = value_of(s.pull_code) + rating
    difficulty = max(0, cards.difficulty[s.what[card]])
    works = check >= difficulty
    if s.told is not None:
        s.told.append((events.SKILL, dude, check, difficulty, int(works)))
    pulled = s.pull_card
    if works:
        kind = cards.kind[s.what[card]]
        where = dude if kind == GOODS and cards.host[s.what[card]] == NONE else arriving.ANYWHERE
        call(s, numbers.ENTRANCE, seat, card, where, arriving.BY_EFFECT)
    else:
        s.aside.remove(card)
        piles.to_discards(s, card)
    if s.told is not None:
        s.told.append((events.INVENTED, card, int(works)))
    if pulled >= 0:
        piles.aside_to_discards(s, pulled)


INVENT: Final[Procedure] = Procedure("invent", (choose_inventor, pay_for_invention, see_if_it_works))
