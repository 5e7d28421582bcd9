"""Views: what a seat can see and would remember, built up from nothing."""

from __future__ import annotations

from fractions import Fraction

from sixgun.core.plain import Plain
from sixgun.games.gunslinger.rules import reveal, stagger
from sixgun.games.gunslinger.rules.choosing import chooser, sprint_is_built
from sixgun.games.gunslinger.rules.turn import due
from sixgun.games.gunslinger.rules.victory import WHOLE, points, result_of, scores, sums
from sixgun.games.gunslinger.table import codes, sequence
from sixgun.games.gunslinger.table.charts import MOVE_STATUS, RUN_STATUS
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import ACTIONS, BOXES, KEY, SIDES
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.people import bonus_of, boxes_of
from sixgun.games.gunslinger.table.places import GONE, box_of, hex_under, holder_of
from sixgun.games.gunslinger.table.showdown import BONUSES
from sixgun.games.gunslinger.table.stacks import height, side_at, unpacked
from sixgun.games.gunslinger.table.state import (
    BAG_VALUE,
    BONUS_WIDTH,
    CAPTIVES_KILLED,
    CAPTURED_BITS,
    CHARACTER_RULE,
    GIVES_UP,
    IS_BETWEEN,
    LAST_SHOOTER,
    LEFT,
    MAY_SURRENDER,
    NOBODY,
    NOT_YET,
    OUT_NAMES,
    OUT_OF_NIGHT,
    PLACE,
    UNKNOWN,
    YES,
    State,
)
from sixgun.games.gunslinger.table.weapons import is_gun, kind_of
from sixgun.games.gunslinger.wire.picks import text_of
from sixgun.games.gunslinger.wire.view_types import (
    Action,
    Aim,
    BonusPoints,
    Character,
    Chosen,
    Night,
    Other,
    Revealed,
    Skills,
    Stack,
    View,
    Weapon,
)


def planning(s: State) -> bool:
    """Whether stacks are being chosen in secret."""
    return bool(s.asked) and s.question in (sequence.PLAN, sequence.RECONSIDER)


def view_of(s: State, seat: int | None, question: str, options: dict[str, Plain]) -> View:
    """The table as one seat (or a spectator: None) knows it. [2.2, 2.7, 7.0a, 10.41]"""
    result = result_of(s)
    totals = points(s)
    subject = subject_of(s, seat)
    asked = [other for other in range(s.seats) if s.asked >> other & 1]
    return {
        "game": KEY,
        "seat": seat,
        "seats": s.seats,
        "options": options,
        "map": [*s.map.boards],
        "turn": s.turn,
        "length": s.length,
        "segment": s.segment,
        "asked": asked,
        "question": question if asked else None,
        "subject": s.figures.characters[s.who[subject]] if subject != NOBODY else None,
        "rules": {
            "surrender": bool(s.special[MAY_SURRENDER]),
            "captives_killed": bool(s.special[CAPTIVES_KILLED]),
            "money_bag": s.special[BAG_VALUE],
            "captured": _names(s, s.special[CAPTURED_BITS]),
            "bonus": [_bonus(s, i) for i in range(0, len(s.bonus), BONUS_WIDTH)],
        },
        "characters": [_character(s, c, seat, totals[c]) for c in range(len(s.who))],
        "weapons": [_weapon(s, w) for w in range(len(s.weapon))],
        "deck": len(s.deck),
        "discards": [*reversed(s.discards)],
        "unseen": [*sorted(s.deck)],
        "scores": [str(value) for value in scores(s, totals)],
        "night": _night(s),
        "result": result.view() if result else None,
    }


def _night(s: State) -> Night | None:
    """[night.points, night.out]"""
    if not s.night or s.programme is None:
        return None
    numbers, place = s.programme.numbers, s.night[PLACE]
    return {
        "showdowns": [*numbers],
        "place": place,
        "showdown": numbers[place],
        "between": bool(s.night[IS_BETWEEN]),
        "scores": [str(value) for value in sums(s)],
        "out": [name for who, name in enumerate(s.figures.characters) if s.night[OUT_OF_NIGHT] >> who & 1],
    }


def _names(s: State, bits: int) -> list[str]:
    return [s.figures.characters[who] for c, who in enumerate(s.who) if bits >> c & 1]


def _bonus(s: State, at: int) -> BonusPoints:
    """[15.12]"""
    what, points_, bits = s.bonus[at : at + BONUS_WIDTH]
    return {"for": BONUSES[what], "points": points_, "characters": _names(s, bits)}


def subject_of(s: State, seat: int | None) -> int:
    """The character that is decided for: chooses cards, declares, wants a weapon, has hit a bullseye, is pushed."""
    c = NOBODY
    if planning(s):
        c = chooser(s, seat) if seat is not None and s.asked >> seat & 1 else NOBODY
    elif s.asked and s.question == sequence.BULLSEYE:
        c = s.hits[LAST_SHOOTER]
    elif s.asked and s.question == sequence.LONG:
        c = s.frames[stagger.VICTIM]
    elif s.asked and s.question not in (sequence.PLAY_OUT, sequence.CAST, sequence.NEXT_SHOWDOWN):
        c = s.frames[reveal.SUBJECT]
    return c


def _character(s: State, c: int, viewer: int | None, total: int) -> Character:
    """A LEGEND. Of the stack others see its height and the card on top once it is revealed. [7.0a]"""
    mine = s.owner[c] == viewer
    on_map = not s.out[c] & LEFT
    out = [name for bit, name in enumerate(OUT_NAMES) if s.out[c] >> bit & 1]
    return {
        "character": s.figures.characters[s.who[c]],
        "seat": s.owner[c],
        "side": s.side[c],
        "hex": s.map.names[s.hex[c]] if on_map else None,
        "facing": DIRECTIONS[s.facing[c]],
        "down": bool(s.down[c]),
        "out": out,
        "boxes": boxes_of(s, c),
        "skills": _skills(s, c),
        "bonus": [SIDES[side].lower() for side in s.stacks.deck(bonus_of(s, c))[len(s.figures.playable) :]],
        "endurance": s.endurance[c],
        "weary": bool(s.weary[c]),
        "delay": s.delay[c],
        "spent": s.spent[c],
        "wounds": {
            "gun_arm": s.gun_arm[c],
            "other_arm": s.other_arm[c],
            "leg": s.leg[c],
            "serious": s.serious[c],
        },
        "aim": _aim(s, c),
        "stack": _stack(s, c, mine),
        "last": [ACTIONS[s.figures.action[side]] for side in unpacked(s.last[c])],
        "moving": known_status(s, c, MOVE_STATUS, s.moving[c]),
        "running": known_status(s, c, RUN_STATUS, s.running[c]),
        "sprint": sprint_is_built(s, c),
        "points": fraction(total),
        "others": [_other(s, c, d) for d in range(len(s.who)) if d != c and on_map and not s.out[d] & LEFT],
    }


def _skills(s: State, c: int) -> Skills:
    one, two = (s.figures.skill[hands][s.who[c]] if s.options[CHARACTER_RULE] else 0 for hands in (1, 2))
    return {"one_hand": one, "two_hand": two}


def known_status(s: State, c: int, status: int, known: int) -> bool | None:
    """What everybody knows of a Target Status: from a shot that hung on it, from a fall, from actions turned up."""
    if status == MOVE_STATUS and s.dropped[c]:
        return True
    shown = 0 if planning(s) else s.shown[c]
    for place in range(shown):
        side = side_at(s.plan[c], place)
        if ACTIONS[s.figures.action[side]] == "run" or (status == MOVE_STATUS and s.figures.kind[side] == 0):
            return True
    return None if known == UNKNOWN else known == YES


def _aim(s: State, c: int) -> Aim | None:
    target = s.aim_at[c]
    if target == NOBODY:
        return None
    at_hex = target >= HEX_TARGET
    return {
        "points": s.aim[c],
        "target": None if at_hex else s.figures.characters[s.who[target]],
        "hex": s.map.names[target - HEX_TARGET] if at_hex else None,
    }


def _stack(s: State, c: int, mine: bool) -> Stack:
    """The cards of the turn: executed, revealed with its declaration, and how many there are in all."""
    choosing = planning(s)
    ready = not choosing and s.plan[c] > 0
    executed: list[Action] = [_action(s, side_at(s.plan[c], i)) for i in range(s.done[c])] if ready else []
    revealed: Revealed | None = None
    if ready and s.shown[c] > s.done[c]:
        revealed = {
            **_action(s, side_at(s.plan[c], s.done[c])),
            "declared": text_of(s.figures, s.declared[c]) if s.declared[c] else None,
            "due": due(s, c),
        }
    cards: list[Chosen] | None = None
    if mine and s.plan[c] not in (NOT_YET, GIVES_UP):
        cards = [{"card": SIDES[side].lower(), **_action(s, side)} for side in unpacked(s.plan[c])]
    return {
        "height": None if choosing else height(s.plan[c]),
        "executed": executed,
        "revealed": revealed,
        "cards": cards,
        "gives_up": mine and s.plan[c] == GIVES_UP,
        "free": s.cap[c],
    }


def _action(s: State, side: int) -> Action:
    return {"action": ACTIONS[s.figures.action[side]], "time": s.figures.time[side]}


def _weapon(s: State, w: int) -> Weapon:
    """A weapon with its AMMO record, on a LEGEND, in a hex, or gone. [2.6, 10.41]"""
    where, kind = s.where[w], kind_of(s, w)
    held = where >= 0
    return {
        "weapon": codes.weapon_name(s.figures, s.weapon[w]),
        "kind": s.figures.weapons[kind],
        "character": s.figures.characters[s.who[holder_of(where)]] if held else None,
        "box": BOXES[box_of(where)] if held else None,
        "hex": s.map.names[hex_under(where)] if where < GONE else None,
        "gone": where == GONE,
        "gun": is_gun(s, w),
        "hands": s.figures.hands[kind],
        "rounds": s.rounds[w],
        "capacity": s.figures.capacity[kind],
        "cocked": bool(s.cocked[w]),
        "jammed": bool(s.jammed[w]),
    }


def _other(s: State, c: int, d: int) -> Other:
    """Where another character is, as this one sees it: range, bearing, whether in the AIM ZONE. [8.32a, 13.51a]"""
    bearing = [DIRECTIONS[way] for way in s.map.bearing(s.hex[c], s.hex[d])]
    return {
        "character": s.figures.characters[s.who[d]],
        "enemy": s.side[c] != s.side[d],
        "range": s.map.distance(s.hex[c], s.hex[d]),
        "bearing": bearing,
        "seen": seen_from(s, c, d),
        "in_zone": s.map.in_aim_zone(s.hex[c], s.facing[c], s.hex[d]),
        "status": _status(s, d),
    }


def seen_from(s: State, c: int, d: int) -> str | None:
    """The bearing as the character sees it: ahead, ahead-right, right (between two), and so on; None: right here."""
    ways = s.map.bearing(s.hex[c], s.hex[d])
    if not ways:
        return None
    turns = [(way - s.facing[c]) % 6 for way in ways]
    if len(turns) == 1:
        return ("ahead", "ahead-right", "back-right", "back", "back-left", "ahead-left")[turns[0]]
    first = min(turns) if abs(turns[0] - turns[1]) == 1 else 5
    return ("ahead-right", "right", "back-right", "back-left", "left", "ahead-left")[first]


def _status(s: State, d: int) -> list[str]:
    """Target Status as far as everybody knows it."""
    found: list[str] = []
    for bit, name in ((MOVE_STATUS, "move"), (RUN_STATUS, "run")):
        if known_status(s, d, bit, s.moving[d] if bit == MOVE_STATUS else s.running[d]):
            found.append(name)
    if s.down[d]:
        found.append("down")
    return found


def fraction(units: int) -> str:
    """Victory points as people write them.

    >>> fraction(1050), fraction(-3360)
    ('5/2', '-8')
    """
    return str(units // WHOLE) if units % WHOLE == 0 else str(Fraction(units, WHOLE))
