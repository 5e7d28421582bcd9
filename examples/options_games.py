"""Games, decisions and figures for networks that score options (options_net.py); this part needs no network."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from option_links import Links, starts

from sixgun import research
from sixgun.bots import Chair, make_bot
from sixgun.lab.series import Series
from sixgun.lab.simulate import simulate
from sixgun.research.probe import courses

SLOTS = 8  # words of an option
LATER, TRACE = 0.998, 0.95  # of what comes one decision later: how much it is worth, how far it is believed


class Batch(NamedTuple):
    """Decisions as arrays."""

    seen: Any
    kinds: Any  # rows of words; the same one may be offered in many decisions
    kind: Any  # of each option, decision after decision
    said: Any  # of each option: what the figures say that speak of it
    owner: Any  # the decision that it belongs to
    starts: Any  # where the options of each decision begin


def batch(links: Links, seen: Any, rows: list[Any]) -> Batch:
    """Observations, and the rows of the options of each."""
    seen = np.asarray(seen, np.float32)
    counts = [len(one) for one in rows]
    owner = np.repeat(np.arange(len(rows)), counts)
    seats = links.looking(seen)
    words = np.ascontiguousarray(links.turn_words(np.concatenate(rows), seats[owner]), np.int16)
    _, first, kind = np.unique(words.view(f"V{2 * SLOTS}").ravel(), return_index=True, return_inverse=True)
    said = links.said(seen, seats, rows)
    return Batch(links.turn(seen, seats), words[first].astype(np.int64), kind, said, owner, starts(counts))


def linked(table: Any) -> Links:
    """The figures of a game that speak of its options, from some random games, which are always the same ones."""
    links = Links(table.encoder.names, table.actions.words.names, table.seats)
    asks = courses(table.game, table.seats, table.options)
    links.learn({(seat, tuple(table.actions.row(code))) for s, seat in asks for code in table.game.codes(s, seat)})
    return links


class Game:
    """A game of the apprentice, in one of the seats, against bots."""

    def __init__(self, table: Any, against: str, seed: int) -> None:
        self.game, self.seat = table.game, seed % table.seats
        self.s = self.game.new(table.seats, seed, table.options)
        self.bots = [make_bot(against, seed * table.seats + seat) for seat in range(table.seats)]
        self.made: list[Any] = []  # decisions: what was seen and offered, and what the teacher would have done
        self.go_on()

    def go_on(self) -> None:
        """The bots choose until the apprentice has a choice, or the game is over."""
        game, s = self.game, self.s
        while s.asked and s.picks < game.pick_cap:
            seat = self.seat if s.asked >> self.seat & 1 else game.asked(s)[0]
            codes = game.codes(s, seat)
            if seat == self.seat and len(codes) > 1:
                return
            game.play(s, seat, codes[self.bots[seat].choose(Chair(game, s, seat, codes)) if len(codes) > 1 else 0])

    def over(self) -> bool:
        return not self.s.asked or self.s.picks >= self.game.pick_cap

    def reward(self) -> float:
        result, seats = self.game.result(self.s), self.s.seats
        return 0.0 if result is None else (result.scores[self.seat] * seats - 1) / (seats - 1)


def gains(worths: list[Any], gained: list[Any], over: list[Any], cut: list[Any]) -> list[Any]:
    """By step and game, what came of a decision beyond what it seemed worth (generalised advantages).

    `worths` has one step more. A game that was cut off could have gone on from its last observation, the next one.
    """
    found, gain = [], np.zeros(len(worths[0]))
    for step in range(len(gained) - 1, -1, -1):
        after = LATER * worths[step + 1] * ~over[step]
        gain = gained[step] + after - worths[step] + LATER * TRACE * gain * ~(over[step] | cut[step])
        found.append(gain)
    return found[::-1]


def win_rate(policy: Any, game: str, seats: int, against: str, games: int, seed: int) -> float:
    """The share of games that a policy wins as a bot, in all seats; a shared win counts as a part of one."""
    bot = research.PolicyBot(policy, name="learned")
    tally = simulate(Series(game, seats=seats, bots=(bot, *[against] * (seats - 1)), seed=seed), games=games)
    return tally.by_bot["learned"] / games
