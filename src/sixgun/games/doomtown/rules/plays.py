"""Makin' Plays: turns go round until all have passed in a row."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, Procedure, ask, finish, jump
from sixgun.core.state import tell
from sixgun.games.doomtown.language import ability, triggers, usable, words
from sixgun.games.doomtown.language.control import end_changes
from sixgun.games.doomtown.rules import actin
from sixgun.games.doomtown.table import happenings, in_play, piles, sequence, sides, told
from sixgun.games.doomtown.table.changes import UNTIL_FIRST_PLAY
from sixgun.games.doomtown.table.records import MARK_SEAT
from sixgun.games.doomtown.table.state import (
    ASIDE,
    IN_PLAY,
    NOBODY,
    ORDER_OPTION,
    PLAYER,
    State,
    clockwise,
    from_winner,
)

KIND: Final = A
TURN: Final = B
PASSES: Final = C
PLAYED: Final = D  # the action card of this turn, or NOBODY

NEXT_TURN: Final = 0

QUESTION_OF: Final = {
    words.PLAY_NOON: sequence.NOON_PLAY,
    words.PLAY_SHOOTOUT: sequence.SHOOTOUT_PLAY,
    words.PLAY_RESOLUTION: sequence.RESOLUTION_PLAY,
    words.PLAY_CHEATIN: sequence.CHEATIN_PLAY,
}

# ---- the procedure


def next_turn(s: State) -> None:
    """The Winner first, then clockwise, until all have passed in a row.

    [play.order.winner-then-clockwise, play.end.consecutive-passes, noon.end.immediate, shop.play.usable-next-turn]
    """
    if triggers.goes_first(s, NEXT_TURN):
        return
    kind = s.frames[KIND]
    if kind != words.PLAY_NOON and over(s, kind):
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
    in_play.end_freshness(s, seat)
    ask(s, seat, QUESTION_OF[kind])


def finish_play(s: State) -> None:
    """An action card is discarded when the play is complete.

    [act.action-card.discard-timing, shootout.plays.action-discard-timing, card.action.played-from-hand]
    """
    seat, kind = s.frames[TURN], s.frames[KIND]
    if kind == words.PLAY_SHOOTOUT:
        happenings.note(s, happenings.SHOOTOUT_PLAY, PLAYER + seat)
    elif kind != words.PLAY_NOON and s.frames[PLAYED] >= 0:
        happenings.note(s, happenings.RESOLUTION_USED, PLAYER + seat)
    finish_extra(s)
    if kind == words.PLAY_NOON:
        end_changes(s, UNTIL_FIRST_PLAY)
    jump(s, NEXT_TURN)


PLAYS: Final[Procedure] = Procedure("plays", (next_turn, finish_play), at={NEXT_TURN: next_turn})


def over(s: State, kind: int) -> bool:
    """A shootout with one posse left has no more plays. [shootout.plays.one-posse-left]"""
    if kind == words.PLAY_CHEATIN:
        return not any([usable.victims(s, seat) for seat in range(s.seats)])
    return sides.one_posse_left(s)


def turn_order(s: State, kind: int) -> list[int]:
    """Who takes turns, and in which order.

    [noon.play.five-kinds, shootout.plays.order, shootout.resolution.order, shootout.resolution.cheatin-by-outsiders,
    multi.scope.only-these-changes, multi.order.shootout-without-winner, multi.posse.ally-uses-abilities,
    gamblin.cheatin.window]
    """
    if kind == words.PLAY_NOON:
        return from_winner(s)
    if kind == words.PLAY_CHEATIN:
        return [
            seat
            for seat in from_winner(s)
            if usable.victims(s, seat) and (s.hand[seat] or actin.ability_codes(s, seat, kind))
        ]
    order = from_winner(s)
    if not s.options[ORDER_OPTION] and s.fight[MARK_SEAT] >= 0 and not sides.is_fighting(s, order[0]):
        order = clockwise(s, s.fight[MARK_SEAT])
    fighting = [seat for seat in order if sides.is_fighting(s, seat)]
    if kind == words.PLAY_RESOLUTION and s.seats > 2:
        return [seat for seat in order if seat in fighting or (s.hand[seat] and usable.victims(s, seat))]
    return fighting


def after(s: State, order: list[int], last: int) -> int:
    """The next one of the order around the table."""
    for seat in clockwise(s, (last + 1) % s.seats):
        if seat in order:
            return seat
    return order[0]


# ---- what a player does with a turn


def pass_turn(s: State, seat: int) -> None:
    """Passing is a play, too. [play.end.consecutive-passes]"""
    s.frames[PASSES] += 1
    tell(s, (told.PASSED, seat))


def begin_play(s: State) -> None:
    """A play was made, so all must pass again."""
    s.frames[PASSES] = 0


def use_ability(s: State, seat: int, pick: int) -> None:
    card, number = usable.chosen_ability(s, seat, pick)
    if s.zone[card] != IN_PLAY:
        s.frames[PLAYED] = card
    if s.book.abilities[number].play == words.PLAY_CHEATIN:
        s.tricked[seat] = s.day
    ability.begin(s, seat, card, number)


# ---- one more play that a card gives


def extra_turn(s: State) -> None:
    """A card lets a player make a play at once, or plays a certain action card."""
    kind, seat, card = s.frames[KIND], s.frames[TURN], s.frames[PLAYED]
    if card > 0:
        ability.begin(s, seat, card, usable.performed(s, seat, card))
        return
    s.frames[PLAYED] = NOBODY
    if kind == words.PLAY_SHOOTOUT and (sides.one_posse_left(s) or not sides.is_fighting(s, seat)):
        finish(s)
        return
    in_play.end_freshness(s, seat)
    ask(s, seat, QUESTION_OF[kind])


def finish_extra(s: State) -> None:
    played = s.frames[PLAYED]
    if played >= 0:
        if s.zone[played] == ASIDE:
            piles.aside_to_discards(s, played)
        happenings.note(s, happenings.PLAYED, played)


EXTRA_PLAY: Final[Procedure] = Procedure("extra-play", (extra_turn, finish_extra))
