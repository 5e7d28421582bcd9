"""Who may hold what: hidden cards lie in slots, and a slot may be barred to some classes of cards.

All deals that fit are equally likely. Slots that take any card needn't be looked at: what is left over lies there.
"""

from __future__ import annotations

from collections.abc import Sequence


def chances_of_none(pool: Sequence[int], others: Sequence[int], mine: Sequence[int]) -> list[float]:
    """By class: the chance that none of `mine` slots holds a card of it.

    `pool` says how many hidden cards there are of each class; slots are given by the classes that they are barred to,
    as bits. `others` are the barred slots that aren't mine.

    >>> chances_of_none([1, 1], [0b01], [0])  # the other slot has class 1, so mine has class 0
    [0.0, 1.0]
    """
    dealt = _deal({tuple(pool): 1}, others)
    total = sum(_deal(dealt, mine).values())
    if not total:
        return [1.0] * len(pool)
    return [sum(_deal(dealt, [bars | 1 << sort for bars in mine]).values()) / total for sort in range(len(pool))]


def _deal(states: dict[tuple[int, ...], int], slots: Sequence[int]) -> dict[tuple[int, ...], int]:
    """The ways to fill slots, by what is left of the pool."""
    for bars in sorted(slots, key=lambda bars: -bars.bit_count()):
        found: dict[tuple[int, ...], int] = {}
        for left, ways in states.items():
            for sort, count in enumerate(left):
                if count and not bars >> sort & 1:
                    after = (*left[:sort], count - 1, *left[sort + 1 :])
                    found[after] = found.get(after, 0) + ways * count
        states = found
    return states
