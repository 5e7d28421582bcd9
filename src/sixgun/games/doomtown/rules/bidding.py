"""Bidding, which The Union Casino starts: the others may pay, too."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, E, Procedure, answered, ask, jump
from sixgun.core.plain import Plain
from sixgun.core.state import tell
from sixgun.games.doomtown.table import codes, ghost_rock, sequence, told
from sixgun.games.doomtown.table.decisions import question
from sixgun.games.doomtown.table.state import IN_PLAY, State

MOST_BID: Final = 60

BIDDER: Final = A
WHOM: Final = B
OFFSET: Final = C
PAID: Final = D
HIGHEST: Final = E

NEXT_BID: Final = 0


def next_bid(s: State) -> None:
    """Each other player, clockwise, is asked for an amount and pays it."""
    s.frames[OFFSET] += 1
    if s.frames[OFFSET] < s.seats:
        seat = (s.frames[BIDDER] + s.frames[OFFSET]) % s.seats
        jump(s, NEXT_BID)
        if s.stash[seat]:
            ask(s, seat, sequence.BID)


def settle_bids(s: State) -> None:
    whom = s.frames[WHOM]
    if s.frames[PAID] >= s.frames[HIGHEST] + 4 and s.zone[whom] == IN_PLAY:
        s.points[whom] += 1
        tell(s, (told.POINT, whom, s.points[whom]))


BIDDING: Final[Procedure] = Procedure("bidding", (next_bid, settle_bids), at={NEXT_BID: next_bid})


def bid_codes(s: State, seat: int) -> list[int]:
    return [codes.pick(codes.PAY, codes.NUMBER + n) for n in range(min(s.stash[seat], MOST_BID) + 1)]


def answer_bid(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    amount = codes.number_in(codes.first_in(pick))
    ghost_rock.spend(s, seat, amount)
    s.frames[HIGHEST] = max(s.frames[HIGHEST], amount)
    tell(s, (told.BID, seat, amount))


def _bid_args(s: State, seat: int) -> dict[str, Plain]:
    return {"paid": s.frames[PAID], "seat": s.frames[BIDDER], "have": s.stash[seat]}


BID: Final[Question] = question("bid", "act.sequence.declare-pay-resolve", bid_codes, answer_bid, None, _bid_args)
