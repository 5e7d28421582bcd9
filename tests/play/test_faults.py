"""A seeded simulation: clients that lose, repeat and delay messages, and a house that crashes before and after writing.

What was acknowledged is never lost or applied twice, and whoever reconnects has the same story as everybody else.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixgun.core.refusals import Refused
from sixgun.play import Table
from sixgun.play import commands as do
from sixgun.play.entries import decode, encode
from tests.conformance.budget import BUDGET
from tests.play.saloon import Saloon, seated

SEEDS = {"quick": 10, "all": 50, "long": 100_000}[BUDGET]  # with the store and its faults: tests/server
PEOPLE = ("ada", "bo", "cy")


class Client:
    """Shows what it was told, and sends picks again until it hears of them."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.seen = 0
        self.story: list[Any] = []
        self.waiting: do.Pick | None = None

    def hear(self, message: dict[str, Any]) -> None:
        if message["seq"] < self.seen:
            return  # delayed, and older than what is known
        self.story += [line for line in message["story"] if line["seq"] > self.seen]
        self.seen = message["seq"]
        self.waiting = None

    def act(self, message: dict[str, Any], chance: Random) -> do.Pick | None:
        if self.waiting is None and message["ask"]:
            self.waiting = do.Pick(chance.choice(message["ask"]["options"])["pick"], self.seen)
        return self.waiting


class House:
    """One table on disk and in memory. A crash loses the memory, and whatever was being done."""

    def __init__(self, saloon: Saloon) -> None:
        self.disk = list(saloon.log)
        self.table = saloon.table
        self.acknowledged: list[tuple[str, str]] = []

    def restart(self) -> None:
        self.table = Table.folded([decode(line) for line in self.disk])

    def handle(self, player: str, pick: do.Pick, chance: Random) -> None:
        try:
            entries = self.table.decide(player, pick, 0)
        except Refused:
            return  # stale, or not offered any more: nothing has changed
        if chance.random() < 0.05:
            self.restart()  # before anything was written
            return
        self.disk += [encode(entry) for entry in entries]
        if chance.random() < 0.05:
            self.restart()  # written, but nobody was told
            return
        for entry in entries:
            self.table.evolve(entry)
            self.acknowledged.append((player, entry.text))


def one_history(seed: int) -> None:
    chance = Random(seed)
    house = House(seated(*PEOPLE))
    clients = {player: Client(player) for player in PEOPLE}
    in_flight: list[tuple[str, do.Pick]] = []
    for _ in range(3000):
        if house.table.over:
            break
        player = chance.choice(PEOPLE)
        message: Any = house.table.message(player, since=clients[player].seen)
        if chance.random() < 0.7:  # else the message to the client is lost
            clients[player].hear(message)
        pick = clients[player].act(message, chance)
        if pick is not None and chance.random() < 0.8:  # else the message to the house is lost
            in_flight += [(player, pick)] * (2 if chance.random() < 0.1 else 1)
        chance.shuffle(in_flight)
        while in_flight and chance.random() < 0.8:
            house.handle(*in_flight.pop(), chance)
    assert house.table.over
    check(house, clients)


def check(house: House, clients: dict[str, Client]) -> None:
    """Everybody ends with the one history that is on disk."""
    folded = Table.folded([decode(line) for line in house.disk])
    assert folded.match.picks == house.table.match.picks
    written = [(PEOPLE[seat], pick) for seat, pick in folded.match.picks]
    remaining = iter(written)
    assert all(made in remaining for made in house.acknowledged)  # in order, none lost, none twice
    for player, client in clients.items():
        client.hear(house.table.message(player, since=client.seen))
        everything: Any = house.table.message(player)["story"]
        assert client.story == everything


@pytest.mark.parametrize("block", range(5))
def test_no_acknowledged_pick_is_lost_or_applied_twice(block: int) -> None:
    for seed in range(block, SEEDS, 5):
        try:
            one_history(seed)
        except Exception as error:
            raise AssertionError(f"reproduce with: one_history({seed})") from error
