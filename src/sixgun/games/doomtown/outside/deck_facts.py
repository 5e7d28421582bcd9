"""What there is to see in a deck list while it is built: its figures beside the limits of the rules."""

from __future__ import annotations

from collections import Counter

from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.deck_rules import (
    MOST_ALIKE,
    MOST_JOKERS,
    SIZE,
    DeckList,
    deck_problems,
    gang_problems,
)
from sixgun.games.doomtown.outside.deck_writing import link_of
from sixgun.games.doomtown.outside.decks import FIELD, pack_of
from sixgun.games.doomtown.rules.setup import MOST_DUDES
from sixgun.games.doomtown.table.components import JOKER_CARD, KINDS, OUTFIT, SEED_ERA, Cards
from sixgun.games.doomtown.wire.names import code_name


def examined(book: Cards, deck: DeckList, format: str) -> dict[str, Plain]:
    """A list as the workshop shows it: the deck as packs have it, every problem, its figures, and its link."""
    rows = pack_of(book, deck)[FIELD]
    assert isinstance(rows, list)
    problems = deck_problems(book, deck, format or SEED_ERA)
    return {
        "deck": rows[0],
        "problems": [problem.plain() for problem in problems],
        "facts": facts_of(book, deck),
        "link": link_of(book, deck),
    }


def facts_of(book: Cards, deck: DeckList) -> dict[str, Plain]:
    """Figures of a deck, each beside what the rules allow.

    >>> from sixgun.games.doomtown.table.components import base_set
    >>> book = base_set()
    >>> facts = facts_of(book, DeckList({book.index["law-dogs"]: 1, book.index["bobo"]: 2}, [], []))
    >>> facts["cards"], facts["size"], facts["faces"]
    (2, 52, {'6S': 2})
    """
    valued = {card: n for card, n in deck.cards.items() if book.kind[card] not in (OUTFIT, JOKER_CARD)}
    faces: Counter[int] = Counter()
    kinds: Counter[int] = Counter()
    for card, n in valued.items():
        faces[book.poker[card]] += n
        kinds[book.kind[card]] += n
    homes = [card for card in deck.cards if book.kind[card] == OUTFIT]
    jokers = sum([n for card, n in deck.cards.items() if book.kind[card] == JOKER_CARD])
    shown_faces: dict[str, Plain] = {code_name(code): n for code, n in sorted(faces.items())}
    shown_kinds: dict[str, Plain] = {KINDS[kind]: n for kind, n in sorted(kinds.items())}
    cost = sum([book.cost[card] for card in deck.gang])
    return {
        "cards": sum(valued.values()),
        "size": SIZE,
        "jokers": jokers,
        "most_jokers": MOST_JOKERS,
        "faces": shown_faces,
        "alike": MOST_ALIKE,
        "kinds": shown_kinds,
        "most_gang": MOST_DUDES,
        "gang_cost": cost,
        "stash": book.stash[homes[0]] if homes else 0,
        "starters": starters(book, deck),
    }


def starters(book: Cards, deck: DeckList) -> list[Plain]:
    """The cards of a deck that could start the game, if nobody else did."""
    cards = [card for card in deck.cards if book.kind[card] != OUTFIT]
    return [*sorted([book.keys[card] for card in cards if not gang_problems(book, DeckList(deck.cards, [card], []))])]
