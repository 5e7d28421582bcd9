"""The keywords of cards. [text.keyword.references]"""

from __future__ import annotations

import sys
from typing import Final

from sixgun.core.vocabulary import bound

# A card has a bit for each of its keywords: first those that rules speak of, then those that data files name.
HUCKSTER: Final = 1 << 0
MAD_SCIENTIST: Final = 1 << 1
BLESSED: Final = 1 << 2
SHAMAN: Final = 1 << 3
ABOMINATION: Final = 1 << 4
DEPUTY: Final = 1 << 5
GRIFTER: Final = 1 << 6
HARROWED: Final = 1 << 7
TOKEN: Final = 1 << 8
PUBLIC: Final = 1 << 9
PRIVATE: Final = 1 << 10
OUT_OF_TOWN: Final = 1 << 11
GOVERNMENT: Final = 1 << 12
HOLY_GROUND: Final = 1 << 13
SALOON: Final = 1 << 14
CASINO: Final = 1 << 15
RANCH: Final = 1 << 16
STRIKE: Final = 1 << 17
WEAPON: Final = 1 << 18
HORSE: Final = 1 << 19
SIDEKICK: Final = 1 << 20
GADGET: Final = 1 << 21
DIFFICULTY: Final = 1 << 22
MYSTICAL: Final = 1 << 23
IMPROVEMENT: Final = 1 << 24
UNIQUE: Final = 1 << 25
NON_UNIQUE: Final = 1 << 26
HEX: Final = 1 << 27
MIRACLE: Final = 1 << 28
SPIRIT: Final = 1 << 29
HEADLINE: Final = 1 << 30
EXPERIENCED: Final = 1 << 31
UNION: Final = 1 << 32
CONFEDERATE: Final = 1 << 33
ATTIRE: Final = 1 << 34
CORE: Final = 1 << 35
CONDITION: Final = 1 << 36
KEYWORDS: Final[tuple[str, ...]] = bound(
    "keywords",
    {
        bit.bit_length() - 1: name.lower().replace("_", "-")
        for name, bit in vars(sys.modules[__name__]).items()
        if isinstance(bit, int)
    },
)
NUMBERED: Final[tuple[str, ...]] = (
    "huckster",
    "mad-scientist",
    "blessed",
    "shaman",
    "difficulty",
    "experienced",
)  # "huckster 2"
# The skills by number, as Cards.crafts has them; those of packs follow.
HUCKSTER_SKILL: Final = 0
MAD_SCIENCE: Final = 1
CASTS: Final = {"huckster": "hex", "blessed": "miracle", "shaman": "spirit"}  # which skill casts which spells
