"""What rules and effects of cards start by its number: each procedure with what it has to be told.

The parts of a frame that are asked for or changed from elsewhere have their names here, too.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import WIDTH, A, B, C, D, call
from sixgun.core.state import tell
from sixgun.games.doomtown.table import ghost_rock, in_play, piles, sequence, told
from sixgun.games.doomtown.table.state import NOBODY, State


def call_out(s: State, caller: int, target: int, firm: int) -> None:
    """A dude challenges another to a shootout. [shootout.roles.leader-and-mark]"""
    tell(s, (told.CALLED_OUT, caller, target, s.place[target]))
    call(s, sequence.CALL_OUT, caller, target, firm)


def trade(s: State, seat: int, gear: int, dude: int) -> None:
    """A Tradin' play begins: these goods go to that dude, then perhaps others at the same place."""
    place = s.place[s.host[gear]]
    in_play.trade(s, gear, dude)
    call(s, sequence.TRADE, seat, place)


def is_gathering(s: State) -> bool:
    """Whether a call-out was accepted, and the posses have not come together yet."""
    running = s.frames[::WIDTH]
    return sequence.CALL_OUT in running and sequence.SHOOTOUT not in running and sequence.JOINING not in running


def pull(s: State, seat: int, dude: int = NOBODY, base: int = NOBODY) -> None:
    """A player pulls, perhaps for a dude, perhaps for a running ability."""
    call(s, sequence.PULL, seat, dude, base)


def extra_play(s: State, seat: int, kind: int, card: int = NOBODY) -> None:
    """One more play that a card gives: any, or that of a certain action card."""
    call(s, sequence.EXTRA_PLAY, kind, seat, NOBODY, card)


def bidding(s: State, seat: int, whom: int, paid: int) -> None:
    """The others may pay as much as this player did."""
    call(s, sequence.BIDDING, seat, whom, 0, paid, 0)


# ---- cards that enter play, or are invented first: who brings which card where to, and how

BRINGER: Final = A
CARD: Final = B
WHERE_TO: Final = C  # a place, an end of the street, or who carries it
HOW: Final = D  # of an invention: its cost
ANYWHERE: Final = NOBODY
SHOPPING: Final = 0
BY_EFFECT: Final = 1


def invention(s: State, seat: int, card: int, dude: int, cost: int, freely: int = 0) -> None:
    """Somebody tries to invent a Gadget; freely, without booting."""
    call(s, sequence.INVENT, seat, card, dude, cost, 0, freely)


def check(s: State, seat: int, dude: int, craft: int, difficulty: int, base: int = NOBODY, under: int = 0) -> None:
    """A dude makes a skill check, perhaps for a running ability; how it went stands in `State.check` afterwards.

    With `under` the pull has to stay below the number and the rating together.
    """
    call(s, sequence.CHECK, seat, dude, craft, difficulty, base, under)


def entrance(s: State, seat: int, card: int, where: int, how: int) -> None:
    call(s, sequence.ENTRANCE, seat, card, where, how)


def take_for(s: State, seat: int, card: int, cost: int) -> None:
    """A card is paid for and lies aside until it enters play. [shop.play.pay-and-place, stash.payment.to-bank]"""
    ghost_rock.spend(s, seat, cost)
    in_play.take_out(s, card)
    piles.put_aside(s, card)
    tell(s, (told.SHOPPED, seat, card, cost))


def pay_and_put(s: State, seat: int, card: int, cost: int, where: int, how: int) -> None:
    """[shop.play.pay-and-place]"""
    take_for(s, seat, card, cost)
    entrance(s, seat, card, where, how)


def redirect(s: State, dude: int, place: int) -> None:
    """A dude who is about to enter play enters there instead."""
    for i in range(len(s.frames) - WIDTH, -1, -WIDTH):
        if s.frames[i] == sequence.ENTRANCE and s.frames[i + WIDTH + CARD] == dude:
            s.frames[i + WIDTH + WHERE_TO] = place
            return
