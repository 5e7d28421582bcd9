"""What selectors look through."""

from __future__ import annotations

from sixgun.games.doomtown.language.words import (
    PILE_BOOT_HILL,
    PILE_DISCARD_PILE,
    PILE_DRAW_HAND,
    PILE_HAND,
    SORT_ABILITY,
    SORT_CASUALTY,
    SORT_DEED,
    SORT_DUDE,
    SORT_GOODS,
    SORT_PLACE,
    SORT_PLAYER,
    SORT_SPELL,
)
from sixgun.games.doomtown.table import town
from sixgun.games.doomtown.table.blocks import E_YOU
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.records import FALLEN_WIDTH
from sixgun.games.doomtown.table.state import CASUALTY_THING, PLAYER, State, ability_thing


def pool(s: State, env: list[int], selector: int) -> list[int]:
    """What a selector looks through: a pile of the player's, or everything of its sort in play."""
    entry = s.book.selectors[selector]
    sorts, pile = entry[0], entry[1]
    if pile != NONE:
        return pile_of(s, env[E_YOU], pile)
    if sorts == 1 << SORT_DUDE:
        return [dude for gang in s.gang for dude in gang]
    if sorts == 1 << SORT_PLACE:
        return town.places(s)
    if sorts == 1 << SORT_PLAYER:
        return [PLAYER + other for other in range(s.seats)]
    if sorts == 1 << SORT_ABILITY:
        return [
            ability_thing(dude, k) for gang in s.gang for dude in gang for k in range(len(s.book.of_card[s.what[dude]]))
        ]
    if sorts == 1 << SORT_CASUALTY:
        return [CASUALTY_THING + i for i in range(len(s.fallen) // FALLEN_WIDTH)]
    found: list[int] = []
    if sorts & 1 << SORT_DUDE:
        found += [dude for gang in s.gang for dude in gang]
    if sorts & 1 << SORT_DEED:
        found += [place for place in town.places(s) if place and place != s.homes[s.owner[place]]]
    if sorts & (1 << SORT_GOODS | 1 << SORT_SPELL):
        found += s.gear
    return found


def pile_of(s: State, seat: int, pile: int) -> list[int]:
    if pile == PILE_HAND:
        return s.hand[seat]
    if pile == PILE_DRAW_HAND:
        return s.drawn[seat]
    if pile == PILE_DISCARD_PILE:
        return s.discards[seat]
    return s.boot_hill[seat] if pile == PILE_BOOT_HILL else s.deck[seat]
