"""The chances of reveals and of dodges, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from sixgun.core.capabilities import Odds
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.table.components import SIDES, SYMBOLS
from sixgun.games.bang_duel.table.kinds import DODGES, KINDS
from sixgun.lib.odds.slots import chances_of_none

Table = Mapping[str, Any]
Row = tuple[Msg, Fraction, str]

DODGE_NAMES: Final = frozenset([KINDS[kind] for kind in DODGES])
FACE_CLASSES: Final = 4  # law or outlaw back, a dodge or not


def prospects(view: Table, picks: Sequence[str]) -> list[Odds]:
    """What may be turned up from each deck, and whether the other hand has a dodge."""
    seat = view["seat"]
    if seat is None or view["result"] is not None or view["turn"] is None or not picks:
        return []
    found: list[Odds] = []
    hidden = [card for card in view["players"][1 - seat]["hand"] if card["card"] is None]
    if hidden:
        chance = dodge_chance(view)
        data: dict[str, Plain] = {"dodge": chance, "hidden": len(hidden), "guess": view["common"] is not None}
        label = Msg("odds-dodge", {"count": len(hidden)})
        found.append(Odds(data, Msg("odds-dodges"), [(label, Fraction(chance), "")]))
    faces = deck_faces(view, seat)
    if faces:
        chances = [sum([n for face, n in faces.items() if symbol_of(face) == s]) / sum(faces.values()) for s in SYMBOLS]
        rows: list[Row] = [
            (Msg("odds-symbol", {"symbol": symbol}), Fraction(chance), "")
            for symbol, chance in zip(SYMBOLS, chances, strict=True)
        ]
        by_symbol: dict[str, Plain] = dict(zip(SYMBOLS, chances, strict=True))
        found.append(Odds({"reveal": by_symbol}, Msg("odds-reveal"), rows))
    return found


def deck_faces(view: Table, seat: int) -> dict[str, int]:
    """The cards that may be turned up from a seat's deck: all that are hidden and were last shuffled into it."""
    if view["common"] is None:
        wanted = [group for group in view["unseen"] if group["from"] == view["players"][seat]["side"]]
    else:
        common = [group for group in view["unseen"] if group["from"] == "common"]
        newest = max([group["shuffle"] for group in common], default=0)
        wanted = [group for group in common if group["shuffle"] == newest]
    faces: dict[str, int] = {}
    for group in wanted:
        for face, count in group["cards"].items():
            faces[face] = faces.get(face, 0) + count
    return faces


def symbol_of(face: str) -> str:
    """The symbol of a face such as missed.lb."""
    return next(symbol for symbol in SYMBOLS if symbol[0] == face[-1])


def dodge_chance(view: Table) -> float:
    """The chance that the other hand has a card with a dodge, shown ones included.

    The back of a card in the hand is seen. Once there is a common deck, cards of several shuffles may lie there: all of
    them count alike, which is a guess.
    """
    hand = view["players"][1 - view["seat"]]["hand"]
    if any([card["card"] is not None and kind_of(card["card"]) in DODGE_NAMES for card in hand]):
        return 1.0
    pool = [0] * FACE_CLASSES
    for group in view["unseen"]:
        for face, count in group["cards"].items():
            pool[class_of(face)] += count
    mine = [0b1100 if card["back"] == SIDES[0] else 0b0011 for card in hand if card["card"] is None]
    none = 1.0
    for back in range(2):  # backs don't mix, so that both can be counted apart
        slots = [bars for bars in mine if bars == (0b0011 if back else 0b1100)]
        if slots:
            none *= chances_of_none(pool, [], slots)[2 * back + 1]
    return 1.0 - none


def class_of(face: str) -> int:
    """Twice the back, and one more for a dodge."""
    back = 0 if face[-2] == SIDES[0][0] else 1
    return 2 * back + (1 if kind_of(face) in DODGE_NAMES else 0)


def kind_of(face: str) -> str:
    return face.partition(".")[0]
