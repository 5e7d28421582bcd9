"""Moving to another location (1) Muoversi in un'altra locazione)."""

from __future__ import annotations

from typing import Final

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters import events, picks
from sixgun.games.gunfighters.cards import arrive, draw, holds, kinds_held, put_down
from sixgun.games.gunfighters.components import KIND_NAMES, KINDS
from sixgun.games.gunfighters.picks import KIND_SHIFT, MOVE, TAKE
from sixgun.games.gunfighters.state import State

# By kind of card, ready to be put on a list: made once, because every number above 256 costs time.
MOVES: Final[list[tuple[int, ...]]] = [(MOVE + (kind << KIND_SHIFT),) for kind in range(KINDS)]
TAKES: Final[list[tuple[int, ...]]] = [(TAKE + (kind << KIND_SHIFT),) for kind in range(KINDS)]


def move_codes(s: State, seat: int) -> list[int]:
    return moves_leaving(s, kinds_held(s, seat))


def moves_leaving(s: State, kinds: list[int]) -> list[int]:
    """Any card may be left; the new one comes from the deck or, if it has a card, from the discards."""
    codes: list[int] = []
    for kind in kinds:
        codes += MOVES[kind]
    if s.discards:  # why_no_discard, written out for speed
        for kind in kinds:
            codes += TAKES[kind]
    return codes


def refuse_move(s: State, seat: int, code: int) -> Refusal | None:
    """[move.play.one-card]"""
    kind = picks.kind_in(code)
    if not holds(s, seat, kind):
        return Refusal("not-in-hand", {"card": KIND_NAMES[kind]}, "move.play.one-card")
    return why_no_discard(s) if picks.verb_in(code) == TAKE else None


def why_no_discard(s: State) -> Refusal | None:
    """[move.draw.from-discards]"""
    return None if s.discards else Refusal("no-discards", {}, "move.draw.from-discards")


def move(s: State, seat: int, code: int) -> None:
    """Leave a card and draw another at once, so that the hand keeps its size and no Climax begins or ends.

    [move.play.one-card, move.draw.replacement, move.draw.from-discards, move.draw.same-location,
    move.discard.face-up-top, climax.trigger.any-time]
    """
    kind = picks.kind_in(code)
    if picks.verb_in(code) == TAKE:
        taken = s.discards.pop()  # what was on top before the own card goes there
        card = put_down(s, seat, kind)
        arrive(s, seat, taken)
        if s.told is not None:
            tell(s, (events.LEFT, seat, card, s.nth[card]))
            tell(s, (events.TOOK, seat, taken))
    else:
        card = put_down(s, seat, kind)
        if s.told is not None:
            tell(s, (events.LEFT, seat, card, s.nth[card]))
        draw(s, seat)
