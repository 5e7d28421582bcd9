"""Exact odds of draw hands: by composition of the cards that may come, never by shuffles.

A pile is any list of codes of `sixgun.lib.hands`: a deck, or what a player knows to be left of it. Chances are floats,
each the quotient of two whole numbers; lists go by rank, from 0 to 11.

>>> from sixgun.lib.hands import read
>>> odds = draw_odds(read("KS KH KD KC QS QH QD QC joker"), cards=5)
>>> round(odds.best[10], 4), odds.cheat  # five of a kind, only ever with the joker: legal
(0.0159, 0.0)
"""

from __future__ import annotations

from sixgun.lib.odds.five import FiveOdds, lowball_duel, lowball_odds
from sixgun.lib.odds.hands import HandOdds, draw_odds, draw_table, mean
from sixgun.lib.odds.keep import Keep, best_keeps
from sixgun.lib.odds.outcomes import Outcome, check_chance, face_off, pull_at_least, worth_against
from sixgun.lib.odds.policy import Policy, best_policy
from sixgun.lib.odds.rounds import Round, Rounds, fight_on

__all__ = [
    "FiveOdds",
    "HandOdds",
    "Keep",
    "Outcome",
    "Policy",
    "Round",
    "Rounds",
    "best_keeps",
    "best_policy",
    "check_chance",
    "draw_odds",
    "draw_table",
    "face_off",
    "fight_on",
    "lowball_duel",
    "lowball_odds",
    "mean",
    "pull_at_least",
    "worth_against",
]
