"""Writers go straight from states to bytes; the way by views, which came first, is the oracle."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.core.game import Game
from sixgun.research.encoder import Encoder, ViewWriter
from sixgun.research.fields import Bag
from sixgun.research.writers import writer_of
from sixgun.research.writers.pieces import Counts, Tally, piece
from sixgun.research.writers.rows import Row, Shape
from tests.conformance.standoff import STANDOFF
from tests.research.own_decks import own_decks

GAMES = 300 if os.environ.get("SIXGUN_BUDGET") == "long" else 4
PICKS = 400
KEYS = sixgun.games()


def courses(game: Game[Any], games: int) -> Any:
    """Random games of any set-up: encoder, state, and what every seat should observe now and then."""
    for number in range(games):
        chance = Random(number)
        seats = chance.choice(list(game.seats)[:3]) if number % 2 else game.usual_seats
        options = {spec.name: chance.choice(spec.values) for spec in game.options} if number % 2 else {}
        encoder = Encoder(game, seats, options)
        s = game.new(seats, number, options)
        for turn in range(PICKS):
            if turn % 7 == number % 7 or not s.asked:
                yield encoder, s
            if not s.asked:
                break
            seat = chance.choice(game.asked(s))
            game.play(s, seat, chance.choice(game.codes(s, seat)))


@pytest.mark.parametrize("game", [*KEYS, own_decks()], ids=[*[game.key for game in KEYS], "own-decks"])
def test_a_writer_gives_the_figures_of_the_view(game: Game[Any]) -> None:
    """Whether the writer remembers the game, or nothing."""
    compared = 0
    memories: dict[Encoder, Any] = {}
    for encoder, s in courses(game, GAMES):
        assert not isinstance(encoder.writer, ViewWriter)
        memory = memories.setdefault(encoder, encoder.writer.memory())
        for seat in range(s.seats):
            expected = encoder.figures(game.view(s, seat)).tobytes()
            assert encoder.observe(s, seat) == expected, (s.picks, seat)
            assert encoder.observe(s, seat, memory) == expected, (s.picks, seat)
            assert encoder.observe(s, seat, memory) == expected, (s.picks, seat)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("game", KEYS, ids=[game.key for game in KEYS])
def test_a_writer_may_remember_another_game(game: Game[Any]) -> None:
    """What it remembers is compared with what there is: no figure of the one game gets into the other."""
    encoder = Encoder(game, game.usual_seats)
    memory, chance = encoder.writer.memory(), Random(1)
    games = [game.new(seed=seed) for seed in range(3)]
    for _ in range(60):
        for s in games:
            if s.asked:
                seat = chance.choice(game.asked(s))
                assert encoder.observe(s, seat, memory) == encoder.figures(game.view(s, seat)).tobytes()
                game.play(s, seat, chance.choice(game.codes(s, seat)))


@pytest.mark.parametrize("game", KEYS, ids=[game.key for game in KEYS])
def test_a_writer_may_miss_some_decisions(game: Game[Any]) -> None:
    """A seat looks now and then: however much has happened since, nothing of it is missed."""
    encoder = Encoder(game, game.usual_seats)
    memory, chance = encoder.writer.memory(), Random(game.usual_seats)
    for seed in range(3):
        s = game.new(seed=seed)
        while s.asked and s.picks < 150:
            seat = chance.randrange(s.seats)
            assert encoder.observe(s, seat, memory) == encoder.figures(game.view(s, seat)).tobytes(), (seed, s.picks)
            asked = chance.choice(game.asked(s))
            game.play(s, asked, chance.choice(game.codes(s, asked)))


@pytest.mark.parametrize("game", KEYS, ids=[game.key for game in KEYS])
def test_a_writer_knows_nothing_that_the_seat_does_not(game: Game[Any]) -> None:
    for number, (encoder, s) in enumerate(courses(game, 3)):
        if number % 3 == 0 and s.asked:
            seat = game.asked(s)[0]
            assert encoder.observe(game.redeal(s, seat, number), seat) == encoder.observe(s, seat)


def test_a_game_that_shows_something_else_is_read_by_its_views() -> None:
    """A subclass may have views of its own, and a game of one's own has no writer."""

    class Blind(type(sixgun.game("gunfighters"))):  # type: ignore[misc]
        def _view(self, s: Any, seat: int | None) -> Any:
            return {**super()._view(s, seat), "bank": 0}

    game = Blind()
    s = game.new(3, 1)
    encoder = Encoder(game, 3)
    assert isinstance(encoder.writer, ViewWriter)
    assert encoder.observe(s, 0)[4 * encoder.names.index("bank") :][:4] == bytes(4)
    assert writer_of(STANDOFF, None, 2) is None


@pytest.mark.parametrize("lumped", [False, True])
@pytest.mark.parametrize("most", [1, 2, 4, 5, 6])
def test_a_tally_counts_as_a_bag_does(lumped: bool, most: int) -> None:
    """Bags of all sizes, with words that occur more often than the most that is usual."""
    chance = Random(most)
    for size in (0, 1, 3, 4, 19, 20, 21, 45, 118):
        bag = Bag(range(size), most)
        words = [chance.choice(range(size + 1)) for _ in range(30)]
        counts, out = Counts(), list[bytes]()
        for word in words:
            counts.add(word)
        Tally(bag, lumped).write(counts, out)
        value: Any = {word: words.count(word) for word in words} if lumped else words
        assert b"".join(out) == piece(bag, value), size


@pytest.mark.parametrize("size", [1, 4, 21, 45, 120])
def test_counts_go_down_as_they_went_up(size: int) -> None:
    """More than seven of a word count as seven: how many are left of those is not known."""
    chance = Random(size)
    counts, held = Counts(), [0] * size
    for _ in range(400):
        word = chance.randrange(size)
        if chance.random() < 0.5:
            counts.add(word)
            held[word] = min(7, held[word] + 1)
        elif held[word]:
            assert counts.take(word) == (held[word] < 7)
            held[word] -= held[word] < 7
        groups = [counts.group(group) for group in range((size + 3) // 4)]
        assert [groups[one // 4] >> 3 * (one % 4) & 7 for one in range(size)] == held
        assert counts.is_empty() == (sum(held) == 0)


def test_a_row_has_what_was_added_last() -> None:
    """Whatever lay there before; rows of one shape share where pieces lie, and a piece of another length is refused."""
    chance = Random(1)
    sizes = [4, 8, 4, 12]
    known = [[bytes([number]) * size for number in range(3)] for size in sizes]
    shape = Shape()
    rows = [(Row(shape), bytearray(sum(sizes))) for _ in range(3)]
    for row, buffer in rows:
        row.use(memoryview(buffer))
    for _ in range(50):
        row, buffer = chance.choice(rows)
        pieces = [chance.choice(some) for some in known]
        row.begin()
        for one in pieces:
            row.add(one)
        assert bytes(buffer) == b"".join(pieces)
    row.begin()
    with pytest.raises(ValueError, match="structure"):
        row.add(bytes(5))


def test_a_bag_that_is_too_large_is_left_to_views() -> None:
    with pytest.raises(ValueError, match="121 words"):
        Tally(Bag(range(120)), lumped=False)
