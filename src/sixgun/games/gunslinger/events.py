"""What is told: each kind of event with the values that the rules note for it.

A character is its place in playing order, a weapon its handle, a target what picks call its thing, a hex its number on
the map.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sixgun.core.events import Event
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.components import ACTIONS, BOXES, HEX_LINES, HITS, PENALTIES, SECOND_DRAWS, SIDES
from sixgun.games.gunslinger.hexes import DIRECTIONS
from sixgun.games.gunslinger.plans import unpacked

if TYPE_CHECKING:
    from sixgun.games.gunslinger.state import State

(
    TURN,  # number
    PLANNED,  # character, stack (secret)
    CHOSEN,  # seat
    STACKED,  # character, number of cards
    SURRENDERED,  # character
    RESHUFFLED,  # seat, or -1 for a deck that has run out
    REVEALED,  # character, side of a card
    DECLARED,  # character, pick
    LET_GO,  # character, weapon, box
    FELL,  # character, weapon, whether it goes off
    PERMITTED,  # character, weapon, owner, whether
    SEGMENT,  # number
    CANCELLED,  # character, side of a card
    DRAWN,  # character, weapon, box, hammer, from whom or -1
    COCKED,  # character, weapon, whether it is cocked now
    LOADED,  # character, weapon, rounds
    AIMED,  # character, target as the state knows it, points
    TRANSFERRED,  # character, target as the state knows it, points
    LOST_AIM,  # character
    FIRES,  # character, weapon, thing
    DREW,  # character, purpose, card
    MISFIRED,  # character, weapon, damage
    SHOT,  # character, thing, card, aim time, range, printed hit, final hit, whether it could hit at all
    BULLSEYE,  # character, target, location
    MOVED,  # character, hex
    TURNED,  # character, facing
    FLIPPED,  # character, whether it is DOWN now
    LEFT_MAP,  # character
    GAINED,  # character, delay points, boxes crossed off
    DROPPED,  # character
    STAGGERED,  # character, hex
    SPUN,  # character, facing
    COLLIDED,  # character
    WENT_OFF,  # character, weapon
    WOUNDED,  # character, penalty, number
    PASSED_OUT,  # character
    DIED,  # character, how
    UNDONE,  # character, number of cards
    CAPTURED,  # character
    ENDED,
) = range(40)

NAMES = (
    "turn",
    "planned",
    "chosen",
    "stacked",
    "surrendered",
    "reshuffled",
    "revealed",
    "declared",
    "let-go",
    "fell",
    "permitted",
    "segment",
    "cancelled",
    "drawn",
    "cocked",
    "loaded",
    "aimed",
    "transferred",
    "lost-aim",
    "fires",
    "drew",
    "misfired",
    "shot",
    "bullseye",
    "moved",
    "turned",
    "flipped",
    "left-map",
    "gained",
    "dropped",
    "staggered",
    "spun",
    "collided",
    "went-off",
    "wounded",
    "passed-out",
    "died",
    "undone",
    "captured",
    "ended",
)

# What a card is drawn for.
FOR_SHOT, FOR_DAMAGE, FOR_HEX, FOR_SERIOUS, FOR_DELAY, FOR_FATIGUE, FOR_WOUND = range(7)
HAMMERS = ("as-is", "cocked", "uncocked")
PURPOSES = ("shot", "damage", "direction", "serious", "delay", "fatigue", "wound")

# Events after which nobody knows more than before: a pick that causes no others is freely taken back.
QUIET = {TURN, CHOSEN, LET_GO, SEGMENT, LOST_AIM, TRANSFERRED, DECLARED}


def event_of(s: State, told: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    kind, values = told[0], told[1:]
    if kind == PLANNED:
        who = {"character": _who(s, values[0]), "seat": s.owner[values[0]]}
        cards: list[Plain] = [SIDES[side].lower() for side in unpacked(values[1])]
        secret: dict[str, Plain] = {**who, "cards": cards, "gives_up": int(values[1] < 0)}
        seen_by = 1 << s.owner[values[0]]
        return Event(NAMES[kind], {}, secret, seen_by=seen_by, reveals=False, hidden=True)
    return Event(NAMES[kind], ARGS[kind](s, values), reveals=kind not in QUIET)


def _who(s: State, c: int) -> Plain:
    return s.figures.characters[s.who[c]] if c >= 0 else None


def _weapon(s: State, handle: int) -> str:
    return f"{s.figures.weapons[handle >> 4].lower()}.{(handle & 15) + 1}"


def _target(s: State, target: int) -> dict[str, Plain]:
    """A target as the state knows it: a character, or a hex."""
    if target < 64:
        return {"target": _who(s, target), "hex": None, "at_hex": 0}
    return {"target": None, "hex": s.map.names[target - 64], "at_hex": 1}


def _thing(s: State, thing: int) -> dict[str, Plain]:
    """A target as picks name it."""
    if thing < 64:
        return {"target": s.figures.characters[thing], "hex": None, "at_hex": 0}
    return {"target": None, "hex": s.map.names[s.ground.numbers.index(thing)], "at_hex": 1}


def _c(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"character": _who(s, v[0]), "seat": s.owner[v[0]]}


def _number(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"number": v[0]}


def _seat(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0]}


def _reshuffled(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0] if v[0] >= 0 else None, "wished": int(v[0] >= 0)}


def _count(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "count": v[1]}


def _action(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    """The action and its time; the number of its card would tell of others (plans.py)."""
    return {**_c(s, v), "action": ACTIONS[s.figures.action[v[1]]], "time": s.figures.time[v[1]]}


def _declared(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    """The pick in full, and its parts for whoever words them."""
    from sixgun.games.gunslinger import picks  # which imports the state, and that imports this

    code = v[1]
    verb, thing, box = picks.verb_in(code), picks.thing_in(code), picks.box_in(code)
    args: dict[str, Plain] = {**_c(s, v), "pick": picks.text_of(s.figures, code), "verb": picks.VERBS[verb]}
    if verb in picks.TARGETED:
        args.update(_thing(s, thing))
    elif verb in (picks.MOVE, picks.TURN):
        args["to"] = HEX_LINES[thing]
    elif verb == picks.DRAW:
        hammer = HAMMERS[picks.hammer_in(code, box)]
        args.update({"weapon": _weapon(s, thing), "box": BOXES[box], "hammer": hammer})
    elif verb == picks.HAMMER:
        set_ = [(BOXES[b], picks.hammer_in(code, b)) for b in range(3) if picks.hammer_in(code, b)]
        args["hands"] = [f"{name}-{HAMMERS[hammer]}" for name, hammer in set_]
    return args


def _boxed(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1]), "box": BOXES[v[2]]}


def _fell(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1]), "goes_off": v[2]}


def _permitted(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1]), "owner": _who(s, v[2]), "granted": v[3]}


def _drawn(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_boxed(s, v), "hammer": HAMMERS[v[3]], "from": _who(s, v[4]) if v[4] not in (-1, v[0]) else None}


def _cocked(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1]), "cocked": v[2]}


def _loaded(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1]), "rounds": v[2]}


def _aimed(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), **_target(s, v[1]), "points": v[2]}


def _fires(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1]), **_thing(s, v[2])}


def _drew(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "purpose": PURPOSES[v[1]], "card": v[2]}


def _misfired(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1]), "damage": SECOND_DRAWS[v[2]]}


def _shot(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {
        **_c(s, v),
        **_thing(s, v[1]),
        "card": v[2],
        "aim": v[3],
        "range": v[4],
        "printed": HITS[v[5]],
        "hit": HITS[v[6]],
        "possible": v[7],
        "reduced": int(v[5] != v[6]),
    }


def _bullseye(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "target": _who(s, v[1]), "location": HITS[v[2]]}


def _moved(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "hex": s.map.names[v[1]]}


def _turned(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "facing": DIRECTIONS[v[1]]}


def _flipped(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "down": v[1]}


def _gained(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "delay": v[1], "boxes": v[2]}


def _went_off(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": _weapon(s, v[1])}


def _wounded(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "wound": PENALTIES[v[1]], "count": v[2]}


def _died(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "how": ("", "shots", "serious", "captive")[v[1]]}


def _nothing(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {}


ARGS: dict[int, Callable[[State, tuple[int, ...]], dict[str, Plain]]] = {
    TURN: _number,
    CHOSEN: _seat,
    STACKED: _count,
    SURRENDERED: _c,
    RESHUFFLED: _reshuffled,
    REVEALED: _action,
    DECLARED: _declared,
    LET_GO: _boxed,
    FELL: _fell,
    PERMITTED: _permitted,
    SEGMENT: _number,
    CANCELLED: _action,
    DRAWN: _drawn,
    COCKED: _cocked,
    LOADED: _loaded,
    AIMED: _aimed,
    TRANSFERRED: _aimed,
    LOST_AIM: _c,
    FIRES: _fires,
    DREW: _drew,
    MISFIRED: _misfired,
    SHOT: _shot,
    BULLSEYE: _bullseye,
    MOVED: _moved,
    TURNED: _turned,
    FLIPPED: _flipped,
    LEFT_MAP: _c,
    GAINED: _gained,
    DROPPED: _c,
    STAGGERED: _moved,
    SPUN: _turned,
    COLLIDED: _c,
    WENT_OFF: _went_off,
    WOUNDED: _wounded,
    PASSED_OUT: _c,
    DIED: _died,
    UNDONE: _count,
    CAPTURED: _c,
    ENDED: _nothing,
}
