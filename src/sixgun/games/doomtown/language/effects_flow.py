"""Verbs of card abilities: choosing, deciding, and what comes later.

A verb's word is the name of its function without `do_`; its signature says what follows it, [so] if it may be left out.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.frames import ask
from sixgun.games.doomtown.language import running, selectors, targets, triggers, words
from sixgun.games.doomtown.language.running import Effect, leave_out
from sixgun.games.doomtown.language.targets import REGISTERS
from sixgun.games.doomtown.table import codes, sequence
from sixgun.games.doomtown.table.blocks import E_EACH, E_YOU
from sixgun.games.doomtown.table.book import Line
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State


def do_go(s: State, env: list[int], line: Line) -> None:
    leave_out(s, line)


def do_choose(s: State, env: list[int], line: Line) -> None:
    """Ask, unless there is nothing to choose, or just one thing and everybody sees that."""
    a = running.ability_of(s, env)
    program = a.target if line in a.target else ()
    found = choices_for(s, env, line)
    if not found:
        if program:
            raise AssertionError("an ability was begun that has no target")
        return
    if len(found) == 1 and (pile_in(s, line) != words.PILE_HAND or len(selectors.pool(s, env, line[3])) == 1):
        env[REGISTERS[line[1]]] = found[0]
        return
    ask(s, selectors.thing(s, env, line[2]) - PLAYER, sequence.CHOOSE)


def pile_in(s: State, line: Line) -> int:
    """The pile that a choice is made from.

    How many cards of a hand would do is hidden, so even one of them is asked for, if the hand has others: else all
    could tell. From the deck, a line lets choose one title, which is there or not, and that shows at once.
    """
    pile: int = s.book.selectors[line[3]][1]
    return pile


def choices_for(s: State, env: list[int], line: Line) -> list[int]:
    """What a line lets somebody choose from: cards of a pile that look alike count once."""
    a = running.ability_of(s, env)
    if line in a.target:
        found = targets.choices(s, env, a, a.target, a.target.index(line))
    else:
        found = targets.choosable(s, env, line)
    kept: list[int] = []
    copies: dict[int, list[int]] = {}
    for one in found:
        if 0 < one < PLAYER and s.zone[one] != IN_PLAY:
            copies.setdefault(s.what[one], []).append(one)
        else:
            kept.append(one)
    return kept + [codes.best_known(s, alike) for alike in copies.values()]


def do_choose_some(s: State, env: list[int], line: Line) -> None:
    s.some = []
    ask(s, env[E_YOU], sequence.CHOOSE_SOME)


def do_if(s: State, env: list[int], line: Line) -> None:
    if not selectors.holds(s, env, line[1]):
        leave_out(s, line)


def do_may(s: State, env: list[int], line: Line) -> None:
    """A player who cannot pay, or has nothing to choose in the block for all to see, is not asked."""
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        leave_out(s, line)
        return
    if line[2] != NONE and selectors.amount_of(s, env, line[2]) > s.stash[seat]:
        leave_out(s, line)
        return
    a = running.ability_of(s, env)
    block = a.do if line in a.do else a.fail
    at = s.frames[running.LINE]
    chooses = at < min(len(block), line[-1]) and block[at][0] == words.DO_CHOOSE
    if chooses and not _might_choose(s, env, block[at]):
        leave_out(s, line)
        return
    ask(s, seat, sequence.MAY)


def _might_choose(s: State, env: list[int], line: Line) -> bool:
    """Whether there is something to choose, as far as all can see: what a deck or a hand holds is hidden."""
    pile = pile_in(s, line)
    if pile == words.PILE_DECK:
        return True
    if pile == words.PILE_HAND:
        return bool(selectors.pool(s, env, line[3]))
    return bool(targets.choosable(s, env, line))


def do_either(s: State, env: list[int], line: Line) -> None:
    seat = selectors.thing(s, env, line[1]) - PLAYER
    if seat < 0:
        leave_out(s, line)
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
    leave_out(s, line)


def do_later(s: State, env: list[int], line: Line) -> None:
    """The block waits for its trigger."""
    triggers.put_off(s, line[1], s.frames[running.LINE], env)
    leave_out(s, line)


VERBS: Final[dict[Effect, str]] = {
    do_go: "",
    do_choose: "register chooser selector",
    do_choose_some: "selector until",
    do_if: "condition",
    do_may: "ref pay",
    do_either: "ref",
    do_each: "register selector",
    do_later: "trigger",
}
