"""Make You Gunfighters, for 3 to 7 players."""

from sixgun.games.gunfighters.game import GAME

__all__ = ["GAME"]
