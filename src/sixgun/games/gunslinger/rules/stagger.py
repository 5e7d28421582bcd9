"""Direction cards and collisions (14.3, 14.4): where a hit pushes its victim, and who bumps into whom."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import PROCEDURE, A, B, C, D, answered, ask, call
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules.terrain import enter
from sixgun.games.gunslinger.table import codes, sequence, told
from sixgun.games.gunslinger.table.agenda import DELAY_CARD, STAGGER_MOVE, STAGGER_TURN, next_up
from sixgun.games.gunslinger.table.components import HEX_LONG, HEX_SAME
from sixgun.games.gunslinger.table.deck import draw
from sixgun.games.gunslinger.table.map import DIRECTIONS, OFF_MAP, turned
from sixgun.games.gunslinger.table.state import NOBODY, State

# of the penalties' frame, while LONG is to be chosen
VICTIM: Final = A
WHAT: Final = B
FIRST: Final = C
SECOND: Final = D


def move(s: State, c: int, cause: int, spot: int) -> None:
    """The first card of a STAGGER. [14.3]"""
    direction_card(s, c, cause, spot, STAGGER_MOVE)


def turn(s: State, c: int, cause: int, spot: int) -> None:
    """The second card of a STAGGER. [14.3]"""
    direction_card(s, c, cause, spot, STAGGER_TURN)


def direction_card(s: State, c: int, cause: int, spot: int, what: int) -> None:
    """The shooter draws; the HEX line is read from where the victim is and faces now.

    `spot` is where the shooter was and faced at the shot. [14.11i, 14.31, 14.32a, 14.32b, 14.32c, 14.33]
    """
    drawer = cause if cause >= 0 else c
    line = s.figures.hex[draw(s, drawer, told.FOR_DIRECTION)]
    if line == HEX_SAME:
        return
    if line != HEX_LONG:
        shove(s, c, what, turned(s.facing[c], line))
        return
    ways = s.map.long(spot // 6, spot % 6, s.hex[c])
    if len(ways) == 1:
        shove(s, c, what, ways[0])
        return
    if s.frames[PROCEDURE] != sequence.PENALTIES:  # the first question of this segment's penalties
        call(s, sequence.PENALTIES)
    s.frames[VICTIM] = c
    s.frames[WHAT] = what
    s.frames[FIRST], s.frames[SECOND] = ways
    ask(s, s.owner[c], sequence.LONG)


def shove(s: State, c: int, what: int, direction: int) -> None:
    """Into the hex in that direction, or facing it. Off the map there is no going: the character stays. [14.3]"""
    if what == STAGGER_TURN:
        s.facing[c] = direction
        tell(s, (told.SPUN, c, direction))
        return
    to = s.map.neighbour[s.hex[c] * 6 + direction]
    if to == OFF_MAP:
        return
    s.hex[c] = to
    s.entered |= 1 << c
    tell(s, (told.STAGGERED, c, to))
    enter(s, c)


def collisions(s: State, c: int, cause: int, in_the_way: int) -> None:
    """A DELAY CARD for everybody in a hex that somebody entered in this segment while others are there.

    Those who left it in the same segment are not there any more. Characters that were dead, KO or surrendered before
    do not count, and the dead draw nothing. [9.24a, 9.24b, 9.24c, 9.24d, 14.4]
    """
    if not s.entered:
        return
    entered = s.entered
    s.entered = 0
    met = 0
    for d in range(len(s.who)):
        if s.out[d]:
            continue
        here = 0
        for e, hex_ in enumerate(s.hex):
            if hex_ == s.hex[d] and in_the_way >> e & 1:
                here |= 1 << e
        if here & entered and here & (here - 1):  # more than one
            met |= 1 << d
            tell(s, (told.COLLIDED, d))
    if met:
        for d in range(len(s.who) - 1, -1, -1):  # so that the first of them comes up first
            if met >> d & 1:
                next_up(s, DELAY_CARD, d, NOBODY, 1)


# ---- LONG between two hexes


def _codes(s: State, seat: int) -> list[int]:
    return [codes.with_thing(codes.LONG, s.frames[FIRST]), codes.with_thing(codes.LONG, s.frames[SECOND])]


def _refuse(s: State, seat: int, code: int) -> Refusal | None:
    if code in _codes(s, seat):
        return None
    ways = [DIRECTIONS[s.frames[FIRST]], DIRECTIONS[s.frames[SECOND]]]
    return Refusal("only-long", {"first": ways[0], "second": ways[1]}, "14.32b")


def _answer(s: State, seat: int, code: int) -> None:
    """[14.32b]"""
    answered(s, seat)
    shove(s, s.frames[VICTIM], s.frames[WHAT], codes.thing_in(code))


def _prompt(s: State, seat: int) -> Msg:
    turning = int(s.frames[WHAT] == STAGGER_TURN)
    return Msg("ask-long", {"character": s.figures.characters[s.who[s.frames[VICTIM]]], "turning": turning})


def _default(s: State, seat: int) -> int:
    return _codes(s, seat)[0]


CHOOSE_LONG: Final[Question] = Question("long", "14.32b", _prompt, _codes, _refuse, _answer, _default)
