"""Makin' Plays: turns go round until all have passed in a row."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, Procedure, ask, finish, jump
from sixgun.games.doomtown.language import usable, verbs
from sixgun.games.doomtown.rules import actin
from sixgun.games.doomtown.table import piles, sequence, sides
from sixgun.games.doomtown.table.records import MARK_SEAT
from sixgun.games.doomtown.table.state import ASIDE, NOBODY, ORDER_OPTION, State, clockwise, from_winner

KIND: Final = A
TURN: Final = B
PASSES: Final = C
PLAYED: Final = D

QUESTION_OF: Final = {
    verbs.NOON: sequence.NOON_PLAY,
    verbs.SHOOTOUT: sequence.SHOOTOUT_PLAY,
    verbs.RESOLUTION: sequence.RESOLUTION_PLAY,
    verbs.CHEATIN: sequence.CHEATIN_PLAY,
}

# ---- the procedure


def next_turn(s: State) -> None:
    """The Winner first, then clockwise. [play.order.winner-then-clockwise, play.end.consecutive-passes]"""
    kind = s.frames[KIND]
    if kind != verbs.NOON and over(s, kind):
        finish(s)
        return
    order = turn_order(s, kind)
    if not order or s.frames[PASSES] >= len(order):
        finish(s)
        return
    last = s.frames[TURN]
    seat = order[0] if last == NOBODY else after(s, order, last)
    s.frames[TURN] = seat
    s.frames[PLAYED] = NOBODY
    ask(s, seat, QUESTION_OF[kind])


def finish_play(s: State) -> None:
    """An action card is discarded when the play is complete.

    [act.action-card.discard-timing, shootout.plays.action-discard-timing, card.action.played-from-hand]
    """
    played = s.frames[PLAYED]
    if played >= 0 and s.zone[played] == ASIDE:
        piles.aside_to_discards(s, played)
    jump(s, 0)


PLAYS: Final[Procedure] = Procedure("plays", (next_turn, finish_play))


def over(s: State, kind: int) -> bool:
    """A shootout with one posse left has no more plays. [shootout.plays.one-posse-left]"""
    if kind == verbs.CHEATIN:
        return not any([usable.victims(s, seat) for seat in range(s.seats)])
    return sides.one_posse_left(s)


def turn_order(s: State, kind: int) -> list[int]:
    """Who takes turns, and in which order.

    [noon.play.five-kinds, shootout.plays.order, shootout.resolution.order, shootout.resolution.cheatin-by-outsiders,
    multi.scope.only-these-changes, multi.order.shootout-without-winner, multi.posse.ally-uses-abilities,
    gamblin.cheatin.window]
    """
    if kind == verbs.NOON:
        return from_winner(s)
    if kind == verbs.CHEATIN:
        return [
            seat
            for seat in from_winner(s)
            if usable.victims(s, seat) and (s.hand[seat] or actin.ability_codes(s, seat, kind))
        ]
    order = from_winner(s)
    if s.options[ORDER_OPTION] and s.fight[MARK_SEAT] >= 0 and not sides.is_fighting(s, order[0]):
        order = clockwise(s, s.fight[MARK_SEAT])
    fighting = [seat for seat in order if sides.is_fighting(s, seat)]
    if kind == verbs.RESOLUTION and s.seats > 2:
        return [seat for seat in order if seat in fighting or (s.hand[seat] and usable.victims(s, seat))]
    return fighting


def after(s: State, order: list[int], last: int) -> int:
    """The next one of the order around the table."""
    for seat in clockwise(s, (last + 1) % s.seats):
        if seat in order:
            return seat
    return order[0]


# ---- one more play that a card gives


def extra_turn(s: State) -> None:
    """A card lets a player make a play at once."""
    kind, seat = s.frames[KIND], s.frames[TURN]
    s.frames[PLAYED] = NOBODY
    if kind == verbs.SHOOTOUT and (sides.one_posse_left(s) or not sides.is_fighting(s, seat)):
        finish(s)
        return
    ask(s, seat, QUESTION_OF[kind])


def finish_extra(s: State) -> None:
    played = s.frames[PLAYED]
    if played >= 0 and s.zone[played] == ASIDE:
        piles.aside_to_discards(s, played)


EXTRA_PLAY: Final[Procedure] = Procedure("extra-play", (extra_turn, finish_extra))
