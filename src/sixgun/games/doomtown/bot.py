"""The rules-based player: chooses from the view and the picks alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.core.plain import Plain


def advise(view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
    """The index of the pick that a sensible player would make; `roll` decides between equals."""
    v: Any = view
    scores = [score(v, pick) for pick in picks]
    best = max(scores)
    top = [i for i, found in enumerate(scores) if found == best]
    return top[min(len(top) - 1, int(roll * len(top)))]


def score(v: Any, pick: str) -> float:
    """How good a pick looks: cards into play first, dudes to deeds, no fights that look lost."""
    verb, _, rest = pick.partition(":")
    if verb in SIMPLE:
        return SIMPLE[verb]
    return 0.0 if verb == "pass" else 0.1 if rest else 0.0


SIMPLE = {"shop": 3.0, "done": 0.5, "pass": 0.2, "accept": 0.1, "refuse": 0.4, "release": -1.0, "gang": 1.0}
