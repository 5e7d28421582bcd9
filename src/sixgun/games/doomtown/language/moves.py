"""What keeps a dude where it is; and going home booted, as far as that is possible."""

from __future__ import annotations

from sixgun.games.doomtown.language import stats, words
from sixgun.games.doomtown.table import in_play, town
from sixgun.games.doomtown.table.state import State


def can_move_to(s: State, dude: int, place: int) -> bool:
    """Whether nothing forbids a dude to go somewhere; where it is already, it can always be.

    [golden.cannot.beats-can]
    """
    return s.place[dude] == place or not stats.has_rule(s, dude, words.RULE_NO_MOVE)


def can_go_home(s: State, dude: int) -> bool:
    return can_move_to(s, dude, town.home_of(s, dude))


def send_home(s: State, dude: int) -> None:
    """Home booted; a dude who cannot move is out of the posse and boots where it is."""
    if can_go_home(s, dude):
        in_play.send_home(s, dude)
    else:
        in_play.leave_posse(s, dude)
        in_play.boot(s, dude)
