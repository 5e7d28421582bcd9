"""What selectors ask about posses, shooters and draw hands."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import moves
from sixgun.games.doomtown.language.selectors import Filter
from sixgun.games.doomtown.table import hands, sides
from sixgun.games.doomtown.table.blocks import E_THIS, E_USING, E_YOU
from sixgun.games.doomtown.table.records import (
    FALLEN_SIDE,
    FALLEN_WIDTH,
    FIGHT_ON,
    FIGHT_PLACE,
    JOB_LEADER,
    JOB_ON,
    JOB_SEAT,
    JOB_STAYED,
    LEADER_SHOOTER,
    LOSER,
    MARK_SEAT,
    MARK_SHOOTER,
    MARK_SIDE,
)
from sixgun.games.doomtown.table.state import NOBODY, PLAYER, State, bearer


def _side(s: State, one: int) -> int:
    """The posse of a dude, of a bearer, or of a player."""
    if one >= PLAYER:
        seat = one - PLAYER
        return sides.side_of(s, seat) if sides.is_fighting(s, seat) else 0
    return s.side[bearer(s, one)]


def posse(s: State, env: list[int], _: int, one: int) -> bool:
    side = _side(s, one)
    return side != 0 and side == sides.side_of(s, env[E_YOU])


def opposing(s: State, env: list[int], _: int, one: int) -> bool:
    side, mine = _side(s, one), sides.side_of(s, env[E_YOU])
    return side != 0 and mine != 0 and side != mine


def defending(s: State, env: list[int], _: int, one: int) -> bool:
    """In the mark's posse, or in the one against a job."""
    return _side(s, one) == MARK_SIDE


def against_fallen(s: State, env: list[int], _: int, one: int) -> bool:
    """In the posse against the one that the last casualty was in, whosever dude that was."""
    if not s.fallen:
        return False
    return _side(s, one) == sides.other(s.fallen[len(s.fallen) - FALLEN_WIDTH + FALLEN_SIDE])


def same_posse(s: State, env: list[int], _: int, one: int) -> bool:
    return s.side[env[E_THIS]] != 0 and s.side[one] == s.side[env[E_THIS]]


def fighting(s: State, env: list[int], _: int, one: int) -> bool:
    return _side(s, one) != 0


def involved(s: State, env: list[int], _: int, one: int) -> bool:
    """Takes part in the shootout that is on; without one, everybody is involved."""
    return not s.fight[FIGHT_ON] or _side(s, one) != 0


def joinable(s: State, env: list[int], _: int, one: int) -> bool:
    """A dude that an effect can bring into the player's posse: nobody is ever on both sides.

    [shootout.posse.never-on-both-sides, shootout.posse.movement-restrictions]
    """
    if s.side[one] or s.boss[one] != env[E_YOU] or not sides.side_of(s, env[E_YOU]):
        return False
    if moves.is_closed(s, env[E_USING]):
        return False
    return moves.can_be_moved_to(s, one, s.fight[FIGHT_PLACE], env[E_YOU])


def shooter(s: State, env: list[int], _: int, one: int) -> bool:
    return one in (s.fight[LEADER_SHOOTER], s.fight[MARK_SHOOTER])


def stayed(s: State, env: list[int], _: int, one: int) -> bool:
    """Leads the job, and was still in the posse when it was over."""
    return s.job[JOB_STAYED] != 0 and s.job[JOB_LEADER] == one


def unopposed(s: State, env: list[int], _: int, one: int) -> bool:
    """Leads a job that nobody has opposed."""
    return s.job[JOB_ON] != 0 and s.job[JOB_LEADER] == one and s.fight[MARK_SEAT] == NOBODY


def running_job(s: State, env: list[int], _: int, one: int) -> bool:
    """A player who has started the job that is on."""
    return s.job[JOB_ON] != 0 and PLAYER + s.job[JOB_SEAT] == one


def won_round(s: State, env: list[int], _: int, one: int) -> bool:
    """A player whose posse has won the round that was just decided."""
    seat = one - PLAYER
    return s.fight[LOSER] != 0 and sides.is_fighting(s, seat) and sides.side_of(s, seat) != s.fight[LOSER]


def foe(s: State, env: list[int], _: int, one: int) -> bool:
    return one == PLAYER + sides.opponent(s, env[E_YOU])


def rival(s: State, env: list[int], _: int, one: int) -> bool:
    """In a shootout the player who heads the posse against yours, at other times every other player."""
    return foe(s, env, 0, one) if s.fight[FIGHT_ON] else one != PLAYER + env[E_YOU]


def cheating(s: State, env: list[int], _: int, one: int) -> bool:
    """A player whose draw hand is revealed and not legal."""
    return hands.is_cheatin(s, one - PLAYER)


def legal(s: State, env: list[int], _: int, one: int) -> bool:
    return hands.has_legal_hand(s, one - PLAYER)


def drawing(s: State, env: list[int], _: int, one: int) -> bool:
    return bool(s.drawn[one - PLAYER])


FILTERS: Final[dict[Filter, str]] = {
    posse: "",
    opposing: "",
    defending: "",
    against_fallen: "",
    same_posse: "",
    fighting: "",
    involved: "",
    joinable: "",
    shooter: "",
    stayed: "",
    unopposed: "",
    running_job: "",
    won_round: "",
    foe: "",
    rival: "",
    cheating: "",
    legal: "",
    drawing: "",
}
