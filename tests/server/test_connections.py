"""Connections that take their time: they are let go, there are only so many, and the others don't wait for them."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import psutil
import pytest

from tests.server.company import limits, wait_for
from tests.server.serving import PATIENCE, Guest, Served
from tests.terminal.run import sixgun

pytestmark = pytest.mark.slow
QUICK = limits(seconds_to_ask=1, seconds_to_send=1, seconds_to_read=1, connections_per_address=20)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for nobody for longer than a second."""
    with Served(tmp_path_factory.mktemp("hasty"), *QUICK, *limits(requests_at_once=10_000)) as running:
        yield running


def plain(served: Served, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), PATIENCE, (source, 0))


def rest(connection: socket.socket) -> bytes:
    """What still comes, until the other end lets go."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def drips(connection: socket.socket, drop: bytes) -> bool:
    """Send a little now and then; whether the other end lets go of us."""
    until = time.monotonic() + PATIENCE
    connection.settimeout(0.2)
    while time.monotonic() < until:
        try:
            connection.sendall(drop)
            if not connection.recv(65536):
                return True
        except TimeoutError:
            pass
        except ConnectionError:
            return True
    return False


HEADS = {
    "nothing": b"",
    "empty lines": b"\r\n",
    "a head without end": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: b",
    "a body without end": b"POST /api/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n",
    "chunks without end": b"POST /api/token HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
    "a second request": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\nX-A: b",
}
DROPS = {"nothing": b"", "empty lines": b"\r\n", "chunks without end": b"1\r\nx\r\n"}


@pytest.mark.parametrize("name", HEADS)
def test_whoever_takes_too_long_to_ask_is_let_go(hasty: Served, name: str) -> None:
    with plain(hasty) as slow:
        slow.sendall(HEADS[name])
        assert drips(slow, DROPS.get(name, b"x"))
    assert httpx.get(f"{hasty.url}/api/games", timeout=PATIENCE).status_code == 200


def test_whoever_takes_too_long_is_told_so(hasty: Served) -> None:
    with plain(hasty) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\n")
        assert rest(slow).startswith(b"HTTP/1.1 408")


def test_a_slow_reader_of_an_answer_is_let_go(hasty: Served) -> None:
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", hasty.port))
        slow.settimeout(0.5)
        port = slow.getsockname()[1]
        try:
            for _ in range(20_000):  # the answers are more than all buffers on the way hold
                slow.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        except (TimeoutError, ConnectionError):
            pass
        server = psutil.Process(hasty.process.pid)
        assert wait_for(lambda: all(c.raddr.port != port for c in server.net_connections() if c.raddr))


def test_a_socket_lives_longer_than_any_request_may_take(hasty: Served) -> None:
    guest = Guest(hasty)
    player = guest.looks_at(guest.opens({"name": "Ann"}, {}, {}))
    time.sleep(2.5)
    assert player.do("ping")["type"] == "done"
    player.close()


def test_an_address_has_so_many_connections_and_others_have_theirs(hasty: Served) -> None:
    ask = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(plain(hasty, "127.0.0.3"))

        def refused() -> bool:
            with plain(hasty, "127.0.0.3") as late:
                return rest(late).startswith(b"HTTP/1.1 503")

        assert refused()
        with plain(hasty, "127.0.0.4") as other:
            other.sendall(ask)
            assert rest(other).startswith(b"HTTP/1.1 200")
    assert wait_for(lambda: answered(hasty, ask, "127.0.0.3"))


def answered(served: Served, ask: bytes, source: str) -> bool:
    with plain(served, source) as asking:
        try:
            asking.sendall(ask)
        except ConnectionError:
            return False
        return rest(asking).startswith(b"HTTP/1.1 200")


def test_sockets_count_as_connections_until_they_close(tmp_path: Path) -> None:
    with Served(tmp_path, *limits(connections_per_address=6)) as served:
        guest = Guest(served)
        table = guest.opens({"name": "Ann"}, {}, {})
        guest.http.close()
        sockets = [guest.looks_at(table) for _ in range(5)]
        ask = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        assert wait_for(lambda: answered(served, ask, "127.0.0.1"))
        with plain(served) as sixth:
            assert rest_after(sixth, lambda: not answered(served, ask, "127.0.0.1"))
        for socket_ in sockets:
            socket_.close()
        assert wait_for(lambda: answered(served, ask, "127.0.0.1"))


def rest_after(connection: socket.socket, so: Callable[[], bool]) -> bool:
    """Something, while a connection is open."""
    found = so()
    connection.shutdown(socket.SHUT_RDWR)
    return found


LIMITED = """
import resource, logging
logging.basicConfig(format="%(message)s")
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from sixgun.server.door.files import enough_files
from sixgun.server.settings import Limits
print(enough_files(Limits(connections=1000)), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("soft", "hard", "said", "warned"), [(256, 4096, "1000 1200", False), (256, 512, "312 512", True)]
)
def test_open_files_are_allowed_or_their_lack_is_told(soft: int, hard: int, said: str, warned: bool) -> None:
    program = LIMITED.format(soft=soft, hard=hard)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout.strip() == said, done.stderr
    assert ("room for 312 connections" in done.stderr) == warned


# ---- proxies


def statuses(served: Served, forwarded: list[str]) -> list[int]:
    with httpx.Client(base_url=served.url, timeout=PATIENCE) as http:
        return [http.get("/api/games", headers={"X-Forwarded-For": value}).status_code for value in forwarded]


FEW = limits(requests_at_once=3, requests_per_second=1)


def test_nobody_is_believed_about_an_address_unless_named(tmp_path: Path) -> None:
    with Served(tmp_path, *FEW) as served:
        assert 429 in statuses(served, [f"10.0.0.{n}" for n in range(30)])


def test_a_named_proxy_says_for_whom_it_asks_and_nobody_can_lie_through_it(tmp_path: Path) -> None:
    named = ("--proxy", "127.0.0.0/8", "--watcher", "10.5.0.0/16")
    with Served(tmp_path, *FEW, *named, *limits(connections_per_address=1)) as served:
        watched = {
            address: httpx.get(f"{served.url}/metrics", headers={"X-Forwarded-For": address}).status_code
            for address in ("10.5.0.1", "10.6.0.1", "2001:db8::1", "127.0.0.1", "::1")
        }  # strangers could see in the counters that somebody chose
        assert watched == {"10.5.0.1": 200, "10.6.0.1": 404, "2001:db8::1": 404, "127.0.0.1": 200, "::1": 200}
        assert {*statuses(served, [f"10.0.0.{n}" for n in range(30)])} == {200}
        assert 429 in statuses(served, [f"10.0.{n}.1, 10.9.9.9" for n in range(30)])
        assert 429 in statuses(served, [f"2001:db8:0:1::{n}" for n in range(30)])  # one customer's
        with ExitStack() as stack:
            for _ in range(5):  # a proxy has as many connections as it likes
                stack.enter_context(plain(served))
            assert statuses(served, ["10.1.0.1"]) == [200]


def test_a_proxy_that_is_no_address_is_told_in_one_sentence(tmp_path: Path) -> None:
    for option in ("--proxy", "--watcher"):
        done = sixgun(tmp_path, "serve", "--port", "0", option, "proxy.example")
        assert done.returncode == 2
        assert option in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
