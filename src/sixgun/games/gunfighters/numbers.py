"""The numbers under which frames and asks know the game's procedures and questions (the tables are in game.py)."""

TURN, SHOOT_OUT, STORY, EVERYONE, LOSS = range(5)
ACTION, ADD_SHOT, ADD_MOVE, STORY_SHOT, CLAIM, LOSE, LOSE_LATE, TOP, NAME, POINT, TIE = range(11)
