"""Lists over HTTP: page by page; and how much of them one address may fill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from sixgun.server.tables.sweeper import EXPIRE_EVERY, Sweeper
from sixgun.store import schema
from tests.server.company import limits
from tests.server.serving import PATIENCE, Guest, Served
from tests.server.test_keeper import Inside, inside

CHAIRS = ({"name": "Ann"}, {}, {})


def whole(http: httpx.Client, path: str, id: str, count: int) -> list[str]:
    """A list, read page by page."""
    found: list[dict[str, Any]] = []
    before = ""
    while part := http.get(path, params={"count": count, "before": before}).json():
        assert len(part) <= count
        found += part
        before = f"{part[-1]['at']}-{part[-1][id]}"
    return [line[id] for line in found]


def test_own_tables_are_read_page_by_page(served: Served) -> None:
    guest = Guest(served)
    tables = [guest.opens(*CHAIRS) for _ in range(7)]
    assert sorted(whole(guest.http, "/api/mine", "table", 3)) == sorted(tables)
    assert len(guest.http.get("/api/mine").json()) == 7
    for wrong in ({"count": 0}, {"count": 101}, {"before": "x"}, {"before": "1"}, {"before": "9" * 20 + "-a"}):
        assert guest.http.get("/api/mine", params=wrong).status_code == 400, wrong


@pytest.mark.slow
def test_one_address_fills_no_list_and_opens_only_so_many_tables(tmp_path: Path) -> None:
    few = limits(tables_per_minute=4, listed_per_guest=2, listed_per_address=3, replays_per_minute=1)
    with Served(tmp_path, *few) as served:
        guests = [Guest(served) for _ in range(3)]
        for guest in guests:
            for _ in range(3):
                guest.opens(*CHAIRS, public=True)
        shown = guests[0].http.get("/api/tables").json()
        assert len(shown) == 3
        assert len(guests[2].http.get("/api/mine").json()) == 3
        wanted = {"game": "gunfighters", "chairs": list(CHAIRS)}
        answers = [guests[n % 3].http.post("/api/tables", json=wanted).status_code for n in range(9)]
        assert answers[0] == 201
        assert answers[-1] == 429
        brought = [guests[n % 3].http.post("/api/replays", content=b"{}").status_code for n in range(6)]
        assert (brought[0], brought[-1]) == (400, 429)
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(base_url=served.url, transport=elsewhere, timeout=PATIENCE) as http:
            token = http.post("/api/token").json()["token"]
            headers = {"Authorization": f"Bearer {token}"}
            assert http.post("/api/tables", json={**wanted, "public": True}, headers=headers).status_code == 201
            assert len(http.get("/api/tables").json()) == 4


def test_the_sweeper_deletes_what_nobody_came_back_to(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        house = here.house
        looked, left = await here.table(), await here.table()
        async with house.store.engine.begin() as connection:
            await connection.execute(update(schema.tables).values(at=0))
        left.drop(4000)
        sweeper = Sweeper(house.hall)
        await sweeper.expire()
        assert await house.store.summary(left.id) is not None  # not every time
        sweeper._expired -= EXPIRE_EVERY
        await sweeper.expire()
        assert await house.store.summary(left.id) is None
        assert await house.store.summary(looked.id) is not None
        assert await house.hall.room(left.id) is None

    inside(tmp_path, story)
