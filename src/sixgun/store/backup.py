"""Backups of an SQLite database: taken while a server uses it, checked, and brought back while none does."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sixgun.core.refusals import Refusal, Refused
from sixgun.store.check import Found, check
from sixgun.store.engine import database_file
from sixgun.store.lock import FileLock

BESIDE = ("", "-wal", "-shm")  # the files of a database


async def backup(url: str, target: Path) -> Found:
    """Copy a database as it is at one moment to a file that must not exist, and see that the copy is good."""
    source = _file(url)
    if not source.is_file():
        raise Refused(Refusal("file-missing", {"file": str(source)}))
    if target.exists():
        raise Refused(Refusal("file-exists", {"file": str(target)}))
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        _copy(source, part)
        found = await check(f"sqlite:///{part}")
        if found.problems:
            raise Refused(found.problems)
        _settle(part)
        os.replace(part, target)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refused(Refusal("file-unwritable", {"file": str(target), "problem": problem})) from error
    finally:
        for end in BESIDE:
            part.with_name(part.name + end).unlink(missing_ok=True)
    return found


async def restore(url: str, backup: Path) -> tuple[Found, Path | None]:
    """Put a good backup in the place of a database that no server uses; returns where the old one is now."""
    target = _file(url)
    if not backup.is_file():
        raise Refused(Refusal("file-missing", {"file": str(backup)}))
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(target)
    lock.hold()
    try:
        part = target.with_name(f"{target.name}.part")
        part.unlink(missing_ok=True)
        _copy(backup, part)
        found = await check(f"sqlite:///{part}")
        if found.problems:
            raise Refused(found.problems)
        _settle(part)
        old = _put_aside(target) if target.exists() else None
        os.replace(part, target)
        return found, old
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refused(Refusal("file-unwritable", {"file": str(target), "problem": problem})) from error
    finally:
        for end in BESIDE:
            target.with_name(f"{target.name}.part{end}").unlink(missing_ok=True)
        lock.release()


def _file(url: str) -> Path:
    file = database_file(url)
    if file is None:
        raise Refused(Refusal("backup-postgres"))
    return file


def _copy(source: Path, target: Path) -> None:
    """All pages in one read of the source: its writers go on, and nothing of what they write is in the copy."""
    source_url = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(source_url, uri=True)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise Refused(Refusal("database-copy", {"file": str(source), "problem": str(error)})) from error


def _settle(file: Path) -> None:
    """One file, without what SQLite keeps beside it, and safe on disk."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _put_aside(target: Path) -> Path:
    old = target.with_name(f"{target.name}.{time.strftime('%Y%m%d-%H%M%S')}.old")
    for end in BESIDE:
        part = target.with_name(target.name + end)
        if part.exists():
            os.replace(part, old.with_name(old.name + end))
    return old
