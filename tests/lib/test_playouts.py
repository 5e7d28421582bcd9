"""Playing on at random: the numbers are L'Ecuyer's, the picks are all legal, and it stops where it should."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.core.state import State
from sixgun.lib.playouts import Luck, first_asked, play_on, play_random
from tests.conformance.standoff import STANDOFF

FIRST, SECOND = 2147483563, 2147483399


@pytest.mark.parametrize("seed", [0, 7, 2147483562, 10**15])
def test_the_numbers_are_those_of_the_two_generators_after_eight_steps(seed: int) -> None:
    """The nth number of such a generator is known without the others: it is multiplied by the nth power."""
    luck = Luck(seed)
    one, other = seed % (FIRST - 1) + 1, seed // FIRST % (SECOND - 1) + 1
    for step in range(9, 40):
        first, second = one * pow(40014, step, FIRST) % FIRST, other * pow(40692, step, SECOND) % SECOND
        most = 2**30 if step % 2 else 1000
        assert luck.below(most) == (first - second) % (FIRST - 1) * most // (FIRST - 1)


def test_all_numbers_are_equally_likely() -> None:
    luck = Luck(1)
    found = Counter([luck.below(6) for _ in range(6000)])
    assert sorted(found) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5  # chi-squared, 5 degrees, p = 0.001


@pytest.mark.parametrize(("asked", "first"), [(0b1, 0), (0b110, 1), (0b1000, 3), (1 << 6, 6)])
def test_the_first_who_is_asked_has_the_lowest_seat(asked: int, first: int) -> None:
    s = State(7, (), bytes(32), 1)
    s.asked = asked
    assert first_asked(s) == first


def test_a_playout_makes_so_many_picks_or_goes_to_the_end() -> None:
    s = STANDOFF.new(3, seed=1)
    play_on(STANDOFF, s, Luck(1), 5)
    assert (s.picks, STANDOFF.result(s)) == (5, None)
    play_on(STANDOFF, s, Luck(1))
    assert STANDOFF.result(s) is not None
    over = s.picks
    play_on(STANDOFF, s, Luck(1))
    assert s.picks == over > 5
    assert play_random(STANDOFF, Luck(1), seed=2) > 5
