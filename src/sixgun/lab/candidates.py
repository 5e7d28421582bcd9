"""Puzzles that might be: decisions of games between bots in which one pick is clearly the best.

A candidate is only a draft. A person looks at it, gives it its words and its proof, and puts it among the puzzles.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from sixgun.bots import Chair
from sixgun.bots.search.consider import consider
from sixgun.core.plain import Plain
from sixgun.games import game as game_of
from sixgun.lab.review.compare import compare

MARGIN = 0.15  # of the win: by so much the best pick is ahead of the next
DOUBT = 3.0  # and by so many standard errors
FEWEST, MOST = 3, 40  # options; with fewer there is nothing to find, with more nobody looks at them all
ROUNDS = 200  # of the comparison
PLAIN_KEY = re.compile(r"[A-Za-z0-9_-]+")


class Candidate(NamedTuple):
    """A decision with one pick that is clearly best."""

    game: str
    seed: int
    number: int  # of the decision in its game
    seat: int
    question: str
    best: str
    value: float
    second: str
    second_value: float
    error: float
    obvious: bool  # the game's own advice, or the default, is the best pick
    position: dict[str, Plain]


def candidates(key: str, games: int, seed: int = 1, iterations: int = 150) -> Iterator[tuple[int, Candidate | None]]:
    """Play games and look at their decisions; each candidate with the number of its game, and None after each game.

    >>> [number for number, found in candidates("gunfighters", 1, seed=3, iterations=20) if found is None]
    [1]
    """
    game: Any = game_of(key)
    for number in range(games):
        s = game.new(seed=seed + number)
        random = Random(seed + number)
        turn = 0
        while asked := game.asked(s):
            seat = asked[0]
            codes = game.codes(s, seat)
            chair = Chair(game, s, seat, codes)
            if FEWEST <= len(codes) <= MOST:
                found = look(chair, s, seed + number, turn, iterations)
                if found is not None:
                    yield number + 1, found
            game.play(s, seat, codes[chair.advise(random.random())])
            turn += 1
        yield number + 1, None


def look(chair: Chair, s: Any, seed: int, number: int, iterations: int) -> Candidate | None:
    """A decision as a candidate, if one of its picks is clearly the best from what the seat knows."""
    game: Any = chair.game
    thought = consider(chair, seed, iterations)
    ranked = thought.ranked()
    if len(ranked) < 2 or ranked[0].value - ranked[1].value < MARGIN:
        return None
    best, second = ranked[0].option, ranked[1].option
    value, second_value, error = compare(chair, s.seats, best, second, ROUNDS, seed)
    if value - second_value < max(MARGIN, DOUBT * error):
        return None
    ask = chair.ask()
    obvious = best in (thought.advised, ask.default)
    picks = chair.picks()
    return Candidate(
        game.key,
        seed,
        number,
        chair.seat,
        ask.question,
        picks[best],
        round(value, 3),
        picks[second],
        round(second_value, 3),
        round(error, 3),
        obvious,
        game.data(s),
    )


def draft(found: Candidate) -> str:
    """The file of a puzzle as far as a program can write it; what a person has to decide is marked.

    >>> from sixgun.games import game
    >>> at = game("gunfighters").position({"hands": [["hill"], ["hill$"], []]})
    >>> data = game("gunfighters").data(at)
    >>> best, second = ("shoot:1>hill", 1.0), ("move:hill", 0.4)
    >>> told = draft(Candidate("gunfighters", 1, 4, 0, "action", *best, *second, 0.02, False, data))
    >>> print(*told.splitlines()[:2], sep="\\n")
    # A candidate: game 1, decision 4. shoot:1>hill promises 1.0 of the win, move:hill 0.4 (error 0.02).
    # Look at it, name its rules and goal, write its words (docs/learn.md), and give it a proof.
    """
    seats = int(game_of(found.game).position(found.position).seats)
    names = ["" if seat == found.seat else f"Bot {seat + 1}" for seat in range(seats)]
    lines = [
        f"# A candidate: game {found.seed}, decision {found.number}. {found.best} promises {found.value} of the win, "
        f"{found.second} {found.second_value} (error {found.error}).",
        "# Look at it, name its rules and goal, write its words (docs/learn.md), and give it a proof.",
        "minutes = 1",
        f"level = {1 if found.obvious else 2}",
        f"seat = {found.seat}",
        f"names = {_inline(names)}",
        "rules = []",
        "",
        "[position]",
        *[f"{_key(name)} = {_inline(value)}" for name, value in found.position.items()],
        "",
        "[[step]]",
        f"ask = {_inline(found.question)}",
        f"want = {_inline([found.best])}",
        f"wrong = [{{ picks = {_inline([found.second])} }}]",
        "",
        "[proof]",
        'method = "odds"',
        f"values = {_inline([found.value, found.second_value])}",
        f"picks = {_inline([found.best, found.second])}",
    ]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else json.dumps(name)


def _inline(value: object) -> str:
    """A value in TOML on one line; None is "null", as in lessons."""
    if value is None:
        return '"null"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join([f"{_key(name)} = {_inline(item)}" for name, item in value.items()]) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join([_inline(item) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
