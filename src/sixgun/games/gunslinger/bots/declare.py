"""How a sensible gunfighter performs the card that he has turned up: on ints, for the rules bot and for playouts."""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.glance import ESCAPE, FETCH, FIGHT, HIDE
from sixgun.games.gunslinger.bots.purpose import Purpose
from sixgun.games.gunslinger.bots.thought import Thought
from sixgun.games.gunslinger.bots.trails import nearest_ahead, steps_left
from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.codes import COCKED, LEAVE, OF_A_KIND, UNCOCKED
from sixgun.games.gunslinger.table.components import (
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOX_HOLSTERED,
    BOX_OTHER_HAND,
    DO_COCK_AIM_SHOOT,
    DO_SHOOT,
    HEX_STRAIGHT_AHEAD,
)
from sixgun.games.gunslinger.table.map import OFF_MAP, turned
from sixgun.games.gunslinger.table.places import box_of
from sixgun.games.gunslinger.table.stacks import unpacked
from sixgun.games.gunslinger.table.state import State
from sixgun.games.gunslinger.table.weapons import (
    HAND_BOXES,
    in_box,
    is_gun,
    kind_of,
    on_legend,
    on_the_map,
    proper_weapon,
)

SENSELESS: Final = frozenset(
    [codes.DROP, codes.LET_GO, codes.UNCOCK, codes.AIM_AT_HEX, codes.TRANSFER, codes.RESHUFFLE, codes.SURRENDER]
)
BAG_BOXES: Final[tuple[int, ...]] = (BOX_HOLSTERED, BOX_OTHER_HAND, BOX_GUN_HAND)


def declaration(s: State, c: int, purpose: Purpose, legal: list[int]) -> int:
    """One of the legal ways to perform the revealed card."""
    action = s.figures.action[unpacked(s.plan[c])[s.done[c]]]
    verbs = [codes.verb_in(code) for code in legal]
    if codes.MOVE in verbs:
        return _way(s, c, purpose, legal)
    if codes.TURN in verbs:
        return _facing(s, c, purpose, legal)
    if action in (DO_SHOOT, DO_COCK_AIM_SHOOT):
        return _gun(s, c, action, purpose, legal)
    if codes.DRAW in verbs or codes.HAMMER in verbs:
        return _draw(s, c, purpose, legal)
    return _least(legal)


def _least(legal: list[int]) -> int:
    """Something that throws nothing away."""
    for code in legal:
        if codes.verb_in(code) not in SENSELESS:
            return code
    return legal[0]


def _way(s: State, c: int, purpose: Purpose, legal: list[int]) -> int:
    """Nearer to the enemy, to what is fetched or to the edge; off the map only for those who want to leave, and around
    others where that is as near.
    """
    best, found = 10**6, legal[0]
    on_foot = purpose.mode in (FETCH, ESCAPE)
    taken = [s.hex[d] for d in range(len(s.who)) if d != c and not s.out[d]]
    for code in legal:
        if codes.verb_in(code) != codes.MOVE:
            continue
        way = codes.thing_in(code)
        to = s.map.neighbour[s.hex[c] * 6 + turned(s.facing[c], way)]
        cost = 1000
        if on_foot:
            cost = 10 * steps_left(s.map, purpose.hex, s.hex[c], s.facing[c], way) + (6 if to in taken else 0)
        elif to != OFF_MAP:
            cost = 10 * s.map.distance(to, purpose.hex) + (6 if to in taken and to != purpose.hex else 0)
            cost += 0 if s.map.in_aim_zone(to, s.facing[c], purpose.hex) else 3
        if cost < best:
            best, found = cost, code
    return found


def _facing(s: State, c: int, purpose: Purpose, legal: list[int]) -> int:
    """The enemy, or the way, as straight ahead as can be."""
    best, found = 10**6, legal[0]
    on_foot = purpose.mode in (FETCH, ESCAPE)
    bearing = () if on_foot else s.map.bearing(s.hex[c], purpose.hex)
    for code in legal:
        if codes.verb_in(code) == codes.TURN:
            facing = turned(s.facing[c], codes.thing_in(code))
            off = sum([min((way - facing) % 6, (facing - way) % 6) for way in bearing])
            if on_foot:
                off = 2 * nearest_ahead(s.map, purpose.hex, s.hex[c], facing)
                off += steps_left(s.map, purpose.hex, s.hex[c], facing, HEX_STRAIGHT_AHEAD)
            off = 2 * off + (0 if codes.thing_in(code) in (0, 3) else 1)
            if off < best:
                best, found = off, code
    return found


def _draw(s: State, c: int, purpose: Purpose, legal: list[int]) -> int:
    """A bag that was fetched; else the hammer of a loaded gun in its box, or a loaded gun into its box, cocked; else an
    empty one to where it is loaded. A hand that is full of something useless lets it fall first.
    """
    if purpose.mode == FETCH and purpose.hex == s.hex[c]:
        bag = _bag(s, legal)
        if bag:
            return bag
    w = proper_weapon(s, c)
    if w >= 0 and s.rounds[w] and not s.jammed[w]:
        box = box_of(s.where[w])
        up = codes.hammers(COCKED if box == BOX_GUN_HAND else 0, 0, COCKED if box == BOX_BOTH_HANDS else 0)
        return up if up in legal else _least(legal)
    guns = [gun for gun in on_legend(s, c) + on_the_map(s, s.hex[c]) if is_gun(s, gun)]
    loaded = [gun for gun in guns if s.rounds[gun] and not s.jammed[gun]]
    for gun in loaded:
        box = BOX_GUN_HAND if s.figures.hands[kind_of(s, gun)] == 1 else BOX_BOTH_HANDS
        code = codes.draw(s.weapon[gun], box, COCKED)
        if code in legal:
            return code
    for box in HAND_BOXES if loaded else ():
        held, drop = in_box(s, c, box), codes.with_box(codes.DROP, box)
        if held >= 0 and held not in loaded and kind_of(s, held) != s.figures.money_bag and drop in legal:
            return drop
    for gun in guns:
        code = codes.draw(s.weapon[gun], BOX_BOTH_HANDS, UNCOCKED)
        if code in legal:
            return code
    return _least(legal)


def _bag(s: State, legal: list[int]) -> int:
    """The pick that takes a money bag, if possible without filling a hand; or 0."""
    for box in BAG_BOXES:
        for code in legal:
            bag = codes.verb_in(code) == codes.DRAW and codes.thing_in(code) // OF_A_KIND == s.figures.money_bag
            if bag and codes.box_in(code) == box and code == codes.draw(codes.thing_in(code), box, LEAVE):
                return code
    return 0


def _gun(s: State, c: int, action: int, purpose: Purpose, legal: list[int]) -> int:
    """Cock; then whatever promises more with the cards that are left: to shoot now, or to aim on."""
    if codes.COCK in legal and purpose.glance.ready:
        return codes.COCK
    idle = codes.NOTHING if codes.NOTHING in legal else _least(legal)
    enemy = purpose.enemy
    if enemy < 0 or purpose.mode in (HIDE, ESCAPE) or not in_zone(s, c, enemy):
        return idle
    shot, aim = codes.with_thing(codes.SHOOT, s.who[enemy]), codes.with_thing(codes.AIM, s.who[enemy])
    glance = purpose.glance
    sides = unpacked(s.plan[c])[s.done[c] :]
    first = s.figures.time[sides[0]]
    glance.mode = FIGHT
    waiting, shooting = Thought(s.figures, glance, sides), Thought(s.figures, glance, sides)
    shooting.shoot(sides[0], s.segment + first)
    if shooting.hit <= 0.0:
        return aim if aim in legal else idle
    if action == DO_COCK_AIM_SHOOT:
        waiting.take_aim(sides[0])
    shoots = shooting.best(1, s.segment + first) > waiting.best(1, s.segment + first)
    if shot in legal and (shoots or (action == DO_COCK_AIM_SHOOT and aim not in legal)):
        return shot
    return aim if aim in legal else idle
