"""Dealing hidden cards anew: nothing contradicts what was seen, and all such deals are as good as equally likely.

Cards belong to classes (their location, say); a slot may be barred to some classes. The choosiest slots take first,
each any card that it may have; a deal that is likelier than others to come up like this is thrown away as much more
often. Where too many are thrown away, a deal is built by matching cards to slots in random order, and then stirred by a
long walk of random cycles: each step is as likely as its reverse, and cycles of up to as many slots as there are
classes connect all deals that fit, so the walk forgets where it began. (With dozens of heavily barred slots the walk is
too short to be quite fair; games hardly ever get there.)
"""

from __future__ import annotations

from sixgun.core.rng import Dice

TRIES = 100
STIRS = 30  # per slot
LONGEST = 6  # of a cycle: the number of classes


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
    if choosy:
        choosy.sort(key=lambda i: -barred[i].bit_count())
        left = serve(choosy, pool, barred, classes, dealt, dice)
        if left is None:
            match(group, pool, barred, classes, dealt, dice)
            stir(group, barred, classes, dealt, dice)
            return dealt
        pool = left
    dice.shuffle(pool)
    k = 0
    for i in group:
        if not barred[i]:
            dealt[i] = pool[k]
            k += 1
    return dealt


def serve(
    choosy: list[int], pool: list[int], barred: list[int], classes: list[int], dealt: list[int], dice: Dice
) -> list[int] | None:
    """Each slot takes any card that fits, in this order; the cards that are left, or None if chance was unkind.

    Taken like this, a deal comes up with the chance of one in the product of how many cards each slot had to choose
    from. So each slot goes on only with the chance of that number in its highest possible one: it makes all alike.
    """
    sorts: list[list[int]] = [[] for _ in range(max([classes[card] for card in pool]) + 1)]
    for card in pool:
        sorts[classes[card]].append(card)
    most: list[int] = []
    for k, i in enumerate(choosy):
        fitting = 0
        for number, cards in enumerate(sorts):
            if not barred[i] >> number & 1:
                fitting += len(cards)
        most.append(min(fitting, len(pool) - k))
    for _ in range(TRIES):
        if _serve_once(choosy, most, sorts, barred, dealt, dice):
            taken = {dealt[i] for i in choosy}
            return [card for card in pool if card not in taken]
    return None


def _serve_once(
    choosy: list[int], most: list[int], sorts: list[list[int]], barred: list[int], dealt: list[int], dice: Dice
) -> bool:
    left = [cards[:] for cards in sorts]
    for k, i in enumerate(choosy):
        place = dice.below(most[k])
        bars = barred[i]
        found = False
        for number, cards in enumerate(left):
            if bars >> number & 1:
                continue
            if place < len(cards):
                dealt[i] = cards[place]
                cards[place] = cards[-1]
                cards.pop()
                found = True
                break
            place -= len(cards)
        if not found:
            return False
    return True


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
