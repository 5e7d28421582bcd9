"""Stackin' a Deck: what a deck must have, every problem at once."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.outside.deck_titles import near_titles
from sixgun.games.doomtown.rules.setup import MOST_DUDES, can_start
from sixgun.games.doomtown.table.components import BASE_SET, DRIFTER, DUDE, JOKER_CARD, OUTFIT, SEED_ERA, Cards
from sixgun.games.doomtown.table.keywords import CONFEDERATE, GADGET, GRIFTER, TOKEN, UNION
from sixgun.games.doomtown.wire.names import signs_of

SIZE: Final = 52
MOST_JOKERS: Final = 2
MOST_ALIKE: Final = 4
MOST_LISTED: Final = 60  # that a list may say of a card, right or wrong


class DeckList:
    """Printed cards with their numbers, and the starting gang if the list says one."""

    __slots__ = ("cards", "gang", "unknown")

    def __init__(self, cards: dict[int, int], gang: list[int], unknown: list[str]) -> None:
        self.cards: dict[int, int] = cards
        self.gang: list[int] = gang
        self.unknown: list[str] = unknown  # titles that no card has


def deck_problems(book: Cards, deck: DeckList, format: str = SEED_ERA, any_size: bool = False) -> list[Refusal]:
    """Everything that is wrong with a deck, each with the rule that it breaks. A format says which packs may be used.

    In a variant of the house a deck may be of any size.

    [deck.outfit.exactly-one, deck.size.fifty-two, deck.jokers.at-most-two, deck.copies.suit-and-value,
    deck.copies.title, deck.dudes.other-outfits-unlimited, experienced.deck.versions-one-card]
    """
    found = [_unknown(book, title) for title in deck.unknown]
    if format == BASE_SET:
        for card in deck.cards:
            if book.packs[card] != BASE_SET:
                foreign: dict[str, Plain] = {"card": book.keys[card], "pack": book.packs[card], "format": format}
                found.append(Refusal("deck-format", foreign))
    outfits = sum([n for card, n in deck.cards.items() if book.kind[card] == OUTFIT])
    if outfits != 1:
        found.append(Refusal("deck-outfit", {"got": outfits}, "deck.outfit.exactly-one"))
    valued = {c: n for c, n in deck.cards.items() if book.kind[c] not in (OUTFIT, JOKER_CARD)}
    size = sum(valued.values())
    if size != SIZE and not any_size:
        amiss: dict[str, Plain] = {"missing": max(0, SIZE - size), "over": max(0, size - SIZE)}
        found.append(Refusal("deck-size", {"got": size, "want": SIZE, **amiss}, "deck.size.fifty-two"))
    jokers = sum([n for card, n in deck.cards.items() if book.kind[card] == JOKER_CARD])
    if jokers > MOST_JOKERS:
        found.append(Refusal("deck-jokers", {"got": jokers, "most": MOST_JOKERS}, "deck.jokers.at-most-two"))
    faces: Counter[int] = Counter()
    titles: Counter[str] = Counter()
    for card, n in valued.items():
        faces[book.poker[card]] += n
        titles[book.titles[card]] += n
        if book.keywords[card] & TOKEN:
            found.append(Refusal("deck-token", {"card": book.keys[card]}, "token.supply.outside-deck"))
    for code, n in sorted(faces.items()):
        if n > MOST_ALIKE:
            found.append(Refusal("deck-suit-value", {"name": signs_of(code), "got": n}, "deck.copies.suit-and-value"))
    for title, n in sorted(titles.items()):
        if n > MOST_ALIKE:
            found.append(Refusal("deck-title", {"title": title, "got": n}, "deck.copies.title"))
    return found + gang_problems(book, deck)


def _unknown(book: Cards, title: str) -> Refusal:
    near: list[Plain] = [*near_titles(book, title)]
    return Refusal("deck-unknown", {"card": title[:40], "near": near, "count": len(near)}, "deck.size.fifty-two")


def gang_problems(book: Cards, deck: DeckList) -> list[Refusal]:
    """What is wrong with the starting gang of a list.

    [setup.gang.at-most-five, setup.gang.cost-limit, setup.gang.own-outfit-or-drifters, setup.gang.one-grifter,
    setup.gang.unique-once, allegiance.setup.one-side-only]
    """
    found: list[Refusal] = []
    gang = deck.gang
    if len(gang) > MOST_DUDES:
        found.append(Refusal("gang-full", {"most": MOST_DUDES}, "setup.gang.at-most-five"))
    outfits = [book.gang[card] for card in deck.cards if book.kind[card] == OUTFIT]
    for card in gang:
        if not any([can_start(book, card, home) for home in outfits or [DRIFTER]]):
            found.append(Refusal("gang-dudes-only", {"card": book.keys[card]}, "setup.gang.at-most-five"))
    for card in gang:
        if book.keywords[card] & GADGET:
            gadget: dict[str, Plain] = {"card": book.keys[card]}
            found.append(Refusal("gadget-invented", gadget, "gadget.invent.mad-scientist-needed"))
    titles = Counter([book.titles[card] for card in gang if book.kind[card] == DUDE and book.unique[card]])
    for card in dict.fromkeys(gang):
        if titles.pop(book.titles[card], 0) > 1:
            found.append(Refusal("gang-unique", {"card": book.keys[card]}, "setup.gang.unique-once"))
    homes = [card for card in deck.cards if book.kind[card] == OUTFIT]
    if len(homes) == 1:
        home = homes[0]
        for card in gang:
            if book.kind[card] == DUDE and book.gang[card] not in (DRIFTER, book.gang[home]):
                args: dict[str, Plain] = {"card": book.keys[card]}
                found.append(Refusal("gang-other-outfit", args, "setup.gang.own-outfit-or-drifters"))
        cost = sum([book.cost[card] for card in gang])
        if cost > book.stash[home]:
            last: dict[str, Plain] = {"card": book.keys[gang[-1]], "cost": cost, "have": book.stash[home]}
            found.append(Refusal("gang-too-dear", last, "setup.gang.cost-limit"))
    if len([card for card in gang if book.keywords[card] & GRIFTER]) > 1:
        found.append(Refusal("gang-one-grifter", {}, "setup.gang.one-grifter"))
    keywords = [book.keywords[card] for card in gang]
    if any([k & UNION for k in keywords]) and any([k & CONFEDERATE for k in keywords]):
        found.append(Refusal("gang-allegiance", {}, "allegiance.setup.one-side-only"))
    return found
