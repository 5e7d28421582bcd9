"""The chain of entries: none changes, goes or moves unseen, and the one that did is named."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest
from alembic import command
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, text

from sixgun.store import Damaged, Store
from sixgun.store.chain import checked, links
from sixgun.store.engine import open_engine
from sixgun.store.migrate import configuration
from tests.server.databases import KINDS, new_database
from tests.server.storing import entry, opening, with_store


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


class Row(NamedTuple):
    seq: int
    body: bytes
    hash: bytes


def rows_of(bodies: list[bytes], table: str = "a") -> list[Row]:
    return [Row(n, *each) for n, each in enumerate(zip(bodies, links(b"", table, 1, bodies), strict=True), 1)]


def damaged_at(rows: list[Row], after: int, head: bytes) -> int:
    """Which entry is found to be damaged; 0 if none is."""
    try:
        checked("a", rows[max(0, after - 1) :], after, head)
    except Damaged as damaged:
        return damaged.entry
    return 0


bodies = st.lists(st.binary(max_size=8), min_size=2, max_size=12)


@given(bodies, st.data())
def test_an_entry_that_changed_is_named(bodies: list[bytes], data: st.DataObject) -> None:
    rows = rows_of(bodies)
    place = data.draw(st.integers(0, len(rows) - 1))
    after = data.draw(st.integers(0, place))
    other = data.draw(st.binary(max_size=8).filter(lambda body: body != bodies[place]))
    changed = [*rows[:place], rows[place]._replace(body=other), *rows[place + 1 :]]
    assert damaged_at(rows, after, rows[-1].hash) == 0
    assert damaged_at(changed, after, rows[-1].hash) == place + 1


@given(bodies, st.data())
def test_an_entry_that_is_gone_is_named_and_the_last_one_too(bodies: list[bytes], data: st.DataObject) -> None:
    rows = rows_of(bodies)
    place = data.draw(st.integers(0, len(rows) - 1))
    assert damaged_at([*rows[:place], *rows[place + 1 :]], 0, rows[-1].hash) == place + 1


@given(bodies, st.data())
def test_two_entries_that_were_exchanged_are_noticed(bodies: list[bytes], data: st.DataObject) -> None:
    rows = rows_of(bodies)
    one, other = sorted(data.draw(st.lists(st.integers(0, len(rows) - 1), min_size=2, max_size=2, unique=True)))
    mixed = list(rows)
    mixed[one], mixed[other] = rows[other]._replace(seq=one + 1), rows[one]._replace(seq=other + 1)
    assert damaged_at(mixed, 0, rows[-1].hash) == one + 1


def test_entries_of_another_table_are_noticed() -> None:
    rows = rows_of([b"opened", b"sat"], table="b")
    assert damaged_at(rows, 0, rows[-1].hash) == 1


def test_entries_that_came_while_the_log_was_read_are_fine() -> None:
    rows = rows_of([b"opened", b"sat", b"began"])
    assert checked("a", rows, 0, rows[1].hash) == [b"opened", b"sat", b"began"]
    assert checked("a", rows[1:], 2, rows[1].hash) == [b"began"]
    assert checked("a", rows[2:], 3, rows[2].hash) == []


WRONG = {
    "UPDATE entries SET body = 'SAT' WHERE table_id = 'a' AND seq = 2": 2,
    "UPDATE entries SET hash = body WHERE table_id = 'a' AND seq = 3": 3,
    "DELETE FROM entries WHERE table_id = 'a' AND seq = 1": 1,
    "DELETE FROM entries WHERE table_id = 'a' AND seq = 2": 2,
    "DELETE FROM entries WHERE table_id = 'a' AND seq = 4": 4,
    "DELETE FROM entries WHERE table_id = 'a'": 1,
}


@with_store
async def test_what_changes_in_a_database_is_noticed_where_it_is_read(store: Store) -> None:
    for number, (statement, place) in enumerate(WRONG.items()):
        table, good = f"a{number}", f"b{number}"
        for name in (table, good):
            await store.append(opening(name))
            await store.append(entry(name, 2, b"sat", b"began"))
            await store.append(entry(name, 4, b"picked"))
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql(statement.replace("'a'", f"'{table}'"))
        for read in (store.entries, store.left, lambda table: store.claim(table, "me")):
            with pytest.raises(Damaged) as damaged:
                await read(table)
            assert damaged.value.refusal.args == {"table": table, "entry": place}
        assert await store.entries(good) == [b"opened", b"sat", b"began", b"picked"]


def test_a_database_from_before_is_chained_as_it_is(url: str) -> None:
    def old(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0006")
        for table in ("a", "empty"):
            row = f"('{table}', 'gunfighters', :no, 0, 0, 1, 'me', :body)"
            columns = "(id, game, public, stage, at, fence, owner, summary)"
            connection.execute(text(f"INSERT INTO tables {columns} VALUES {row}"), {"no": False, "body": b"{}"})
        for seq, body in enumerate((b"opened", b"sat", b"began"), 1):
            connection.execute(text("INSERT INTO entries VALUES ('a', :seq, :body)"), {"seq": seq, "body": body})

    async def runs() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(old)
        await engine.dispose()
        store = Store(url)
        await store.open()
        try:
            assert await store.entries("a") == [b"opened", b"sat", b"began"]
            assert await store.entries("empty") == []
            await store.append(entry("a", 4, b"picked"))
            assert await store.entries("a", after=3) == [b"picked"]
            async with store.engine.begin() as connection:
                await connection.exec_driver_sql("UPDATE entries SET body = 'SAT' WHERE seq = 2")
            with pytest.raises(Damaged) as damaged:
                await store.entries("a")
            assert damaged.value.entry == 2
        finally:
            await store.close()

    asyncio.run(runs())
