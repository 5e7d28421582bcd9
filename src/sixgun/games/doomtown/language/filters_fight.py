"""What selectors ask about posses, shooters and draw hands."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import moves
from sixgun.games.doomtown.language.selectors import Filter
from sixgun.games.doomtown.table import hands, sides
from sixgun.games.doomtown.table.blocks import E_THIS, E_YOU
from sixgun.games.doomtown.table.records import FIGHT_ON, FIGHT_PLACE, LEADER_SHOOTER, MARK_SHOOTER
from sixgun.games.doomtown.table.state import PLAYER, State, bearer


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
    return moves.can_move_to(s, one, s.fight[FIGHT_PLACE])


def shooter(s: State, env: list[int], _: int, one: int) -> bool:
    return one in (s.fight[LEADER_SHOOTER], s.fight[MARK_SHOOTER])


def foe(s: State, env: list[int], _: int, one: int) -> bool:
    return one == PLAYER + sides.opponent(s, env[E_YOU])


def legal(s: State, env: list[int], _: int, one: int) -> bool:
    return hands.has_legal_hand(s, one - PLAYER)


def drawing(s: State, env: list[int], _: int, one: int) -> bool:
    return bool(s.drawn[one - PLAYER])


FILTERS: Final[dict[Filter, str]] = {
    posse: "",
    opposing: "",
    same_posse: "",
    fighting: "",
    involved: "",
    joinable: "",
    shooter: "",
    foe: "",
    legal: "",
    drawing: "",
}
