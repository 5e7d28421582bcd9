"""The table before anything happens: which cards there are, and the homes."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.book import Book
from sixgun.games.doomtown.table.components import ACTION
from sixgun.games.doomtown.table.records import CHECK_WIDTH, FIGHT_WIDTH, JOB_WIDTH
from sixgun.games.doomtown.table.state import BY_SEAT, IN_PLAY, NOBODY, PILES, SQUARE, State
from sixgun.games.doomtown.table.tags import tag_of

EACH: Final = 2  # tokens of one kind that a player can have in play


def tokens_for(book: Book, cards: list[int]) -> list[int]:
    """The tokens that a player's cards may bring, so many of each kind; Gunslingers in any case.

    [token.supply.outside-deck]
    """
    called = {token for what in set(cards) for token in book.called[what]}
    return [token for token in book.tokens if token in called or token == book.tokens[0] for _ in range(EACH)]


def lay_out(
    seats: int, options: tuple[int, ...], key: bytes, book: Book, outfits: list[int], decks: list[list[int]]
) -> State:
    """A table with the homes in place and every other card out of play: printed cards by seat, then tokens.

    [setup.outfit.face-up-home, zone.deck.own, token.supply.outside-deck, card.home.identity]
    """
    s = State(seats, options, key, book)
    s.what, s.owner, s.tags = [NOBODY], [NOBODY], [NOBODY]  # the town square [control.town-square.nobody]
    for seat in range(seats):
        s.homes.append(len(s.what))
        tokens = tokens_for(book, [outfits[seat], *decks[seat]])
        cards = [outfits[seat], *decks[seat], *tokens]
        s.what += cards
        s.owner += [seat] * len(cards)
        copies: dict[int, int] = {}
        for what in cards:
            copy = copies.get(what, 0)
            s.tags.append(tag_of(seat, what, copy))
            copies[what] = copy + 1
    for what in s.what[1:]:
        if book.cards.kind[what] == ACTION:
            s.heard |= book.waits[what]
    count = len(s.what)
    counted = ("bounty", "points", "sway", "rocks")
    for name in ("zone", "booted", *counted, "used", "extra", "flags", "side", "seen", "lot"):
        setattr(s, name, [0] * count)
    for name in ("place", "host", "boss", "reads"):
        setattr(s, name, [NOBODY] * count)
    for name in PILES:
        setattr(s, name, [[] for _ in range(seats)])
    for name in BY_SEAT:
        setattr(s, name, [0] * seats)
    s.fight = [0] * FIGHT_WIDTH
    s.job = [0] * JOB_WIDTH
    s.check = [0] * CHECK_WIDTH
    for seat, home in enumerate(s.homes):
        s.zone[home] = IN_PLAY
        s.place[home] = home
        s.boss[home] = seat
        s.street[seat].append(home)
        if book.waits[s.what[home]]:
            s.watchers.append(home)
        if book.spreads[s.what[home]]:
            s.auras.append(home)
    s.zone[SQUARE] = IN_PLAY
    s.place[SQUARE] = SQUARE
    return s
