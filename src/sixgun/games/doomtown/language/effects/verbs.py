"""The verbs of card abilities by number: what follows each, and what it does; see docs/doomtown-cards.md.

Each file of effects says its verbs. Those that words.py names have the numbers that they have there.
"""

from __future__ import annotations

import sys
from typing import Final

from sixgun.core.vocabulary import named
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.effects import cards, changes, flow, hands, piles, special, starts
from sixgun.games.doomtown.language.meanings import word_of
from sixgun.games.doomtown.language.running import Effect

SIGNATURES: Final[dict[str, str]] = {}
_effects: dict[str, Effect] = {}


def _take_in(module: str, verbs: dict[Effect, str]) -> None:
    """The verbs of a file: each of its functions do_* is one, and no other file has the same."""
    written = [name for name in vars(sys.modules[module]) if name.startswith("do_")]
    listed = [effect.__name__ for effect in verbs]
    if sorted(written) != sorted(listed):
        raise ValueError(f"{module}: the verbs {sorted(set(written) ^ set(listed))} are not both written and listed")
    for effect, signature in verbs.items():
        word = word_of(effect, "do_")
        if word in SIGNATURES:
            raise ValueError(f"{module}: there is a verb {word} already")
        SIGNATURES[word], _effects[word] = signature, effect


_take_in(flow.__name__, flow.VERBS)
_take_in(cards.__name__, cards.VERBS)
_take_in(changes.__name__, changes.VERBS)
_take_in(hands.__name__, hands.VERBS)
_take_in(piles.__name__, piles.VERBS)
_take_in(starts.__name__, starts.VERBS)
_take_in(special.__name__, special.VERBS)

VERBS: Final[tuple[str, ...]] = words.VERBS + tuple([word for word in SIGNATURES if word not in words.VERBS])
BY_VERB: Final[tuple[Effect, ...]] = named("verbs", VERBS, _effects)
