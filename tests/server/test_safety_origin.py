"""Where a page may come from that uses the interface in a browser's name, and what every answer forbids it."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.company import free_port
from tests.server.serving import PATIENCE, Guest, Served


def post(served: Served, origin: str | None, cookie: bool = True, token: str = "", host: str = "") -> int:
    """The status of a request that a browser (or a program) makes."""
    headers = {"Cookie": "sixgun=" + "a" * 43} if cookie else {}
    headers |= {"Origin": origin} if origin is not None else {}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    headers |= {"Host": host} if host else {}
    return httpx.post(f"{served.url}/api/token", headers=headers, timeout=PATIENCE, verify=False).status_code


def enter(served: Served, table: str, origin: str | None, cookie: bool = True, token: str = "", host: str = "") -> int:
    """Open a socket; 0 if it is sent the table, else the code with which it is closed."""
    headers = {"Cookie": "sixgun=" + "a" * 43} if cookie else {}
    headers |= {"Origin": origin} if origin is not None else {}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    address = f"ws://{host or f'127.0.0.1:{served.port}'}/api/tables/{table}/socket"
    plain = socket.create_connection(("127.0.0.1", served.port), PATIENCE)
    with connect(address, sock=plain, additional_headers=headers, open_timeout=PATIENCE) as opened:
        try:
            assert '"type":"table"' in str(opened.recv(PATIENCE))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        return 0


def foreign(served: Served) -> list[str]:
    here = f"127.0.0.1:{served.port}"
    return [
        "http://evil.example",
        "null",
        "",
        f"http://127.0.0.1:{served.port + 1}",
        "http://127.0.0.1",
        f"http://localhost:{served.port}",  # here too, but not where the request goes
        f"http://{here}.evil.example",
        f"http://{here}@evil.example",
        f"http://{here}/",
        f"HTTP://{here}",
        f"ftp://{here}",
        here,
        "https://saloon.example",
    ]


def test_only_the_servers_own_page_may_use_a_browsers_cookie(served: Served) -> None:
    table = Guest(served).opens({"name": "Ann"}, {}, {})
    here = f"http://127.0.0.1:{served.port}"
    assert post(served, here) == 201
    assert enter(served, table, here) == 0
    for origin in foreign(served):
        assert post(served, origin) == 403, origin
        assert enter(served, table, origin) == 4003, origin
        assert post(served, origin, cookie=False, token="a" * 43) == 403, origin
        assert enter(served, table, origin, cookie=False, token="a" * 43) == 4003, origin


def test_without_an_origin_a_cookie_is_not_enough_but_a_token_is(served: Served) -> None:
    table = Guest(served).opens({"name": "Ann"}, {}, {})
    assert post(served, None) == 403
    assert enter(served, table, None) == 4003
    assert post(served, None, cookie=False, token="a" * 43) == 201
    assert enter(served, table, None, cookie=False, token="a" * 43) == 0
    assert post(served, None, cookie=False) == 201
    assert enter(served, table, None, cookie=False) == 0


def test_a_name_that_somebody_points_at_this_machine_is_not_enough(served: Served) -> None:
    table = Guest(served).opens({"name": "Ann"}, {}, {})
    host = f"evil.example:{served.port}"
    assert post(served, f"http://{host}", host=host) == 403
    assert enter(served, table, f"http://{host}", host=host) == 4003


@pytest.mark.slow
def test_a_public_address_is_the_only_one(tmp_path: Path) -> None:
    port = free_port()
    public = f"https://saloon.example:{port}"
    with Served(tmp_path, "--public-url", f"{public}/", port=port) as served:
        table = Guest(served).opens({"name": "Ann"}, {}, {})
        assert post(served, public) == 201
        assert enter(served, table, public) == 0
        others = (f"http://127.0.0.1:{port}", "https://saloon.example", f"http://saloon.example:{port}", f"{public}/")
        for origin in (*others, "null", "http://evil.example"):
            assert post(served, origin) == 403, origin
            assert enter(served, table, origin) == 4003, origin
            assert post(served, origin, host=f"saloon.example:{port}") == 403, origin


# ---- what every answer says


def check_headers(answer: httpx.Response) -> None:
    policy = {
        name: values.split()
        for name, _, values in [
            part.strip().partition(" ") for part in answer.headers["content-security-policy"].split(";")
        ]
    }
    assert policy["default-src"] == ["'self'"]
    assert policy.get("script-src", policy["default-src"]) == ["'self'"]
    assert not any(name.startswith("script-src-") for name in policy)
    assert policy["object-src"] == ["'none'"]
    assert policy["base-uri"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_every_answer_forbids_inline_script_and_guessing_of_types(served: Served) -> None:
    guest = Guest(served)
    table = guest.opens({"name": "Ann"}, {}, {})
    paths = ["/", "/t/abc", "/missing.js", "/api/games", "/api/nothing", "/api/docs", "/api/openapi.json", "/api/mine"]
    paths += [
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        "/api/replays",
        "/healthz",
        "/metrics",
        "/api/tables/%20",
    ]
    page = guest.http.get("/")
    paths += re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    for path in paths:
        check_headers(guest.http.get(path))
        check_headers(guest.http.head(path))
    check_headers(guest.http.post("/api/tables", json={}))
    check_headers(guest.http.post("/api/guest", headers={"Origin": "http://evil.example"}))
    check_headers(guest.http.put("/api/tables"))


def test_no_page_has_inline_script(served: Served) -> None:
    for path in ("/", "/api/docs"):
        html = Guest(served).http.get(path).text
        assert not re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", html), path
        assert not re.findall(r"\son[a-z]+\s*=", html), path
        assert "javascript:" not in html


def test_answers_of_the_interface_are_kept_by_nobody(served: Served) -> None:
    guest = Guest(served)
    for path in ("/api/mine", "/api/games", "/api/tables", "/api/nothing"):
        assert guest.http.get(path).headers["cache-control"] == "no-store"


def test_files_outside_the_page_are_out_of_reach(served: Served) -> None:
    for path in (
        "/../app.py",
        "/%2e%2e/app.py",
        "/assets/../../app.py",
        "/..%2fapp.py",
        "//etc/passwd",
        "/%2fetc/passwd",
    ):
        with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as plain:
            plain.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: plain.recv(65536), b""))
        assert answer.split()[1] in (b"404", b"400", b"200")
        assert b"root:" not in answer
        assert b"from __future__" not in answer
