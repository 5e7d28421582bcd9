"""Clocks of tables go by time in which people could play: no step of the machine's clock, and no stop of the server."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.server.clock import STOPPED, TICK, Moments
from tests.server.company import Player, asked, company, done, hear_until
from tests.server.serving import Served

SET = """
import time
real, file = time.time, {file!r}
def stepped():
    with open(file) as step:
        return real() + float(step.read() or 0)
time.time = stepped
"""


@pytest.fixture
def stepped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], object]:
    """Servers that are started from now on have a calendar that can be set: the function to set it."""
    (tmp_path / "step").write_text("0")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(SET.format(file=str(tmp_path / "step")))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"))
    return lambda seconds: (tmp_path / "step").write_text(str(seconds))


def kinds(player: Player) -> list[str]:
    return [line["kind"] for line in player.story]


def seconds_noted(player: Player) -> float:
    """From one line of chat to the next, as the log notes it."""
    said = [line["at"] for line in player.story if line["kind"] == "said"]
    return (said[-1] - said[-2]) / 1000


def say(player: Player) -> None:
    seq = done(player.do("say", text="Tick."))
    hear_until(player, lambda table: table["seq"] >= seq)


@pytest.mark.slow
def test_a_step_of_the_machines_clock_is_not_charged_to_anybody(
    tmp_path: Path, stepped: Callable[[float], object]
) -> None:
    with Served(tmp_path) as served:
        players = company(served, clock={"kind": "chess", "seconds": 600})
        ann = players[0]
        say(ann)
        for step in (3600, -3600):
            stepped(step)
            say(ann)
            assert abs(seconds_noted(ann)) < 600
            ping = ann.do("ping")["seq"]
            assert "flagged" not in kinds(ann), "an hour's step took somebody's time"
            done(asked(players).pick())
            hear_until(ann, lambda table, ping=ping: table["seq"] > ping)  # type: ignore[misc]
            assert min(ann.table["clock"]["left"]) > 400_000
        stepped(7200)
        away = ann.guest.http.get(f"/api/tables/{ann.at}").json()["at"]
        say(ann)
        assert ann.guest.http.get(f"/api/tables/{ann.at}").json()["at"] - away > 3_000_000  # lists go by the calendar


@pytest.mark.slow
def test_a_flag_still_falls_after_the_clock_was_set_back(tmp_path: Path, stepped: Callable[[float], object]) -> None:
    with Served(tmp_path) as served:
        ann = company(served, clock={"kind": "move", "seconds": 2})[0]
        stepped(-3600)
        say(ann)
        hear_until(ann, lambda _: "flagged" in kinds(ann))


@pytest.mark.slow
@pytest.mark.parametrize("how", ["kill", "stop"])
def test_time_in_which_the_server_was_down_is_nobodys(
    how: str, tmp_path: Path, stepped: Callable[[float], object]
) -> None:
    with Served(tmp_path) as served:
        began = time.monotonic()
        players = company(served, clock={"kind": "move", "seconds": 30})
        seat = next(p for p in players if p.table["ask"]).table["seat"]
        time.sleep(0.5)
        getattr(served, how)()
        at_most = 1000 * (time.monotonic() - began)
        stepped(40)  # as if it had been down for so long
        served.start()
        again = Player(players[0].guest, players[0].at)
        hear_until(again, lambda _: "resumed" in kinds(again))
        assert "flagged" not in kinds(again)
        assert 30_000 - at_most - 1 <= again.table["clock"]["left"][seat] <= 30_000


@pytest.mark.slow
def test_time_in_which_the_server_was_stopped_is_nobodys(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ann = company(served, clock={"kind": "move", "seconds": 600})[0]
        say(ann)
        asleep = 2 * STOPPED + 2
        began = time.monotonic()
        served.process.send_signal(signal.SIGSTOP)
        try:
            time.sleep(asleep)
        finally:
            served.process.send_signal(signal.SIGCONT)
        say(ann)
        awake = time.monotonic() - began - asleep
        assert seconds_noted(ann) <= awake + STOPPED + TICK


def test_no_time_passes_for_a_house_that_cannot_look_at_the_clock() -> None:
    steady = [100.0]
    moments = Moments(wall=lambda: 5.0, steady=lambda: steady[0])
    moments._watchers = 1
    for passed in (0.5, 1.0):
        steady[0] += passed
        moments.now()
    assert moments.now() == 6_500
    steady[0] += 3600
    assert moments.now() == 6_500 + 500
    moments._watchers = 0  # nobody looks regularly: a long time may pass between two looks
    steady[0] += 3600
    assert moments.now() == 7_000 + 3_600_000
