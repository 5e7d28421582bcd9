"""Strengths of bots: what the Bradley-Terry model says of them, and a ladder that anybody can check."""

from __future__ import annotations

import json
from math import log10, sqrt
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.core.refusals import Refused
from sixgun.lab.files.outfile import OutFile
from sixgun.lab.ladder import Ladder, climb, differences, read_records
from sixgun.lab.series import Row, Series
from sixgun.lab.strengths import chance, strengths
from tests.lab.series import DUEL, played
from tests.terminal.run import sixgun

Ahead = dict[tuple[str, str], tuple[float, int]]


def ahead(**won: tuple[float, int]) -> Ahead:
    """By two letters: how often the first was ahead of the second, of how many."""
    found: Ahead = {}
    for (one, other), (wins, games) in won.items():
        found[one, other], found[other, one] = (wins, games), (games - wins, games)
    return found


def test_two_bots_differ_by_the_odds_of_their_meetings() -> None:
    """By hand: 75 of 100, and one shared game; the variance of log odds is 1 / (n p q)."""
    found = strengths(ahead(ab=(75, 100)), anchor="b")
    odds = 75.5 / 25.5
    assert found["b"] == (0, 0, 0)
    assert found["a"].value == pytest.approx(400 * log10(odds))
    reach = 1.96 / sqrt(101 * (75.5 / 101) * (25.5 / 101)) * 400 / 2.302585093
    assert found["a"].high - found["a"].value == pytest.approx(reach)
    assert found["a"].value - found["a"].low == pytest.approx(reach)


@given(st.integers(0, 10**6), st.integers(2, 6))
def test_every_bot_is_expected_to_win_what_it_won(seed: int, bots: int) -> None:
    """The equations that the most likely strengths fulfil, whatever they were found by."""
    roll = Random(seed)
    names = "abcdef"[:bots]
    met = {
        names[i] + names[j]: (roll.randrange(games + 1), games)
        for i in range(bots)
        for j in range(i)
        if (games := roll.randrange(1, 60))
    }
    seen = ahead(**met)
    found = strengths(seen, anchor="a")
    assert set(found) == set(names)
    for one in names:
        won = sum([wins + 0.5 for (first, _), (wins, _) in seen.items() if first == one])
        expected = sum(
            [
                (games + 1) * chance(found[one].value, found[other].value)
                for (first, other), (_, games) in seen.items()
                if first == one
            ]
        )
        assert won == pytest.approx(expected, abs=1e-6)


def test_who_met_nobody_that_leads_to_the_anchor_has_no_strength_beside_it() -> None:
    found = strengths(ahead(ab=(6, 10), cd=(1, 10)), anchor="b")
    assert sorted(found) == ["a", "b"]
    assert strengths({}) == {}
    assert strengths(ahead(xy=(0, 5)))["x"] == (0, 0, 0)  # without `random`, the first name


def row(number: int, first: int) -> Row:
    return Row(number, ("a", "b"), (first,), "", 1, (1 + first, 2 - first))


def recorded(folder: Path, name: str, games: int = 6) -> Path:
    series = Series("gunfighters", 3, {}, ("random", "rules"), 4, {}, (), True)
    out = OutFile(str(folder / name), series, games)
    out.write(played(series, games))
    out.finish()
    return folder / name


def test_records_bring_the_rows_that_are_played_without_them() -> None:
    for series in (DUEL, Series("doomtown", 2, {}, ("random",)), Series("gunslinger", 3, {}, ("random", "rules"))):
        plain, kept = played(series, 2), played(series._replace(records=True), 2)
        assert [row._replace(record=b"") for row in kept] == plain
        assert all(msgspec.json.decode(row.record)["seed"] == row.seed for row in kept)


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.zst"])
def test_a_ladder_is_the_same_in_any_order_and_notices_a_change(tmp_path: Path, name: str) -> None:
    path = recorded(tmp_path, name)
    assert [file.name for file in tmp_path.iterdir()] == [name]
    frozen = climb([path]).plain()
    kept = list(read_records(path))
    assert [record.names for record in kept][:2] == [["random", "rules", "random"], ["random", "random", "rules"]]
    backwards = Ladder()
    for record in reversed(kept):
        backwards.add(record)
    assert differences(frozen, backwards) == []
    fewer = Ladder()
    for record in kept[1:]:
        fewer.add(record)
    assert {problem.args["field"] for problem in differences(frozen, fewer)} >= {"games", "records"}

    kept[0].picks[-1] = (kept[0].picks[-1][0], "nonsense")
    with pytest.raises(Refused) as refused:
        Ladder().add(kept[0])
    assert refused.value.refusals[0].code == "ladder-record"
    kept[1].names = []
    with pytest.raises(Refused):
        Ladder().add(kept[1])


@pytest.mark.parametrize("line", [b"hello", b"{}", b"[1]", b'{"record": 7}', b"\xff"])
def test_a_file_without_records_says_so(tmp_path: Path, line: bytes) -> None:
    """It said that the file should be deleted, even where it was a frozen ladder."""
    path = recorded(tmp_path, "games.jsonl")
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], line, *lines[1:]]))
    with pytest.raises(
        Refused, match=r"games\.jsonl has no record of a game in line 2: name files that --records wrote"
    ):
        climb([path])


def test_a_packed_file_that_was_cut_off_says_so(tmp_path: Path) -> None:
    path = recorded(tmp_path, "games.jsonl.zst")
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(Refused, match=r"games\.jsonl\.zst cannot be read"):
        climb([path])


@pytest.mark.slow
def test_the_ladder_from_the_command_line(tmp_path: Path) -> None:
    given = ["--seats", "3", "--games", "6", "--seed", "4", "--bots", "random,rules", "--json"]
    made = sixgun(tmp_path, "arena", "gunfighters", *given, "--records", "games.jsonl.zst")
    report = json.loads(made.stdout)
    assert report["made"]["seed"] == 4
    assert report["made"]["command"].endswith("--records games.jsonl.zst --lang en")
    assert "Choose one of" in sixgun(tmp_path, "arena", "gunfighters", "--out", "a.csv", "--records", "b.jsonl").stderr
    shown = json.loads(sixgun(tmp_path, "ladder", "games.jsonl.zst", "--json", "--freeze", "ladder.json").stdout)
    assert shown["bots"]["rules"][0] == pytest.approx(report["bots"]["rules"]["strength"], abs=0.06)
    assert "holds" in sixgun(tmp_path, "ladder", "games.jsonl.zst", "--check", "ladder.json").stdout
    frozen = tmp_path / "ladder.json"
    frozen.write_text(frozen.read_text().replace('"games": 6', '"games": 7'))
    assert sixgun(tmp_path, "ladder", "games.jsonl.zst", "--check", "ladder.json", "--lang", "it").returncode == 2
    assert "no file" in sixgun(tmp_path, "ladder", "none.jsonl").stderr
    assert "forza" in sixgun(tmp_path, "ladder", "games.jsonl.zst", "--lang", "it").stdout
