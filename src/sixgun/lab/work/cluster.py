"""A Dask cluster as a lane: one that is there, or one made for the occasion on this machine."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sixgun.core.needs import need
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.work.lanes import Lane, Promise, Task, interrupts_kept, timed

LOCAL = "local"
SECONDS = 15  # to find a cluster
_ADDRESS = re.compile(r"[a-z]+://(\[[0-9a-fA-F:.]+\]|[^\s/:\[\]]+):\d{1,5}/?")
# A terminal sends an interrupt to all processes; the workers of a local cluster leave it to their parent.
LEAVE_INTERRUPTS = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"


class _Future:
    def __init__(self, future: Any) -> None:
        self._future = future

    def get(self) -> tuple[list[Any], float]:
        found: tuple[list[Any], float] = self._future.result()
        return found


class Cluster:
    """The workers of a cluster; more that come later get work, too."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self.width = 1

    @property
    def workers(self) -> int:
        return sum(self._client.nthreads().values())

    def send(self, task: Task[Any], first: int, last: int) -> Promise:
        self.width = max(1, self.workers)
        return _Future(self._client.submit(timed, task, first, last, pure=False))


def check_address(address: str) -> None:
    """Refuse what can be no cluster before Dask looks for it.

    >>> check_address("tcp://10.0.0.1:8786"), check_address("tls://[::1]:8786"), check_address("local")
    (None, None, None)
    """
    if address != LOCAL and _ADDRESS.fullmatch(address) is None:
        raise Refused(Refusal("cluster-address", {"got": address[:80]}))


@contextmanager
def cluster_lane(address: str, jobs: int) -> Iterator[Lane]:
    """A lane over a cluster's workers; `jobs` is for the processes of a local one."""
    check_address(address)
    distributed = need("distributed", "Dask distributed", "lab")
    with interrupts_kept() as kept:
        local = _local(distributed, jobs) if address == LOCAL else None
    try:
        if kept:
            raise KeyboardInterrupt
        client = _client(distributed, address if local is None else local, address)
        try:
            yield Cluster(client)
        finally:
            _hush()
            with suppress(Exception):
                client.close(timeout=5)
    finally:
        if local is not None:
            _hush()
            with suppress(Exception):
                local.close(timeout=10)


def _local(distributed: Any, jobs: int) -> Any:
    return distributed.LocalCluster(
        n_workers=jobs,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        silence_logs=logging.CRITICAL,
        preload=[LEAVE_INTERRUPTS],
    )


def _client(distributed: Any, cluster: Any, address: str) -> Any:
    kind = distributed.Client
    client = kind.__new__(kind)  # at hand before it is connected, for one that never is must be closed as well
    try:
        client.__init__(cluster, timeout=SECONDS, set_as_default=False)
        client.wait_for_workers(1, timeout=SECONDS)
    except (OSError, ValueError, TimeoutError) as error:
        _hush()
        with suppress(Exception):
            client.close(timeout=2)
        client.status = "closed"  # lest it tries once more when it is thrown away
        args = {"cluster": address[:80], "problem": type(error).__name__}
        raise Refused(Refusal("cluster-unreachable", {**args})) from error
    return client


def _hush() -> None:
    """Dask logs workers that are told to go; nobody needs to know."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
