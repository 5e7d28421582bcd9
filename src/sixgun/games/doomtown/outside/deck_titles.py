"""What cards are called in deck lists: every way to write a title, and the titles that are nearest to a wrong one."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from sixgun.games.doomtown.table.components import NONE, Cards

MOST_NEAR: Final = 3
LEAST_ALIKE: Final = 0.34  # of pairs of letters that two titles share
BOOKS: Final = 4  # whose titles are kept: the game's own, and those of the last packs


def plain_title(title: str) -> str:
    """A title without accents, punctuation and case, so that all ways to write it are one.

    >>> plain_title("Rémy LaPointe"), plain_title("Yan Li’s Tailoring")
    ('remy lapointe', 'yan lis tailoring')
    """
    bare = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return " ".join(re.sub(r"[^a-z0-9 ]+", "", bare.replace("-", " ")).split())


def card_called(book: Cards, title: str) -> int:
    """The card of that title, key or code, with or without the name of its pack behind it; NONE if there is none.

    >>> from sixgun.games.doomtown.table.components import base_set
    >>> book = base_set()
    >>> book.keys[card_called(book, "Bobo (Base Set)")], card_called(book, "Nobody")
    ('bobo', -1)
    """
    titles = _titles(book)
    found = titles.get(plain_title(title), NONE)
    if found == NONE and title.rstrip().endswith(")"):
        found = titles.get(plain_title(title.rpartition("(")[0]), NONE)
    return found


def near_titles(book: Cards, title: str) -> list[str]:
    """The titles that look most like this one, best first.

    >>> from sixgun.games.doomtown.table.components import base_set
    >>> near_titles(base_set(), "Alie Hensmen")[0]
    'Allie Hensman'
    """
    wanted = _pairs(plain_title(title[:80]))
    if not wanted:
        return []
    ranked = [
        (-2 * len(wanted & pairs) / (len(wanted) + len(pairs)), name) for name, pairs in _pairs_of_titles(book).items()
    ]
    return [name for alike, name in sorted(ranked)[:MOST_NEAR] if -alike >= LEAST_ALIKE]


@lru_cache(maxsize=BOOKS)
def _titles(book: Cards) -> dict[str, int]:
    titles: dict[str, int] = {}
    for card, title in enumerate(book.titles):
        titles.setdefault(plain_title(title), card)  # of several versions, the first one printed
        if book.level[card] > 0:
            for word in ("exp", "experienced", "exp "):
                titles[plain_title(f"{title} ({word}{book.level[card]})")] = card
                titles[plain_title(f"{title} ({word} {book.level[card]})")] = card
    titles |= {plain_title(key): card for card, key in enumerate(book.keys)}
    titles |= {code: card for card, code in enumerate(book.codes)}
    return titles


@lru_cache(maxsize=BOOKS)
def _pairs_of_titles(book: Cards) -> dict[str, frozenset[str]]:
    return {title: _pairs(plain_title(title)) for title in book.titles}


def _pairs(text: str) -> frozenset[str]:
    """Every two letters that stand side by side."""
    padded = f" {text} "
    return frozenset([padded[i : i + 2] for i in range(len(padded) - 1)]) if text else frozenset()
