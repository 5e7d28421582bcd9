"""Dealing anew: a viewer sees the same table, and what that viewer does not know may be anything."""

from __future__ import annotations

import pytest

from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage


@pytest.mark.parametrize("viewer", [LAW, OUTLAW, None])
def test_hands_of_others_are_dealt_anew_and_the_own_is_not(viewer: int | None) -> None:
    stage = Stage(hand=["colt.ld", "bank.lb"], other_hand=["beer.ob", "knife.oh"])
    hands = [GAME.data(GAME.redeal(stage.state, viewer, seed))["hands"] for seed in range(12)]
    for seat in (LAW, OUTLAW):
        found = {tuple(sorted(hand[seat])) for hand in hands}
        assert (len(found) == 1) == (seat == viewer)
