"""The numbers under which frames and asks know the game's procedures and questions (the tables are in game.py)."""

TURN, REVEAL, PENALTIES, END = range(4)

PLAN, RECONSIDER, DECLARE, AIM_AT_HEX, PERMIT, BULLSEYE, LONG = range(7)
