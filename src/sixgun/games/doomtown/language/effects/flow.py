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
from sixgun.games.doomtown.table.book import IN_PILES, Line
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import IN_PLAY, NOBODY, PLAYER, State

ANY_NUMBER: Final = 1000


def do_go(s: State, env: list[int], line: Line) -> None:
    leave_out(s, line)


def do_choose(s: State, env: list[int], line: Line) -> None:
    """Ask, unless there is nothing to choose, or just one thing and everybody sees that."""
    found = choices_for(s, env, line)
    if not found:
        if running.targeting(s):
            raise AssertionError("an ability was begun that has no target")
        env[REGISTERS[line[1]]] = NOBODY  # what was chosen before is not meant
        return
    if len(found) == 1 and (not from_hand(s, line) or len(selectors.pool(s, env, line[3])) == 1):
        env[REGISTERS[line[1]]] = found[0]
        if not running.targeting(s):
            running.note_affected(s, env, found)
        return
    ask(s, selectors.thing(s, env, line[2]) - PLAYER, sequence.CHOOSE)


def from_hand(s: State, line: Line) -> bool:
    """Whether a choice is made from a hand.

    How many cards of a hand would do is hidden, so even one of them is asked for, if the hand has others: else all
    could tell. From the deck, a line lets choose one title, which is there or not, and that shows at once.
    """
    return s.book.selectors[line[3]][IN_PILES] >> words.PILE_HAND & 1 != 0


def choices_for(s: State, env: list[int], line: Line) -> list[int]:
    """What a line lets somebody choose from: cards of a pile that look alike count once."""
    a = running.ability_of(s, env)
    if running.targeting(s):
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
    """One or more; up to a number; exactly that many, or all if there are fewer; or until it is enough."""
    s.some = []
    if running.targeting(s) or (targets.candidates(s, env, line[1]) and most_of(s, env, line) > 0):
        ask(s, env[E_YOU], sequence.CHOOSE_SOME)


def most_of(s: State, env: list[int], line: Line) -> int:
    """The most that a line lets somebody choose."""
    return selectors.amount_of(s, env, line[4]) if line[3] else ANY_NUMBER


def more_of(s: State, env: list[int], line: Line) -> list[int]:
    """What can be chosen beside those chosen so far: in the target part, so that the costs can still be paid."""
    found = [one for one in targets.candidates(s, env, line[1]) if one not in s.some]
    a = running.ability_of(s, env)
    if len(s.some) >= most_of(s, env, line):
        return []
    if line[2] != NONE or not running.targeting(s):
        return found
    kept, at = s.some, a.target.index(line) + 1
    able: list[int] = []
    for one in found:
        s.some = [*kept, one]
        if targets.can_choose(s, env, a, at):
            able.append(one)
    s.some = kept
    return able


def is_enough(s: State, env: list[int], line: Line) -> bool:
    if line[2] != NONE:
        return bool(s.some) and selectors.holds(s, env, line[2])
    if line[3] == words.EXACTLY:
        return not more_of(s, env, line)
    return bool(s.some) or (line[3] == words.UP_TO and not running.targeting(s))


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
    if line[3] and selectors.amount_of(s, env, line[2]) <= 0:
        return  # nothing is given at once
    a = running.ability_of(s, env)
    block = a.do if line in a.do else a.fail
    at = s.frames[running.LINE]
    chooses = at < min(len(block), line[-1]) and block[at][0] in (words.DO_CHOOSE, words.DO_SEARCH)
    if chooses and not _might_choose(s, env, block[at]):
        leave_out(s, line)
        return
    ask(s, seat, sequence.MAY)


def do_repeat(s: State, env: list[int], line: Line) -> None:
    """The block; then, as often as the player likes, once more, as long as its first line finds something."""
    first = env[E_EACH] == NOBODY
    env[E_EACH] = 0
    block = running.ability_of(s, env).do
    if not _might_choose(s, env, block[s.frames[running.LINE]]):
        leave_out(s, line)
    elif not first:
        ask(s, selectors.thing(s, env, line[1]) - PLAYER, sequence.MAY)


def _might_choose(s: State, env: list[int], line: Line) -> bool:
    """Whether there is something to choose, as far as all can see: what a deck or a hand holds is hidden."""
    if s.book.selectors[line[3]][IN_PILES] >> words.PILE_DECK & 1:
        return True
    if from_hand(s, line):
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
            running.note_affected(s, env, [one])
            return
    env[register] = env[E_EACH] = NOBODY
    leave_out(s, line)


def do_later(s: State, env: list[int], line: Line) -> None:
    """The block waits for its trigger, as long as the effects of the ability last."""
    wait(s, env, line, 0)


def do_whenever(s: State, env: list[int], line: Line) -> None:
    """The block is carried out each time, as long as the effects of the ability last."""
    wait(s, env, line, 1)


def wait(s: State, env: list[int], line: Line, stays: int) -> None:
    """Whom it must be about is settled now. [text.this.current-situation]"""
    about = NOBODY if line[2] == NONE else selectors.thing(s, env, line[2])
    if line[2] == NONE or about >= 0:
        triggers.put_off(s, line[1], s.frames[running.LINE], env, about, running.lasting(s, env), stays)
    leave_out(s, line)


VERBS: Final[dict[Effect, str]] = {
    do_go: "",
    do_choose: "register chooser selector",
    do_choose_some: "selector until count",
    do_if: "condition",
    do_may: "ref pay",
    do_repeat: "ref pay",
    do_either: "ref",
    do_each: "register selector",
    do_later: "trigger of",
    do_whenever: "trigger of",
}
