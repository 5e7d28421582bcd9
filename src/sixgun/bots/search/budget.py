"""How long a search may think: so many iterations, so many seconds, or whichever ends first."""

from __future__ import annotations

import re
from typing import NamedTuple

from sixgun.core.refusals import Refusal, Refused

PREFIX = "search:"
_SPEC = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,6})|(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)")


class Budget(NamedTuple):
    """Nothing but iterations makes the same choice on every machine."""

    iterations: int | None = None  # None: as many as the seconds allow
    seconds: float | None = None


def is_search(name: str) -> bool:
    """Whether a bot's name is a search with a budget of its own.

    >>> is_search("search:200"), is_search("hard")
    (True, False)
    """
    return name.startswith(PREFIX)


def read_budget(name: str) -> Budget:
    """The budget in a bot's name.

    >>> read_budget("search:200"), read_budget("search:0.5s")
    (Budget(iterations=200, seconds=None), Budget(iterations=None, seconds=0.5))
    """
    found = _SPEC.fullmatch(name)
    if found is None or (found["seconds"] and not float(found["seconds"])):
        raise Refused(Refusal("search-spec", {"got": name[:40]}))
    if found["seconds"]:
        return Budget(seconds=float(found["seconds"]))
    return Budget(iterations=int(found["iterations"]))
