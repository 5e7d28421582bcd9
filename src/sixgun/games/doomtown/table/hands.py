"""Draw hands as the game holds them: which cards, what jokers and changed cards stand for, ranks with their changes."""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import ask
from sixgun.core.state import tell
from sixgun.games.doomtown.table import sequence, told
from sixgun.games.doomtown.table.state import State
from sixgun.lib.hands import best, changed, cheatin, name_low, named, rank_of
from sixgun.lib.hands.ranks import worst

FULL_HAND: Final = 5


def code_of(s: State, card: int) -> int:
    """A card as hands know it: itself, or what it stands for.

    [cheat.hand.changed-card, joker.choice.at-reveal, value.suit.by-type]
    """
    reads = s.reads[card]
    return reads if reads >= 0 else s.book.cards.poker[s.what[card]]


def codes_of(s: State, seat: int) -> list[int]:
    return [code_of(s, card) for card in s.drawn[seat]]


def is_cheatin(s: State, seat: int) -> bool:
    """[cheat.hand.definition, cheat.hand.still-allowed, joker.legality.never-cheats]"""
    return cheatin(codes_of(s, seat))


def has_legal_hand(s: State, seat: int) -> bool:
    return bool(s.drawn[seat]) and not is_cheatin(s, seat)


def strength(s: State, seat: int) -> int:
    """What a draw hand is worth with all changes of its rank.

    [hand.draw.best-reading-counts, shootout.lumps.rank-raised, shootout.lumps.rank-lowered, value.ace.always-low,
    rank.eleven.dead-mans-hand, rank.ten.five-of-a-kind, rank.nine.straight-flush, rank.eight.four-of-a-kind,
    rank.seven.full-house, rank.six.flush, rank.five.straight, rank.four.three-of-a-kind, rank.three.two-pairs,
    rank.two.one-pair, rank.one.high-card]
    """
    codes = codes_of(s, seat)
    return changed(best(codes) if codes else worst(1), s.rank_by[seat])


def rank(s: State, seat: int) -> int:
    return rank_of(strength(s, seat))


def natural_rank(s: State, seat: int) -> int:
    codes = codes_of(s, seat)
    return rank_of(best(codes)) if codes else 1


# ---- what jokers stand for


def ask_for_names(s: State, seat: int, jokers: list[int]) -> None:
    """A hand of fewer than five cards leaves no choice: it is the lowest that its cards can form.

    [joker.choice.at-reveal, hand.draw.fewer-than-five-cards]
    """
    if jokers and len(s.drawn[seat]) < FULL_HAND:
        full = name_low(codes_of(s, seat))
        for card in jokers:
            take_name(s, seat, card, full[s.drawn[seat].index(card)] & 63)
    elif jokers:
        s.marked[seat] = jokers
        ask(s, seat, sequence.NAME_JOKER)


def take_name(s: State, seat: int, card: int, code: int) -> None:
    s.reads[card] = named(code)
    tell(s, (told.NAMED, seat, card, code))


# ---- what everybody sees


def tell_revealed(s: State, seat: int, kind: int = told.REVEALED) -> None:
    """A draw hand that everybody sees, with what its cards stand for at this moment."""
    if s.told is not None:
        held = [card | code_of(s, card) << told.HELD_SHIFT for card in s.drawn[seat]]
        tell(s, (kind, seat, rank(s, seat), int(is_cheatin(s, seat)), *held))


def tell_changed(s: State, seat: int) -> None:
    """A draw hand that has changed after it was revealed."""
    tell_revealed(s, seat, told.HAND_CHANGED)
