"""How long the others wait for somebody who has left or does not choose, and how much one may talk."""

from __future__ import annotations

import msgspec

from sixgun.core.plain import Plain


class Patience(msgspec.Struct, frozen=True):
    """Milliseconds: of being away, after which a bot may be called; of not choosing, after which also the game may be
    claimed. A seat with a clock that runs is waited for as long as the clock says."""

    away: int = 120_000
    stall: int = 300_000

    def plain(self) -> dict[str, Plain]:
        return {"away": self.away, "stall": self.stall}


class Talk:
    """A bucket for what a seat says: so many lines at once, then one after the other. It needs one number: until when
    the lines that were said fill the time that they are given.

    >>> until = 0
    >>> for _ in range(Talk.AT_ONCE):
    ...     until = Talk.after(until, now=1000)
    >>> Talk.wait(until, now=1000), Talk.wait(until, now=1000 + Talk.EVERY)
    (6000, 0)
    """

    AT_ONCE = 15
    EVERY = 6_000  # milliseconds
    TOLD = 300  # lines of chat, the last ones, that somebody who comes in is told

    @staticmethod
    def after(until: int, now: int) -> int:
        """The number after one more line."""
        return max(until, now) + Talk.EVERY

    @staticmethod
    def wait(until: int, now: int) -> int:
        """How many milliseconds must pass before the next line."""
        return max(0, until - now - (Talk.AT_ONCE - 1) * Talk.EVERY)
