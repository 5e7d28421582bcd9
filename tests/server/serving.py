"""A real server in a process of its own, and clients that talk to it as any program would."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.warm import Started, is_usual, warm

PATIENCE = 60.0  # seconds, on a machine that does a lot else


class Served:
    """`sixgun serve` on a free port, with its data in a folder of its own.

    It is a fork of a process that has everything imported, or a `cold` one: a program that starts from nothing.
    """

    def __init__(self, home: Path, *words: str, port: int = 0, cold: bool = False) -> None:
        self.home = home
        self.words = words
        self.port = port
        self.cold = cold
        self.starts = 0
        self.start()

    def start(self) -> None:
        """Start (again, on the same port and data) and wait until it answers."""
        began = time.monotonic()
        self.starts += 1
        words = ["serve", "--port", str(self.port), *self.words]
        env = {**os.environ, "XDG_DATA_HOME": str(self.home), "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8"}
        self.process: subprocess.Popen[bytes] | Started
        with self.log.open("ab") as log:
            if self.cold or not is_usual(env):
                program = [sys.executable, "-m", "sixgun", *words]
                self.process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=log, env=env, cwd=self.home)
            else:
                self.process = warm().start(words, env, self.home, log)
        line = self._first_line()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server said {line!r}, and {self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        self.seconds_to_start = time.monotonic() - began

    def _first_line(self) -> str:
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 3 * PATIENCE)  # it imports much before it speaks
        return self.process.stdout.readline().decode() if ready else ""

    @property
    def log(self) -> Path:
        """One for each start: what processes of a killed server say while they end is not the next one's."""
        return self.home / ("server.log" if self.starts == 1 else f"server-{self.starts}.log")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Guest:
    """A program with a token."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.url, timeout=PATIENCE)
        self.token: str = self.http.post("/api/token").json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def opens(self, *chairs: dict[str, str], begin: bool = False, **more: Any) -> str:
        """A table of Gunfighters with these chairs."""
        wanted = {"game": "gunfighters", "chairs": list(chairs), "begin": begin, **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def looks_at(self, table: str, since: int = 0) -> Socket:
        return Socket(self.served, table, self.token, since)


class Socket:
    """One socket at a table: the newest table message, the whole story, and answers by number."""

    def __init__(self, served: Served, table: str, token: str = "", since: int = 0, changes: bool = False) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket?since={since}&changes={int(changes)}"
        self._open = ExitStack()
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        self.connection: ClientConnection = self._open.enter_context(opening)
        self.table: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []  # everything, in order
        self.raw: list[bytes] = []
        self._id = 0

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        data = self.connection.recv(timeout)
        raw = data.encode() if isinstance(data, str) else data
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
            self.story += message["story"]
        return message

    def send(self, deed: dict[str, Any]) -> int:
        self._id += 1
        self.connection.send(json.dumps({"id": self._id, "do": deed}))
        return self._id

    def do(self, type: str, **more: Any) -> dict[str, Any]:
        """Send a command and hear everything up to its answer."""
        number = self.send({"type": type, **more})
        while True:
            message = self.hear()
            if message["type"] != "table" and message.get("id") == number:
                return message

    def until_asked(self) -> dict[str, Any] | None:
        """Hear until this seat is asked; None if the game ends first."""
        while not self.table or not (self.table["ask"] or self.table["over"]):
            self.hear()
        ask: dict[str, Any] | None = self.table["ask"]
        return None if self.table["over"] else ask

    def pick(self, pick: str | None = None) -> dict[str, Any]:
        ask = self.table["ask"]
        chosen = pick or ask["options"][ask["default"]]["pick"]
        return self.do("pick", pick=chosen, seq=self.table["seq"])

    def close(self) -> None:
        self._open.close()
