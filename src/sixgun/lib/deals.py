"""Dealing hidden cards anew: nothing contradicts what was seen, and all such deals are as good as equally likely.

Cards belong to classes (their location, say); a slot may be barred to some classes. A deal that chance throws up is
taken if it fits. Where that is too rare, a deal is built by matching cards to slots in random order, and then stirred
by a long walk of random cycles: each step is as likely as its reverse, and cycles of up to as many slots as there are
classes connect all deals that fit, so the walk forgets where it began. (With dozens of heavily barred slots the walk is
too short to be quite fair; games hardly ever get there.)
"""

from __future__ import annotations

from typing import Final

from sixgun.core.rng import Dice

TRIES: Final = 24
STIRS: Final = 30  # per slot
LONGEST: Final = 6  # of a cycle: the number of classes


def fits(slots: list[int], barred: list[int], dealt: list[int], classes: list[int]) -> bool:
    for i in slots:
        if barred[i] >> classes[dealt[i]] & 1:
            return False
    return True


def deal_groups(
    groups: list[list[int]], cards: list[int], barred: list[int], classes: list[int], dice: Dice
) -> list[int]:
    """All groups of slots dealt anew, each among its own."""
    dealt = cards[:]
    for group in groups:
        dealt = deal_group(group, dealt, barred, classes, dice)
    return dealt


def deal_group(group: list[int], cards: list[int], barred: list[int], classes: list[int], dice: Dice) -> list[int]:
    """The cards that lie in the slots of a group, dealt anew among them; `cards` and the answer are by slot.

    >>> from sixgun.core.rng import key_of
    >>> deal_group([0, 1], [0, 1], [0b01, 0b00], [0, 1], Dice(key_of(7)))  # card 0, of class 0, may not be in slot 0
    [1, 0]
    """
    dealt = cards[:]
    pool = sorted([cards[i] for i in group])  # where the cards lie now must leave no trace
    choosy = [i for i in group if barred[i]]
    for _ in range(TRIES):
        dice.shuffle(pool)
        for k, i in enumerate(group):
            dealt[i] = pool[k]
        if fits(choosy, barred, dealt, classes):
            return dealt
    match(group, pool, barred, classes, dealt, dice)
    stir(group, barred, classes, dealt, dice)
    return dealt


def match(
    group: list[int], pool: list[int], barred: list[int], classes: list[int], dealt: list[int], dice: Dice
) -> None:
    """Some deal that fits, in no particular order: slots take cards, and make others change theirs where they must."""
    order = group[:]
    dice.shuffle(order)
    dice.shuffle(pool)
    taker: dict[int, int] = {}  # by card: the slot that has it
    for slot in order:
        _take(slot, pool, barred, classes, taker, set())
    for card, slot in taker.items():
        dealt[slot] = card


def _take(
    slot: int, pool: list[int], barred: list[int], classes: list[int], taker: dict[int, int], asked: set[int]
) -> bool:
    for card in pool:
        if card in asked or barred[slot] >> classes[card] & 1:
            continue
        asked.add(card)
        if card not in taker or _take(taker[card], pool, barred, classes, taker, asked):
            taker[card] = slot
            return True
    return False


def stir(group: list[int], barred: list[int], classes: list[int], dealt: list[int], dice: Dice) -> None:
    """Random cycles of cards among random slots, each made only if everything still fits."""
    size = len(group)
    longest = min(LONGEST, size)
    if longest < 2:
        return
    for _ in range(STIRS * size):
        cycle = [group[dice.below(size)] for _ in range(2 + dice.below(longest - 1))]
        if len(set(cycle)) < len(cycle):
            continue
        moved = [dealt[i] for i in cycle[1:]] + [dealt[cycle[0]]]
        ok = True
        for k, i in enumerate(cycle):
            if barred[i] >> classes[moved[k]] & 1:
                ok = False
                break
        if ok:
            for k, i in enumerate(cycle):
                dealt[i] = moved[k]
