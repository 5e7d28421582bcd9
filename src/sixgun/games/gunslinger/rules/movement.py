"""Movement actions (9. AZIONI DI MOVIMENTO): moving, turning, lying down and getting up."""

from __future__ import annotations

from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules.aiming import lose_aim
from sixgun.games.gunslinger.rules.terrain import enter
from sixgun.games.gunslinger.table import codes, told
from sixgun.games.gunslinger.table.agenda import DELAY_CARD, DELAY_POINTS, FATIGUE_CARD, owe
from sixgun.games.gunslinger.table.components import (
    ACTIONS,
    DO_ADVANCE,
    DO_BACK_UP,
    DO_RUN,
    DO_SPRINT,
    DO_TURN,
    HEX_AHEAD_LEFT,
    HEX_AHEAD_RIGHT,
    HEX_BACK_LEFT,
    HEX_BACK_RIGHT,
    HEX_LINES,
    HEX_STRAIGHT_AHEAD,
    HEX_STRAIGHT_BACK,
)
from sixgun.games.gunslinger.table.map import OFF_MAP, turned
from sixgun.games.gunslinger.table.state import DID_ADVANCE, DID_RUN, EDGE_RULE, LEFT, NOBODY, NOWHERE, State, blame

AHEAD: Final[tuple[int, ...]] = (HEX_AHEAD_LEFT, HEX_STRAIGHT_AHEAD, HEX_AHEAD_RIGHT)
BEHIND: Final[tuple[int, ...]] = (HEX_BACK_LEFT, HEX_STRAIGHT_BACK, HEX_BACK_RIGHT)
ONLY_AHEAD: Final[tuple[int, ...]] = (HEX_STRAIGHT_AHEAD,)

MOVES_AHEAD: Final = [codes.with_thing(codes.MOVE, way) for way in AHEAD]
MOVES_BACK: Final = [codes.with_thing(codes.MOVE, way) for way in BEHIND]
MOVE_STRAIGHT: Final = [codes.with_thing(codes.MOVE, HEX_STRAIGHT_AHEAD)]
TURNS: Final = [codes.with_thing(codes.TURN, way) for way in AHEAD]
SPINS: Final = [codes.with_thing(codes.TURN, way) for way in BEHIND]
FLIPS: Final = [codes.FLIP]


# ---- what may be declared


def move_codes(s: State, c: int, action: int, denied: int) -> list[int]:
    """The neighbours that an action may go to. Where the map's edge is closed, only those on the map.

    [9.2a, 9.22a, 9.22b, 9.22c, 9.23a]
    """
    legal = MOVES_BACK if action == DO_BACK_UP else MOVE_STRAIGHT if action == DO_SPRINT else MOVES_AHEAD
    if s.options[EDGE_RULE]:
        legal = [code for code in legal if _neighbour(s, c, codes.thing_in(code)) != OFF_MAP]
    return legal or [codes.NOTHING]


def why_no_move(s: State, c: int, action: int, denied: int, code: int) -> Refusal | None:
    if codes.verb_in(code) == codes.NOTHING:
        stuck = move_codes(s, c, action, denied) == [codes.NOTHING]
        return None if stuck else Refusal("must-move", {}, "9.2a")
    way = codes.thing_in(code)
    args: dict[str, Plain] = {"action": ACTIONS[action], "direction": HEX_LINES[way]}
    if way not in (BEHIND if action == DO_BACK_UP else ONLY_AHEAD if action == DO_SPRINT else AHEAD):
        rule = "9.22b" if action == DO_BACK_UP else "9.23a" if action == DO_SPRINT else "9.22a"
        return Refusal("not-that-way", args, rule)
    if s.options[EDGE_RULE] and _neighbour(s, c, way) == OFF_MAP:
        return Refusal("off-the-map", args, "9.25")
    return None


def turn_codes(s: State, c: int, action: int, denied: int) -> list[int]:
    """[9.22c, 9.3a, 9.3b]"""
    return TURNS if action == DO_TURN else SPINS


def why_no_turn(s: State, c: int, action: int, denied: int, code: int) -> Refusal | None:
    """[9.3a, 9.3b]"""
    if codes.thing_in(code) in (AHEAD if action == DO_TURN else BEHIND):
        return None
    args: dict[str, Plain] = {"action": ACTIONS[action], "direction": HEX_LINES[codes.thing_in(code)]}
    return Refusal("not-that-way", args, "9.3a" if action == DO_TURN else "9.3b")


def flip_codes(s: State, c: int, action: int, denied: int) -> list[int]:
    return FLIPS


def _neighbour(s: State, c: int, relative: int) -> int:
    """[8.31]"""
    return s.map.neighbour[s.hex[c] * 6 + turned(s.facing[c], relative)]


# ---- doing it


def move(s: State, c: int, side: int, code: int) -> None:
    """One hex in the declared direction, as the character stands now; its facing stays. A crawl spares the legs.

    [2.32c, 7.0g, 8.1b, 8.1c, 9.0, 9.2a, 9.2b, 9.21a, 9.22c, 9.23b, 9.25, 14.12e]
    """
    figures = s.figures
    to = _neighbour(s, c, codes.thing_in(code))
    if codes.verb_in(code) == codes.NOTHING or (to == OFF_MAP and s.options[EDGE_RULE]):
        tell(s, (told.CANCELLED, c, side))
        return
    action = figures.action[side]
    if action == DO_ADVANCE:
        s.built[c] = s.built[c] | DID_ADVANCE
    elif action == DO_RUN:
        s.built[c] = s.built[c] | DID_RUN
    if to == OFF_MAP:
        leave_map(s, c)
        return
    s.hex[c] = to
    s.entered |= 1 << c
    if s.told is not None:
        tell(s, (told.MOVED, c, to))
    if s.down[c]:
        owe(s, DELAY_POINTS, c, NOBODY, figures.if_down[side])
    elif s.leg[c]:
        walk_on_wounds(s, c)
    if figures.delay_cards[side]:
        owe(s, DELAY_CARD, c, NOBODY, figures.delay_cards[side])
    enter(s, c)


def walk_on_wounds(s: State, c: int) -> None:
    """A FATIGUE CARD for each point of LEG; boxes count for the enemy who inflicted it. [14.12d, 15.3b]"""
    for who in (*range(len(s.who)), NOBODY):
        points = s.leg_by[blame(s, c, who)]
        if points:
            owe(s, FATIGUE_CARD, c, who, points)


def leave_map(s: State, c: int) -> None:
    """Out of the SHOWDOWN for good, with all that the character carries. [9.25, 15.5]"""
    lose_aim(s, c)
    s.hex[c] = NOWHERE
    s.out[c] |= LEFT
    tell(s, (told.LEFT_MAP, c))


def face(s: State, c: int, side: int, code: int) -> None:
    """[8.3a, 8.3b, 9.3a, 9.3b]"""
    s.facing[c] = turned(s.facing[c], codes.thing_in(code))
    if s.told is not None:
        tell(s, (told.TURNED, c, s.facing[c]))


def flip(s: State, c: int, side: int, code: int) -> None:
    """Down or up, whatever the character is now. LEAP/DROP draws two DELAY CARDS. [8.2, 9.1b, 9.4a, 9.4b]"""
    s.down[c] ^= 1
    if s.told is not None:
        tell(s, (told.FLIPPED, c, s.down[c]))
    if s.figures.delay_cards[side]:
        owe(s, DELAY_CARD, c, NOBODY, s.figures.delay_cards[side])
