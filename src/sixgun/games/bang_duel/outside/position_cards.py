"""The cards of a position, wherever they lie, and who knows them; named by their kind, or exactly by their face."""

from __future__ import annotations

from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.rng import shuffle
from sixgun.games.bang_duel.outside.position_characters import by_seat
from sixgun.games.bang_duel.table.components import FACE_NAMES
from sixgun.games.bang_duel.table.kinds import KINDS
from sixgun.games.bang_duel.table.state import ALL_SEE, COMMON, DECK_STREAM, NOBODY, State, side_of_seat
from sixgun.lib.positions import Supply

MOST: Final = 10**6


def read_cards(s: State, checks: Checks, table: dict[str, object]) -> None:
    kinds, faces = [KINDS[kind] for kind in s.figures.kind], [FACE_NAMES[face] for face in s.figures.face]
    supply = Supply(checks, kinds, "components.decks.forty-each", faces)
    gear = by_seat(checks, "gear", table.get("gear", [[], []]))
    hands = by_seat(checks, "hands", table.get("hands", [[], []]))
    decks = by_seat(checks, "decks", table.get("decks", [[], []]))
    for seat in (0, 1):
        side = side_of_seat(s, seat)
        own = [card for card, back in enumerate(s.figures.back) if back == side]
        for i, items in enumerate(checks.items(f"gear[{seat}]", gear[seat], 0, 2)):
            s.gear[s.active[seat] ^ i] = supply.take_all(f"gear[{seat}][{i}]", items, own)
        s.hands[seat] = supply.take_all(f"hands[{seat}]", hands[seat], own)
        s.decks[seat] = supply.take_all(f"decks[{seat}]", decks[seat], own)[::-1]
    s.common = supply.take_all("common", table.get("common", []))[::-1]
    s.discards = supply.take_all("discards", table.get("discards", []))[::-1]
    s.fresh = _open(s, checks, table, supply)
    _rest(s, checks, table, supply)
    for card in [card for zone in (*s.gear, s.discards) for card in zone]:
        s.seen[card] = ALL_SEE
    in_decks = by_seat(checks, "deck_origin", table.get("deck_origin", [0, 1]))
    of_side = [checks.integer(f"deck_origin[{side}]", item, 0, MOST) for side, item in enumerate(in_decks)]
    for card in s.decks[0] + s.decks[1]:
        s.origin[card] = of_side[s.figures.back[card]]
    for card in s.common:
        s.origin[card] = COMMON + max(0, s.shuffles - 1)
    shown = by_seat(checks, "shown", table.get("shown", [[], []]))
    origin = by_seat(checks, "origin", table.get("origin", [[], []]))
    for seat in (0, 1):
        flags = checks.items(f"shown[{seat}]", shown[seat], 0, 80)
        origins = checks.items(f"origin[{seat}]", origin[seat], 0, 80)
        for i, card in enumerate(s.hands[seat]):
            known = checks.integer(f"shown[{seat}][{i}]", flags[i], 0, ALL_SEE) if i < len(flags) else 0
            s.seen[card] = known | 1 << seat
            if i < len(origins):
                s.origin[card] = checks.integer(f"origin[{seat}][{i}]", origins[i], 0, MOST)


def _open(s: State, checks: Checks, table: dict[str, object], supply: Supply) -> list[int]:
    """Cards that lie open, by name; those of them that are in a hand or in the discards, by their place there."""
    found = []
    for i, item in enumerate(checks.items("open", table.get("open", []), 0, 4)):
        parts = checks.items(f"open[{i}]", item, 2, 2)
        if len(parts) != 2:
            continue
        zone = checks.choice(f"open[{i}][0]", parts[0], ("table", "hand-0", "hand-1", "discards"))
        if zone == "table":
            card = supply.take(f"open[{i}][1]", parts[1])
            if card != NOBODY:
                s.seen[card] = ALL_SEE
                found.append(card)
        elif zone:
            pile = {"hand-0": s.hands[0], "hand-1": s.hands[1], "discards": s.discards}[zone]
            slot = checks.integer(f"open[{i}][1]", parts[1], 0, max(0, len(pile) - 1))
            found += pile[slot : slot + 1]
    return found


def _rest(s: State, checks: Checks, table: dict[str, object], supply: Supply) -> None:
    rest = checks.choice("rest", table.get("rest", "decks"), ("decks", "common", "discards")) or "decks"
    backs = s.figures.back
    for seat in (0, 1):
        cards = [card for card in supply.left if backs[card] == side_of_seat(s, seat)]
        shuffle(s, DECK_STREAM, cards)
        if rest == "decks":
            s.decks[seat] = cards + s.decks[seat]
        elif rest == "common":
            s.common = cards + s.common
        else:
            s.discards = cards + s.discards
    s.shuffles = checks.integer("shuffles", table.get("shuffles", int(bool(s.common))), 0, MOST)
