"""The lane for some work: this process, a pool of processes, or a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sixgun.lab.work.lanes import Here, Lane


@contextmanager
def open_lane(jobs: int = 1, cluster: str = "") -> Iterator[Lane]:
    """A lane over a number of processes, or over a cluster: tcp://HOST:PORT, or "local" for one of this machine."""
    if cluster:
        from sixgun.lab.work.cluster import cluster_lane  # loaded only for a cluster

        with cluster_lane(cluster, jobs) as found:
            yield found
    elif jobs == 1:
        yield Here()
    else:
        from sixgun.lab.work.pool import pool_lane

        with pool_lane(jobs) as workers:
            yield workers
