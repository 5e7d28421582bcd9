"""Bots: players that see a chair, never a state."""

from sixgun.bots.chair import Chair
from sixgun.bots.makers import LEVELS, NAMES, STAND_IN, Bot, check_bot, is_program, is_spec, make_bot

__all__ = ["LEVELS", "NAMES", "STAND_IN", "Bot", "Chair", "check_bot", "is_program", "is_spec", "make_bot"]
