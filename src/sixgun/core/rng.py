"""Chance: a keyed counter with one stream per purpose.

Block number i of a stream is BLAKE2b(stream, i) under the game's key: 512 bits that nobody can foresee without the
key and that everybody can check with it. A state copies its chance as one key and a few ints.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from sixgun.core.checks import Checks, native
from sixgun.core.state import State
from sixgun.core.tape import KEY_BYTES, decide, decide_card, decide_order, is_taped

# The product of this many consecutive radices of up to 128 stays below 2**336, so that a 512-bit block serves a run
# of a shuffle with a bias under 2**-176.
RUN: Final = 48
# With one more radix, of up to 128, a product is below 2**30: Python divides by such a number fastest.
SHORT: Final = 1 << 23


def key_of(seed: int | bytes) -> bytes:
    """The key that a seed stands for.

    >>> len(key_of(7)), key_of(7) == key_of(7), key_of(7) == key_of(b"7")
    (32, True, False)
    """
    if isinstance(seed, bytes):
        return blake2b(seed, digest_size=32, person=b"sixgun bytes").digest()
    return blake2b(str(seed).encode(), digest_size=32, person=b"sixgun int").digest()


def redeal_key(seed: object) -> bytes:
    """The key for a redeal: never the one of a game that was dealt from the same seed."""
    checks = Checks()
    key = key_of(checked_seed(checks, seed))
    checks.done()
    return blake2b(key, digest_size=32, person=b"sixgun redeal").digest()


def checked_seed(checks: Checks, seed: object) -> int | bytes:
    """A seed is bytes, or a whole number of up to 512 bits; in the place of anything else, which is noted, stands 0."""
    if isinstance(seed, bytes):
        return seed
    seed = native(seed)
    if not isinstance(seed, int) or isinstance(seed, bool):
        checks.wrong_type("seed", "seed", seed)
    elif seed.bit_length() > 512:
        checks.note("seed-size", {"field": "seed"})
    else:
        return seed
    return 0


def commitment(key: bytes) -> str:
    """What may be shown at the start of a game, to be checked against the key at its end."""
    return blake2b(key, digest_size=32, person=b"sixgun promise").hexdigest()


def block(key: bytes, stream: int, counter: int) -> int:
    """Block `counter` of a stream, as a number below 2**512."""
    data = (counter << 32 | stream).to_bytes(12, "little")
    return int.from_bytes(blake2b(data, key=key).digest(), "little")


def next_block(s: State, stream: int) -> int:
    counter = s.counters[stream]
    s.counters[stream] = counter + 1
    return block(s.key, stream, counter)


def below(s: State, stream: int, n: int) -> int:
    """A number from 0 to n - 1."""
    return decide(s, [1] * n) if is_taped(s) else next_block(s, stream) % n


def shuffle(s: State, stream: int, cards: list[int]) -> None:
    """Shuffle a pile in place, from its end to its start, each block giving a run of swaps."""
    if is_taped(s):
        decide_order(s, cards)
        return
    last = len(cards) - 1
    while last > 0:
        number = next_block(s, stream)
        stop = max(0, last - RUN)
        swap(cards, last, stop, number)
        last = stop


def shuffle_to_draw(s: State, stream: int, cards: list[int]) -> None:
    """Shuffle a pile from which cards are only drawn: where chance is decided from outside, each draw decides its card.

    A rule that looks into such a pile, or takes from it in another way, decides first what lies there.
    """
    if is_taped(s):
        cards.sort()
    else:
        shuffle(s, stream, cards)


def draw_from(s: State, pile: list[int], face: list[int]) -> int:
    """The top card of such a pile, off the pile; by card, `face` tells which are alike."""
    return pile.pop() if len(s.key) == KEY_BYTES else decide_card(s, pile, face)


def swap(cards: list[Any], last: int, stop: int, number: int) -> int:
    """Swap each card from the last one down to the one above `stop` with one that a number tells; what is left of it.

    For the card at place p that is the remainder by p + 1, and the quotient goes on. A long number is slow to divide:
    it is divided by the product of several such radices at once, and the short remainder has all of theirs. Cards are
    Any, so that compiled code just moves them, and does not look at their values.

    >>> cards = [0, 1, 2, 3]
    >>> swap(cards, 3, 0, 4 * (3 * (2 * 7 + 1) + 0) + 2), cards
    (7, [3, 1, 0, 2])
    """
    place: i64 = last
    end: i64 = stop
    while place > end:
        reach = place
        product: i64 = 1
        while reach > end and product < SHORT:
            product *= reach + 1
            reach -= 1
        number, rest = divmod(number, product)
        short: i64 = rest
        while place > reach:
            quotient = short // (place + 1)
            other = short - quotient * (place + 1)
            short = quotient
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
            place -= 1
    return number


class Dice:
    """Chance for things outside of a state, such as a redeal: many small numbers from few blocks.

    >>> dice = Dice(key_of(7))
    >>> all(0 <= dice.below(6) < 6 for _ in range(100))
    True
    """

    __slots__ = ("counter", "key", "left", "number")

    def __init__(self, key: bytes) -> None:
        self.key: bytes = key
        self.counter: int = 0
        self.number: int = 0
        self.left: int = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to 128."""
        if self.left == 0:
            self.number = block(self.key, 0xFFFFFFFF, self.counter)
            self.counter += 1
            self.left = RUN
        self.left -= 1
        self.number, got = divmod(self.number, n)
        return got

    def shuffle(self, cards: list[int]) -> None:
        """The same numbers as `below` would give, in one go: redeals shuffle a lot."""
        last = len(cards) - 1
        while last > 0:
            if self.left == 0:
                self.number = block(self.key, 0xFFFFFFFF, self.counter)
                self.counter += 1
                self.left = RUN
            stop = max(0, last - self.left)
            self.number = swap(cards, last, stop, self.number)
            self.left -= last - stop
            last = stop
