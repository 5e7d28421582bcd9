"""How events are told: the values that the rules noted, as names and texts."""

from __future__ import annotations

from typing import Final

from sixgun.core.events import Event
from sixgun.core.plain import Plain
from sixgun.games.doomtown.language.words import OF_SKILL, RULES, STATS
from sixgun.games.doomtown.table.changes import RULE
from sixgun.games.doomtown.table.records import WAYS
from sixgun.games.doomtown.table.state import PHASES, REASONS, SQUARE, State
from sixgun.games.doomtown.table.told import HELD_SHIFT, NAMES, OF_DRAW_HANDS, REVEALING, SECRET, SPLIT, UNORDERED
from sixgun.games.doomtown.wire.names import code_name, hand_signs, signs_of, tag_name

HELD_MASK: Final = (1 << HELD_SHIFT) - 1


def event_of(s: State, told: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints; suits and values come as signs as well, for people."""
    kind, values = told[0], told[1:]
    args: dict[str, Plain] = {}
    hand: list[int] = []
    for i, (name, sort) in enumerate(SPLIT[kind]):
        if sort == "held":
            args[name] = [_face(s, value & HELD_MASK) for value in values[i:]]
            hand = [value >> HELD_SHIFT for value in values[i:]]
        elif sort == "faces":
            args[name] = [_face(s, card) for card in values[i:]]
            hand = [s.book.cards.poker[s.what[card]] for card in values[i:]] if kind in OF_DRAW_HANDS else []
        elif sort == "cards":
            args[name] = [_value(s, "card", card) for card in values[i:]]
        else:
            args[name] = _value(s, sort, values[i])
            if sort == "code":
                args["signs"] = signs_of(values[i])
            elif sort == "change":
                args["up"], args["by"] = int(values[i] > 0), abs(values[i])
    if kind in UNORDERED:
        faces = args["faces"]
        assert isinstance(faces, list)
        args["faces"] = sorted(faces, key=str)
    if hand:
        args["hand"] = hand_signs(hand)
    if kind in SECRET:
        secret: dict[str, Plain] = {name: args.pop(name) for name in ("faces", "hand") if name in args}
        return Event(NAMES[kind], args, secret, seen_by=1 << values[0])
    return Event(NAMES[kind], args, reveals=kind in REVEALING)


def _face(s: State, card: int) -> Plain:
    return s.book.cards.keys[s.what[card]]


def _stat(s: State, value: int) -> str:
    """A stat, a rule, or a skill: these are all told alike."""
    if value >= RULE:
        return RULES[value - RULE]
    return "skill" if value >= OF_SKILL else STATS[value]


def _value(s: State, sort: str, value: int) -> Plain:
    if sort == "card" or sort == "place":
        return "square" if value == SQUARE else tag_name(s.book.cards.keys, s.tags[value]) if value > 0 else None
    if sort == "face":
        return _face(s, value)
    if sort == "seat":
        return value if value >= 0 else None
    if sort == "seats":
        return [seat for seat in range(s.seats) if value >> seat & 1]
    if sort == "code":
        return code_name(value)
    if sort == "stat":
        return _stat(s, value)
    if sort == "keyword":
        return s.book.cards.words[value]
    if sort == "phase":
        return PHASES[value]
    if sort == "reason":
        return REASONS[value]
    if sort == "how":
        return WAYS[value]
    return value
