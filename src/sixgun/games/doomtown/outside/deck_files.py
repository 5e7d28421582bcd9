"""Deck lists from outside: plain text, JSON, OCTGN's .o8d and own packs, read with suspicion."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from typing import Final
from xml.etree import ElementTree

import msgspec

from sixgun.core.checks import depth
from sixgun.core.refusals import Refusal, Refused
from sixgun.games.doomtown.outside.deck_rules import MOST_LISTED, DeckList
from sixgun.games.doomtown.table.components import KEY, OUTFIT, Cards

FILE_CAP: Final = 64 * 1024  # bytes
MOST_LINES: Final = 400
DEEPEST: Final = 10

# "2x Title", "2 Title", "Title x2", "Title ×2", each with or without a dash in front
LINE: Final = re.compile(
    r"^[-*•\s]*(?:(?P<before>\d{1,3})\s*[x×]?\s+)?(?P<title>.+?)(?:\s*[x×]\s*(?P<after>\d{1,3}))?\s*$"
)
GANG_WORDS: Final[tuple[str, ...]] = ("starting", "start", "gang", "posse", "banda")
Entry = tuple[str, int, bool]  # title, copies, in the starting gang


def read_deck(book: Cards, data: bytes, name: str) -> DeckList:
    """A deck list out of a file; anything but a list is refused, a list that breaks the rules of decks is not."""
    if len(data) > FILE_CAP:
        raise Refused(Refusal("file-size", {"file": name[:80], "cap": FILE_CAP, "got": len(data)}), KEY)
    text = data.decode("utf-8", errors="replace").lstrip("\ufeff")
    start = text.lstrip()[:1]
    if name.endswith(".toml"):
        entries = _toml(text, name)
    elif start == "<":
        entries = _octgn(text, name)
    elif start in ("{", "["):
        entries = _json(data, name)
    else:
        entries = _plain(text)
    return _deck(book, entries[:MOST_LINES])


def plain_title(title: str) -> str:
    """A title without accents, punctuation and case, so that all ways to write it are one.

    >>> plain_title("Rémy LaPointe"), plain_title("Yan Li’s Tailoring")
    ('remy lapointe', 'yan lis tailoring')
    """
    bare = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return " ".join(re.sub(r"[^a-z0-9 ]+", "", bare.replace("-", " ")).split())


def _deck(book: Cards, entries: list[Entry]) -> DeckList:
    titles: dict[str, int] = {}
    for card, title in enumerate(book.titles):
        titles.setdefault(plain_title(title), card)  # of several versions, the first one printed
        if book.level[card] > 0:
            for word in ("exp", "experienced", "exp "):
                titles[plain_title(f"{title} ({word}{book.level[card]})")] = card
                titles[plain_title(f"{title} ({word} {book.level[card]})")] = card
    titles |= {plain_title(key): card for card, key in enumerate(book.keys)}
    titles |= {code: card for card, code in enumerate(book.codes)}
    cards: dict[int, int] = {}
    gang: list[int] = []
    unknown: list[str] = []
    for title, copies, starts in entries:
        card = titles.get(plain_title(title), -1)
        if card < 0:
            unknown.append(title)
            continue
        cards[card] = cards.get(card, 0) + min(max(copies, 0), MOST_LISTED)
        if starts and book.kind[card] != OUTFIT:  # what may not start is in the gang, too, to be refused by name
            gang += [card] * min(copies, MOST_LISTED)
    return DeckList(cards, gang, unknown)


def _plain(text: str) -> list[Entry]:
    """One card a line; a heading that speaks of the start is followed by the starting gang, up to the next heading."""
    entries: list[Entry] = []
    starts = False
    for line in text.splitlines()[: 4 * MOST_LINES]:
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        head, colon, rest = bare.partition(":")
        if colon:
            starts = any([word in head.lower() for word in GANG_WORDS])
            bare = rest.strip()
        for part in bare.split(";"):
            match = LINE.match(part.strip()[:200]) if part.strip() else None
            if match:
                copies = match["before"] or match["after"] or "1"
                entries.append((match["title"], int(copies), starts))
    return entries


def _toml(text: str, name: str) -> list[Entry]:
    """The first deck of a pack."""
    if depth(text.encode()) > DEEPEST:
        raise Refused(Refusal("file-depth", {"file": name[:80], "cap": DEEPEST}), KEY)
    try:
        decks = tomllib.loads(text).get("decks")
    except (ValueError, RecursionError) as error:
        raise Refused(Refusal("deck-unreadable", {"file": name[:80]}), KEY) from error
    deck = decks[0] if isinstance(decks, list) and decks else None
    if not isinstance(deck, dict):
        raise Refused(Refusal("deck-unreadable", {"file": name[:80]}), KEY)
    gang, cards = deck.get("gang"), deck.get("cards")
    entries: list[Entry] = [(str(deck.get("outfit", "")), 1, False)]
    entries += [(str(title), 1, True) for title in (gang if isinstance(gang, list) else [])]
    if isinstance(cards, dict):
        entries += [(str(title), n, False) for title, n in cards.items() if isinstance(n, int)]
    return entries


def _json(data: bytes, name: str) -> list[Entry]:
    """A table of numbers by title or code, or a list of cards with title (or code) and quantity."""
    if depth(data) > DEEPEST:
        raise Refused(Refusal("file-depth", {"file": name[:80], "cap": DEEPEST}), KEY)
    try:
        found = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise Refused(Refusal("deck-unreadable", {"file": name[:80]}), KEY) from error
    if isinstance(found, dict):
        for field in ("slots", "cards", "deck"):
            if isinstance(found.get(field), dict | list):
                found = found[field]
                break
    entries: list[Entry] = []
    if isinstance(found, dict):
        entries = [(str(title), n, False) for title, n in found.items() if isinstance(n, int)]
    elif isinstance(found, list):
        for row in found[: 4 * MOST_LINES]:
            if isinstance(row, dict):
                title = row.get("title", row.get("name", row.get("code", "")))
                copies = row.get("quantity", row.get("count", row.get("qty", 1)))
                starts = bool(row.get("start") or row.get("starting"))
                entries.append((str(title), copies if isinstance(copies, int) else 1, starts))
    return entries


def _octgn(text: str, name: str) -> list[Entry]:
    """Sections of cards. A document type may define entities, so a file with one is not even parsed."""
    if "<!" in text.replace("<!--", ""):
        raise Refused(Refusal("deck-entities", {"file": name[:80]}), KEY)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise Refused(Refusal("deck-unreadable", {"file": name[:80]}), KEY) from error
    entries: list[Entry] = []
    for section in root.iter("section"):
        starts = any([word in section.get("name", "").lower() for word in GANG_WORDS])
        for card in section.iter("card"):
            copies = card.get("qty", "1")
            number = int(copies) if copies.isascii() and copies.isdecimal() and len(copies) <= 3 else 1
            entries.append(((card.text or "").strip(), number, starts))
    return entries
