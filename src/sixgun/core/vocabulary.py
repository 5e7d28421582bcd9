"""Vocabularies: words that stand for numbers inside, and things that are looked up by such a number.

A number is written once, as a constant that the compiler puts in place. Its text comes from its name, and what belongs
to it is bound by its name; what does not fit is found out when the module is loaded, not in the middle of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def words(module: str, prefix: str, unit: int = 1, first: int = 0) -> tuple[str, ...]:
    """The texts of a module's constants PREFIX_SOME_WORD by their numbers, which run from 0 without a gap.

    Numbers that stand in the upper bits of an int are multiples of a unit, and may begin later than at 0.

    >>> import sys, types
    >>> module = sys.modules["rooms"] = types.ModuleType("rooms")
    >>> module.IN_HAND, module.IN_BOOT_HILL = 0, 1
    >>> words("rooms", "IN_")
    ('hand', 'boot-hill')
    >>> module.DO_PLAY, module.DO_END = 1 << 8, 2 << 8
    >>> words("rooms", "DO_", unit=1 << 8, first=1)
    ('play', 'end')
    """
    found: dict[int, str] = {}
    for name, value in vars(sys.modules[module]).items():
        if name.startswith(prefix) and isinstance(value, int):
            if value in found:
                raise ValueError(f"{module}: {name} has the number of another {prefix} word: {value}")
            found[value] = name[len(prefix) :].lower().replace("_", "-")
    wanted = [unit * number for number in range(first, first + len(found))]
    if not found or sorted(found) != wanted:
        raise ValueError(f"{module}: the numbers of the {prefix} words are {sorted(found)}, not {wanted}")
    return tuple([found[number] for number in wanted])


def bound(what: str, things: Mapping[int, T], count: int = -1) -> tuple[T, ...]:
    """Things by their numbers, which run from 0 without a gap, up to the given count if there is one.

    >>> bound("procedures", {1: "shoot-out", 0: "turn"})
    ('turn', 'shoot-out')
    >>> bound("procedures", {0: "turn"}, 2)
    Traceback (most recent call last):
    ValueError: the numbers of the procedures are [0], not 0 to 1
    """
    wanted = len(things) if count < 0 else count
    if sorted(things) != list(range(wanted)):
        raise ValueError(f"the numbers of the {what} are {sorted(things)}, not 0 to {wanted - 1}")
    return tuple([things[number] for number in range(wanted)])


def named(what: str, texts: tuple[str, ...], things: Mapping[str, T]) -> tuple[T, ...]:
    """Things by number, bound by the texts of a vocabulary: each text has one, and nothing else has.

    >>> named("effects", ("boot", "ace"), {"ace": 2, "boot": 1})
    (1, 2)
    >>> named("effects", ("boot", "ace"), {"ace": 2, "bot": 1})
    Traceback (most recent call last):
    ValueError: effects: boot is missing, bot is unknown
    """
    wrong = [f"{text} is missing" for text in texts if text not in things]
    wrong += [f"{text} is unknown" for text in things if text not in texts]
    if wrong:
        raise ValueError(f"{what}: {', '.join(wrong)}")
    return tuple([things[text] for text in texts])
