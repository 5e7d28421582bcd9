"""Doomtown decks under the lamp: exact odds, solitaire days, gauntlets against the ready decks, and swaps."""
