"""Tests on what the learner can see: in a view, among the events that were told, in what is asked, in the result."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sixgun.core.game import Game
from sixgun.core.plain import Plain

KINDS = ("at", "event", "asks", "offers", "winner", "reason", "over")
PART = re.compile(r"\[[^\]]*\]|[^.\[\]]+")


def dig(value: Plain, path: str) -> Plain:
    """What is at the end of a way into a view; None if there is nothing.

    >>> dig({"dudes": [{"id": "sloane", "booted": True}]}, "dudes[id=sloane].booted")
    True
    """
    for part in PART.findall(path):
        if part.startswith("["):
            key, _, wanted = part[1:-1].partition("=")
            rows = value if isinstance(value, list) else []
            value = next((row for row in rows if isinstance(row, dict) and str(row.get(key)) == wanted), None)
        elif isinstance(value, list):
            value = value[int(part)] if int(part) < len(value) else None
        else:
            value = value.get(part) if isinstance(value, dict) else None
    return value


def holds(test: Mapping[str, Plain], game: Game[Any], state: Any, seat: int, told: Sequence[dict[str, Plain]]) -> bool:
    """Whether a test holds for the seat that has been told these events."""
    if "at" in test:
        return _seen(test, dig(game.view(state, seat), str(test["at"])))
    if "event" in test:
        wanted = {key: value for key, value in test.items() if key not in ("event", "never")}
        found = [
            one for one in told if one["event"] == test["event"] and all(one.get(k) == v for k, v in wanted.items())
        ]
        return bool(found) != bool(test.get("never"))
    if "asks" in test or "offers" in test:
        if seat not in game.asked(state):
            return False
        ask = game.ask(state, seat)
        return ask.question == test["asks"] if "asks" in test else test["offers"] in ask.options.picks()
    result = game.result(state)
    if "winner" in test:
        return result is not None and test["winner"] in result.winners
    if "reason" in test:
        return result is not None and result.reason == test["reason"]
    return (result is not None) == test["over"]


def _seen(test: Mapping[str, Plain], got: Plain) -> bool:
    size = len(got) if isinstance(got, list | dict | str) else -1
    number = got if isinstance(got, int | float) else None
    inside = got if isinstance(got, list | dict | str) else []
    checks: dict[str, Callable[[Any], bool]] = {
        "is": lambda want: got == want,
        "not": lambda want: got != want,
        "least": lambda want: number is not None and number >= want,
        "most": lambda want: number is not None and number <= want,
        "size": lambda want: size == want,
        "has": lambda want: want in inside,
        "lacks": lambda want: got is not None and want not in inside,
    }
    return all([check(test[name]) for name, check in checks.items() if name in test])
