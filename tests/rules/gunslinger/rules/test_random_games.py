"""Laws over whole games: shells, boxes, weapons, cards, wounds, times and points, by a second set of books."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.conformance.budget import BUDGET, GAMES
from tests.rules.gunslinger.ledger import Ledger
from tests.rules.gunslinger.points_again import points_again
from tests.rules.gunslinger.stage import GAME

EACH = 2_000 if BUDGET == "long" else max(1, GAMES // 200)  # games of each SHOWDOWN with each number of players
OFTEN = 0.2  # how often the whole state is compared; at the end it always is
HURRY = 0.6  # how often a player takes the default: chance alone hardly ever hits anybody


@pytest.mark.slow
@pytest.mark.parametrize("showdown", [1, 2])
@pytest.mark.parametrize("seats", GAME.seats)
def test_books_are_balanced_in_random_games(showdown: int, seats: int) -> None:
    for number in range(EACH):
        one_game(showdown, seats, number)


def one_game(showdown: int, seats: int, number: int) -> Counter[str]:
    """A game by chance; returns the kinds of its events, so that a long run can tell what it has seen."""
    chance = Random(f"{showdown} {seats} {number}")
    readings = {spec.name: chance.choice(spec.values) for spec in GAME.options[1:] if chance.random() < 0.3}
    s = GAME.new(seats, number, {"showdown": showdown, **readings})
    ledger = Ledger(GAME, s)
    seen: Counter[str] = Counter()
    while GAME.asked(s):
        ask = GAME.ask(s, chance.choice(GAME.asked(s)))
        usual = chance.random() < HURRY
        index = ask.default if usual else chance.randrange(len(ask.options))
        events = GAME.apply(s, ask.seat, ask.options[index].pick)
        seen.update(event.kind for event in events)
        ledger.note(events)
        if chance.random() < OFTEN:
            ledger.check(s)
            assert GAME.faults(s) == []
    ledger.check(s)
    shown = {row["character"]: Fraction(row["points"]) for row in GAME.view(s, None)["characters"]}
    assert shown == points_again(GAME.data(s))
    seen["games"] += 1
    return seen
