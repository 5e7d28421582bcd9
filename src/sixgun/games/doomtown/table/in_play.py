"""Cards in play: booting, moving, going home, entering and leaving play."""

from __future__ import annotations

from sixgun.core.state import events_told, settle, tell
from sixgun.games.doomtown.table import changes, ghost_rock, happenings, piles, told, town
from sixgun.games.doomtown.table.components import DUDE
from sixgun.games.doomtown.table.keywords import HORSE, OUT_OF_TOWN, WEAPON
from sixgun.games.doomtown.table.records import FIGHT_PLACE
from sixgun.games.doomtown.table.state import (
    HAS_ARRIVED,
    HAS_MOVED,
    IN_BOOT_HILL,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    IS_DISTANT,
    IS_FRESH,
    NOBODY,
    OUT,
    PHASE_NOON,
    PHASE_SETUP,
    WAS_TRADED,
    State,
)
from sixgun.games.doomtown.table.town import LEFT_END

# ---- booting


def boot(s: State, card: int) -> None:
    """[boot.state.turned, boot.state.only-in-play]"""
    if not s.booted[card] and s.zone[card] == IN_PLAY:
        s.booted[card] = 1
        tell(s, (told.BOOTED, card))


def unboot(s: State, card: int) -> None:
    if s.booted[card]:
        s.booted[card] = 0
        tell(s, (told.UNBOOTED, card))


# ---- moving


def move(s: State, dude: int, place: int) -> None:
    """A dude goes elsewhere, with everything attached. A dude who leaves the place of a shootout leaves it.

    [shop.goods.stay-with-dude, card.deed.immovable]
    """
    if s.place[dude] == place:
        return
    s.place[dude] = place
    s.flags[dude] |= HAS_MOVED
    changes.end_stays(s, dude)
    tell(s, (told.MOVED, dude, place, s.booted[dude]))
    happenings.note(s, happenings.MOVED, dude)
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
        s.flags[dude] |= HAS_MOVED
        changes.end_stays(s, dude)
        happenings.note(s, happenings.MOVED, dude)
    tell(s, (told.HOME_BOOTED, dude))
    happenings.note(s, happenings.WENT_HOME, dude)


def leave_posse(s: State, dude: int) -> None:
    if s.side[dude]:
        s.side[dude] = 0
        s.flags[dude] &= ~IS_DISTANT
        tell(s, (told.LEFT_POSSE, dude))


# ---- entering and leaving play


def enter(s: State, card: int) -> None:
    """A card is in play, unbooted; unless it was there from the start, its abilities wait for its owner's next turn.

    [boot.enter.unbooted, shop.play.usable-next-turn]
    """
    piles.show(s, card)
    s.zone[card] = IN_PLAY
    s.booted[card] = s.used[card] = s.extra[card] = s.points[card] = s.sway[card] = s.flags[card] = s.side[card] = 0
    if s.phase != PHASE_SETUP:
        s.flags[card] = IS_FRESH | HAS_ARRIVED if s.phase == PHASE_NOON else IS_FRESH
    book = s.book
    if book.spreads[s.what[card]]:
        s.auras.append(card)
    if book.waits[s.what[card]]:
        s.watchers.append(card)
    happenings.note(s, happenings.ENTERED, card)


def end_freshness(s: State, seat: int) -> None:
    """It is a player's turn to make a play: from now on all the player's cards can be used."""
    for gang in s.gang:  # other players may control some of the dudes
        _end_freshness_of(s, seat, gang)
    _end_freshness_of(s, seat, s.street[seat])
    _end_freshness_of(s, seat, s.outskirts[seat])
    _end_freshness_of(s, seat, s.gear)


def _end_freshness_of(s: State, seat: int, cards: list[int]) -> None:
    flags = s.flags
    for card in cards:
        if flags[card] & IS_FRESH and s.owner[card] == seat:
            flags[card] = flags[card] & ~IS_FRESH


def take_out(s: State, card: int) -> None:
    """Out of the hand or pile where it lies, to be put somewhere else at once."""
    seat = s.owner[card]
    if s.zone[card] == IN_HAND:
        s.hand[seat].remove(card)
    elif s.zone[card] == IN_DECK:
        s.deck[seat].remove(card)
    elif s.zone[card] == IN_BOOT_HILL:
        s.boot_hill[seat].remove(card)
    else:
        s.discards[seat].remove(card)
    piles.show(s, card)


def put_dude(s: State, seat: int, card: int, place: int) -> None:
    """[shop.dude.at-home, boot.enter.unbooted]"""
    enter(s, card)
    s.boss[card] = seat
    s.place[card] = place
    s.gang[seat].append(card)


def put_deed(s: State, seat: int, card: int, end: int) -> None:
    """At an end of its owner's street, or out of town. [shop.deed.end-of-street, shop.deed.out-of-town-aside]"""
    enter(s, card)
    s.place[card] = card
    if is_out_of_town(s, card):
        s.outskirts[seat].append(card)
    elif end == LEFT_END:
        s.street[seat].insert(0, card)
    else:
        s.street[seat].append(card)
    tell(s, (told.PLACED, card, end))


def is_out_of_town(s: State, card: int) -> bool:
    return s.book.cards.has(s.what[card], OUT_OF_TOWN)


def attach(s: State, card: int, host: int, weapons: int = 1) -> None:
    """Goods or a spell on their carrier; the old Weapon or Horse is discarded. [shop.goods.one-horse-one-weapon]"""
    drop_for(s, card, host, weapons)
    enter(s, card)
    s.host[card] = host
    s.gear.append(card)
    tell(s, (told.ATTACHED, card, host))


def drop_for(s: State, card: int, host: int, weapons: int = 1) -> None:
    """A new Weapon or Horse comes: the oldest ones are discarded that the dude can't carry beside it."""
    keywords = s.book.cards.keywords
    for kind in (WEAPON, HORSE):
        if keywords[s.what[card]] & kind:
            held = [gear for gear in s.gear if s.host[gear] == host and keywords[s.what[gear]] & kind]
            for gear in held[: len(held) + 1 - (weapons if kind == WEAPON else 1)]:
                discard(s, gear)


def trade(s: State, gear: int, dude: int) -> None:
    """A dude who got goods in a trade keeps them today. [trade.limit.received-goods-stay-today]"""
    hand_over(s, gear, dude)
    s.flags[gear] |= WAS_TRADED


def hand_over(s: State, gear: int, dude: int) -> None:
    """Goods go from one dude to another."""
    before = s.host[gear]
    s.host[gear] = dude
    tell(s, (told.TRADED, gear, dude))
    part(s, gear, before)


def part(s: State, gear: int, before: int) -> None:
    """What an attachment takes along from the card that it leaves is discarded."""
    taken = s.book.parting[s.what[gear]]
    if taken and s.zone[before] == IN_PLAY:
        for other in town.gear_of(s, before):
            if other != gear and s.book.cards.keywords[s.what[other]] & taken:
                discard(s, other)


def leave(s: State, card: int) -> None:
    """A card is not in play any more and has no state of its own; what is attached to it is discarded.

    [boot.state.only-in-play, zone.boot-hill.attachments-discarded, zone.leave-play.attachments-discarded,
    location.deed-leaves.gap-closed, location.deed-leaves.dudes-home-booted, duration.trait.while-in-play]
    """
    book = s.book
    what = s.what[card]
    for gear in town.gear_of(s, card):
        if s.host[gear] == card:  # it has not gone along with another one
            discard(s, gear)
    if s.host[card] >= 0:
        before = s.host[card]
        s.gear.remove(card)
        s.host[card] = NOBODY
        part(s, card, before)
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
    ghost_rock.clear_rocks(s, card)
    s.booted[card] = s.used[card] = s.extra[card] = s.points[card] = s.sway[card] = s.flags[card] = 0
    if s.mods:
        changes.end_all(s, card)


def discard(s: State, card: int) -> None:
    """From play to its owner's discard pile. [zone.leave-play.owners-pile]"""
    first = events_told(s)
    tell(s, (told.DISCARDED, card))
    leave(s, card)
    happenings.note(s, happenings.GONE, card)
    piles.to_discards(s, card)
    settle(s, first)


def ace(s: State, card: int) -> None:
    """From play to its owner's Boot Hill. [zone.boot-hill.aced-cards]"""
    first = events_told(s)
    tell(s, (told.ACED, card))
    leave(s, card)
    happenings.note(s, happenings.GONE, card)
    piles.to_boot_hill(s, card)
    settle(s, first)
