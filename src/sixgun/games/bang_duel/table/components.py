"""The components (Contenuto): characters and playing cards as tables, read from data/components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.plain import Plain
from sixgun.lib.boxes import figure

KEY: Final = "bang-duel"

SIDES: Final[tuple[str, ...]] = ("law", "outlaw")
LAW: Final = 0
OUTLAW: Final = 1

SYMBOLS: Final[tuple[str, ...]] = ("barrel", "snake", "dynamite", "horseshoe")
BARREL_SYMBOL: Final = 0
SNAKE_SYMBOL: Final = 1
DYNAMITE_SYMBOL: Final = 2
HORSESHOE_SYMBOL: Final = 3
LETTERS: Final = "bsdh"

KINDS: Final[tuple[str, ...]] = (
    "water",
    "bank",
    "barrel",
    "beer",
    "strong-beer",
    "hat",
    "carbine",
    "wagon",
    "gun-belt",
    "colt",
    "derringer",
    "dynamite",
    "duel",
    "general-store",
    "robbery",
    "gatling",
    "indians",
    "schoolteacher",
    "missed",
    "bison-herd",
    "scope",
    "watch",
    "peacemaker",
    "knife",
    "volley",
    "remington",
    "return-fire",
    "schofield",
    "rattlesnake",
    "shotgun",
    "winchester",
)
WATER: Final = 0
BANK: Final = 1
BARREL: Final = 2
BEER: Final = 3
STRONG_BEER: Final = 4
HAT: Final = 5
CARBINE: Final = 6
WAGON: Final = 7
GUN_BELT: Final = 8
COLT: Final = 9
DERRINGER: Final = 10
DYNAMITE: Final = 11
DUEL: Final = 12
GENERAL_STORE: Final = 13
ROBBERY: Final = 14
GATLING: Final = 15
INDIANS: Final = 16
SCHOOLTEACHER: Final = 17
MISSED: Final = 18
BISON_HERD: Final = 19
SCOPE: Final = 20
WATCH: Final = 21
PEACEMAKER: Final = 22
KNIFE: Final = 23
VOLLEY: Final = 24
REMINGTON: Final = 25
RETURN_FIRE: Final = 26
SCHOFIELD: Final = 27
RATTLESNAKE: Final = 28
SHOTGUN: Final = 29
WINCHESTER: Final = 30
NO_KIND: Final = 31

# The three types of card, by their border. [type.kinds.three, type.bang.effects]
BANGS: Final = frozenset([CARBINE, COLT, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN, VOLLEY, WINCHESTER])
EQUIPMENT: Final = frozenset([BANK, BARREL, DYNAMITE, GUN_BELT, HAT, BISON_HERD, SCOPE, WATCH, RATTLESNAKE])
ACTIONS: Final = frozenset(range(31)) - BANGS - EQUIPMENT

# What the circled icons are on.
HITS: Final = BANGS | {DERRINGER, GATLING, KNIFE}  # [hit.card.circled-icon, hit.icon.uncircled]
DODGES: Final = frozenset([MISSED, RETURN_FIRE])  # [dodge.card.circled-icon, dodge.icon.uncircled]
RELOADS: Final = frozenset([WATER, BISON_HERD, SCOPE, WATCH])  # [reload.icon.members]
ALWAYS_ACTIVE: Final = frozenset([DYNAMITE, RATTLESNAKE, BISON_HERD])  # [rear.always-active.members]

CHARACTERS: Final[tuple[str, ...]] = (
    "alan-pinkertoon",
    "annie-oakey",
    "bart-masterson",
    "bill-tightman",
    "buffalo-bell",
    "dalon-ranger",
    "jango",
    "pat-garret",
    "tex-killer",
    "the-stranger",
    "wild-bill",
    "wyatt-ear",
    "babe-leroy",
    "bull-anderson",
    "cattle-katie",
    "dalton-bros",
    "jack-ransome",
    "pearl-hat",
    "sid-curry",
    "slim-poet",
    "soundance-kid",
    "toco-ramirez",
    "tom-thorn",
    "west-harding",
)
ALAN_PINKERTOON: Final = 0
ANNIE_OAKEY: Final = 1
BART_MASTERSON: Final = 2
BILL_TIGHTMAN: Final = 3
BUFFALO_BELL: Final = 4
DALON_RANGER: Final = 5
JANGO: Final = 6
PAT_GARRET: Final = 7
TEX_KILLER: Final = 8
THE_STRANGER: Final = 9
WILD_BILL: Final = 10
WYATT_EAR: Final = 11
BABE_LEROY: Final = 12
BULL_ANDERSON: Final = 13
CATTLE_KATIE: Final = 14
DALTON_BROS: Final = 15
JACK_RANSOME: Final = 16
PEARL_HAT: Final = 17
SID_CURRY: Final = 18
SLIM_POET: Final = 19
SOUNDANCE_KID: Final = 20
TOCO_RAMIREZ: Final = 21
TOM_THORN: Final = 22
WEST_HARDING: Final = 23
EACH_SIDE: Final = 12  # characters of the Law come first, then the Outlaws [components.characters.twelve-each]
ALWAYS_AWAKE: Final = frozenset(
    [BART_MASTERSON, BUFFALO_BELL, THE_STRANGER, SOUNDANCE_KID]
)  # [rear.always-active.members]

# A face is all that tells cards apart: kind, back and symbol. Cards with the same face are alike.
FACES: Final = len(KINDS) * 8
NO_FACE: Final = 255


def face_of(kind: int, side: int, symbol: int) -> int:
    return kind << 3 | side << 2 | symbol


def face_name(face: int) -> str:
    """A card's name: its kind, then the back (l or o) and the symbol (b, s, d or h).

    >>> face_name(face_of(MISSED, LAW, SNAKE_SYMBOL))
    'missed.ls'
    """
    return f"{KINDS[face >> 3]}.{'lo'[face >> 2 & 1]}{LETTERS[face & 3]}"


FACE_NAMES: Final = tuple([face_name(face) for face in range(FACES)])


def side_of(character: int) -> int:
    return character // EACH_SIDE


def characters_of(side: int) -> range:
    return range(side * EACH_SIDE, (side + 1) * EACH_SIDE)


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
        self.kind: list[int] = [face >> 3 for face in self.face]
        self.back: list[int] = [face >> 2 & 1 for face in self.face]
        self.symbol: list[int] = [face & 3 for face in self.face]
        self.decks: list[list[int]] = [  # by side
            [card for card, back in enumerate(self.back) if back == side] for side in (LAW, OUTLAW)
        ]


def _lineup(value: Plain) -> list[int]:
    assert isinstance(value, list)
    return [CHARACTERS.index(name) for name in value if isinstance(name, str)]
