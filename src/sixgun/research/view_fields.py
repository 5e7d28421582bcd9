"""Fields derived from the description of a game's views (`wire/view_types.py`).

What is one of several words, a flag or a record of such needs no word here. A number has a scale, a list of records a
length: those a schema gives. What it neither gives nor can be derived is an error, so that a new field of a view is
either encoded or skipped on purpose.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import NoneType
from typing import Any, get_args, get_origin, is_typeddict

from sixgun.core.game import Game
from sixgun.core.view_types import alternatives, meta_of, parts_of, words_of
from sixgun.research.fields import Bag, Field, Flag, One, Record, Skip

#: What tells a player nothing: constants, and the result, which is the reward.
SILENT: dict[str, Field] = {name: Skip() for name in ("game", "options", "seats", "result")}


class Shapes:
    """Records of one set-up, with the words of those vocabularies that depend on it."""

    def __init__(self, game: Game[Any], seats: int, words: Mapping[str, Iterable[Any]] | None = None) -> None:
        questions = [question.name for question in game.questions]
        self._words: dict[str, Iterable[Any]] = {"Seat": range(seats), "Question": questions, **(words or {})}

    def record(self, described: type, given: Mapping[str, Field] | None = None) -> Record:
        """The fields of a record in the order of its description: the given ones, all others derived."""
        left = dict(given or {})
        parts = {part.name: left.pop(part.name, None) or self._derived(part.type) for part in parts_of(described)}
        unfit = [name for name, part in parts.items() if part is None]
        if unfit or left:
            raise TypeError(f"{described.__name__}: neither encoded nor skipped {unfit}, not there {[*left]}")
        return Record({name: part for name, part in parts.items() if part is not None})

    def _derived(self, type: Any) -> Field | None:
        """The field of a type that says everything itself."""
        members = alternatives(type)
        some = [member for member in members if member is not NoneType]
        if len(some) != 1:
            return None
        one, nullable = some[0], len(members) > 1
        words = self._vocabulary(one)
        if words is not None:
            return One(words)
        if one is bool:
            return One((False, True)) if nullable else Flag()
        if is_typeddict(one):
            return self.record(one)
        if get_origin(one) is list:
            words = self._vocabulary(get_args(one)[0])
            return None if words is None else Bag(words)
        return None

    def _vocabulary(self, type: Any) -> Iterable[Any] | None:
        meta = meta_of(type)
        return None if meta is None else words_of(type) or self._words.get(str(meta.title))
