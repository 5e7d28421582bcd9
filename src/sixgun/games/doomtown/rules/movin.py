"""Movin'."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import nearness
from sixgun.games.doomtown.language.bars import has_bars
from sixgun.games.doomtown.language.moves import can_move_to, is_barred, is_held
from sixgun.games.doomtown.table import codes, in_play, town
from sixgun.games.doomtown.table.state import SQUARE, State


def boots_for(s: State, dude: int, place: int) -> bool:
    """Every move boots but two: from home to next door, and from the town square to a deed or another's home.

    [move.play.any-location-boots, move.special.home-to-adjacent, move.special.from-town-square]
    """
    here = s.place[dude]
    home = town.home_of(s, dude)
    if here == home:
        return not nearness.adjacent(s, here, place)
    return not (here == SQUARE and place != home and town.in_town(s, place))


def can_go(s: State, dude: int, place: int) -> bool:
    """An unbooted dude can go anywhere else, unless something keeps it where it is.

    [move.play.any-location-boots, move.special.needs-unbooted, golden.cannot.beats-can]
    """
    return not s.booted[dude] and s.place[dude] != place and can_move_to(s, dude, place)


def refuse_move(s: State, seat: int, dude: int, place: int) -> Refusal | None:
    """[move.play.any-location-boots, move.special.needs-unbooted, card.deed.immovable]"""
    if dude <= 0 or dude not in s.gang[seat]:
        return Refusal("not-your-dude", {}, "move.play.any-location-boots")
    known = place in town.places(s)
    if known and can_go(s, dude, place):
        return None
    args: dict[str, Plain] = {"card": s.book.cards.keys[s.what[dude]]}
    if s.booted[dude]:
        return Refusal("booted-move", args, "move.special.needs-unbooted")
    if known and s.place[dude] != place:
        return Refusal("kept-there", args, "golden.cannot.beats-can")
    return Refusal("already-there" if known else "no-such-place", args, "move.play.any-location-boots")


def move_codes(s: State, seat: int) -> list[int]:
    """Where everybody can go. These are most of the picks at High Noon, so little is asked for each place."""
    places = town.places(s)
    there = [codes.in_play(s, place) for place in places]
    legal: list[int] = []
    for dude in s.gang[seat]:
        if not s.booted[dude] and not is_held(s, dude):
            here = s.place[dude]
            head = codes.pick(codes.MOVE, codes.in_play(s, dude))
            barred = has_bars(s, dude)
            legal += [
                head | there[i]
                for i, place in enumerate(places)
                if place != here and not (barred and is_barred(s, dude, place))
            ]
    return legal


def refuse_pick(s: State, seat: int, pick: int) -> Refusal | None:
    dude = codes.card_in_play(s, codes.first_in(pick))
    return refuse_move(s, seat, dude, codes.card_in_play(s, codes.second_in(pick)))


def make_move(s: State, seat: int, pick: int) -> None:
    dude = codes.card_in_play(s, codes.first_in(pick))
    place = codes.card_in_play(s, codes.second_in(pick))
    if boots_for(s, dude, place):
        s.booted[dude] = 1
    in_play.move(s, dude, place)
