"""Positions hold everything that a game goes on from."""

from __future__ import annotations

import json

import pytest

from tests.rules.bang_duel.looks import lead_off, wander
from tests.rules.bang_duel.stage import GAME, LAW, Stage


def again(stage: Stage) -> Stage:
    """The same table, from its plain data."""
    other = Stage()
    other.state = GAME.position(json.loads(json.dumps(stage.data)))
    return other


def test_shuffles_that_nobody_can_tell_apart_any_more_stay_one() -> None:
    stage = Stage(
        hand=["missed.ls", "missed.ls", "duel.ld"],
        origin=[[0, 2, 2], []],
        decks=[["missed.ls", "bank.lb"], []],
        common=["beer.ob"],
        rest="discards",
        life=[[1, 4], []],
    )
    stage.pick("end")
    assert stage.asked == (LAW, "discard")
    assert stage.data["deck_origin"] == [0, 1]
    stage.pick("discard:missed.ls")  # from the first deck or from the common one: only its owner knows
    assert stage.data["deck_origin"] == [2, 1]
    other = again(stage)
    assert other.data == stage.data
    for viewer in (0, 1, None):
        assert other.view(viewer) == stage.view(viewer)


@pytest.mark.parametrize("seed", range(8))
def test_a_game_goes_on_from_its_data_as_from_itself(seed: int) -> None:
    state = GAME.new(seed=seed, options={"characters": 2})
    lead_off(state)
    other = GAME.position(GAME.data(state))
    for one, two in zip(wander(state, seed), wander(other, seed), strict=True):
        assert GAME.data(one) == GAME.data(two)
