"""What users of environments give: whole numbers of Python, NumPy or torch, and nothing that would be guessed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sixgun.core.checks import Checks, native, quoted
from sixgun.core.refusals import Refusal, Refused


def integer(field: str, value: object, low: int, high: int) -> int:
    """A whole number from low to high."""
    checks = Checks()
    found = checks.integer(field, value, low, high)
    checks.done()
    return found


def options_of(options: object) -> dict[str, object]:
    """The options of a game by name; none at all where nothing is given."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        checks = Checks()
        checks.wrong_type("options", "table", options)
        checks.done()
    return dict(options)  # type: ignore[call-overload, no-any-return]


def seed_of(seed: object) -> int | None:
    """A seed, or none.

    >>> seed_of(np.int64(7)), seed_of(None)
    (7, None)
    """
    found = native(seed)
    if found is None:
        return None
    if not isinstance(found, int) or isinstance(found, bool) or found < 0:
        raise Refused(Refusal("seed-form", {"got": quoted(seed)}))
    return found


def seeds_of(seed: object, games: int, key: str) -> list[int | None]:
    """A seed for each game: `seed`, `seed + 1`, ..., or those of a list."""
    if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str) and np.ndim(seed):
        seeds = [seed_of(one) for one in seed]
        if len(seeds) != games:
            raise Refused(Refusal("seeds-count", {"got": len(seeds), "want": games}), key)
        return seeds
    first = seed_of(seed)
    return [None if first is None else first + game for game in range(games)]


def action_of(action: object, key: str) -> int:
    """An action as a number."""
    found = native(action)
    if not isinstance(found, int):
        raise Refused(Refusal("action-form", {"got": quoted(action)}), key)
    return found


def actions_of(actions: Any, games: int, key: str) -> list[int]:
    """An action for each game, from an array or a list.

    >>> actions_of(np.array([3, 0], np.uint8), 2, "")
    [3, 0]
    """
    try:
        chosen = np.asarray(actions)
    except (TypeError, ValueError, RuntimeError):  # a ragged list; a tensor elsewhere than in this memory
        chosen = np.zeros(())
    if chosen.ndim == 1 and len(chosen) != games:
        raise Refused(Refusal("actions-count", {"got": len(chosen), "want": games}), key)
    if chosen.ndim != 1 or chosen.dtype.kind not in "iub":
        raise Refused(Refusal("actions-form", {"want": games}), key)
    found: list[int] = chosen.tolist()
    return found
