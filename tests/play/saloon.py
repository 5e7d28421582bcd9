"""A table run by hand: decide, write down, take in; with a log that can be folded again."""

from __future__ import annotations

from typing import Any

from sixgun.core.refusals import Refused
from sixgun.play import Command, Entry, Table
from sixgun.play import commands as do
from sixgun.play.entries import decode, encode


class Saloon:
    """One table, its log as bytes, and a clock that only moves when told to."""

    def __init__(self, **settings: object) -> None:
        settings = {"game": "gunfighters", "seats": 3, **settings}
        first = Entry("opened", 0, data={"settings": settings, "seed": b"saloon".hex()})  # type: ignore[dict-item]
        self.log = [encode(first)]
        self.table = Table.opened(first)
        self.now = 0

    def write(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            self.log.append(encode(entry))
            self.table.evolve(decode(self.log[-1]))
        return entries

    def do(self, player: str, command: Command) -> list[Entry]:
        return self.write(self.table.decide(player, command, self.now))

    def refused(self, player: str, command: Command) -> str:
        before = self.table.seq
        try:
            self.table.decide(player, command, self.now)
        except Refused as refused:
            assert self.table.seq == before
            return refused.refusal.code
        return ""

    def folded(self) -> Table:
        return Table.folded([decode(line) for line in self.log])

    def ask(self, player: str) -> dict[str, Any]:
        ask: Any = self.table.message(player)["ask"]
        return ask

    def pick(self, player: str, pick: str | None = None) -> list[Entry]:
        chosen = pick or self.ask(player)["options"][0]["pick"]
        return self.do(player, do.Pick(chosen, self.table.seq))


def seated(*people: str, **settings: object) -> Saloon:
    """A table with people in its first seats, bots in the others, and the game begun."""
    saloon = Saloon(**settings)
    for seat, player in enumerate(people):
        saloon.do(player, do.Sit(seat, player.title()))
    for seat in range(len(people), saloon.table.match.seats):
        saloon.do(people[0], do.SetBot(seat, "random"))
    saloon.do(people[0], do.Begin())
    return saloon
