"""Trespassin'."""

from __future__ import annotations

from sixgun.games.doomtown.language import bounties, control
from sixgun.games.doomtown.table.records import FIGHT_ON, FIGHT_PLACE
from sixgun.games.doomtown.table.state import CHARGED, State


def trespass(s: State, dude: int) -> None:
    """A dude in a shootout at a private location gets a bounty, but not on the side of the location's owner.

    [shootout.trespass.bounty-increase, shootout.trespass.late-joiners, multi.trespass.by-posse]
    """
    place = s.fight[FIGHT_PLACE]
    if not s.fight[FIGHT_ON] or s.flags[dude] & CHARGED or not s.side[dude] or not control.is_private(s, place):
        return
    owner = s.owner[place]
    if s.boss[dude] == owner or any([s.side[d] == s.side[dude] for d in s.gang[owner]]):
        return
    s.flags[dude] |= CHARGED
    bounties.raise_bounty(s, dude, 1)
