"""Numbers for those who watch over the server, in Prometheus' form."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One registry for each server, so that several can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.tables = Gauge("sixgun_tables", "Tables in memory", registry=r)
        self.sockets = Gauge("sixgun_sockets", "Open sockets", registry=r)
        self.entries = Counter("sixgun_entries", "Entries written down", registry=r)
        self.frames = Counter("sixgun_frames", "Frames received", ["outcome"], registry=r)
        self.fine, self.bad = self.frames.labels("fine"), self.frames.labels("bad")
        self.faults = Counter("sixgun_faults", "Tables that were paused by a fault", registry=r)
        self.requests = Counter("sixgun_requests", "HTTP requests", ["status"], registry=r)
        self.hurried = Counter("sixgun_hurried", "Searches for which there was no time", registry=r)
        late = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1)
        self.lag = Histogram("sixgun_loop_lag_seconds", "How late the event loop is", registry=r, buckets=late)
        self.longest_lag = Gauge("sixgun_loop_lag_longest_seconds", "The longest delay in a minute", registry=r)
        self.long_turns = Counter("sixgun_long_turns", "Turns of the event loop beyond 20 ms", registry=r)
        self.sent = Counter("sixgun_sent_bytes", "Bytes sent over sockets", registry=r)
        self.slowed = Counter("sixgun_slowed", "Messages that had to wait because a lot was sent before", registry=r)
        self.waiting = Gauge("sixgun_waiting", "Pieces of work that wait", ["lane"], registry=r)
        self.pieces = Counter("sixgun_pieces", "Pieces of work that were begun", ["lane"], registry=r)
        buckets = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
        self.seconds = Histogram("sixgun_command_seconds", "From frame to answer", registry=r, buckets=buckets)
        paces = (0.1, 0.2, 0.5, 1, 1.2, 1.5, 2, 3, 5)
        self.answers = Histogram(
            "sixgun_bot_seconds", "From a bot's question to its answer", ["bot"], registry=r, buckets=paces
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
