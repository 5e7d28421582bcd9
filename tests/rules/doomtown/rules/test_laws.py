"""Laws that hold in every state: what is offered is what is legal, and nothing is lost."""

from __future__ import annotations

import pytest

import sixgun
from tests.conformance.quick_laws import one_game_keeps_the_laws

GAME = sixgun.game("doomtown")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_legal_and_no_pick_breaks_anything(seats: int) -> None:
    tried = [one_game_keeps_the_laws(GAME, seats, seed) for seed in range(16 // seats)]
    assert sum(tried) > 1000
