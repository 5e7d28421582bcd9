"""Series of games: the same on one core and on several, tallied right, recorded on request."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.lab.playout import seated
from sixgun.lab.rates import wilson
from sixgun.lab.simulate import Row, Series, Tally, play_series, record_game, simulate

SERIES = Series("gunfighters", 4, {}, ("random", "rules"), 5, {})


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_on_one_core_and_on_two() -> None:
    one = [row for rows in play_series(SERIES, 60, jobs=1) for row in rows]
    two = [row for rows in play_series(SERIES, 60, jobs=2) for row in rows]
    assert one == two
    assert [row.number for row in one] == list(range(60))


def test_a_game_of_a_series_can_be_recorded_and_its_record_holds() -> None:
    rows = [row for rows in play_series(SERIES, 10, jobs=1) for row in rows]
    assert len(rows) == 10
    for row in rows:
        match = record_game(SERIES, row.number)
        assert len(match.picks) == row.decisions
        assert match.game.result(match.state).winners == row.winners
        assert sixgun.verify(match.record())


def test_bots_change_seats_from_game_to_game() -> None:
    assert seated(["a", "b"], 4, 0) == ["a", "b", "a", "b"]
    assert seated(["a", "b"], 4, 1) == ["b", "a", "b", "a"]
    assert seated(["a", "b", "c"], 3, 1) == ["c", "a", "b"]
    sat = [seated(["a", "b", "c", "d"], 4, number).index("a") for number in range(4)]
    assert sorted(sat) == [0, 1, 2, 3]


def test_a_series_without_bots_is_refused() -> None:
    with pytest.raises(sixgun.Refused, match="no bot here"):
        simulate(SERIES._replace(bots=()), 3)


def test_wins_are_tallied_by_seat_and_by_bot_and_a_draw_is_shared() -> None:
    tally = Tally(Series("gunfighters", 3, {}, ("a", "b"), 1, {}))
    tally.add([Row(0, ("a", "b", "a"), (1,), "last-standing", 10), Row(1, ("b", "a", "b"), (0, 1), "draw", 20)])
    report = tally.report()
    assert report["wins"] == [0.5, 1.5, 0.0]
    assert report["decisions"] == 30
    assert report["reasons"] == {"draw": 1, "last-standing": 1}
    assert report["bots"]["a"]["wins"] == 0.5  # type: ignore[index,call-overload]
    assert report["bots"]["b"]["wins"] == 1.5  # type: ignore[index,call-overload]
    assert (report["bots"]["a"]["seats"], report["bots"]["b"]["seats"]) == (3, 3)  # type: ignore[index,call-overload]


def test_options_that_vary_have_figures_by_value() -> None:
    tally = Tally(Series("gunfighters", 3, {}, ("a", "b"), 1, {}, ("plaza",)))
    tally.add([Row(0, ("a", "b", "a"), (1,), "draw", 10, options={"plaza": True})])
    tally.add([Row(n, ("a", "b", "a"), (0,), "draw", 20, options={"plaza": False}) for n in (1, 2)])
    found = tally.report()["vary"]["plaza"]  # type: ignore[index,call-overload]
    assert {value: figures["games"] for value, figures in found.items()} == {"true": 1, "false": 2}
    assert found["true"]["wins"] == [0.0, 1.0, 0.0]
    assert (found["false"]["bots"]["a"]["wins"], found["false"]["bots"]["a"]["seats"]) == (2.0, 4)
    assert found["false"]["decisions_per_game"] == 20


def test_the_report_has_what_scripts_count_on() -> None:
    report = simulate(Series("gunfighters", 5, {}, ("random",), 1, {}), 20).report()
    assert {"game", "games", "decisions", "seconds", "decisions_per_second", "seats", "wins"} <= report.keys()
    assert (report["games"], report["seats"], sum(report["wins"])) == (20, 5, pytest.approx(20))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Figures from the closed form worked out by hand for z = 1.96."""
    found = wilson(wins, games)
    assert found == (pytest.approx(low, abs=2e-4), pytest.approx(high, abs=2e-4))


def test_a_runaway_game_comes_back_as_far_as_it_got(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixgun.game("gunfighters"), "pick_cap", 5)
    with pytest.raises(sixgun.Runaway):
        simulate(SERIES, 3)
    assert len(record_game(SERIES, 0).picks) == 5
