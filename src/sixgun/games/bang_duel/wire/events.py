"""What is told: events from the values that the rules noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.events import EVERYBODY, Event
from sixgun.core.plain import Plain
from sixgun.core.vocabulary import bound
from sixgun.games.bang_duel.table import told
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_NAMES, FACE_SYMBOL, SIDES, SYMBOLS, Figures
from sixgun.games.bang_duel.table.kinds import KINDS, NO_KIND
from sixgun.games.bang_duel.table.state import State

PLAYERS: Final = 3  # the bits of both


def event_of(s: State, noted: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    figures = s.figures
    kind, values = noted[0], noted[1:]
    name, args = told.NAMES[kind], _ARGS[kind](figures, values)
    if kind == told.DREW:
        secret: dict[str, Plain] = {"cards": [_card(figures, card) for card in values[2:]]}
        return Event(name, args, secret, seen_by=1 << values[0])
    if kind == told.STOLEN:
        return Event(name, args, {"card": _card(figures, values[2])}, seen_by=PLAYERS)
    return Event(name, args, seen_by=EVERYBODY, reveals=kind not in told.QUIET)


def _card(figures: Figures, card: int) -> str:
    return FACE_NAMES[figures.face[card]]


def _who(character: int) -> Plain:
    return CHARACTERS[character] if character >= 0 else None


def _drew(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    """The backs; which cards they are, only their player is told."""
    backs: list[Plain] = [SIDES[back] for back in sorted([figures.back[card] for card in v[2:]])]
    return {"seat": v[0], "deck": v[1], "own": int(v[0] == v[1]), "count": len(backs), "backs": backs}


def _stolen(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    """The back; which card it is, only the two players are told."""
    return {"seat": v[0], "victim": v[1], "back": SIDES[figures.back[v[2]]]}


def _seat(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0]}


def _seat_card(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": _card(figures, v[1])}


def _seat_character(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1])}


def _led(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1]), "rear": _who(v[2])}


def _count(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"count": v[0]}


def _card_at(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    """A card and a character that it concerns, if there is one."""
    aimed = v[2] >= 0
    return {
        "seat": v[0],
        "card": _card(figures, v[1]),
        "aimed": int(aimed),
        "place": v[2] if aimed else None,
        "at": v[2] >> 1 if aimed else None,
        "character": _who(v[3]) if aimed else None,
    }


def _copied(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": _card(figures, v[1]), "copied": _card(figures, v[2])}


def _shot(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {
        "seat": v[0],
        "shooter": _who(v[1]),
        "place": v[2],
        "target": v[2] >> 1,
        "character": _who(v[3]),
        "with": None if v[4] == NO_KIND else KINDS[v[4]],
    }


def _revealed(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    symbol = v[2] & FACE_SYMBOL
    return {
        "seat": v[0],
        "deck": v[1],
        "card": FACE_NAMES[v[2]],
        "symbol": SYMBOLS[symbol],
        "wanted": SYMBOLS[v[3]],
        "success": int(symbol == v[3]),
        "count": v[4],
    }


def _turned_up(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "cards": [_card(figures, card) for card in v[1:]]}


def _dodged(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    how = "card" if v[2] >= 0 else told.HOWS[-1 - v[2]]
    return {"seat": v[0], "character": _who(v[1]), "how": how, "card": _card(figures, v[2]) if v[2] >= 0 else None}


def _lost(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1]), "life": v[2], "instead": _who(v[3]), "for": int(v[3] >= 0)}


def _recovered(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "character": _who(v[1]), "life": v[2]}


def _robbed(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "victim": v[1], "card": _card(figures, v[2])}


def _gear(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "card": _card(figures, v[1]), "place": v[2], "at": v[2] >> 1, "character": _who(v[3])}


def _passed(figures: Figures, v: tuple[int, ...]) -> dict[str, Plain]:
    return {"seat": v[0], "place": v[1], "at": v[1] >> 1, "character": _who(v[2])}


_ARGS: Final[tuple[Callable[[Figures, tuple[int, ...]], dict[str, Plain]], ...]] = bound(
    "events",
    {
        told.LED: _led,
        told.TURN: _seat,
        told.DREW: _drew,
        told.SHOWED: _seat_card,
        told.NO_CARDS: _seat,
        told.RESHUFFLED: _count,
        told.PLAYED: _card_at,
        told.AS_COLT: _card_at,
        told.COPIED: _copied,
        told.EQUIPPED: _card_at,
        told.REPLACED: _seat_card,
        told.RELOADED: _seat_card,
        told.SWAPPED: _seat_character,
        told.SHOT: _shot,
        told.REVEALED: _revealed,
        told.TURNED_UP: _turned_up,
        told.DODGED: _dodged,
        told.PAID: _seat_card,
        told.UNPAID: _seat_character,
        told.LOST_LIFE: _lost,
        told.RECOVERED: _recovered,
        told.DISCARDED: _seat_card,
        told.STOLEN: _stolen,
        told.ROBBED: _robbed,
        told.STRIPPED: _gear,
        told.TOOK_GEAR: _gear,
        told.ANSWERED: _seat_card,
        told.YIELDED: _seat_character,
        told.STORE: _turned_up,
        told.CHOSE: _seat_card,
        told.BLEW_UP: _seat_character,
        told.PASSED_ON: _passed,
        told.ELIMINATED: _seat_character,
        told.ENTERED: _seat_character,
        told.ALONE: _seat_character,
        told.ABILITY: _seat_character,
        told.ENDED: _seat,
    },
    len(told.NAMES),
)
