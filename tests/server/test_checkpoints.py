"""Checkpoints in the store: written with the entries, read with those that follow, and work that is saved by them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from sixgun.play import Table, checkpoints
from sixgun.play.checkpoints import Checkpoint
from sixgun.play.entries import decode
from sixgun.play.sitting import Sitting
from sixgun.server.tables import folding
from sixgun.server.tables.keeper import Keeper
from sixgun.store import Fenced, KeptCheckpoint, Store
from sixgun.store.chain import links
from tests.play.test_checkpoints import everything
from tests.server.databases import KINDS, new_database
from tests.server.storing import entry, opening, with_store
from tests.server.test_keeper import Inside, inside, pick


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


def checkpoint(seq: int, body: bytes, *chapters: tuple[int, bytes], anew: bool = False) -> Checkpoint:
    return Checkpoint(seq, "this one", body, list(chapters), anew)


@with_store
async def test_a_checkpoint_is_written_with_its_entries_and_read_with_those_that_follow(store: Store) -> None:
    await store.append(opening("a"))
    for seq in range(2, 9):
        made = {3: checkpoint(3, b"first", (3, b"one"), anew=True), 6: checkpoint(6, b"second", (6, b"two"))}.get(seq)
        await store.append(msgspec.structs.replace(entry("a", seq), checkpoint=made))
    left = await store.left("a")
    assert left.entries == [b"opened", b"6", b"7", b"8"]
    assert left.checkpoint == KeptCheckpoint(6, "this one", b"second", [b"one", b"two"])
    claimed = await store.claim("a", "there")
    assert claimed is not None
    assert (claimed.entries, claimed.checkpoint) == (left.entries, left.checkpoint)
    anew = checkpoint(9, b"third", (4, b"half"), (9, b"whole"), anew=True)
    await store.append(msgspec.structs.replace(entry("a", 9, fence=claimed.fence), checkpoint=anew))
    left = await store.left("a")
    assert (left.entries, left.checkpoint) == (
        [b"opened", b"9"],
        KeptCheckpoint(9, "this one", b"third", [b"half", b"whole"]),
    )
    await store.append(opening("b"))
    assert (await store.left("b")).checkpoint is None


@with_store
async def test_a_checkpoint_of_another_chain_is_not_read(store: Store) -> None:
    await store.append(opening("a"))
    made = checkpoint(3, b"first", (3, b"one"), anew=True)
    await store.append(entry("a", 2))
    await store.append(msgspec.structs.replace(entry("a", 3), checkpoint=made))
    bodies = [b"opened", b"another", b"3"]  # the checkpoint's own entry is as it was
    async with store.engine.begin() as connection:
        change = text("UPDATE entries SET body = :body, hash = :hash WHERE table_id = 'a' AND seq = :seq")
        for seq, (body, hash) in enumerate(zip(bodies, links(b"", "a", 1, bodies), strict=True), 1):
            await connection.execute(change, {"body": body, "hash": hash, "seq": seq})
        await connection.execute(text("UPDATE tables SET head = :hash"), {"hash": links(b"", "a", 1, bodies)[-1]})
    left = await store.left("a")
    assert (left.entries, left.checkpoint) == (bodies, None)


@with_store
async def test_an_owner_that_was_replaced_writes_no_checkpoint(store: Store) -> None:
    await store.append(opening("a"))
    await store.claim("a", "there")
    late = msgspec.structs.replace(entry("a", 2), checkpoint=checkpoint(2, b"late", (2, b"late"), anew=True))
    with pytest.raises(Fenced):
        await store.append(late)
    assert (await store.left("a")).checkpoint is None


# ---- a house


class Counted:
    """Counts the entries that are taken in."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.entries = 0
        evolve = Sitting.evolve

        def counted(table: Any, entry: Any) -> None:
            self.entries += 1
            evolve(table, entry)

        patch.setattr(Sitting, "evolve", counted)


async def played(here: Inside, picks: int) -> Keeper:
    room = await here.table()
    for _ in range(picks):
        await pick(room)
        if room.table.over:
            break
    return room


async def put_away(here: Inside, room: Keeper) -> Keeper:
    room.drop(4000)
    found = await here.house.hall.room(room.id)
    assert isinstance(found, Keeper)
    assert found is not room
    return found


def test_a_table_that_comes_back_folds_no_more_than_what_followed_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 8)

    async def story(here: Inside) -> None:
        room = await played(here, 30)
        before = await here.entries(room)
        counted = Counted(monkeypatch)
        again = await put_away(here, room)
        assert 0 < again.shelf.seq <= len(before)
        assert counted.entries == len(before) - again.shelf.seq < 8
        folded = Table.folded([decode(body) for body in before])
        assert again.table.message("") | {"seats": 0, "patience": 0} == folded.message("") | {"seats": 0, "patience": 0}
        if not again.table.over:
            await pick(again)

    inside(tmp_path, story)


@pytest.mark.parametrize("wrong", ["version", "body", "seq"])
def test_a_checkpoint_that_is_not_believed_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 8)
    monkeypatch.setattr(folding, "LONG", 12)  # in another process
    values = {"version": "'of another time'", "body": "x'00'", "seq": "seq - 1"}

    async def story(here: Inside) -> None:
        room = await played(here, 20)
        async with here.house.store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE checkpoints SET {wrong} = {values[wrong]}"))
        before = everything(room.table.story), room.table.game.hash(room.table.match.state)
        again = await put_away(here, room)
        assert (everything(again.table.story), again.table.game.hash(again.table.match.state)) == before
        assert again.shelf.unwritten is not None
        if not again.table.over:
            await pick(again)
            assert again.shelf.unwritten is None
            third = await put_away(here, again)
            assert third.shelf.unwritten is None
            assert third.shelf.seq > 0

    inside(tmp_path, story)


def test_a_table_from_before_there_were_checkpoints_opens(tmp_path: Path) -> None:
    async def story(here: Inside) -> None:
        room = await played(here, 10)
        async with here.house.store.engine.begin() as connection:
            await connection.execute(text("DELETE FROM checkpoints"))
            await connection.execute(text("DELETE FROM chapters"))
        before = everything(room.table.story)
        again = await put_away(here, room)
        assert everything(again.table.story) == before

    inside(tmp_path, story)
