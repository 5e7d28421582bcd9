"""Windows: what a player may leave to the table, and for how long."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Window
from sixgun.games.doomtown.table import told
from sixgun.games.doomtown.table.decisions import always_done, always_pass

_DAY: Final = (told.NAMES[told.DAY],)
_FIGHT: Final = (told.NAMES[told.SHOOTOUT_WON], told.NAMES[told.SHOOTOUT_OVER])
_ROUND: Final = (told.NAMES[told.ROUND], *_FIGHT)

NOON: Final[Window] = Window("noon", always_pass, {"day": _DAY})
SHOOTOUT: Final[Window] = Window("shootout", always_pass, {"round": _ROUND, "shootout": _FIGHT, "day": _DAY})
RESOLUTION: Final[Window] = Window("resolution", always_pass, {"round": _ROUND, "shootout": _FIGHT, "day": _DAY})
CHEATIN: Final[Window] = Window("cheatin", always_pass, {"day": _DAY})
REACT: Final[Window] = Window("react", always_pass, {"round": _ROUND, "shootout": _FIGHT, "day": _DAY})
WAGES: Final[Window] = Window("wages", always_done, {}, open=True)
