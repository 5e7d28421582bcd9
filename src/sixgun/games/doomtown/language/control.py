"""Owner and Controller; which places are private."""

from __future__ import annotations

from typing import Final

from sixgun.core.state import tell
from sixgun.games.doomtown.language import stats, words
from sixgun.games.doomtown.table import changes, in_play, sides, told
from sixgun.games.doomtown.table.changes import RULE, WHOM
from sixgun.games.doomtown.table.components import DEED, DUDE, NONE, OUTFIT
from sixgun.games.doomtown.table.keywords import PRIVATE
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, SQUARE, State

PRIVATE_BIT: Final = PRIVATE.bit_length() - 1


def controller(s: State, card: int) -> int:
    """Who makes all decisions about a card; nobody for the town square.

    [control.controller.decides, control.attachment.follows-host, control.town-square.nobody,
    control.home.always-own, control.owner.fixed]
    """
    if card == SQUARE:
        return square_controller(s)
    if s.zone[card] != IN_PLAY:
        return s.owner[card]
    if s.host[card] >= 0:
        return controller(s, s.host[card])
    kind = s.book.cards.kind[s.what[card]]
    if kind == DUDE:
        return s.boss[card]
    return deed_controller(s, card) if kind == DEED else s.owner[card]


def deed_controller(s: State, deed: int) -> int:
    return stats.deed_controller(s, deed)


# ---- taking control


def can_be_taken(s: State, card: int, seat: int) -> bool:
    """Dudes and deeds, what is attached going with them; nobody may come to have dudes in both posses.

    [control.attachment.follows-host, control.home.always-own, shootout.posse.never-on-both-sides]
    """
    if card <= SQUARE or s.zone[card] != IN_PLAY or s.book.cards.kind[s.what[card]] not in (DUDE, DEED):
        return False
    return s.side[card] == 0 or sides.side_of(s, seat) in (0, s.side[card])


def take(s: State, card: int, seat: int, until: int) -> None:
    """Another player controls a card, as long as the effect lasts. [control.change.take-control]"""
    if can_be_taken(s, card, seat):
        s.mods += (card, RULE + words.RULE_TAKEN, seat, until, seat, NONE)
        hold(s, card)


def hold(s: State, card: int) -> None:
    """A card goes over to the player who holds it now: a dude stays where it is, and joins that player's gang."""
    seat, before = stats.holder(s, card), s.boss[card]
    if s.book.cards.kind[s.what[card]] == DUDE and seat != before:
        s.gang[before].remove(card)
        s.gang[seat].append(card)
        s.boss[card] = seat
        if not can_be_taken(s, card, seat):
            in_play.leave_posse(s, card)
    tell(s, (told.CONTROLLED, controller(s, card), card))


def end_changes(s: State, until: int) -> None:
    """Changes that last until now are over, and cards that were taken go back. [control.change.take-control]"""
    if not s.mods and not s.later:
        return
    before = {s.mods[i + WHOM]: controller(s, s.mods[i + WHOM]) for i in stats.taken(s)}
    changes.end_changes(s, until)
    for card, seat in before.items():
        if (stats.holder(s, card) if s.boss[card] >= 0 else controller(s, card)) != seat:
            hold(s, card)


# ---- places


def square_controller(s: State) -> int:
    """Nobody controls the town square, unless a card there lets its player do so: with the most influence there.

    [control.town-square.nobody, golden.card.beats-rulebook]
    """
    here = [dude for gang in s.gang for dude in gang if s.place[dude] == SQUARE]
    if not any([stats.has_rule(s, dude, words.RULE_HOLDS_SQUARE) for dude in here]):
        return NOBODY
    sums = [0] * s.seats
    for dude in here:
        sums[s.boss[dude]] += stats.presence(s, dude)
    seat = sums.index(max(sums))
    holds = any([s.boss[dude] == seat and stats.has_rule(s, dude, words.RULE_HOLDS_SQUARE) for dude in here])
    return seat if holds and sums.count(sums[seat]) == 1 else NOBODY


def controls_place(s: State, seat: int, place: int) -> bool:
    """Whether a location is the seat's own home or a deed that it controls. [control.home.always-own]"""
    if place == SQUARE:
        return square_controller(s) == seat
    if s.book.cards.kind[s.what[place]] == OUTFIT:
        return s.owner[place] == seat
    return deed_controller(s, place) == seat


def is_private(s: State, place: int) -> bool:
    """Homes always are, the town square never, deeds by keyword or effect. [shootout.trespass.private-or-public]"""
    if place == SQUARE:
        return False
    what = s.what[place]
    cards = s.book.cards
    return (
        cards.kind[what] == OUTFIT
        or stats.has_keyword(s, place, PRIVATE_BIT)
        or stats.has_rule(s, place, words.RULE_PRIVATE)
    )


def control_totals(s: State) -> list[int]:
    """By seat: the control points of the deeds that a player controls, and of that player's dudes and home.

    [goal.control.sources, control.deed.points-and-abilities, counter.coloured.meaning]
    """
    totals = [s.points[home] for home in s.homes]
    for owner in range(s.seats):
        for deed in s.street[owner] + s.outskirts[owner]:
            if deed != s.homes[owner]:
                points = stats.control_points(s, deed)
                if points:
                    totals[deed_controller(s, deed)] += points
    for seat in range(s.seats):
        for dude in s.gang[seat]:
            totals[seat] += stats.control_points(s, dude)
    return totals


def influence_total(s: State, seat: int) -> int:
    """[goal.influence.sources]"""
    return sum([stats.influence(s, dude) for dude in s.gang[seat]])
