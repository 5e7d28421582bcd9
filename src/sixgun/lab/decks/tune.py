"""Swaps that make a deck better: found by exact odds under the limits of the format, then tried in games.

What a card is worth in a hand depends on its suit and value alone. So one face less and one face more are weighed
first, each alone; the best pairs are then counted exactly, and cards with these faces are looked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.deck_rules import MOST_ALIKE, DeckList, deck_problems
from sixgun.games.doomtown.table.components import (
    BASE_SET,
    DRIFTER,
    DUDE,
    JOKER_CARD,
    NONE,
    OUTFIT,
    SPELL,
    Cards,
)
from sixgun.games.doomtown.table.keywords import GADGET, TOKEN
from sixgun.lab.decks.analysis import USUAL, draw_pile
from sixgun.lab.decks.gauntlet import Fought
from sixgun.lab.decks.lists import Listed
from sixgun.lab.rates import wilson
from sixgun.lib.hands.ranks import FULL_HOUSE
from sixgun.lib.odds import draw_odds

MOST_PAIRS: Final = 14  # of faces that are counted exactly
MOST_LIKE: Final = 4  # of these with the same face
MOST_SAME: Final = 2  # swaps for the same card
MOST_SWAPS: Final = 5
GAMES: Final = 56  # for the deck as it is, and for each swap that is tried


class Swap(NamedTuple):
    """One copy of a card for one of another, with the chance of a full house or better before and after."""

    out: int
    into: int
    before: float
    after: float

    def plain(self, book: Cards) -> dict[str, Plain]:
        return {"out": book.keys[self.out], "into": book.keys[self.into], "before": self.before, "after": self.after}


def good_chance(pile: Sequence[int]) -> float:
    """Of a full house or better in the usual hand."""
    cards, draws = USUAL
    return draw_odds(pile, cards, draws).at_least(FULL_HOUSE) if len(pile) >= cards + draws else 0.0


class Change(NamedTuple):
    """A face less, a face more, or both; NONE for nothing of the kind."""

    out: int
    into: int


def swaps(listed: Listed, most: int = MOST_SWAPS) -> list[Swap]:
    """The best swaps, at most one for each card that leaves, best first."""
    singles = single_changes(listed)
    pairs = best_pairs(singles, weigh(listed, singles))
    return best_swaps(listed, pairs, weigh(listed, pairs), most)


def single_changes(listed: Listed) -> list[Change]:
    """The first step: the deck as it is, each face less, and each face more."""
    faces = Counter(draw_pile(listed))
    less = [Change(face, NONE) for face in faces]
    return [Change(NONE, NONE), *less, *[Change(NONE, face) for face in _faces_to_gain(listed, faces)]]


def weigh(listed: Listed, changes: Sequence[Change]) -> list[float]:
    """The chance that each change leads to. This is what takes time; it can be done in pieces."""
    pile = draw_pile(listed)
    return [good_chance(_changed(pile, change)) for change in changes]


def best_pairs(singles: Sequence[Change], chances: Sequence[float]) -> list[Change]:
    """The second step, after single changes were weighed: the deck as it is, and the most promising pairs of them."""
    weighed = list(zip(singles, chances, strict=True))
    less = {change.out: chance for change, chance in weighed if change.out != NONE}
    more = {change.into: chance for change, chance in weighed if change.into != NONE}
    pairs = [(less[a] + more[b], a, b) for a in less for b in more if a != b]
    return [Change(NONE, NONE), *[Change(a, b) for _, a, b in _various(sorted(pairs, reverse=True))]]


def best_swaps(listed: Listed, pairs: Sequence[Change], chances: Sequence[float], most: int = MOST_SWAPS) -> list[Swap]:
    """The last step, after the pairs were weighed: cards for the best of them."""
    now = chances[0]
    found: list[Swap] = []
    for after, change in sorted(zip(chances, pairs, strict=True), reverse=True):
        if after <= now + 1e-4:
            continue
        swap = _cards_for(listed, change.out, change.into, now, after, [each.out for each in found])
        if swap is not None and [each.into for each in found].count(swap.into) < MOST_SAME:
            found.append(swap)
        if len(found) >= most:
            break
    return found


def _various(pairs: Sequence[tuple[float, int, int]]) -> list[tuple[float, int, int]]:
    """The best pairs, but not too many that lose or gain the same face."""
    seen: Counter[tuple[int, int]] = Counter()
    found: list[tuple[float, int, int]] = []
    for worth, out, into in pairs:
        if len(found) < MOST_PAIRS and max(seen[0, out], seen[1, into]) < MOST_LIKE:
            seen.update([(0, out), (1, into)])
            found.append((worth, out, into))
    return found


def _changed(pile: Sequence[int], change: Change) -> list[int]:
    changed = list(pile)
    if change.out != NONE:
        changed.remove(change.out)
    return changed if change.into == NONE else [*changed, change.into]


def _faces_to_gain(listed: Listed, faces: Counter[int]) -> list[int]:
    """Of values that the deck has already, others hardly make a better hand; and not where four share it."""
    book = listed.book
    full: Counter[int] = Counter()
    for card, copies in listed.deck.cards.items():
        full[book.poker[card]] += copies
    values = {face % 13 for face in faces if face < 52}
    found = {book.poker[card] for card in pool(listed)}
    return sorted([face for face in found if face % 13 in values and full[face] < MOST_ALIKE])


def pool(listed: Listed) -> list[int]:
    """The cards of the format that the deck's outfit can use as its own."""
    book = listed.book
    homes = [card for card in listed.deck.cards if book.kind[card] == OUTFIT]
    own = {DRIFTER} | {book.gang[card] for card in homes}
    return [
        card
        for card in range(len(book.keys))
        if book.kind[card] not in (OUTFIT, JOKER_CARD)
        and book.gang[card] in own
        and not book.keywords[card] & TOKEN
        and (listed.format != BASE_SET or book.packs[card] == BASE_SET)
    ]


def _cards_for(listed: Listed, face_out: int, face_in: int, now: float, after: float, gone: list[int]) -> Swap | None:
    """Cards with these faces: of the same kind if possible, alike in cost, and within all limits."""
    book, deck = listed.book, listed.deck
    starts = Counter(deck.gang)
    leaving = [c for c, n in deck.cards.items() if book.poker[c] == face_out and n > starts[c] and c not in gone]
    coming = [card for card in pool(listed) if book.poker[card] == face_in and _usable(listed, card)]
    pairs = [(_strange(book, a, b), a, b) for a in leaving for b in coming]
    before = {str(problem.plain()) for problem in deck_problems(book, deck, listed.format)}
    for _, out, into in sorted(pairs):
        problems = deck_problems(book, swapped(deck, out, into), listed.format)
        if all([str(problem.plain()) in before for problem in problems]):
            return Swap(out, into, now, after)
    return None


def _usable(listed: Listed, card: int) -> bool:
    """A spell needs somebody in the deck who casts it, and a gadget somebody who invents it."""
    book = listed.book
    if book.keywords[card] & GADGET:
        return any([book.scientist[dude] != NONE for dude in listed.deck.cards])
    if book.kind[card] != SPELL:
        return True
    skills = [skill for bit, skill in book.casters if book.keywords[card] & bit]
    return any([book.skill[skill][dude] != NONE for skill in skills for dude in listed.deck.cards])


def _strange(book: Cards, out: int, into: int) -> tuple[int, int, int]:
    """How little one card stands for another: other kinds, unique dudes twice, other costs."""
    return (
        int(book.kind[out] != book.kind[into]),
        int(book.kind[into] == DUDE),
        abs(book.cost[out] - book.cost[into]),
    )


def swapped(deck: DeckList, out: int, into: int) -> DeckList:
    """A list with one copy of a card in place of one of another."""
    cards = dict(deck.cards)
    cards[out] -= 1
    if not cards[out]:
        del cards[out]
    cards[into] = cards.get(into, 0) + 1
    return DeckList(cards, list(deck.gang), [])


def told(found: Sequence[dict[str, Plain]], fought: Sequence[Sequence[Fought]]) -> list[Plain]:
    """Swaps with what games say of them: `fought` has those of the deck as it is, then those of each swap."""
    rows: list[Plain] = []
    base = fought[0] if fought else []
    for number, swap in enumerate(found):
        games = fought[number + 1] if len(fought) > number + 1 else []
        row = dict(swap)
        if games and base:
            row |= {"rate": _rate(base), "new_rate": _rate(games), "games": len(games), "error": _error(games)}
        rows.append(row)
    return rows


def _rate(games: Sequence[Fought]) -> float:
    return sum([row.won for row in games]) / len(games)


def _error(games: Sequence[Fought]) -> float:
    """Half the width of the interval of a rate."""
    low, high = wilson(sum([row.won for row in games]), len(games))
    return (high - low) / 2
