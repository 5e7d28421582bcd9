"""Schemas for games that have none of their own: made from the views of some random games, always the same ones.

Words and parts that those games did not show count as "anything else", so that the size never changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from sixgun.core.game import Game
from sixgun.research.fields import Bag, Count, Each, Field, Flag, Number, One, Record, Skip

GAMES = 12
PICKS = 400  # of each game
SILENT = ("game", "options", "result")


def courses(game: Game[Any], seats: int, options: Mapping[str, object]) -> Iterator[tuple[Any, int]]:
    """States of some random games with a seat that is asked; always the same ones."""
    for number in range(GAMES):
        chance = Random(number)
        s = game.new(seats, number, options)
        for _ in range(PICKS):
            if not s.asked:
                break
            seat = chance.choice(game.asked(s))
            yield s, seat
            game.play(s, seat, chance.choice(game.codes(s, seat)))


def probed(game: Game[Any], seats: int, options: Mapping[str, object]) -> Field:
    """A schema from views that occur.

    >>> import sixgun
    >>> probed(sixgun.game("gunfighters"), 3, {}).size > 100
    True
    """
    views: list[Any] = [game.view(s, seat) for s, seat in courses(game, seats, options)]
    for view in views:
        for name in SILENT:
            view.pop(name, None)
    made = _field(views)
    if isinstance(made, Record):
        return Record({**{name: Skip() for name in SILENT}, **made.parts})
    return made


def _field(values: list[Any]) -> Field:
    """The field that fits all values seen at one place."""
    seen = [value for value in values if value is not None]
    kinds = {type(value) for value in seen}
    if kinds == {dict}:
        return _of_dicts(seen)
    if list in kinds:
        return _of_lists([value for value in seen if isinstance(value, list)])
    if kinds == {bool}:
        return One((False, True)) if len(seen) < len(values) else Flag()
    if kinds and kinds <= {int, float}:
        return Number(max(1, *[abs(value) for value in seen]))
    words = sorted({str(value) for value in seen if isinstance(value, str)})
    return One(words) if words else Skip()


def _of_dicts(seen: list[dict[str, Any]]) -> Field:
    names = sorted({name for value in seen for name in value})
    counts = [count for value in seen for count in value.values()]
    # Tables whose own keys differ from view to view are counts by word, not parts with a meaning of their own.
    if len({tuple(value) for value in seen}) > 1 and counts and all(type(count) is int for count in counts):
        return Bag(names, max(1, *counts))
    return Record({name: _field([value.get(name) for value in seen]) for name in names})


def _of_lists(seen: list[list[Any]]) -> Field:
    items = [item for value in seen for item in value]
    longest = max(1, *[len(value) for value in seen], 1)
    if not items:
        return Count(1)  # whatever may come to lie there some day
    if all(isinstance(item, str | int | None) and not isinstance(item, bool) for item in items):
        words = sorted({item for item in items if item is not None}, key=lambda item: (str(type(item)), item))
        most = max([value.count(word) for value in seen for word in set(value)], default=1)
        return Bag(words, max(1, most))
    return Each(_field(items), longest)
