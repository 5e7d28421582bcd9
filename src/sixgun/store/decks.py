"""Decks that guests have saved, each with its last versions."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from sixgun.store import schema


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck in its newest version: its body is JSON."""

    deck: str
    name: str
    at: int
    version: int
    body: bytes


class DeckVersion(msgspec.Struct, frozen=True):
    version: int
    at: int
    body: bytes


def decks_of(connection: Connection, guest: str) -> list[SavedDeck]:
    """The decks of a guest, the last saved first."""
    d, v = schema.decks.c, schema.deck_versions.c
    newest = (v.deck == d.id) & (v.version == d.version)
    query = select(d.id, d.name, d.at, d.version, v.body).join(schema.deck_versions, newest)
    return [SavedDeck(*row) for row in connection.execute(query.where(d.guest == guest).order_by(d.at.desc(), d.id))]


def versions_of(connection: Connection, deck: str, guest: str) -> list[DeckVersion]:
    """The versions of a guest's deck, the newest first; [] for a deck that is not the guest's."""
    d, v = schema.decks.c, schema.deck_versions.c
    query = select(v.version, v.at, v.body).join(schema.decks, d.id == v.deck)
    rows = connection.execute(query.where(d.id == deck, d.guest == guest).order_by(v.version.desc()))
    return [DeckVersion(*row) for row in rows]


def count_decks(connection: Connection, guest: str) -> int:
    query = select(func.count()).select_from(schema.decks).where(schema.decks.c.guest == guest)
    return int(connection.execute(query).scalar() or 0)


def add_deck(connection: Connection, deck: str, guest: str, name: str, body: bytes, now: int) -> None:
    values = {"id": deck, "guest": guest, "name": name, "at": now, "version": 1}
    connection.execute(insert(schema.decks), [values])
    connection.execute(insert(schema.deck_versions), [{"deck": deck, "version": 1, "at": now, "body": body}])


def add_version(connection: Connection, saved: SavedDeck, guest: str, most: int) -> int:
    """A further version of a guest's deck, whose number comes back; 0 if there is no such deck.

    One with the same cards only gets the name. Of older versions so many are kept.
    """
    d, v = schema.decks.c, schema.deck_versions.c
    mine = (d.id == saved.deck) & (d.guest == guest)
    last = connection.execute(select(d.version).where(mine).with_for_update()).scalar()
    if last is None:
        return 0
    body = connection.execute(select(v.body).where(v.deck == saved.deck, v.version == last)).scalar()
    number = int(last) if body == saved.body else int(last) + 1
    connection.execute(update(schema.decks).where(mine).values(name=saved.name, at=saved.at, version=number))
    if number > last:
        row = {"deck": saved.deck, "version": number, "at": saved.at, "body": saved.body}
        connection.execute(insert(schema.deck_versions), [row])
        connection.execute(delete(schema.deck_versions).where(v.deck == saved.deck, v.version <= number - most))
    return number


def drop_deck(connection: Connection, deck: str, guest: str) -> bool:
    """Delete a guest's deck; whether there was one."""
    d, v = schema.decks.c, schema.deck_versions.c
    gone = connection.execute(delete(schema.decks).where(d.id == deck, d.guest == guest)).rowcount
    if gone:
        connection.execute(delete(schema.deck_versions).where(v.deck == deck))
    return bool(gone)


def drop_decks(connection: Connection, guest: str) -> None:
    """Delete all decks of a guest."""
    d, v = schema.decks.c, schema.deck_versions.c
    own = select(d.id).where(d.guest == guest)
    connection.execute(delete(schema.deck_versions).where(v.deck.in_(own)))
    connection.execute(delete(schema.decks).where(d.guest == guest))
