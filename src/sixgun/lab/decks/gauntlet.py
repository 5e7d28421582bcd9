"""A deck against every ready deck: games of a bot on both sides, and what they say of the deck and of its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sixgun.core.match import Match
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import KEY
from sixgun.lab.rates import Share, difference, wilson
from sixgun.lab.series import Series, play_chunk, record_game

GAMES: Final = 200
BOT: Final = "normal"
LEAST: Final = 8  # games with and without a card before anything is said of it


class Fought(NamedTuple):
    """What became of one game."""

    number: int
    rival: str
    seat: int  # of the deck
    won: float
    days: int
    played: tuple[str, ...]  # cards of the deck that came into play


def rivals() -> list[str]:
    """
    >>> rivals()[0]
    'learn-law-dogs'
    """
    return [deck.key for deck in ready_decks()]


def series_of(pack: dict[str, Plain], number: int, seed: int, bot: str = BOT) -> Series:
    """Game `number`: the rivals take turns, and so do the seats. The gang starts as the list says it."""
    names = rivals()
    seat = number // len(names) % 2
    mine, theirs = ("deck1", "deck2") if seat == 0 else ("deck2", "deck1")
    options: dict[str, Plain] = {mine: "own1", theirs: names[number % len(names)]}
    if _has_gang(pack):
        options["gang"] = "ready"
    return Series(KEY, 2, options, (bot,), seed, pack)


def _has_gang(pack: dict[str, Plain]) -> bool:
    decks: Any = pack["decks"]
    return bool(decks[0]["gang"])


def fight(pack: dict[str, Plain], first: int, last: int, seed: int = 1, bot: str = BOT) -> list[Fought]:
    """Games `first` to `last - 1`."""
    return [_fight_one(pack, number, seed, bot) for number in range(first, last)]


def _fight_one(pack: dict[str, Plain], number: int, seed: int, bot: str) -> Fought:
    names = rivals()
    seat = number // len(names) % 2
    row = play_chunk(series_of(pack, number, seed, bot), number, number + 1)[0]
    won = 1 / len(row.winners) if seat in row.winners else 0.0
    facts = row.facts[seat]
    return Fought(number, names[number % len(names)], seat, won, row.length, (*facts["gang"], *facts["card"]))


def replay_of(pack: dict[str, Plain], number: int, seed: int = 1, bot: str = BOT) -> Match:
    """Game `number` once more, with its log."""
    return record_game(series_of(pack, number, seed, bot), number)


def report(fought: Sequence[Fought], most_cards: int = 60) -> dict[str, Plain]:
    """Win rate with its interval, in all and by rival; what each card goes with; the longest and shortest games."""
    wins, games = sum([row.won for row in fought]), len(fought)
    low, high = wilson(wins, games)
    by_rival: dict[str, Plain] = {}
    for rival in rivals():
        met = [row.won for row in fought if row.rival == rival]
        if met:
            least, most = wilson(sum(met), len(met))
            by_rival[rival] = {"games": len(met), "rate": sum(met) / len(met), "low": least, "high": most}
    ranked = sorted(fought, key=lambda row: (row.days, row.number))
    return {
        "games": games,
        "rate": wins / games if games else 0.0,
        "low": low,
        "high": high,
        "days": sum([row.days for row in fought]) / games if games else 0.0,
        "rivals": by_rival,
        "cards": contributions(fought)[:most_cards],
        "shortest": ranked[0].number if ranked else -1,
        "longest": ranked[-1].number if ranked else -1,
    }


def contributions(fought: Sequence[Fought]) -> list[Plain]:
    """By card: how much more often the deck won with it in play than without, rival by rival, with the interval."""
    played = Counter([card for row in fought for card in row.played])
    found: list[tuple[float, dict[str, Plain]]] = []
    for card, times in played.items():
        if min(times, len(fought) - times) < LEAST:
            continue
        pairs: dict[str, tuple[Share, Share]] = {}
        for row in fought:
            pair = pairs.setdefault(row.rival, (Share(), Share()))
            pair[0 if card in row.played else 1].add(row.won)
        told = difference(list(pairs.values()))
        if told is not None:
            more, low, high = told
            found.append((more, {"card": card, "games": times, "more": more, "low": low, "high": high}))
    return [row for _, row in sorted(found, key=lambda each: (-each[0], str(each[1]["card"])))]
