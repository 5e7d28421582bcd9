"""Doomtown decks under the lamp: exact odds, solitaire days, gauntlets against the ready decks, and swaps."""

from __future__ import annotations

from typing import Final

TRIED: Final = 3  # swaps that are tried in games, beside the deck as it is
