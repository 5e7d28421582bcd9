"""Sound states: what a state that came from outside must have, so that every pick in it can be carried out."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import WIDTH, A
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.blocks import E_USING, E_YOU, ENV_WIDTH
from sixgun.games.doomtown.table.changes import CHANGE_WIDTH, LATER_WIDTH
from sixgun.games.doomtown.table.components import ACTION, DUDE, GOODS, KEY, SPELL
from sixgun.games.doomtown.table.happenings import HAPPENED_WIDTH
from sixgun.games.doomtown.table.records import CHECK_WIDTH, FALLEN_WIDTH, FIGHT_WIDTH, JOB_WIDTH, PLAN_WIDTH
from sixgun.games.doomtown.table.state import (
    ASIDE,
    BY_SEAT,
    COLUMNS,
    IN_BOOT_HILL,
    IN_DECK,
    IN_DISCARDS,
    IN_DRAW_HAND,
    IN_HAND,
    IN_PLAY,
    MOST_SEATS,
    OUT,
    PILES,
    REASONS,
    SQUARE,
    STREAMS,
    State,
)
from sixgun.games.doomtown.table.tags import copy_in, tag_of

DEEPEST: Final = 400  # frames of a stack, in ints


def faults_of(s: State) -> list[Refusal]:
    """What no state of a game can have: a missing or double card, ghost rock from nowhere, impossible records."""
    if not _shapes_fit(s) or not _cards_fit(s) or not _records_fit(s):
        return [Refusal("position-unsound", {"game": KEY})]
    accounts = [s.pot, *s.stash, *s.bounty, *s.rocks]
    if s.bank + sum(accounts) != 0 or min([0, *accounts, *s.loan]) < 0:
        return [Refusal("position-rocks", {"game": KEY})]
    return []


def _shapes_fit(s: State) -> bool:
    count = len(s.what)
    return (
        2 <= s.seats <= MOST_SEATS
        and len(s.counters) == STREAMS
        and len(s.owner) == len(s.tags) == count
        and len(s.homes) == s.seats
        and all([len(getattr(s, name)) == count for name in COLUMNS])
        and all([len(getattr(s, name)) == s.seats for name in (*PILES, *BY_SEAT)])
        and len(s.fight) == FIGHT_WIDTH
        and len(s.job) == JOB_WIDTH
        and len(s.check) == CHECK_WIDTH
        and len(s.mods) % CHANGE_WIDTH == 0
        and len(s.env) % ENV_WIDTH == 0
        and len(s.later) % LATER_WIDTH == 0
        and len(s.fallen) % FALLEN_WIDTH == 0
        and len(s.plan) % PLAN_WIDTH == 0
        and len(s.happened) % HAPPENED_WIDTH == 0
        and _same_cards(s)
    )


def _same_cards(s: State) -> bool:
    """Cards lie seat by seat: the home first, the tokens last; printed cards that the book has."""
    keys = len(s.book.cards.keys)
    return (
        s.what[:1] == [-1]
        and all([0 <= what < keys for what in s.what[1:]])
        and all([0 <= owner < s.seats for owner in s.owner[1:]])
        and all([0 < home < len(s.what) for home in s.homes])
        and len(set(s.tags)) == len(s.tags)
        and all([s.tags[c] == tag_of(s.owner[c], s.what[c], copy_in(s.tags[c])) for c in range(1, len(s.what))])
    )


def _cards_fit(s: State) -> bool:
    """Every card lies in the one place that its zone says."""
    kinds = s.book.cards.kind
    where: list[int] = [-1] * len(s.what)
    lists = [
        *[(IN_DECK, pile) for pile in s.deck],
        *[(IN_HAND, pile) for pile in s.hand],
        *[(IN_DRAW_HAND, pile) for pile in s.drawn],
        *[(IN_DISCARDS, pile) for pile in s.discards],
        *[(IN_BOOT_HILL, pile) for pile in s.boot_hill],
        *[(IN_PLAY, pile) for pile in s.street + s.outskirts + s.gang],
        (IN_PLAY, s.gear),
        (ASIDE, s.aside),
    ]
    for zone, pile in lists:
        for card in pile:
            if not 0 < card < len(s.what) or where[card] != -1 or s.zone[card] != zone:
                return False
            where[card] = zone
    for card in range(1, len(s.what)):
        if where[card] == -1 and (s.zone[card] != OUT or s.what[card] not in s.book.tokens):
            return False
    places = {SQUARE, *[p for street in s.street + s.outskirts for p in street]}
    for seat, gang in enumerate(s.gang):
        for dude in gang:
            if kinds[s.what[dude]] != DUDE or s.boss[dude] != seat or s.place[dude] not in places:
                return False
    for gear in s.gear:
        if kinds[s.what[gear]] not in (GOODS, SPELL, ACTION) or s.zone[s.host[gear]] != IN_PLAY or s.host[gear] <= 0:
            return False
    return all([s.homes[seat] in s.street[seat] for seat in range(s.seats)])


def _records_fit(s: State) -> bool:
    """Running abilities have their blocks, and all of them are of cards and players that exist."""
    if len(s.frames) > DEEPEST * WIDTH or len(s.frames) % WIDTH:
        return False
    bases = [s.frames[i + WIDTH + A] for i in range(0, len(s.frames), WIDTH) if s.frames[i] == sequence.ABILITY]
    if any([not 0 <= base <= len(s.env) - ENV_WIDTH for base in bases]):
        return False
    for base in range(0, len(s.env), ENV_WIDTH):
        block = s.env[base : base + ENV_WIDTH]
        if not (0 < block[0] < len(s.what) and 0 <= block[E_USING] < len(s.book.abilities)):
            return False
        if not 0 <= block[E_YOU] < s.seats:
            return False
    seats = all([-1 <= n < s.seats for n in s.fight[2:4]]) and -1 <= s.winner < s.seats and 0 <= s.phase < 5
    cards = all([0 <= n < len(s.what) for n in (s.fight[1], *s.fight[4:6], *s.fight[7:9])])
    return seats and cards and 0 <= s.ended < len(REASONS) and -1 <= s.victor < s.seats
