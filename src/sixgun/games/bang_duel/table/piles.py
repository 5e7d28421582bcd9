"""Two decks that become one (1. Pescare), the discards, and drawing."""

from __future__ import annotations

from sixgun.core.rng import below, draw_from, shuffle_to_draw
from sixgun.core.state import settle, tell, untell
from sixgun.games.bang_duel.table import told
from sixgun.games.bang_duel.table.characters import WILD_BILL
from sixgun.games.bang_duel.table.formation import where
from sixgun.games.bang_duel.table.state import (
    ALL_SEE,
    COMMON,
    COMMON_STREAM,
    NOBODY,
    RANDOM_STREAM,
    SPECTATOR,
    State,
    card_of_face,
)
from sixgun.games.bang_duel.table.waiting import BILL_HIT, wait


def top_card(s: State, seat: int) -> int:
    """The top card of a player's current deck, off the deck; NOBODY if there is none anywhere.

    The own deck as long as it lasts; then the common deck, which the discards become whenever it is needed and empty.
    [deck.own.first, deck.own.exhausted, deck.common.joined, deck.common.reshuffle, deck.common.ownership]
    """
    own = s.decks[seat]
    return draw_from(s, own, s.figures.face) if own else top_of_common(s)


def top_of_common(s: State) -> int:
    """The top card of the common deck, off the deck; NOBODY if there are no discards to make one of either.

    [deck.own.exhausted, deck.common.reshuffle]
    """
    if not s.common:
        if not s.discards:
            return NOBODY
        _make_common_deck(s)
    return draw_from(s, s.common, s.figures.face)


def is_common_deck_used(s: State) -> bool:
    """Whether a player uses the common deck: it was made, or will be as soon as that player needs a card."""
    return s.shuffles > 0 or not s.decks[0] or not s.decks[1]


def _make_common_deck(s: State) -> None:
    """All discards, of both players, are shuffled. [deck.common.cross-faction]"""
    s.common = s.discards
    s.discards = []
    s.reloaded = 0
    s.common.sort()
    shuffle_to_draw(s, COMMON_STREAM, s.common)
    for card in s.common:
        s.seen[card] = 0
        s.origin[card] = COMMON + s.shuffles
    s.shuffles += 1
    tell(s, (told.RESHUFFLED, len(s.common)))


def draw(s: State, seat: int, count: int = 1, deck: int = NOBODY) -> int:
    """Draw cards from one's own current deck, or from another player's; returns the last one drawn."""
    card = NOBODY
    whose = seat if deck < 0 else deck
    hand, seen, bit = s.hands[seat], s.seen, 1 << seat
    before = len(hand)
    for _ in range(count):
        card = top_card(s, whose)
        if card < 0:
            break
        hand.append(card)
        seen[card] = seen[card] | bit
    if s.told is not None:
        drawn = hand[before:]
        if drawn:
            _tell_drawn(s, seat, whose, drawn)
        if len(drawn) < count:
            tell(s, (told.NO_CARDS, seat))
    return card


def _tell_drawn(s: State, seat: int, whose: int, drawn: list[int]) -> None:
    """Their order is forgotten in the hand: where the backs of a common deck would tell it, draws are told together."""
    start = (told.DREW, seat, whose)
    earlier: list[int] = []
    if s.shuffles:
        noted = s.told or []
        earlier = [number for number, event in enumerate(noted) if event[:3] == start]
        for number in earlier:
            drawn = [*noted[number][3:], *drawn]
        for number in reversed(earlier):
            untell(s, number)
    tell(s, (*start, *sorted(drawn, key=s.figures.face.__getitem__)))
    if earlier:
        settle(s, earlier[0])  # what came between the draws is not to show the first of them alone


def bury(s: State, card: int) -> None:
    """A card goes face up to the discards. [deck.discards.shared, discard.pile.face-up]"""
    s.discards.append(card)
    s.reloaded = 0
    show(s, card)


def show(s: State, card: int) -> None:
    """Everybody knows this card from now on; where it came from does not matter any more."""
    s.seen[card] = ALL_SEE
    s.origin[card] = s.figures.back[card]


def from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for the discards."""
    leave_hand(s, seat, card)
    bury(s, card)


def leave_hand(s: State, seat: int, card: int, openly: bool = True) -> None:
    """
    Where a hand holds hidden cards of several shuffles, nobody else can tell which of them this one comes from, unless
    only one of them has its face: for everybody's knowledge those shuffles are one from now on.
    """
    hand = s.hands[seat]
    if s.shuffles and _hidden(s, card):
        back, own = s.figures.back, s.origin[card]
        for other in hand:
            if s.origin[other] != own and back[other] == back[card] and _hidden(s, other):
                _join(s, _origins(s, hand, back[card]), s.figures.face[card] if openly else NOBODY)
                break
    hand.remove(card)


def _hidden(s: State, card: int) -> bool:
    """Whether spectators, whose bit is the highest, do not know a card."""
    return s.seen[card] < 1 << SPECTATOR


def _origins(s: State, hand: list[int], back: int) -> set[int]:
    """The shuffles that the hidden cards of a hand with this back come from."""
    backs = s.figures.back
    return {s.origin[card] for card in hand if backs[card] == back and _hidden(s, card)}


def _join(s: State, origins: set[int], face: int) -> None:
    """The shuffles among these that still have such a face become one; all of them, if it was not seen."""
    origin, faces = s.origin, s.figures.face
    piles = hidden_piles(s)
    if face >= 0:
        alike = [card for pile in piles for card in pile if faces[card] == face and _hidden(s, card)]
        origins &= {origin[card] for card in alike}
        if len(origins) == 1:
            return
    last = max(origins)
    for pile in piles:
        for card in pile:  # the cheap tests first: most cards come from the last shuffle
            if origin[card] != last and _hidden(s, card) and origin[card] in origins:
                origin[card] = last


def at_random(s: State, victim: int, back: int) -> int:
    """A card at random from a hand, among those with the back that was chosen. [random.backs.visible]"""
    backs, faces, hand = s.figures.back, s.figures.face, s.hands[victim]
    slots = [(faces[card], slot) for slot, card in enumerate(hand) if backs[card] == back]
    slots.sort()  # by face: cards that are alike are as good as each other
    return card_of_face(s, victim, slots[below(s, RANDOM_STREAM, len(slots))][0])


def steal(s: State, seat: int, victim: int, back: int) -> None:
    """A random card changes hands; only the two players know it."""
    card = at_random(s, victim, back)
    _lose_track(s, victim, s.figures.back[card])
    leave_hand(s, victim, card, openly=False)
    s.hands[seat].append(card)
    s.seen[card] |= 1 << seat
    tell(s, (told.STOLEN, seat, victim, card))
    hand_touched(s, victim, seat)


def _lose_track(s: State, victim: int, back: int) -> None:
    """Spectators see which back is taken, not which card: those that they knew may now be in either hand."""
    alike = [card for card in s.hands[victim] if s.figures.back[card] == back]
    if len(alike) > 1:
        for card in alike:
            s.seen[card] &= ~(1 << SPECTATOR)


def hand_touched(s: State, victim: int, by: int) -> None:
    """A player took or discarded a card from a hand. [character.wild-bill.hand]"""
    if victim != by:
        place = where(s, victim, WILD_BILL)
        if place >= 0:
            wait(s, BILL_HIT, victim, place)


# ---- what nobody sees


def hidden_piles(s: State) -> list[list[int]]:
    """The decks and the hands: wherever a card may be that somebody does not know."""
    return [s.decks[0], s.decks[1], s.common, s.hands[0], s.hands[1]]


def viewer_bit(seat: int | None) -> int:
    return 1 << (SPECTATOR if seat is None else seat)


def unseen(s: State, seat: int | None) -> list[tuple[int, list[int]]]:
    """By the deck they were last shuffled into: the faces of all cards hidden from that seat, wherever they are."""
    viewer = viewer_bit(seat)
    groups: dict[int, list[int]] = {}
    for pile in hidden_piles(s):
        for card in pile:
            if not s.seen[card] & viewer:
                groups.setdefault(s.origin[card], []).append(s.figures.face[card])
    return [(origin, sorted(groups[origin])) for origin in sorted(groups)]
