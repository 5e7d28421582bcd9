"""Once in a turn: whether an ability may be used now, and that it was."""

from __future__ import annotations

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.table import told
from sixgun.games.bang_duel.table.components import CHARACTERS
from sixgun.games.bang_duel.table.formation import has
from sixgun.games.bang_duel.table.state import State


def can_now(s: State, seat: int, character: int) -> bool:
    """In play, at work, and not yet used in this turn."""
    return not s.used >> character & 1 and has(s, seat, character)


def why_not_now(s: State, seat: int, character: int, rule: str) -> Refusal | None:
    if can_now(s, seat, character):
        return None
    if not has(s, seat, character):
        return Refusal("not-that-character", {"character": CHARACTERS[character]}, rule)
    return Refusal("used-already", {"character": CHARACTERS[character]}, rule)


def use_up(s: State, seat: int, character: int) -> None:
    s.used |= 1 << character
    if s.told is not None:
        tell(s, (told.ABILITY, seat, character))
