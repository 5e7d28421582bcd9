"""Doomtown's random playouts with decks of all packs beside decks of the Base Set, by turns, and how long it loads."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import sixgun
from sixgun.native import is_compiled

ROUNDS = 5
GAMES = 16  # of each kind in a round
LOAD = "import time; t = time.process_time(); import sixgun; sixgun.game('doomtown'); print(time.process_time() - t)"


def rate(game: Any, decks: list[tuple[str, str]], seed: int) -> tuple[int, float]:
    """Decisions, and processor time in seconds, of random games with these pairs of decks."""
    chance = Random(seed)
    decisions = 0
    began = time.process_time()
    for number in range(GAMES):
        one, other = decks[number % len(decks)]
        s = game.new(2, seed * 1_000 + number, {"deck1": one, "deck2": other})
        while s.asked:
            seat = game.asked(s)[0]
            codes = game.codes(s, seat)
            game.play(s, seat, codes[int(chance.random() * len(codes))])
            decisions += 1
    return decisions, time.process_time() - began


def pairs(kind: str) -> list[tuple[str, str]]:
    """Each deck of a kind against the next."""
    names = [f"{kind}-{gang}" for gang in ("law-dogs", "sloane-gang", "fourth-ring", "morgan-cattle-co")]
    return list(zip(names, names[1:] + names[:1], strict=True))


def main() -> None:
    game: Any = sixgun.game("doomtown")
    totals: dict[str, list[float]] = {"intermediate": [0, 0], "all-packs": [0, 0]}
    for number in range(ROUNDS):
        for kind, total in totals.items():
            decisions, seconds = rate(game, pairs(kind), number)
            total[0] += decisions
            total[1] += seconds
    base, era = (decisions / seconds for decisions, seconds in totals.values())
    print(f"compiled: {is_compiled()}")
    print(
        f"Base Set decks {base:10,.0f} decisions/s\nall packs      {era:10,.0f} decisions/s, {era / base:.1%} of that"
    )
    with TemporaryDirectory() as kept:  # as an installed program: what Python compiles is kept
        env = {**os.environ, "PYTHONPYCACHEPREFIX": kept, "PYTHONDONTWRITEBYTECODE": ""}
        run = [sys.executable, "-c", LOAD]
        loads = [float(subprocess.run(run, capture_output=True, check=True, env=env).stdout) for _ in range(6)][1:]
    print(f"the game loads in {min(loads):.2f} s of processor time, the best of {len(loads)}")


main()
