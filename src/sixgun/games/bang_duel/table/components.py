"""The components (Contenuto): characters and playing cards as tables, read from data/components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.vocabulary import words
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.kinds import KINDS
from sixgun.lib.packs import figure

KEY: Final = "bang-duel"

LAW: Final = 0
OUTLAW: Final = 1
SIDES: Final = words(__name__, "")

SYMBOL_BARREL: Final = 0
SYMBOL_SNAKE: Final = 1
SYMBOL_DYNAMITE: Final = 2
SYMBOL_HORSESHOE: Final = 3
SYMBOLS: Final = words(__name__, "SYMBOL_")
LETTERS: Final = "".join([symbol[0] for symbol in SYMBOLS])

# A face is all that tells cards apart: kind, back and symbol. Cards with the same face are alike.
FACE_SYMBOL: Final = 3  # its bits
FACE_BACK: Final = 2  # the bits below
FACE_KIND: Final = 3
FACES: Final = len(KINDS) << FACE_KIND
NO_FACE: Final = 255


def face_of(kind: int, side: int, symbol: int) -> int:
    return kind << FACE_KIND | side << FACE_BACK | symbol


def face_name(face: int) -> str:
    """A card's name: its kind, then the back (l or o) and the symbol (b, s, d or h).

    >>> face_name(face_of(KINDS.index("missed"), LAW, SYMBOL_SNAKE))
    'missed.ls'
    """
    return f"{KINDS[face >> FACE_KIND]}.{SIDES[face >> FACE_BACK & 1][0]}{LETTERS[face & FACE_SYMBOL]}"


FACE_NAMES: Final = tuple([face_name(face) for face in range(FACES)])


class Figures:
    """Every printed figure, and the tables made from them. Shared by all states of a game, never changed.

    [components.characters.twelve-each, components.bullets.twenty, reveal.symbols.four, reveal.symbols.one-per-card,
    card.water.copies, card.bank.copies, card.barrel.copies, card.beer.copies, card.strong-beer.copies, card.hat.copies,
    card.carbine.copies, card.wagon.copies, card.gun-belt.copies, card.derringer.copies, card.dynamite.copies,
    card.duel.copies, card.general-store.copies, card.robbery.copies, card.gatling.copies, card.indians.copies,
    card.schoolteacher.copies, card.missed.copies, card.bison-herd.copies, card.scope.copies, card.watch.copies,
    card.peacemaker.copies, card.knife.copies, card.volley.copies, card.remington.copies, card.return-fire.copies,
    card.schofield.copies, card.rattlesnake.copies, card.shotgun.copies, card.winchester.copies]
    """

    def __init__(self, data: Mapping[str, Mapping[str, Plain]]) -> None:
        self.data = data
        self.first_hand = (figure(data, "hand", "law"), figure(data, "hand", "outlaw"))
        self.draw = figure(data, "hand", "draw")
        self.elimination = figure(data, "hand", "elimination")
        self.least_limit = figure(data, "hand", "least_limit")
        self.bullets = figure(data, "bullets", "total")
        self.life: list[int] = [figure(data, "life", name) for name in CHARACTERS]
        self.lineup: list[list[int]] = [_lineup(data["lineup"][side]) for side in SIDES]
        self.face: list[int] = []  # by card: the Law's deck first, then the Outlaws'
        for side, name in enumerate(SIDES):
            for kind, card in enumerate(KINDS):
                letters = data[name][card]
                assert isinstance(letters, str)
                self.face += [face_of(kind, side, LETTERS.index(letter)) for letter in letters]
        self.kind: list[int] = [face >> FACE_KIND for face in self.face]
        self.back: list[int] = [face >> FACE_BACK & 1 for face in self.face]
        self.symbol: list[int] = [face & FACE_SYMBOL for face in self.face]
        self.decks: list[list[int]] = [  # by side
            [card for card, back in enumerate(self.back) if back == side] for side in (LAW, OUTLAW)
        ]


def _lineup(value: Plain) -> list[int]:
    assert isinstance(value, list)
    return [CHARACTERS.index(name) for name in value if isinstance(name, str)]
