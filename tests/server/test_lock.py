"""Two servers on one database: the second says so and stops; a killed one leaves nothing in the way."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from sixgun.core.refusals import Refused
from sixgun.store import Store
from sixgun.store.lock import DatabaseLock
from tests.server.databases import new_database
from tests.server.serving import Guest, Served
from tests.terminal.run import sixgun


def second(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected not to start."""
    return sixgun(home, "serve", "--port", "0", *words)


@pytest.mark.slow
def test_a_second_server_on_the_same_file_says_so_in_one_sentence_and_stops(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        guest = Guest(served)
        done = second(tmp_path)
        assert done.returncode == 2
        assert done.stdout == ""
        (line,) = done.stderr.splitlines()
        assert f"process {served.process.pid}" in line
        assert str(tmp_path / "sixgun" / "saloon.db") in line
        assert guest.opens({"name": "Ann"}, {}, {})  # the first goes on
        with Served(tmp_path, "--database", f"sqlite:///{tmp_path / 'other.db'}"):
            pass  # another file is another matter
        served.kill()
        served.start()
        served.stop()
    with Served(tmp_path):
        pass


@pytest.mark.slow
def test_where_nothing_can_be_written_the_server_says_so_and_stops(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("This is not a folder.")
    done = second(tmp_path, "--database", f"sqlite:///{file / 'saloon.db'}")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "saloon.db" in line


@pytest.mark.slow
def test_one_postgresql_is_for_one_server_or_for_nodes_that_talk_to_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DatabaseLock, "PATIENCE", 0.2)
    url = new_database("postgresql", tmp_path)

    async def refused(several: bool) -> str:
        store = Store(url, alone=True, several=several)
        with pytest.raises(Refused) as refusal:
            await store.open()
        await store.close()
        return refusal.value.refusal.code

    async def story() -> None:
        alone = Store(url, alone=True)
        await alone.open()
        assert await refused(several=False) == "database-shared"
        assert await refused(several=True) == "database-shared"
        await alone.close()
        nodes = [Store(url, alone=True, several=True) for _ in range(2)]
        for node in nodes:
            await node.open()
        assert await refused(several=False) == "database-shared"
        await nodes[0].close()
        assert await refused(several=False) == "database-shared"
        await nodes[1].close()
        again = Store(url, alone=True)
        await again.open()
        await again.close()

    asyncio.run(story())
