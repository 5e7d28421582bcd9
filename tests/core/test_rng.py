"""Chance can be checked by anyone who has the key, and is fair."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from sixgun.core import rng
from sixgun.core.state import State


def state(seed: int = 7, streams: int = 3) -> State:
    return State(2, (), rng.key_of(seed), streams)


def by_hand(seed: int, stream: int, counter: int) -> int:
    """The documented construction, written down once more."""
    key = blake2b(str(seed).encode(), digest_size=32, person=b"sixgun int").digest()
    data = stream.to_bytes(4, "little") + counter.to_bytes(8, "little")
    return int.from_bytes(blake2b(data, key=key, digest_size=64).digest(), "little")


def test_a_shuffle_can_be_recomputed_from_the_seed_alone() -> None:
    s = state()
    cards = list(range(42))
    rng.shuffle(s, 1, cards)
    expected = list(range(42))
    number = by_hand(7, 1, 0)
    for last in range(41, 0, -1):
        number, other = divmod(number, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected
    assert s.counters == [0, 1, 0]


def test_a_long_pile_takes_a_new_block_every_48_swaps() -> None:
    s = state()
    cards = list(range(108))
    rng.shuffle(s, 0, cards)
    assert sorted(cards) == list(range(108))
    assert s.counters[0] == 3  # 107 swaps: 48 + 48 + 11


def test_streams_do_not_disturb_each_other() -> None:
    one, other = state(), state()
    for _ in range(5):
        rng.below(one, 0, 6)
    assert [rng.below(one, 1, 1000) for _ in range(5)] == [rng.below(other, 1, 1000) for _ in range(5)]


def test_every_order_of_a_small_pile_is_equally_likely() -> None:
    s = state()
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(s, 0, cards)
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5  # chi-squared, 5 degrees, p = 0.001


def test_the_commitment_hides_the_key_and_fits_only_it() -> None:
    key = rng.key_of(b"secret")
    assert rng.commitment(key) == blake2b(key, digest_size=32, person=b"sixgun promise").hexdigest()
    assert key.hex() not in rng.commitment(key)
    assert rng.commitment(key) != rng.commitment(rng.key_of(b"secret2"))


def test_an_int_and_bytes_are_different_seeds() -> None:
    assert rng.key_of(7) != rng.key_of(b"7")
    assert rng.key_of(-7) != rng.key_of(7)


def test_a_shuffle_by_dice_takes_the_numbers_that_they_would_give_one_by_one() -> None:
    dice, same = rng.Dice(rng.key_of(7)), rng.Dice(rng.key_of(7))
    for size in [*range(60), 128]:
        cards, expected = list(range(size)), list(range(size))
        dice.shuffle(cards)
        for last in range(size - 1, 0, -1):
            other = same.below(last + 1)
            expected[last], expected[other] = expected[other], expected[last]
        assert cards == expected
