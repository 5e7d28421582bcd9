"""How even a showdown is, by games of bots: whose win counts for which side."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from sixgun.lab import balance
from sixgun.lab.balance import Fought
from sixgun.lab.series import play_chunk

OWN = files("sixgun.games.gunslinger").joinpath("data/showdowns")
KEY = "gunslinger"


def pack(number: int) -> dict[str, Any]:
    return tomllib.loads(OWN.joinpath(f"{number}.toml").read_text("utf-8"))


@pytest.mark.parametrize(("number", "sides"), [(1, [0, 1]), (5, [0, 1]), (7, [0, 1, 2, 3, 4, 5, 6])])
def test_every_side_has_a_player(number: int, sides: list[int]) -> None:
    assert balance.sides_of(balance.series_of(KEY, pack(number), 1)) == sides


def test_with_a_cast_by_players_everybody_of_a_side_plays() -> None:
    assert pack(2)["cast"] == "by-players"
    series = balance.series_of(KEY, pack(2), 1)
    sides = balance.sides_of(series)
    assert {side: sides.count(side) for side in sides} == {0: series.seats // 2, 1: series.seats // 2}


def test_games_are_those_of_a_series_and_each_win_is_of_a_side() -> None:
    fought = balance.fight(KEY, pack(1), 2, 4, seed=3, bot="random")
    rows = play_chunk(balance.series_of(KEY, pack(1), 3, "random"), 2, 4)
    assert [row.number for row in fought] == [2, 3]
    for row, played in zip(fought, rows, strict=True):
        assert [side for side in range(2) if row.shares[side]] == list(played.winners)
        assert sum(row.shares) == 1
    again = balance.replay_of(KEY, pack(1), 3, seed=3, bot="random")
    result = again.game.result(again.state)
    assert result is not None
    assert result.winners == rows[1].winners


def test_shares_with_their_intervals_by_hand() -> None:
    """Three games: one for the first side, one shared, one for the second; Wilson's interval of 1.5 in 3."""
    fought = [Fought(0, (1.0, 0.0), 12), Fought(1, (0.5, 0.5), 12), Fought(2, (0.0, 1.0), 9)]
    sides = balance.by_side(fought)
    assert [side["rate"] for side in sides] == [0.5, 0.5]
    assert (round(sides[0]["low"], 4), round(sides[0]["high"], 4)) == (0.1253, 0.8747)
    assert balance.report(fought) == {"games": 3, "ties": 1 / 3, "turns": 11.0, "shortest": 2, "longest": 1}
    assert balance.by_side([]) == []
