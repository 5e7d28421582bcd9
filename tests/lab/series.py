"""Series that several tests play."""

from __future__ import annotations

from sixgun.lab.series import Row, Series
from sixgun.lab.simulate import play_series

GUNFIGHTERS = Series("gunfighters", 4, {"ten_seconds": False}, ("random", "rules"), 5, {}, ("plaza", "control"))
DUEL = Series("bang-duel", 2, {}, ("random",), 3, {}, ("law",))


def played(series: Series, games: int, jobs: int = 1, cluster: str = "", first: int = 0) -> list[Row]:
    return [row for rows in play_series(series, games, jobs, cluster, first) for row in rows]
