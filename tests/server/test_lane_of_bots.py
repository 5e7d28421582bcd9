"""Nothing that a stranger sends is worked on where the bots think."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.decks import listed
from tests.server.test_keeper import Inside, inside
from tests.server.test_lanes import brought


def test_replays_reviews_files_and_packs_leave_the_bots_alone(tmp_path: Path) -> None:
    asked: list[str] = []

    async def never(job: Any, *args: Any) -> Any:
        asked.append(job.__name__)
        raise AssertionError("this is the bots' lane")

    async def story(here: Inside) -> None:
        thinkers = here.house.thinkers
        for lane in thinkers.lanes.values():
            lane.run = never  # type: ignore[method-assign]
        here.http.headers["Authorization"] = f"Bearer {(await here.http.post('/api/token')).json()['token']}"
        answer = await here.http.post("/api/replays", content=brought("gunfighters", 40).record().json())
        assert answer.status_code == 201, answer.text
        replay = answer.json()["replay"]
        for path in (f"/api/replays/{replay}", f"/api/replays/{replay}/steps?viewer=all&from=30", "/api/learn"):
            assert (await here.http.get(path)).status_code == 200, path
        assert (await here.http.post(f"/api/replays/{replay}/review")).status_code == 202
        files = {"files": [{"name": "law.txt", "text": listed(2)}]}
        pack = (await here.http.post("/api/games/doomtown/decks", json=files)).json()["pack"]
        assert (await here.http.post("/api/games/gunslinger/showdown", json={"toml": ""})).status_code == 200
        table = {"game": "doomtown", "chairs": [{"name": "Ann"}, {}], "pack": pack}
        assert (await here.http.post("/api/tables", json=table)).status_code == 201
        nonsense = {**table, "pack": {f"card-{n}": {"cost": 1} for n in range(1000)}}
        assert (await here.http.post("/api/tables", json=nonsense)).status_code == 400
        assert asked == []

    inside(tmp_path, story)
