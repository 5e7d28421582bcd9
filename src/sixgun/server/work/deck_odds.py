"""Odds of decks for the workshop: each part is a piece of work of its own, done in another process."""

from __future__ import annotations

from typing import Any

from sixgun.core.refusals import Refusal, Refused
from sixgun.games.doomtown.table.components import KEY
from sixgun.lab.decks import analysis, goldfish
from sixgun.lab.decks.lists import Listed, read_list, ready_lists

PARTS = ("hands", "cuts", "rest")


def only_here(key: str) -> None:
    """Refused for a game whose decks nobody can build."""
    if key != KEY:
        raise Refused(Refusal("no-decks", {"game": key, "games": [KEY]}), key)


def odds(key: str, name: str, text: str, part: str, draws: int) -> dict[str, Any]:
    """One part of what there is to know of a deck."""
    only_here(key)
    listed = read_list(text.encode(), name)
    if part == "hands":
        return {"part": part, **analysis.hands(listed, draws)}
    if part == "cuts":
        return {"part": part, **analysis.cuts(listed)}
    return {"part": part, **rest(listed)}


def rest(listed: Listed) -> dict[str, Any]:
    return {
        "lowball": analysis.lowball(listed),
        "openings": analysis.openings(listed),
        "pulls": analysis.pulls(listed),
        "checks": analysis.checks(listed),
        "tests": analysis.own_tests(listed),
        "days": goldfish.curves(listed),
    }


def sample(key: str, name: str, text: str, seed: int) -> dict[str, Any]:
    """An opening hand of one shuffle, and the days alone that follow from it."""
    only_here(key)
    return {**goldfish.sample(read_list(text.encode(), name), seed)}


def ready(key: str) -> list[dict[str, Any]]:
    """The ready decks of a game, to begin with."""
    only_here(key)
    return [*ready_lists()]
