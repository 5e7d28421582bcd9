"""What comes of a dodge, before the hit is over: the card's "if dodged", Wyatt Ear, hits in return."""

from __future__ import annotations

from sixgun.core.frames import F, ask, finish
from sixgun.games.bang_duel.cards.choices import REMINGTON_MAY, SCHOFIELD_MAY, WYATT
from sixgun.games.bang_duel.rules.life import recover
from sixgun.games.bang_duel.table import sequence
from sixgun.games.bang_duel.table.components import CARBINE, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN, WYATT_EAR
from sixgun.games.bang_duel.table.formation import has, lone, sleep
from sixgun.games.bang_duel.table.piles import draw
from sixgun.games.bang_duel.table.shots import BY, FIRES_BACK, FLAGS, KIND, SHOOTER, SID_BACK, TARGET
from sixgun.games.bang_duel.table.state import State
from sixgun.games.bang_duel.table.waiting import COUNTER_HIT, SID_HIT, wait


def if_dodged(s: State) -> None:
    """What a card does when its hit is dodged: before anybody fires back, and when the reaction is over.

    [card.schofield.before-return-fire, rear.targeted.sleeps-again, card.peacemaker.empty-hand]
    """
    sleep(s)
    kind, by = s.frames[KIND], s.frames[BY]
    s.frames[F] = 0
    if kind == CARBINE:
        if s.gear[s.active[0]] or s.gear[s.active[1]]:
            ask(s, by, sequence.STRIP)
    elif kind == PEACEMAKER:
        if s.hands[1 - by]:
            ask(s, 1 - by, sequence.GIVE)
    elif kind == REMINGTON:
        s.frames[F] = REMINGTON_MAY
        ask(s, by, sequence.MAY)
    elif kind == SCHOFIELD:
        place = s.active[by]
        if s.who[place] >= 0 and 0 < s.life[place] < s.figures.life[s.who[place]]:
            s.frames[F] = SCHOFIELD_MAY
            ask(s, by, sequence.MAY)
    elif kind == SHOTGUN and not (lone(s, 0) and lone(s, 1)):
        ask(s, by, sequence.SWAP_WHOSE)


def as_wanted(s: State) -> None:
    """[card.remington.if-dodged, card.schofield.if-dodged]"""
    by = s.frames[BY]
    if s.frames[F] == REMINGTON_MAY:
        draw(s, by)
    elif s.frames[F] == SCHOFIELD_MAY:
        recover(s, s.active[by])


def wyatt_ear(s: State) -> None:
    """Every hit of his side that the opponent dodges.

    [character.wyatt-ear.draw, character.wyatt-ear.all-hit-cards, character.wyatt-ear.remington]
    """
    by = s.frames[BY]
    s.frames[F] = 0
    if s.frames[TARGET] >> 1 != by and has(s, by, WYATT_EAR):
        s.frames[F] = WYATT
        ask(s, by, sequence.MAY)


def fire_back(s: State) -> None:
    """Hits in return wait until the card is done; Sid Curry's is for whoever fired, if it is still there.

    [card.return-fire.counter, character.sid-curry.counter]
    """
    if s.frames[F]:
        draw(s, s.frames[BY])
    target, flags, shooter = s.frames[TARGET], s.frames[FLAGS], s.frames[SHOOTER]
    if flags & FIRES_BACK:
        wait(s, COUNTER_HIT, target >> 1, target)
    if flags & SID_BACK and s.frames[BY] != target >> 1 and s.who[shooter & 3] == shooter >> 2:
        wait(s, SID_HIT, target >> 1, shooter & 3)
    finish(s)
