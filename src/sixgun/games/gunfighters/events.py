"""What is told: each kind of event with the values that the rules note for it.

A gang's cards lie in a row, and everybody sees which of them is put down or turned up: the nth that the gang has had.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.events import Event
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.components import CLIMAXES, KIND_NAMES, PLACES, STORIES, Figures
from sixgun.games.gunfighters.state import REASONS

TURN: Final = 0  # seat
LEFT: Final = 1  # seat, card, nth: put down for a Move
DREW: Final = 2  # seat, card (secret)
TOOK: Final = 3  # seat, card from the discards
NO_CARDS: Final = 4  # seat: nothing to draw
RESHUFFLED: Final = 5  # number of cards
SHOT: Final = 6  # shooter, target, place, shown card or -1, its nth
MISSED: Final = 7  # shooter, target, place
FELL: Final = 8  # shooter, target, place, cards..., their nths...
ON_TOP: Final = 9  # target, card
EARNED: Final = 10  # seat, coins from the bank
STORY: Final = 11  # seat, story card
NOBODY_THERE: Final = 12  # seat, place: loses nothing to a Story card
LOST: Final = 13  # seat, card, nth
CRIED: Final = 14  # seat, place
SHOWED: Final = 15  # seat, place, cards..., their nths...
SHOWED_HAND: Final = 16  # seat, cards...
CLIMAX: Final = 17  # seat, climax card
NO_CLIMAX: Final = 18  # seat
CLIMAX_BACK: Final = 19  # seat, climax card
OUT: Final = 20  # seat, shooter or -1, coins
CLAIMED: Final = 21  # seat, place, cards..., their nths...
LATE: Final = 22  # seat
TIE_OFFERED: Final = 23  # seat, seat
TIE_REFUSED: Final = 24  # coins each
ENDED: Final = 25  # reason, winners as bits

NAMES: Final[tuple[str, ...]] = (
    "turn",
    "left",
    "drew",
    "took",
    "no-cards",
    "reshuffled",
    "shot",
    "missed",
    "fell",
    "on-top",
    "earned",
    "story",
    "nobody-there",
    "lost",
    "cried",
    "showed",
    "showed-hand",
    "climax",
    "no-climax",
    "climax-back",
    "out",
    "claimed",
    "late",
    "tie-offered",
    "tie-refused",
    "ended",
)

# Events after which somebody knows more than before: a pick that causes one is not freely taken back.
REVEALING: Final = {LEFT, CLAIMED, DREW, SHOT, MISSED, FELL, STORY, NOBODY_THERE, SHOWED, SHOWED_HAND, CLIMAX, LOST}


def event_of(figures: Figures, told: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    kind, values = told[0], told[1:]
    name = NAMES[kind]
    if kind == DREW:
        seat, card = values
        return Event(name, {"seat": seat}, {"card": KIND_NAMES[figures.kind[card]]}, seen_by=1 << seat)
    args = _ARGS.get(kind, _seat_only)(figures, values)
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
    return {"reason": REASONS[v[0]], "winners": [seat for seat in range(7) if v[1] >> seat & 1]}


_ARGS: Final[dict[int, Callable[[Figures, tuple[int, ...]], dict[str, Plain]]]] = {
    LEFT: _seat_card_nth,
    TOOK: _seat_card,
    LOST: _seat_card_nth,
    ON_TOP: _seat_card,
    RESHUFFLED: _reshuffled,
    SHOT: _shot,
    MISSED: _missed,
    FELL: _fell,
    EARNED: _earned,
    STORY: _story,
    NOBODY_THERE: _seat_place,
    CRIED: _seat_place,
    SHOWED: _seat_place_cards,
    SHOWED_HAND: _seat_cards,
    CLIMAX: _seat_climax,
    CLIMAX_BACK: _seat_climax,
    OUT: _out,
    CLAIMED: _seat_place_cards,
    TIE_OFFERED: _tie_offered,
    TIE_REFUSED: _tie_refused,
    ENDED: _ended,
}
