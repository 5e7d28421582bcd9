"""The tables of the database. A change here needs a migration beside it: a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", Integer, nullable=False),  # OPEN, PLAYING, OVER
    Column("at", BigInteger, nullable=False),  # milliseconds, of the last entry
    Column("fence", BigInteger, nullable=False),  # grows with every owner: only the holder of the newest may write
    Column("owner", String(40), nullable=False),  # the node that holds it
    Column("summary", LargeBinary, nullable=False),  # what lists show, as JSON
    Column("due", BigInteger),  # milliseconds: when something happens there by itself, if nobody acts before
    Column("host", String(64), nullable=False, server_default=""),  # the guest who opened it
    Column("origin", String(40), nullable=False, server_default=""),  # a hash of the address prefix it was opened from
    Column("head", LargeBinary, nullable=False),  # the hash of the last entry
    Index("tables_by_age", "public", "stage", "at"),
    Index("tables_by_due", "due"),
    Index("tables_by_stage", "stage", "at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),  # of this entry and those before: see chain.py
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last entry that it knows
    Column("version", String(40), nullable=False),  # of the program that made it
    Column("body", LargeBinary, nullable=False),
)

chapters = Table(
    "chapters",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the last entry of which it tells
    Column("body", LargeBinary, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("guest", String(64), primary_key=True),  # the hash of a secret, never the secret
    Index("sitters_by_guest", "guest"),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(64), nullable=False),  # who gave it; "" for a game that was played here
    Column("line", LargeBinary, nullable=False),  # what lists show, as JSON
    Column("record", LargeBinary, nullable=False),
    Index("replays_by_age", "public", "at"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("replay", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds: when it was last worked on
    Column("done", Integer, nullable=False),  # pieces of work
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # as JSON; empty until it is finished
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds by the database's own clock: when it last gave a sign
    Column("first", BigInteger, nullable=False),  # its own first moment
    Column("last", BigInteger, nullable=False),  # its own moment of the last sign
)

tokens = Table(
    "tokens",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of a secret, never the secret
    Column("guest", String(64), nullable=False),  # whose it is; "" for one that was ended
    Column("at", BigInteger, nullable=False),  # milliseconds by the database's own clock: when it last changed
    Index("tokens_by_guest", "guest"),
    Index("tokens_by_age", "at"),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds by the database's own clock: when it was last saved
    Column("version", Integer, nullable=False),  # the number of the newest one
    Index("decks_by_guest", "guest", "at"),
)

deck_versions = Table(
    "deck_versions",
    metadata,
    Column("deck", String(40), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # as JSON: outfit, gang and cards
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),  # the hash of a one-time code
    Column("guest", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),  # milliseconds by the database's own clock
)

house = Table(
    "house",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
