"""Firearms (10. ARMI DA FUOCO): weapons in boxes, letting go, dropping, hammers and rounds."""

from __future__ import annotations

from typing import Final

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.table import told
from sixgun.games.gunslinger.table.codes import OF_A_KIND
from sixgun.games.gunslinger.table.components import BOX_BOTH_HANDS, BOX_GUN_HAND, BOX_HOLSTERED, BOX_OTHER_HAND, BOXES
from sixgun.games.gunslinger.table.places import box_of, boxed, holder_of, lying_in
from sixgun.games.gunslinger.table.state import LEFT, State

HAND_BOXES: Final[tuple[int, ...]] = (BOX_GUN_HAND, BOX_OTHER_HAND, BOX_BOTH_HANDS)


def kind_of(s: State, w: int) -> int:
    return s.weapon[w] // OF_A_KIND


def is_gun(s: State, w: int) -> bool:
    """Guns can be cocked, loaded and shot with; knives and money bags cannot. [10.1]"""
    return s.weapon[w] // OF_A_KIND < s.figures.guns


def at(s: State, spot: int) -> int:
    """The first weapon in a spot, or -1."""
    for w, where in enumerate(s.where):
        if where == spot:
            return w
    return -1


def in_box(s: State, c: int, box: int) -> int:
    """The weapon in a hand box, or -1. [10.2a]"""
    return at(s, boxed(c, box))


def has_free_hands(s: State, c: int) -> bool:
    """Whether none of the hand boxes holds anything."""
    first = boxed(c, BOX_GUN_HAND)
    last = boxed(c, BOX_BOTH_HANDS)
    for where in s.where:
        if first <= where <= last:
            return False
    return True


def in_hands(s: State, c: int) -> list[int]:
    """The hand boxes that hold something."""
    return [box for box in HAND_BOXES if in_box(s, c, box) >= 0]


def on_legend(s: State, c: int) -> list[int]:
    """All that a character carries."""
    return [w for w, where in enumerate(s.where) if holder_of(where) == c]


def on_the_map(s: State, hex_: int) -> list[int]:
    """The weapons that lie unowned in a hex. [2.6]"""
    spot = lying_in(hex_)
    return [w for w, where in enumerate(s.where) if where == spot]


def proper_weapon(s: State, c: int) -> int:
    """The gun that can be shot with: two-handed in BOTH HAND_BOXES, one-handed in GUN HAND or BOTH HANDS; or -1.

    [11.3a, 13.1a]
    """
    w = in_box(s, c, BOX_GUN_HAND)
    if w >= 0:
        return w if is_gun(s, w) and s.figures.hands[kind_of(s, w)] == 1 else -1
    w = in_box(s, c, BOX_BOTH_HANDS)
    return w if w >= 0 and is_gun(s, w) else -1


def why_no_room(s: State, c: int, w: int, box: int) -> Refusal | None:
    """Why a weapon cannot go into a box of a LEGEND now, as if it were nowhere else. [10.2a, 10.2b, 10.2c, 10.2d]"""
    held = [box_of(where) for v, where in enumerate(s.where) if v != w and holder_of(where) == c]
    if box == BOX_HOLSTERED:
        if s.figures.hands[kind_of(s, w)] == 2:
            return Refusal("two-handed-holster", {}, "10.2d")
        if held.count(BOX_HOLSTERED) >= s.figures.holster_room:
            return Refusal("holster-full", {"most": s.figures.holster_room}, "10.2c")
        return None
    if box == BOX_BOTH_HANDS:
        if BOX_BOTH_HANDS in held:
            return Refusal("box-taken", {"box": BOXES[box]}, "10.2b")
        return Refusal("hands-not-empty", {}, "10.2b") if BOX_GUN_HAND in held or BOX_OTHER_HAND in held else None
    if BOX_BOTH_HANDS in held:
        return Refusal("both-hands-full", {}, "10.2b")
    return Refusal("box-taken", {"box": BOXES[box]}, "10.2a") if box in held else None


def lose_rounds(s: State, w: int, count: int) -> None:
    """Rounds never go below zero. [10.22c]"""
    count = min(count, s.rounds[w])
    s.rounds[w] -= count
    s.lost += count


def goes_off(s: State, w: int) -> bool:
    """A cocked weapon fires without hitting anything, unless it is empty or jammed, and is uncocked in any case.

    [10.22c, 13.31d]
    """
    fires = bool(s.cocked[w] and s.rounds[w] and not s.jammed[w])
    s.cocked[w] = 0
    if fires:
        lose_rounds(s, w, 1)
    return fires


def fall(s: State, c: int, w: int) -> None:
    """A weapon falls into the character's hex, and goes off if it is cocked. Off the map there is nowhere to fall.

    [2.6, 10.22b, 10.22c]
    """
    if s.out[c] & LEFT:
        return
    s.where[w] = lying_in(s.hex[c])
    fires = goes_off(s, w)
    tell(s, (told.FELL, c, s.weapon[w], int(fires)))


def let_go(s: State, c: int, box: int) -> None:
    """The weapon in BOTH HAND_BOXES stays in one hand, at no cost. [10.22a]"""
    w = in_box(s, c, BOX_BOTH_HANDS)
    s.where[w] = boxed(c, box)
    tell(s, (told.LET_GO, c, s.weapon[w], box))


def lay_down_all(s: State, c: int) -> None:
    """All weapons of a dead or KO character lie in its hex, as they are. Money bags are no weapons and stay on it.

    [14.6c, 15.81]
    """
    spot = lying_in(s.hex[c])
    for w in on_legend(s, c):
        if kind_of(s, w) != s.figures.money_bag:
            s.where[w] = spot


def set_hammer(s: State, w: int, cocked: bool) -> None:
    """[10.0]"""
    s.cocked[w] = int(cocked)
