"""How much to test: ./test quick, ./test and ./test long set SIXGUN_BUDGET."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

BUDGET = os.environ.get("SIXGUN_BUDGET", "quick")
GAMES = {"quick": 60, "all": 2_000, "long": 100_000}[BUDGET]


SHARES = {"bang-duel": 0.25, "gunslinger": 0.1}  # of games that take longer: so many instead of one


def games(share: float = 1.0, key: str = "") -> settings:
    """Hypothesis settings for a share of the budget's games, each example being one whole game."""
    return settings(
        max_examples=max(10, int(GAMES * share * SHARES.get(key, 1.0))),
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
