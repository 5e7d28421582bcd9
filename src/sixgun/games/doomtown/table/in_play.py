"""Cards in play: booting, moving, going home, and leaving play."""

from __future__ import annotations

from sixgun.core.state import tell
from sixgun.games.doomtown.language.bounties import clear_bounty
from sixgun.games.doomtown.language.verbs import UNTIL_STAY
from sixgun.games.doomtown.table import sides, told, town
from sixgun.games.doomtown.table.components import DUDE
from sixgun.games.doomtown.table.keywords import HARROWED
from sixgun.games.doomtown.table.piles import to_boot_hill, to_discards
from sixgun.games.doomtown.table.state import (
    CHARGED,
    DISTANT,
    FIGHT_WIDTH,
    IN_PLAY,
    MOD_WIDTH,
    NOBODY,
    ON,
    OUT,
    UNTIL,
    WHERE,
    WHOM,
    State,
)

# ---- booting


def boot(s: State, card: int) -> None:
    """[boot.state.turned, boot.state.only-in-play]"""
    if not s.booted[card] and s.zone[card] == IN_PLAY:
        s.booted[card] = 1
        if s.told is not None:
            tell(s, (told.BOOTED, card))


def unboot(s: State, card: int) -> None:
    if s.booted[card]:
        s.booted[card] = 0
        if s.told is not None:
            tell(s, (told.UNBOOTED, card))


# ---- moving


def move(s: State, dude: int, place: int) -> None:
    """A dude goes elsewhere, with everything attached. Whoever leaves the place of a shootout leaves it.

    [shop.goods.stay-with-dude, card.deed.immovable]
    """
    if s.place[dude] == place:
        return
    s.place[dude] = place
    drop_stays(s, dude)
    if s.told is not None:
        tell(s, (told.MOVED, dude, place, s.booted[dude]))
    if s.side[dude] and place != s.fight[WHERE]:
        leave_posse(s, dude)


def send_home(s: State, dude: int) -> None:
    """Home booted: out of posse and shootout, even if it is at that very home.

    [shootout.plays.sent-home-leaves, move.by-card.new-location, shootout.flee.home-booted]
    """
    leave_posse(s, dude)
    home = town.home_of(s, dude)
    s.booted[dude] = 1
    if s.place[dude] != home:
        s.place[dude] = home
        drop_stays(s, dude)
    if s.told is not None:
        tell(s, (told.HOME_BOOTED, dude))


def leave_posse(s: State, dude: int) -> None:
    if s.side[dude]:
        s.side[dude] = 0
        s.flags[dude] &= ~DISTANT
        if s.told is not None:
            tell(s, (told.LEFT_POSSE, dude))


def drop_stays(s: State, dude: int) -> None:
    """What lasts only while a dude stays where it is ends."""
    mods = s.mods
    for i in range(len(mods) - MOD_WIDTH, -1, -MOD_WIDTH):
        if mods[i + WHOM] == dude and mods[i + UNTIL] == UNTIL_STAY:
            del mods[i : i + MOD_WIDTH]


# ---- entering and leaving play


def enter(s: State, card: int) -> None:
    """A card is in play, unbooted. [boot.enter.unbooted]"""
    s.zone[card] = IN_PLAY
    s.seen[card] = 0xFF
    s.booted[card] = s.used[card] = s.extra[card] = s.points[card] = s.flags[card] = s.side[card] = 0
    book = s.book
    if book.spreads[s.what[card]]:
        s.auras.append(card)
    if book.waits[s.what[card]]:
        s.watchers.append(card)


def leave(s: State, card: int) -> None:
    """A card is not in play any more and has no state of its own; what is attached to it is discarded.

    [boot.state.only-in-play, zone.boot-hill.attachments-discarded, location.deed-leaves.gap-closed,
    location.deed-leaves.dudes-home-booted, duration.trait.while-in-play]
    """
    book = s.book
    what = s.what[card]
    for gear in town.gear_of(s, card):
        discard(s, gear)
    if s.host[card] >= 0:
        s.gear.remove(card)
        s.host[card] = NOBODY
    elif book.cards.kind[what] == DUDE:
        leave_posse(s, card)
        s.gang[s.boss[card]].remove(card)
        clear_bounty(s, card)
        s.boss[card] = NOBODY
        s.place[card] = NOBODY
    else:
        for dude in town.dudes_at(s, card):
            send_home(s, dude)
        owner = s.owner[card]
        (s.street if card in s.street[owner] else s.outskirts)[owner].remove(card)
        s.place[card] = NOBODY
    if book.spreads[what]:
        s.auras.remove(card)
    if book.waits[what]:
        s.watchers.remove(card)
    s.zone[card] = OUT
    s.booted[card] = s.used[card] = s.extra[card] = s.points[card] = s.flags[card] = 0
    if s.mods:
        mods = s.mods
        for i in range(len(mods) - MOD_WIDTH, -1, -MOD_WIDTH):
            if mods[i + WHOM] == card:
                del mods[i : i + MOD_WIDTH]


def discard(s: State, card: int) -> None:
    """From play to its owner's discard pile. [zone.leave-play.owners-pile]"""
    if s.told is not None:
        tell(s, (told.DISCARDED, card))
    leave(s, card)
    to_discards(s, card)


def ace(s: State, card: int) -> None:
    """From play to its owner's Boot Hill. [zone.boot-hill.aced-cards]"""
    if s.told is not None:
        tell(s, (told.ACED, card))
    leave(s, card)
    to_boot_hill(s, card)


def is_harrowed(s: State, dude: int) -> bool:
    return s.book.cards.has(s.what[dude], HARROWED)


# ---- the end of a shootout, for whoever was in it


def clear_sides(s: State) -> None:
    """[job.end.posses-dissolved]"""
    for seat in range(s.seats):
        for dude in s.gang[seat]:
            s.side[dude] = 0
            s.flags[dude] &= ~(DISTANT | CHARGED)
    s.fight = [0] * FIGHT_WIDTH


def one_posse_left(s: State) -> bool:
    return bool(s.fight[ON]) and not (sides.posse(s, 1) and sides.posse(s, 2))
