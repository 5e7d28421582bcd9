"""Odds of Doomtown put into rows for people, and into plain data."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from sixgun.core.capabilities import Odds
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.lib.hands import suit_of, value_of
from sixgun.lib.hands.codes import VALUE_TEXTS
from sixgun.lib.odds import HandOdds, Keep, Outcome, Policy, mean

Row = tuple[Msg, Fraction, str]

SUIT_SIGNS: Final = "♠♥♦♣"
SHOWN: Final = 0.00005  # ranks that are rarer are not worth a row


def row(label: Msg, chance: float) -> Row:
    """A row of a chance that is the quotient of numbers too long to be written out."""
    return label, Fraction(min(max(chance, 0.0), 1.0)), ""


def rank_rows(chances: list[float]) -> list[Row]:
    """A row for each rank that may come, the highest first."""
    return [row(Msg("odds-rank", {"rank": rank}), chances[rank]) for rank in range(11, 0, -1) if chances[rank] >= SHOWN]


def hand_odds(hand: HandOdds) -> Odds:
    """What a hand is likely to be."""
    args: dict[str, Plain] = {
        "cards": hand.cards,
        "draws": hand.draws,
        "mean": round(hand.mean, 2),
        "legal": round(hand.legal_mean, 2),
    }
    rows = rank_rows(hand.best)
    rows.append(row(Msg("odds-cheatin"), hand.cheat))
    return Odds(hand.data(), Msg("odds-hand-changed" if hand.draws else "odds-hand", args), rows)


def policy_odds(hand: HandOdds, policy: Policy) -> Odds:
    """What a hand is likely to be if its cards are changed in the best way."""
    args: dict[str, Plain] = {
        "cards": hand.cards,
        "draws": hand.draws,
        "mean": round(mean(policy.best), 2),
        "pairs": round(hand.mean, 2),
        "hands": policy.hands,
        "error": round(policy.error, 2),
    }
    data: dict[str, Plain] = {"cards": hand.cards, "draws": hand.draws, "mean": mean(policy.best), **policy.data()}
    return Odds(data, Msg("odds-policy-exact" if policy.exact else "odds-policy", args), rank_rows(policy.best))


def outcome_odds(title: str, outcome: Outcome, guess: bool) -> Odds:
    """How a round of a shootout is likely to go."""
    said: dict[str, Plain] = {"dealt": round(outcome.dealt, 1), "taken": round(outcome.taken, 1)}
    return Odds({**outcome.data(), "guess": guess}, Msg(title, said), outcome_rows(outcome))


def outcome_rows(outcome: Outcome) -> list[Row]:
    return [
        row(Msg("odds-win"), outcome.win),
        row(Msg("odds-tie"), outcome.tie),
        row(Msg("odds-lose"), outcome.lose),
    ]


def keep_label(keep: Keep, hand: Sequence[int]) -> Msg:
    """A choice of cards to change, as in “keep the pair, change 4♠, 9♦”."""
    signs = [VALUE_TEXTS[value_of(hand[place]) - 1] + SUIT_SIGNS[suit_of(hand[place])] for place in keep.changed]
    change: dict[str, Plain] = {"change": len(keep.changed), "signs": ", ".join(signs)}
    if keep.what in ("all", "nothing", "jokers"):
        return Msg(f"odds-keep-{keep.what}", change)
    return Msg("odds-keep-joker" if keep.jokers else "odds-keep", {"what": keep.what, **change})
