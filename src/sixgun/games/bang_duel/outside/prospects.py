"""The chances of reveals and of dodges, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from sixgun.core.capabilities import Odds
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.outside.saves import is_dodge, kind_of, no_barrel, no_dodge, no_way_out, pool_of
from sixgun.games.bang_duel.table.components import SIDES, SYMBOLS
from sixgun.games.bang_duel.table.kinds import BARREL, KINDS
from sixgun.lib.odds.slots import chances_of_none

Table = Mapping[str, Any]
Row = tuple[Msg, Fraction, str]

SID_CURRY: Final = "sid-curry"  # his pick, too
FACE_CLASSES: Final = 4  # law or outlaw back, a dodge or not


def prospects(view: Table, picks: Sequence[str]) -> list[Odds]:
    """What may be turned up from each deck, and whether the other hand has a dodge."""
    seat = view["seat"]
    if seat is None or view["result"] is not None or view["turn"] is None or not picks:
        return []
    found = ways_out(view)
    if SID_CURRY in picks:
        found += reveals(view, 1 - seat, "odds-reveal-theirs")
    return found + reveals(view, seat, "odds-reveal")


def ways_out(view: Table) -> list[Odds]:
    """Whether the other player can dodge a shot: by the hidden hand, and where a Barrel lies, by that or the hand."""
    other = view["players"][1 - view["seat"]]
    hidden = [card for card in other["hand"] if card["card"] is None]
    rows: list[Row] = []
    chance = dodge_chance(view)
    data: dict[str, Plain] = {"dodge": chance, "hidden": len(hidden), "guess": view["common"] is not None}
    if hidden:
        rows.append((Msg("odds-dodge", {"count": len(hidden)}), Fraction(chance), ""))
    behind = [place["character"] for place in other["places"] if has_barrel(place)]
    saved = barrel_chance(view) if behind else None
    if saved is not None:
        rows += [(Msg("odds-saved", {"character": character}), Fraction(saved), "") for character in behind]
        data["saved"] = saved
    return [Odds(data, Msg("odds-dodges"), rows)] if rows else []


def has_barrel(place: Table | None) -> bool:
    return place is not None and any([kind_of(face) == KINDS[BARREL] for face in place.get("gear", [])])


def barrel_chance(view: Table) -> float | None:
    """The chance that the hand has a dodge or that a Barrel saves; None where there is no card to reveal.

    Hidden cards of the deck's back lie in the hand or in the deck. With the common deck, hand and deck are counted
    apart, which is a guess.
    """
    other = view["players"][1 - view["seat"]]
    faces = deck_faces(view, other["seat"])
    if not faces:
        return None
    pool = pool_of(faces)
    none = 1.0 - dodge_chance(view)
    mine = sum([card["card"] is None and card["back"] == other["side"] for card in other["hand"]])
    if not other["deck"] or mine >= sum(pool):
        return 1.0 - none * float(no_barrel(pool))
    apart = no_dodge(pool, mine)
    return 1.0 - (none * float(no_way_out(pool, mine) / apart) if apart else 0.0)


def reveals(view: Table, seat: int, title: str) -> list[Odds]:
    """The symbols that may be turned up from a seat's deck."""
    found: list[Odds] = []
    faces = deck_faces(view, seat)
    if faces:
        chances = [sum([n for face, n in faces.items() if symbol_of(face) == s]) / sum(faces.values()) for s in SYMBOLS]
        rows: list[Row] = [
            (Msg("odds-symbol", {"symbol": symbol}), Fraction(chance), "")
            for symbol, chance in zip(SYMBOLS, chances, strict=True)
        ]
        by_symbol: dict[str, Plain] = dict(zip(SYMBOLS, chances, strict=True))
        found.append(Odds({"reveal": by_symbol}, Msg(title), rows))
    return found


def deck_faces(view: Table, seat: int) -> dict[str, int]:
    """The cards that may be turned up from a seat's deck: all that are hidden and were last shuffled into it.

    A player draws from their own deck first, then from the common one. If both are empty, the discards are shuffled.

    [deck.own.first, deck.own.exhausted, deck.common.joined, deck.common.reshuffle]
    """
    player = view["players"][seat]
    if not player["deck"] and not view["common"]:
        return {face: view["discards"].count(face) for face in view["discards"]}
    if player["deck"]:
        wanted = [group for group in view["unseen"] if group["from"] == player["side"]]
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
    if any([card["card"] is not None and is_dodge(card["card"]) for card in hand]):
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
    return 2 * back + int(is_dodge(face))
