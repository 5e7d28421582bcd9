"""Deck lists from outside: plain text, JSON, OCTGN's .o8d and own packs, read with suspicion."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final
from xml.etree import ElementTree

import msgspec

from sixgun.core.checks import depth
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.games.doomtown.outside.deck_rules import MOST_LISTED, DeckList
from sixgun.games.doomtown.outside.deck_titles import card_called
from sixgun.games.doomtown.table.components import KEY, NONE, OUTFIT, Cards

FILE_CAP: Final = 64 * 1024  # bytes
MOST_LINES: Final = 400
DEEPEST: Final = 10

# "2x Title", "2 Title", "Title x2", "Title ×2", each with or without a dash in front
LINE: Final = re.compile(
    r"^[-*•\s]*(?:(?P<before>\d{1,3})\s*[x×]?\s+)?(?P<title>.+?)(?:\s*[x×]\s*(?P<after>\d{1,3}))?\s*$"
)
GANG_WORDS: Final[tuple[str, ...]] = ("starting", "start", "gang", "posse", "banda")
CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
KIND_HEADING: Final = re.compile(r"^(?:outfit|dude|deed|goods|spell|action|joker)s?\s*\(\d{1,3}\)$", re.IGNORECASE)
LAST_LINE: Final = "cards up to "  # and the newest pack, at the end of a list of the community's site
LINK: Final = re.compile(r"^\d{5}(?:x\d{1,3})?(?:s\d{0,3})?(?:-\d{5}(?:x\d{1,3})?(?:s\d{0,3})?)*$")
LINK_PART: Final = re.compile(r"^(?P<code>\d{5})(?:x(?P<copies>\d{1,3}))?(?:s(?P<starts>\d{0,3}))?$")
Entry = tuple[str, int, int]  # title, copies, and how many of them start


def read_deck(book: Cards, data: bytes, name: str) -> DeckList:
    """A deck list out of a file; anything but a list is refused, a list that breaks the rules of decks is not."""
    if len(data) > FILE_CAP:
        raise Refused(Refusal("file-size", {"file": name[:80], "cap": FILE_CAP, "got": len(data)}), KEY)
    text = data.decode("utf-8", errors="replace").lstrip("\ufeff")
    if CONTROL.search(text):
        raise Refused(Refusal("deck-control", {"file": name[:80]}), KEY)
    start = text.lstrip()[:1]
    if name.endswith(".toml"):
        entries = _toml(text, name)
    elif start == "<":
        entries = _octgn(text, name)
    elif start in ("{", "["):
        entries = _json(data, name)
    elif LINK.match(text.strip()):
        entries = _link(text)
    else:
        entries = _plain(text)
    if len(entries) > MOST_LINES:
        most: dict[str, Plain] = {"file": name[:80], "got": len(entries), "most": MOST_LINES}
        raise Refused(Refusal("deck-lines", most), KEY)
    return _deck(book, entries)


def _deck(book: Cards, entries: list[Entry]) -> DeckList:
    cards: dict[int, int] = {}
    gang: list[int] = []
    unknown: list[str] = []
    for title, copies, starts in entries:
        card = card_called(book, title)
        if card == NONE:
            unknown.append(title)
            continue
        cards[card] = cards.get(card, 0) + min(max(copies, 0), MOST_LISTED)
        if starts > 0 and book.kind[card] != OUTFIT:  # what may not start is in the gang, too, to be refused by name
            gang += [card] * min(starts, MOST_LISTED)
    return DeckList(cards, gang, list(dict.fromkeys(unknown)))


def _plain(text: str) -> list[Entry]:
    """One card a line; a heading that speaks of the start is followed by the starting gang, up to the next heading.

    A star behind a title says that one copy starts. The community's site writes its lists so, with the pack behind
    each title and the kinds of cards as headings.
    """
    entries: list[Entry] = []
    starts = False
    for line in text.splitlines():
        bare = line.strip()
        if not bare or bare.startswith("#") or bare.lower().startswith(LAST_LINE):
            continue
        if KIND_HEADING.match(bare):
            starts = False
            continue
        head, colon, rest = bare.partition(":")
        if colon:
            starts = any([word in head.lower() for word in GANG_WORDS])
            bare = rest.strip()
        for part in bare.split(";"):
            listed = part.strip()[:200].lstrip("-*• \t")  # a star in front is only a bullet
            match = LINE.match(listed.replace("*", "")) if listed else None
            if match:
                copies = int(match["before"] or match["after"] or "1")
                entries.append((match["title"], copies, copies if starts else listed.count("*")))
    return entries


def _link(text: str) -> list[Entry]:
    """Codes joined by dashes, each with its copies if there are several, and how many of them start behind an s."""
    entries: list[Entry] = []
    for part in text.strip().split("-"):
        match = LINK_PART.match(part)
        assert match is not None
        copies, starts = int(match["copies"] or "1"), match["starts"]
        entries.append((match["code"], copies, int(starts or "1") if starts is not None else 0))
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
    return _table(deck)


def _table(deck: Mapping[str, object]) -> list[Entry]:
    """A deck as packs have it: the outfit, the starting gang, and the other cards with their numbers."""
    gang, cards = deck.get("gang"), deck.get("cards")
    entries: list[Entry] = [(str(deck["outfit"]), 1, 0)] if deck.get("outfit") else []
    entries += [(str(title), 1, 1) for title in (gang if isinstance(gang, list) else [])]
    return entries + _numbers(cards if isinstance(cards, dict) else {})


def _numbers(cards: Mapping[str, object]) -> list[Entry]:
    """Titles or codes with their numbers, or with a quantity of which so many start."""
    entries: list[Entry] = []
    for title, n in cards.items():
        if isinstance(n, dict):
            entries.append((str(title), _number(n.get("quantity"), 1), _number(n.get("start"), 0)))
        elif isinstance(n, int):
            entries.append((str(title), n, 0))
    return entries


def _number(value: object, usual: int) -> int:
    return value if isinstance(value, int) else usual


def _json(data: bytes, name: str) -> list[Entry]:
    """A table of numbers by title or code, or a list of cards with title (or code) and quantity."""
    if depth(data) > DEEPEST:
        raise Refused(Refusal("file-depth", {"file": name[:80], "cap": DEEPEST}), KEY)
    try:
        found = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise Refused(Refusal("deck-unreadable", {"file": name[:80]}), KEY) from error
    if isinstance(found, dict) and isinstance(found.get("gang"), list):
        return _table(found)
    if isinstance(found, dict):
        for field in ("slots", "cards", "deck"):
            if isinstance(found.get(field), dict | list):
                found = found[field]
                break
    if isinstance(found, dict):
        return _numbers(found)
    rows = [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []
    entries: list[Entry] = []
    for row in rows:
        title = row.get("title", row.get("name", row.get("code", "")))
        copies = _number(row.get("quantity", row.get("count", row.get("qty", 1))), 1)
        starts = row.get("start") or row.get("starting") or 0
        entries.append((str(title), copies, copies if starts is True else _number(starts, copies)))
    return entries


def _octgn(text: str, name: str) -> list[Entry]:
    """Sections of cards. A document type may define entities, so a file with one is not even parsed."""
    if "<!" in text.replace("<!--", ""):
        raise Refused(Refusal("deck-entities", {"file": name[:80]}), KEY)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise Refused(Refusal("deck-unreadable", {"file": name[:80]}), KEY) from error
    nameless = sum([not (card.text or "").strip() for card in root.iter("card")])
    if nameless:  # OCTGN finds cards by its ids, which only its own card files explain
        raise Refused(Refusal("deck-octgn-ids", {"file": name[:80], "count": nameless}), KEY)
    entries: list[Entry] = []
    for section in root.iter("section"):
        starts = any([word in section.get("name", "").lower() for word in GANG_WORDS])
        for card in section.iter("card"):
            copies = card.get("qty", "1")
            number = int(copies) if copies.isascii() and copies.isdecimal() and len(copies) <= 3 else 1
            entries.append(((card.text or "").strip(), number, number if starts else 0))
    return entries
