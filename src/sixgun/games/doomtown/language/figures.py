"""Numbers that card texts speak of: those that are read off a card, and those that belong to nobody."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.language import control, players, stats
from sixgun.games.doomtown.language.selectors import Figure, Number, Path
from sixgun.games.doomtown.table import hands, sides, town
from sixgun.games.doomtown.table.blocks import E_CHECK, E_MARGIN, E_PAID, E_PULL_CODE, E_TAKEN, E_USING, E_YOU
from sixgun.games.doomtown.table.components import NONE
from sixgun.games.doomtown.table.keywords import HUCKSTER_SKILL
from sixgun.games.doomtown.table.records import (
    CHECK_MARGIN,
    FALLEN_BULLETS,
    FALLEN_SIDE,
    FALLEN_WIDTH,
    FIGHT_ON,
    FIGHT_ROUND,
)
from sixgun.games.doomtown.table.state import NOBODY, PLAYER, State
from sixgun.games.doomtown.table.state import bearer as bearer_of
from sixgun.lib.hands import value_of

AS_MUCH_AS_THERE_IS: Final = 99


# ---- of a card


def value(s: State, one: int) -> int:
    """Of a card in play what it is now, of any other what it stands for."""
    return value_of(hands.code_of(s, one)) if town.place_of(s, one) == NOBODY else stats.value(s, one)


def control_(s: State, one: int) -> int:
    return stats.control_points(s, one)


def rating(s: State, one: int, craft: int) -> int:
    return max(0, stats.skill(s, one, craft))


def skill(s: State, one: int) -> int:
    """The highest rating that a dude has in any skill."""
    best = stats.best_skill(s, one)
    return stats.skill(s, one, best) if best != NONE else 0


def bounty(s: State, one: int) -> int:
    return s.bounty[one]


def hand_size(s: State, one: int) -> int:
    """Of a player."""
    return players.hand_size(s, one - PLAYER)


def cost(s: State, one: int) -> int:
    """As it is printed. [card.cost.printed]"""
    return s.book.cards.cost[s.what[one]]


def printed_bullets(s: State, one: int) -> int:
    return s.book.cards.bullets[s.what[one]]


def printed_influence(s: State, one: int) -> int:
    return s.book.cards.influence[s.what[one]]


def printed_production(s: State, one: int) -> int:
    return s.book.cards.production[s.what[one]]


def rocks(s: State, one: int) -> int:
    """The ghost rock on a card, not as a bounty."""
    return s.rocks[one]


def stash(s: State, one: int) -> int:
    """Of a player."""
    return s.stash[one - PLAYER]


def lost_by(s: State, one: int) -> int:
    """The ranks by which a dude's posse has lost the round, 0 if it has not."""
    return sides.lost_by(s, s.side[bearer_of(s, one)])


FIGURES: Final[tuple[Figure, ...]] = (
    stats.bullets,
    stats.influence,
    value,
    stats.upkeep,
    control_,
    skill,
    bounty,
    lost_by,
    stats.grit,
    stats.production,
    cost,
    hand_size,
    stash,
    printed_bullets,
    printed_influence,
    printed_production,
    rocks,
)


# ---- of nobody


def pull(s: State, env: list[int]) -> int:
    return value_of(env[E_PULL_CODE]) if env[E_PULL_CODE] >= 0 else 0


def margin(s: State, env: list[int]) -> int:
    """Of the ability's own skill check; for an ability that makes none, of the check that was made last."""
    return env[E_MARGIN] if s.book.abilities[env[E_USING]].difficulty != NONE else s.check[CHECK_MARGIN]


def skill_check(s: State, env: list[int]) -> int:
    """What the ability's own skill check came to."""
    return env[E_CHECK]


def paid(s: State, env: list[int]) -> int:
    return env[E_PAID]


def taken(s: State, env: list[int]) -> int:
    return env[E_TAKEN]


def others(s: State, env: list[int]) -> int:
    return s.seats - 1


def best_huckster(s: State, env: list[int]) -> int:
    return max([0] + [stats.skill(s, dude, HUCKSTER_SKILL) for gang in s.gang for dude in gang])


def round_(s: State, env: list[int]) -> int:
    """Which round of the shootout it is."""
    return s.fight[FIGHT_ROUND] if s.fight[FIGHT_ON] else 0


def fallen(s: State, env: list[int]) -> int:
    """The most bullets of a casualty of the player's posse."""
    side = sides.side_of(s, env[E_YOU])
    mine = [i for i in range(0, len(s.fallen), FALLEN_WIDTH) if s.fallen[i + FALLEN_SIDE] == side]
    return max([0] + [s.fallen[i + FALLEN_BULLETS] for i in mine])


def all_(s: State, env: list[int]) -> int:
    return AS_MUCH_AS_THERE_IS


NUMBERS: Final[tuple[Number, ...]] = (
    pull,
    margin,
    paid,
    taken,
    others,
    best_huckster,
    round_,
    fallen,
    all_,
    skill_check,
)


# ---- from one thing to another


def place(s: State, found: int) -> int:
    return town.place_of(s, found)


def bearer(s: State, found: int) -> int:
    return bearer_of(s, found)


def controller(s: State, found: int) -> int:
    return _player(control.controller(s, found))


def owner(s: State, found: int) -> int:
    return _player(s.owner[found])


def _player(seat: int) -> int:
    return PLAYER + seat if seat >= 0 else NOBODY


def home(s: State, found: int) -> int:
    """The home of the player who controls it."""
    seat = control.controller(s, found)
    return s.homes[seat] if seat >= 0 else NOBODY


PATHS: Final[tuple[Path, ...]] = (place, bearer, controller, owner, home)
