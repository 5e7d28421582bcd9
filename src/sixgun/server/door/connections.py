"""Connections: how many there may be, and how long one may take to ask, to send and to read.

uvicorn closes a connection that is idle between two requests, and a socket that answers no ping. It waits for ever for
the rest of a request, and for a reader that doesn't read: that is what its two protocols learn here.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sixgun.server.door.prefixes import prefix_of
from sixgun.server.door.proxies import Proxies
from sixgun.server.settings import Limits

LAST_WORDS = 1.0  # seconds in which the answer to somebody too slow must have gone out


def _answer(status: str) -> bytes:
    return f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()


class Crowd:
    """Counts connections by address; proxies stand for many people, and are not counted."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits, self.proxies = limits, proxies
        self.by_address: Counter[str] = Counter()
        self.all = 0

    def full(self, address: str) -> bool:
        """Whether there is no place for one more from there."""
        if self.all >= self.limits.connections:
            return True
        return self.by_address[prefix_of(address)] >= self.limits.connections_per_address

    def enters(self, address: str) -> None:
        self.all += 1
        if address not in self.proxies:
            self.by_address[prefix_of(address)] += 1

    def leaves(self, address: str) -> None:
        self.all -= 1
        if address not in self.proxies:
            prefix = prefix_of(address)
            self.by_address[prefix] -= 1
            if self.by_address[prefix] <= 0:
                del self.by_address[prefix]


class Patient(HttpToolsProtocol):
    """A connection with time limits."""

    crowd: Crowd  # of the server; see `protocols`
    _deadline: TimerHandle | None = None  # for what the other end owes us
    _unread: TimerHandle | None = None  # for taking what we have sent
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        address = _address(transport)
        if self.crowd.full(address):
            self.transport = transport
            transport.write(_answer("503 Service Unavailable"))
            transport.close()
            return
        super().connection_made(transport)
        self.crowd.enters(address)
        self._counted = True
        self._wait(self.crowd.limits.seconds_to_ask)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._wait(0)
        self.resume_writing()
        if self._counted:
            self.crowd.leaves(_address(self.transport))
            self._counted = False

    def data_received(self, data: bytes) -> None:
        if self._counted:
            super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # the socket is counted from now on, and has limits of its own
        super().handle_websocket_upgrade()

    # ---- what the other end owes us

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait(self.crowd.limits.seconds_to_send)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        answered = self.cycle is not None and self.cycle.response_complete
        self._wait(self.crowd.limits.seconds_to_ask if answered else 0)

    def on_response_complete(self) -> None:
        following = bool(self.pipeline)
        super().on_response_complete()
        if not following:
            self._wait(self.crowd.limits.seconds_to_ask)
        elif self.cycle.more_body:
            self._wait(self.crowd.limits.seconds_to_send)
        else:
            self._wait(0)

    def _wait(self, seconds: float) -> None:
        """Wait so long for the other end; 0: it owes us nothing. What it sends meanwhile buys it no time."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_slow) if seconds else None

    def _too_slow(self) -> None:
        if not self.transport.is_closing() and (self.cycle is None or not self.cycle.response_started):
            self.transport.write(_answer("408 Request Timeout"))
            self.transport.close()
            self._deadline = self.loop.call_later(LAST_WORDS, self.transport.abort)
        else:
            self.transport.abort()

    # ---- taking what we have sent

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.crowd.limits.seconds_to_read, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        if self.flow is not None:
            super().resume_writing()


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket that lets go of somebody who takes nothing, even while it says goodbye."""

    crowd: Crowd
    _unread: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.crowd.enters(_address(transport))

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leaves(_address(self.transport))
        super().connection_lost(exc)
        self.resume_writing()

    def pause_writing(self) -> None:
        super().pause_writing()
        patience = 2 * self.crowd.limits.seconds_to_read  # the door loses its own before
        self._unread = self.loop.call_later(patience, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()


def _address(transport: BaseTransport) -> str:
    peer: Any = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple | list) and peer else ""


def protocols(limits: Limits, proxies: Proxies) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of one server, for requests and for sockets, which count their connections together."""
    crowd = Crowd(limits, proxies)
    return type("Http", (Patient,), {"crowd": crowd}), type("Socket", (PatientSocket,), {"crowd": crowd})
