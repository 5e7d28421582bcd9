"""The numbers under which frames and asks know the game's procedures and questions (the tables are in game.py)."""

(
    START,
    TURN,
    SETTLE,
    HIT,
    LOSS,
    TARGETED,
    ELIMINATION,
    REVEAL,
    SWEEP,
    DUEL,
    STORE,
    VOLLEY,
    THROWING,
    COPYING,
) = range(14)

(
    LEAD,
    ACTION,
    DISCARD,
    REACT,
    PAY,
    ANSWER,
    CHOOSE_RESULT,
    CHOOSE_GOODS,
    THROW,
    GIVE,
    STRIP,
    SWAP_WHOSE,
    MAY,
    INSTEAD,
    ROB,
    LOOT,
    COPY,
) = range(17)
