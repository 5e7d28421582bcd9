"""Company at a table: several guests with their sockets, and what they commonly do."""

from __future__ import annotations

import socketserver
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Guest, Served, Socket

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


def limits(**named: int) -> list[str]:
    """Limits as words of the command line."""
    return [word for name, value in named.items() for word in ("--limit", f"{name}={value}")]


def free_port() -> int:
    """A port that nobody listens at."""
    with socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler) as listener:
        return int(listener.server_address[1])


ROOMY = limits(
    requests_per_second=1_000_000,
    requests_at_once=1_000_000,
    frames_per_second=1_000_000,
    frames_at_once=1_000_000,
    sockets_per_address=2_000,
    connections_per_address=5_000,
    tables_per_minute=1_000_000,
    replays_per_minute=1_000_000,
    listed_per_guest=100,
    listed_per_address=100,
    bot_milliseconds=1,
    hints_per_minute=1_000_000,
    silence_seconds=60,  # a test may look elsewhere
    handshakes_at_once=1_000_000,
    address_bytes_per_second=1_000_000_000,
    bytes_per_second=1_000_000_000,
    work_per_minute=1_000_000,
    reviews_per_guest=1_000,
    reviews_per_address=1_000,
    review_iterations=1,  # as few as a review takes
)


class Player(Socket):
    """A guest's socket at a table."""

    def __init__(self, guest: Guest, at: str, since: int = 0, changes: bool = False) -> None:
        super().__init__(guest.served, at, guest.token, since, changes)
        self.guest = guest
        self.at = at

    def record(self) -> dict[str, Any]:
        """The record of the table, as everybody may have it."""
        record: dict[str, Any] = self.guest.http.get(f"/api/tables/{self.at}/record").json()
        return record


def company(served: Served, people: int = 3, bots: int = 0, begin: bool = True, **settings: Any) -> list[Player]:
    """New guests in the first seats, bots in the others, the game begun; the sockets of the guests."""
    guests = [Guest(served) for _ in range(people)]
    chairs: list[dict[str, str]] = [{"name": NAMES[0]}, *[{}] * (people - 1), *[{"bot": "rules"}] * bots]
    table = guests[0].opens(*chairs, **settings)
    players = [Player(guest, table) for guest in guests]
    for seat, player in enumerate(players[1:], 1):
        done(player.do("sit", seat=seat, name=NAMES[seat]))
    if begin:
        done(players[0].do("begin"))
    catch_up(players)
    return players


def done(answer: dict[str, Any]) -> int:
    """The number of the table's last entry, from an answer that must be `done`."""
    assert answer["type"] == "done", answer
    seq: int = answer["seq"]
    return seq


def code(answer: dict[str, Any]) -> str:
    """The first reason of a refusal."""
    assert answer["type"] == "refused", answer
    found: str = answer["refusals"][0]["code"]
    return found


def catch_up(sockets: Sequence[Socket]) -> None:
    """Let everybody hear of what the first to hear has heard of, as far as they are told of it."""
    seq = max(socket.table.get("seq", 0) for socket in sockets)
    for socket in sockets:
        if socket.table.get("seq", 0) < seq:
            done(socket.do("ping"))  # what was sent before is heard before


def hear_until(socket: Socket, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Hear until the table is as it should be."""
    while not socket.table or not so(socket.table):
        socket.hear()
    return socket.table


def asked(players: Sequence[Player]) -> Player:
    """Whoever is asked, once all have heard."""
    catch_up(players)
    return next(player for player in players if player.table["ask"])


def default(socket: Socket) -> str:
    """The pick that a socket is offered first of all."""
    ask = socket.table["ask"]
    pick: str = ask["options"][ask["default"]]["pick"]
    return pick


def play_out(*sockets: Socket, seed: int = 0) -> None:
    """Everybody plays at random to the end of the game, each in a thread; those who are never asked watch."""
    with ThreadPoolExecutor(len(sockets)) as pool:
        for playing in [pool.submit(_play, socket, Random(f"{seed} {n}")) for n, socket in enumerate(sockets)]:
            playing.result()


def _play(socket: Socket, chance: Random) -> None:
    while (ask := socket.until_asked()) is not None:
        done(socket.pick(chance.choice(ask["options"])["pick"]))


def closed_with(socket: Socket) -> int:
    """Hear until the server closes the socket; the code that it gives, or 1006 if it gives none."""
    try:
        while True:
            socket.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def wait_for(so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something becomes true in time."""
    end = time.monotonic() + seconds
    while not so():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
