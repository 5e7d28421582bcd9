"""What a state is worth to each seat: the share of the win that it can expect, from points, wounds and guns.

The weights were fitted to how Showdown 1 went on from 14,914 states of 3,000 games between players who pick as
playouts do (weigh.py), with some slips (docs/bots.md); `python benchmarks/appraisals.py gunslinger` fits them anew.
"""

from __future__ import annotations

from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.chances import rough_chances
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.rules.victory import WHOLE, holding_side, points
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.components import (
    SCORE_CAPTURED,
    SCORE_HOLD_THE_FIELD,
    SCORE_KILL_ENEMY,
    SCORE_KILLED,
    SCORE_SURVIVE,
)
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.places import holder_of
from sixgun.games.gunslinger.table.state import DEAD, KO, LEFT, SURRENDERED, State
from sixgun.games.gunslinger.table.weapons import is_gun, proper_weapon
from sixgun.lib.appraisal import shares_of

TRAITS = (
    "standing",  # points if nobody fired another shot
    "standing late",  # the same, the more of the turns are over
    "endurance",
    "delay",
    "weary",
    "serious",
    "gun arm",
    "other arm",
    "leg",
    "down",
    "armed",  # some loaded gun
    "ready",  # in its proper box
    "cocked",
    "rounds",
    "menace",  # the chance of a hit in the next turn
    "facing",  # an enemy in the aim zone
)
WEIGHTS = (0.48, -0.24, 0.67, -0.48, -0.91, 0.16, -0.85, -0.76, -0.17, 0.09, 0.17, 0.0, 0.0, 0.37, 0.95, -0.07)
LAST_TURNS = 5.0  # from so many on, wounds and guns count less and less: there is no time left to use them


def doom(figures: Figures, serious: int) -> float:
    """The chance that SERIOUS wounds kill in the end. [14.5, 15.21]"""
    if not serious:
        return 0.0
    deadly = [1 for delay in figures.delay[1:] if serious + max(0, delay) >= figures.deadly]
    return len(deadly) / (len(figures.delay) - 1)


def menace(s: State, c: int) -> tuple[float, bool]:
    """The chance that a character hits somebody in the next turn, roughly; and whether an enemy is in its zone."""
    w = proper_weapon(s, c)
    loaded = w >= 0 and s.rounds[w] > 0 and not s.jammed[w]
    best, faced = 0.0, False
    table = rough_chances(s.figures)
    for d in range(len(s.who)):
        if not is_enemy(s, c, d):
            continue
        zone = in_zone(s, c, d)
        faced = faced or zone
        aim = 3 - s.gun_arm[c]
        share = 1.0
        if loaded and s.cocked[w] and zone:
            aim += 2 + (s.aim[c] if s.aim_at[c] == d else 0)
        elif not loaded:
            share = 0.4
        elif not zone:
            share = 0.5
        if aim >= 0:
            chance = share * table[min(aim, AIMS - 1)][min(s.map.distance(s.hex[c], s.hex[d]), RANGES - 1)]
            best = max(best, chance)
    return best, faced


def standing(s: State) -> list[float]:
    """By character: victory points if nobody fired another shot, dying of wounds and being captured included."""
    worth, holders = s.figures.victory, holding_side(s)
    found = [total / WHOLE for total in points(s)]
    for c in range(len(s.who)):
        dies = 0.0 if s.out[c] & DEAD else doom(s.figures, s.serious[c])
        found[c] += dies * worth[SCORE_KILLED]
        if dies:
            for d in range(len(s.who)):
                found[d] += dies * worth[SCORE_KILL_ENEMY] if is_enemy(s, c, d) else 0.0
        if not s.out[c]:
            found[c] += (1.0 - dies) * worth[SCORE_SURVIVE]
            found[c] += worth[SCORE_HOLD_THE_FIELD] if holders == s.side[c] else 0.0
        elif s.out[c] & (KO | SURRENDERED) and not s.out[c] & LEFT:
            found[c] += worth[SCORE_CAPTURED] * (0.5 if holders < 0 else 0.0 if holders == s.side[c] else 1.0)
    return found


def traits_of(s: State, c: int, points_: float) -> list[float]:
    """What counts for a character, in the order of TRAITS."""
    left = s.length - s.turn + 1.0 - s.segment / s.figures.segments
    life = min(1.0, left / LAST_TURNS)
    if s.out[c]:
        return [points_, points_ * (1.0 - life)] + [0.0] * (len(TRAITS) - 2)
    w = proper_weapon(s, c)
    loaded = [s.rounds[gun] for gun, where in enumerate(s.where) if holder_of(where) == c and is_gun(s, gun)]
    rounds = max(loaded, default=0)
    ready = w >= 0 and s.rounds[w] > 0 and not s.jammed[w]
    hits, faces = menace(s, c)
    live = (
        s.endurance[c] / 20,
        min(s.delay[c], 10) / 5,
        s.weary[c],
        s.serious[c] / 5,
        min(s.gun_arm[c], 5) / 5,
        min(s.other_arm[c], 5) / 5,
        s.leg[c] / 5,
        s.down[c],
        rounds > 0,
        ready,
        ready and s.cocked[w],
        min(rounds, 6) / 6,
        hits,
        faces,
    )
    return [points_, points_ * (1.0 - life)] + [value * life for value in live]


def traits(s: State) -> list[list[float]]:
    """By seat: the average of what counts for its characters."""
    found = [[0.0] * len(TRAITS) for _ in range(s.seats)]
    for c, points_ in enumerate(standing(s)):
        row, share = found[s.owner[c]], 1.0 / s.owner.count(s.owner[c])
        for i, value in enumerate(traits_of(s, c, points_)):
            row[i] += share * value
    return found


def appraise(s: State) -> list[float]:
    """By seat, adding up to 1: the exponentials of weighted sums, scaled."""
    return shares_of(WEIGHTS, traits(s))
