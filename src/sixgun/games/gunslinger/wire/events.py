"""Events from the ints that the rules noted: who may see them, and the parts that texts need."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from sixgun.core.events import Event
from sixgun.core.plain import Plain
from sixgun.core.vocabulary import bound
from sixgun.games.gunslinger.table import codes, told
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import ACTIONS, BOXES, DAMAGES, HEX_LINES, HITS, PENALTIES, SIDES
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.stacks import unpacked
from sixgun.games.gunslinger.table.state import DEATHS, State
from sixgun.games.gunslinger.wire.labels import HAMMER_WORDS
from sixgun.games.gunslinger.wire.picks import text_of


def event_of(s: State, note: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    kind, values = note[0], note[1:]
    if kind == told.PLANNED:
        who = {"character": _who(s, values[0]), "seat": s.owner[values[0]]}
        sides = unpacked(values[1])
        cards: list[Plain] = [SIDES[side].lower() for side in sides]
        actions: list[Plain] = [ACTIONS[s.figures.action[side]] for side in sides]
        secret: dict[str, Plain] = {**who, "cards": cards, "actions": actions, "gives_up": int(values[1] < 0)}
        seen_by = 1 << s.owner[values[0]]
        return Event(told.NAMES[kind], ARGS[kind](s, values), secret, seen_by=seen_by, reveals=False, hidden=True)
    return Event(told.NAMES[kind], ARGS[kind](s, values), reveals=kind not in told.QUIET)


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


def _nothing(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {}


def _number(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"number": v[0]}


def _seat(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0]}


def _cast(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "characters": [_who(s, c) for c, owner in enumerate(s.owner) if owner == v[0]]}


def _plays_out(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "out": v[1]}


def _reshuffled(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0] if v[0] >= 0 else None, "wished": int(v[0] >= 0)}


def _count(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "count": v[1]}


def _action(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    """The action and its time; the number of its card would tell of others (table/stacks.py)."""
    return {**_c(s, v), "action": ACTIONS[s.figures.action[v[1]]], "time": s.figures.time[v[1]]}


def _declared(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    """The pick in full, and the parts that texts need."""
    code = v[1]
    verb, thing, box = codes.verb_in(code), codes.thing_in(code), codes.box_in(code)
    args: dict[str, Plain] = {**_c(s, v), "pick": text_of(s.figures, code), "verb": codes.VERBS[verb]}
    if verb in codes.TARGETED:
        args.update(_thing(s, thing))
    elif verb in (codes.MOVE, codes.TURN):
        args["to"] = HEX_LINES[thing]
    elif verb == codes.DRAW:
        hammer = HAMMER_WORDS[codes.hammer_in(code, box)]
        args.update({"weapon": codes.weapon_name(s.figures, thing), "box": BOXES[box], "hammer": hammer})
    elif verb == codes.HAMMER:
        set_ = [(BOXES[b], codes.hammer_in(code, b)) for b in range(3) if codes.hammer_in(code, b)]
        args["hands"] = [f"{name}-{HAMMER_WORDS[hammer]}" for name, hammer in set_]
    elif verb == codes.FLIP:
        args["down"] = v[2]
    return args


def _boxed(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1]), "box": BOXES[v[2]]}


def _fell(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1]), "goes_off": v[2]}


def _permitted(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1]), "owner": _who(s, v[2]), "granted": v[3]}


def _drawn(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_boxed(s, v), "hammer": HAMMER_WORDS[v[3]], "from": _who(s, v[4]) if v[4] not in (-1, v[0]) else None}


def _cocked(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1]), "cocked": v[2]}


def _loaded(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1]), "rounds": v[2]}


def _aimed(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), **_target(s, v[1]), "points": v[2]}


def _fires(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1]), **_thing(s, v[2])}


def _drew(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "purpose": told.PURPOSES[v[1]], "card": v[2]}


def _misfired(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1]), "damage": DAMAGES[v[2]]}


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
    return {**_c(s, v), "delay": v[1], "boxes": v[2], "why": told.REASONS_OF_DELAY[v[3]]}


def _went_off(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "weapon": codes.weapon_name(s.figures, v[1])}


def _wounded(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "wound": PENALTIES[v[1]], "count": v[2]}


def _died(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "how": DEATHS[v[1]]}


def _scored(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "points": str(Fraction(v[1], v[2]))}


def _ended(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    winners: list[Plain] = [seat for seat in range(s.seats) if v[0] >> seat & 1]
    return {"winners": winners, "shared": int(len(winners) > 1), "points": str(Fraction(v[1], v[2]))}


def _standing(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    """A SHOWDOWN of a night is over: which one it was, and who is out of the night now."""
    assert s.programme is not None
    out: list[Plain] = [name for who, name in enumerate(s.figures.characters) if v[1] >> who & 1]
    return {"number": v[0], "showdowns": len(s.programme.showdowns), "out": out, "fallen": len(out)}


def _total(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "points": str(Fraction(v[1], v[2]))}


def _begins(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    assert s.programme is not None
    numbers = s.programme.numbers
    return {"number": v[0], "showdowns": len(numbers), "showdown": str(numbers[v[0] - 1])}


def _stands_in(s: State, v: tuple[int, ...]) -> dict[str, Plain]:
    return {**_c(s, v), "other": s.figures.characters[v[1]]}


ARGS: Final[tuple[Callable[[State, tuple[int, ...]], dict[str, Plain]], ...]] = bound(
    "events",
    {
        told.TURN: _number,
        told.PLANNED: _nothing,
        told.CHOSEN: _seat,
        told.STACKED: _count,
        told.SURRENDERED: _c,
        told.RESHUFFLED: _reshuffled,
        told.REVEALED: _action,
        told.DECLARED: _declared,
        told.LET_GO: _boxed,
        told.FELL: _fell,
        told.PERMITTED: _permitted,
        told.SEGMENT: _number,
        told.CANCELLED: _action,
        told.DRAWN: _drawn,
        told.COCKED: _cocked,
        told.LOADED: _loaded,
        told.AIMED: _aimed,
        told.TRANSFERRED: _aimed,
        told.LOST_AIM: _c,
        told.FIRES: _fires,
        told.DREW: _drew,
        told.MISFIRED: _misfired,
        told.SHOT: _shot,
        told.BULLSEYE: _bullseye,
        told.MOVED: _moved,
        told.TURNED: _turned,
        told.FLIPPED: _flipped,
        told.LEFT_MAP: _c,
        told.GAINED: _gained,
        told.DROPPED: _c,
        told.STAGGERED: _moved,
        told.SPUN: _turned,
        told.COLLIDED: _c,
        told.WENT_OFF: _went_off,
        told.WOUNDED: _wounded,
        told.PASSED_OUT: _c,
        told.DIED: _died,
        told.UNDONE: _count,
        told.CAPTURED: _c,
        told.SCORED: _scored,
        told.ENDED: _ended,
        told.PLAYS_OUT: _plays_out,
        told.CAST: _cast,
        told.STANDING: _standing,
        told.TOTAL: _total,
        told.NIGHT_ENDED: _ended,
        told.SHOWDOWN: _begins,
        told.STANDS_IN: _stands_in,
        told.DREW_PLACE: _moved,
    },
    len(told.NAMES),
)
