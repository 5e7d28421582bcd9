"""The games beside other libraries' in one run: playouts, copies and poker hands, with ratios.

The peers are installed into a folder of their own, with pinned versions; one that cannot be had here is named with
the reason.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import games
from sixgun.lab.speed import peer_runs
from sixgun.lab.speed.bench import clone_cost
from sixgun.lib.hands import best, five, read
from sixgun.lib.playouts import Luck, play_random
from sixgun.native import is_compiled


class Peer(NamedTuple):
    """A library, and what of it is measured."""

    name: str
    requirement: str
    measure: str  # of peer_runs.MEASURES
    games: tuple[str, ...]


PEERS: Final[tuple[Peer, ...]] = (
    Peer("OpenSpiel (C++)", "open-spiel==2.0.2", "openspiel", ("hearts", "gin_rummy", "crazy_eights")),
    Peer(
        "OpenSpiel (Python)",
        "open-spiel==2.0.2",
        "openspiel",
        ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker"),
    ),
    Peer("RLCard", "rlcard==1.2.0", "rlcard", ("uno", "limit-holdem", "doudizhu")),
    Peer(
        "PettingZoo",
        "pettingzoo[classic]==1.27.0",
        "pettingzoo",
        ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4"),
    ),
    Peer("eval7", "eval7==0.1.11", "hands", ("eval7",)),
    Peer("phevaluator", "phevaluator==0.6.0", "hands", ("phevaluator",)),
    Peer("treys", "treys==0.1.8", "hands", ("treys",)),
)

Seen = Callable[[Any, float], dict[str, Plain]]  # (a game of ours, seconds): its figures with observations
Told = Callable[[str, str], None]  # (what happens: "making", "installing" or "measuring"; whom it concerns)


def bench_peers(seconds: float, told: Told, seen: Seen) -> dict[str, Plain]:
    """Ours and theirs, JSON-ready. A peer that could not be measured has a `why_not`."""
    python = _python_of_their_own(told)
    missing = dict(_install(python, told))
    if len(missing) == len({peer.requirement for peer in PEERS}):
        raise Refused(Refusal("peers-missing", {"why": next(iter(missing.values()))}))
    ours: list[Plain] = [{**_ours(game, seconds, told), **seen(game, seconds)} for game in games()]
    our_hands = _our_hands(seconds, told)
    theirs: list[Plain] = []
    for peer in PEERS:
        for name in peer.games:
            told("measuring", f"{peer.name} {name}")
            why_not = missing.get(peer.requirement)
            found = {"why_not": why_not} if why_not else _theirs(python, peer, name, seconds)
            theirs.append({"peer": peer.name, "version": peer.requirement, "game": name, **found})
    return {"compiled": is_compiled(), "ours": ours, "hands": our_hands, "theirs": theirs}


def ratio(ours: Plain, theirs: Plain, figure: str) -> float | None:
    """How many times as fast ours is (for a cost: as cheap).

    >>> ratio({"decisions_per_second": 30.0}, {"decisions_per_second": 10.0}, "decisions_per_second")
    3.0
    """
    if not isinstance(ours, dict) or not isinstance(theirs, dict) or figure not in ours or figure not in theirs:
        return None
    mine, other = ours[figure], theirs[figure]
    assert isinstance(mine, float)
    assert isinstance(other, float)
    return other / mine if figure.endswith("_us") else mine / other


# ---- installing


def _python_of_their_own(told: Told) -> Path:
    """The Python of a virtual environment in the cache folder, named after the pinned versions."""
    pins = "\n".join([sys.version, *(peer.requirement for peer in PEERS)])
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "sixgun" / ("peers-" + blake2b(pins.encode(), digest_size=6).hexdigest())
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.is_file():
        told("making", str(folder))
        _run([sys.executable, "-m", "venv", str(folder)])
    return python


def _install(python: Path, told: Told) -> Iterator[tuple[str, str]]:
    """Install what is missing, each by itself; (requirement, why not) for what could not be had."""
    for requirement in dict.fromkeys([peer.requirement for peer in PEERS]):
        done = python.parent / f"{requirement.replace('==', '-')}.done"
        if done.is_file():
            continue
        told("installing", requirement)
        why_not = _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement])
        if why_not:
            yield requirement, why_not
        else:
            done.touch()


def _run(program: list[str]) -> str:
    """Run to the end; the last line of its errors if it went wrong."""
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    return "" if done.returncode == 0 else (lines[-1] if lines else str(done.returncode))


# ---- measuring


def _theirs(python: Path, peer: Peer, name: str, seconds: float) -> dict[str, Plain]:
    program = [str(python), peer_runs.__file__, peer.measure, name, str(seconds)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        return {"why_not": lines[-1] if lines else str(done.returncode)}
    found: dict[str, Plain] = json.loads(done.stdout.splitlines()[-1])
    return found


def _ours(game: Any, seconds: float, told: Told) -> dict[str, Plain]:
    told("measuring", game.key)
    luck, numbers = Luck(1), iter(range(1 << 40))
    rate = peer_runs.rate(lambda: play_random(game, luck, next(numbers)), seconds)
    return {"game": game.key, "decisions_per_second": rate, "clone_us": clone_cost(game)}


def _our_hands(seconds: float, told: Told) -> dict[str, Plain]:
    told("measuring", "sixgun.lib.hands")
    chance = random.Random(1)
    deck = [
        rank + suit for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A") for suit in "SHDC"
    ]
    found: dict[str, Plain] = {}
    for size, evaluate in ((5, five), (7, best)):
        hands = [read(" ".join(chance.sample(deck, size))) for _ in range(peer_runs.HANDS)]

        def play(evaluate: Callable[[list[int]], int] = evaluate, hands: list[list[int]] = hands) -> int:
            for hand in hands:
                evaluate(hand)
            return len(hands)

        found[f"hands_of_{size}_per_second"] = peer_runs.rate(play, seconds / 2)
    return found
