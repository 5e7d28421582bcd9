"""How much to test: ./test quick, ./test and ./test long set SIXGUN_BUDGET."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

BUDGET = os.environ.get("SIXGUN_BUDGET", "quick")
GAMES = {"quick": 150, "all": 800, "long": 100_000}[BUDGET]  # in all

# Each game's share of them: the longer a game takes, the fewer.
SHARES = {"gunfighters": 0.3, "bang-duel": 0.08, "gunslinger": 0.06, "doomtown": 0.03, "standoff": 0.25}

EXAMPLES = {"quick": 0.2, "all": 1.0, "long": 50.0}[BUDGET]  # of those that a test usually looks at


def examples(usual: int) -> settings:
    """Hypothesis settings for a test that usually looks at so many examples, each of which takes no time."""
    return settings(max_examples=int(usual * EXAMPLES), deadline=None, database=None)


def games(share: float = 1.0, key: str = "") -> settings:
    """Hypothesis settings for a share of a game's games, each example being one whole game."""
    return settings(
        max_examples=max(40, int(GAMES * share * SHARES.get(key, 0.1))),
        deadline=None,
        database=None,
        derandomize=BUDGET != "long",  # ./test plays the same games every time; ./test long goes looking for others
        phases=(Phase.explicit, Phase.generate),  # a game's seed is no simpler for being smaller
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
