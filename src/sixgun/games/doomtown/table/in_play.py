"""Cards in play: booting, moving, going home, and leaving play."""

from __future__ import annotations

from sixgun.games.doomtown.table import changes, ghost_rock, piles, told, town
from sixgun.games.doomtown.table.components import DUDE
from sixgun.games.doomtown.table.keywords import HARROWED
from sixgun.games.doomtown.table.records import FIGHT_PLACE
from sixgun.games.doomtown.table.state import DISTANT, IN_PLAY, NOBODY, OUT, State

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
    changes.end_stays(s, dude)
    if s.told is not None:
        s.told.append((told.MOVED, dude, place, s.booted[dude]))
    if s.side[dude] and place != s.fight[FIGHT_PLACE]:
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
        changes.end_stays(s, dude)
    if s.told is not None:
        tell(s, (told.HOME_BOOTED, dude))


def leave_posse(s: State, dude: int) -> None:
    if s.side[dude]:
        s.side[dude] = 0
        s.flags[dude] &= ~DISTANT
        if s.told is not None:
            tell(s, (told.LEFT_POSSE, dude))


# ---- entering and leaving play


def enter(s: State, card: int) -> None:
    """A card is in play, unbooted. [boot.enter.unbooted]"""
    s.zone[card] = IN_PLAY
    s.seen[card] = piles.EVERYBODY
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
        ghost_rock.clear_bounty(s, card)
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
        changes.end_all(s, card)


def discard(s: State, card: int) -> None:
    """From play to its owner's discard pile. [zone.leave-play.owners-pile]"""
    if s.told is not None:
        tell(s, (told.DISCARDED, card))
    leave(s, card)
    piles.to_discards(s, card)


def ace(s: State, card: int) -> None:
    """From play to its owner's Boot Hill. [zone.boot-hill.aced-cards]"""
    if s.told is not None:
        tell(s, (told.ACED, card))
    leave(s, card)
    piles.to_boot_hill(s, card)


def is_harrowed(s: State, dude: int) -> bool:
    return s.book.cards.has(s.what[dude], HARROWED)
