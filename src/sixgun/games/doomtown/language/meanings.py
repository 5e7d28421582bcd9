"""What the words mean: each is bound to the function of its name, and what does not fit is found when this is loaded.

Selectors ask for filters, figures, numbers and paths by number, so this module must have been loaded before a state is
looked at; the reader of the data files sees to that, because it needs the words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.core.vocabulary import named
from sixgun.games.doomtown.language import figures, selectors, words
from sixgun.games.doomtown.language.filters import cards, fight, places
from sixgun.games.doomtown.language.selectors import Filter
from sixgun.games.doomtown.table.state import State


def word_of(function: Callable[..., Any], prefix: str = "") -> str:
    """The word that a function is named after.

    >>> word_of(places.next_to), word_of(places.with_)
    ('next-to', 'with')
    """
    return function.__name__.removeprefix(prefix).strip("_").replace("_", "-")


def by_word(functions: Sequence[Callable[..., Any]]) -> dict[str, Any]:
    return {word_of(function): function for function in functions}


def _no_figure(s: State, one: int) -> int:
    raise AssertionError("this can be changed, but not read off a card")


FORMS: Final[dict[str, str]] = {}  # what follows each filter: nothing, a reference, a selector, a card


def _take_in(filters: dict[Filter, str]) -> None:
    """The filters of a file, each with its form."""
    for function, form in filters.items():
        if word_of(function) in FORMS:
            raise ValueError(f"there is a filter {word_of(function)} already")
        FORMS[word_of(function)] = form
        selectors.FILTERS.append(function)


_take_in(cards.FILTERS)
_take_in(places.FILTERS)
_take_in(fight.FILTERS)
FILTERS: Final[tuple[str, ...]] = tuple(FORMS)

READABLE: Final = frozenset([word_of(figure) for figure in figures.FIGURES] + ["rank", "hand"])
_others: dict[str, selectors.Figure] = dict.fromkeys(words.STATS, _no_figure)
selectors.FIGURES.extend(named("figures", words.STATS, {**_others, **by_word(figures.FIGURES)}))

selectors.SKILLS.append(figures.rating)

NUMBERS: Final[tuple[str, ...]] = tuple([word_of(number) for number in figures.NUMBERS])
selectors.NUMBERS.extend(figures.NUMBERS)
PATHS: Final[tuple[str, ...]] = tuple([word_of(path) for path in figures.PATHS])  # place.x: where x is
selectors.PATHS.extend(figures.PATHS)
