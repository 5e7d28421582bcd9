"""Tokens, codes and forgetting in the store, on both kinds of database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from sixgun.core import records
from sixgun.games import game
from sixgun.play import Entry, Table
from sixgun.play import commands as do
from sixgun.play.checkpoints import Shelf, put_by
from sixgun.play.entries import decode, encode
from sixgun.server.tables.keeper import write_of
from sixgun.store import Fenced, Opened, Store
from sixgun.store.tokens import LIFE
from tests.server.databases import KINDS, new_database
from tests.server.storing import kept, with_store


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


async def shift(store: Store, table: str, column: str, by: int) -> None:
    """Let time pass for what is in the database."""
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE {table} SET {column} = {column} - {by}")


# ---- tokens and codes


@with_store
async def test_a_code_is_taken_once_even_by_many_at_once(store: Store) -> None:
    await store.put_code("code", "ann")
    taken = await asyncio.gather(*[store.take_code("code") for _ in range(8)])
    assert sorted(taken) == [""] * 7 + ["ann"]
    assert await store.take_code("code") == ""


@with_store
async def test_a_code_runs_out(store: Store) -> None:
    await store.put_code("code", "ann")
    await shift(store, "codes", "until", LIFE + 1)
    assert await store.take_code("code") == ""
    await store.put_code("another", "bo")  # which clears it away
    async with store.engine.connect() as connection:
        rows = (await connection.exec_driver_sql("SELECT guest FROM codes")).all()
    assert [row[0] for row in rows] == ["bo"]


@with_store
async def test_ended_tokens_stand_for_nobody(store: Store) -> None:
    assert await store.read_tokens(0) == []
    await store.give_token("second", "ann")
    await store.give_token("other", "bo")
    await store.end_tokens("ann")
    found = {row.token: row.guest for row in await store.read_tokens(0)}
    assert found == {"ann": "", "second": "", "other": "bo"}
    await store.end_tokens("ann")  # again
    await store.give_token("third", "ann")
    await store.end_tokens("ann")
    found = {row.token: row.guest for row in await store.read_tokens(0)}
    assert found == {"ann": "", "second": "", "third": "", "other": "bo"}
    newest = max(row.at for row in await store.read_tokens(0))
    assert await store.read_tokens(newest + 1) == []


# ---- forgetting


def played(title: str = "Ann's night") -> tuple[Table, list[Entry]]:
    """A finished game of ann, bo and a bot, with talk."""
    first = Entry("opened", 0, data={"settings": {"game": "gunfighters", "seats": 3, "title": title}, "seed": "07"})
    table, log, chance = Table.opened(first), [first], Random(2)

    def does(player: str, command: do.Command) -> None:
        for entry in table.decide(player, command, len(log) * 10_000):
            table.evolve(entry)
            log.append(entry)

    does("ann", do.Sit(0, "Ann"))
    does("bo", do.Sit(1, "Bo"))
    does("ann", do.SetBot(2, "random"))
    does("ann", do.Say("I am Ann"))
    does("bo", do.Say("Hello Bob"))
    does("ann", do.Begin())
    while not table.over:
        seat = table.asked()[0]
        pick = chance.choice(table.game.ask(table.match.state, seat).options).pick
        if seat < 2:
            does(("ann", "bo")[seat], do.Pick(pick, table.seq))
        else:
            for entry in table.bot_pick(seat, pick, table.turned, len(log) * 10_000):
                table.evolve(entry)
                log.append(entry)
    return table, log


@with_store
async def test_a_forgotten_guest_leaves_a_whole_game_with_a_blank_name(store: Store) -> None:
    table, log = played()
    await store.append(write_of("t", 1, table, 1, log, Opened("t", "gunfighters", True, "here")))
    head, _ = put_by("t", table, Shelf(), encode(log[-1]))
    said = Entry("said", 9, 1, "Bo again")
    table.evolve(said)
    await store.append(write_of("t", 1, table, len(log) + 1, [said], checkpoint=head))
    log.append(said)
    await store.keep_replay(kept("brought", True, guest="ann"))
    assert await store.forget("ann", "there", moment=5) == ["t"]
    assert (await store.left("t")).checkpoint is None  # it had the name as well
    bodies = await store.entries("t")
    text = b"".join(bodies)
    assert b"Ann" not in text
    assert b'"ann"' not in text
    assert b"Hello Bob" in text
    again = Table.folded([decode(body) for body in bodies])
    assert again.seq == len(log) + 1
    assert again.match.record().picks == table.match.record().picks
    assert again.record().names == ["", "Bo", table.record().names[2]]
    assert again.title == ""
    assert again.seat_of("bo") == 1
    summary = msgspec.json.decode(await store.summary("t") or b"")
    assert [seat["name"] for seat in summary["seats"]][:2] == ["", "Bo"]
    assert summary["owners"] == ["", "bo", ""]
    record = records.parse(await store.replay("t") or b"")
    assert records.check(record, game("gunfighters")).ok
    assert record.names[:2] == ["", "Bo"]
    assert await store.replay("brought") is None
    assert await store.tables_of("ann") == []
    assert b"Ann" not in b"".join(await store.replays_for("bo"))
    assert await store.forget("ann", "there", moment=6) == []  # again


@with_store
async def test_the_node_that_keeps_the_table_is_fenced_off_and_reads_it_anew(store: Store) -> None:
    table, log = played()
    await store.append(write_of("t", 1, table, 1, log, Opened("t", "gunfighters", True, "here")))
    await store.forget("ann", "there", moment=5)
    late = Entry("said", 9, 1, "too late")
    table.evolve(late)
    with pytest.raises(Fenced):
        await store.append(write_of("t", 1, table, len(log) + 1, [late]))
    stored = await store.claim("t", "here")
    assert stored is not None
    assert len(stored.entries) == len(log) + 1
    assert encode(late) not in stored.entries
    assert await store.owner("t") == ("here", stored.fence)
