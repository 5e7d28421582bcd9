"""The verbs of card abilities by number: what follows each, and what it does; see docs/doomtown-cards.md.

Each file of effects says its verbs. Those that words.py names have the numbers that they have there.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import named
from sixgun.games.doomtown.language import (
    effects_cards,
    effects_changes,
    effects_flow,
    effects_hands,
    effects_special,
    effects_starts,
    words,
)
from sixgun.games.doomtown.language.meanings import word_of
from sixgun.games.doomtown.language.running import Effect

SIGNATURES: Final[dict[str, str]] = {}
_effects: dict[str, Effect] = {}
for table in (
    effects_flow.VERBS,
    effects_cards.VERBS,
    effects_changes.VERBS,
    effects_hands.VERBS,
    effects_starts.VERBS,
    effects_special.VERBS,
):
    for effect, signature in table.items():
        word = word_of(effect, "do_")
        assert word not in SIGNATURES, f"two verbs are named {word}"
        SIGNATURES[word], _effects[word] = signature, effect

VERBS: Final[tuple[str, ...]] = words.VERBS + tuple([word for word in SIGNATURES if word not in words.VERBS])
BY_VERB: Final[tuple[Effect, ...]] = named("verbs", VERBS, _effects)
