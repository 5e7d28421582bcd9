"""Events: what happened, with who may see it."""

from __future__ import annotations

from typing import Final

from sixgun.core.plain import Plain

EVERYBODY: Final = -1  # all bits set: every seat and the spectators


class Event:
    """One thing that happened: `args` for everybody, `secret` only for the seats in `seen_by`.

    >>> drew = Event("drew", {"seat": 1}, {"card": "hill"}, seen_by=0b010)
    >>> drew.to(1), drew.to(0)
    ({'event': 'drew', 'seat': 1, 'card': 'hill'}, {'event': 'drew', 'seat': 1})

    A hidden event is told to nobody else at all, not even that it happened.
    """

    __slots__ = ("args", "hidden", "kind", "reveals", "secret", "seen_by")

    def __init__(
        self,
        kind: str,
        args: dict[str, Plain],
        secret: dict[str, Plain] | None = None,
        seen_by: int = EVERYBODY,
        reveals: bool | None = None,
        hidden: bool = False,
    ) -> None:
        self.kind: str = kind
        self.args: dict[str, Plain] = args
        self.secret: dict[str, Plain] = {} if secret is None else secret
        self.seen_by: int = seen_by
        self.hidden: bool = hidden
        # Whether somebody learns something, so that there is no free take-back: by default, if there is a secret.
        self.reveals: bool = bool(self.secret) if reveals is None else reveals

    def to(self, seat: int | None) -> dict[str, Plain] | None:
        """The event as that seat (None: a spectator) is told it, or None if it is not told of it."""
        among = seat is not None and bool(self.seen_by >> seat & 1)
        if self.hidden and not among:
            return None
        told: dict[str, Plain] = {"event": self.kind}
        told.update(self.args)
        if among:
            told.update(self.secret)
        return told

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, secret={self.secret!r}, seen_by={self.seen_by})"
