"""Verbs of card abilities: searching piles, looking at hidden cards, and cards that go from one pile to another."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import ask
from sixgun.core.rng import shuffle
from sixgun.core.state import tell
from sixgun.core.tape import is_taped
from sixgun.games.doomtown.language import selectors, targets, words
from sixgun.games.doomtown.language.effects import flow
from sixgun.games.doomtown.language.running import Effect
from sixgun.games.doomtown.language.targets import REGISTERS
from sixgun.games.doomtown.table import hands, in_play, piles, sequence, told
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.book import IN_PILES, Line
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import (
    CHANCE_STREAM,
    IN_BOOT_HILL,
    IN_DECK,
    IN_DISCARDS,
    IN_DRAW_HAND,
    IN_HAND,
    IN_PLAY,
    PLAYER,
    State,
)

PILE_ZONES: Final[tuple[int, ...]] = (IN_DECK, IN_DISCARDS, IN_BOOT_HILL)

# ---- searching


def do_search(s: State, env: list[int], line: Line) -> None:
    """A card of the piles is found and shown. What a deck holds is hidden, so its player may always find nothing.

    [zone.deck.shuffle-after-search]
    """
    env[REGISTERS[line[1]]] = -1
    if looks_in_deck(s, line):
        ask(s, selectors.thing(s, env, line[2]) - PLAYER, sequence.CHOOSE)
        return
    flow.do_choose(s, env, line)


def looks_in_deck(s: State, line: Line) -> bool:
    return s.book.selectors[line[3]][IN_PILES] >> words.PILE_DECK & 1 != 0


def found(s: State, seat: int, card: int) -> None:
    """What was found is shown; in a public pile all have seen it already."""
    if s.zone[card] == IN_DECK:
        piles.show(s, card)
        tell(s, (told.FOUND, seat, card))


# ---- looking at hidden cards


def do_look_at_hand(s: State, env: list[int], line: Line) -> None:
    """You see a player's hand, or so many random cards of it; they are `some` afterwards."""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        return
    cards = s.hand[seat][:]
    if line[2] != NONE:
        count = max(0, selectors.amount_of(s, env, line[2]))
        if count < len(cards):
            cards.sort()
            shuffle(s, CHANCE_STREAM, cards)
            cards = cards[:count]
    look(s, env[E_YOU], seat, cards)


def do_look_at_deck(s: State, env: list[int], line: Line) -> None:
    """You see so many cards on top of a player's deck; they are `some` afterwards. [zone.deck.empty-reshuffle]"""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        return
    if not s.deck[seat] and s.discards[seat]:
        piles.reshuffle(s, seat)
    count = max(0, selectors.amount_of(s, env, line[2]))
    if is_taped(s):
        piles.settle(s, seat, count)
    cards = s.deck[seat][::-1][:count]
    look(s, env[E_YOU], seat, cards)
    if line[3] and cards:
        for card in cards:
            s.seen[card] = piles.EVERYBODY
        tell(s, (told.SHOWED_DECK, seat, *cards))


def look(s: State, viewer: int, seat: int, cards: list[int]) -> None:
    """One player knows these cards, of another player or of that player's deck, as long as they lie there."""
    for card in cards:
        s.seen[card] |= 1 << viewer
    s.some = cards
    tell(s, (told.LOOKED, viewer, seat, len(cards), *cards))


def do_show_hand(s: State, env: list[int], line: Line) -> None:
    """Everybody sees a player's hand."""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat >= 0 and s.hand[seat]:
        for card in s.hand[seat]:
            piles.show(s, card)
        tell(s, (told.SHOWED_HAND, seat, *s.hand[seat]))


# ---- from pile to pile


def do_mill(s: State, env: list[int], line: Line) -> None:
    """So many cards from the top of a player's deck to the discard pile; they are `some` afterwards."""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        return
    s.some = []
    for _ in range(selectors.amount_of(s, env, line[2])):
        if not s.deck[seat]:
            break  # these cards themselves would be shuffled
        card = piles.top_card(s, seat)
        piles.to_discards(s, card)
        s.some.append(card)
    if s.some:
        tell(s, (told.MILLED, seat, *s.some))


def leaves_play(s: State, env: list[int], card: int) -> bool:
    """Whether a card in play can go to its owner's hand or deck: no home, no token, and nothing that is guarded."""
    if s.zone[card] != IN_PLAY or card in s.homes or s.what[card] in s.book.tokens:
        return False
    return targets.may_touch(s, env, card, []) and not targets.is_unaffected(s, env, card)


def do_to_hand(s: State, env: list[int], line: Line) -> None:
    """Shown, and added to its owner's hand, from whichever pile. [zone.foreign-card.never-in-deck-or-hand]"""
    for card in selectors.things(s, env, line[1]):
        seat = s.owner[card]
        if s.zone[card] in PILE_ZONES:
            in_play.take_out(s, card)
        elif leaves_play(s, env, card):
            in_play.leave(s, card)
        elif s.zone[card] == IN_DRAW_HAND:
            for hand in s.drawn:
                if card in hand:
                    hand.remove(card)
            piles.show(s, card)
            s.reads[card] = -1
        else:
            continue
        s.zone[card] = IN_HAND
        s.seen[card] = piles.EVERYBODY
        s.hand[seat].append(card)
        tell(s, (told.TO_HAND, seat, card))


def do_into_deck(s: State, env: list[int], line: Line) -> None:
    """A card of a hand or pile is shown and shuffled into its owner's deck, or goes on its top or to its bottom.

    [zone.deck.shuffle-after-search, zone.foreign-card.never-in-deck-or-hand]
    """
    for card in selectors.things(s, env, line[1]):
        if s.zone[card] in (IN_HAND, IN_DECK, IN_DISCARDS, IN_BOOT_HILL):
            in_play.take_out(s, card)
        elif leaves_play(s, env, card):
            in_play.leave(s, card)
        else:
            continue
        seat = s.owner[card]
        s.zone[card] = IN_DECK
        s.deck[seat].insert(0 if line[3] else len(s.deck[seat]), card)
        tell(s, (told.INTO_DECK, seat, card))
        if not line[2] and not line[3]:
            piles.mix(s, seat)
            piles.shuffle_deck(s, seat)


def do_deal(s: State, env: list[int], line: Line) -> None:
    """`deal cheater you`: the draw hand of one player is discarded and made of five cards from the deck of another.

    It isn't a new reveal. [shootout.reveal.only-once]
    """
    other, seat = selectors.thing(s, env, line[1]) - PLAYER, selectors.thing(s, env, line[2]) - PLAYER
    if other < 0 or seat < 0 or not s.drawn[other]:
        return
    piles.discard_drawn(s, other)
    for _ in range(5):
        card = piles.top_card(s, seat)
        if card >= 0:
            piles.show(s, card)
            s.zone[card] = IN_DRAW_HAND
            s.drawn[other].append(card)
    hands.tell_changed(s, other)
    hands.ask_for_names(s, other, [card for card in s.drawn[other] if piles.is_joker(s, card)])


VERBS: Final[dict[Effect, str]] = {
    do_search: "register chooser selector",
    do_look_at_hand: "ref [amount]",
    do_look_at_deck: "ref amount [shown]",
    do_show_hand: "ref",
    do_mill: "ref amount",
    do_to_hand: "ref",
    do_into_deck: "ref [top] [bottom]",
    do_deal: "ref ref",
}
