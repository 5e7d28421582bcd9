"""Decisions of recorded games as numbers are what an environment shows and takes when the game is played again."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import sixgun
from sixgun.lab.files.rows import JsonLines
from sixgun.lab.series import Series, play_chunk, record_game
from sixgun.research import aec_env
from sixgun.research.trajectories import Folder
from sixgun.terminal.series.trajectories import write_trajectories
from tests.terminal.run import sixgun as run

SERIES = [
    Series("gunfighters", 3, {}, ("rules",)),
    Series("bang-duel", 2, {}, ("random",)),
    Series("gunslinger", 2, {}, ("random",)),
    Series("doomtown", 2, {}, ("random",)),
]


@pytest.mark.parametrize("series", SERIES, ids=lambda series: series.game)
def test_decisions_are_those_of_the_environment(series: Series) -> None:
    record = record_game(series, 0).record()
    made = list(Folder().decisions(record))
    assert len(made) == len(record.picks)
    env = aec_env(series.game, seats=series.seats)
    env.reset(seed=1)
    env.unwrapped.table.deal(record.seed)  # the same deal
    table = env.unwrapped.table
    for decision in made:
        assert table.asked()[0] <= decision.seat
        assert np.array_equal(table.observe(decision.seat), decision.observation)
        assert sorted(decision.mask) == np.flatnonzero(table.mask(decision.seat)).tolist()
        assert table.play(decision.seat, decision.action)
    assert table.over()
    last = {decision.seat: decision.reward for decision in made}
    assert [last[seat] for seat in sorted(last)] == [table.rewards()[seat] for seat in sorted(last)]
    assert sum([decision.reward != 0 for decision in made]) <= series.seats


def test_writing_says_how_far_it_is(tmp_path: Path) -> None:
    series = SERIES[0]._replace(records=True)
    lines = tmp_path / "lines.jsonl"
    lines.write_bytes(b"".join([JsonLines().line(row) for row in play_chunk(series, 0, 3)]))
    told: list[int] = []
    write_trajectories(lines, tmp_path / "moves.parquet", series, {}, told.append)
    assert told == [0, 1, 2]


@pytest.mark.slow
def test_a_series_is_written_as_decisions(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    given = ["--seats", "2", "--games", "3", "--bots", "random"]
    done = run(tmp_path, "simulate", "bang-duel", *given, "--trajectories", "moves.parquet", "--json")
    table = pq.read_table(tmp_path / "moves.parquet")
    assert table.num_rows == json.loads(done.stdout)["decisions"]
    made = json.loads(table.schema.metadata[b"sixgun"])
    assert (made["sixgun"], made["rules"]) == (sixgun.__version__, {"bang-duel": sixgun.game("bang-duel").version})
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == {0, 1, 2}
    assert all(row["action"] in row["mask"] and len(row["options"]) == len(row["mask"]) for row in rows)
    assert sum([row["reward"] for row in rows]) == 0
    assert "must end in" in run(tmp_path, "simulate", "bang-duel", *given, "--trajectories", "moves.csv").stderr
