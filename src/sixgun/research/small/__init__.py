"""Small variants that can be solved: the rules of the games with a few cards, cut off after a few picks.

Their figures are packs of the house in this folder. In OpenSpiel each draw is a chance node, so its algorithms give
exact best responses.

>>> small_game("small-duel").house_data()
['hand', 'lineup', 'variant', 'life', 'law', 'outlaw']
"""

from __future__ import annotations

from typing import Any

from sixgun.core.box import read_toml
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of

SMALL = {  # the game that each is a variant of
    "small-duel": "bang-duel",
    "small-gunfighters": "gunfighters",
    "small-gunslinger": "gunslinger",
    "small-doomtown": "doomtown",
}


def small_game(name: str) -> Game[Any]:
    """The variant of that name, as a game."""
    if name not in SMALL:
        raise Refused(Refusal("no-such-game", {"got": name[:40], "games": [*SMALL]}))
    return game_of(SMALL[name]).repacked(read_toml("sixgun.research.small", f"{name}.toml"))
