"""What a player in a hurry does: the defaults of choosing cards and declaring, from what that player can see.

The Enter key takes them, and so does a clock that has run out. So nothing is thrown away by them: no gun is uncocked,
nobody walks off the map, and no round is wasted. Otherwise: draw, turn to an enemy, aim, shoot, load. It is a way to be
safe, not to win: against somebody with a gun in hand, fire is held until a shot can hardly miss.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.chances import chances_of
from sixgun.games.gunslinger.rules.fire_cards import aim_time
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.codes import COCKED, HEX_TARGET, UNCOCKED
from sixgun.games.gunslinger.table.components import (
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    DO_COCK_AIM_SHOOT,
    DO_SHOOT,
    HEX_STRAIGHT_AHEAD,
    HEX_STRAIGHT_BACK,
    SIDES,
)
from sixgun.games.gunslinger.table.map import OFF_MAP, turned
from sixgun.games.gunslinger.table.places import box_of
from sixgun.games.gunslinger.table.stacks import packed, side_at
from sixgun.games.gunslinger.table.state import NOBODY, State
from sixgun.games.gunslinger.table.weapons import (
    in_box,
    in_hands,
    is_gun,
    kind_of,
    on_legend,
    on_the_map,
    proper_weapon,
)

CARD_SPIN: Final = SIDES.index("2b")
CARD_TURN: Final = SIDES.index("3b")
CARD_GUN: Final = SIDES.index("5f")
CARD_GUN_AGAIN: Final = SIDES.index("6f")
CARD_SHOOT: Final = SIDES.index("7f")
CARD_LOAD: Final = SIDES.index("8f")
CARD_DRAW: Final = SIDES.index("9f")

GOOD_ENOUGH: Final = 0.85  # the chance of a hit below which a shot waits

# Stacks from the best to the last resort: the first that fits into the free time is taken.
AIM_OFTEN: Final = ((CARD_GUN, CARD_GUN_AGAIN, CARD_SHOOT), (CARD_GUN, CARD_GUN_AGAIN), (CARD_GUN, CARD_SHOOT))
WITH_A_COCKED_GUN: Final = (*AIM_OFTEN, (CARD_SHOOT,))
WITH_AN_UNCOCKED_GUN: Final = (*AIM_OFTEN, (CARD_GUN,))
WITHOUT_A_GUN_IN_HAND: Final = ((CARD_DRAW, CARD_GUN), (CARD_DRAW, CARD_SHOOT), (CARD_DRAW,))
WITH_AN_EMPTY_GUN: Final = ((CARD_LOAD,),)


def nearest_enemy(s: State, c: int) -> int:
    """The enemy to reckon with, or NOBODY: those in the AIM ZONE first, then the one aimed at, then by range."""
    best, found = (2, 0, 0), NOBODY
    for d in range(len(s.who)):
        if is_enemy(s, c, d):
            far = s.map.distance(s.hex[c], s.hex[d])
            rank = (int(not in_zone(s, c, d)), int(s.aim_at[c] != d), far)
            if rank < best:
                best, found = rank, d
    return found


# ---- cards


def stack(s: State, c: int) -> int:
    """Cards for the turn; none where there is nobody to fight or nothing to fight with."""
    enemy = nearest_enemy(s, c)
    if enemy == NOBODY:
        return 0
    ways = _with_weapons(s, c)
    if ways and not in_zone(s, c, enemy):
        turn = CARD_TURN if _in_zone_after_a_turn(s, c, enemy) else CARD_SPIN
        ways = tuple([(turn, *way) for way in ways]) + ((turn,),)
    for way in ways:
        in_use = all([side in s.figures.playable for side in way])
        if in_use and sum([s.figures.time[side] for side in way]) <= s.cap[c]:
            return packed([*way])
    return 0


def _with_weapons(s: State, c: int) -> tuple[tuple[int, ...], ...]:
    w = proper_weapon(s, c)
    if w >= 0 and _loaded(s, w):
        return WITH_A_COCKED_GUN if s.cocked[w] else WITH_AN_UNCOCKED_GUN
    guns = _guns_at_hand(s, c)
    if any([_loaded(s, gun) for gun in guns]):
        return WITHOUT_A_GUN_IN_HAND
    held = in_box(s, c, BOX_BOTH_HANDS)
    if held >= 0 and is_gun(s, held):
        return WITH_AN_EMPTY_GUN
    return ((CARD_DRAW,),) if guns else ()


def _loaded(s: State, w: int) -> bool:
    return s.rounds[w] > 0 and not s.jammed[w]


def _guns_at_hand(s: State, c: int) -> list[int]:
    """The own guns first, then those that lie in the hex."""
    return [w for w in on_legend(s, c) + on_the_map(s, s.hex[c]) if is_gun(s, w)]


def _in_zone_after_a_turn(s: State, c: int, enemy: int) -> bool:
    left, right = turned(s.facing[c], 5), turned(s.facing[c], 1)
    return any([s.map.in_aim_zone(s.hex[c], facing, s.hex[enemy]) for facing in (left, right)])


# ---- declarations


def declaration(s: State, c: int, action: int, legal: list[int]) -> int:
    """How a revealed action is performed, out of the legal ways; whatever has only one way to it comes first there."""
    verb = codes.verb_in(legal[0])
    if verb == codes.MOVE:
        return _straight_on(s, c, legal)
    if verb == codes.TURN:
        return _towards(s, c, legal)
    if verb in (codes.DRAW, codes.HAMMER):
        return _draw(s, c, legal)
    return _gun(s, c, action, legal) if action in (DO_SHOOT, DO_COCK_AIM_SHOOT) else legal[0]


def _straight_on(s: State, c: int, legal: list[int]) -> int:
    """Straight, if that does not leave the map."""
    moves = [code for code in legal if codes.verb_in(code) == codes.MOVE]
    moves.sort(key=lambda code: codes.thing_in(code) not in (HEX_STRAIGHT_AHEAD, HEX_STRAIGHT_BACK))
    for code in moves:
        if s.map.neighbour[s.hex[c] * 6 + turned(s.facing[c], codes.thing_in(code))] != OFF_MAP:
            return code
    return moves[0]


def _towards(s: State, c: int, legal: list[int]) -> int:
    """The facing that has the nearest enemy most straight ahead."""
    enemy = nearest_enemy(s, c)
    bearing = s.map.bearing(s.hex[c], s.hex[enemy]) if enemy != NOBODY else ()
    best, found = 99, legal[0]
    for code in legal:
        if codes.verb_in(code) == codes.TURN:
            facing = turned(s.facing[c], codes.thing_in(code))
            off = sum([min((way - facing) % 6, (facing - way) % 6) for way in bearing])
            off = off * 2 + int(codes.thing_in(code) not in (HEX_STRAIGHT_AHEAD, HEX_STRAIGHT_BACK))
            if off < best:
                best, found = off, code
    return found


def _draw(s: State, c: int, legal: list[int]) -> int:
    """Cock what is in its proper box; else a loaded gun goes there, cocked; else an empty one to where it is loaded."""
    w = proper_weapon(s, c)
    if w >= 0 and _loaded(s, w):
        box = box_of(s.where[w])
        up = codes.hammers(COCKED if box == BOX_GUN_HAND else 0, 0, COCKED if box == BOX_BOTH_HANDS else 0)
        return up if up in legal else legal[0]
    for gun in _guns_at_hand(s, c):
        box = BOX_GUN_HAND if s.figures.hands[kind_of(s, gun)] == 1 else BOX_BOTH_HANDS
        code = codes.draw(s.weapon[gun], box, COCKED)
        if _loaded(s, gun) and code in legal:
            return code
    for gun in _guns_at_hand(s, c):
        code = codes.draw(s.weapon[gun], BOX_BOTH_HANDS, UNCOCKED)
        if code in legal:
            return code
    return legal[0]


def _gun(s: State, c: int, action: int, legal: list[int]) -> int:
    """Cock; aim while another card can shoot or the shot would be a poor one; then shoot. Never uncock, and never
    shoot into the BLIND ZONE.
    """
    w, enemy = proper_weapon(s, c), nearest_enemy(s, c)
    idle = codes.NOTHING if legal[0] == codes.UNCOCK else legal[0]
    if w < 0 or enemy == NOBODY:
        return idle
    shot, aim = codes.with_thing(codes.SHOOT, s.who[enemy]), codes.with_thing(codes.AIM, s.who[enemy])
    if not in_zone(s, c, enemy):
        shot = codes.NO_VERB
    patient = s.aim[c] < s.figures.most_aim or _is_armed(s, enemy)
    poor = patient and _chance(s, c, w, enemy) < GOOD_ENOUGH
    if action == DO_SHOOT:
        return shot if shot in legal and not poor else legal[0]
    if codes.COCK in legal and _loaded(s, w):
        return codes.COCK
    waits = poor or (_shoots_later(s, c) and s.aim[c] < s.figures.most_aim)
    if waits and aim in legal:
        return aim if s.aim[c] < s.figures.most_aim or s.aim_at[c] != enemy else codes.NOTHING  # the aim is kept
    return shot if shot in legal and not poor else aim if aim in legal else idle


def _is_armed(s: State, c: int) -> bool:
    """Whether a character has a gun in hand."""
    return any([is_gun(s, in_box(s, c, box)) for box in in_hands(s, c)])


def _chance(s: State, c: int, w: int, enemy: int) -> float:
    """Of a hit with the revealed card, if the enemy stood still."""
    points = s.aim[c] if s.aim_at[c] == enemy else 0
    side, box = side_at(s.plan[c], s.done[c]), box_of(s.where[w])
    aim = aim_time(s.figures, side, kind_of(s, w), box, points, s.gun_arm[c], s.other_arm[c])
    range_ = s.map.distance(s.hex[c], s.hex[enemy])
    return chances_of(s.figures)[min(aim, AIMS - 1)][min(range_, RANGES - 1)] if aim > 0 else 0.0


def _shoots_later(s: State, c: int) -> bool:
    """Whether a card behind the revealed one can shoot."""
    place = s.done[c] + 1
    while side_at(s.plan[c], place) >= 0:
        if s.figures.action[side_at(s.plan[c], place)] in (DO_SHOOT, DO_COCK_AIM_SHOOT):
            return True
        place += 1
    return False


def hex_to_aim_at(s: State, c: int) -> int:
    """The hex that is aimed at already, or the one straight ahead; at the edge of the map, the own one."""
    ahead = s.map.neighbour[s.hex[c] * 6 + s.facing[c]]
    hex_ = ahead if ahead != OFF_MAP else s.hex[c]
    if s.aim_at[c] >= HEX_TARGET and in_zone(s, c, s.aim_at[c]):
        hex_ = s.aim_at[c] - HEX_TARGET
    return codes.with_thing(codes.AIM, s.ground.numbers[hex_])
