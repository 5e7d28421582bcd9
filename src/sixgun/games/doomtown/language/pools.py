"""What selectors look through."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import nouns, phrases
from sixgun.games.doomtown.table import town
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.state import ABILITY_OF, CASUALTY, PLAYER, State

PILE_FILTERS: Final = frozenset(
    [nouns.IN_HAND, nouns.IN_DRAW_HAND, nouns.IN_DISCARD_PILE, nouns.IN_BOOT_HILL, nouns.IN_DECK]
)


def pool(s: State, env: list[int], selector: int) -> list[int]:
    """What a selector looks through: a pile of the player's, or everything of its sort in play."""
    entry = s.book.selectors[selector]
    seat = env[E_YOU]
    for i in range(1, len(entry), phrases.FILTER_WIDTH):
        if entry[i] in PILE_FILTERS and not entry[i + 1]:
            return pile_of(s, seat, entry[i])
    sorts = entry[0]
    if sorts == nouns.A_DUDE:
        return [dude for gang in s.gang for dude in gang]
    if sorts == nouns.A_PLACE:
        return town.places(s)
    if sorts == nouns.A_PLAYER:
        return [PLAYER + other for other in range(s.seats)]
    if sorts == nouns.AN_ABILITY:
        return [
            ABILITY_OF + 8 * dude + k
            for gang in s.gang
            for dude in gang
            for k in range(len(s.book.of_card[s.what[dude]]))
        ]
    if sorts == nouns.A_CASUALTY:
        return [CASUALTY + i for i in range(len(s.fallen) // 3)]
    found: list[int] = []
    if sorts & nouns.A_DUDE:
        found += [dude for gang in s.gang for dude in gang]
    if sorts & nouns.A_DEED:
        found += [place for place in town.places(s) if place and place != s.homes[s.owner[place]]]
    if sorts & (nouns.A_GOODS | nouns.A_SPELL):
        found += s.gear
    return found


def pile_of(s: State, seat: int, which: int) -> list[int]:
    if which == nouns.IN_HAND:
        return s.hand[seat]
    if which == nouns.IN_DRAW_HAND:
        return s.drawn[seat]
    if which == nouns.IN_DISCARD_PILE:
        return s.discards[seat]
    return s.boot_hill[seat] if which == nouns.IN_BOOT_HILL else s.deck[seat]
