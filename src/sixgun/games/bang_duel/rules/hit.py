"""A hit (Colpo e schivata): who is aimed at reacts, until it is dodged or given up and lands."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import Procedure, ask, finish, jump
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import a_card
from sixgun.games.bang_duel.cards.if_dodged import as_wanted, fire_back, if_dodged, wyatt_ear
from sixgun.games.bang_duel.rules.react import other_ways
from sixgun.games.bang_duel.rules.reveal import CAME
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.formation import sleep, wake
from sixgun.games.bang_duel.table.losses import lose
from sixgun.games.bang_duel.table.piles import from_hand
from sixgun.games.bang_duel.table.shots import (
    BARREL_NOW,
    BY,
    DODGED,
    FLAGS,
    GIVEN_UP,
    KIND,
    SHOOTER,
    SID_BACK,
    SID_NOW,
    TARGET,
    TEX,
    character_in,
    hit_args,
)
from sixgun.games.bang_duel.table.state import State


def aim(s: State) -> None:
    """The target wakes, if it is in the rear. A character that has fallen already is not hit again."""
    target = s.frames[TARGET]
    if s.who[target] < 0 or s.life[target] == 0:
        finish(s)
        return
    wake(s, target)
    if s.told is not None:  # six values, which playouts do without
        tell(s, (told.SHOT, s.frames[BY], character_in(s.frames[SHOOTER]), target, s.who[target], s.frames[KIND]))


def react(s: State) -> None:
    """The owner may dodge, also outside of the own turn. [dodge.means.hand-card, dodge.scope.every-hit]"""
    target = s.frames[TARGET]
    owner = target >> 1
    if s.hands[owner] or other_ways(s, owner):
        ask(s, owner, sequence.REACT)
    else:
        jump(s, LAND_STEP)


def hear(s: State) -> None:
    """What came of it: dodged, given up, or something else may be tried. [card.barrel.after-failure]"""
    flags = s.frames[FLAGS]
    target = s.frames[TARGET]
    if flags & (BARREL_NOW | SID_NOW):
        by_barrel = bool(flags & BARREL_NOW)
        flags &= ~(BARREL_NOW | SID_NOW)
        if s.frames[CAME]:
            flags |= DODGED if by_barrel else DODGED | SID_BACK
            how = told.BY_BARREL if by_barrel else told.BY_SID_CURRY
            tell(s, (told.DODGED, target >> 1, s.who[target], -1 - how))
        s.frames[FLAGS] = flags
    if flags & GIVEN_UP:
        jump(s, LAND_STEP)
    elif not flags & DODGED:
        jump(s, REACT_STEP)


def pay_tex(s: State) -> None:
    """Against Tex Killer's BANG! one more card must be given up. [character.tex-killer.extra-discard]"""
    if not s.frames[FLAGS] & TEX:
        return
    owner = s.frames[TARGET] >> 1
    if s.hands[owner]:
        ask(s, owner, sequence.PAY)
    else:
        _does_not_pay(s, owner)
        jump(s, LAND_STEP)


def _does_not_pay(s: State, seat: int) -> None:
    tell(s, (told.UNPAID, seat, s.who[s.frames[TARGET]]))


def after_paying(s: State) -> None:
    """[card.barrel.tex-killer, card.volley.tex-killer, card.return-fire.against-tex-killer]"""
    if s.frames[FLAGS] & GIVEN_UP:
        jump(s, LAND_STEP)


def land(s: State) -> None:
    """[hit.undodged.lose-life]"""
    lose(s, s.frames[TARGET], s.frames[BY])


def after_hit(s: State) -> None:
    sleep(s)
    finish(s)


REACT_STEP: Final = 1
LAND_STEP: Final = 9
HIT: Final[Procedure] = Procedure(
    "hit",
    (
        aim,
        react,
        hear,
        pay_tex,
        after_paying,
        if_dodged,
        as_wanted,
        wyatt_ear,
        fire_back,
        land,
        after_hit,
    ),
    at={REACT_STEP: react, LAND_STEP: land},
)


# ---- the additional card against Tex Killer


def _pay(s: State, seat: int, card: int) -> None:
    if card < 0:
        s.frames[FLAGS] |= GIVEN_UP
        _does_not_pay(s, seat)
        return
    from_hand(s, seat, card)
    tell(s, (told.PAID, seat, card))


PAY: Final[Question] = a_card(
    "pay", "character.tex-killer.extra-discard", codes.DO_PAY, _pay, declinable=True, args=hit_args
)
