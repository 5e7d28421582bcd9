"""Decks to play with: those that are ready, from data/decks.toml, and own ones that players bring along in a pack.

In a pack they are tables like those of data/decks.toml, in a list named `decks`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from sixgun.core.checks import Checks, shown
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.deck_rules import MOST_LISTED, DeckList, deck_problems
from sixgun.games.doomtown.table.book import Variant
from sixgun.games.doomtown.table.components import DUDE, FORMATS, OUTFIT, SEED_ERA, Cards, all_cards

FIELD: Final = "decks"
MOST_DECKS: Final = 4  # for as many seats as the page offers
MOST_CARDS: Final = 60
MOST_GUESSED: Final = 20  # unknown names for which similar ones are looked up: that takes long
USUAL: Final[Variant] = Variant()
FIELDS: Final[tuple[str, ...]] = ("outfit", "gang", "cards", "format")


class ReadyDeck:
    """An outfit, the starting gang, and all cards of the deck: the gang first, then the others, copy by copy."""

    __slots__ = ("cards", "gang", "key", "outfit")

    def __init__(self, book: Cards, key: str, row: dict[str, Plain]) -> None:
        gang, rest = row["gang"], row["cards"]
        assert isinstance(gang, list)
        assert isinstance(rest, dict)
        self.key: str = key
        self.outfit: int = book.index[str(row["outfit"])]
        self.gang: tuple[int, ...] = tuple([book.index[str(name)] for name in gang])
        cards = list(self.gang)
        for name, copies in rest.items():
            assert isinstance(copies, int)
            cards += [book.index[name]] * copies
        self.cards: tuple[int, ...] = tuple(cards)


@cache
def ready_decks() -> tuple[ReadyDeck, ...]:
    """The ready decks, those for learning the game first.

    >>> [deck.key for deck in ready_decks()][:2]
    ['learn-law-dogs', 'learn-sloane-gang']
    """
    text = files("sixgun.games.doomtown").joinpath("data").joinpath("decks.toml").read_text(encoding="utf-8")
    book = all_cards()
    return tuple([ReadyDeck(book, key, row) for key, row in tomllib.loads(text).items() if isinstance(row, dict)])


# ---- own decks


def own_decks(book: Cards, pack: Mapping[str, object], checks: Checks, variant: Variant = USUAL) -> list[ReadyDeck]:
    """The decks of a pack, called own1, own2 and so on; what breaks the rules of decks is noted."""
    given = checks.items(FIELD, pack[FIELD], 1, MOST_DECKS) if FIELD in pack else []
    found = [_own_deck(book, number, row, checks, variant) for number, row in enumerate(given)]
    return [deck for deck in found if deck is not None]


def _own_deck(book: Cards, number: int, given: object, checks: Checks, variant: Variant) -> ReadyDeck | None:
    before = len(checks.problems)
    at = f"{FIELD}[{number}]"
    table = checks.table(at, given)
    checks.known(at, table, FIELDS)
    outfit = _card(book, f"{at}.outfit", table.get("outfit"), checks)
    gang = [
        _card(book, f"{at}.gang[{i}]", name, checks)
        for i, name in enumerate(checks.items(f"{at}.gang", table.get("gang", []), int(variant.shootout), MOST_CARDS))
    ]
    rest = checks.table(f"{at}.cards", table.get("cards", {}))
    copies = {
        _card(book, f"{at}.cards", name, checks): checks.integer(f"{at}.cards.{name[:40]}", n, 1, MOST_LISTED)
        for name, n in list(rest.items())[: 4 * MOST_CARDS]
    }
    format = checks.choice(f"{at}.format", table.get("format", SEED_ERA), FORMATS)
    if len(checks.problems) > before:
        return None
    counts = dict(copies)
    for card in [outfit, *gang]:
        counts[card] = counts.get(card, 0) + 1
    checks.problems += deck_problems(book, DeckList(counts, gang, []), format, any_size=bool(variant.name))
    if variant.shootout and book.kind[gang[0]] != DUDE:
        checks.note("gang-dudes-only", {"card": book.keys[gang[0]]}, "setup.gang.at-most-five")
    if len(checks.problems) > before:
        return None
    return ReadyDeck(book, f"own{number + 1}", _row(book, outfit, gang, copies))


def _card(book: Cards, field: str, name: object, checks: Checks) -> int:
    if isinstance(name, str) and name in book.index:
        return book.index[name]
    near = get_close_matches(str(name)[:40], book.keys, 5, 0.3) if len(checks.problems) < MOST_GUESSED else []
    checks.note("field-choice", {"field": field, "allowed": [*near], "got": shown(name)})
    return 0


def pack_of(book: Cards, deck: DeckList) -> dict[str, Plain]:
    """A pack with one deck out of a list; what the list lacks or has too much of is in it as well."""
    outfits = [card for card in deck.cards if book.kind[card] == OUTFIT]
    rest = {card: n for card, n in deck.cards.items() if book.kind[card] != OUTFIT}
    for card in deck.gang:
        rest[card] -= 1
    row = _row(book, outfits[0] if outfits else -1, deck.gang, {card: n for card, n in rest.items() if n > 0})
    return {FIELD: [row]}


def _row(book: Cards, outfit: int, gang: list[int], copies: dict[int, int]) -> dict[str, Plain]:
    names: list[Plain] = [book.keys[card] for card in gang]
    cards: dict[str, Plain] = {book.keys[card]: n for card, n in copies.items()}
    return {"outfit": book.keys[outfit] if outfit >= 0 else "", "gang": names, "cards": cards}
