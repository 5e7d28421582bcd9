"""The block of ints of a running ability: whose it is, and what it has chosen, pulled and paid."""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.table.state import NOBODY, State

ENV_WIDTH: Final = 17
E_THIS: Final = 0
E_USING: Final = 1  # which ability
E_YOU: Final = 2
E_X: Final = 3
E_Y: Final = 4
E_Z: Final = 5
E_IT: Final = 6
E_PULLED: Final = 7  # the pulled card
E_PULL_CODE: Final = 8  # its suit and value as hands know them, or NOBODY
E_MARGIN: Final = 9
E_PAID: Final = 10
E_TAKEN: Final = 11
E_CHEATER: Final = 12
E_MARK: Final = 13
E_CANDIDATE: Final = 14
E_EACH: Final = 15
E_CHECK: Final = 16  # what its skill check came to

REGISTERS_OF_CARDS: Final[tuple[int, ...]] = (E_THIS, E_X, E_Y, E_Z, E_IT, E_MARK)


COUNTED: Final = (E_PAID, E_TAKEN, E_MARGIN, E_CHECK)  # numbers, which begin with 0; the rest are things
FRESH: Final[list[int]] = [0 if part in COUNTED else NOBODY for part in range(ENV_WIDTH)]


def env_of(s: State, card: int, ability: int, you: int, it: int = NOBODY) -> list[int]:
    """A fresh block for an ability."""
    env = FRESH[:]
    env[E_THIS], env[E_USING], env[E_YOU], env[E_IT] = card, ability, you, it
    return env
