"""Names that look alike. They are not refused: a mark tells them apart.

A name's skeleton is what the eye takes it for. Compatibility forms, case and accents go by Unicode's own data; what is
left are letters of other scripts and signs that are drawn like Latin ones, the common ones of Unicode's list of
confusables (https://www.unicode.org/reports/tr39/).
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

# What is drawn like each sign: Greek, Cyrillic, Armenian, Hebrew, Cherokee, Lisu and others, after case folding.
LIKE = {
    "a": "αаɑ⍺ꭺᗅꓮ",
    "b": "ьвβʙƅᏏᖯꓐ",
    "c": "сϲⅽᴄꮯꓚ",
    "d": "ԁɗꓒᏧⅾ",
    "e": "еєεҽℯꭼꓰ",
    "f": "ƒϝꬵꓝք",
    "g": "ɡցƍԍꮐꓖ",
    "h": "һհнʜꮋꓧ",
    "i": "іιıɩӏ1|lǀ!ꓲⵏון",
    "j": "јϳյꓙ",
    "k": "кκĸꓗ",
    "m": "мɱᴍꮇꓟϻ",
    "n": "ոռпηɴꓠ",
    "o": "оοσөօ0סᴏꓳഠ०০୦๐໐",
    "p": "рρϸꮲꓑ",
    "q": "ԛգզ",
    "r": "гʀꓣᴦ",
    "s": "ѕʂ5ꜱꮪꓢ",
    "t": "тτᴛꓔ",
    "u": "υսцʋᴜꓴ",
    "v": "νѵᴠꓦט",
    "w": "ѡԝшщωᴡꮃꓪ",
    "x": "хχ×ꓫ",
    "y": "уүγʏꓬყ",
    "z": "ᴢꓜ",
}
_DRAWN = {ord(sign.casefold()): letter for letter, signs in LIKE.items() for sign in signs if len(sign.casefold()) == 1}
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))  # two letters that look like one


def skeleton(name: str) -> str:
    """What the eye takes a name for.

    >>> skeleton("Ann") == skeleton("Αпn") == skeleton("Ánn ")
    True
    >>> skeleton("Ann") == skeleton("Anna")
    False
    """
    split = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join([sign for sign in split if unicodedata.category(sign)[0] in "LNPS"])
    for pair, letter in _PAIRS:
        bare = bare.replace(pair, letter)
    return bare.translate(_DRAWN)


def marks(names: Sequence[str]) -> list[str]:
    """For each name that looks like another a number in a ring, which no name can have: see `player_name`.

    >>> marks(["Ann", "Bo", "Αnn", ""])
    ['①', '', '②', '']
    """
    drawn = [skeleton(name) if name else "" for name in names]
    often = Counter(drawn)
    found: Counter[str] = Counter()
    told = []
    for shape, name in zip(drawn, names, strict=True):
        found[shape] += 1
        told.append(chr(0x2460 + found[shape] - 1) if name and often[shape] > 1 else "")
    return told
