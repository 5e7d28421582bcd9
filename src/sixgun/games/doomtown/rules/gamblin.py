"""Gamblin' Phase."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, E, F, Procedure, call, jump
from sixgun.core.state import tell
from sixgun.games.doomtown.language import triggers, words
from sixgun.games.doomtown.rules import draw
from sixgun.games.doomtown.table import hands, piles, sequence, starts, told
from sixgun.games.doomtown.table.state import NOBODY, PLAYER, State, clockwise, from_winner
from sixgun.lib.hands import value_of

# whose turn in a step; the players of this hand as bits
TURN: Final = A
IN_IT: Final = B
# for the first day's pull: who is lowest so far, the value, who pulls
BEST: Final = C
LOW: Final = D
PULLING: Final = F
TIES: Final = E  # how often hands or pulls have tied today
MOST_TIES: Final = 20  # then the cards that are left would tie for ever, and precedence decides

DRAW_LOWBALL: Final = 1
PULL_FOR_ORDER: Final = 3
NAME_JOKERS: Final = 5
CHEATIN_TRAITS: Final = 6
CHEATIN_WINDOW: Final = 8


def ante(s: State) -> None:
    """One ghost rock each into the pot; a player who has none borrows it. [gamblin.ante.one-ghost-rock]"""
    for seat in range(s.seats):
        if s.stash[seat]:
            s.stash[seat] -= 1
        else:
            s.loan[seat] += 1
            s.bank -= 1
        s.pot += 1
        tell(s, (told.ANTE, seat, s.loan[seat]))
    s.frames[IN_IT] = (1 << s.seats) - 1


def draw_lowball(s: State) -> None:
    """Five cards each from the top of the deck. [gamblin.lowball.five-cards, hand.draw.not-playable]"""
    for seat in playing(s):
        s.rank_by[seat] = s.cheated[seat] = 0
        piles.draw_hand(s, seat, 5)


def reveal(s: State) -> None:
    """All at the same time. If several have jokers to name, somebody must be first. [gamblin.lowball.five-cards]"""
    seats = playing(s)
    draw.turn_up(s, seats)
    s.frames[TURN] = 0
    if s.winner == NOBODY and sum([draw.has_choice(s, seat) for seat in seats]) > 1:
        pull_anew(s, (1 << s.seats) - 1)
    else:
        jump(s, NAME_JOKERS)


def name_jokers(s: State) -> None:
    """One player after the other, the Winner first. [joker.choice.at-reveal, gamblin.winner.precedence]"""
    seats = playing(s)
    turn = s.frames[TURN]
    if turn < len(seats):
        s.frames[TURN] = turn + 1
        jump(s, NAME_JOKERS)
        draw.name_jokers(s, seats[turn])
        return
    s.frames[TURN] = 0
    for seat in seats:
        hands.tell_revealed(s, seat, told.LOWBALL)


def cheatin_traits(s: State) -> None:
    """What cards in play do when somebody reveals a cheatin' hand."""
    turn = s.frames[TURN]
    seats = playing(s)
    if turn < len(seats):
        s.frames[TURN] = turn + 1
        jump(s, CHEATIN_TRAITS)
        if hands.is_cheatin(s, seats[turn]):
            s.caught[seats[turn]] = s.day
            triggers.fire(s, words.ON_CHEATIN_REVEALED, PLAYER + seats[turn])


def first_day_order(s: State) -> None:
    """Without a Winner of the day before, the lowest pull goes first if that order is needed.

    [gamblin.cheatin.first-day-winner]
    """
    if s.winner != NOBODY or not any([hands.is_cheatin(s, seat) for seat in playing(s)]):
        jump(s, CHEATIN_WINDOW)
        return
    pull_anew(s, (1 << s.seats) - 1)
    jump(s, PULL_FOR_ORDER)


def pull_anew(s: State, pulling: int) -> None:
    """These players pull, one after the other."""
    s.frames[TURN] = s.frames[BEST] = 0
    s.frames[LOW] = 99
    s.frames[PULLING] = pulling


def pull_for_order(s: State) -> None:
    while s.frames[TURN] < s.seats and not s.frames[PULLING] >> s.frames[TURN] & 1:
        s.frames[TURN] += 1
    if s.frames[TURN] < s.seats:
        starts.pull(s, s.frames[TURN])


def compare_pull(s: State) -> None:
    """Players who tie for the lowest value pull again."""
    turn = s.frames[TURN]
    if turn < s.seats:
        value = value_of(s.pull_code)
        if s.pull_card >= 0:
            piles.aside_to_discards(s, s.pull_card)
        if value < s.frames[LOW]:
            s.frames[LOW] = value
            s.frames[BEST] = 0
        if value == s.frames[LOW]:
            s.frames[BEST] |= 1 << turn
        s.frames[TURN] = turn + 1
        jump(s, PULL_FOR_ORDER)
        return
    best = [seat for seat in range(s.seats) if s.frames[BEST] >> seat & 1]
    if len(best) > 1 and s.frames[TIES] < MOST_TIES:
        s.frames[TIES] += 1
        pull_anew(s, s.frames[BEST])
        jump(s, PULL_FOR_ORDER)
        return
    s.winner = best[0]
    tell(s, (told.ORDER, best[0]))
    s.frames[TURN] = 0
    jump(s, NAME_JOKERS if any([draw.has_choice(s, seat) for seat in playing(s)]) else CHEATIN_WINDOW)


def cheatin_window(s: State) -> None:
    """Cheatin' abilities against cheatin' hands. [gamblin.cheatin.window, gamblin.cheatin.sources]"""
    s.frames[TURN] = 0
    if any([hands.is_cheatin(s, seat) for seat in playing(s)]):
        call(s, sequence.PLAYS, words.PLAY_CHEATIN, NOBODY)


def find_winner(s: State) -> None:
    """The lowest hand wins. [gamblin.rank.lowest-wins]"""
    seats = playing(s)
    worth = [hands.strength(s, seat) for seat in seats]
    lowest = [seat for seat, strength in zip(seats, worth, strict=True) if strength == min(worth)]
    s.frames[BEST] = sum([1 << seat for seat in lowest])
    triggers.fire(s, words.ON_HANDS_DONE)


def put_hands_down(s: State) -> None:
    """All hands are discarded; exact ties draw again. [gamblin.rank.tie-redraw, gamblin.end.discard-and-retrieve]"""
    lowest = [seat for seat in range(s.seats) if s.frames[BEST] >> seat & 1]
    for seat in range(s.seats):
        piles.discard_drawn(s, seat)
        s.rank_by[seat] = s.cheated[seat] = 0
    if len(lowest) > 1 and s.frames[TIES] < MOST_TIES and can_go_on(s, lowest):
        s.frames[TIES] += 1
        s.frames[IN_IT] = sum([1 << seat for seat in lowest])
        tell(s, (told.TIED, s.frames[IN_IT]))
        jump(s, DRAW_LOWBALL)
        return
    crown(s, first_of(s, lowest))


def can_go_on(s: State, seats: list[int]) -> bool:
    """Players without a card to draw cannot."""
    return any([s.deck[seat] or s.discards[seat] for seat in seats])


def first_of(s: State, seats: list[int]) -> int:
    order = from_winner(s) if s.winner >= 0 else clockwise(s, 0)
    return next(seat for seat in order if seat in seats)


def crown(s: State, seat: int) -> None:
    """The Winner takes the pot. [gamblin.winner.title-and-pot]"""
    s.winner = seat
    s.stash[seat] += s.pot
    tell(s, (told.WINNER, seat, s.pot))
    s.pot = 0
    triggers.fire(s, words.ON_LOWBALL_WON, PLAYER + seat)


def playing(s: State) -> list[int]:
    """Who is in this hand, the Winner of the day before first."""
    return [seat for seat in from_winner(s) if s.frames[IN_IT] >> seat & 1]


GAMBLIN: Final[Procedure] = Procedure(
    "gamblin",
    (
        ante,
        draw_lowball,
        reveal,
        pull_for_order,
        compare_pull,
        name_jokers,
        cheatin_traits,
        first_day_order,
        cheatin_window,
        find_winner,
        put_hands_down,
    ),
    at={
        DRAW_LOWBALL: draw_lowball,
        NAME_JOKERS: name_jokers,
        CHEATIN_TRAITS: cheatin_traits,
        PULL_FOR_ORDER: pull_for_order,
        CHEATIN_WINDOW: cheatin_window,
    },
)
