"""Marks of a match: taking back leads where folding everything anew would lead, and costs the same however late."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.core.events import Event
from sixgun.core.match import EVERY, Match
from sixgun.games import game, keys

PICKS = 3 * EVERY + 5


class Counted(Match):
    """Counts the picks that are carried out, for the first time or again."""

    carried_out = 0

    def play(self, *args: object, **more: object) -> list[Event]:
        self.carried_out += 1
        return super().play(*args, **more)  # type: ignore[arg-type]


def played(key: str, seed: int, picks: int) -> Counted:
    """A match with so many random picks, the first of those that are long enough."""
    chance = Random(f"{key} {seed}")
    while True:
        match = Counted(game(key), seed=chance.getrandbits(60))
        while match.asks() and len(match.picks) < picks:
            ask = chance.choice(match.asks())
            match.play(ask.seat, chance.choice(ask.options).pick)
        if match.asks():
            return match


def folded(match: Match) -> Match:
    """The same picks made anew, in a match that takes nothing back."""
    other = Match(match.game, match.seats, match.seed, match.options)
    for seat, pick in match.picks:
        other.play(seat, pick)
    return other


@pytest.mark.sources
@pytest.mark.parametrize("key", keys())
def test_taking_back_leads_where_folding_anew_leads(key: str) -> None:
    match = played(key, 1, PICKS)
    chance = Random(key)
    while match.picks:
        seat = chance.choice([who for who, _ in match.picks])
        match.take_back(seat, agreed=True)
        fresh = folded(match)
        assert match.game.hash(match.state) == match.game.hash(fresh.state)
        assert (match.revealing, match.known, match.marks) == (fresh.revealing, fresh.known, fresh.marks)
    assert match.takebacks > 1


@pytest.mark.sources
@pytest.mark.parametrize("key", keys())
def test_taking_the_last_pick_back_costs_the_same_however_long_the_game_is(key: str) -> None:
    match = played(key, 2, PICKS)
    for _ in range(2 * EVERY):
        before = match.carried_out
        match.take_back(match.picks[-1][0], agreed=True)
        assert match.carried_out - before < EVERY + match.seats
