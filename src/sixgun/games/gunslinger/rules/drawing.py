"""DRAW AND COCK and LOAD (11.1, 11.2): weapons change boxes, hammers go up and down, rounds go in."""

from __future__ import annotations

from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunslinger.table import codes, told
from sixgun.games.gunslinger.table.codes import COCKED, LEAVE, UNCOCKED
from sixgun.games.gunslinger.table.components import BOX_BOTH_HANDS, BOX_HOLSTERED, BOXES, QUICK_DRAWS
from sixgun.games.gunslinger.table.places import GONE, boxed, holder_of, lying_in
from sixgun.games.gunslinger.table.stacks import side_at
from sixgun.games.gunslinger.table.state import LEFT, NOBODY, State
from sixgun.games.gunslinger.table.weapons import HAND_BOXES, in_box, is_gun, kind_of, set_hammer, why_no_room

LOAD_CODES: Final = [codes.LOAD]


# ---- what may be declared


def within_reach(s: State, c: int, w: int) -> bool:
    """On the own LEGEND, unowned in the hex, or on somebody else who is there. [11.11a, 11.11b]"""
    where = s.where[w]
    if where < 0:
        return where == lying_in(s.hex[c])
    holder = holder_of(where)
    return holder == c or (s.hex[holder] == s.hex[c] and not s.out[holder] & LEFT)


def is_quick(s: State, c: int) -> bool:
    """Whether the revealed card is a bonus card: for one-handed weapons on the sheet, and for nothing in the hex."""
    return side_at(s.plan[c], s.done[c]) in QUICK_DRAWS


def too_quick(s: State, c: int, w: int) -> bool:
    """Whether a bonus card is too quick for a weapon: to draw it, or to set its hammer."""
    return is_quick(s, c) and (holder_of(s.where[w]) != c or s.figures.hands[kind_of(s, w)] != 1)


def must_ask(s: State, c: int, w: int) -> int:
    """The character whose player must permit taking a weapon, or NOBODY. The dead and the KO are not asked. [11.11b]"""
    holder = holder_of(s.where[w])
    if holder in (NOBODY, c) or s.out[holder] or s.owner[holder] == s.owner[c]:
        return NOBODY
    return holder


def draw_codes(s: State, c: int, action: int, denied: int) -> list[int]:
    """Move a weapon, its hammer up or down; or set hammers. `denied`: weapons that were asked for in vain, as bits.

    [11.1a, 11.1b, 11.12, 11.13a]
    """
    found: list[int] = []
    first = boxed(c, 0)
    quick = is_quick(s, c)
    for w, where in enumerate(s.where):
        if where == GONE or denied >> w & 1 or not within_reach(s, c, w) or (quick and too_quick(s, c, w)):
            continue
        gun = is_gun(s, w)
        for box in range(len(BOXES)):
            if where != first + box and why_no_room(s, c, w, box) is None:
                if gun:
                    found.append(codes.draw(s.weapon[w], box, COCKED))
                    found.append(codes.draw(s.weapon[w], box, UNCOCKED))
                else:
                    found.append(codes.draw(s.weapon[w], box, LEAVE))
    found += hammer_codes(s, c)
    return found or [codes.NOTHING]


def hammer_codes(s: State, c: int) -> list[int]:
    """Hammers of the guns in the hand boxes, each by itself. [11.1a, 11.13b]"""
    held = [in_box(s, c, box) for box in HAND_BOXES]
    fit = [w >= 0 and is_gun(s, w) and not too_quick(s, c, w) for w in held]
    ways = [(LEAVE, COCKED, UNCOCKED) if fits else (LEAVE,) for fits in fit]
    return [codes.hammers(g, o, b) for g in ways[0] for o in ways[1] for b in ways[2] if g or o or b]


def why_no_draw(s: State, c: int, action: int, denied: int, code: int) -> Refusal | None:
    if codes.verb_in(code) == codes.NOTHING:
        empty_handed = draw_codes(s, c, action, denied) == [codes.NOTHING]
        return None if empty_handed else Refusal("must-draw", {}, "11.1a")
    if codes.verb_in(code) == codes.HAMMER:
        return _why_no_hammer(s, c, code)
    name: dict[str, Plain] = {"weapon": codes.weapon_name(s.figures, codes.thing_in(code))}
    if codes.thing_in(code) not in s.weapon:
        return Refusal("no-weapon-like-that", name, "11.11a")
    w, box = s.weapon.index(codes.thing_in(code)), codes.box_in(code)
    if s.where[w] == GONE:
        return Refusal("weapon-gone", name, "13.31b")
    if not within_reach(s, c, w):
        return Refusal("weapon-out-of-reach", name, "11.11a")
    if too_quick(s, c, w):
        return Refusal("too-quick", name, "11.1a")
    if denied >> w & 1:
        return Refusal("permission-denied", name, "11.11b")
    if s.where[w] == boxed(c, box):
        return Refusal("already-there", {**name, "box": BOXES[box]}, "11.1a")
    hammer = codes.hammer_in(code, box)
    if is_gun(s, w) != (hammer != LEAVE):
        return Refusal("say-the-hammer" if is_gun(s, w) else "no-hammer", name, "11.1b")
    return why_no_room(s, c, w, box)


def _why_no_hammer(s: State, c: int, code: int) -> Refusal | None:
    for box in HAND_BOXES:
        w = in_box(s, c, box)
        if codes.hammer_in(code, box) and (w < 0 or not is_gun(s, w)):
            return Refusal("no-gun-there", {"box": BOXES[box]}, "11.13b")
        if codes.hammer_in(code, box) and too_quick(s, c, w):
            return Refusal("too-quick", {"weapon": codes.weapon_name(s.figures, s.weapon[w])}, "11.1a")
    return None


# ---- doing it


def draw(s: State, c: int, side: int, code: int) -> None:
    """Of two who reach for a weapon, the first in playing order gets it. [7.0g, 11.11c, 11.12, 11.13b]"""
    if codes.verb_in(code) == codes.NOTHING:
        tell(s, (told.CANCELLED, c, side))
        return
    if codes.verb_in(code) == codes.HAMMER:
        _set_hammers(s, c, side, code)
        return
    w, box = s.weapon.index(codes.thing_in(code)), codes.box_in(code)
    holder = holder_of(s.where[w])
    taken = holder not in (NOBODY, c, s.granted[c]) and not s.out[holder]
    if not within_reach(s, c, w) or taken or s.where[w] == boxed(c, box) or why_no_room(s, c, w, box) is not None:
        tell(s, (told.CANCELLED, c, side))
        return
    s.where[w] = boxed(c, box)
    hammer = codes.hammer_in(code, box)
    if hammer != LEAVE:
        set_hammer(s, w, hammer == COCKED)
    if box != BOX_HOLSTERED and is_gun(s, w):
        s.handed[c] += 1
    tell(s, (told.DRAWN, c, s.weapon[w], box, hammer, holder))


def _set_hammers(s: State, c: int, side: int, code: int) -> None:
    """Each weapon that is still in its hand box. [11.13b]"""
    done = False
    for box in HAND_BOXES:
        hammer = codes.hammer_in(code, box)
        w = in_box(s, c, box) if hammer else -1
        if w >= 0 and is_gun(s, w):
            set_hammer(s, w, hammer == COCKED)
            done = True
            tell(s, (told.COCKED, c, s.weapon[w], s.cocked[w]))
    if not done:
        tell(s, (told.CANCELLED, c, side))


def load_codes(s: State, c: int, action: int, denied: int) -> list[int]:
    return LOAD_CODES


def load(s: State, c: int, side: int, code: int) -> None:
    """One round into the gun in BOTH HANDS, which is uncocked by it; a jammed one fires again when it is full.

    [7.0g, 10.42a, 11.2a, 11.2b, 11.2c, 13.31d]
    """
    w = in_box(s, c, BOX_BOTH_HANDS)
    if w < 0 or not is_gun(s, w):
        tell(s, (told.CANCELLED, c, side))
        return
    capacity = s.figures.capacity[kind_of(s, w)]
    if s.rounds[w] < capacity:
        s.rounds[w] += 1
        s.loaded += 1
    if s.rounds[w] == capacity:
        s.jammed[w] = 0
    set_hammer(s, w, False)
    tell(s, (told.LOADED, c, s.weapon[w], s.rounds[w]))
