"""Messages: a key of the Fluent texts with its arguments, never a sentence."""

from __future__ import annotations

from sixgun.core.plain import Plain


class Msg:
    """What is to be said, in no language yet.

    >>> Msg("shoot", {"target": 2})
    Msg('shoot', target=2)
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Plain] | None = None) -> None:
        self.key: str = key
        self.args: dict[str, Plain] = {} if args is None else args

    def __repr__(self) -> str:
        return "Msg(" + ", ".join([repr(self.key)] + [f"{k}={v!r}" for k, v in self.args.items()]) + ")"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def plain(self) -> dict[str, Plain]:
        """The message as JSON-ready data."""
        return {"key": self.key, "args": dict(self.args)}
