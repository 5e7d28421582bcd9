"""Games to review, and their reviews with little effort."""

from __future__ import annotations

from typing import Any

import sixgun
from sixgun.core.match import Match
from sixgun.lab.review import Effort, review
from sixgun.lab.simulate import Series, record_game

GAME = sixgun.game("gunfighters")
LITTLE = Effort(iterations=12)
# Seat 1 has its only card face up, and nine coins: it wins when its turn begins. Seat 0 can shoot it now, or lose.
NOW_OR_NEVER: dict[str, Any] = {
    "hands": [["hill", "ranch"], ["hill$"], []],
    "shown": [[False, False], [True], []],
    "coins": [0, 9, 0],
}


def played(pick: str) -> Match:
    match = Match(GAME, position=NOW_OR_NEVER)
    match.play(0, pick)
    return match


def whole(key: str, seats: int | None = None) -> Match:
    """A game between bots, from its deal to its end."""
    game = sixgun.game(key)
    options = game.option_values(game.new())
    return record_game(Series(key, seats or game.usual_seats, options, ("rules",), seed=3), number=1)


def beginning(picks: int) -> Match:
    """The first picks of such a game."""
    match = whole("gunfighters", seats=3)
    short = Match(match.game, match.seats, match.seed, match.options)
    for seat, pick in match.picks[:picks]:
        short.play(seat, pick)
    return short


def reviewed(match: Match, effort: Effort = LITTLE, **more: Any) -> Any:
    return review(match.record(), match.game, effort, **more)
