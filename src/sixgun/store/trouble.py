"""Trouble with the database that may pass: the disk is full or read-only, the database damaged or away."""

from __future__ import annotations

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from sixgun.core.refusals import Refusal, Refused

CODES = ("disk-full", "disk-read-only", "database-damaged", "database-away")
FULL, READ_ONLY, DAMAGED, AWAY = CODES
SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
POSTGRES = {"53100": FULL, "25006": READ_ONLY, "XX001": DAMAGED, "XX002": DAMAGED}
SYSTEM = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EFBIG: FULL, errno.EROFS: READ_ONLY}


class Trouble(Refused):
    """Nothing can be written or read just now."""

    def __init__(self, code: str) -> None:
        super().__init__(Refusal(code))


def trouble_of(error: BaseException) -> Trouble | None:
    """What trouble an error of the database is; None for one that trying again will not mend.

    >>> trouble_of(OSError(errno.ENOSPC, "No space left on device")).refusal.code
    'disk-full'
    >>> trouble_of(ValueError()) is None
    True
    """
    if isinstance(error, Trouble):
        return error
    if isinstance(error, OSError):  # of a connection, or before there is one
        return Trouble(SYSTEM.get(error.errno or 0, AWAY))
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return None
    low = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(low, sqlite3.Error):  # by itself where a connection is set up
        return Trouble(SQLITE.get(getattr(low, "sqlite_errorcode", 0) & 0xFF, AWAY))
    if not isinstance(error, SQLAlchemyError):
        return None
    state = str(getattr(low, "sqlstate", None) or "")
    if state in POSTGRES:
        return Trouble(POSTGRES[state])
    wrong = state[:2] in ("22", "23", "42")  # values and statements that will be as wrong next time
    return None if wrong else Trouble(AWAY)
