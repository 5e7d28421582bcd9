"""What the store's lists show, and to whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.store import Store
from sixgun.store.store import LIST_CAP, OVER, PLAYING
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
