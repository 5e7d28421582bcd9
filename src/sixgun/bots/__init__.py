"""Bots: players that see a chair, never a state."""

from sixgun.bots.chair import Chair
from sixgun.bots.makers import NAMES, Bot, is_program, make_bot

__all__ = ["NAMES", "Bot", "Chair", "is_program", "make_bot"]
