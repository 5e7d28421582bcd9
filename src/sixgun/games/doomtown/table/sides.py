"""The two posses of a shootout or job: who is in which, and who heads it."""

from __future__ import annotations

from sixgun.games.doomtown.table.records import (
    FIGHT_ON,
    FIGHT_WIDTH,
    LEADER_CASUALTIES,
    LEADER_SEAT,
    LEADER_SHOOTER,
    LEADER_SIDE,
    LOSER,
    LOST_BY,
    MARK_CASUALTIES,
    MARK_SEAT,
    MARK_SHOOTER,
    MARK_SIDE,
)
from sixgun.games.doomtown.table.state import IS_CHARGED, IS_DISTANT, NOBODY, State, from_winner


def other(side: int) -> int:
    return LEADER_SIDE + MARK_SIDE - side


def shooter_at(side: int) -> int:
    """Where the shooter of a posse stands among the facts of the shootout."""
    return LEADER_SHOOTER if side == LEADER_SIDE else MARK_SHOOTER


def casualties_at(side: int) -> int:
    """Where the casualties that a posse has to take stand among the facts of the shootout."""
    return LEADER_CASUALTIES if side == LEADER_SIDE else MARK_CASUALTIES


def posse(s: State, side: int) -> list[int]:
    """The dudes of a posse."""
    return [dude for gang in s.gang for dude in gang if s.side[dude] == side]


def head(s: State, side: int) -> int:
    """The player who leads a posse. [shootout.roles.leader-and-mark]"""
    return s.fight[LEADER_SEAT if side == LEADER_SIDE else MARK_SEAT]


def heads(s: State) -> list[int]:
    """The players who lead the two posses, the leader first."""
    return [s.fight[LEADER_SEAT], s.fight[MARK_SEAT]]


def heads_in_turn(s: State) -> list[int]:
    """The players who lead the two posses, the Winner first, then clockwise. [react.order.winner-first]"""
    both = heads(s)
    return [seat for seat in from_winner(s) if seat in both]


def side_of(s: State, seat: int) -> int:
    """The posse that a player is in, as its head or as an ally; 0 for neither."""
    if not s.fight[FIGHT_ON]:
        return 0
    if seat == s.fight[LEADER_SEAT]:
        return LEADER_SIDE
    if seat == s.fight[MARK_SEAT]:
        return MARK_SIDE
    for dude in s.gang[seat]:
        if s.side[dude]:
            return s.side[dude]
    return 0


def opponent(s: State, seat: int) -> int:
    """The player who heads the posse against a player's."""
    side = side_of(s, seat)
    return head(s, other(side)) if side else NOBODY


def is_fighting(s: State, seat: int) -> bool:
    for dude in s.gang[seat]:
        if s.side[dude]:
            return True
    return False


def one_posse_left(s: State) -> bool:
    return bool(s.fight[FIGHT_ON]) and not (posse(s, LEADER_SIDE) and posse(s, MARK_SIDE))


def lost_by(s: State, side: int) -> int:
    """The ranks by which a posse has lost the round, once the hands have been compared.

    [shootout.lumps.higher-rank-wins]
    """
    return s.fight[LOST_BY] if side and s.fight[LOSER] == side else 0


def clear_sides(s: State) -> None:
    """The end of a shootout or job for everybody who was in it. [job.end.posses-dissolved]"""
    for seat in range(s.seats):
        for dude in s.gang[seat]:
            s.side[dude] = 0
            s.flags[dude] &= ~(IS_DISTANT | IS_CHARGED)
    s.fight = [0] * FIGHT_WIDTH
