"""The store: what it has acknowledged is durable, in order, and written by the table's present owner alone."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from sixgun.store import Fenced, Store, Write
from tests.server.databases import KINDS, new_database
from tests.server.storing import entry, kept, opening, with_store


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


async def together(store: Store, *writes: Write) -> list[BaseException | None]:
    """Writes that wait at the same time, so that they go into one transaction."""
    return await asyncio.gather(*[store.append(write) for write in writes], return_exceptions=True)


# ---- durable and in order


@with_store
async def test_entries_come_back_in_order(store: Store) -> None:
    await store.append(opening("a"))
    await store.append(entry("a", 2, b"two", b"three"))
    await store.append(entry("a", 4, b"four"))
    assert await store.entries("a") == [b"opened", b"two", b"three", b"four"]
    assert await store.entries("a", after=2) == [b"three", b"four"]
    assert await store.entries("elsewhere") == []


def test_what_was_acknowledged_is_there_for_whoever_opens_the_database_next(url: str) -> None:
    async def runs() -> None:
        first = Store(url)
        await first.open()
        await first.append(opening("a"))
        second = Store(url)  # the first is not closed: its server was killed
        await second.open()
        assert await second.entries("a") == [b"opened"]
        await second.close()
        await first.close()

    asyncio.run(runs())


def test_closing_writes_what_is_waiting(url: str) -> None:
    async def runs() -> None:
        store = Store(url)
        await store.open()
        await store.append(opening("a"))
        waiting = [asyncio.create_task(store.append(entry("a", seq))) for seq in range(2, 30)]
        await asyncio.sleep(0)  # every one of them has begun
        await store.close()
        assert all([task.done() and task.exception() is None for task in waiting])
        again = Store(url)
        await again.open()
        assert await again.entries("a") == [b"opened"] + [b"%d" % seq for seq in range(2, 30)]
        await again.close()

    asyncio.run(runs())


def test_whoever_appends_to_a_closed_store_is_told_so(url: str) -> None:
    async def runs() -> None:
        store = Store(url)
        await store.open()
        await store.close()
        with pytest.raises(Exception) as told:
            await asyncio.wait_for(store.append(opening("late")), 5)
        assert not isinstance(told.value, TimeoutError), "it waited for ever"

    asyncio.run(runs())


# ---- group commit


@with_store
async def test_many_tables_share_a_commit(store: Store) -> None:
    async def plays(table: str) -> None:
        await store.append(opening(table))
        for seq in range(2, 22):
            await store.append(entry(table, seq))

    before = store.commits
    tables = [f"t{number}" for number in range(50)]
    await asyncio.gather(*[plays(table) for table in tables])
    writes = 50 * 21
    assert store.commits - before <= writes / 10
    for table in tables:
        assert await store.entries(table) == [b"opened"] + [b"%d" % seq for seq in range(2, 22)]


@with_store
async def test_a_bad_write_does_not_take_the_others_of_its_batch_with_it(store: Store) -> None:
    await together(store, opening("a"), opening("b"), opening("c"))
    outcome = await together(store, entry("a", 2), entry("b", 1, b"written already"), entry("c", 2))
    assert [type(each) for each in outcome] == [type(None), type(outcome[1]), type(None)]
    assert isinstance(outcome[1], Exception)
    assert [await store.entries(table) for table in "abc"] == [[b"opened", b"2"], [b"opened"], [b"opened", b"2"]]


@with_store
async def test_the_entries_of_a_write_are_all_written_or_none(store: Store) -> None:
    await store.append(opening("a"))
    await store.append(entry("a", 2, replay=kept("a", False)))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.append(entry("a", 3, b"three", b"four", replay=kept("a", False)))
    assert await store.entries("a") == [b"opened", b"2"]


# ---- owners and fencing


@with_store
async def test_an_older_owner_is_fenced_off_and_the_others_of_its_batch_are_written(store: Store) -> None:
    await together(store, opening("a"), opening("b"), opening("c"))
    await store.claim("b", "there")
    outcome = await together(store, entry("a", 2), entry("b", 2, fence=1), entry("c", 2))
    assert [type(each) for each in outcome] == [type(None), Fenced, type(None)]
    assert [await store.entries(table) for table in "abc"] == [[b"opened", b"2"], [b"opened"], [b"opened", b"2"]]


@with_store
async def test_of_two_owners_of_a_table_in_one_batch_the_newer_one_is_written(store: Store) -> None:
    await store.append(opening("a"))
    stored = await store.claim("a", "there")
    assert stored is not None
    outcome = await together(store, entry("a", 2, b"old", fence=1), entry("a", 2, b"new", fence=stored.fence))
    assert [type(each) for each in outcome] == [Fenced, type(None)]
    assert await store.entries("a") == [b"opened", b"new"]


@with_store
async def test_every_claim_gets_a_higher_fence_and_ends_the_one_before(store: Store) -> None:
    await store.append(opening("a"))
    assert await store.owner("a") == ("here", 1)
    first = await store.claim("a", "one")
    second = await store.claim("a", "two")
    assert first is not None
    assert second is not None
    assert 1 < first.fence < second.fence
    assert second.entries == [b"opened"]
    assert await store.owner("a") == ("two", second.fence)
    with pytest.raises(Fenced):
        await store.append(entry("a", 2, fence=first.fence))
    await store.append(entry("a", 2, b"by two", fence=second.fence))
    assert await store.entries("a") == [b"opened", b"by two"]


@with_store
async def test_a_table_is_only_taken_from_the_owner_that_was_seen(store: Store) -> None:
    await store.append(opening("a"))
    first = await store.claim("a", "one", fence=1)
    assert first is not None
    assert await store.claim("a", "two", fence=1) is None
    assert await store.owner("a") == ("one", first.fence)
    assert await store.claim("nowhere", "one") is None
    assert await store.owner("nowhere") is None


@with_store
async def test_of_many_who_take_a_table_over_at_once_one_gets_it(store: Store) -> None:
    await store.append(opening("a"))
    claims = await asyncio.gather(*[store.claim("a", f"node{number}", fence=1) for number in range(8)])
    got = [number for number, stored in enumerate(claims) if stored is not None]
    assert len(got) == 1
    assert await store.owner("a") == (f"node{got[0]}", 2)


@with_store
async def test_a_claim_has_every_entry_that_the_owner_before_could_write(store: Store) -> None:
    """However a takeover falls among the writes: what was acknowledged is in the claim, what was not is nowhere."""
    await store.append(opening("a"))
    acknowledged = []

    async def writes() -> None:
        for seq in count(2):
            await store.append(entry("a", seq))
            acknowledged.append(seq)

    writer = asyncio.create_task(writes())
    while len(acknowledged) < 5:
        await asyncio.sleep(0)
    stored = await store.claim("a", "there")
    with pytest.raises(Fenced):
        await writer
    assert stored is not None
    assert stored.entries == [b"opened"] + [b"%d" % seq for seq in acknowledged] == await store.entries("a")


# ---- nodes


async def silent_for(store: Store, node: str, milliseconds: int) -> None:
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE nodes SET at = at - {milliseconds} WHERE id = '{node}'")


@with_store
async def test_nodes_that_gave_a_sign_lately_are_alive(store: Store) -> None:
    assert await store.beat("one", 5000, 0) == ["one"]
    assert sorted(await store.beat("two", 5000, 0) or []) == ["one", "two"]
    await silent_for(store, "one", 6000)
    assert await store.beat("two", 5000, 0) == ["two"]
    assert sorted(await store.beat("one", 5000, 0) or []) == ["one", "two"]
    await store.sign_off("two", 0)
    assert await store.beat("one", 5000, 0) == ["one"]


@with_store
async def test_a_node_that_was_silent_for_too_long_is_told_so_and_must_begin_anew(store: Store) -> None:
    assert await store.beat("one", 5000, 1, anew=False) is None  # it never began
    assert await store.beat("one", 5000, 1) == ["one"]
    assert await store.beat("one", 5000, 2, anew=False) == ["one"]
    await silent_for(store, "one", 6000)
    assert await store.beat("one", 5000, 3, anew=False) is None
    assert await store.beat("two", 5000, 3) == ["two"]  # it gave no sign
    assert sorted(await store.beat("one", 5000, 4) or []) == ["one", "two"]


@with_store
async def test_a_table_is_not_taken_from_an_owner_that_gives_signs_of_life(store: Store) -> None:
    await store.append(opening("a"))
    await store.beat("here", 5000, 10)
    await store.beat("here", 5000, 25)
    assert await store.claim("a", "there", fence=1, dead=5000) is None
    assert await store.owner("a") == ("here", 1)
    mine = await store.claim("a", "here", fence=1, dead=5000)  # its own is not taken from anybody
    assert mine is not None
    await silent_for(store, "here", 6000)
    stored = await store.claim("a", "there", fence=mine.fence, dead=5000)
    assert stored is not None
    assert (stored.owner, stored.life) == ("here", (10, 25))


@with_store
async def test_the_last_moment_of_a_node_outlives_it(store: Store) -> None:
    await store.append(opening("a"))
    await store.beat("here", 5000, 10)
    await store.sign_off("here", 40)
    await store.beat("there", 5000, 7)
    stored = await store.claim("a", "there", fence=1, dead=5000)
    assert stored is not None
    assert (stored.owner, stored.life) == ("here", (10, 40))
    again = await store.claim("a", "there")
    assert again is not None
    assert (again.owner, again.life) == ("there", (7, 7))


def test_a_node_that_is_stopped_in_the_middle_of_a_transaction_does_not_keep_its_tables_locked(tmp_path: Path) -> None:
    """With SQLite, nobody else is there."""

    async def runs() -> None:
        store = Store(new_database("postgresql", tmp_path))
        await store.open()
        await store.append(opening("a"))
        await store.beat("here", 5000, 0)
        asleep = await store.engine.connect()
        for rows in ("SELECT * FROM nodes WHERE id = 'here'", "SELECT * FROM tables WHERE id = 'a'"):
            await asleep.exec_driver_sql(f"{rows} FOR UPDATE")
        stored = await asyncio.wait_for(store.claim("a", "there", fence=1), 60)
        assert stored is not None
        with pytest.raises(DBAPIError):  # what it was about to write is not written
            await asleep.exec_driver_sql("UPDATE tables SET owner = 'here' WHERE id = 'a'")
        assert await store.owner("a") == ("there", 2)
        await asleep.invalidate()
        await store.close()

    asyncio.run(runs())
