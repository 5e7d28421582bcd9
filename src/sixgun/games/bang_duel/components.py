"""The components (Contenuto): characters and playing cards as tables, read from data/components.toml."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.plain import Plain
from sixgun.lib.boxes import figure

KEY = "bang-duel"

SIDES = ("law", "outlaw")
LAW, OUTLAW = range(2)

SYMBOLS = ("barrel", "snake", "dynamite", "horseshoe")
BARREL_SYMBOL, SNAKE_SYMBOL, DYNAMITE_SYMBOL, HORSESHOE_SYMBOL = range(4)
LETTERS = "bsdh"

KINDS = (
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
(
    WATER,
    BANK,
    BARREL,
    BEER,
    STRONG_BEER,
    HAT,
    CARBINE,
    WAGON,
    GUN_BELT,
    COLT,
    DERRINGER,
    DYNAMITE,
    DUEL,
    GENERAL_STORE,
    ROBBERY,
    GATLING,
    INDIANS,
    SCHOOLTEACHER,
    MISSED,
    BISON_HERD,
    SCOPE,
    WATCH,
    PEACEMAKER,
    KNIFE,
    VOLLEY,
    REMINGTON,
    RETURN_FIRE,
    SCHOFIELD,
    RATTLESNAKE,
    SHOTGUN,
    WINCHESTER,
) = range(31)
NO_KIND = 31

# The three types of card, by their border. [type.kinds.three, type.bang.effects]
BANGS = frozenset([CARBINE, COLT, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN, VOLLEY, WINCHESTER])
EQUIPMENT = frozenset([BANK, BARREL, DYNAMITE, GUN_BELT, HAT, BISON_HERD, SCOPE, WATCH, RATTLESNAKE])
ACTIONS = frozenset(range(31)) - BANGS - EQUIPMENT

# What the circled icons are on.
HITS = BANGS | {DERRINGER, GATLING, KNIFE}  # [hit.card.circled-icon, hit.icon.uncircled]
DODGES = frozenset([MISSED, RETURN_FIRE])  # [dodge.card.circled-icon, dodge.icon.uncircled]
RELOADS = frozenset([WATER, BISON_HERD, SCOPE, WATCH])  # [reload.icon.members]
ALWAYS_ACTIVE = frozenset([DYNAMITE, RATTLESNAKE, BISON_HERD])  # [rear.always-active.members]

CHARACTERS = (
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
(
    ALAN_PINKERTOON,
    ANNIE_OAKEY,
    BART_MASTERSON,
    BILL_TIGHTMAN,
    BUFFALO_BELL,
    DALON_RANGER,
    JANGO,
    PAT_GARRET,
    TEX_KILLER,
    THE_STRANGER,
    WILD_BILL,
    WYATT_EAR,
    BABE_LEROY,
    BULL_ANDERSON,
    CATTLE_KATIE,
    DALTON_BROS,
    JACK_RANSOME,
    PEARL_HAT,
    SID_CURRY,
    SLIM_POET,
    SOUNDANCE_KID,
    TOCO_RAMIREZ,
    TOM_THORN,
    WEST_HARDING,
) = range(24)
EACH_SIDE = 12  # characters of the Law come first, then the Outlaws [components.characters.twelve-each]
ALWAYS_AWAKE = frozenset([BART_MASTERSON, BUFFALO_BELL, THE_STRANGER, SOUNDANCE_KID])  # [rear.always-active.members]

# A face is all that tells cards apart: kind, back and symbol. Cards with the same face are alike.
FACES = len(KINDS) * 8
NO_FACE = 255


def face_of(kind: int, side: int, symbol: int) -> int:
    return kind << 3 | side << 2 | symbol


def face_name(face: int) -> str:
    """A card's name: its kind, then the back (l or o) and the symbol (b, s, d or h).

    >>> face_name(face_of(MISSED, LAW, SNAKE_SYMBOL))
    'missed.ls'
    """
    return f"{KINDS[face >> 3]}.{'lo'[face >> 2 & 1]}{LETTERS[face & 3]}"


FACE_NAMES = tuple([face_name(face) for face in range(FACES)])


def side_of(character: int) -> int:
    return character // EACH_SIDE


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


def _lineup(value: Plain) -> list[int]:
    assert isinstance(value, list)
    return [CHARACTERS.index(name) for name in value if isinstance(name, str)]
