"""Moving to another location (1) Muoversi in un'altra locazione)."""

from __future__ import annotations

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters import events, picks
from sixgun.games.gunfighters.cards import arrive, draw, holds, kinds_held, put_down
from sixgun.games.gunfighters.components import KIND_NAMES
from sixgun.games.gunfighters.picks import KIND_SHIFT, MOVE, TAKE
from sixgun.games.gunfighters.state import State


def move_codes(s: State, seat: int) -> list[int]:
    return moves_leaving(s, kinds_held(s, seat))


def moves_leaving(s: State, kinds: list[int]) -> list[int]:
    """Any card may be left; the new one comes from the deck or, if it has a card, from the discards."""
    codes: list[int] = []
    for kind in kinds:
        codes.append(MOVE + (kind << KIND_SHIFT))
    if s.discards:  # why_no_discard, written out for speed
        for kind in kinds:
            codes.append(TAKE + (kind << KIND_SHIFT))
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
        tell(s, (events.LEFT, seat, card, s.nth[card]))
        tell(s, (events.TOOK, seat, taken))
    else:
        card = put_down(s, seat, kind)
        if s.told is not None:
            tell(s, (events.LEFT, seat, card, s.nth[card]))
        draw(s, seat)
