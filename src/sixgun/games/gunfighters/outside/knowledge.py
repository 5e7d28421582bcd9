"""What a seat can know, and another deal of what it cannot.

Hidden cards of one shuffle of the deck are exchangeable, wherever they lie, except that a card in a hand is not of a
location that the table has seen to be empty there. A careful player remembers just that: which cards were shown, what
was ruled out, and which shuffle each hidden card came from.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.rng import Dice
from sixgun.games.gunfighters.rules.loss import ANY_PLACE, WHERE
from sixgun.games.gunfighters.table import codes, sequence
from sixgun.games.gunfighters.table.state import ALL_SEE, EVERYWHERE, State, viewer_bit
from sixgun.lib.deals import deal_groups

TRIES: Final = 60


def redealt(s: State, seat: int | None, key: bytes) -> State:
    """Another state that looks the same to that seat: hidden cards, pending answers and future chance are new."""
    other = s.clone()
    other.key = key
    dice = Dice(other.key)
    redeal_gunfire(other, viewer_bit(seat), dice)
    other.story_deck.sort()  # nothing of the true order must show through, even to one who chose the seed
    dice.shuffle(other.story_deck)
    redeal_climax(other, dice)
    redeal_answers(other, seat, dice)
    return other


# ---- the Gunfire cards


def redeal_gunfire(s: State, viewer: int, dice: Dice) -> None:
    """Deal the hidden cards of each shuffle anew among the places where they lie."""
    owners, slots = _hidden(s, viewer)  # parallel: the deck is owner -1
    cards = [s.deck[slot] if owner < 0 else s.hands[owner][slot] for owner, slot in zip(owners, slots, strict=True)]
    barred = [0 if owner < 0 else s.ruled_out[card] for owner, card in zip(owners, cards, strict=True)]
    seen = [s.seen[card] for card in cards]
    nth = [s.nth[card] for card in cards]
    groups: dict[int, list[int]] = {}
    for i, card in enumerate(cards):
        groups.setdefault(s.shuffle[card], []).append(i)
    dealt = _fresh_deal(s, cards, barred, list(groups.values()), _must_hold(s, owners, viewer), dice)
    for owner, slot, card, bars, bits, number in zip(owners, slots, dealt, barred, seen, nth, strict=True):
        if owner < 0:
            s.deck[slot] = card
        else:
            s.hands[owner][slot] = card
        s.ruled_out[card] = bars
        s.seen[card] = bits
        s.nth[card] = number


def _hidden(s: State, viewer: int) -> tuple[list[int], list[int]]:
    owners = [-1] * len(s.deck)
    slots = list(range(len(s.deck)))
    for seat, hand in enumerate(s.hands):
        for slot, card in enumerate(hand):
            if not s.seen[card] & viewer:
                owners.append(seat)
                slots.append(slot)
    return owners, slots


def _must_hold(s: State, owners: list[int], viewer: int) -> tuple[int, list[int]]:
    """A location of which one of some hidden cards must be: somebody is just being asked to discard one from there."""
    if s.asked and s.question == sequence.LOSE:
        seat, place = s.asked.bit_length() - 1, s.frames[WHERE]
        known = [card for card in s.hands[seat] if s.seen[card] & viewer]
        if place != ANY_PLACE and not any([s.figures.place[card] == place for card in known]):
            return place, [i for i, owner in enumerate(owners) if owner == seat]
    return ANY_PLACE, []


def _fresh_deal(
    s: State, cards: list[int], barred: list[int], groups: list[list[int]], must: tuple[int, list[int]], dice: Dice
) -> list[int]:
    """Each shuffle's cards dealt anew, until somebody who must hold a card of a location does."""
    places = s.figures.place
    place, holders = must
    for _ in range(TRIES):
        dealt = deal_groups(groups, cards, barred, places, dice)
        if not holders or any([places[dealt[i]] == place for i in holders]):
            return dealt
    # Chance is too slow: one of the holders' cards is to be from there, any that can.
    dice.shuffle(holders)
    for i in holders:
        if not barred[i] >> place & 1:
            only_there = barred[:]
            only_there[i] = EVERYWHERE & ~(1 << place)
            dealt = deal_groups(groups, cards, only_there, places, dice)
            if places[dealt[i]] == place:
                return dealt
    return cards  # as good as never: no other deal was found that fits


# ---- the rest


def redeal_climax(s: State, dice: Dice) -> None:
    """Cards that went back under the pile stay where everybody saw them go."""
    hidden = [i for i, card in enumerate(s.climax_pile) if s.climax_seen[card] != ALL_SEE]
    pool = sorted([s.climax_pile[i] for i in hidden])
    dice.shuffle(pool)
    for i, card in zip(hidden, pool, strict=True):
        s.climax_pile[i] = card


def redeal_answers(s: State, seat: int | None, dice: Dice) -> None:
    """Answers that wait for the others' are secret."""
    for other, answer in enumerate(s.answers):
        if answer >= 0 and other != seat:
            s.answers[other] = (codes.AGREE, codes.DISAGREE)[dice.below(2)]
