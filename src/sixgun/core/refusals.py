"""Refusals: why something cannot be done, as a code, arguments and the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import mypyc_attr

from sixgun.core.plain import Plain


class Refusal:
    """One reason against one thing.

    >>> Refusal("no-coin", {"cost": 1}, rule="story.cost.one-coin")
    Refusal('no-coin', {'cost': 1}, rule='story.cost.one-coin')
    """

    __slots__ = ("args", "code", "rule")

    def __init__(self, code: str, args: dict[str, Plain] | None = None, rule: str = "") -> None:
        self.code: str = code
        self.args: dict[str, Plain] = {} if args is None else args
        self.rule: str = rule

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.code, self.args, self.rule)  # so that it crosses from one process to another

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.args!r}, rule={self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.code)

    def plain(self) -> dict[str, Plain]:
        """The refusal as JSON-ready data."""
        return {"code": self.code, "args": dict(self.args), "rule": self.rule}


def _bare(game: str, refusal: Refusal) -> str:
    return f"{refusal.code} {refusal.args}"


# The sentences stand in the Fluent texts, which this layer cannot see: the text package puts its voice here.
_voice: list[Callable[[str, Refusal], str]] = [_bare]


def give_voice(voice: Callable[[str, Refusal], str]) -> None:
    """Let `voice(game key, refusal)` word the refusals that Python shows."""
    _voice[0] = voice


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """Raised for what is not offered or not well-formed; carries every reason that was found."""

    def __init__(self, refusals: Refusal | Sequence[Refusal], game: str = "") -> None:
        self.refusals: tuple[Refusal, ...] = (refusals,) if isinstance(refusals, Refusal) else tuple(refusals)
        self.game: str = game
        super().__init__(self.refusals[0].code)

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.refusals, self.game)  # so that it crosses from one process to another

    @property
    def refusal(self) -> Refusal:
        """The first reason, which is the only one for a pick."""
        return self.refusals[0]

    def __str__(self) -> str:
        return "\n".join([_voice[0](self.game, refusal) for refusal in self.refusals])


class Runaway(Exception):
    """A game that goes on without end was stopped; `record` is its record where one was kept."""

    def __init__(self, game: str, cap: int) -> None:
        self.game: str = game
        self.cap: int = cap
        self.refusal: Refusal = Refusal("runaway", {"cap": cap})
        self.record: object = None
        super().__init__(self.refusal.code)

    def __reduce__(self) -> tuple[object, ...]:
        return _runaway, (self.game, self.cap, self.record)

    def __str__(self) -> str:
        return _voice[0](self.game, self.refusal)


def _runaway(game: str, cap: int, record: object) -> Runaway:
    again = Runaway(game, cap)
    again.record = record
    return again
