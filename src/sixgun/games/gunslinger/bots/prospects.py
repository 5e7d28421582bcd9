"""How a gunfight goes on: the share of the win that a shooter can expect from so much aim, with so many turns to go.

A shooter has a handful of sensible turns: aim on, shoot sooner or later, cock again, run nearer, lie down or get up.
Played backwards from the last turn, against enemies who hit with the same chance each turn from where they stand, that
gives the worth of every range and number of AIM points. The tables are worked out once for each gun and enemy.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.bots.shots import worth, worths
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, RANGES
from sixgun.games.gunslinger.table.figures import Figures

LONGEST: Final = 6  # turns to go that are told apart
OUTCOMES: Final[tuple[float, ...]] = (0.08, 0.4, 0.92)  # of a gunfight that nobody decides: behind, even, ahead
BEHIND: Final = 0
EVEN: Final = 1
AHEAD: Final = 2
WON: Final = 0.93  # what a hit is worth of the win: not every one ends it
HIT: Final = 0.12  # and what is left to somebody who was hit
RUNNING: Final = 0.66  # the share of an enemy's hits that is left against somebody who runs
HELD: Final = 0.08  # the share of the danger from somebody who holds his fire,
BLANK: Final = 4  # except from nearer than so many hexes
IDLE: Final = 0.02  # and from somebody who does not fight at all,
BESIDE: Final = 2  # except from nearer than that
MOST_DANGER: Final = 0.8
TURN: Final = 5.0  # segments
STANDING: Final = 0
LYING: Final = 1

# How a turn with the hammer up can go: AIM cards before the shot, whether the quick card shoots, the segment of the
# shot, what is there afterwards (AIM points, hammer).
SHOTS: Final[tuple[tuple[int, int, int, int, int], ...]] = (
    (0, 1, 1, 2, 1),  # SHOOT, cock, aim
    (0, 0, 2, 0, 1),  # shoot, cock
    (1, 1, 3, 0, 1),  # aim, SHOOT, cock
    (1, 0, 4, 0, 0),  # aim, shoot
    (2, 1, 5, 0, 0),  # aim, aim, SHOOT
)


class Fight:
    """What the worth of a gunfight depends on, apart from range, aim and time."""

    __slots__ = ("divisor", "foe", "foes", "held", "idle", "outcome", "quick", "steady", "target_down")

    def __init__(self) -> None:
        self.steady: int = 0  # the aim time of COCK/AIM/SHOOT without AIM points
        self.quick: int = 0  # and of SHOOT
        self.divisor: int = 1  # of the gun, 1 where the option is off
        self.target_down: bool = False
        self.foe: int = 0  # the steadiest enemy's aim time
        self.foes: int = 0  # enemies with guns
        self.held: bool = False  # they have held their fire,
        self.idle: bool = False  # or do not fight at all
        self.outcome: int = EVEN  # who is ahead

    def key(self) -> int:
        found = ((self.steady + 16) * 32 + self.quick + 16) * 8 + self.divisor
        found = (found * 32 + self.foe + 16) * 4 + self.foes
        return (found * 4 + self.outcome) * 8 + self.idle * 4 + self.target_down * 2 + self.held


class Prospects:
    """What each number of AIM points is worth: by posture, turns to go, range and AIM points."""

    __slots__ = ("danger", "down", "up")

    def __init__(self) -> None:
        self.danger: list[list[float]] = []  # of being hit in a turn, by posture and range
        self.up: list[list[list[list[float]]]] = [[], []]  # the hammer up
        self.down: list[list[list[float]]] = [[], []]  # the hammer down: aim starts from nothing


_KEPT: list[tuple[Figures, dict[int, Prospects]]] = []  # for the figures that were last looked at


def prospects_of(figures: Figures, fight: Fight) -> Prospects:
    """Worked out when it is first asked for. Not to be changed."""
    if not _KEPT or _KEPT[0][0] is not figures:
        _KEPT[:] = [(figures, {})]
    kept, key = _KEPT[0][1], fight.key()
    if key not in kept:
        kept[key] = _worked_out(figures, fight)
    return kept[key]


def rate(table: list[list[float]], steady: int, range_: int) -> float:
    """How much an enemy's gun is worth a turn, if he takes as much time to aim as is best."""
    long = worth(table, 8, steady, range_, 1) / 2.6
    half = worth(table, 4, steady - 1, range_, 1) / 1.7
    return max(long, half, worth(table, 0, steady, range_, 1))


def _danger(figures: Figures, fight: Fight, posture: int, range_: int) -> float:
    """From all enemies, of whom some have other targets."""
    table = worths(figures)[DOWN_STATUS if posture == LYING else 0]
    one = rate(table, fight.foe, range_)
    if fight.idle and range_ >= BESIDE:
        one *= IDLE
    elif fight.held and range_ >= BLANK:
        one *= HELD
    return min(MOST_DANGER, one * (0.6 + 0.4 * fight.foes)) if fight.foes else 0.0


def _worked_out(figures: Figures, fight: Fight) -> Prospects:
    """Turn by turn from the last one backwards."""
    found, most = Prospects(), figures.most_aim
    end = OUTCOMES[fight.outcome]
    for posture in (STANDING, LYING):
        found.danger.append([_danger(figures, fight, posture, range_) for range_ in range(RANGES)])
        found.up[posture].append([[end] * (most + 1) for _ in range(RANGES)])
        found.down[posture].append([end] * RANGES)
    table = worths(figures)[DOWN_STATUS if fight.target_down else 0]
    for left in range(1, LONGEST + 1):
        for posture in (STANDING, LYING):
            found.up[posture].append([])
            found.down[posture].append([])
            for range_ in range(RANGES):
                _add(found, table, fight, posture, left, range_, most)
    return found


def _add(
    found: Prospects, table: list[list[float]], fight: Fight, posture: int, left: int, range_: int, most: int
) -> None:
    """One range with so many turns to go."""
    danger = found.danger[posture][range_]
    safe = 1.0 - danger
    up, down = found.up[posture][left - 1][range_], found.down[posture][left - 1][range_]
    other = found.up[1 - posture][left - 1][range_][2]  # lie down or get up, aim
    idle = safe * other
    if posture == STANDING and range_ > 2:
        nearer = RUNNING * 0.5 * (danger + found.danger[STANDING][range_ - 2])
        idle = max(idle, (1.0 - nearer) * found.up[STANDING][left - 1][range_ - 2][0])
    row: list[float] = []
    for points in range(most + 1):
        best = max(idle, safe * up[min(most, points + 4)])  # aim, aim
        for aims, quickly, segment, after, hammer in SHOTS:
            aimed = min(most, points + 2 * aims)
            chance = worth(table, aimed, fight.quick if quickly else fight.steady, range_, fight.divisor)
            chance *= 1.0 - danger * segment / (TURN + 1.0)
            later = up[after] if hammer else down
            best = max(best, chance * WON + (1.0 - chance) * safe * later)
        row.append(best + danger * HIT)
    found.up[posture][left].append(row)
    chance = worth(table, min(most, 2), fight.quick, range_, fight.divisor) * safe  # cock, aim, SHOOT
    cocked = max(idle, safe * up[min(most, 2)], chance * WON + (1.0 - chance) * safe * down)
    found.down[posture][left].append(cocked + danger * HIT)
