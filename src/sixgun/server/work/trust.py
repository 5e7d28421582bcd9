"""How long a bot of the operator's own is asked: one that fails again and again rests for a while."""

from __future__ import annotations

import logging
import time

STRIKES = 3  # faults in a row, after which a bot rests
REST = 60.0  # seconds
log = logging.getLogger("sixgun.server")


class Trust:
    """The faults of one bot. Each of them stands in the log."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._strikes = 0
        self._awake = 0.0  # when it has rested

    @property
    def resting(self) -> bool:
        return time.monotonic() < self._awake

    def strike(self, problem: str) -> None:
        log.warning("bot %s: %s", self.name, problem)
        self._strikes += 1
        if self._strikes >= STRIKES:
            self._strikes = 0
            self._awake = time.monotonic() + REST
            log.warning("bot %s: %d faults in a row, rests for %g seconds", self.name, STRIKES, REST)

    def earn(self) -> None:
        """It answered as it should."""
        self._strikes = 0
