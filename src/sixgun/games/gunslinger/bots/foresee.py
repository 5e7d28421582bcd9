"""Playing some turns on in thought: everybody does what the rules bot would, on ints.

One turn is too short to judge a plan by: those who aim now shoot in the next one. To the end of the game, luck drowns
it. docs/studies/bots.md has how far off either is.
"""

from __future__ import annotations

from sixgun.core.game import Game
from sixgun.games.gunslinger.bots.glance import FIGHT
from sixgun.games.gunslinger.bots.purpose import is_hopeless, purpose_of
from sixgun.games.gunslinger.bots.weigh import likely_stack, stacks_for, usual
from sixgun.games.gunslinger.rules.choosing import chooser
from sixgun.games.gunslinger.rules.victory import points
from sixgun.games.gunslinger.table import codes, sequence
from sixgun.games.gunslinger.table.state import MAY_SURRENDER, State

TURNS = 3  # that are played on, the one under way included


def play_on(game: Game[State], s: State, seat: int) -> None:
    """To the first choice of cards after some turns, or to the end of the SHOWDOWN.

    What others choose while the seat does is a guess, and the same in all copies of an imagined state.
    """
    turn, last = s.turn, s.turn + TURNS
    while s.asked:
        question = s.question
        if (question == sequence.PLAN and s.turn >= last) or question in (sequence.CAST, sequence.NEXT_SHOWDOWN):
            return
        asked = (s.asked & -s.asked).bit_length() - 1
        if question == sequence.PLAN:
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
