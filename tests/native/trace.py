"""Everything that can be seen of random games, as one line a game: the same from the sources and compiled.

`python -m tests.native.trace play GAME FIRST LAST` plays and prints `NUMBER DIGEST RECORD` lines; `replay` reads such
lines and prints what replaying their records gives. Both digests are over every pick's state, options and events, and
over the views, asks, copies and redeals of every eighth.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import sixgun
from sixgun import native

EIGHTH = 8


class Trace:
    """A digest of all that the outside sees of a game."""

    def __init__(self, match: Any) -> None:
        self.match, self.game = match, match.game
        self.digest = blake2b(digest_size=16)
        self.count = 0

    def before(self) -> None:
        s = self.match.state
        for seat in self.game.asked(s):
            self._note(self.game.codes(s, seat))
        if self.count % EIGHTH == 0:
            for viewer in (None, *range(s.seats)):
                self._note(self.game.view(s, viewer))
            self._note([[ask.question, ask.default, ask.options.picks()] for ask in self.match.asks()])
            self._note(self.game.hash(self.game.unpack(self.game.pack(self.game.clone(s)))))
            self._note([self.game.hash(self.game.redeal(s, seat, self.count)) for seat in range(s.seats)])
        self.count += 1

    def after(self, events: list[Any]) -> None:
        s = self.match.state
        self._note(self.game.hash(s))
        self._note([repr(event.to(viewer)) for event in events for viewer in (None, *range(s.seats))])

    def _note(self, value: object) -> None:
        self.digest.update(json.dumps(value, sort_keys=True).encode())


def played(key: str, number: int) -> tuple[str, str]:
    """A random game with random options: its digest and its record."""
    chance = Random(f"{key} {number}")
    game = sixgun.game(key)
    options = {spec.name: chance.choice(spec.values) for spec in game.options if chance.random() < 0.3}
    seats = chance.choice(game.seats)
    try:
        match = sixgun.match(game, seats, number, options)
    except sixgun.Refused:  # options that do not go together
        match = sixgun.match(game, None, number)
    trace = Trace(match)
    while match.asks():
        trace.before()
        ask = chance.choice(match.asks())
        trace.after(match.play(ask.seat, chance.choice(ask.options.picks())))
    return trace.digest.hexdigest(), on_one_line(match)


def on_one_line(match: Any) -> str:
    return json.dumps(json.loads(match.record().json()))


def replayed(text: str) -> str:
    """The digest of a record that is played again."""
    record = json.loads(text)
    match = sixgun.match(record["game"], record["seats"], record["seed"], record["options"])
    trace = Trace(match)
    for pick in record["picks"]:
        trace.before()
        seat, _, wish = pick.partition(" ")
        trace.after(match.play(int(seat), wish))
    assert on_one_line(match) == text, "another record"
    return trace.digest.hexdigest()


def lines(arguments: list[str], given: Iterable[str]) -> Iterator[str]:
    if arguments[0] == "play":
        key, first, last = arguments[1], int(arguments[2]), int(arguments[3])
        for number in range(first, last):
            digest, record = played(key, number)
            yield f"{number} {digest} {record}"
    else:
        for line in given:
            number_text, _, record = line.rstrip("\n").split(" ", 2)
            yield f"{number_text} {replayed(record)} {record}"


if __name__ == "__main__":
    print("compiled" if native.is_compiled() else "Python", file=sys.stderr)
    for line in lines(sys.argv[1:], sys.stdin):
        print(line, flush=True)
