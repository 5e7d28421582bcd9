"""Draw hands of Doomtown: poker with copies of a card, jokers, five of a kind and the Dead Man's Hand.

A card is a small int (`codes`), a hand a list of them, and what it is worth one int, its strength (`ranks`): a higher
one beats a lower one, equal ones tie, and `rank_of` tells the rank from 1 to 11.

>>> rank_of(best(read("8S 8C AS AC joker")))
11
>>> rank_of(lowball(read("8S 8C AS AC joker")))  # two pairs, the joker being a two
3
"""

from __future__ import annotations

from sixgun.lib.hands.cheatin import cheatin, legal, pick_five
from sixgun.lib.hands.codes import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    NAMED,
    SPADES,
    card_of,
    is_joker,
    is_unnamed,
    named,
    read,
    suit_of,
    value_of,
    write,
)
from sixgun.lib.hands.evaluate import best, five
from sixgun.lib.hands.jokers import lowball, name_high, name_low
from sixgun.lib.hands.ranks import changed, compare, rank_of, values_of

__all__ = [
    "CLUBS",
    "DIAMONDS",
    "HEARTS",
    "JOKER",
    "NAMED",
    "SPADES",
    "best",
    "card_of",
    "changed",
    "cheatin",
    "compare",
    "five",
    "is_joker",
    "is_unnamed",
    "legal",
    "lowball",
    "name_high",
    "name_low",
    "named",
    "pick_five",
    "rank_of",
    "read",
    "suit_of",
    "value_of",
    "values_of",
    "write",
]
