"""Figures as each language writes them."""

from __future__ import annotations

from sixgun.text import Speaker


def share(speaker: Speaker, value: float) -> str:
    """
    >>> share(Speaker("it", packages=("sixgun.terminal",)), 0.5523)
    '55,2%'
    """
    return speaker.text("share", value=value)


def whole_share(speaker: Speaker, value: float) -> str:
    """
    >>> whole_share(Speaker("it", packages=("sixgun.terminal",)), 0.5523)
    '55%'
    """
    return speaker.text("share-whole", value=value)


def interval(speaker: Speaker, low: float, high: float) -> str:
    """
    >>> interval(Speaker("en", packages=("sixgun.terminal",)), 0.9123, 1.0)
    '91.2-100.0%'
    """
    return speaker.text("interval", low=100 * low, high=100 * high)


def rounded(value: float) -> float:
    """A figure without digits that say nothing.

    >>> rounded(8566.4), rounded(0.123456)
    (8566, 0.12)
    """
    return round(value) if value >= 10 else float(f"{value:.2g}")
