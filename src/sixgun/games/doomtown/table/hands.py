"""Draw hands as the game holds them: which cards, what jokers and changed cards stand for, ranks with their changes."""

from __future__ import annotations

from sixgun.games.doomtown.table.state import State
from sixgun.lib.hands import best, changed, cheatin, rank_of
from sixgun.lib.hands.ranks import worst


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
