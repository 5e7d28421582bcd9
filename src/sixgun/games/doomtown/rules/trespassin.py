"""Trespassin'."""

from __future__ import annotations

from sixgun.games.doomtown.language import bounties
from sixgun.games.doomtown.table import town
from sixgun.games.doomtown.table.state import (
    CHARGED,
    ON,
    WHERE,
    State,
)


def trespass(s: State, dude: int) -> None:
    """A dude in a shootout at a private location gets a bounty, but not on the side of the location's owner.

    [shootout.trespass.bounty-increase, shootout.trespass.late-joiners, multi.trespass.by-posse]
    """
    place = s.fight[WHERE]
    if not s.fight[ON] or s.flags[dude] & CHARGED or not s.side[dude] or not town.is_private(s, place):
        return
    owner = s.owner[place]
    if s.boss[dude] == owner or any([s.side[d] == s.side[dude] for d in s.gang[owner]]):
        return
    s.flags[dude] |= CHARGED
    bounties.raise_bounty(s, dude, 1)
