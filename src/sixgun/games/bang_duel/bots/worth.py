"""What cards and leaders are worth to the bots."""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import bound
from sixgun.games.bang_duel.table.characters import (
    ANNIE_OAKEY,
    CHARACTERS,
    DALTON_BROS,
    SID_CURRY,
    TEX_KILLER,
    TOCO_RAMIREZ,
    WEST_HARDING,
    WYATT_EAR,
)
from sixgun.games.bang_duel.table.kinds import (
    BANK,
    BARREL,
    BEER,
    BISON_HERD,
    CARBINE,
    COLT,
    DERRINGER,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    GUN_BELT,
    HAT,
    INDIANS,
    KINDS,
    KNIFE,
    MISSED,
    PEACEMAKER,
    RATTLESNAKE,
    REMINGTON,
    RETURN_FIRE,
    ROBBERY,
    SCHOFIELD,
    SCHOOLTEACHER,
    SCOPE,
    SHOTGUN,
    STRONG_BEER,
    VOLLEY,
    WAGON,
    WATCH,
    WATER,
    WINCHESTER,
)

# By kind: what a card is worth in the hand when one must go, or be chosen.
WORTH: Final[tuple[float, ...]] = bound(
    "worths of cards",
    {
        MISSED: 9.0,
        RETURN_FIRE: 10.0,
        GATLING: 7.0,
        BARREL: 7.0,
        WINCHESTER: 6.5,
        DERRINGER: 6.0,
        KNIFE: 6.0,
        COLT: 5.5,
        CARBINE: 5.6,
        PEACEMAKER: 5.8,
        REMINGTON: 5.7,
        SCHOFIELD: 5.7,
        SHOTGUN: 5.6,
        ROBBERY: 6.0,
        SCHOOLTEACHER: 4.5,
        WAGON: 6.5,
        GENERAL_STORE: 5.0,
        BEER: 6.0,
        STRONG_BEER: 4.0,
        DUEL: 4.0,
        INDIANS: 4.5,
        HAT: 6.0,
        GUN_BELT: 5.0,
        BANK: 5.0,
        SCOPE: 4.0,
        VOLLEY: 3.0,
        WATCH: 2.5,
        WATER: 3.0,
        RATTLESNAKE: 4.0,
        BISON_HERD: 2.0,
        DYNAMITE: 1.0,
    },
    len(KINDS),
)
# By kind: what is fired before other hits, and by how much it is better.
EARLY: Final[dict[int, float]] = {KNIFE: 0.6, PEACEMAKER: 0.3, DERRINGER: 0.2, WINCHESTER: 0.1}
FIRST: Final = [EARLY.get(kind, 0.0) for kind in range(len(KINDS))]
# By character: how well it leads; abilities that only work in front are worth more there.
LEADERS: Final[dict[int, float]] = {
    WYATT_EAR: 2.0,
    TEX_KILLER: 2.0,
    ANNIE_OAKEY: 2.0,
    TOCO_RAMIREZ: 2.0,
    DALTON_BROS: 1.0,
    WEST_HARDING: 2.0,
    SID_CURRY: 2.0,
}
LEADS: Final = [LEADERS.get(character, 0.0) for character in range(len(CHARACTERS))]
