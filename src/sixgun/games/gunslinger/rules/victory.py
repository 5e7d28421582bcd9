"""Victory (15. VITTORIA): the checks at the end of a SHOWDOWN, victory points in exact fractions, the result."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sixgun.core.frames import Procedure, call, finish
from sixgun.core.results import Result
from sixgun.core.state import tell
from sixgun.games.gunslinger.rules.fate import die, most_to_blame
from sixgun.games.gunslinger.table import sequence, told
from sixgun.games.gunslinger.table.components import (
    RESULTS,
    SCORE_ALLY_KILLED,
    SCORE_CAPTURED,
    SCORE_HOLD_THE_FIELD,
    SCORE_KILL_ENEMY,
    SCORE_KILLED,
    SCORE_KNOCK_OUT_ENEMY,
    SCORE_PASS_OUT,
    SCORE_RUN_AWAY,
    SCORE_SURRENDER,
    SCORE_SURVIVE,
)
from sixgun.games.gunslinger.table.deck import draw
from sixgun.games.gunslinger.table.places import holder_of
from sixgun.games.gunslinger.table.showdown import GUN_IN_HAND
from sixgun.games.gunslinger.table.state import (
    AS_CAPTIVE,
    BAG_VALUE,
    BONUS_WIDTH,
    BY_SERIOUS,
    CAPTIVE_RULE,
    CAPTIVES_KILLED,
    CAPTURED_BITS,
    DEAD,
    FIRST_SUM,
    IS_CAPTURED,
    KO,
    LEFT,
    NOBODY,
    SURRENDERED,
    State,
    is_over,
)
from sixgun.games.gunslinger.table.weapons import kind_of

# ---- the end


def check_serious(s: State) -> None:
    """A card for every living character with SERIOUS wounds, on the map or off it. [14.5, 15.21]"""
    for c in range(len(s.who)):
        if s.serious[c] and not s.out[c] & DEAD:
            drawn = max(0, s.figures.delay[draw(s, c, told.FOR_SERIOUS)])
            if s.serious[c] + drawn >= s.figures.deadly:
                die(s, c, BY_SERIOUS, NOBODY)
                s.killers[c] = most_to_blame(s, c, s.serious_by)


def capture(s: State) -> None:
    """By special rule; and the side that holds the field captures those who are KO or have surrendered.

    [15.6, 15.61, 15.63b, 15.64]
    """
    for c in range(len(s.who)):
        alive = not s.out[c] & DEAD or s.death[c] == BY_SERIOUS
        if s.special[CAPTURED_BITS] >> c & 1 and alive and not s.out[c] & LEFT:
            take_captive(s, c)
    holders = holding_side(s)
    for c in range(len(s.who)):
        lies_there = s.out[c] & (KO | SURRENDERED) and not s.out[c] & (LEFT | IS_CAPTURED)
        if holders not in (NOBODY, s.side[c]) and lies_there:
            take_captive(s, c)


def take_captive(s: State, c: int) -> None:
    s.out[c] |= IS_CAPTURED
    tell(s, (told.CAPTURED, c))
    if s.special[CAPTIVES_KILLED] and not s.out[c] & DEAD:
        die(s, c, AS_CAPTIVE, NOBODY)


def survivors(s: State) -> list[int]:
    """Conscious, on the map, neither surrendered nor captured. [15.62]"""
    return [c for c in range(len(s.who)) if not s.out[c]]


def holding_side(s: State) -> int:
    """The only SIDE with survivors, or NOBODY. [15.63a]"""
    sides = {s.side[c] for c in survivors(s)}
    return sides.pop() if len(sides) == 1 else NOBODY


def close(s: State) -> None:
    """Points are told once nothing can change them; in a night, more may follow. [4.7, 15.13a]"""
    if s.night:
        finish(s)
        call(s, sequence.NIGHT)
        return
    s.frames.clear()
    if s.told is None:  # points are a long reckoning
        return
    reached = tell_points(s)
    tell_winners(s, told.ENDED, reached)


def tell_points(s: State) -> list[Fraction]:
    """What each character has scored, and with that each seat."""
    totals = points(s)
    for c, total in enumerate(totals):
        tell(s, (told.SCORED, c, total, WHOLE))
    return scores(s, totals)


def tell_winners(s: State, event: int, reached: list[Fraction]) -> None:
    best = max(reached)
    winners = sum([1 << seat for seat, score in enumerate(reached) if score == best])
    tell(s, (event, winners, best.numerator, best.denominator))


END: Final[Procedure] = Procedure("end", (check_serious, capture, close))


# ---- points

# Points are counted in units of which a whole one has so many: seven characters or fewer always share it evenly.
WHOLE: Final = 420


def tally(s: State) -> list[list[int]]:
    """By character: how often each of components.RESULTS counts for it so far, in units; shares are parts of a whole.

    [15.11a, 15.2a, 15.2b, 15.2c, 15.2d, 15.21, 15.22, 15.3a, 15.3c, 15.3d, 15.41a, 15.41b, 15.5, 15.7a, 15.7b, 15.9]
    """
    n = len(s.who)
    found = [[0] * len(RESULTS) for _ in range(n)]
    over = is_over(s)
    holders = holding_side(s) if over else NOBODY
    for c in range(n):
        out = s.out[c]
        mine = found[c]
        if out == 0:
            mine[SCORE_SURVIVE] = WHOLE if over else 0
            mine[SCORE_HOLD_THE_FIELD] = WHOLE if holders == s.side[c] else 0
            continue
        for bit, result in (
            (KO, SCORE_PASS_OUT),
            (LEFT, SCORE_RUN_AWAY),
            (SURRENDERED, SCORE_SURRENDER),
            (IS_CAPTURED, SCORE_CAPTURED),
        ):
            mine[result] = WHOLE if out & bit else 0
        if out == IS_CAPTURED and over and s.options[CAPTIVE_RULE]:
            mine[SCORE_SURVIVE] = WHOLE  # captured by special rule, and otherwise as well as any survivor
        if out & DEAD:
            mine[SCORE_KILLED] = WHOLE
            for ally in range(n):
                found[ally][SCORE_ALLY_KILLED] += WHOLE if ally != c and s.side[ally] == s.side[c] else 0
            share_kill(s, c, found)
        knocked = [e for e in range(n) if s.ko_by[c] >> e & 1]
        for e in knocked:
            if not s.killers[c] >> e & 1:
                found[e][SCORE_KNOCK_OUT_ENEMY] += WHOLE // len(knocked)
    return found


def share_kill(s: State, c: int, found: list[list[int]]) -> None:
    """Shared by those who did it; for a killed captive, in full for every enemy who survived. [15.2d, 15.21, 15.22]"""
    if s.death[c] == AS_CAPTIVE:
        for e in survivors(s):
            found[e][SCORE_KILL_ENEMY] += WHOLE if s.side[e] != s.side[c] else 0
        return
    killers = [e for e in range(len(s.who)) if s.killers[c] >> e & 1]
    for e in killers:
        found[e][SCORE_KILL_ENEMY] += WHOLE // len(killers)


def points(s: State) -> list[int]:
    """By character: victory points so far in units, with bonus points; loot at the end. [15.11b, 15.12, 15.9]"""
    found = tally(s)
    worth = s.figures.victory
    totals = [sum([worth[i] * times for i, times in enumerate(row) if times]) for row in found]
    for i in range(0, len(s.bonus), BONUS_WIDTH):
        what, each, bits = s.bonus[i : i + BONUS_WIDTH]
        for c in range(len(s.who)):
            if bits >> c & 1:
                gunned = s.handed[c] if what == GUN_IN_HAND else 1
                totals[c] += each * (found[c][what] if what < len(RESULTS) else gunned * WHOLE)
    if is_over(s):
        for c, share in enumerate(loot(s)):
            totals[c] += share
    return totals


def loot(s: State) -> list[int]:
    """Money bags, divided among a SIDE's characters who are neither killed nor captured. [15.8, 15.81, 15.82]"""
    value, holders = s.special[BAG_VALUE], holding_side(s)
    partners = [not s.out[c] & (DEAD | IS_CAPTURED) for c in range(len(s.who))]
    bags: dict[int, int] = {}
    for w in range(len(s.weapon)):
        if kind_of(s, w) == s.figures.money_bag:
            holder = holder_of(s.where[w])
            side = s.side[holder] if holder != NOBODY and partners[holder] else holders
            bags[side] = bags.get(side, 0) + 1
    shares = [0] * len(s.who)
    for c in range(len(s.who)):
        if partners[c]:
            sharing = [d for d in range(len(s.who)) if partners[d] and s.side[d] == s.side[c]]
            shares[c] = value * bags.get(s.side[c], 0) * (WHOLE // len(sharing))
    return shares


def scores(s: State, totals: list[int]) -> list[Fraction]:
    """By seat: the average of its characters' points. [15.13b]"""
    found: list[Fraction] = []
    for seat in range(s.seats):
        mine = [totals[c] for c, owner in enumerate(s.owner) if owner == seat]
        found.append(Fraction(sum(mine), WHOLE * len(mine)))
    return found


# A seat's points are averages, and a night adds them up: in parts of which a whole point has so many.
PARTS: Final = WHOLE * WHOLE


def sums(s: State) -> list[Fraction]:
    """By seat: the points of the SHOWDOWNS of a night that are over. [night.points]"""
    return [Fraction(parts, PARTS) for parts in s.night[FIRST_SUM:]]


def result_of(s: State) -> Result | None:
    """Most points win, in a night those of all its SHOWDOWNS; equal ones share the win. [15.13a, night.points]"""
    if s.frames:
        return None
    reached = sums(s) if s.night else scores(s, points(s))
    places = tuple([1 + len([other for other in reached if other > mine]) for mine in reached])
    share = 1.0 / places.count(1)
    return Result(places, tuple([share if place == 1 else 0.0 for place in places]), "points")
