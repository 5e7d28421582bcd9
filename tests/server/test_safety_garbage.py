"""Requests that no browser makes are refused in the usual form: no 5xx, no traceback in the log."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.company import ROOMY, Player, closed_with, company, done
from tests.server.serving import PATIENCE, Guest, Served

pytestmark = pytest.mark.slow
CHAIRS = '[{"name": "Ann"}, {}, {}]'


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own: what these tests find stands in its log."""
    with Served(tmp_path_factory.mktemp("garbage"), *ROOMY) as running:
        yield running


@pytest.fixture
def fresh_log(patient: Served) -> Iterator[Path]:
    """The log, which must have no traceback more after the test than before."""
    before = patient.log.read_bytes().count(b"Traceback")
    yield patient.log
    assert patient.log.read_bytes().count(b"Traceback") == before


def ask(served: Served, data: bytes) -> bytes:
    """The head of what the server answers to these bytes."""
    with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as plain:
        plain.sendall(data)
        answer = b""
        while b"\r\n\r\n" not in answer and (more := plain.recv(65536)):
            answer += more
        return answer


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "a" * 5000, "/" + "a/" * 2000, "/%ff%fe", "/%0a", "/assets/%00.js", "/\\"]
)
@pytest.mark.usefixtures("fresh_log")
def test_a_page_that_cannot_be_is_no_page(patient: Served, path: str) -> None:
    status = httpx.get(patient.url + path, timeout=PATIENCE, verify=False).status_code
    assert status in (200, 400, 404, 414)


@pytest.mark.parametrize("host", ["[", "[::1", "", "a b", "\xff", "x/?"])
@pytest.mark.usefixtures("fresh_log")
def test_a_host_that_cannot_be_is_not_from_here(patient: Served, host: str) -> None:
    head = f"Host: {host}\r\nOrigin: http://{host}\r\n".encode("latin-1")
    answer = ask(patient, b"POST /api/token HTTP/1.1\r\n" + head + b"Content-Length: 0\r\nConnection: close\r\n\r\n")
    assert answer.split()[1] in (b"400", b"403"), answer[:200]
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    answer = ask(patient, b"GET /api/tables/x/socket HTTP/1.1\r\n" + head + upgrade + key)
    assert answer.split()[1] in (b"101", b"400", b"403"), answer[:200]  # 101 only to be closed with 4003


@pytest.mark.parametrize(
    "body",
    [
        '{"game": "gunfighters", "chairs": %s, "options": {"plaza": "\\ud800"}}',
        '{"game": "gunfighters", "chairs": %s, "options": {"\\ud800": true}}',
        '{"game": "gunfighters", "chairs": %s, "clock": {"\\udfff": 1}}',
        '{"game": "gunfighters", "chairs": %s, "clock": {"kind": "\\ud800"}}',
        '{"game": "gunfighters", "chairs": %s, "pack": {"\\ud800": {}}}',
        '{"game": "gunfighters", "chairs": %s, "\\ud800": 1}',
        '{"game": "\\ud800", "chairs": %s}',
        '{"game": "gunfighters", "chairs": [{"name": "Ann"}, {"bot": "\\ud800"}, {}]}',
        '{"game": "gunfighters", "chairs": [{"name": "Ann"}, {"\\ud800": ""}, {}]}',
        '{"game": "gunfighters", "chairs": [{"name": "\\ud800"}, {}, {}]}',
        '{"game": "gunfighters", "chairs": %s, "options": {"plaza": NaN}}',
        '{"game": "gunfighters", "chairs": %s, "options": {"plaza": ' + "9" * 5000 + "}}",
        '{"game": "gunfighters", "chairs": %s, "clock": {"kind": "move", "seconds": ' + "9" * 300 + "}}",
        '{"game": "gunfighters", "chairs": %s, "options": ' + '{"a":' * 5_000 + "1" + "}" * 5_000 + "}",
        '{"game": "gunfighters", "chairs": ' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"game": "gunfighters", "chairs": %s',
        "null",
        '"x"',
        "",
    ],
)
@pytest.mark.usefixtures("fresh_log")
def test_a_table_that_cannot_be_is_refused(patient: Served, body: str) -> None:
    guest = Guest(patient)
    answer = guest.http.post(
        "/api/tables", content=body.replace("%s", CHAIRS), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400, answer.text[:200]
    assert answer.json()["refusals"][0]["code"] != "no-such-page"
    assert guest.http.get("/api/mine").json() == []


@pytest.mark.usefixtures("fresh_log")
def test_a_body_without_end_is_not_read_to_its_end(patient: Served) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 100_000

    guest = Guest(patient)
    answer = guest.http.post("/api/tables", content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.usefixtures("fresh_log")
def test_text_that_is_not_utf8_closes_its_socket_alone(patient: Served) -> None:
    player, other, _ = company(patient)
    player.connection.send(b"\xff\xfe", text=True)
    assert closed_with(player) == 1007
    done(other.do("say", text="Gone already?"))


@pytest.mark.usefixtures("fresh_log")
def test_records_that_cannot_be_are_refused(patient: Served) -> None:
    guest = Guest(patient)
    table = guest.opens({"name": "Ann"}, {"bot": "random"}, {"bot": "random"}, begin=True)
    player = Player(guest, table)
    done(player.do("resign"))
    while not player.table["over"]:
        player.hear()
    record = player.record()
    values: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "",
        "\x00",
        "x" * 500,
        [],
        [[]],
        {},
        {"a": {"b": [1]}},
        [None] * 40,
    ]
    for field in record:
        for value in values:
            answer = guest.http.post("/api/replays", content=json.dumps({**record, field: value}))
            assert answer.status_code in (201, 400, 404), (field, value, answer.text[:200])
            if answer.status_code != 201:
                assert answer.json()["refusals"][0]["code"]
    for extra in ("position", "pack", "chairs"):
        for value in values:
            answer = guest.http.post("/api/replays", content=json.dumps({**record, extra: value}))
            assert answer.status_code in (201, 400, 404), (extra, value, answer.text[:200])
