"""The kinds of playing cards (Le carte), and what their borders and icons say."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

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
KINDS: Final = words(__name__, "")
NO_KIND: Final = 31

# The three types of card, by their border. [type.kinds.three, type.bang.effects]
BANGS: Final = frozenset([CARBINE, COLT, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN, VOLLEY, WINCHESTER])
EQUIPMENT: Final = frozenset([BANK, BARREL, DYNAMITE, GUN_BELT, HAT, BISON_HERD, SCOPE, WATCH, RATTLESNAKE])
ACTIONS: Final = frozenset(range(len(KINDS))) - BANGS - EQUIPMENT

# What the circled icons are on.
HITS: Final = BANGS | {DERRINGER, GATLING, KNIFE}  # [hit.card.circled-icon, hit.icon.uncircled]
DODGES: Final = frozenset([MISSED, RETURN_FIRE])  # [dodge.card.circled-icon, dodge.icon.uncircled]
RELOADS: Final = frozenset([WATER, BISON_HERD, SCOPE, WATCH])  # [reload.icon.members]
ALWAYS_ACTIVE: Final = frozenset([DYNAMITE, RATTLESNAKE, BISON_HERD])  # [rear.always-active.members]
