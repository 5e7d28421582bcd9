"""BANG! The Duel, for 2 players."""

from sixgun.games.bang_duel.game import GAME

__all__ = ["GAME"]
