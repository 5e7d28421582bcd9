"""Events, made from what the rules told as ints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.events import Event
from sixgun.core.plain import Plain
from sixgun.core.vocabulary import bound
from sixgun.games.gunfighters.table import told
from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACES, STORIES, Figures
from sixgun.games.gunfighters.table.state import MOST_SEATS, REASONS, State

# Events after which somebody knows more than before: a pick that causes one is not freely taken back.
REVEALING: Final = {
    told.LEFT,
    told.CLAIMED,
    told.DREW,
    told.SHOT,
    told.MISSED,
    told.FELL,
    told.STORY,
    told.NOBODY_THERE,
    told.SHOWED,
    told.SHOWED_HAND,
    told.CLIMAX,
    told.LOST,
}


def event_of(s: State, noted: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    figures = s.figures
    kind, values = noted[0], noted[1:]
    name = told.NAMES[kind]
    if kind == told.DREW:
        seat, card = values
        return Event(name, {"seat": seat}, {"card": KIND_NAMES[figures.kind[card]]}, seen_by=1 << seat)
    args = _ARGS[kind](figures, values)
    return Event(name, args, reveals=kind in REVEALING)


def _cards(figures: Figures, cards: tuple[int, ...]) -> list[Plain]:
    return [KIND_NAMES[figures.kind[card]] for card in cards]


def _seat_only(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0]}


def _seat_card(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": KIND_NAMES[figures.kind[v[1]]]}


def _seat_card_nth(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": KIND_NAMES[figures.kind[v[1]]], "nth": v[2]}


def _cards_and_nths(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    """The first half are cards, the second which of the gang's they are; of cards that left, not which is which."""
    count = len(v) // 2
    return {"cards": _cards(figures, v[:count]), "nths": [*v[count:]], "count": count}


def _seat_place(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "place": PLACES[v[1]]}


def _seat_place_cards(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "place": PLACES[v[1]], **_cards_and_nths(figures, v[2:])}


def _seat_cards(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "cards": _cards(figures, v[1:])}


def _seat_climax(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "climax": CLIMAXES[figures.climax[v[1]]]}


def _shot(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    card = KIND_NAMES[figures.kind[v[3]]] if v[3] >= 0 else None
    shown: dict[str, Plain] = {"card": card, "shown": int(v[3] >= 0), "nth": v[4] if v[3] >= 0 else None}
    return {"seat": v[0], "target": v[1], "place": PLACES[v[2]], **shown}


def _missed(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "target": v[1], "place": PLACES[v[2]]}


def _fell(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "target": v[1], "place": PLACES[v[2]], **_cards_and_nths(figures, v[3:])}


def _story(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "story": STORIES[figures.story[v[1]]]}


def _earned(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "coins": v[1]}


def _reshuffled(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"count": v[0]}


def _out(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "by": v[1] if v[1] >= 0 else None, "shot": int(v[1] >= 0), "coins": v[2]}


def _tie_offered(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seats": [v[0], v[1]]}


def _tie_refused(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"coins": v[0]}


def _ended(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"reason": REASONS[v[0]], "winners": [seat for seat in range(MOST_SEATS) if v[1] >> seat & 1]}


_ARGS: Final[tuple[Callable[[Figures, tuple[int, ...]], dict[str, Plain]], ...]] = bound(
    "events",
    {
        told.TURN: _seat_only,
        told.LEFT: _seat_card_nth,
        told.DREW: _seat_only,
        told.TOOK: _seat_card,
        told.NO_CARDS: _seat_only,
        told.RESHUFFLED: _reshuffled,
        told.SHOT: _shot,
        told.MISSED: _missed,
        told.FELL: _fell,
        told.ON_TOP: _seat_card,
        told.EARNED: _earned,
        told.STORY: _story,
        told.NOBODY_THERE: _seat_place,
        told.LOST: _seat_card_nth,
        told.CRIED: _seat_place,
        told.SHOWED: _seat_place_cards,
        told.SHOWED_HAND: _seat_cards,
        told.CLIMAX: _seat_climax,
        told.NO_CLIMAX: _seat_only,
        told.CLIMAX_BACK: _seat_climax,
        told.OUT: _out,
        told.CLAIMED: _seat_place_cards,
        told.LATE: _seat_only,
        told.TIE_OFFERED: _tie_offered,
        told.TIE_REFUSED: _tie_refused,
        told.ENDED: _ended,
    },
    len(told.NAMES),
)
