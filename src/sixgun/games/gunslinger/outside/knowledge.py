"""What a seat can know, and another deal of what it cannot.

Hidden are the order of the result deck, and of others' stacks everything that was not turned up: while cards are
chosen all of it, afterwards the cards below the revealed one, of which the number is seen. A stack dealt anew is one
that could have been chosen, shows the same actions, and agrees with what shots have told about Move and Run.
"""

from __future__ import annotations

from sixgun.core.rng import Dice
from sixgun.games.gunslinger.rules.choosing import rests, sprint_is_built
from sixgun.games.gunslinger.table.people import bonus_of
from sixgun.games.gunslinger.table.stacks import height
from sixgun.games.gunslinger.table.state import GIVES_UP, MAY_SURRENDER, NOT_YET, State
from sixgun.games.gunslinger.wire.alike import alike
from sixgun.games.gunslinger.wire.view import planning


def redealt(s: State, seat: int | None, key: bytes) -> State:
    """Another state that looks the same to that seat: the deck, others' hidden cards and future chance are new."""
    other = s.clone()
    other.key = key
    dice = Dice(other.key)
    other.deck.sort()  # nothing of the true order must show through, even to somebody who chose the seed
    dice.shuffle(other.deck)
    for c in range(len(s.who)):
        if s.owner[c] != seat and not s.out[c]:
            other.plan[c] = another_stack(s, c, dice)
    return other


def another_stack(s: State, c: int, dice: Dice) -> int:
    """A stack that others could take for this one."""
    if planning(s):
        if s.plan[c] == NOT_YET or rests(s, s.owner[c]):
            return s.plan[c]
        legal = s.stacks.legal(s.cap[c], sprint_is_built(s, c), bonus_of(s, c))
        chosen = pick_below(dice, len(legal) + s.special[MAY_SURRENDER])
        return legal[chosen] if chosen < len(legal) else GIVES_UP
    if s.shown[c] == height(s.plan[c]):
        return s.plan[c]  # everything was turned up
    fitting = alike(s, c)
    return fitting[pick_below(dice, len(fitting))] if fitting else s.plan[c]


def pick_below(dice: Dice, n: int) -> int:
    """A number below n, which may be larger than dice give at once."""
    if n <= 128:
        return dice.below(n)
    rows = (n + 127) // 128
    while True:
        number = dice.below(rows) * 128 + dice.below(128)
        if number < n:
            return number
