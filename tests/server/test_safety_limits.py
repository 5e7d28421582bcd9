"""One guest, one socket and one address may use only so much, and a slow reader hurts nobody else."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import sixgun
from tests.server.company import ROOMY, Player, catch_up, closed_with, code, company, done, limits, wait_for
from tests.server.serving import PATIENCE, Guest, Served
from tests.server.wire import Wire

pytestmark = pytest.mark.slow
LINE = "\N{FACE WITH COWBOY HAT}" * 500  # the longest line of chat, 2000 bytes


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with small limits."""
    few = limits(sockets_per_guest=2, tables_per_guest=2, replays_per_guest=1, replay_bytes=2000, seconds_to_read=1)
    with Served(tmp_path_factory.mktemp("strict"), *few) as running:
        yield running


def test_frames_over_16_kib_are_refused_and_over_64_kib_close_the_socket(served: Served) -> None:
    player = company(served)[0]
    frame = json.dumps({"id": 5, "do": {"type": "say", "text": "x"}})
    player.connection.send(frame + " " * (16 * 1024 - len(frame)))
    while player.hear()["type"] != "done":
        pass
    player.connection.send(frame + " " * (16 * 1024 - len(frame) + 1))
    assert code(player.hear()) == "frame-size"
    assert done(player.do("ping")) == player.table["seq"]
    player.connection.send(" " * (64 * 1024 + 1))
    assert closed_with(player) == 1009


def test_frames_that_are_no_frames_are_refused_and_too_many_of_them_close_the_socket(served: Served) -> None:
    player = company(served)[0]
    for _ in range(50):
        player.connection.send("{}")
        answer = player.hear()
        assert (code(answer), answer["id"]) == ("frame-form", 0)
    assert done(player.do("ping")) == player.table["seq"]
    with suppress(ConnectionClosed):  # the answer may be there before the last of them is sent
        for _ in range(5):
            player.connection.send("{}")
    assert closed_with(player) == 4009


def test_too_many_frames_at_once_close_the_socket(strict: Served) -> None:
    player = company(strict)[0]
    with ThreadPoolExecutor(1) as pool:
        hearing = pool.submit(closed_with, player)
        sent = 0
        with suppress(ConnectionClosed):
            while not hearing.done():
                sent = player.send({"type": "ping"})
        assert hearing.result() == 4009
    answered = sum(message["type"] == "done" for message in player.heard)
    assert 60 <= answered < sent
    again = Player(player.guest, player.at)
    assert again.hear()["type"] == "table"


def test_a_guest_has_only_so_many_sockets(strict: Served) -> None:
    guest = Guest(strict)
    table = guest.opens({"name": "Ann"}, {}, {})
    first, second = Player(guest, table), Player(guest, table)
    assert (first.hear()["seat"], second.hear()["seat"]) == (0, 0)
    assert closed_with(Player(guest, table)) == 4029
    assert Player(Guest(strict), table).hear()["type"] == "table"
    first.close()
    assert wait_for(lambda: welcome(guest, table))


def welcome(guest: Guest, table: str) -> bool:
    """Whether a guest gets another socket."""
    try:
        return bool(Player(guest, table).hear())
    except ConnectionClosed:
        return False


def test_a_guest_has_only_so_many_tables(strict: Served) -> None:
    guest = Guest(strict)
    chairs = [{"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}]
    tables = [guest.opens(*chairs, begin=True) for _ in range(2)]
    wanted = {"game": "gunfighters", "chairs": chairs}
    answer = guest.http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (409, "too-many-tables")
    assert len(guest.http.get("/api/mine").json()) == 2
    player = Player(guest, tables[0])
    done(player.do("resign"))
    while not player.table["over"]:
        player.hear()
    assert guest.http.post("/api/tables", json=wanted).status_code == 201  # one of the two is over


def test_a_guest_brings_only_so_many_replays_of_only_such_a_size(strict: Served) -> None:
    guest = Guest(strict)
    answer = guest.http.post("/api/replays", content=b" " * 2001)
    assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (413, "file-size")
    brought = [guest.http.post("/api/replays", content=sixgun.record("gunfighters", 3, seed).json()) for seed in (1, 2)]
    assert [answer.status_code for answer in brought] == [201, 409]
    assert brought[1].json()["refusals"][0]["code"] == "too-many-replays"


def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with Served(tmp_path, *limits(requests_at_once=20, requests_per_second=2)) as served:
        http = httpx.Client(base_url=served.url, timeout=PATIENCE, verify=False)
        answers = [http.get("/api/games") for _ in range(20)]
        assert {answer.status_code for answer in answers} == {200}
        assert wait_for(lambda: http.get("/api/games").status_code == 429)
        late = next(answer for _ in range(500) if (answer := http.get("/api/games")).status_code != 200)
        assert (late.status_code, late.json()["refusals"][0]["code"]) == (429, "too-many-requests")
        assert http.get("/healthz").status_code == 200
        assert wait_for(lambda: http.get("/api/games").status_code == 200)


# ---- slow readers


def sockets_open(served: Served) -> int:
    text = httpx.get(f"{served.url}/metrics", timeout=PATIENCE, verify=False).text
    return int(float(next(line for line in text.splitlines() if line.startswith("sixgun_sockets ")).split()[1]))


def wordy(served: Served) -> tuple[Player, Player]:
    """A screen that two people share, and a friend, at a table with a story of 90 kB."""
    host = Guest(served)
    screen = Player(host, host.opens({"name": "Ann"}, {"name": "Bo"}, {}))
    friend = Player(Guest(served), screen.at)
    done(friend.do("sit", seat=2, name="Cy"))
    done(screen.do("begin"))
    for eyes in (0, 1):
        done(screen.do("look", seat=eyes))
        for _ in range(15):
            done(screen.do("say", text=LINE))
    for _ in range(8):
        done(friend.do("say", text=LINE))
    catch_up([screen, friend])
    return screen, friend


def test_a_reader_that_asks_and_does_not_read_is_sent_what_is_so_in_the_end_and_nobody_waits(served: Served) -> None:
    screen, friend = wordy(served)
    slow = Player(screen.guest, screen.at)
    for number in range(200):
        slow.send({"type": "look", "seat": number % 2})  # the whole story each time
    slowest = 0.0
    for n in range(5):
        began = time.monotonic()
        done(friend.do("say", text=f"line {n}"))
        catch_up([friend, screen])
        slowest = max(slowest, time.monotonic() - began)
    assert slowest < PATIENCE / 4  # nobody waits for a reader who does not read
    while sum(message["type"] == "done" for message in slow.heard) < 200:
        slow.hear()
    done(slow.do("ping"))
    done(friend.do("say", text="the end"))
    while not slow.story or slow.story[-1].get("text") != "the end":
        slow.hear()
    tables = [message for message in slow.heard if message["type"] == "table"]
    assert len(tables) < 200  # no answer was left out, but tables were
    whole = next(table for table in reversed(tables) if table["story"] and table["story"][0]["seq"] == 2)
    assert whole["seat"] == 1
    assert [line["seq"] for line in whole["story"]] == list(range(2, whole["seq"] + 1))


def test_a_reader_that_takes_nothing_is_let_go(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY, *limits(seconds_to_read=1, unread_messages=1000)) as served:
        screen, friend = wordy(served)
        before = sockets_open(served)
        slow = Wire(screen.guest, screen.at, narrow=True)
        looks = ['{"id": 1, "do": {"type": "look", "seat": 0}}', '{"id": 2, "do": {"type": "look"}}']
        slow.send(looks * 100)
        assert wait_for(lambda: sockets_open(served) > before)
        for _ in range(100):  # far more than all buffers on the way hold, if it is sent bit by bit
            slow.send(looks)
            time.sleep(0.01)
        done(friend.do("say", text="Still here?"))
        assert wait_for(lambda: sockets_open(served) == before), "the server keeps a socket that nobody reads"
        assert slow.closed_with() in (4008, 1006)  # 1006: it did not even take the code
