"""Random games with random legal decks of all packs: no pick fails, and every state is sound."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.games.doomtown.outside.deck_rules import deck_problems
from sixgun.games.doomtown.table.components import all_cards
from tests.conformance.budget import BUDGET
from tests.conformance.conserved import components
from tests.conformance.random_decks import RandomDecks, random_list

GAMES = {"quick": 10, "all": 600, "long": 100_000}[BUDGET]
MOST_PICKS = 20_000


def test_random_lists_are_legal() -> None:
    for seed in range(50):
        assert deck_problems(all_cards(), random_list(all_cards(), Random(seed))) == []


@pytest.mark.slow
def test_games_with_random_decks_keep_the_laws() -> None:
    game = RandomDecks()
    for number in range(GAMES):
        one_game(game, Random(number))


def one_game(game: RandomDecks, chance: Random) -> None:
    game.shuffle(chance)
    seats = chance.choice([2, 3, 4])
    s = game.new(seats, chance.randrange(2**32), {f"deck{seat + 1}": f"own{seat + 1}" for seat in range(seats)})
    whole = components(game, s)
    picks = 0
    while s.asked:
        seat = chance.choice([seat for seat in range(seats) if s.asked >> seat & 1])
        game.play(s, seat, chance.choice(game.codes(s, seat)))
        picks += 1
        if picks % 8 == 0:
            assert game.faults(s) == []
        assert picks < MOST_PICKS
    assert game.faults(s) == []
    assert components(game, s) == whole
    assert game.result(s) is not None
