"""Deck lists for elsewhere: the community site's text and JSON, OCTGN's .o8d, and the part of a link."""

from __future__ import annotations

from collections import Counter
from typing import Final
from xml.sax.saxutils import escape

import msgspec

from sixgun.core.refusals import Refusal, Refused
from sixgun.games.doomtown.outside.deck_rules import DeckList
from sixgun.games.doomtown.table.components import HEADER, KEY, KINDS, NONE, OUTFIT, Cards

FORMS: Final[tuple[str, ...]] = ("text", "json", "octgn", "link")
ENDINGS: Final = {"text": "txt", "json": "json", "octgn": "o8d", "link": "txt"}
HEADINGS: Final = {kind: kind.capitalize() for kind in KINDS}
OCTGN_GAME: Final = "b440d120-025a-4fbe-9f8d-3873acacb37b"  # by which OCTGN knows Doomtown


def written(book: Cards, deck: DeckList, form: str, name: str = "") -> str:
    """A deck in one of the FORMS."""
    if form == "text":
        return _text(book, deck)
    if form == "json":
        return _json(book, deck, name)
    if form == "octgn":
        return _octgn(book, deck)
    if form == "link":
        return link_of(book, deck)
    raise Refused(Refusal("field-choice", {"field": "form", "allowed": [*FORMS], "got": form[:40]}), KEY)


def link_of(book: Cards, deck: DeckList) -> str:
    """A deck as short as an address can carry it: codes, numbers of copies, and how many of them start.

    "" where a card has no code of five digits, as in packs that players bring along.

    >>> from sixgun.games.doomtown.table.components import base_set
    >>> book = base_set()
    >>> bobo, outfit = book.index["bobo"], book.index["law-dogs"]
    >>> link_of(book, DeckList({outfit: 1, bobo: 3}, [bobo], []))
    '01002-01007x3s'
    """
    starts = Counter(deck.gang)
    parts: list[str] = []
    for card in _sorted(book, deck):
        code, copies, first = book.codes[card], deck.cards[card], starts[card]
        if len(code) != 5 or not code.isdecimal():
            return ""
        parts.append(code + (f"x{copies}" if copies != 1 else "") + _started(first))
    return "-".join(parts)


def _started(first: int) -> str:
    return "" if not first else "s" if first == 1 else f"s{first}"


def _sorted(book: Cards, deck: DeckList) -> list[int]:
    """By kind, then by title."""
    return sorted(
        [card for card, n in deck.cards.items() if n > 0], key=lambda card: (book.kind[card], title_of(book, card))
    )


def title_of(book: Cards, card: int) -> str:
    """A title that leads back to its card: a later version says which one it is."""
    return book.titles[card] + (f" (Exp.{book.level[card]})" if book.level[card] > 0 else "")


def pack_title(book: Cards, card: int) -> str:
    """What is printed on the box.

    >>> from sixgun.games.doomtown.table.components import all_cards
    >>> pack_title(all_cards(), 0)
    'Base Set'
    """
    pack = book.packs[card]
    header = book.data.get(f"{HEADER}/{pack}", {}).get(HEADER, {})
    named = str(header.get("name", "")) if isinstance(header, dict) else ""
    return named or pack.replace("-", " ").title()


def _text(book: Cards, deck: DeckList) -> str:
    starts = Counter(deck.gang)
    lines: list[str] = []
    before = NONE
    for card in _sorted(book, deck):
        kind, copies = book.kind[card], deck.cards[card]
        label = f"{title_of(book, card)}{'*' * starts[card]} ({pack_title(book, card)})"
        if kind == OUTFIT:
            lines.append(label)
            continue
        if kind != before:
            count = sum([n for other, n in deck.cards.items() if book.kind[other] == kind])
            lines += ["", f"{HEADINGS[KINDS[kind]]} ({count})"]
            before = kind
        lines.append(f"{copies}x {label}")
    return "\n".join([*lines, ""])


def _json(book: Cards, deck: DeckList, name: str) -> str:
    starts = Counter(deck.gang)
    slots = {book.codes[card]: {"quantity": deck.cards[card], "start": starts[card]} for card in _sorted(book, deck)}
    return msgspec.json.format(msgspec.json.encode({"name": name[:80], "slots": slots}), indent=1).decode()


def _octgn(book: Cards, deck: DeckList) -> str:
    starts = Counter(deck.gang)
    cards = _sorted(book, deck)
    outfits = [(card, deck.cards[card]) for card in cards if book.kind[card] == OUTFIT]
    rest = [(card, deck.cards[card] - starts[card]) for card in cards if book.kind[card] != OUTFIT]
    first = [(card, starts[card]) for card in cards if starts[card]]
    sections = [("Outfit", outfits), ("Starting Cards", first), ("Deck", rest)]
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{OCTGN_GAME}" sleeveid="0">']
    for section, rows in sections:
        lines.append(f'  <section name="{section}" shared="False">')
        lines += [f'    <card qty="{n}">{escape(title_of(book, card))}</card>' for card, n in rows if n > 0]
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>", ""])
