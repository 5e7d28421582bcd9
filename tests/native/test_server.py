"""A server whose rules are compiled does what one does that runs the sources: its parts work in several processes, and
a compiled object can't go from one to another."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.native.compiling import compiled
from tests.server.company import ROOMY, Player, done, hear_until
from tests.server.serving import PATIENCE, Guest, Served

__all__ = ["compiled"]
pytestmark = pytest.mark.slow


def test_a_compiled_server_plays_a_game_and_takes_shows_and_reviews_its_record(
    compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIXGUN_PURE", "")
    monkeypatch.setenv("SIXGUN_NATIVE", str(compiled))
    with Served(tmp_path, *ROOMY, "--limit", "review_iterations=10") as served:
        guest = Guest(served)
        player = Player(guest, guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True))
        done(player.do("resign"))
        hear_until(player, lambda table: table["over"])
        brought = guest.http.post("/api/replays", json={**player.record(), "names": ["Un", "Deux", "Trois"]})
        assert brought.status_code == 201, brought.text
        replay = f"/api/replays/{brought.json()['replay']}"
        assert guest.http.get(replay).json()["verified"] is True
        steps = guest.http.get(f"{replay}/steps", params={"viewer": "all", "from": len(player.record()["picks"])})
        assert steps.json()["steps"]
        assert guest.http.post(f"{replay}/review").status_code == 202
        end = time.monotonic() + PATIENCE
        while (review := guest.http.get(f"{replay}/review").json())["state"] != "done" and time.monotonic() < end:
            time.sleep(0.1)
        assert review["state"] == "done"
        lesson = guest.http.post("/api/learn/gunfighters/three-shots", json={"picks": []})
        assert lesson.status_code == 200, lesson.text
        assert served.stop() == 0
    log = served.log.read_text()
    assert "Traceback" not in log
