"""Migrations: a database is brought to the form that the code expects, and one from the future is left alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from sixgun.core.refusals import Refused
from sixgun.store import Store, schema
from sixgun.store.engine import open_engine
from sixgun.store.migrate import HEAD, configuration, revision
from tests.server.databases import KINDS, new_database
from tests.server.storing import opening, with_store


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


@with_store
async def test_an_empty_database_gets_every_table(store: Store) -> None:
    async with store.engine.connect() as connection:
        names = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
    own = {
        "tables",
        "entries",
        "checkpoints",
        "chapters",
        "sitters",
        "replays",
        "reviews",
        "nodes",
        "tokens",
        "codes",
    } | {"decks", "deck_versions"}
    own.add("house")
    assert names == own | {"alembic_version"}


def differences(connection: Connection) -> list[object]:
    """Between what is in a database and the schema."""
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


@with_store
async def test_a_new_database_is_made_to_the_schema(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(revision) == HEAD


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    def migrated(connection: Connection) -> list[object]:
        command.upgrade(configuration(connection), HEAD)
        assert revision(connection) == HEAD
        return differences(connection)

    async def runs() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            assert await connection.run_sync(migrated) == []
        await engine.dispose()

    asyncio.run(runs())


def test_games_of_an_older_house_are_looked_at_once_for_what_is_due(url: str) -> None:
    rows = "('open', 0), ('playing', 1), ('over', 2)"
    columns = "game, public, at, fence, owner, summary"

    def migrated(connection: Connection) -> list[str]:
        command.upgrade(configuration(connection), "0005")
        for values in rows.split("), ("):
            id, _, stage = values.strip("()").partition(", ")
            row = f"{id}, {stage}, 'gunfighters', false, 5, 1, 'here', :body"
            connection.execute(text(f"INSERT INTO tables (id, stage, {columns}) VALUES ({row})"), {"body": b"{}"})
        command.upgrade(configuration(connection), HEAD)
        return [row.id for row in connection.execute(text("SELECT id FROM tables WHERE due IS NOT NULL"))]

    async def runs() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            assert await connection.run_sync(migrated) == ["playing"]
        await engine.dispose()

    asyncio.run(runs())


def test_the_code_knows_the_newest_migration() -> None:
    scripts = ScriptDirectory.from_config(configuration())
    assert scripts.get_heads() == [HEAD]


def test_a_database_is_migrated_once_and_keeps_what_is_in_it(url: str) -> None:
    async def runs() -> None:
        for _ in range(2):
            store = Store(url)
            await store.open()
            if await store.summary("kept") is None:
                await store.append(opening("kept"))
            await store.close()
        again = Store(url)
        await again.open()
        assert await again.entries("kept") == [b"opened"]
        await again.close()

    asyncio.run(runs())


def test_a_database_of_a_newer_version_is_refused_and_not_touched(url: str) -> None:
    async def runs() -> None:
        store = Store(url)
        await store.open()
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        older = Store(url)
        with pytest.raises(Refused) as refused:
            await older.open()
        assert refused.value.refusal.code == "database-newer"
        async with older.engine.connect() as connection:
            assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "9999"
        await older.close()

    asyncio.run(runs())


@pytest.mark.slow
def test_two_nodes_that_start_together_migrate_one_after_the_other(tmp_path: Path) -> None:
    async def runs() -> None:
        shared = new_database("postgresql", tmp_path)
        stores = [Store(shared) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        await stores[0].append(opening("shared"))
        assert await stores[1].entries("shared") == [b"opened"]
        for store in stores:
            await store.close()

    asyncio.run(runs())


def test_a_database_that_cannot_be_reached_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def runs(url: str) -> str:
        store = Store(url)
        with pytest.raises(Refused) as refused:
            await store.open()
        await store.close()
        return refused.value.refusal.code

    assert asyncio.run(runs(f"postgresql://postgres@/saloon?host={tmp_path}")) == "database-unreachable"
    (tmp_path / "text.db").write_text("This is not a database. " * 100)
    assert asyncio.run(runs(f"sqlite:///{tmp_path / 'text.db'}")) == "database-broken"
