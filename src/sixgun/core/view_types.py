"""How a game describes its views: TypedDicts whose fields carry, in Annotated, what they mean.

Each game has such a description in wire/view_types.py. mypy holds its view functions to it; the page's types, the table
in its documentation (tools/views.py) and the fields of its observations (sixgun.research) are read from it. Modules of
this name are not compiled, because compiled classes forget their annotations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import UnionType
from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict, Union, get_args, get_origin, get_type_hints

from msgspec import Meta


def one_of(name: str, words: Iterable[str]) -> Meta:
    """A closed vocabulary, with the name that its type has on the page.

    >>> one_of("Side", ("law", "outlaw")).extra["words"]
    ('law', 'outlaw')
    """
    listed = tuple(words)
    return Meta(title=name, pattern=f"^({'|'.join(map(re.escape, listed))})$", extra={"words": listed})


def named(name: str) -> Meta:
    """A vocabulary that depends on the set-up of a game: on its seats, its characters, its decks."""
    return Meta(title=name)


Seat = Annotated[int, named("Seat")]
Question = Annotated[str, named("Question")]
Options = Annotated[dict[str, Any], named("Options")]


class ResultView(TypedDict):
    """How a game ended."""

    places: Annotated[list[int], "the place of each seat: 1 has won, and equal places are shared"]
    scores: Annotated[list[float], "the share of the win of each seat"]
    reason: Annotated[str, "how it ended"]


# ---- reading a description


class Part(NamedTuple):
    """A field of a record: its type without what Annotated adds at this place, and what it means."""

    name: str
    type: Any
    required: bool
    about: str


def parts_of(record: type) -> list[Part]:
    """The fields of a TypedDict, in their order.

    >>> [part.name for part in parts_of(ResultView)]
    ['places', 'scores', 'reason']
    """
    return [_part(name, hint) for name, hint in get_type_hints(record, include_extras=True).items()]


def _part(name: str, hint: Any) -> Part:
    required, about = True, ""
    while get_origin(hint) in (Annotated, NotRequired):
        if get_origin(hint) is NotRequired:
            required, hint = False, get_args(hint)[0]
        else:
            bare, *notes = get_args(hint)
            about = next((note for note in notes if isinstance(note, str)), about)
            metas = [note for note in notes if isinstance(note, Meta)]
            if metas:
                return Part(name, Annotated[bare, metas[0]], required, about)
            hint = bare
    return Part(name, hint, required, about)


def meta_of(type: Any) -> Meta | None:
    """What is known of a type's vocabulary, if it is one."""
    return next((note for note in get_args(type)[1:] if isinstance(note, Meta)), None) if _is_noted(type) else None


def words_of(type: Any) -> tuple[str, ...]:
    """The words of a closed vocabulary; () for anything else."""
    meta = meta_of(type)
    return tuple((meta.extra or {}).get("words", ())) if meta else ()


def bare(type: Any) -> Any:
    """A type without its notes."""
    return get_args(type)[0] if _is_noted(type) else type


def alternatives(type: Any) -> tuple[Any, ...]:
    """The members of a union; a type that is none is its own only member."""
    return get_args(type) if get_origin(type) in (Union, UnionType) else (type,)


def _is_noted(type: Any) -> bool:
    return get_origin(type) is Annotated
