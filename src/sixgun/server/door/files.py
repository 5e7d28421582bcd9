"""Open files: each connection is one, and the system allows a process so many."""

from __future__ import annotations

import logging

from sixgun.server.settings import Limits

log = logging.getLogger("sixgun.server")
OTHERS = 200  # files that are no connections: database, pipes to the thinkers, the page


def enough_files(limits: Limits) -> int:
    """Have the system allow as many files as the limits need; returns how many connections there may be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return limits.connections
    need = limits.connections + OTHERS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < need:
        wanted = need if hard == resource.RLIM_INFINITY else min(need, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            log.warning("the limit of open files could not be raised: %s", error)
    if soft == resource.RLIM_INFINITY or soft >= need:
        return limits.connections
    most = max(soft - OTHERS, soft // 2)
    log.warning("the system allows %d open files: there is room for %d connections, not for %d", soft, most, need)
    return most
