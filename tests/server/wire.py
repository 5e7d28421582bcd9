"""A socket for a great many frames: no threads, many frames in one write, and nothing checked before it is sent."""

from __future__ import annotations

import json
import socket
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.uri import parse_uri

from tests.server.serving import PATIENCE, Guest


class Closed(Exception):
    """The server has closed the socket, with a code (1006: without one)."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire:
    """One guest's socket at a table."""

    def __init__(self, guest: Guest, at: str, since: int = 0, narrow: bool = False) -> None:
        self.guest, self.at = guest, at
        self.table: dict[str, Any] = {}
        self._events: deque[Frame | Response | Request] = deque()
        port = guest.served.port
        self._plain = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if narrow:  # hold as little as possible that was not heard yet
            self._plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        self._protocol = ClientProtocol(
            parse_uri(f"ws://127.0.0.1:{port}/api/tables/{at}/socket?since={since}"), max_size=None
        )
        request = self._protocol.connect()
        request.headers["Authorization"] = f"Bearer {guest.token}"
        self._protocol.send_request(request)
        self._flush()
        assert isinstance(self._event(), Response)
        self.hear()

    def send(self, payloads: Iterable[str | bytes]) -> None:
        """Text goes as text, bytes as bytes; all of it in one write."""
        for payload in payloads:
            if isinstance(payload, str):
                self._protocol.send_text(payload.encode())
            else:
                self._protocol.send_binary(payload)
        self._flush()

    def hear(self) -> dict[str, Any]:
        """The next message."""
        while True:
            event = self._event()
            assert isinstance(event, Frame)
            if event.opcode is Opcode.CLOSE:
                raise Closed(int.from_bytes(event.data[:2]) if event.data else 1006)
            if event.opcode in (Opcode.TEXT, Opcode.BINARY):
                assert event.fin
                message: dict[str, Any] = json.loads(bytes(event.data))
                if message["type"] == "table":
                    self.table = message
                return message

    def do(self, type: str, **more: Any) -> dict[str, Any]:
        """Send a command and hear everything up to an answer."""
        self.send([json.dumps({"id": 1, "do": {"type": type, **more}})])
        while (message := self.hear())["type"] == "table":
            pass
        return message

    def closed_with(self) -> int:
        """Hear until the server closes the socket; the code that it gives."""
        try:
            while True:
                self.hear()
        except Closed as closed:
            return closed.code

    def close(self) -> None:
        """As when a cable is pulled."""
        self._plain.close()

    def _event(self) -> Frame | Response | Request:
        while not self._events:
            data = self._plain.recv(1 << 18)
            if not data:
                raise Closed(1006)
            self._protocol.receive_data(data)
            self._events += self._protocol.events_received()
            self._flush()
        return self._events.popleft()

    def _flush(self) -> None:
        """Even if nobody reads it any more: what the server had to say before can still be heard."""
        with suppress(BrokenPipeError, ConnectionResetError):
            self._plain.sendall(b"".join(self._protocol.data_to_send()))
