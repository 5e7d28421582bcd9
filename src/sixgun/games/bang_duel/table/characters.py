"""The characters (I Personaggi): the twelve of the Law first, then the twelve Outlaws."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

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
CHARACTERS: Final = words(__name__, "")

EACH_SIDE: Final = 12  # characters of the Law come first, then the Outlaws [components.characters.twelve-each]
ALWAYS_AWAKE: Final = frozenset(
    [BART_MASTERSON, BUFFALO_BELL, THE_STRANGER, SOUNDANCE_KID]
)  # [rear.always-active.members]


def side_of(character: int) -> int:
    return character // EACH_SIDE


def characters_of(side: int) -> range:
    return range(side * EACH_SIDE, (side + 1) * EACH_SIDE)
