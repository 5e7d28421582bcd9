"""Tokens that no longer stand for the guest that they began with, and codes that move a guest to another device.

A token is stored as its hash. One that nothing is known of is a guest of its own, so an ordinary guest needs no row.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from sixgun.store import schema

LIFE = 10 * 60 * 1000  # milliseconds for which a code may be used


class Token(msgspec.Struct, frozen=True):
    """The hash of a token, and whose it is: "" for one that was ended."""

    token: str
    guest: str
    at: int


def read_tokens(connection: Connection, since: int) -> list[Token]:
    """Every token that has changed since then."""
    k = schema.tokens.c
    return [Token(*row) for row in connection.execute(select(k.token, k.guest, k.at).where(k.at >= since))]


def give_token(connection: Connection, token: str, guest: str, now: int) -> None:
    """A new token for a guest."""
    connection.execute(insert(schema.tokens), [{"token": token, "guest": guest, "at": now}])


def end_tokens(connection: Connection, guest: str, now: int) -> None:
    """No token that a guest has had stands for anybody from now on. A guest's first one is called as the guest is."""
    k = schema.tokens.c
    connection.execute(update(schema.tokens).where(k.guest == guest).values(guest="", at=now))
    if connection.execute(select(k.token).where(k.token == guest)).first() is None:
        connection.execute(insert(schema.tokens), [{"token": guest, "guest": "", "at": now}])


def put_code(connection: Connection, code: str, guest: str, now: int) -> None:
    """Keep a code, in place of the guest's former one and of those that have run out."""
    c = schema.codes.c
    connection.execute(delete(schema.codes).where((c.guest == guest) | (c.until < now)))
    connection.execute(insert(schema.codes), [{"code": code, "guest": guest, "until": now + LIFE}])


def take_code(connection: Connection, code: str, now: int) -> str:
    """Whose code this is, which cannot be used again; "" if it is nobody's, or has run out."""
    c = schema.codes.c
    found = connection.execute(select(c.guest).where(c.code == code, c.until >= now)).scalar()
    taken = connection.execute(delete(schema.codes).where(c.code == code, c.until >= now)).rowcount
    return str(found) if found and taken == 1 else ""
