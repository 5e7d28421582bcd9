"""Playing some turns on in thought: everybody does what the rules bot would, on ints.

One turn is too short to judge a plan by: those who aim now shoot in the next one. With few men, it goes on to the end,
for what comes later decides whether waiting pays. With many, that would take too long, and luck would drown what one of
them does. docs/studies/bots.md has what that brings.
"""

from __future__ import annotations

from sixgun.core.game import Game
from sixgun.games.gunslinger.bots.glance import FIGHT, hangs_back
from sixgun.games.gunslinger.bots.purpose import is_hopeless, purpose_of
from sixgun.games.gunslinger.bots.weigh import likely_stack, stacks_for, usual
from sixgun.games.gunslinger.rules.choosing import chooser
from sixgun.games.gunslinger.rules.victory import points
from sixgun.games.gunslinger.table import codes, sequence
from sixgun.games.gunslinger.table.state import MAY_SURRENDER, State
from sixgun.games.gunslinger.wire.view import subject_of

FEW = 3  # men who can act: up to so many, the SHOWDOWN is played to its end
TURNS = 2  # that are played on with more, the one under way included


def play_on(game: Game[State], s: State, seat: int) -> None:
    """To the end of the SHOWDOWN; with many men, to the first choice of cards after some turns.

    What others choose while the seat does is a guess, and the same in all copies of an imagined state. A rival who has
    held his fire, or not begun to fight, goes on as a player in a hurry does, who shoots when he can hardly miss.
    """
    hasty = [c for c in range(len(s.who)) if s.owner[c] != seat and hangs_back(s, c)]
    turn = s.turn
    last = s.length + 1 if s.out.count(0) <= FEW else turn + TURNS
    while s.asked:
        question = s.question
        if (question == sequence.PLAN and s.turn >= last) or question in (sequence.CAST, sequence.NEXT_SHOWDOWN):
            return
        asked = (s.asked & -s.asked).bit_length() - 1
        if subject_of(s, asked) in hasty:
            code = game.questions[question].default(s, asked)
        elif question == sequence.PLAN:
            c = chooser(s, asked)
            guessed = s.turn == turn and asked != seat
            code = codes.with_stack(likely_stack(s, c, s.key[c % len(s.key)] / 256)) if guessed else _planned(s, c)
        else:
            legal = game.codes(s, asked)
            code = legal[0] if len(legal) == 1 else usual(s, asked, legal)
        game.play(s, asked, code)


def _planned(s: State, c: int) -> int:
    purpose = purpose_of(s, c, points(s))
    if s.special[MAY_SURRENDER] and purpose.mode == FIGHT and is_hopeless(s, c, purpose.glance):
        return codes.SURRENDER
    return codes.with_stack(stacks_for(s, purpose)[0])
