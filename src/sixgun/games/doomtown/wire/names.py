"""How cards, places, suits and values are called in picks, views and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.plain import Plain
from sixgun.games.doomtown.table import tags
from sixgun.lib.hands.codes import SUIT_LETTERS, VALUE_TEXTS, is_unnamed, suit_of, value_of

SUIT_SIGNS: Final = "♠♥♦♣"
JOKER_SIGN: Final = "★"  # of a joker that stands for nothing yet


def tag_name(keys: Sequence[str], tag: int) -> str:
    """A card in play: its key, its owner's seat and, for a later copy, its number.

    >>> tag_name(["sloane", "mustang"], 1 << 16), tag_name(["sloane", "mustang"], 1 << 4 | 2)
    ('sloane.1', 'mustang.0.2')
    """
    name = f"{keys[tags.what_in(tag)]}.{tags.owner_in(tag)}"
    copy = tags.copy_in(tag)
    return f"{name}.{copy}" if copy else name


def read_tag(index: dict[str, int], text: str) -> int:
    """The tag of a name, or -1.

    >>> read_tag({"mustang": 1}, "mustang.0.2"), read_tag({"mustang": 1}, "mustang"), read_tag({}, "mustang.0")
    (18, -1, -1)
    """
    key, *numbers = text.split(".")
    if key not in index or len(numbers) not in (1, 2) or not all([_is_number(number) for number in numbers]):
        return -1
    owner, copy = int(numbers[0]), int(numbers[1]) if len(numbers) == 2 else 0
    if owner >= tags.MOST_OWNERS or copy >= tags.MOST_COPIES or (len(numbers) == 2 and copy == 0):
        return -1
    return tags.tag_of(owner, index[key], copy)


def _is_number(text: str) -> bool:
    """One or two digits without a leading zero: every name has one text only."""
    return text.isascii() and text.isdecimal() and len(text) <= 2 and str(int(text)) == text


def code_name(code: int) -> str:
    """A suit and a value: "AS", "10H".

    >>> code_name(0), code_name(22)
    ('AS', '10H')
    """
    return VALUE_TEXTS[value_of(code) - 1] + SUIT_LETTERS[suit_of(code)]


CODE_NAMES: Final = {code_name(code): code for code in range(52)}


def signs_of(code: int) -> str:
    """A suit and a value for people, the same in every language.

    >>> signs_of(0), signs_of(22), signs_of(52)
    ('A♠', '10♥', '★')
    """
    if is_unnamed(code):
        return JOKER_SIGN
    return VALUE_TEXTS[value_of(code) - 1] + SUIT_SIGNS[suit_of(code)]


def hand_signs(codes: Sequence[int]) -> list[Plain]:
    """A hand as players lay it out: what is there most often first, then by value, then by suit.

    >>> hand_signs([1, 7, 20, 12, 5])
    ['8♠', '8♥', 'K♠', '6♠', '2♠']
    """
    values = [value_of(code) for code in codes]
    order = sorted(codes, key=lambda code: (-values.count(value_of(code)), -value_of(code), suit_of(code)))
    return [signs_of(code) for code in order]
