"""Disks that fill up and databases that break: the table says so, goes on when it can, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from sixgun.store import Store
from sixgun.store.trouble import Trouble, trouble_of
from tests.server.company import asked, closed_with, code, company, default, done, hear_until
from tests.server.databases import KINDS, new_database
from tests.server.serving import PATIENCE, Guest, Served, Socket
from tests.server.storing import entry, opening, with_store
from tests.server.test_lock import second

NOT_NOW = 4014

# ---- a disk on which there is no room for a while


class Quota:
    """No file of the server's may be longer than a page: works everywhere, and is an error of the disk to SQLite."""

    code = "database-away"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, served: Served) -> None:
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))

    def free(self, served: Served) -> None:
        limit = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, limit)

    def close(self) -> None:
        pass


class SmallDisk:
    """A file system of its own, which another file fills."""

    code = "disk-full"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
        subprocess.run(command, check=True, capture_output=True)

    def fill(self, served: Served) -> None:
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(bytes(4096))
            except OSError:
                pass

    def free(self, served: Served) -> None:
        (self.folder / "filler").unlink()

    def close(self) -> None:
        subprocess.run(["umount", "-l", str(self.folder)], check=True)


@pytest.fixture(params=[Quota, SmallDisk])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Quota | SmallDisk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        found: Quota | SmallDisk = request.param(folder)
    except (OSError, subprocess.CalledProcessError):  # only the system's owner may mount
        found = Quota(folder)
    yield found
    found.close()


def fill_up(disk: Quota | SmallDisk, served: Served, guest: Guest) -> None:
    """Fill the disk, and write until the pages that the database had in reserve are used up, too."""
    disk.fill(served)
    for _ in range(90):
        answer = guest.http.post("/api/tables", json={"game": "gunfighters", "chairs": [{"name": "Ann"}, {}, {}]})
        if answer.status_code != 201:
            assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (503, disk.code)
            return
    raise AssertionError("the disk was never full")


@pytest.mark.slow
def test_a_table_stands_while_nothing_can_be_written_and_goes_on_when_there_is_room(
    disk: Quota | SmallDisk, tmp_path: Path
) -> None:
    database = f"sqlite:///{disk.folder / 'saloon.db'}"
    with Served(tmp_path, "--database", database) as served:
        players = company(served, clock={"kind": "chess", "seconds": 600})
        watching = Socket(served, players[0].at)
        turn = asked(players)
        talker = players[0]
        fill_up(disk, served, talker.guest)
        pick, seq = default(turn), turn.table["seq"]
        assert code(turn.do("pick", pick=pick, seq=seq)) == disk.code
        while watching.heard[-1:] != [told(disk)]:
            watching.hear()
        http = httpx.Client(base_url=served.url, timeout=PATIENCE)
        assert http.get("/healthz").json()["ok"] is True
        ready = http.get("/readyz")
        assert (ready.status_code, ready.json()["refusals"][0]["code"]) == (503, disk.code)
        late = Socket(served, talker.at)
        assert late.hear()["seq"] == seq
        assert late.hear() == told(disk)
        disk.free(served)
        for socket in (*players, watching, late):
            while {"type": "goes-on"} not in socket.heard:
                socket.hear()
        made = done(turn.do("pick", pick=pick, seq=seq))
        hear_until(late, lambda table: table["seq"] >= made)
        picked = [line for line in late.story if line["kind"] == "picked"]
        assert [line["seq"] for line in picked] == [made]
        assert "resumed" in [line["kind"] for line in late.story]  # no clock ran meanwhile
        assert http.get("/readyz").json() == {"ok": True}
        assert done(talker.do("say", text="There is.")) == made + 1


def told(disk: Quota | SmallDisk) -> dict[str, object]:
    return {"type": "paused", "refusal": {"code": disk.code, "args": {}, "rule": ""}}


@pytest.mark.slow
def test_a_table_that_was_asleep_is_shown_while_nothing_can_be_written(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        players = company(served)
        table, seq = players[0].at, players[0].table["seq"]
        served.stop()
        served.start()
        quota = Quota(tmp_path)
        quota.fill(served)
        again = Socket(served, table, players[0].guest.token)
        assert again.hear()["seq"] == seq
        assert again.hear() == told(quota)
        quota.free(served)
        while {"type": "goes-on"} not in again.heard:
            again.hear()
        assert done(again.do("say", text="Hello.")) == seq + 1


# ---- databases that are damaged


@pytest.mark.slow
def test_a_damaged_entry_is_named_and_other_tables_go_on(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        bad, good = company(served)[0], company(served)[0]
        served.stop()
        with sqlite3.connect(tmp_path / "sixgun" / "saloon.db") as database:
            change = "UPDATE entries SET body = replace(body, 'Bo', 'Al') WHERE table_id = ? AND seq = 3"
            assert database.execute(change, (bad.at,)).rowcount == 1
        served.start()
        socket = Socket(served, bad.at)
        assert closed_with(socket) == NOT_NOW
        refusal = {"code": "entry-damaged", "args": {"table": bad.at, "entry": 3}, "rule": ""}
        assert socket.heard == [{"type": "paused", "refusal": refusal}]
        answer = httpx.get(f"{served.url}/api/tables/{bad.at}/record", timeout=PATIENCE)
        assert (answer.status_code, answer.json()) == (500, {"refusals": [refusal]})
        assert f"Entry 3 of table {bad.at}" in served.log.read_text()
        assert Socket(served, good.at).hear()["type"] == "table"
        assert httpx.get(f"{served.url}/readyz", timeout=PATIENCE).status_code == 200


@pytest.mark.slow
def test_a_truncated_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        Guest(served).opens({"name": "Ann"}, {}, {})
        served.stop()
        file = tmp_path / "sixgun" / "saloon.db"
        os.truncate(file, file.stat().st_size // 2)
        found = second(tmp_path)
        assert found.returncode == 2
        (line,) = found.stderr.splitlines()
        assert "damaged" in line
        assert "sixgun store" in line


# ---- what an error of a database is


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


@with_store
async def test_where_nothing_may_be_written_the_trouble_is_that(store: Store) -> None:
    only = "SET TRANSACTION READ ONLY" if store.postgres else "PRAGMA query_only = 1"
    async with store.engine.connect() as connection:
        await connection.execute(text(only))
        with pytest.raises(Exception, match=r"(?i)read.?only") as refused:
            await connection.execute(text("DELETE FROM nodes"))
    trouble = trouble_of(refused.value)
    assert trouble is not None
    assert trouble.refusal.code == "disk-read-only"


@with_store
async def test_a_write_that_is_wrong_is_no_trouble_of_the_disk(store: Store) -> None:
    await store.append(opening("a"))
    with pytest.raises(Exception, match=r"(?i)unique") as wrong:
        await store.append(entry("a", 1))
    assert trouble_of(wrong.value) is None
    await store.probe()
    await store.probe()


def test_a_full_database_is_trouble_and_can_be_written_again_when_there_is_room(tmp_path: Path) -> None:
    async def runs() -> None:
        store = Store(f"sqlite:///{tmp_path / 'saloon.db'}")
        await store.open()
        await store.append(opening("a"))
        assert store._sqlite is not None
        with store._sqlite.connect() as connection:  # there is but one that writes
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Exception, match="full") as full:
            await store.append(entry("a", 2, bytes(100_000)))
        trouble = trouble_of(full.value)
        assert isinstance(trouble, Trouble)
        assert trouble.refusal.code == "disk-full"
        with store._sqlite.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        await store.append(entry("a", 2, bytes(100_000)))
        assert len(await store.entries("a")) == 2
        await store.close()

    asyncio.run(runs())
