"""Cards changing hands: what every action does to hands, deck and discards, and to what is known of the cards."""

from __future__ import annotations

from mypy_extensions import i64

from sixgun.core.rng import draw_from, shuffle_to_draw
from sixgun.core.state import tell
from sixgun.games.gunfighters.table import told
from sixgun.games.gunfighters.table.components import PLACE_COUNT
from sixgun.games.gunfighters.table.state import ALL_SEE, GUNFIRE_STREAM, State, viewer_bit


def kinds_held(s: State, seat: int) -> i64:
    """The different kinds of cards in a hand, as bits."""
    bits = s.figures.kind_bit
    kinds: i64 = 0
    for card in s.hands[seat]:
        kinds |= bits[card]
    return kinds


def holds(s: State, seat: int, kind: int) -> bool:
    for card in s.hands[seat]:
        if s.figures.kind[card] == kind:
            return True
    return False


def card_of_kind(s: State, seat: int, kind: int) -> int:
    """The card of that kind that a player would use: one that everybody knows already, if there is one."""
    found = -1
    for card in s.hands[seat]:
        if s.figures.kind[card] == kind:
            if s.seen[card] == ALL_SEE:
                return card
            if found < 0:
                found = card
    return found


def arrive(s: State, seat: int, card: int) -> None:
    """A card joins a hand, as the next of all that the gang has had: by that number everybody can follow it there."""
    s.hands[seat].append(card)
    number = s.arrived[seat] + 1  # not += in place: mypyc leaves that to Python for the items of a list
    s.arrived[seat] = number
    s.nth[card] = number


def put_down(s: State, seat: int, kind: int) -> int:
    """A card of that kind goes face up on top of the discards. [move.discard.face-up-top]"""
    card = card_of_kind(s, seat, kind)
    s.hands[seat].remove(card)
    bury(s, card)
    return card


def bury(s: State, card: int) -> None:
    """A card that has left a hand lies face up on top of the discards; what was guessed of it is of no account now."""
    s.discards.append(card)
    s.seen[card] = ALL_SEE
    s.ruled_out[card] = 0
    s.shuffle[card] = 0


def draw(s: State, seat: int) -> None:
    """The top card of the deck comes to the hand, seen by its new owner alone. [move.draw.secret]"""
    if not s.deck and not reshuffle(s):
        tell(s, (told.NO_CARDS, seat))
        return
    card = draw_from(s, s.deck, s.figures.kind)
    s.seen[card] = 1 << seat
    arrive(s, seat, card)
    if s.told is not None:
        tell(s, (told.DREW, seat, card))


def reshuffle(s: State) -> bool:
    """A card is needed and the deck is used up: all discards become the new deck. [move.deck.reshuffle]"""
    if not s.discards:
        return False
    s.deck = s.discards
    s.discards = []
    s.shuffles += 1
    for card in s.deck:
        s.seen[card] = 0
        s.shuffle[card] = s.shuffles
    shuffle_to_draw(s, GUNFIRE_STREAM, s.deck)
    tell(s, (told.RESHUFFLED, len(s.deck)))
    return True


def rule_out(s: State, seat: int, place: int) -> None:
    """Everybody learns that none of the cards in this hand is of that location. [shoot.effect.miss]"""
    bit = 1 << place
    ruled_out = s.ruled_out
    for card in s.hands[seat]:
        ruled_out[card] = ruled_out[card] | bit


def places_ruled_out(s: State, card: int) -> list[int]:
    """The locations that everybody knows a card not to be of."""
    return [place for place in range(PLACE_COUNT) if s.ruled_out[card] >> place & 1]


def cards_at(s: State, seat: int, place: int) -> list[int]:
    """The gunfighters of a gang at a location. [gang.card.gunfighter]"""
    places = s.figures.place
    found: list[int] = []
    for card in s.hands[seat]:
        if places[card] == place:
            found.append(card)
    return found


def unseen(s: State, seat: int | None) -> list[tuple[int, list[int]]]:
    """By shuffle, oldest first: the kinds of all cards hidden from that seat, wherever they are."""
    viewer = viewer_bit(seat)
    groups: dict[int, list[int]] = {}
    for card in s.deck + [card for hand in s.hands for card in hand]:
        if not s.seen[card] & viewer:
            groups.setdefault(s.shuffle[card], []).append(s.figures.kind[card])
    return [(number, sorted(groups[number])) for number in sorted(groups)]
