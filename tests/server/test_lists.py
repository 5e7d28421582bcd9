"""What the store's lists show, and to whom."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from sixgun.store import Fenced, Opened, Store, Write, schema
from sixgun.store.lists import Fair, Page
from sixgun.store.store import LIST_CAP, OPEN, OVER, PLAYING
from tests.server.databases import KINDS, new_database
from tests.server.storing import entry, kept, opening, with_store


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


@with_store
async def test_everybody_finds_public_tables_that_are_not_over_newest_first(store: Store) -> None:
    for at, table in enumerate(("old", "playing", "over")):
        await store.append(opening(table, public=True, at=at))
    await store.append(opening("private", at=9))
    await store.append(entry("playing", 2, stage=PLAYING, at=10))
    await store.append(entry("over", 2, stage=OVER, at=11))
    assert await store.public_tables() == [b"playing", b"old"]
    await store.append(entry("old", 2, at=12))
    assert await store.public_tables() == [b"old", b"playing"]


@with_store
async def test_a_guest_finds_the_tables_where_they_sit_over_or_not(store: Store) -> None:
    await store.append(opening("first", at=1, guests=["ann"]))
    await store.append(opening("second", at=2, guests=["bo"]))
    await store.append(entry("second", 2, at=3, guests=["ann"]))  # sits down later
    await store.append(entry("second", 3, at=4, guests=["ann"]))  # and again
    assert await store.tables_of("ann") == [b"second", b"first"]
    assert await store.tables_of("bo") == [b"second"]
    assert await store.tables_of("cy") == await store.tables_of("") == []
    assert await store.unfinished_of("ann") == 2
    await store.append(entry("first", 2, at=5, stage=OVER))
    assert await store.tables_of("ann") == [b"first", b"second"]
    assert await store.unfinished_of("ann") == 1


@with_store
async def test_a_summary_is_that_of_the_last_entry(store: Store) -> None:
    assert await store.summary("a") is None
    await store.append(opening("a"))
    assert await store.summary("a") == b"a"


@with_store
async def test_lists_are_no_longer_than_their_cap(store: Store) -> None:
    for number in range(LIST_CAP + 5):
        await store.append(opening(f"t{number}", public=True, at=number, guests=["ann"]))
    newest = [f"t{number}".encode() for number in reversed(range(5, LIST_CAP + 5))]
    assert await store.public_tables() == newest
    assert await store.tables_of("ann") == newest
    assert await store.unfinished_of("ann") == LIST_CAP + 5


@with_store
async def test_replays_are_shown_to_whom_they_concern(store: Store) -> None:
    for table, public in (("open", True), ("closed", False)):
        await store.append(opening(table, public=public, guests=["ann", "bo"]))
        await store.append(entry(table, 2, stage=OVER, replay=kept(table, public, at=1 + public)))
    await store.keep_replay(kept("brought", False, guest="cy", at=3))
    assert await store.replays_for("") == [b"line of open"]  # a stranger
    assert await store.replays_for("dee") == [b"line of open"]
    assert await store.replays_for("ann") == [b"line of open", b"line of closed"]
    assert await store.replays_for("cy") == [b"line of brought", b"line of open"]
    assert await store.replay("closed") == b"record of closed"
    assert await store.replay("nothing") is None


@with_store
async def test_the_same_record_brought_twice_is_kept_once(store: Store) -> None:
    await store.keep_replay(kept("same", False, guest="ann"))
    await store.keep_replay(kept("same", False, guest="ann"))
    await store.keep_replay(kept("other", False, guest="ann"))
    assert await store.replays_kept("ann") == 2
    assert len(await store.replays_for("ann")) == 2


# ---- pages


@with_store
async def test_every_list_is_read_page_by_page_without_gap_or_repetition(store: Store) -> None:
    for number in range(25):  # several at the same moment
        id, at = f"t{number:02}", number // 4
        await store.append(opening(id, public=True, at=at, guests=["ann"]))
        await store.append(entry(id, 2, at=at, replay=kept(id, True, at=at)))
    names = [f"t{number:02}".encode() for number in range(25)]
    whole = sorted(names, key=lambda name: (int(name[1:]) // 4, name), reverse=True)
    lists = [
        (lambda page: store.public_tables(page), whole),
        (lambda page: store.tables_of("ann", page), whole),
        (lambda page: store.replays_for("", page), [b"line of " + name for name in whole]),
        (lambda page: store.replays_for("ann", page), [b"line of " + name for name in whole]),
    ]
    for read, expected in lists:
        found: list[bytes] = []
        page = Page(count=7)
        while part := await read(page):
            assert len(part) <= 7
            found += part
            last = part[-1].rpartition(b" ")[2].decode()
            page = Page(int(last[1:]) // 4, last, 7)
        assert found == expected


def opened_by(table: str, host: str, origin: str, at: int) -> Write:
    """A public table."""
    write = opening(table, public=True, at=at)
    opened = Opened(table, "gunfighters", True, "here", host, origin)
    return Write(**{name: getattr(write, name) for name in Write.__struct_fields__} | {"opened": opened})


@with_store
async def test_a_public_list_has_only_so_much_of_one_guest_and_of_one_address(store: Store) -> None:
    for number in range(50):
        await store.append(opened_by(f"flood{number}", "flood", "there", at=100 + number))
    for number in range(10):  # many guests of one address
        await store.append(opened_by(f"crowd{number}", f"crowd{number}", "elsewhere", at=90 + number))
    await store.append(opened_by("honest", "ann", "home", at=1))
    await store.append(opening("old", public=True, at=0))  # from before anybody wrote down whose it is
    await store.append(opening("older", public=True, at=-1))
    fair = Fair(by_guest=2, by_address=3)
    assert await store.public_tables(Page(), fair) == [
        b"flood49",
        b"flood48",
        b"crowd9",
        b"crowd8",
        b"crowd7",
        b"honest",
        b"old",
        b"older",
    ]
    assert await store.public_tables(Page(1, "honest", 1), fair) == [b"old"]


@with_store
async def test_public_replays_are_listed_fairly_and_ones_own_all(store: Store) -> None:
    for number in range(6):
        table = f"flood{number}"
        await store.append(opened_by(table, "flood", "there", at=number))
        await store.append(entry(table, 2, guests=["flood"], replay=kept(table, True, at=10 + number)))
    await store.append(opened_by("honest", "ann", "home", at=1))
    await store.append(entry("honest", 2, replay=kept("honest", True, at=1)))
    fair = Fair(by_guest=2, by_address=9)
    assert await store.replays_for("", Page(), fair) == [b"line of flood5", b"line of flood4", b"line of honest"]
    assert len(await store.replays_for("flood", Page(), fair)) == 7


# ---- tables that nobody came back to


@with_store
async def test_tables_that_nobody_came_back_to_expire_by_the_stated_rule(store: Store) -> None:
    for table, stage, at in (
        ("unbegun", OPEN, 10),
        ("waiting", OPEN, 30),
        ("playing", PLAYING, 10),
        ("abandoned", PLAYING, 4),
        ("ticking", PLAYING, 4),
        ("over", OVER, 1),
        ("there", OPEN, 1),
        ("looked", OPEN, 1),
    ):
        await store.append(opening(table, at=0, guests=["ann"]))
        await store.append(entry(table, 2, at=at, stage=stage))
    await store.note_due("ticking", 1, 500)
    assert await store.claim("there", "node") is not None
    gone = await store.expire(20, 5, {"node"}, {"looked"})
    assert sorted(gone) == ["abandoned", "unbegun"]
    for table in gone:
        assert await store.summary(table) is None
        assert await store.entries(table) == []
        assert await store.claim(table, "here") is None
        with pytest.raises(Fenced):
            await store.append(entry(table, 3))
    assert await store.unfinished_of("ann") == 5
    assert await store.expire(20, 5, {"node"}, {"looked"}) == []


@with_store
async def test_an_address_is_kept_as_a_hash_of_this_house(store: Store) -> None:
    one, other = store.origin_of("192.0.2.1"), store.origin_of("192.0.2.2")
    assert one == store.origin_of("192.0.2.1") != other
    assert "192" not in one
    async with store.engine.connect() as connection:
        kept_salt = (await connection.execute(select(schema.house.c.value))).scalar_one()
    assert kept_salt == store.salt  # the same after a restart, and at every node
