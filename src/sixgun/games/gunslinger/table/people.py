"""Characters as they are printed (option `characters`): endurance boxes, bonus cards, skills, guns of their own.

In Section I everybody is alike: twenty boxes, no bonus card, no skill, and the guns that the SHOWDOWN gives. [3.2b]
House: a skill is added to the aim time of a shot; each gun that the SHOWDOWN gives is exchanged for an own one of as
many hands, as long as the character has one.
"""

from __future__ import annotations

from sixgun.games.gunslinger.table.codes import OF_A_KIND
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.showdown import Gear
from sixgun.games.gunslinger.table.state import CHARACTER_RULE, State


def boxes_of(s: State, c: int) -> int:
    """The endurance boxes of a character without a wound. [3.2b]"""
    return s.figures.boxes[s.who[c]] if s.options[CHARACTER_RULE] else s.figures.endurance


def bonus_of(s: State, c: int) -> int:
    """A bit for each of the bonus cards B1 to B3 that a character has."""
    return s.figures.bonus[s.who[c]] if s.options[CHARACTER_RULE] else 0


def skill_of(s: State, c: int, weapon: int) -> int:
    """What a character's skill adds to the aim time with a kind of weapon (house)."""
    return s.figures.skill[s.figures.hands[weapon]][s.who[c]] if s.options[CHARACTER_RULE] else 0


def counters_left(figures: Figures, held: list[tuple[Gear, ...]]) -> list[int]:
    """By kind of weapon: how many more counters can be told apart than a SHOWDOWN itself gives."""
    given = [gear.weapon for gears in held for gear in gears]
    return [max(0, OF_A_KIND - given.count(weapon)) for weapon in range(len(figures.weapons))]


def own_gear(figures: Figures, who: int, given: tuple[Gear, ...], left: list[int]) -> list[Gear]:
    """What the SHOWDOWN gives, with guns of the character's own in their place while there are counters (house)."""
    own = [*figures.own_guns[who]]
    found: list[Gear] = []
    for gear in given:
        hands = figures.hands[gear.weapon]
        fitting = [gun for gun in own if figures.hands[gun] == hands and (left[gun] or gun == gear.weapon)]
        if gear.weapon < figures.guns and fitting:
            gun = fitting[0]
            own.remove(gun)
            left[gun] -= int(gun != gear.weapon)
            full = gear.rounds == figures.capacity[gear.weapon]
            rounds = figures.capacity[gun] if full else min(gear.rounds, figures.capacity[gun])
            found.append(Gear(gun, gear.box, gear.hex, rounds, gear.cocked))
        else:
            found.append(gear)
    return found
