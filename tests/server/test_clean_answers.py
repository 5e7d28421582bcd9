"""What no page sends gets an answer as clean as everything else: on PostgreSQL, at a follower, and in lists."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import sixgun
from tests.server.company import code, done, limits
from tests.server.databases import Nats, new_database
from tests.server.serving import PATIENCE, Guest, Served

HUGE = (2**63, 2**64, 2**70, -(2**70), 10**30)


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two nodes with a PostgreSQL."""
    folder = tmp_path_factory.mktemp("clean")
    with Nats(folder) as nats:
        words = ("--database", new_database("postgresql", folder), "--nats", nats.url)
        homes = [folder / "one", folder / "two"]
        for home in homes:
            home.mkdir()
        with Served(homes[0], *words) as one, Served(homes[1], *words, *limits(frames_at_once=1000)) as two:
            yield one, two
        for home in homes:
            assert "Traceback" not in (home / "server.log").read_text()


def closed_with(served: Served, path: str) -> int:
    """The code with which a socket at that address is closed."""
    with connect(f"ws://127.0.0.1:{served.port}{path}", open_timeout=PATIENCE) as opened:
        try:
            opened.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
    return 0


@pytest.mark.slow
@pytest.mark.parametrize("table", ["%00", "a%00b", "%F0%9F%90%8E", "A", "%0a", "%27", "a" * 20, "a" * 5000])
def test_a_table_that_cannot_be_is_no_table_on_postgresql_too(nodes: tuple[Served, Served], table: str) -> None:
    assert closed_with(nodes[0], f"/api/tables/{table}/socket") == 4004
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/replays/{table}"):
        assert httpx.get(nodes[0].url + path, timeout=PATIENCE).status_code in (400, 404)


@pytest.mark.slow
def test_numbers_without_bound_are_refused_at_a_follower_as_at_the_owner(nodes: tuple[Served, Served]) -> None:
    ann = Guest(nodes[0])
    table = ann.opens({"name": "Ann"}, {}, {"bot": "random"})
    bo = Guest(nodes[1]).looks_at(table)
    done(bo.do("sit", seat=1, name="Bo"))
    for sender in (bo, ann.looks_at(table)):
        for number in HUGE:
            deeds: list[dict[str, Any]] = [
                {"type": "pick", "pick": "story", "seq": number},
                {"type": "take-back", "seq": number},
                {"type": "sit", "seat": number, "name": "Cy"},
                {"type": "bot", "seat": number, "bot": "random"},
                {"type": "look", "seat": number},
            ]
            for frame in [*[{"id": 1, "do": deed} for deed in deeds], {"id": number, "do": {"type": "ping"}}]:
                sender.connection.send(json.dumps(frame))
                answer = sender.hear()
                while answer["type"] == "table":
                    answer = sender.hear()
                assert (answer["id"], code(answer)) == (0, "frame-form"), frame
        done(sender.do("say", text="Still here"))


def test_a_brought_record_shows_its_names_as_plain_text(served: Served) -> None:
    guest = Guest(served)
    record = json.loads(sixgun.record("gunfighters", 3, 5).json())
    record["names"] = ["A\u202enn", "\x00", "C\x1b[31my\u2028" + "y" * 60]
    answer = guest.http.post("/api/replays", json=record)
    assert answer.status_code == 201, answer.text
    replay = answer.json()["replay"]
    clean = ["Ann", "?", "C[31my " + "y" * 17]
    assert guest.http.get(f"/api/replays/{replay}").json()["names"] == clean
    assert guest.http.get(f"/api/replays/{replay}/record").json()["names"] == clean
    assert [line["names"] for line in guest.http.get("/api/replays").json() if line["replay"] == replay] == [clean]


def test_whoever_asks_for_the_head_alone_gets_it(served: Served) -> None:
    table = Guest(served).opens({"name": "Ann"}, {}, {})
    for path in ("/", "/t/abc", "/api/games", f"/api/tables/{table}", "/healthz", "/metrics", "/api/docs"):
        whole, head = [httpx.request(way, served.url + path, timeout=PATIENCE) for way in ("GET", "HEAD")]
        assert (head.status_code, head.content) == (200, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert httpx.head(served.url + "/api/nothing", timeout=PATIENCE).status_code == 404
    assert httpx.head(served.url + "/api/token", timeout=PATIENCE).status_code == 404  # as a GET


def test_nothing_follows_the_head_on_the_wire(served: Served) -> None:
    with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as plain:
        plain.sendall(b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: plain.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200")
    assert answer.partition(b"\r\n\r\n")[2] == b""


@pytest.mark.slow
def test_an_aborted_request_leaves_one_line_and_no_traceback(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        guest = Guest(served)
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {guest.token}\r\n"
        head += "Content-Length: 999\r\n\r\n"
        before = served.log.read_text().count("\n")
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as plain:
                plain.sendall(head.encode() + b'{"game"')
        assert guest.http.get("/api/mine").json() == []
        assert served.stop() == 0
        log = served.log.read_text()
        assert "Traceback" not in log
        assert log.count("aborted") == 5 == log.count("\n") - before, log
