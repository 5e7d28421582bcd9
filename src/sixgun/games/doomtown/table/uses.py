"""How often the abilities of a card were used today, and how often more they may be: four bits an ability.

Abilities that other cards give have high numbers. Their uses are changes that end with the day, because an int of a
state has 64 bits where it is saved or sent.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.book import GRANTED
from sixgun.games.doomtown.table.changes import CHANGE_WIDTH, STAT, UNTIL_DAY, USES, WHOM
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.state import State, ability_thing

MOST_USES: Final = 15


def used(s: State, card: int, k: int) -> int:
    if k >= GRANTED:
        whom, mods = ability_thing(card, k), s.mods
        return sum([mods[i + WHOM] == whom and mods[i + STAT] == USES for i in range(0, len(mods), CHANGE_WIDTH)])
    return s.used[card] >> 4 * k & MOST_USES


def extra(s: State, card: int, k: int) -> int:
    if k >= GRANTED:
        return 0
    return s.extra[card] >> 4 * k & MOST_USES


def is_spent(s: State, card: int, k: int) -> bool:
    """Once a day, and once more for each time that an effect allows it. [act.limit.once-per-day]"""
    return used(s, card, k) > extra(s, card, k)


def use(s: State, card: int, k: int) -> None:
    if k >= GRANTED:
        s.mods += (ability_thing(card, k), USES, 1, UNTIL_DAY, s.owner[card], NONE)
    elif used(s, card, k) < MOST_USES:
        s.used[card] += 1 << 4 * k


def allow(s: State, card: int, k: int) -> None:
    if extra(s, card, k) < MOST_USES:
        s.extra[card] += 1 << 4 * k
