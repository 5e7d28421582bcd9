"""Laws that hold in every state: what is offered is what is legal, and nothing is lost."""

from __future__ import annotations

import pytest

import sixgun
from tests.conformance.quick_laws import one_game_keeps_the_laws

GAME = sixgun.game("gunfighters")


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_offered_is_legal_and_no_pick_breaks_anything(seats: int) -> None:
    tried = [one_game_keeps_the_laws(GAME, seats, seed, {"plaza": True, "control": True}) for seed in range(12)]
    assert sum(tried) > 1000
