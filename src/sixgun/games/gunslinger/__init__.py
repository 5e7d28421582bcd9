"""Gunslinger, Section I, for 2 to 7 players."""

from sixgun.games.gunslinger.game import GAME

__all__ = ["GAME"]
