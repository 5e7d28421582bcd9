"""Events from the ints that the rules noted: who may see them, and their parts for whoever words them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from sixgun.core.events import Event
from sixgun.core.plain import Plain
from sixgun.games.gunslinger import events, picks
from sixgun.games.gunslinger.components import ACTIONS, BOXES, HEX_LINES, HITS, PENALTIES, SECOND_DRAWS, SIDES
from sixgun.games.gunslinger.hexes import DIRECTIONS
from sixgun.games.gunslinger.pick_texts import text_of
from sixgun.games.gunslinger.plans import unpacked
from sixgun.games.gunslinger.state import DEATHS, HEX_TARGET, State


def event_of(s: State, note: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    kind, values = note[0], note[1:]
    if kind == events.PLANNED:
        who = {"character": _who(s, values[0]), "seat": s.owner[values[0]]}
        sides = unpacked(values[1])
        cards: list[Plain] = [SIDES[side].lower() for side in sides]
        actions: list[Plain] = [ACTIONS[s.figures.action[side]] for side in sides]
        secret: dict[str, Plain] = {**who, "cards": cards, "actions": actions, "gives_up": int(values[1] < 0)}
        seen_by = 1 << s.owner[values[0]]
        return Event(events.NAMES[kind], {}, secret, seen_by=seen_by, reveals=False, hidden=True)
    return Event(events.NAMES[kind], ARGS[kind](s, values), reveals=kind not in events.QUIET)


def _who(s: State, c: int) -> Plain:
    return s.figures.characters[s.who[c]] if c >= 0 else None


def _target(s: State, target: int) -> dict[str, Plain]:
    """A target as the state knows it: a character, or a hex."""
    if target < HEX_TARGET:
        return {"target": _who(s, target), "hex": None, "at_hex": 0}
    return {"target": None, "hex": s.map.names[target - HEX_TARGET], "at_hex": 1}


def _thing(s: State, thing: int) -> dict[str, Plain]:
    """A target as picks name it."""
    if thing < HEX_TARGET:
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
    code = v[1]
    verb, thing, box = picks.verb_in(code), picks.thing_in(code), picks.box_in(code)
    args: dict[str, Plain] = {**_c(s, v), "pick": text_of(s.figures, code), "verb": picks.VERBS[verb]}
    if verb in picks.TARGETED:
        args.update(_thing(s, thing))
    elif verb in (picks.MOVE, picks.TURN):
        args["to"] = HEX_LINES[thing]
    elif verb == picks.DRAW:
        hammer = events.HAMMERS[picks.hammer_in(code, box)]
        args.update({"weapon": picks.weapon_name(s.figures, thing), "box": BOXES[box], "hammer": hammer})
    elif verb == picks.HAMMER:
        set_ = [(BOXES[b], picks.hammer_in(code, b)) for b in range(3) if picks.hammer_in(code, b)]
        args["hands"] = [f"{name}-{events.HAMMERS[hammer]}" for name, hammer in set_]
    return args


def _boxed(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1]), "box": BOXES[v[2]]}


def _fell(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1]), "goes_off": v[2]}


def _permitted(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1]), "owner": _who(s, v[2]), "granted": v[3]}


def _drawn(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_boxed(s, v), "hammer": events.HAMMERS[v[3]], "from": _who(s, v[4]) if v[4] not in (-1, v[0]) else None}


def _cocked(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1]), "cocked": v[2]}


def _loaded(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1]), "rounds": v[2]}


def _aimed(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), **_target(s, v[1]), "points": v[2]}


def _fires(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1]), **_thing(s, v[2])}


def _drew(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "purpose": events.PURPOSES[v[1]], "card": v[2]}


def _misfired(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1]), "damage": SECOND_DRAWS[v[2]]}


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
    return {**_c(s, v), "weapon": picks.weapon_name(s.figures, v[1])}


def _wounded(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "wound": PENALTIES[v[1]], "count": v[2]}


def _died(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "how": DEATHS[v[1]]}


def _scored(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "points": str(Fraction(v[1], v[2]))}


def _ended(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    winners: list[Plain] = [seat for seat in range(s.seats) if v[0] >> seat & 1]
    return {"winners": winners, "shared": int(len(winners) > 1), "points": str(Fraction(v[1], v[2]))}


ARGS: Final[dict[int, Callable[[State, tuple[int, ...]], dict[str, Plain]]]] = {
    events.TURN: _number,
    events.CHOSEN: _seat,
    events.STACKED: _count,
    events.SURRENDERED: _c,
    events.RESHUFFLED: _reshuffled,
    events.REVEALED: _action,
    events.DECLARED: _declared,
    events.LET_GO: _boxed,
    events.FELL: _fell,
    events.PERMITTED: _permitted,
    events.SEGMENT: _number,
    events.CANCELLED: _action,
    events.DRAWN: _drawn,
    events.COCKED: _cocked,
    events.LOADED: _loaded,
    events.AIMED: _aimed,
    events.TRANSFERRED: _aimed,
    events.LOST_AIM: _c,
    events.FIRES: _fires,
    events.DREW: _drew,
    events.MISFIRED: _misfired,
    events.SHOT: _shot,
    events.BULLSEYE: _bullseye,
    events.MOVED: _moved,
    events.TURNED: _turned,
    events.FLIPPED: _flipped,
    events.LEFT_MAP: _c,
    events.GAINED: _gained,
    events.DROPPED: _c,
    events.STAGGERED: _moved,
    events.SPUN: _turned,
    events.COLLIDED: _c,
    events.WENT_OFF: _went_off,
    events.WOUNDED: _wounded,
    events.PASSED_OUT: _c,
    events.DIED: _died,
    events.UNDONE: _count,
    events.CAPTURED: _c,
    events.SCORED: _scored,
    events.ENDED: _ended,
}
