"""What lists show: newest first, page by page, and in public lists only so much of one guest or one address."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, func, or_, select

from sixgun.store import schema

OPEN, PLAYING, OVER = 0, 1, 2
LIST_CAP = 100
PUBLIC_CAP = 5_000  # the newest, among which a public list chooses


class Page(msgspec.Struct, frozen=True):
    """A part of a list: what comes after the line with this moment and name; the first lines if there is no name."""

    at: int = 0
    id: str = ""
    count: int = LIST_CAP


class Fair(msgspec.Struct, frozen=True):
    """How many lines of a public list may be of one guest, and of one address."""

    by_guest: int = LIST_CAP
    by_address: int = LIST_CAP


def public_tables(page: Page, fair: Fair) -> Select[Any]:
    """Summaries of the tables that everybody may find."""
    t = schema.tables.c
    newest = select(t.id, t.at, t.summary, t.host, t.origin).where(t.public, t.stage != OVER)
    fairly = _fairly(newest.order_by(t.at.desc()).limit(PUBLIC_CAP), fair).subquery()
    return _page(select(fairly.c.summary), fairly.c.at, fairly.c.id, page)


def tables_of(guest: str, page: Page) -> Select[Any]:
    """Summaries of the tables where a guest sits."""
    t, s = schema.tables.c, schema.sitters.c
    join = schema.tables.join(schema.sitters, s.table_id == t.id)
    return _page(select(t.summary).select_from(join).where(s.guest == guest), t.at, t.id, page)


def replays_for(guest: str, page: Page, fair: Fair) -> Select[Any]:
    """What lists show of public replays and of the guest's own."""
    r, s, t = schema.replays.c, schema.sitters.c, schema.tables.c
    join = schema.replays.outerjoin(schema.tables, t.id == r.id)
    newest = select(r.id, r.at, func.coalesce(t.host, "").label("host"), func.coalesce(t.origin, "").label("origin"))
    public = newest.select_from(join).where(r.public).order_by(r.at.desc()).limit(PUBLIC_CAP)
    seen: ColumnElement[bool] = r.id.in_(select(_fairly(public, fair).subquery().c.id))
    if guest:
        own = select(s.table_id).where(s.guest == guest)
        seen = or_(seen, r.guest == guest, r.id.in_(own))
    return _page(select(r.line).where(seen), r.at, r.id, page)


def _fairly(newest: Select[Any], fair: Fair) -> Select[Any]:
    """The newest lines of each guest, and of these the newest of each address."""
    return _newest_of(_newest_of(newest, "host", fair.by_guest), "origin", fair.by_address)


def _newest_of(query: Select[Any], whose: str, most: int) -> Select[Any]:
    """So many lines of each; where nobody knows whose a line is, it stands for itself."""
    n = query.subquery()
    each = func.coalesce(func.nullif(n.c[whose], ""), n.c.id)
    rank = func.row_number().over(partition_by=each, order_by=(n.c.at.desc(), n.c.id.desc()))
    ranked = select(*n.c, rank.label(f"by_{whose}")).subquery()
    return select(ranked).where(ranked.c[f"by_{whose}"] <= most)


def _page(query: Select[Any], at: ColumnElement[Any], id: ColumnElement[Any], page: Page) -> Select[Any]:
    if page.id:
        query = query.where(or_(at < page.at, and_(at == page.at, id < page.id)))
    return query.order_by(at.desc(), id.desc()).limit(page.count)
