"""Bots: players that see a chair, never a state."""

from sixgun.bots.chair import Chair
from sixgun.bots.makers import AT_TABLES, LEVELS, NAMES, STAND_IN, Bot, check_bot, is_program, is_spec, make_bot
from sixgun.bots.objects import BotLike, bot_name, check_bot_like, check_names, check_sent, is_class_name, seat_bot

__all__ = [
    "AT_TABLES",
    "LEVELS",
    "NAMES",
    "STAND_IN",
    "Bot",
    "BotLike",
    "Chair",
    "bot_name",
    "check_bot",
    "check_bot_like",
    "check_names",
    "check_sent",
    "is_class_name",
    "is_program",
    "is_spec",
    "make_bot",
    "seat_bot",
]
