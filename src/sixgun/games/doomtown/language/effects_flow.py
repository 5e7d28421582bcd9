"""What the verbs of card abilities do: choosing, deciding, and what comes later."""

from __future__ import annotations

from sixgun.core.frames import B, ask
from sixgun.games.doomtown.language import nouns, running, selectors, targets, verbs
from sixgun.games.doomtown.language.targets import REGISTERS
from sixgun.games.doomtown.table import sequence
from sixgun.games.doomtown.table.blocks import E_EACH, E_YOU
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State

Line = tuple[int, ...]

LINE = B


def do_choose(s: State, env: list[int], line: Line) -> None:
    """Ask, unless there is nothing or just one thing to choose."""
    a = running.ability_of(s, env)
    program = a.target if line in a.target else ()
    found = choices_for(s, env, line)
    if not found:
        if program:
            raise AssertionError("an ability was begun that has no target")
        return
    if len(found) == 1:
        env[REGISTERS[line[1]]] = found[0]
        return
    ask(s, selectors.thing(s, env, line[2]) - PLAYER, sequence.CHOOSE)


def choices_for(s: State, env: list[int], line: Line) -> list[int]:
    """What a line lets somebody choose from: cards of a pile that look alike count once."""
    a = running.ability_of(s, env)
    if line in a.target:
        found = targets.choices(s, env, a, a.target, a.target.index(line))
    else:
        found = targets.candidates(s, env, line[3])
    kept: list[int] = []
    faces: list[int] = []
    for one in found:
        hidden = 0 < one < PLAYER and s.zone[one] != IN_PLAY
        if not hidden or s.what[one] not in faces:
            kept.append(one)
        if hidden:
            faces.append(s.what[one])
    return kept


def do_choose_some(s: State, env: list[int], line: Line) -> None:
    s.some = []
    ask(s, env[E_YOU], sequence.CHOOSE_SOME)


def do_if(s: State, env: list[int], line: Line) -> None:
    if not selectors.holds(s, env, line[1]):
        s.frames[LINE] = line[-1]


def do_may(s: State, env: list[int], line: Line) -> None:
    """Whoever cannot pay, or has nothing to choose in the block, is not asked."""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        s.frames[LINE] = line[-1]
        return
    if line[2] != NONE and selectors.amount_of(s, env, line[2]) > s.stash[seat]:
        s.frames[LINE] = line[-1]
        return
    a = running.ability_of(s, env)
    block = a.do if line in a.do else a.fail
    at = s.frames[LINE]
    chooses = at < min(len(block), line[-1]) and block[at][0] == verbs.DO_CHOOSE
    if chooses and not _searches(s, block[at]) and not targets.candidates(s, env, block[at][3]):
        s.frames[LINE] = line[-1]
        return
    ask(s, seat, sequence.MAY)


def _searches(s: State, line: Line) -> bool:
    """Whether a choice is made from the deck: who is asked must not depend on what is in it."""
    entry = s.book.selectors[line[3]]
    return nouns.IN_DECK in entry[1::4]


def do_either(s: State, env: list[int], line: Line) -> None:
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        s.frames[LINE] = line[-1]
        return
    ask(s, seat, sequence.EITHER)


def do_each(s: State, env: list[int], line: Line) -> None:
    """The next one for the block, in the order of their numbers."""
    register = REGISTERS[line[1]]
    last = env[E_EACH]
    for one in sorted(selectors.candidates(s, env, line[2])):
        if one > last and targets.may_touch(s, env, one, []):
            env[register] = env[E_EACH] = one
            return
    env[register] = env[E_EACH] = NOBODY
    s.frames[LINE] = line[-1]


def do_later(s: State, env: list[int], line: Line) -> None:
    """The block waits for its trigger."""
    s.later += (line[1], s.frames[LINE], 1, s.day)
    s.later += env
    s.frames[LINE] = line[-1]
