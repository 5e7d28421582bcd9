"""Firing: what a hit is made of, and how one is set off."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import A, B, C, D, E, call
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.characters import CHARACTERS, TEX_KILLER
from sixgun.games.bang_duel.table.formation import has
from sixgun.games.bang_duel.table.kinds import KINDS, NO_KIND
from sixgun.games.bang_duel.table.state import State

# Of a hit: at whom, by whom (see shooter_of), with what card (NO_KIND for a hit that is
# no card), how far it is, and whose it is.
TARGET: Final = A
SHOOTER: Final = B
KIND: Final = C
FLAGS: Final = D
BY: Final = E
TEX: Final = 1 << 0
BARREL_TRIED: Final = 1 << 1
SID_TRIED: Final = 1 << 2
BARREL_NOW: Final = 1 << 3
SID_NOW: Final = 1 << 4
DODGED: Final = 1 << 5
FIRES_BACK: Final = 1 << 6
SID_BACK: Final = 1 << 7
GIVEN_UP: Final = 1 << 8
ALL_FLAGS: Final = (1 << 9) - 1


def shooter_of(place: int, character: int) -> int:
    """A place and the character that fired there: it may have fallen since, and somebody else stand there."""
    return place | character << 2


def place_in(shooter: int) -> int:
    return shooter & 3


def character_in(shooter: int) -> int:
    return shooter >> 2


def fire(s: State, seat: int, shooter: int, target: int, kind: int = NO_KIND, bang: bool = False) -> None:
    """A hit at a place. Tex Killer's BANG! cards ask for one card more.

    [hit.card.worth-one, hit.source.other, character.tex-killer.bang-only, card.return-fire.by-tex-killer]
    """
    flags = TEX if bang and s.who[shooter] == TEX_KILLER and has(s, seat, TEX_KILLER) else 0
    call(s, sequence.HIT, target, shooter_of(shooter, s.who[shooter]), kind, flags, seat)


def fire_later(s: State, seat: int, shooter: int, character: int, target: int) -> None:
    """A hit that has waited: the character that set it off may have fallen, and another one stand there."""
    call(s, sequence.HIT, target, shooter_of(shooter, character), NO_KIND, 0, seat)


def hit_args(s: State, seat: int) -> dict[str, Plain]:
    """What a prompt says of the hit that is going on."""
    kind = s.frames[KIND]
    return {
        "seat": s.frames[BY],
        "shooter": CHARACTERS[character_in(s.frames[SHOOTER])],
        "character": CHARACTERS[s.who[s.frames[TARGET]]],
        "with": None if kind == NO_KIND else KINDS[kind],
        "tex": int(bool(s.frames[FLAGS] & TEX)),
    }
