"""Secrets stay with those whose they are, seats with those who took them, and words are plain text."""

from __future__ import annotations

import base64
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.company import ROOMY, Player, asked, code, company, default, done, free_port, play_out
from tests.server.serving import PATIENCE, Guest, Served, Socket


def cookie_of(served: Served, **headers: str) -> tuple[str, dict[str, str]]:
    """The secret that a browser is given, and the attributes of its cookie."""
    answer = httpx.post(
        f"{served.url}/api/guest", headers={"Origin": served.url, **headers}, timeout=PATIENCE, verify=False
    )
    assert answer.status_code == 204
    first, *rest = answer.headers["set-cookie"].split("; ")
    attributes = {name.lower(): value for name, _, value in [part.partition("=") for part in rest]}
    return first.partition("=")[2], attributes


# ---- secrets


def test_a_browser_gets_a_long_secret_that_no_script_and_no_other_site_can_use(served: Served) -> None:
    secrets = set()
    for _ in range(20):
        secret, attributes = cookie_of(served)
        assert len(base64.urlsafe_b64decode(secret + "=")) * 8 == 256
        assert "httponly" in attributes
        assert attributes["samesite"].lower() == "strict"
        assert attributes["path"] == "/"
        assert "domain" not in attributes
        assert "secure" not in attributes  # this server is asked over http
        secrets.add(secret)
    assert len(secrets) == 20


def test_a_browser_that_has_a_secret_keeps_it_and_a_made_up_one_is_replaced(served: Served) -> None:
    secret, _ = cookie_of(served)
    with httpx.Client(base_url=served.url, headers={"Origin": served.url}, timeout=PATIENCE, verify=False) as browser:
        assert "set-cookie" not in browser.post("/api/guest", headers={"Cookie": f"sixgun={secret}"}).headers
        assert "set-cookie" in browser.post("/api/guest", headers={"Cookie": "sixgun=admin"}).headers


@pytest.mark.slow
def test_behind_https_the_cookie_is_sent_over_https_only(tmp_path: Path) -> None:
    port = free_port()
    public = f"https://saloon.example:{port}"
    with Served(tmp_path, "--public-url", f"{public}/", port=port) as served:
        _, attributes = cookie_of(served, Origin=public)
        assert "secure" in attributes
        assert "httponly" in attributes


def bytes_on_disk(home: Path) -> dict[str, bytes]:
    return {str(file.relative_to(home)): file.read_bytes() for file in home.rglob("*") if file.is_file()}


@pytest.mark.slow
def test_a_secret_is_found_nowhere_and_its_hash_in_no_message(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY) as served:
        secret, _ = cookie_of(served)
        browser = httpx.Client(
            base_url=served.url, headers={"Cookie": f"sixgun={secret}", "Origin": served.url}, timeout=PATIENCE
        )
        chairs = [{"name": "Ann"}, {}, {"bot": "rules"}]
        table = browser.post("/api/tables", json={"game": "gunfighters", "chairs": chairs, "public": True}).json()[
            "table"
        ]
        ann = Socket(served, table, secret)  # the same secret does as a token
        bo = Player(Guest(served), table)
        done(bo.do("sit", seat=1, name="Bo"))
        done(ann.do("begin"))
        spectator = Socket(served, table)
        done(ann.do("say", text="Who knows me?"))
        play_out(ann, bo, spectator)
        paths = ["/api/tables", "/api/replays", f"/api/tables/{table}", f"/api/tables/{table}/record", "/metrics"]
        paths += [f"/api/replays/{table}", f"/api/replays/{table}/record", f"/api/replays/{table}/steps?viewer=all"]
        told = [bo.guest.http.get(path).content for path in paths] + ann.raw + bo.raw + spectator.raw
        stored = bytes_on_disk(tmp_path)
        hashes = {
            row[0] for row in sqlite3.connect(tmp_path / "sixgun" / "saloon.db").execute("SELECT guest FROM sitters")
        }
        assert served.stop() == 0
    assert len(hashes) == 2
    assert any(name.endswith("saloon.db") for name in stored)
    assert any(name.endswith("saloon.db-wal") for name in stored)
    stored |= {f"{name} after": data for name, data in bytes_on_disk(tmp_path).items()}
    for token in (secret, bo.guest.token):
        for form in (token.encode(), base64.urlsafe_b64decode(token + "="), token[:22].encode(), token[21:].encode()):
            assert [name for name, data in stored.items() if form in data] == []
            assert not any(form in data for data in told)
    for hash in hashes:
        assert not any(hash.encode() in data for data in told)
        assert hash.encode() not in stored["server.log"]


# ---- seats


def test_nobody_acts_in_anothers_seat_whatever_the_frame_says(served: Served) -> None:
    players = company(served)
    player = asked(players)
    seat = player.table["seat"]
    thief = Player(Guest(served), player.at)
    pick: dict[str, Any] = {"type": "pick", "pick": default(player), "seq": player.table["seq"]}
    for claim in ({"seat": seat}, {"player": seat}, {"who": player.table["seats"][seat]["name"]}, {"token": "x"}):
        thief.connection.send(json.dumps({"id": 7, "do": {**pick, **claim}}))
        thief.connection.send(json.dumps({"id": 7, "do": pick, **claim}))
        for _ in range(2):
            message = thief.hear()
            while message["type"] == "table":
                message = thief.hear()
            assert (message["id"], code(message)) == (0, "frame-form")
    assert code(thief.do(**pick)) == "not-seated"
    for other in [p for p in players if p is not player]:
        assert code(other.do(**pick)) == "not-asked"
        assert code(other.do("bot", seat=seat, bot="rules")) == "seat-taken"
        assert code(other.do("look", seat=seat)) == "not-your-seat"
        assert code(other.do("sit", seat=seat, name="Me")) == "seated-already"
    for deed in ("stand", "begin", "take-back", "resign"):
        assert code(thief.do(deed)) == "not-seated"
    assert code(thief.do("sit", seat=seat, name="Me")) == "already-begun"
    assert code(thief.do("look", seat=seat)) == "not-your-seat"
    assert player.record()["picks"] == []
    assert done(player.do("ping")) == player.table["seq"]


def test_a_token_in_the_address_is_nobody(served: Served) -> None:
    player = company(served)[0]
    address = f"ws://127.0.0.1:{served.port}/api/tables/{player.at}/socket?token={player.guest.token}"
    with connect(address, open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv(PATIENCE))["yours"] == []
    assert httpx.get(f"{served.url}/api/mine?token={player.guest.token}", timeout=PATIENCE, verify=False).json() == []


# ---- words

WILD = "\x00\x07\x1b[31m\u202eevil\u202c\u2066x\u2069\u200b\u200d\ufeff\u0085\u2028\u2029\ue000\U000e0041"
TAME = "[31mevilx"


def test_names_titles_and_chat_are_one_line_of_visible_text_of_bounded_length(served: Served) -> None:
    host = Guest(served)
    table = host.opens({"name": f" {WILD}\nAnn" + "n" * 50}, {}, {"bot": "rules"}, title=f"{WILD}\r\n\t" + "t" * 400)
    ann, bo = Player(host, table), Player(Guest(served), table)
    done(bo.do("sit", seat=1, name="<b>Bo</b>\u202e"))
    done(ann.do("say", text=f"{WILD} <script>\n" + "c" * 1000))
    done(ann.do("begin"))
    title, name = ann.table["title"], ann.table["seats"][0]["name"]
    said = next(line["text"] for line in ann.story if line["kind"] == "said")
    assert (len(title), len(name), len(said)) == (60, 24, 500)
    for text in (title, name, said):
        assert text.replace(" ", "").startswith(TAME)
        assert text.isprintable()
    assert said.split()[-2] == "<script>"  # plain text: it is for the page to show it as such
    assert ann.table["seats"][1]["name"] == "<b>Bo</b>"
    assert host.http.get(f"/api/tables/{table}").json()["title"] == title
    assert ann.record()["names"][0] == name
    assert [line["text"] for line in ann.story if line["kind"] == "sat"] == [name, "<b>Bo</b>"]
