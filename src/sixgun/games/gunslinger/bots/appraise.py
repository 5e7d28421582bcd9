"""What a state is worth to each seat: the share of the win that it can expect, from points, wounds and guns.

The weights are fitted to games between rules bots, from states some turns after an unusual plan (docs/studies/bots.md);
only that of `able` is set by hand. `python benchmarks/appraisals.py gunslinger` fits them anew.
"""

from __future__ import annotations

from math import log

from sixgun.games.gunslinger.bots.glance import FIGHT, best_gun, glance_of
from sixgun.games.gunslinger.bots.purpose import outcome_for, target_for
from sixgun.games.gunslinger.bots.shots import QUICK_CARD, divisor_of, steadiness, worth, worths
from sixgun.games.gunslinger.bots.standing import standing
from sixgun.games.gunslinger.bots.thought import Thought
from sixgun.games.gunslinger.rules.aiming import in_zone
from sixgun.games.gunslinger.rules.gun_actions import is_enemy
from sixgun.games.gunslinger.rules.victory import points
from sixgun.games.gunslinger.table.charts import DOWN_STATUS
from sixgun.games.gunslinger.table.places import holder_of
from sixgun.games.gunslinger.table.state import State
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
    "prospects",  # the logarithm of the odds that the gunfight goes well (prospects.py)
    "able",  # can act
)
WEIGHTS = (
    *(0.05, 0.57, 1.09, -0.71, -0.05, -1.1, -0.13, -0.11, -0.64, 0.1, 0.03, 0.45, 0.06, 0.0, 1.54, -0.36, 0.15),
    1.5,
)
LAST_TURNS = 5.0  # from so many on, wounds and guns count less and less: there is no time left to use them


def menace(s: State, c: int) -> tuple[float, bool]:
    """What the shot of a character in the next turn is worth; and whether an enemy is in its zone."""
    w = best_gun(s, c)
    best, faced = 0.0, False
    if w < 0:
        return 0.0, any([is_enemy(s, c, d) and in_zone(s, c, d) for d in range(len(s.who))])
    ready = proper_weapon(s, c) == w
    quick, divisor, most = steadiness(s, c, w, QUICK_CARD), divisor_of(s, w), s.figures.most_aim
    for d in range(len(s.who)):
        if not is_enemy(s, c, d):
            continue
        zone = in_zone(s, c, d)
        faced = faced or zone
        share, aim = 1.0, 4
        if not ready:
            share = 0.4
        elif not zone:
            share = 0.5
        elif s.cocked[w]:
            aim = min(most, (s.aim[c] if s.aim_at[c] == d else 0) + 4)
        else:
            aim = 2
        table = worths(s.figures)[DOWN_STATUS if s.down[d] else 0]
        best = max(best, share * worth(table, aim, quick, s.map.distance(s.hex[c], s.hex[d]), divisor))
    return best, faced


def hope(s: State, c: int, totals: list[int]) -> float:
    """What the gunfight promises from here, as a logarithm of odds."""
    enemy = target_for(s, c)
    if enemy < 0:
        return 0.0
    glance = glance_of(s, c, FIGHT, s.hex[enemy], enemy, outcome_for(s, c, totals))
    share = min(0.98, max(0.02, Thought(s.figures, glance, []).worth()))
    return log(share / (1.0 - share))


def traits_of(s: State, c: int, points_: float, totals: list[int]) -> list[float]:
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
        hope(s, c, totals),
        1.0,
    )
    return [points_, points_ * (1.0 - life)] + [value * life for value in live]


def traits(s: State) -> list[list[float]]:
    """By seat: the average of what counts for its characters."""
    found = [[0.0] * len(TRAITS) for _ in range(s.seats)]
    totals = points(s)
    for c, points_ in enumerate(standing(s, totals)):
        row, share = found[s.owner[c]], 1.0 / s.owner.count(s.owner[c])
        for i, value in enumerate(traits_of(s, c, points_, totals)):
            row[i] += share * value
    return found


def appraise(s: State) -> list[float]:
    """By seat, adding up to 1: the exponentials of weighted sums, scaled."""
    return shares_of(WEIGHTS, traits(s))
