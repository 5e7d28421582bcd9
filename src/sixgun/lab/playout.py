"""Playing one game with bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import combinations
from math import comb
from typing import Any, TypeVar

from sixgun.bots import Bot, BotLike, Chair, bot_name, seat_bot
from sixgun.core.capabilities import Chronicles
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused, Runaway


def seed_of(base: int, number: int, purpose: str) -> int:
    """A seed for one game and one purpose, the same on whatever core or machine the game is played.

    >>> seed_of(1, 2, "deal") == seed_of(1, 2, "deal") != seed_of(1, 2, "seat 0")
    True
    """
    text = f"{base}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "little")


One = TypeVar("One")


def seated(names: Sequence[One], seats: int, number: int) -> list[One]:
    """Who sits where in game `number`: the names from seat 0 on, repeated, and moved on by a seat each game.

    Where there are more names than seats, every choice of so many of them takes its turn, for a full round of seats.

    >>> [seated(["a", "b", "c"], 2, number) for number in range(4)]
    [['a', 'b'], ['b', 'a'], ['a', 'c'], ['c', 'a']]
    """
    if not names:
        raise Refused(Refusal("bots-list", {}))
    if len(names) > seats:
        choices = _choices(len(names), seats)
        names = [names[i] for i in choices[number // seats % len(choices)]]
    return [names[(seat - number) % seats % len(names)] for seat in range(seats)]


@cache
def _choices(names: int, seats: int) -> list[tuple[int, ...]]:
    return list(combinations(range(names), seats))


def blocks(names: int, seats: int) -> int:
    """How many games it takes until every choice of names has sat in all seats.

    >>> blocks(2, 4), blocks(3, 2)
    (4, 6)
    """
    return seats * max(1, comb(names, seats))


def play_out(game: Game[Any], s: Any, bots: Sequence[Bot]) -> None:
    """Play a state to its end."""
    codes_of, play = game.codes, game.play
    while s.asked:
        seat = (s.asked & -s.asked).bit_length() - 1
        bot = bots[seat]
        codes = codes_of(s, seat)
        if bot.blind:
            play(s, seat, codes[bot.choose_blindly(len(codes))])
        else:
            play(s, seat, codes[bot.choose(Chair(game, s, seat, codes))])


def play_noting(game: Any, s: Any, bots: Sequence[Bot]) -> list[int]:
    """The same, with notes of what the final state will have forgotten."""
    codes_of, play, take_notes = game.codes, game.play, game.notebook.take
    notes: list[int] = game.notebook.begin(s)
    while s.asked:
        seat = (s.asked & -s.asked).bit_length() - 1
        bot = bots[seat]
        codes = codes_of(s, seat)
        choice = bot.choose_blindly(len(codes)) if bot.blind else bot.choose(Chair(game, s, seat, codes))
        play(s, seat, codes[choice])
        take_notes(s, notes)
    return notes


def one_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object],
    names: Sequence[BotLike],
    base: int,
    number: int,
) -> tuple[Any, list[str], list[int]]:
    """Game `number` of a series: its final state, who sat where, and the notes of a game that takes some."""
    sitting = seated(names, seats, number)
    s = game.new(seats, seed_of(base, number, "deal"), options)
    bots = [seat_bot(bot, seed_of(base, number, f"seat {seat}")) for seat, bot in enumerate(sitting)]
    notes: list[int] = []
    try:
        if isinstance(game, Chronicles):
            notes = play_noting(game, s, bots)
        else:
            play_out(game, s, bots)
    except Runaway as runaway:
        runaway.record = {
            "game": game.key,
            "seats": seats,
            "seed": seed_of(base, number, "deal"),
            "number": number,
        }
        raise
    return s, [bot_name(bot) for bot in sitting], notes
