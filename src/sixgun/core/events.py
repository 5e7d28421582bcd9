"""Events: what happened, with who may see it."""

from __future__ import annotations

from sixgun.core.plain import Plain

EVERYBODY = -1  # all bits set: every seat and the spectators


class Event:
    """One thing that happened: `args` for everybody, `secret` only for the seats in `seen_by`.

    >>> drew = Event("drew", {"seat": 1}, {"card": "hill"}, seen_by=0b010)
    >>> drew.to(1), drew.to(0)
    ({'event': 'drew', 'seat': 1, 'card': 'hill'}, {'event': 'drew', 'seat': 1})
    """

    __slots__ = ("args", "kind", "reveals", "secret", "seen_by")

    def __init__(
        self,
        kind: str,
        args: dict[str, Plain],
        secret: dict[str, Plain] | None = None,
        seen_by: int = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        self.kind: str = kind
        self.args: dict[str, Plain] = args
        self.secret: dict[str, Plain] = {} if secret is None else secret
        self.seen_by: int = seen_by
        self.reveals: bool = reveals or bool(self.secret)  # somebody learns something: no free take-back

    def to(self, seat: int | None) -> dict[str, Plain]:
        """The event as that seat is told it; None is the spectator."""
        told: dict[str, Plain] = {"event": self.kind}
        told.update(self.args)
        if self.secret and seat is not None and self.seen_by >> seat & 1:
            told.update(self.secret)
        return told

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, secret={self.secret!r}, seen_by={self.seen_by})"
