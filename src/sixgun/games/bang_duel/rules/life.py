"""Life points (I Personaggi): lost one by one, each with what it sets off."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import Procedure, ask, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import MAY_DALON_RANGER, MAY_NOTHING, REASON, ask_may, yes_or_no
from sixgun.games.bang_duel.table import sequence, told
from sixgun.games.bang_duel.table.characters import ALAN_PINKERTOON, BUFFALO_BELL, CHARACTERS, DALON_RANGER, SLIM_POET
from sixgun.games.bang_duel.table.formation import awake, sleep, wake, where
from sixgun.games.bang_duel.table.losses import BY, INSTEAD_NOW, OWN_ONLY, PLACE, POINTS, lose
from sixgun.games.bang_duel.table.piles import draw
from sixgun.games.bang_duel.table.state import NOBODY, State
from sixgun.games.bang_duel.table.waiting import PINKERTOON_HIT, SLIM_DISCARD, wait


def next_point(s: State) -> None:
    """Buffalo Bell may lose the point instead of the partner, but never the last one.

    [character.buffalo-bell.substitute, character.buffalo-bell.not-last, character.buffalo-bell.one-way]
    """
    place = s.frames[PLACE]
    if s.frames[POINTS] == 0 or s.life[place] == 0:
        finish(s)
        return
    s.frames[INSTEAD_NOW] = 0
    buffalo = where(s, place >> 1, BUFFALO_BELL)
    if buffalo == place ^ 1 and s.life[buffalo] > 1 and not s.frames[OWN_ONLY]:
        ask(s, place >> 1, sequence.INSTEAD)


def lose_point(s: State) -> None:
    """A bullet goes back to the pool. What the loss sets off does not come with the last point.

    [hit.undodged.lose-life, ability.timing.not-on-last-life, character.alan-pinkertoon.counter,
    character.alan-pinkertoon.rear-own-cards, character.slim-poet.discard, character.slim-poet.not-snake-or-dynamite]
    """
    place = s.frames[PLACE]
    s.frames[POINTS] -= 1
    s.frames[REASON] = MAY_NOTHING
    if s.frames[INSTEAD_NOW]:
        partner = place ^ 1
        s.life[partner] -= 1
        tell(s, (told.LOST_LIFE, partner >> 1, s.who[partner], s.life[partner], s.who[place]))
        return
    s.life[place] -= 1
    character, seat = s.who[place], place >> 1
    tell(s, (told.LOST_LIFE, seat, character, s.life[place], NOBODY))
    if s.life[place] == 0 or not awake(s, place):
        return
    if character == ALAN_PINKERTOON:
        wait(s, PINKERTOON_HIT, seat, place)
    elif s.frames[BY] == 1 - seat:
        if character == SLIM_POET:
            wait(s, SLIM_DISCARD, seat, place)
        elif character == DALON_RANGER:
            ask_may(s, seat, MAY_DALON_RANGER)


def after_point(s: State) -> None:
    """Dalon Ranger draws at once. [character.dalon-ranger.draw]"""
    if s.frames[REASON]:
        draw(s, s.frames[PLACE] >> 1)
    jump(s, LOSE_STEP)
    next_point(s)


LOSE_STEP: Final = 1
LOSS: Final[Procedure] = Procedure("loss", (next_point, lose_point, after_point), at={LOSE_STEP: lose_point})


# ---- a loss for which a character is targeted: Strong Beer, Rattlesnake, Dynamite


def lose_awake(s: State) -> None:
    """A character that is targeted is awake while it loses. [rear.targeted.wakes, card.strong-beer.down]"""
    place, by, points, own_only = s.frames[PLACE], s.frames[BY], s.frames[POINTS], s.frames[OWN_ONLY]
    if s.who[place] < 0 or s.life[place] == 0:
        return
    wake(s, place)
    lose(s, place, by, points, own_only)


def back_to_sleep(s: State) -> None:
    sleep(s)


TARGETED: Final[Procedure] = Procedure("targeted", (lose_awake, back_to_sleep))


# ---- Buffalo Bell's choice


def _instead(s: State, yes: bool) -> None:
    s.frames[INSTEAD_NOW] = int(yes)


def _instead_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-instead", {"character": CHARACTERS[s.who[s.frames[PLACE]]]})


INSTEAD: Final[Question] = yes_or_no(
    "instead", "character.buffalo-bell.substitute", _instead_prompt, _instead, default=False
)
