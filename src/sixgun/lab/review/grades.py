"""How good a decision was, by what it cost: the share of the win that the best pick promised beyond the one made."""

from __future__ import annotations

GRADES = ("best", "fine", "doubtful", "mistake")
LIMITS = (0.02, 0.06, 0.15)  # a loss below the first does not count; from the last on it is a mistake
DOUBT = 2.5  # standard errors that a loss must exceed before anybody is blamed for it


def grade(loss: float, error: float = 0.0) -> str:
    """A decision's grade; where the loss may well be chance, it is fine at worst.

    >>> grade(0.0), grade(0.05), grade(0.1, 0.02), grade(0.4, 0.02), grade(0.4, 0.3)
    ('best', 'fine', 'doubtful', 'mistake', 'fine')
    """
    found = sum([loss >= limit for limit in LIMITS])
    return GRADES[min(found, 1) if loss < DOUBT * error else found]
