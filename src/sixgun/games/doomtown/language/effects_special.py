"""The few things that one card does and that take code of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, E, Procedure, answered, ask, call, jump
from sixgun.core.plain import Plain
from sixgun.core.state import tell
from sixgun.games.doomtown.language import selectors
from sixgun.games.doomtown.rules import draw, posse
from sixgun.games.doomtown.table import codes, ghost_rock, hands, in_play, piles, sequence, sides, told
from sixgun.games.doomtown.table.asking import question
from sixgun.games.doomtown.table.blocks import E_CHEATER, E_PAID, E_THIS, E_YOU
from sixgun.games.doomtown.table.state import ASIDE, DRAWN, IN_PLAY, PLAYER, State

Line = tuple[int, ...]
MOST_BID: Final = 60


def tell_hand(s: State, seat: int) -> None:
    """A draw hand that has changed after it was revealed."""
    draw.tell_revealed(s, seat, told.HAND_CHANGED)


def swap_places(s: State, env: list[int], line: Line) -> None:
    """Jarrett Blake: he joins the posse, the other one goes where he was and is out of it."""
    this, other = env[E_THIS], selectors.thing(s, env, line[2])
    if other < 0:
        return
    was, side = s.place[this], sides.side_of(s, env[E_YOU])
    in_play.leave_posse(s, other)
    posse.join(s, this, side)
    in_play.move(s, other, was)


def bid(s: State, env: list[int], line: Line) -> None:
    """The Union Casino: the others may pay, too."""
    call(s, sequence.BIDDING, env[E_YOU], selectors.thing(s, env, line[2]), 0, env[E_PAID], 0)


def swap_hands(s: State, env: list[int], line: Line) -> None:
    """Quickdraw Handgun: draw hands change owners, each with what has changed its rank."""
    one, other = env[E_YOU], env[E_CHEATER] - PLAYER
    if s.drawn[one] and s.drawn[other]:
        s.drawn[one], s.drawn[other] = s.drawn[other], s.drawn[one]
        s.rank_by[one], s.rank_by[other] = s.rank_by[other], s.rank_by[one]
        tell_hand(s, one)
        tell_hand(s, other)


def deal_hand(s: State, env: list[int], line: Line) -> None:
    """Bottom Dealin': the cheater's hand is made of five cards of the player's own deck. Not a new reveal.

    [shootout.reveal.only-once]
    """
    seat, other = env[E_YOU], env[E_CHEATER] - PLAYER
    piles.discard_drawn(s, other)
    for _ in range(5):
        card = piles.top_card(s, seat)
        if card >= 0:
            s.zone[card] = DRAWN
            s.seen[card] = piles.EVERYBODY
            s.drawn[other].append(card)
    tell_hand(s, other)
    jokers = [card for card in s.drawn[other] if piles.is_joker(s, card)]
    draw.ask_for_names(s, other, jokers)


def replace_pull(s: State, env: list[int], line: Line) -> None:
    """Doyle's Hoyle: the pulled card is discarded, and this card is the pull."""
    this = env[E_THIS]
    if s.pull_card >= 0 and s.zone[s.pull_card] == ASIDE:
        piles.aside_to_discards(s, s.pull_card)
    if s.zone[this] == IN_PLAY:
        in_play.leave(s, this)
        piles.put_aside(s, this)
        s.pull_card = this
        s.pull_code = hands.code_of(s, this)


STEPS: Final[tuple[Callable[[State, list[int], Line], None], ...]] = (
    swap_places,
    bid,
    swap_hands,
    deal_hand,
    replace_pull,
)


# ---- bidding

BIDDER: Final = A
WHOM: Final = B
OFFSET: Final = C
PAID: Final = D
HIGHEST: Final = E


def next_bid(s: State) -> None:
    """Each other player, clockwise, is asked for an amount and pays it."""
    s.frames[OFFSET] += 1
    if s.frames[OFFSET] < s.seats:
        seat = (s.frames[BIDDER] + s.frames[OFFSET]) % s.seats
        jump(s, 0)
        if s.stash[seat]:
            ask(s, seat, sequence.BID)


def settle_bids(s: State) -> None:
    whom = s.frames[WHOM]
    if s.frames[PAID] >= s.frames[HIGHEST] + 4 and s.zone[whom] == IN_PLAY:
        s.points[whom] += 1
        if s.told is not None:
            tell(s, (told.POINT, whom, s.points[whom]))


BIDDING: Final[Procedure] = Procedure("bidding", (next_bid, settle_bids))


def bid_codes(s: State, seat: int) -> list[int]:
    return [codes.pick(codes.PAY, codes.NUMBER + n) for n in range(min(s.stash[seat], MOST_BID) + 1)]


def answer_bid(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    amount = codes.number_in(codes.first_in(pick))
    ghost_rock.spend(s, seat, amount)
    s.frames[HIGHEST] = max(s.frames[HIGHEST], amount)
    if s.told is not None:
        tell(s, (told.BID, seat, amount))


def _bid_args(s: State, seat: int) -> dict[str, Plain]:
    return {"paid": s.frames[PAID]}


BID: Final[Question] = question("bid", "act.sequence.declare-pay-resolve", bid_codes, answer_bid, None, _bid_args)
