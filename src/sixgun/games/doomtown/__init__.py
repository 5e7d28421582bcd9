"""Doomtown: Reloaded."""

from sixgun.games.doomtown.game import GAME

__all__ = ["GAME"]
