"""The pieces of a trial of a deck or of a showdown, each done in another process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.core.plain import Plain
from sixgun.core.records import Record
from sixgun.lab import balance
from sixgun.lab.decks import gauntlet, tune
from sixgun.lab.decks.lists import Listed, playable, read_list
from sixgun.lab.decks.tune import Change
from sixgun.server.work import showdown_files

NAME = "list"
Told = dict[str, Plain]


def prepare(kind: str, key: str, text: str, format: str) -> dict[str, Plain]:
    """A good list or showdown as tables play it; another one is refused with every problem."""
    if kind == "balance":
        return balance.playable(key, showdown_files.read(text))
    return playable(read_list(text.encode(), NAME, format)).pack()


def fight(kind: str, key: str, pack: dict[str, Plain], first: int, last: int, seed: int) -> Sequence[Any]:
    """Some of the games."""
    if kind == "balance":
        return balance.fight(key, pack, first, last, seed)
    return gauntlet.fight(pack, first, last, seed)


def changes(text: str, format: str) -> list[Change]:
    """What a search weighs first."""
    return tune.single_changes(read_list(text.encode(), NAME, format))


def weigh(text: str, format: str, some: Sequence[Change]) -> list[float]:
    """A piece of a search: the chances that some changes lead to."""
    return tune.weigh(read_list(text.encode(), NAME, format), some)


def swaps(text: str, format: str, pairs: Sequence[Change], chances: Sequence[float]) -> list[tuple[Told, Told]]:
    """The best swaps, each with the deck that it leads to."""
    listed = read_list(text.encode(), NAME, format)
    found = tune.best_swaps(listed, pairs, chances)
    decks = [Listed(listed.book, tune.swapped(listed.deck, swap.out, swap.into), format) for swap in found]
    return [(swap.plain(listed.book), deck.pack()) for swap, deck in zip(found, decks, strict=True)]


def report(kind: str, fought: Sequence[Sequence[Any]], found: list[dict[str, Plain]]) -> dict[str, Any]:
    """What the games say."""
    if kind == "balance":
        return balance.report(fought[0])
    if kind == "gauntlet":
        return gauntlet.report(fought[0])
    return {"swaps": tune.told(found, fought)}


def record(kind: str, key: str, pack: dict[str, Plain], number: int, seed: int) -> Record:
    """One of the games, as a record."""
    if kind == "balance":
        return balance.replay_of(key, pack, number, seed).record()
    return gauntlet.replay_of(pack, number, seed).record()
