"""Two nodes that share a PostgreSQL and a NATS: one owner for each table, and another one when it dies."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import sixgun
from tests.server.company import done, hear_until, limits
from tests.server.databases import Nats, new_database
from tests.server.serving import PATIENCE, Guest, Served, Socket

pytestmark = pytest.mark.slow
TAKEOVER = 8.0  # seconds in which a dead node's tables are somebody else's, where a node starts in a second


class Town:
    """Two servers, their database and their bus."""

    def __init__(self, folder: Path, nats: Nats) -> None:
        self.words = ("--database", new_database("postgresql", folder), "--nats", nats.url, *limits(bot_milliseconds=1))
        homes = [folder / "one", folder / "two"]
        for home in homes:
            home.mkdir()
        self.one = Served(homes[0], *self.words)
        self.two = Served(homes[1], *self.words, cold=True)  # as on another machine, with hashes of its own
        # A machine that does a lot else may be slower than it was at the start: the limit is for what never comes.
        self.takeover = max(PATIENCE, TAKEOVER * max(self.one.seconds_to_start, self.two.seconds_to_start))


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    with Nats(tmp_path) as nats:
        town = Town(tmp_path, nats)
        with town.one, town.two:
            yield town


def hear_all(socket: Socket, quiet: float = 0.1) -> None:
    """Whatever has arrived by now: until nothing comes for so many seconds."""
    with suppress(TimeoutError):
        while True:
            socket.hear(quiet)


def picks_once(socket: Socket) -> None:
    """Pick, and wait until the table is told of it: from another node the answer may come first."""
    seq = done(socket.pick())
    hear_until(socket, lambda table: table["seq"] >= seq)


def play_on(sockets: list[Socket], picks: int) -> None:
    """So many picks by whoever is asked."""
    made, until = 0, time.monotonic() + PATIENCE
    while made < picks and time.monotonic() < until:
        for socket in sockets:
            hear_all(socket)
            if socket.table["ask"]:
                picks_once(socket)
                made += 1
    assert made >= picks


def across_nodes(town: Town) -> tuple[str, Guest, Guest, list[Socket]]:
    """A table that Ann opened at one node and Bo sits at through the other, dealt."""
    ann, bo = Guest(town.one), Guest(town.two)
    table = ann.opens({"name": "Ann"}, {}, {"bot": "rules"})
    sockets = [ann.looks_at(table), bo.looks_at(table)]
    for socket in sockets:
        socket.hear()
    assert sockets[1].do("sit", seat=1, name="Bo")["type"] == "done"
    assert sockets[0].do("begin")["type"] == "done"
    return table, ann, bo, sockets


def connected(guest: Guest, table: str, deadline: float) -> Socket:
    """A socket through which the guest can act: the node may still be finding out that the old owner is dead."""
    while True:
        try:
            socket = guest.looks_at(table)
            socket.hear()
            if socket.do("say", text="Still here.")["type"] == "done":
                return socket
        except (ConnectionClosed, TimeoutError, OSError):
            pass
        assert time.monotonic() < deadline, "the table was not taken over in time"
        time.sleep(0.05)


def test_players_at_different_nodes_share_a_table(town: Town) -> None:
    _, _, _, sockets = across_nodes(town)
    play_on(sockets, 6)
    sockets[0].do("say", text="Howdy")
    while not any(line.get("text") == "Howdy" for line in sockets[1].story):
        sockets[1].hear()
    ann, bo = sockets
    until = time.monotonic() + PATIENCE
    while len(ann.story) != len(bo.story) or not everybody_is_here(bo):
        assert time.monotonic() < until, (ann.story, bo.story, bo.table["seats"])
        hear_all(ann)
        hear_all(bo)
    assert [line["seq"] for line in ann.story] == [line["seq"] for line in bo.story]
    assert [line["kind"] for line in ann.story] == [line["kind"] for line in bo.story]
    bo.close()
    hear_until(ann, lambda table: [seat["here"] for seat in table["seats"]] == [True, False, True])


def everybody_is_here(socket: Socket) -> bool:
    return all([seat["here"] for seat in socket.table["seats"]])


def test_a_refusal_of_the_owner_reaches_whoever_asked_at_another_node(town: Town) -> None:
    _, _, _, (_, bo) = across_nodes(town)
    answer = bo.do("sit", seat=0, name="Bo")
    assert (answer["type"], answer["refusals"][0]["code"]) == ("refused", "seated-already")
    answer = bo.do("pick", pick="story", seq=bo.table["seq"])
    assert answer["refusals"][0]["code"] in ("not-asked", "no-coin")


def test_when_a_node_dies_its_tables_are_taken_over_and_nothing_is_lost(town: Town) -> None:
    table, ann, bo, sockets = across_nodes(town)
    play_on(sockets, 4)
    for socket in sockets:
        hear_all(socket)
    before = sockets[1].story
    town.one.kill()
    at_two = connected(bo, table, time.monotonic() + town.takeover)
    assert [line["seq"] for line in at_two.story[: len(before)]] == [line["seq"] for line in before]
    moved = Guest.__new__(Guest)
    moved.served, moved.token, moved.http = town.two, ann.token, ann.http
    play_to_the_end([connected(moved, table, time.monotonic() + PATIENCE), at_two])
    record = bo.http.get(f"/api/tables/{table}/record").json()
    assert sixgun.verify(record).ok


def play_to_the_end(sockets: list[Socket]) -> None:
    until = time.monotonic() + 2 * PATIENCE
    while not sockets[0].table["over"]:
        assert time.monotonic() < until
        for socket in sockets:
            hear_all(socket)
            if socket.table["ask"]:
                picks_once(socket)


def test_a_node_that_was_only_asleep_cannot_write_any_more(town: Town) -> None:
    """No split brain: the fencing number of a stopped owner is old when it wakes."""
    table, ann, bo, sockets = across_nodes(town)
    town.one.process.send_signal(signal.SIGSTOP)
    try:
        at_two = connected(bo, table, time.monotonic() + 2 * town.takeover)
    finally:
        town.one.process.send_signal(signal.SIGCONT)
    asleep = sockets[0]
    answer: dict[str, Any] = {}
    with suppress(ConnectionClosed, TimeoutError):
        answer = asleep.do("say", text="I own this table.")
    assert answer.get("type") != "done"
    again = connected(ann, table, time.monotonic() + PATIENCE)
    said = [line["text"] for line in again.story if line["kind"] == "said"]
    assert "I own this table." not in said
    assert said.count("Still here.") >= 2
    assert [line["seq"] for line in again.story] == list(range(2, len(again.story) + 2))
    at_two.close()


def test_a_guest_who_is_forgotten_at_one_node_is_forgotten_at_the_other(town: Town) -> None:
    table, ann, bo, sockets = across_nodes(town)  # kept by node one
    code = bo.http.post("/api/me/code").json()["code"]
    other = Guest(town.one)
    other.token = other.http.post("/api/me/enter", json={"code": code}).json()["token"]
    other.http.headers["Authorization"] = f"Bearer {other.token}"
    until = time.monotonic() + PATIENCE
    elsewhere = Guest(town.two)  # the same token at the node that did not give it
    elsewhere.http.headers["Authorization"] = f"Bearer {other.token}"
    while [line["table"] for line in elsewhere.http.get("/api/mine").json()] != [table]:
        assert time.monotonic() < until
        time.sleep(0.1)

    assert bo.http.delete("/api/me").status_code == 204  # at node two
    for socket in sockets:
        with suppress(ConnectionClosed):
            while True:
                socket.hear()
        socket.close()
    back = connected(ann, table, time.monotonic() + PATIENCE)
    hear_until(back, lambda now: now["seats"][1]["name"] == "")
    assert back.table["seats"][1]["bot"]
    assert "Bo" not in back.raw[0].decode()
    play_on([back], 2)
    while other.http.get("/api/me").status_code != 403:  # node one hears that the tokens are ended
        assert time.monotonic() < until
        time.sleep(0.1)
    back.close()
