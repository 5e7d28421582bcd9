"""Ladders without records: what was played is written down, and anybody can play it again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sixgun as package
from sixgun.core.refusals import Refused
from sixgun.lab.ladder import climb, differences, play, read_series
from sixgun.lab.series import Series
from tests.lab.test_strengths import recorded
from tests.terminal.run import sixgun

LADDERS = Path(__file__).parents[2] / "ladders" / package.__version__
SERIES = Series("gunfighters", 3, {}, ("random", "rules"), 4)


def test_a_series_makes_the_ladder_of_its_records(tmp_path: Path) -> None:
    """The records of the same series, written by a run and read from its file, are the witnesses."""
    kept = climb([recorded(tmp_path, "games.jsonl")])
    made = play(SERIES, 6)
    assert {one.args["field"] for one in differences(kept.plain(), made)} == {"series"}
    assert differences(made.plain(), kept) == []  # with the records in hand, what was played is not asked
    assert made.plain()["records"] == kept.plain()["records"]


def test_what_was_played_comes_back_from_the_file() -> None:
    frozen: Any = json.loads(json.dumps(play(SERIES, 4).plain("sixgun ladder")))
    found = read_series(frozen)
    assert found is not None
    assert found[1] == 4
    assert differences(frozen, play(*found)) == []
    frozen["series"]["seed"] = 5
    other = read_series(frozen)
    assert other is not None
    assert {one.args["field"] for one in differences(frozen, play(*other))} >= {"records"}


@pytest.mark.parametrize("bot", ["exec:./mybot", "mybots:Clever", "nobody"])
def test_a_ladder_from_somebody_else_starts_and_loads_nothing(bot: str) -> None:
    series = {"seats": 3, "bots": [bot, "random"], "games": 2, "seed": 1}
    with pytest.raises(Refused) as refused:
        read_series({"game": "gunfighters", "series": series})
    assert refused.value.refusals[0].code == "ladder-file"


@pytest.mark.parametrize("bot", ["hard", "search:0.1s", "exec:./mybot"])
def test_bots_that_look_at_the_clock_need_records(bot: str) -> None:
    with pytest.raises(Refused) as refused:
        play(SERIES._replace(bots=(bot, "random")), 1)
    assert refused.value.refusals[0].code == "ladder-clock"


def test_a_ladder_is_played_frozen_and_checked_from_the_command_line(tmp_path: Path) -> None:
    words = ("ladder", "--play", "gunfighters", "--seats", "3", "--bots", "random,easy", "--games", "4")
    made = sixgun(tmp_path, *words, "--seed", "7", "--freeze", "ladder.json", "--json")
    shown = json.loads(made.stdout)
    assert shown == json.loads((tmp_path / "ladder.json").read_text())
    assert shown["made"]["seed"] == 7
    assert shown["made"]["command"].startswith("sixgun ladder --play gunfighters --seats 3")
    assert "all 4 games were replayed" in sixgun(tmp_path, "ladder", "--check", "ladder.json").stdout
    told = (tmp_path / "ladder.json").read_text()
    (tmp_path / "ladder.json").write_text(told.replace(shown["records"], "0" * 32))
    ended = sixgun(tmp_path, "ladder", "--check", "ladder.json")
    assert ended.returncode == 2
    assert "says otherwise than its records: records" in ended.stderr
    assert "no games for a ladder" in sixgun(tmp_path, "ladder").stderr


@pytest.mark.slow
def test_every_file_of_figures_says_where_it_comes_from(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    run = ("bang-duel", "--games", "2", "--bots", "random")
    sixgun(tmp_path, "simulate", *run, "--trajectories", "moves.parquet")
    sixgun(tmp_path, "simulate", *run, "--out", "rows.parquet")
    sixgun(tmp_path, "play", "bang-duel", "--seats", "random,random", "--seed", "1", "--save", "game.json")
    sixgun(tmp_path, "simulate", *run, "--report", "report.md")
    made = [json.loads(pq.read_schema(tmp_path / f"{name}.parquet").metadata[b"sixgun"]) for name in ("moves", "rows")]
    printed = (
        ("simulate", *run, "--json"),
        ("arena", "bang-duel", "--games", "2", "--bots", "random,enter", "--json"),
        ("review", "game.json", "--iterations", "1", "--seat", "0", "--json"),
        ("odds", "doomtown", "--json"),
        ("odds", "bang-duel", "--record", "game.json", "--step", "9", "--json"),
        ("bench", "bang-duel", "--seconds", "0.1", "--json"),
    )
    for words in printed:
        ended = sixgun(tmp_path, *words)
        assert ended.returncode == 0, (words, ended.stderr)
        made.append(json.loads(ended.stdout)["made"])
        assert made[-1]["command"].startswith(f"sixgun {words[0]} "), words
    for one in made:
        assert one["sixgun"] == package.__version__
        assert {"compiled", "python", "platform", "rules", "command"} <= {*one}, one
    assert [one["seed"] for one in made[:5]] == [1] * 5
    report = (tmp_path / "report.md").read_text()
    assert f"Made with Sixgun {package.__version__}, version " in report
    assert "simulate bang-duel --games 2 --seed 1" in report


@pytest.mark.parametrize("path", sorted(LADDERS.glob("*.json")), ids=lambda path: path.stem)
def test_the_ladders_of_this_version_say_what_was_played(path: Path) -> None:
    frozen = json.loads(path.read_text())
    assert frozen["game"] == path.stem
    assert frozen["made"]["sixgun"] == package.__version__
    assert frozen["made"]["rules"] == {path.stem: package.game(path.stem).version}
    found = read_series(frozen)
    assert found is not None
    assert found[1] == frozen["games"] >= 60
    assert frozen["bots"]["random"] == [0.0, 0.0, 0.0]
    assert all(low <= value <= high for value, low, high in frozen["bots"].values())


@pytest.mark.slow
@pytest.mark.parametrize("key", ["gunfighters"])
def test_a_ladder_of_this_version_holds(key: str) -> None:
    """If a bot of the game plays otherwise now, make the ladder anew: CONTRIBUTING.md has the command."""
    frozen = json.loads((LADDERS / f"{key}.json").read_text())
    found = read_series(frozen)
    assert found is not None
    assert differences(frozen, play(*found, frozen["anchor"])) == []
