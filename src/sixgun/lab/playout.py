"""Playing one game with bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from sixgun.bots import Bot, Chair, make_bot
from sixgun.core.game import Game
from sixgun.core.refusals import Runaway


def seed_of(base: int, number: int, purpose: str) -> int:
    """A seed for one game and one purpose, the same on whatever core or machine the game is played.

    >>> seed_of(1, 2, "deal") == seed_of(1, 2, "deal") != seed_of(1, 2, "seat 0")
    True
    """
    text = f"{base}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "little")


def seated(names: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in game `number`: the names from seat 0 on, repeated, and moved on by a seat each game."""
    return [names[(seat - number) % seats % len(names)] for seat in range(seats)]


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


def one_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object],
    names: Sequence[str],
    base: int,
    number: int,
) -> tuple[Any, list[str]]:
    """Game `number` of a series: its final state and who sat where."""
    sitting = seated(names, seats, number)
    s = game.new(seats, seed_of(base, number, "deal"), options)
    bots = [make_bot(name, seed_of(base, number, f"seat {seat}"), programs=True) for seat, name in enumerate(sitting)]
    try:
        play_out(game, s, bots)
    except Runaway as runaway:
        runaway.record = {
            "game": game.key,
            "seats": seats,
            "seed": seed_of(base, number, "deal"),
            "number": number,
        }
        raise
    return s, sitting
