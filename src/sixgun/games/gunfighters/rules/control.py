"""Rule B: controlling the town."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.victory import eliminate, end_game
from sixgun.games.gunfighters.table import codes, told
from sixgun.games.gunfighters.table.components import KIND_NAMES, PLACE_COUNT, PLACES
from sixgun.games.gunfighters.table.piles import cards_at, draw, put_down
from sixgun.games.gunfighters.table.state import NOBODY, THREE_LOCATIONS, State

SET: Final = 3  # cards to claim a location, and locations to win


def may_claim(s: State, seat: int) -> bool:
    """Everybody with three cards is asked, so that being asked gives nothing away. [control.claim.three-alike]"""
    return len(s.hands[seat]) >= SET


def claim_codes(s: State, seat: int) -> list[int]:
    """Each choice of three cards of one location, and of the one to lie on top."""
    offered: set[int] = set()
    for place in range(PLACE_COUNT):
        if why_not_place(s, seat, place) is None:
            notes = sorted([s.figures.notes[card] for card in cards_at(s, seat, place)])
            for three in combinations(notes, SET):
                for top in range(SET):
                    low, high = sorted(three[:top] + three[top + 1 :])
                    offered.add(codes.claim(place, (low, high, three[top])))
    return sorted(offered)


def refuse_claim(s: State, seat: int, code: int) -> Refusal | None:
    """[control.claim.three-alike]"""
    refusal = why_not_place(s, seat, codes.place_in(code))
    if refusal is not None:
        return refusal
    held = [s.figures.kind[card] for card in s.hands[seat]]
    for kind in codes.claimed_kinds(code):
        if kind not in held:
            return Refusal("not-in-hand", {"card": KIND_NAMES[kind]}, "control.claim.three-alike")
        held.remove(kind)
    return None


def why_not_place(s: State, seat: int, place: int) -> Refusal | None:
    held = len(cards_at(s, seat, place))
    if held >= SET:
        return None
    return Refusal("three-alike", {"place": PLACES[place], "held": held}, "control.claim.three-alike")


def claim(s: State, seat: int, code: int) -> None:
    """Show and discard three of a location to control it, and draw three others; with no other card left you are out.

    [control.claim.three-alike, control.claim.draw-three, control.claim.whole-hand, control.takeover.later-claim,
    control.map.shows-owner, control.victory.three-locations, components.map.one]
    """
    place = codes.place_in(code)
    cards = [put_down(s, seat, kind) for kind in codes.claimed_kinds(code)]
    s.control[place] = seat
    tell(s, (told.CLAIMED, seat, place, *cards, *sorted([s.nth[card] for card in cards])))
    if not s.hands[seat]:
        eliminate(s, seat, NOBODY)
        return
    for _ in range(SET):
        draw(s, seat)
    if s.control.count(seat) >= SET:
        end_game(s, THREE_LOCATIONS, 1 << seat)
