"""A series of games between bots, and what becomes of each: the same rows for the same seed wherever it is played."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Any, NamedTuple

import msgspec

from sixgun.bots import Bot, BotLike, Chair, bot_name, seat_bot
from sixgun.core.capabilities import Chronicles
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused, Runaway
from sixgun.games import game as game_of
from sixgun.lab.playout import blocks, one_game, seated, seed_of


class Series(NamedTuple):
    """What is to be played: bots sit from seat 0 on, repeated to fill the table, and move on a seat each game.

    The options named in `vary` take all their values in turn, in all combinations.

    >>> play_chunk(Series("gunfighters", seats=3, bots=("rules", "random")), 0, 2)[1].sitting
    ('rules', 'rules', 'random')
    """

    game: str
    seats: int = 4
    options: dict[str, Plain] = {}  # noqa: RUF012  never changed
    bots: tuple[BotLike, ...] = ("random",)
    seed: int = 1
    pack: dict[str, Plain] = {}  # noqa: RUF012
    vary: tuple[str, ...] = ()
    records: bool = False  # whether each row brings the record of its game


class Row(NamedTuple):
    """What became of one game."""

    number: int
    sitting: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    places: tuple[int, ...] = ()
    seed: int = 0
    length: int = 0  # in turns or days, 0 for a game that does not tell
    options: dict[str, Plain] = {}  # noqa: RUF012  those that vary
    facts: tuple[dict[str, list[str]], ...] = ()  # by seat: the values of the game's facets
    record: bytes = b""  # of the game, as JSON, where the series asks for it


def the_game(series: Series) -> Game[Any]:
    plain = game_of(series.game)
    return plain.repacked(series.pack) if series.pack else plain


def varied(series: Series, game: Game[Any], number: int) -> dict[str, Plain]:
    """The options of game `number` that vary; bots change seats within each combination.

    >>> series = Series("gunfighters", vary=("plaza",))
    >>> [varied(series, the_game(series), number)["plaza"] for number in (0, 3, 4, 8)]
    [False, False, True, False]
    """
    if not series.vary:
        return {}
    known: dict[str, Any] = {spec.name: spec.values for spec in game.options}
    for name in series.vary:
        if name not in known:
            raise Refused(Refusal("no-such-option", {"got": name[:40], "options": [*known]}), game.key)
    values = [known[name] for name in series.vary]
    combinations = list(product(*values))
    chosen = combinations[number // blocks(len(series.bots), series.seats) % len(combinations)]
    return dict(zip(series.vary, chosen, strict=True))


def play_chunk(series: Series, first: int, last: int) -> list[Row]:
    """Games `first` to `last - 1` of a series."""
    game = the_game(series)
    return [play_one(series, game, number) for number in range(first, last)]


def play_one(series: Series, game: Game[Any], number: int) -> Row:
    options = varied(series, game, number)
    record = b""
    if series.records:
        match, bots = _seated_match(series, game, number)
        notes = _play_match(match, bots)
        s, sitting = match.state, [bot_name(bot) for bot in seated(series.bots, series.seats, number)]
        record = msgspec.json.encode(match.record().plain())
    else:
        chosen = {**series.options, **options}
        s, sitting, notes = one_game(game, series.seats, chosen, series.bots, series.seed, number)
    result = game.result(s)
    assert result is not None
    row = Row(number, tuple(sitting), result.winners, result.reason, s.picks, result.places)
    row = row._replace(seed=seed_of(series.seed, number, "deal"), options=options, record=record)
    if isinstance(game, Chronicles):
        told = game.notebook.tell(game, s, notes)
        row = row._replace(length=told.length, facts=tuple(told.seats))
    return row


def record_game(series: Series, number: int) -> Match:
    """Game `number` of a series once more, with its log; one that runs away comes back as far as it got."""
    match, bots = _seated_match(series, the_game(series), number)
    with suppress(Runaway):
        _play_match(match, bots)
    return match


def _seated_match(series: Series, game: Game[Any], number: int) -> tuple[Match, list[Bot]]:
    sitting = seated(series.bots, series.seats, number)
    seeds = [seed_of(series.seed, number, f"seat {seat}") for seat in range(series.seats)]
    bots = [seat_bot(bot, seed) for bot, seed in zip(sitting, seeds, strict=True)]
    shown = [bot_name(bot)[:80] for bot in sitting]  # as long as names in records may be
    options = {**series.options, **varied(series, game, number)}
    return Match(game, series.seats, seed_of(series.seed, number, "deal"), options, shown), bots


def _play_match(match: Match, bots: list[Bot]) -> list[int]:
    """To its end, with its log; the notes of a game that takes some."""
    game = match.game
    notebook = game.notebook if isinstance(game, Chronicles) else None
    notes = notebook.begin(match.state) if notebook else []
    while match.state.asked:
        seat = game.asked(match.state)[0]
        chair = Chair(game, match.state, seat, game.codes(match.state, seat))
        match.play(seat, chair.picks()[bots[seat].choose(chair)])
        if notebook:
            notebook.take(match.state, notes)
    return notes
