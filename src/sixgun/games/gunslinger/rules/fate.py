"""Being out of it (14.6, 15.4): death, passing out and surrender."""

from __future__ import annotations

from sixgun.core.state import events_told, settle, tell
from sixgun.games.gunslinger.rules.aiming import lose_aim
from sixgun.games.gunslinger.table import told
from sixgun.games.gunslinger.table.state import DEAD, KO, LEFT, SURRENDERED, State, blame
from sixgun.games.gunslinger.table.weapons import lay_down_all


def fall_out(s: State, c: int, why: int) -> None:
    """DOWN at once, no action any more, weapons in the hex. [14.6a, 14.6c]"""
    s.out[c] |= why
    s.down[c] = 1
    s.declared[c] = 0
    lose_aim(s, c)
    if not s.out[c] & LEFT:
        lay_down_all(s, c)


def die(s: State, c: int, how: int, cause: int) -> None:
    """Killed once; all who kill in the same segment share in it. [14.12c, 15.2d]"""
    if not s.out[c] & DEAD:
        s.death[c] = how
        first = events_told(s)
        tell(s, (told.DIED, c, how))
        fall_out(s, c, DEAD)
        settle(s, first)
    if cause >= 0:
        s.killers[c] |= 1 << cause


def pass_out(s: State, c: int) -> None:
    """[14.2b, 14.6a, 15.3a, 15.3b]"""
    s.ko_by[c] = most_to_blame(s, c, s.boxes_by)
    first = events_told(s)
    tell(s, (told.PASSED_OUT, c))
    fall_out(s, c, KO)
    settle(s, first)


def surrender(s: State, c: int) -> None:
    """Like passing out, for other points; never taken back. [15.41a, 15.41b, 15.42a, 15.42b]"""
    s.ko_by[c] = most_to_blame(s, c, s.boxes_by)
    tell(s, (told.SURRENDERED, c))
    fall_out(s, c, SURRENDERED)


def most_to_blame(s: State, c: int, column: list[int]) -> int:
    """The enemies who did most of something to a character, as bits; 0 if none did any of it. [15.21, 15.3b]"""
    enemies = [e for e in range(len(s.who)) if s.side[e] != s.side[c]]
    most = max([column[blame(s, c, e)] for e in enemies], default=0)
    if most == 0:
        return 0
    return sum([1 << e for e in enemies if column[blame(s, c, e)] == most])
