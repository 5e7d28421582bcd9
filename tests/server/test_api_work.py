"""Work that guests ask for over HTTP: given up when they hang up, bounded for each of them, and limits are stated."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from sixgun.core.match import Match
from tests.server.company import ROOMY, limits, wait_for
from tests.server.serving import PATIENCE, Guest, Served
from tests.server.test_lanes import brought

pytestmark = pytest.mark.slow


def figure(served: Served, name: str) -> int:
    """A number of the metrics."""
    text = httpx.get(f"{served.url}/metrics", timeout=PATIENCE).text
    return int(float(next((line for line in text.splitlines() if line.startswith(name)), f"{name} 0").split()[-1]))


def bring(guest: Guest, match: Match) -> httpx.Response:
    return guest.http.post("/api/replays", content=match.record().json())


def ask_and_hang_up(served: Served, path: str) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())


def test_who_hangs_up_is_not_worked_for(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY) as served:
        guest = Guest(served)
        replay = bring(guest, brought("doomtown", 150, seats=4)).json()["replay"]
        path = f"/api/replays/{replay}/steps?viewer=all&from=0&count=150"
        before = figure(served, 'sixgun_pieces_total{lane="guests"}')
        assert len(guest.http.get(path).json()["steps"]) == 150
        between = figure(served, 'sixgun_pieces_total{lane="guests"}')
        whole = between - before  # pieces of one answer
        for _ in range(20):
            ask_and_hang_up(served, path)
        assert wait_for(lambda: figure(served, 'sixgun_requests_total{status="499"}') == 20)
        assert wait_for(lambda: figure(served, 'sixgun_waiting{lane="guests"}') == 0)
        assert whole > 4
        assert figure(served, 'sixgun_pieces_total{lane="guests"}') - between < 20 * whole / 2
        assert guest.http.get(path).status_code == 200


def test_a_guest_may_ask_for_so_much_work_a_minute(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY, *limits(work_per_minute=4)) as served:
        guest = Guest(served)
        answers = [guest.http.post("/api/games/doomtown/decks", json={"files": [{"name": "a", "text": ""}]})]
        while answers[-1].status_code == 200 and len(answers) < 30:
            answers.append(guest.http.post("/api/games/doomtown/decks", json={"files": [{"name": "a", "text": ""}]}))
        assert (answers[-1].status_code, answers[-1].json()["refusals"][0]["code"]) == (429, "too-much-work")
        assert 4 <= len(answers) - 1 < 10
        other = Guest(served)  # the address still has some
        assert other.http.post("/api/games/gunslinger/showdown", json={"toml": ""}).status_code == 200


def test_limits_on_length_are_stated(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY, *limits(replay_picks=60, review_picks=30)) as served:
        guest = Guest(served)
        answer = bring(guest, brought("bang-duel", 61))
        assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (413, "record-too-long")
        assert answer.json()["refusals"][0]["args"] == {"picks": 61, "most": 60}
        replay = bring(guest, brought("bang-duel", 60)).json()["replay"]
        answer = guest.http.post(f"/api/replays/{replay}/review")
        assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (413, "review-too-long")
        assert answer.json()["refusals"][0]["args"] == {"picks": 60, "most": 30}
