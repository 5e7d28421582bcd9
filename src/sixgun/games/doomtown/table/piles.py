"""Decks, Discards, and Boot Hill."""

from __future__ import annotations

from typing import Final

from sixgun.core.rng import shuffle_to_draw
from sixgun.core.state import tell
from sixgun.core.tape import decide_card, decide_hand, is_taped
from sixgun.games.doomtown.table import told
from sixgun.games.doomtown.table.components import JOKER_CARD
from sixgun.games.doomtown.table.state import (
    ASIDE,
    IN_BOOT_HILL,
    IN_DECK,
    IN_DISCARDS,
    IN_DRAW_HAND,
    IN_HAND,
    NOBODY,
    OUT,
    State,
    clockwise,
)

EVERYBODY: Final = 0xFF


def reshuffle(s: State, seat: int) -> None:
    """The discard pile is the new deck. Boot Hill never is.

    [zone.deck.empty-reshuffle, zone.boot-hill.never-reshuffled]
    """
    pile = s.discards[seat]
    s.deck[seat] = pile
    s.discards[seat] = []
    mix(s, seat)
    for card in pile:
        s.zone[card] = IN_DECK
        s.seen[card] = 0
    shuffle_to_draw(s, seat, pile)
    tell(s, (told.RESHUFFLED, seat, len(pile)))
    cut(s, seat)


def mix(s: State, seat: int) -> None:
    """Nobody can tell any more from which shuffle a card of the deck came."""
    s.lots[seat] += 1
    for card in s.deck[seat]:
        s.lot[card] = s.lots[seat]


def show(s: State, card: int) -> None:
    """Everybody sees a card. It is said to be the first of those copies that it could be for all that others know.

    These are the hidden ones of its shuffle; and for a card of a hand, those of older shuffles, which are in a hand.
    """
    if s.seen[card] == EVERYBODY:
        return
    alike = _alike(s, card)
    for other in alike:  # who has seen a copy before takes this one for it
        if s.zone[other] == s.zone[card] == IN_HAND:
            s.seen[card], s.seen[other] = s.seen[card] | s.seen[other], s.seen[card] & s.seen[other]
    s.seen[card] = EVERYBODY
    first = card
    for other in alike:
        if (s.lot[other], s.tags[other]) < (s.lot[first], s.tags[first]):
            first = other
    if first != card:
        s.lot[card], s.lot[first] = s.lot[first], s.lot[card]
        s.tags = s.tags[:]  # clones share it
        s.tags[card], s.tags[first] = s.tags[first], s.tags[card]


def _alike(s: State, card: int) -> list[int]:
    """Hidden copies that a card could be, as far as the others know."""
    seat, what, lot, held = s.owner[card], s.what[card], s.lot[card], s.zone[card] != IN_DECK
    return [
        other
        for pile in (s.deck[seat], s.hand[seat], s.drawn[seat])
        for other in pile
        if s.what[other] == what and s.seen[other] != EVERYBODY and (held or s.lot[other] == lot)
    ]


def shuffle_deck(s: State, seat: int) -> None:
    """[zone.deck.shuffle-after-search]"""
    for card in s.deck[seat]:
        s.seen[card] = 0  # nobody knows any more where it lies
    shuffle_to_draw(s, seat, s.deck[seat])
    tell(s, (told.SHUFFLED, seat))
    cut(s, seat)


def cut(s: State, seat: int) -> None:
    """The others, from the left on, cut a deck that was shuffled: so many cards go from its top to its bottom.

    [zone.deck.cut-offered]
    """
    for other in clockwise(s, (seat + 1) % s.seats)[:-1]:
        deck = s.deck[seat]
        lifted = s.cuts[other] % len(deck) if deck else 0
        if lifted:
            s.deck[seat] = deck[-lifted:] + deck[:-lifted]
            tell(s, (told.CUT, other, seat))


def top_card(s: State, seat: int) -> int:
    """The top card of the deck, taken off it; NOBODY if deck and discard pile are empty."""
    if not s.deck[seat]:
        if not s.discards[seat]:
            return NOBODY
        reshuffle(s, seat)
    if is_taped(s):
        settle(s, seat, 1)
    return s.deck[seat].pop()


def take(s: State, seat: int, count: int, zone: int, hand: list[int]) -> list[int]:
    """So many cards from the top of the deck, or as many as there are, into one of the player's hands."""
    got: list[int] = []
    while len(got) < count and (s.deck[seat] or s.discards[seat]):
        if not s.deck[seat]:
            reshuffle(s, seat)
        deck = s.deck[seat]
        part = min(count - len(got), len(deck))
        if is_taped(s):
            settle_hand(s, seat, part)
        for _ in range(part):
            card = deck.pop()
            s.zone[card] = zone
            s.seen[card] |= 1 << seat
            hand.append(card)
            got.append(card)
    return got


def settle(s: State, seat: int, count: int) -> None:
    """Where chance is decided from outside, what lies on top of a deck is decided when somebody takes or sees it.

    Cards that nobody has seen since the deck was shuffled lie in no order until then.
    """
    deck = s.deck[seat]
    for place in range(len(deck) - 1, max(-1, len(deck) - 1 - count), -1):
        if not s.seen[deck[place]]:
            unseen = [card for card in deck[: place + 1] if not s.seen[card]]
            put_on_top(s, deck, place + 1, [decide_card(s, unseen, s.what)])


def settle_hand(s: State, seat: int, count: int) -> None:
    """The same for cards that are drawn together: in which order, says nothing."""
    deck = s.deck[seat]
    unseen = [card for card in deck if not s.seen[card]]
    if any([s.seen[card] for card in deck[-count:]]):
        settle(s, seat, count)
    else:
        put_on_top(s, deck, len(deck), decide_hand(s, unseen, s.what, count)[::-1])


def put_on_top(s: State, deck: list[int], height: int, chosen: list[int]) -> None:
    """These cards are the upper ones of those that nobody has seen; the others lie below them, in no order."""
    places = [place for place in range(height) if not s.seen[deck[place]]]
    rest = sorted([deck[place] for place in places if deck[place] not in chosen])
    for place, card in zip(places, rest + chosen, strict=True):
        deck[place] = card


def draw(s: State, seat: int, count: int) -> None:
    """Cards from the deck to the play hand."""
    got = take(s, seat, count, IN_HAND, s.hand[seat])
    if got:
        tell(s, (told.DREW, seat, len(got), *got))


def draw_hand(s: State, seat: int, count: int) -> list[int]:
    """Cards from the deck to the draw hand, as many as there are. [hand.draw.fewer-than-five-cards]"""
    got = take(s, seat, count, IN_DRAW_HAND, s.drawn[seat])
    if got:
        tell(s, (told.DREW_HAND, seat, len(got), *got))
    return got


def to_discards(s: State, card: int) -> None:
    """Face up onto its owner's pile, wherever it was before; tokens leave the game.

    [zone.discard.face-up, zone.leave-play.owners-pile, zone.foreign-card.never-in-deck-or-hand, zone.deck.own,
    zone.pile.public-fixed-order, token.removal.out-of-game]
    """
    _onto(s, card, IN_DISCARDS, s.discards)


def to_boot_hill(s: State, card: int) -> None:
    """[zone.boot-hill.aced-cards, zone.leave-play.owners-pile, token.removal.out-of-game]"""
    _onto(s, card, IN_BOOT_HILL, s.boot_hill)


def _onto(s: State, card: int, zone: int, piles: list[list[int]]) -> None:
    s.reads[card] = NOBODY
    if s.what[card] in s.book.tokens:
        s.zone[card] = OUT
        return
    show(s, card)
    s.zone[card] = zone
    piles[s.owner[card]].append(card)


def take_from_hand(s: State, card: int) -> None:
    """Out of its owner's hand, to lie aside until something becomes of it."""
    s.hand[s.owner[card]].remove(card)
    put_aside(s, card)


def put_aside(s: State, card: int) -> None:
    show(s, card)
    s.zone[card] = ASIDE
    s.aside.append(card)


def aside_to_discards(s: State, card: int) -> None:
    """What was played or pulled is done with; a joker is aced after use. [pull.end.card-discarded]"""
    if s.zone[card] == ASIDE:
        leave_aside(s, card, False)


def leave_aside(s: State, card: int, aced: bool) -> None:
    s.aside.remove(card)
    if is_joker(s, card):
        ace_joker(s, card)
    elif aced:
        to_boot_hill(s, card)
    else:
        to_discards(s, card)


def discard_drawn(s: State, seat: int) -> None:
    """A draw hand is done with: its cards go to their owners' discard piles, revealed jokers to Boot Hill.

    [joker.removal.after-use, zone.discard.face-up, shootout.end.draw-hands-discarded]
    """
    hand = s.drawn[seat]
    s.drawn[seat] = []
    for card in hand:
        if is_joker(s, card):
            ace_joker(s, card)
        else:
            to_discards(s, card)


def is_joker(s: State, card: int) -> bool:
    return s.book.cards.kind[s.what[card]] == JOKER_CARD


def ace_joker(s: State, card: int) -> None:
    """[joker.removal.after-use]"""
    to_boot_hill(s, card)
    tell(s, (told.JOKER_ACED, s.owner[card], card))


def discard_from_hand(s: State, card: int) -> None:
    seat = s.owner[card]
    s.hand[seat].remove(card)
    to_discards(s, card)
    tell(s, (told.HAND_DISCARDED, seat, card))


def ace_from_hand(s: State, card: int) -> None:
    seat = s.owner[card]
    s.hand[seat].remove(card)
    to_boot_hill(s, card)
    tell(s, (told.HAND_ACED, seat, card))
