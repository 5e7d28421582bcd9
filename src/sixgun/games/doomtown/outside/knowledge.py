"""What a seat can know, and another deal of what it cannot.

Hidden cards of one shuffle of a deck are exchangeable, wherever they lie: in the deck, in the hand, in a draw hand that
is not revealed yet. Deck lists are known, so a careful player knows which cards these are, but not where each one is.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.rng import Dice
from sixgun.games.doomtown.language import choices
from sixgun.games.doomtown.rules.setup import refuse_member
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.blocks import E_IT, E_X, E_Y, E_Z, ENV_WIDTH
from sixgun.games.doomtown.table.state import IN_DECK, IN_DRAW_HAND, IN_HAND, State
from sixgun.games.doomtown.wire import sight

TRIES: Final = 30  # then the hands of those who are asked stay as they are
SECRET_PICKS: Final[tuple[int, ...]] = (sequence.CHOOSE_GANG, sequence.REDRAW, sequence.KEEP_FIVE)


def redealt(s: State, seat: int | None, key: bytes) -> State:
    """Another state that looks the same to that seat: hidden cards, secret picks and future chance are new.

    A player who uses an ability has what it asks for, so a deal that leaves nothing to choose is dealt again.
    """
    dice = Dice(key)
    held = set(held_cards(s))
    for _ in range(TRIES):
        other = deal_anew(s, seat, key, held, dice)
        if can_choose(other):
            return other
    return deal_anew(s, seat, key, held | set(own_cards(s)), dice)


def can_choose(s: State) -> bool:
    return not s.asked or s.question != sequence.CHOOSE or choices.searches(s) or bool(choices.chosen_things(s))


def own_cards(s: State) -> list[int]:
    """The hands of those who are asked."""
    return [card for owner in range(s.seats) if s.asked >> owner & 1 for card in s.hand[owner]]


def deal_anew(s: State, seat: int | None, key: bytes, held: set[int], dice: Dice) -> State:
    other = s.clone()
    other.key = key
    for owner in range(other.seats):
        redeal_cards(other, owner, seat, held, dice)
    for owner in range(other.seats):
        if owner != seat:
            redeal_picks(other, owner, dice)
    return other


def held_cards(s: State) -> list[int]:
    """Cards in hands that a running ability has chosen already: they stay where they are."""
    chosen = [s.env[i + k] for i in range(0, len(s.env), ENV_WIDTH) for k in (E_X, E_Y, E_Z, E_IT)]
    return [card for card in chosen if 0 < card < len(s.what) and s.zone[card] in (IN_HAND, IN_DECK)]


def redeal_cards(s: State, owner: int, viewer: int | None, held: set[int], dice: Dice) -> None:
    """Deal the hidden cards of each shuffle of one deck anew among the places where they lie."""
    slots: dict[int, list[tuple[int, int]]] = {}  # by shuffle: zone and place
    for zone, pile in ((IN_DECK, s.deck[owner]), (IN_HAND, s.hand[owner]), (IN_DRAW_HAND, s.drawn[owner])):
        for place, card in enumerate(pile):
            if card not in held and not sight.knows(s, viewer, card):
                slots.setdefault(s.lot[card], []).append((zone, place))
    piles = {IN_DECK: s.deck[owner], IN_HAND: s.hand[owner], IN_DRAW_HAND: s.drawn[owner]}
    for lot in sorted(slots):
        cards = [piles[zone][place] for zone, place in slots[lot]]
        seen = [s.seen[card] for card in cards]  # who has looked at a place knows what lies there now
        cards.sort()  # where they lie now must leave no trace
        dice.shuffle(cards)
        for (zone, place), card, bits in zip(slots[lot], cards, seen, strict=True):
            piles[zone][place] = card
            s.zone[card] = zone
            s.seen[card] = bits


def redeal_picks(s: State, seat: int, dice: Dice) -> None:
    """Picks that wait for the others' are secret.

    Of cards to replace or to throw away, only which ones they are: all see who has finished, and a player has finished
    who has named enough. So another number would show. A gang is finished by saying so.
    """
    if not s.asked or s.question not in SECRET_PICKS or s.sealed < 0:
        return
    marked = len(s.marked[seat])
    s.marked[seat] = []
    if s.question == sequence.CHOOSE_GANG:
        _random_gang(s, seat, dice)
        return
    hand = s.drawn[seat][:]
    dice.shuffle(hand)
    s.marked[seat] = hand[:marked]


def _random_gang(s: State, seat: int, dice: Dice) -> None:
    for _ in range(dice.below(6)):
        faces = sorted({s.what[card] for card in s.deck[seat]})
        able = [what for what in faces if refuse_member(s, seat, what) is None]
        if able:
            what = able[dice.below(len(able))]
            left = [card for card in s.deck[seat] if s.what[card] == what and card not in s.marked[seat]]
            s.marked[seat].append(min(left))
