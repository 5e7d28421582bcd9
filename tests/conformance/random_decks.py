"""Random legal decks of Doomtown, of all packs: any card may lie beside any other one."""

from __future__ import annotations

from collections import Counter
from random import Random

from sixgun.core.plain import Plain
from sixgun.games.doomtown.game import Doomtown
from sixgun.games.doomtown.outside.deck_rules import MOST_ALIKE, MOST_JOKERS, SIZE, DeckList, gang_problems
from sixgun.games.doomtown.outside.decks import ReadyDeck, pack_of, ready_decks
from sixgun.games.doomtown.rules.setup import MOST_DUDES
from sixgun.games.doomtown.table.components import DRIFTER, DUDE, JOKER_CARD, OUTFIT, Cards, all_cards
from sixgun.games.doomtown.table.keywords import TOKEN


def random_list(book: Cards, chance: Random) -> DeckList:
    """An outfit, 52 cards and up to two jokers, most dudes those of the gang, and a starting gang out of them.

    >>> from sixgun.games.doomtown.outside.deck_rules import deck_problems
    >>> deck_problems(all_cards(), random_list(all_cards(), Random(1)))
    []
    """
    every = range(len(book.keys))
    outfit = chance.choice([card for card in every if book.kind[card] == OUTFIT])
    cards: Counter[int] = Counter()
    faces: Counter[int] = Counter()
    titles: Counter[str] = Counter()
    while sum(cards.values()) < SIZE:
        card = chance.choice(every)
        if book.kind[card] in (OUTFIT, JOKER_CARD) or book.keywords[card] & TOKEN:
            continue
        if book.kind[card] == DUDE and not _at_home(book, card, outfit) and chance.random() < 0.8:
            continue
        if faces[book.poker[card]] < MOST_ALIKE and titles[book.titles[card]] < MOST_ALIKE:
            cards[card] += 1
            faces[book.poker[card]] += 1
            titles[book.titles[card]] += 1
    dudes = [card for card in cards if book.kind[card] == DUDE and _at_home(book, card, outfit)]
    chance.shuffle(dudes)
    cards[outfit] = 1
    deck = DeckList(dict(cards), [], [])
    for card in dudes:
        deck.gang.append(card)
        if len(deck.gang) > MOST_DUDES or gang_problems(book, deck):
            deck.gang.pop()
    jokers = [card for card in every if book.kind[card] == JOKER_CARD]
    deck.cards.update(dict.fromkeys(chance.sample(jokers, chance.randint(0, MOST_JOKERS)), 1))
    return deck


def _at_home(book: Cards, card: int, outfit: int) -> bool:
    return book.gang[card] in (DRIFTER, book.gang[outfit])


class RandomDecks(Doomtown):
    """The game with as many random decks as a table has seats, as own1, own2 and so on."""

    def __init__(self) -> None:
        super().__init__({"decks": [_row(random_list(all_cards(), Random(seed))) for seed in range(4)]})

    def shuffle(self, chance: Random) -> None:
        """Other decks from the next deal on. Only that asks for them, so nothing needs to be read again."""
        own = [ReadyDeck(all_cards(), f"own{n + 1}", _row(random_list(all_cards(), chance))) for n in range(4)]
        self.decks = (*ready_decks(), *own)


def _row(deck: DeckList) -> dict[str, Plain]:
    rows = pack_of(all_cards(), deck)["decks"]
    assert isinstance(rows, list)
    row = rows[0]
    assert isinstance(row, dict)
    return row
