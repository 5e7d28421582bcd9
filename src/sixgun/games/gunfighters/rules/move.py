"""Moving to another location (1) Muoversi in un'altra locazione)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.table import codes, told
from sixgun.games.gunfighters.table.codes import MOVE, TAKE, with_kind
from sixgun.games.gunfighters.table.components import KIND_NAMES, KINDS
from sixgun.games.gunfighters.table.piles import arrive, draw, holds, kinds_held, put_down
from sixgun.games.gunfighters.table.state import State


def _by_kinds(verb: int) -> list[tuple[int, ...]]:
    """By first kind, in steps of eight, and by which of the eight are there: the picks, ready to be put on a list.

    Made once, because every number above 256 and every longer list costs time.
    """
    return [
        tuple([with_kind(verb, first + i) for i in range(8) if eight >> i & 1])
        for first in range(0, KINDS, 8)
        for eight in range(256)
    ]


MOVES: Final[list[tuple[int, ...]]] = _by_kinds(MOVE)
TAKES: Final[list[tuple[int, ...]]] = _by_kinds(TAKE)


def move_codes(s: State, seat: int) -> list[int]:
    return moves_leaving(s, kinds_held(s, seat))


def moves_leaving(s: State, kinds: i64) -> list[int]:
    """Any card may be left; the new one comes from the deck or, if it has a card, from the discards."""
    offered: list[int] = []
    _add(offered, MOVES, kinds)
    if s.discards:  # why_no_discard, written out for speed
        _add(offered, TAKES, kinds)
    return offered


def _add(offered: list[int], table: list[tuple[int, ...]], kinds: i64) -> None:
    row: i64 = 0
    while kinds:
        eight = kinds & 255
        if eight:
            offered += table[row + eight]
        kinds >>= 8
        row += 256


def refuse_move(s: State, seat: int, code: int) -> Refusal | None:
    """[move.play.one-card]"""
    kind = codes.kind_in(code)
    if not holds(s, seat, kind):
        return Refusal("not-in-hand", {"card": KIND_NAMES[kind]}, "move.play.one-card")
    return why_no_discard(s) if codes.verb_in(code) == TAKE else None


def why_no_discard(s: State) -> Refusal | None:
    """[move.draw.from-discards]"""
    return None if s.discards else Refusal("no-discards", {}, "move.draw.from-discards")


def move(s: State, seat: int, code: int) -> None:
    """Leave a card and draw another at once, so that the hand keeps its size and no Climax begins or ends.

    [move.play.one-card, move.draw.replacement, move.draw.from-discards, move.draw.same-location,
    move.discard.face-up-top, climax.trigger.any-time]
    """
    kind = codes.kind_in(code)
    if codes.verb_in(code) == TAKE:
        taken = s.discards.pop()  # the card on top before the player puts down another
        card = put_down(s, seat, kind)
        if s.told is not None:
            tell(s, (told.LEFT, seat, card, s.nth[card]))
        arrive(s, seat, taken)
        tell(s, (told.TOOK, seat, taken))
    else:
        card = put_down(s, seat, kind)
        if s.told is not None:
            tell(s, (told.LEFT, seat, card, s.nth[card]))
        draw(s, seat)
