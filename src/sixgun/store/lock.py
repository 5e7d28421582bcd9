"""One server for each SQLite file: two that keep the same tables would show the past to each other's guests."""

from __future__ import annotations

import os
from pathlib import Path

from sixgun.core.refusals import Refusal, Refused

try:
    import fcntl
except ImportError:  # a system without such locks: there nothing is locked
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Beside the database, held until it is let go or the process ends, however it ends: the system sees to that.

    The lock is the process's own: bots that it starts don't inherit it, and nobody else need clean up after a crash.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}-lock")
        self.database = database
        self._file: int | None = None

    def hold(self) -> None:
        """Refused if another process holds it, or nothing can be written there."""
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            problem = error.strerror or type(error).__name__
            raise Refused(Refusal("file-unwritable", {"file": str(self.path), "problem": problem})) from error
        try:
            if fcntl is not None:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            args = {"file": str(self.database), "process": holder or "?"}
            raise Refused(Refusal("database-in-use", {**args})) from error
        self._file = file
        try:
            os.ftruncate(file, 0)
            os.write(file, str(os.getpid()).encode())
        except OSError:
            pass  # a full disk: it is locked all the same

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
