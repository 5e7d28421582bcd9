"""The due list: tables that wait for a clock are not in memory, and their flags fall all the same."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.store import Store, Write
from sixgun.store.store import OVER
from tests.server.company import closed_with, hear_until, limits, wait_for
from tests.server.databases import KINDS, Nats, new_database
from tests.server.serving import PATIENCE, Guest, Served
from tests.server.storing import entry, opening, with_store

MONTH = {"kind": "move", "seconds": 30 * 24 * 60 * 60}


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


def due(write: Write, moment: int | None) -> Write:
    return Write(**{name: getattr(write, name) for name in Write.__struct_fields__} | {"due": moment})


@with_store
async def test_tables_are_due_soonest_first_until_they_are_not(store: Store) -> None:
    for table, moment in (("late", 300), ("soon", 100), ("never", None), ("mid", 200)):
        await store.append(due(opening(table), moment))
    assert await store.due_tables(1000, "here") == ["soon", "mid", "late"]
    assert await store.due_tables(200, "here") == ["soon"]
    await store.append(due(entry("soon", 2), 250))
    await store.append(due(entry("mid", 2, stage=OVER), None))
    assert await store.due_tables(1000, "here") == ["soon", "late"]


@with_store
async def test_only_the_owner_notes_what_is_due_and_the_tables_of_the_dead_are_due_at_once(store: Store) -> None:
    await store.append(due(opening("a"), 100))
    await store.note_due("a", 1, 50)
    assert await store.due_tables(60, "here") == ["a"]
    assert await store.claim("a", "there") is not None
    await store.note_due("a", 1, 500)  # by the former owner
    assert await store.due_tables(60, "there") == ["a"]
    assert await store.due_tables(40, "there") == []
    assert await store.due_tables(60, "here", {"there"}) == []
    assert await store.due_tables(40, "here") == ["a"]  # nobody keeps it any more
    await store.note_due("a", 2, None)
    assert await store.due_tables(10**15, "here") == []


# ---- in a real house


def tables_in_memory(served: Served) -> int:
    found: int = httpx.get(f"{served.url}/healthz", timeout=PATIENCE).json()["tables"]
    return found


def picks(guest: Guest, table: str) -> list[Any]:
    """The picks of a game; asking has the table in memory for a while."""
    record: dict[str, Any] = guest.http.get(f"/api/tables/{table}/record").json()
    return list(record["picks"])


SHORT = limits(idle_seconds=1, bot_milliseconds=1)


@pytest.mark.slow
def test_tables_with_long_clocks_leave_the_memory_and_short_ones_come_back_for_their_flags(tmp_path: Path) -> None:
    with Served(tmp_path, *SHORT) as served:
        guest = Guest(served)
        for _ in range(5):
            guest.opens({"name": "Ann"}, {"bot": "random"}, {"bot": "random"}, begin=True, clock=MONTH)
        assert wait_for(lambda: tables_in_memory(served) == 0)
        clock = {"kind": "move", "seconds": 4}
        table = guest.opens({"name": "Ann"}, {"bot": "random"}, {"bot": "random"}, begin=True, clock=clock)
        assert wait_for(lambda: tables_in_memory(served) == 0)  # it sleeps
        assert wait_for(lambda: tables_in_memory(served) == 1)  # it wakes by itself
        watching = guest.looks_at(table)
        hear_until(watching, lambda _: any(line["kind"] == "flagged" for line in watching.story))


@pytest.mark.slow
def test_a_flag_falls_after_a_restart_although_nobody_looks(tmp_path: Path) -> None:
    with Served(tmp_path, *SHORT) as served:
        guest = Guest(served)
        clock = {"kind": "move", "seconds": 3}
        table = guest.opens({"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}, begin=True, clock=clock)
        served.kill()
        served.start()
        assert wait_for(lambda: tables_in_memory(served) == 1)
        assert wait_for(lambda: bool(picks_on_disk(tmp_path, table)))


def picks_on_disk(home: Path, table: str) -> int:
    """How many flags have fallen, as the database has it: nobody asks the server."""
    import sqlite3

    with sqlite3.connect(home / "sixgun" / "saloon.db", timeout=PATIENCE) as database:
        rows = database.execute("SELECT body FROM entries WHERE table_id = ?", (table,)).fetchall()
    return sum(json.loads(body)["kind"] == "flagged" for (body,) in rows)


@pytest.mark.slow
def test_a_dead_nodes_flags_fall_at_another(tmp_path: Path) -> None:
    homes = [tmp_path / "one", tmp_path / "two"]
    for home in homes:
        home.mkdir()
    with Nats(tmp_path) as nats:
        words = ("--database", new_database("postgresql", tmp_path), "--nats", nats.url, *SHORT)
        with Served(homes[0], *words) as one, Served(homes[1], *words) as two:
            guest = Guest(one)
            clock = {"kind": "move", "seconds": 3}
            table = guest.opens({"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}, begin=True, clock=clock)
            one.kill()
            assert wait_for(lambda: tables_in_memory(two) == 1)
            watching = Guest(two).looks_at(table)
            hear_until(watching, lambda _: any(line["kind"] == "flagged" for line in watching.story))


@pytest.mark.slow
def test_a_full_house_says_so_and_has_room_again(tmp_path: Path) -> None:
    with Served(tmp_path, *limits(tables_in_memory=3)) as served:
        guest = Guest(served)
        chairs = ({"name": "Ann"}, {}, {})
        asleep = guest.opens(*chairs, clock=MONTH)
        tables = [guest.opens(*chairs, clock=MONTH) for _ in range(3)]  # nobody looks at the first one: it makes room
        watching = [guest.looks_at(table) for table in tables]
        for socket in watching:
            socket.hear()
        assert tables_in_memory(served) == 3
        answer = guest.http.post("/api/tables", json={"game": "gunfighters", "chairs": list(chairs)})
        assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (503, "house-full")
        assert guest.http.get("/api/mine").json()[-1]["table"] == asleep  # and nothing else was opened
        assert len(guest.http.get("/api/mine").json()) == 4
        assert closed_with(guest.looks_at(asleep)) == 4013
        assert guest.http.get(f"/api/tables/{asleep}/record").status_code == 503
        assert watching[0].do("ping")["type"] == "done"
        watching[0].close()
        assert wait_for(lambda: enters(guest, asleep))


def enters(guest: Guest, table: str) -> bool:
    time.sleep(0.2)
    socket = guest.looks_at(table)
    try:
        return socket.hear()["type"] == "table"
    except ConnectionClosed:
        return False
