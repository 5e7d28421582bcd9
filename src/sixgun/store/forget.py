"""Forgetting a guest: one transaction for each table, and the game of the others stays whole."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from sixgun.play.entries import decode, encode
from sixgun.play.forgetting import goodbyes, opened_by, without
from sixgun.store import schema
from sixgun.store.decks import drop_decks
from sixgun.store.writes import rewrite


def tables_of(connection: Connection, guest: str) -> list[str]:
    """Every table where a guest has sat."""
    s = schema.sitters.c
    return [row.table_id for row in connection.execute(select(s.table_id).where(s.guest == guest))]


def forget_at(connection: Connection, table: str, guest: str, owner: str, now: int) -> None:
    """Take a guest's name and words out of a table: its log, its summary, its replay and the review of that.

    Its fencing number grows, so that the node that keeps it reads it anew.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    t, e = schema.tables.c, schema.entries.c
    connection.execute(update(schema.tables).where(t.id == table).values(fence=t.fence + 1, owner=owner))
    rows = connection.execute(select(e.body).where(e.table_id == table).order_by(e.seq))
    entries = [decode(row.body) for row in rows]
    changed = {seq: encode(entry) for seq, entry in without(entries, guest).items()}
    last = goodbyes(entries, guest, now)
    rewrite(connection, table, changed, [encode(entry) for entry in last])
    summary = connection.execute(select(t.summary).where(t.id == table)).scalar()
    if summary is not None:
        told = _summary(msgspec.json.decode(summary), guest, last[0].text if last else "", opened_by(entries, guest))
        connection.execute(update(schema.tables).where(t.id == table).values(summary=msgspec.json.encode(told)))
    _forget_replay(connection, table, [entry.seat for entry in last], opened_by(entries, guest))
    s = schema.sitters.c
    connection.execute(delete(schema.sitters).where(s.table_id == table, s.guest == guest))
    connection.commit()


def forget_rest(connection: Connection, guest: str) -> None:
    """Take away what else there is of a guest: records they brought, decks, codes, and which tables they opened."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    r = schema.replays.c
    brought = select(r.id).where(r.guest == guest)
    connection.execute(delete(schema.reviews).where(schema.reviews.c.replay.in_(brought)))
    connection.execute(delete(schema.replays).where(r.guest == guest))
    connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest))
    drop_decks(connection, guest)
    opened = update(schema.tables).where(schema.tables.c.host == guest)
    connection.execute(opened.values(host="", origin=""))
    connection.commit()


def _summary(summary: dict[str, Any], guest: str, bot: str, titled: bool) -> dict[str, Any]:
    for seat, owner in enumerate(summary["owners"]):
        if owner == guest:
            summary["owners"][seat] = ""
            plays_on = summary["begun"] and not summary["over"]
            known = summary["seats"][seat]["bot"] if summary["begun"] else None
            summary["seats"][seat] = {"name": "", "bot": known or (bot if plays_on else None), "person": False}
    return {**summary, "title": ""} if titled else summary


def _forget_replay(connection: Connection, table: str, seats: list[int], titled: bool) -> None:
    r, v = schema.replays.c, schema.reviews.c
    kept = connection.execute(select(r.line, r.record).where(r.id == table)).first()
    if kept is None:
        return
    line, record = _nameless(kept.line, seats), _nameless(kept.record, seats)
    if titled:
        line = msgspec.json.encode({**msgspec.json.decode(line), "title": ""})
    connection.execute(update(schema.replays).where(r.id == table).values(line=line, record=record))
    body = connection.execute(select(v.body).where(v.replay == table)).scalar()
    if body:
        connection.execute(update(schema.reviews).where(v.replay == table).values(body=_nameless(body, seats)))


def _nameless(body: bytes, seats: list[int]) -> bytes:
    document: dict[str, Any] = msgspec.json.decode(body)
    names = document.get("names") or []
    document["names"] = ["" if seat in seats else name for seat, name in enumerate(names)]
    return msgspec.json.encode(document)
