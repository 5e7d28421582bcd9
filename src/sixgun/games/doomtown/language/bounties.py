"""Wanted Dudes; Trespassin'."""

from __future__ import annotations

from sixgun.core.state import tell
from sixgun.games.doomtown.language import control, words
from sixgun.games.doomtown.language.stats import has_rule, modified
from sixgun.games.doomtown.table import happenings, told
from sixgun.games.doomtown.table.records import FIGHT_ON, FIGHT_PLACE
from sixgun.games.doomtown.table.state import IS_CHARGED, State


def raise_bounty(s: State, dude: int, by: int, trespass: int = 0) -> None:
    """Ghost rock from the bank put on a dude, or returned; at 0 a dude is no longer wanted.

    [wanted.status.bounty-on-dude, wanted.bounty.makes-wanted, wanted.status.cleared,
    counter.ghost-rock.stash-and-bounty]
    """
    before = s.bounty[dude]
    after = max(0, before + by)
    if by < 0 and after < 1 and has_rule(s, dude, words.RULE_BOUNTY_STAYS):
        after = min(1, before)
    if after != before:
        s.bounty[dude] = after
        s.bank -= after - before
        tell(s, (told.BOUNTY, dude, after, trespass))
        if after > before:
            happenings.note(s, happenings.BOUNTY_RAISED, dude)


def collect(s: State, dude: int, seat: int) -> None:
    """The whole bounty goes to a player, but never for a dude whom that player owns or controls.

    [wanted.reward.shootout-casualty, wanted.reward.card-ability, wanted.reward.never-for-own]
    """
    bounty = s.bounty[dude]
    if bounty == 0 or seat < 0 or seat in (s.owner[dude], s.boss[dude]):
        return
    more = modified(s, dude, words.STAT_REWARD)
    s.bounty[dude] = 0
    s.bank -= more
    s.stash[seat] += bounty + more
    tell(s, (told.REWARD, seat, dude, bounty + more))


def trespass(s: State, dude: int) -> None:
    """A dude in a shootout at a private location gets a bounty, but not on the side of a deed's owner.

    [shootout.trespass.bounty-increase, shootout.trespass.late-joiners, multi.trespass.by-posse]
    """
    place = s.fight[FIGHT_PLACE]
    if not s.fight[FIGHT_ON] or s.flags[dude] & IS_CHARGED or not s.side[dude] or not control.is_private(s, place):
        return
    owner = s.owner[place]
    with_owner = place != s.homes[owner] and any([s.side[d] == s.side[dude] for d in s.gang[owner]])
    if s.boss[dude] == owner or with_owner or has_rule(s, dude, words.RULE_NO_TRESPASS):
        return
    s.flags[dude] |= IS_CHARGED
    raise_bounty(s, dude, 1, trespass=1)
