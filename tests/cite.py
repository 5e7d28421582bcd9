"""How tests name the rules and the cards that they prove."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T", bound=Callable[..., object])


def rule(game: str, *ids: str) -> Callable[[T], T]:
    """Mark a test with the rules of a game's inventory that it proves: @rule("gunfighters", "turn.order.left")."""
    return pytest.mark.rule(game, *ids)


def card(game: str, *keys: str) -> Callable[[T], T]:
    """Mark a test with the cards whose printed abilities it proves: @card("doomtown", "sloane")."""
    return pytest.mark.card(game, *keys)
