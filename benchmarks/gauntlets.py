"""Tables in quiet, and beside four gauntlets of decks: gauntlets must never slow tables.

Phases in quiet and with gauntlets take turns on one server, so that both meet the same machine. Measured is the time
from sending a pick until every client at the table has the event, as in server.py. The gauntlets are of four guests,
begun before a phase and cancelled after it. Goal: the p99 with gauntlets is at most 20 % above the p99 in quiet.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from typing import Any

import httpx

import crowd
from server import ROOMY, Server, elsewhere, percentile
from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import all_cards

GAUNTLETS = 4


def a_list() -> str:
    """A ready deck as a plain list."""
    book, deck = all_cards(), ready_decks()[2]
    return "\n".join([f"1x {book.titles[card]}" for card in (deck.outfit, *deck.cards)])


class Gauntlets:
    """Four guests, each with a gauntlet that is begun anew as soon as it is over."""

    def __init__(self, port: int) -> None:
        self.clients = [httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) for _ in range(GAUNTLETS)]
        for client in self.clients:
            client.headers["Authorization"] = f"Bearer {client.post('/api/token').json()['token']}"
        self.trials: list[str] = []

    def begin(self) -> None:
        wanted = {"kind": "gauntlet", "game": "doomtown", "text": a_list()}
        answers = [client.post("/api/trials", json=wanted) for client in self.clients]
        self.trials = [answer.raise_for_status().json()["trial"] for answer in answers]

    def end(self) -> int:
        """How many games were played."""
        done = 0
        for client, trial in zip(self.clients, self.trials, strict=True):
            done += client.get(f"/api/trials/{trial}").json()["done"]
            client.delete(f"/api/trials/{trial}")
        return done


def measure(tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    samples: dict[str, list[float]] = {"quiet": [], "gauntlets": []}
    games = 0
    with tempfile.TemporaryDirectory() as home:
        server = Server(home, (*ROOMY, "trials_per_address"))
        try:
            gauntlets = Gauntlets(server.port)
            for _ in range(rounds):
                samples["quiet"] += elsewhere(crowd.play, server.port, tables, seconds, 1.0)["samples"]
                gauntlets.begin()
                samples["gauntlets"] += elsewhere(crowd.play, server.port, tables, seconds, 1.0)["samples"]
                games += gauntlets.end()
        finally:
            server.stop()
    found: dict[str, Any] = {
        name: {"picks": len(rows), "p50": percentile(rows, 0.5), "p99": percentile(rows, 0.99)}
        for name, rows in samples.items()
    }
    return {**found, "games": games, "ratio": found["gauntlets"]["p99"] / found["quiet"]["p99"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.tables, asked.seconds, asked.rounds), indent=1))


if __name__ == "__main__":
    main()
