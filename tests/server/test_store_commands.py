"""`sixgun store`: what is damaged is named, a backup is of one moment, and it comes back whole."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.company import company, done, limits
from tests.server.databases import new_database
from tests.server.serving import Guest, Served, Socket
from tests.terminal.run import sixgun

pytestmark = pytest.mark.slow


def store(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return sixgun(home, "store", *words)


def test_a_backup_under_load_is_of_one_moment_and_comes_back_whole(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    with Served(tmp_path, *limits(requests_per_second=10_000, requests_at_once=10_000)) as served:
        ann = company(served)[0]
        guest = Guest(served)
        with ThreadPoolExecutor(1) as pool:
            opening = pool.submit(lambda: [guest.opens({"name": "Ann"}, {}, {}) for _ in range(60)])
            saved = store(tmp_path, "backup", str(backup))
            tables = opening.result()
        assert saved.returncode == 0, saved.stderr
        assert "good backup" in saved.stdout
        assert store(tmp_path, "check").returncode == 0  # the server goes on meanwhile
        assert done(ann.do("say", text="After the backup."))
        last = ann.table["seq"]
        early = store(tmp_path, "restore", str(backup))
        assert early.returncode == 2
        assert f"process {served.process.pid}" in early.stderr
        served.stop()
        brought = store(tmp_path, "restore", str(backup))
        assert brought.returncode == 0, brought.stderr
        served.start()
        again = Socket(served, ann.at, ann.guest.token)
        assert again.hear()["seq"] == last - 1 or "After the backup." not in str(again.heard)
        there = [Guest(served).http.get(f"/api/tables/{table}").status_code for table in tables]
        assert there == sorted(there)  # those that were opened before the moment, and none after: 200 before 404
    assert sorted(file.name for file in tmp_path.glob("backup.db*")) == ["backup.db"]
    (old,) = (tmp_path / "sixgun").glob("saloon.db.*.old")
    with closing(sqlite3.connect(old)) as database:
        bodies = [row[0] for row in database.execute("SELECT body FROM entries")]
    assert len([body for body in bodies if b"After the backup." in body]) == 1


def test_what_is_damaged_is_named_and_no_such_backup_is_made_or_brought_back(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ann, bo = company(served)[0], company(served)[0]
        assert store(tmp_path, "backup", "good.db").returncode == 0
        served.stop()
    file = tmp_path / "sixgun" / "saloon.db"
    with sqlite3.connect(file) as database:
        database.execute(
            "UPDATE entries SET body = replace(body, 'Bo', 'Al') WHERE table_id = ? AND seq = 3", (ann.at,)
        )
        database.execute("DELETE FROM entries WHERE table_id = ? AND seq = 5", (bo.at,))
    found = store(tmp_path, "check")
    assert found.returncode == 2
    assert len(found.stderr.splitlines()) == 2
    for named in (f"Entry 3 of table {ann.at} is", f"Entry 5 of table {bo.at} is"):
        assert named in found.stderr
    listed = json.loads(store(tmp_path, "check", "--json").stdout)
    assert listed["good"] is False
    assert {(p["code"], p["args"]["table"], p["args"]["entry"]) for p in listed["problems"]} == {
        ("entry-damaged", ann.at, 3),
        ("entry-damaged", bo.at, 5),
    }
    assert store(tmp_path, "backup", "bad.db").returncode == 2
    assert not (tmp_path / "bad.db").exists()
    assert store(tmp_path, "backup", "good.db").returncode == 2  # is there already
    bad = tmp_path / "bad.db"
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(bad)) as copy:
        source.backup(copy)
    assert store(tmp_path, "restore", "bad.db").returncode == 2
    assert store(tmp_path, "restore", "missing.db").returncode == 2
    os.truncate(bad, bad.stat().st_size // 2)
    half = store(tmp_path, "restore", "bad.db")
    assert half.returncode == 2
    assert "damaged" in half.stderr
    assert store(tmp_path, "restore", "good.db").returncode == 0
    assert store(tmp_path, "check").returncode == 0


def test_of_a_postgresql_database_the_check_works_and_its_own_tools_back_it_up(tmp_path: Path) -> None:
    url = new_database("postgresql", tmp_path)
    with Served(tmp_path, "--database", url) as served:
        company(served)
        found = store(tmp_path, "check", "--database", url)
        assert found.returncode == 0, found.stderr
        assert "one table" in found.stdout
        refused = store(tmp_path, "backup", "backup.db", "--database", url)
        assert refused.returncode == 2
        assert "pg_dump" in refused.stderr
