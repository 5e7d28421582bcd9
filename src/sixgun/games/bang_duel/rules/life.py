"""Life points: lost one by one, each with what it sets off; regained up to the printed number (I Personaggi)."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, E, F, Procedure, answered, ask, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import DALON
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.components import (
    ALAN_PINKERTOON,
    BUFFALO_BELL,
    CHARACTERS,
    DALON_RANGER,
    SLIM_POET,
)
from sixgun.games.bang_duel.table.formation import awake, where
from sixgun.games.bang_duel.table.piles import draw
from sixgun.games.bang_duel.table.state import NOBODY, State
from sixgun.games.bang_duel.table.waiting import PINKERTOON_HIT, SLIM_DISCARD, wait

# Of a loss: who loses, by whom (a seat, or NOBODY for snakes and dynamite), how many points are left to lose, whether
# Buffalo Bell may step in, and whether he does.
PLACE: Final = A
BY: Final = B
POINTS: Final = C
OWN_ONLY: Final = D
INSTEAD_NOW: Final = E
LOSE_STEP: Final = 1


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
    s.frames[F] = 0
    if s.frames[INSTEAD_NOW]:
        partner = place ^ 1
        s.life[partner] -= 1
        if s.told is not None:
            tell(s, (told.LOST_LIFE, partner >> 1, s.who[partner], s.life[partner], s.who[place]))
        return
    s.life[place] -= 1
    character, seat = s.who[place], place >> 1
    if s.told is not None:
        tell(s, (told.LOST_LIFE, seat, character, s.life[place], NOBODY))
    if s.life[place] == 0 or not awake(s, place):
        return
    if character == ALAN_PINKERTOON:
        wait(s, PINKERTOON_HIT, seat, place)
    elif s.frames[BY] == 1 - seat:
        if character == SLIM_POET:
            wait(s, SLIM_DISCARD, seat, place)
        elif character == DALON_RANGER:
            s.frames[F] = DALON
            ask(s, seat, sequence.MAY)


def after_point(s: State) -> None:
    """Dalon Ranger draws at once. [character.dalon-ranger.draw]"""
    if s.frames[F]:
        draw(s, s.frames[PLACE] >> 1)
    jump(s, LOSE_STEP)
    next_point(s)


LOSS: Final[Procedure] = Procedure("loss", (next_point, lose_point, after_point))
assert LOSS.steps[LOSE_STEP] is lose_point


def recover(s: State, place: int, points: int = 1) -> None:
    """Regain life from the pool, never above the printed number. [life.maximum.printed]"""
    most = s.figures.life[s.who[place]]
    now = min(most, s.life[place] + points)
    if now > s.life[place]:
        s.life[place] = now
        if s.told is not None:
            tell(s, (told.RECOVERED, place >> 1, s.who[place], now))


# ---- Buffalo Bell's choice


def _instead_codes(s: State, seat: int) -> list[int]:
    return [codes.bare(codes.YES), codes.bare(codes.NO)]


def _instead_refuse(s: State, seat: int, code: int) -> Refusal | None:
    if codes.verb_in(code) in (codes.YES, codes.NO):
        return None
    return Refusal("yes-or-no", {}, "character.buffalo-bell.substitute")


def _instead_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    s.frames[INSTEAD_NOW] = int(codes.verb_in(code) == codes.YES)


def _instead_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-instead", {"character": CHARACTERS[s.who[s.frames[PLACE]]]})


def _no(s: State, seat: int) -> int:
    return codes.bare(codes.NO)


INSTEAD: Final[Question] = Question(
    "instead",
    "character.buffalo-bell.substitute",
    _instead_prompt,
    _instead_codes,
    _instead_refuse,
    _instead_answer,
    _no,
)
