"""The part of a state that every game has. A game's state adds its zones and columns, all ints and lists of ints."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Chance, the stack of frames, and who is being asked what.

    The slots named in FIELDS are the state: they are packed, hashed and compared. `told` only carries the events of
    the pick that is being applied, as tuples of ints, and is None when nobody listens; `stills` carries a copy of the
    state for each of them, for a board that shows them one by one, and is None when nobody watches.
    """

    __slots__ = (
        "answers",
        "asked",
        "counters",
        "frames",
        "key",
        "options",
        "picks",
        "question",
        "sealed",
        "seats",
        "stills",
        "told",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "options",
        "key",
        "counters",
        "frames",
        "asked",
        "question",
        "answers",
        "picks",
        "sealed",
    )

    SHARED: ClassVar[tuple[str, ...]] = ()  # slots of a game's own state that never change, such as printed figures

    def __init__(
        self, seats: int, options: tuple[int, ...], key: bytes, streams: int, like: State | None = None
    ) -> None:
        """The state before anything has happened, or one like another, which shares no list with it."""
        self.seats: int = seats
        self.options: tuple[int, ...] = options  # by option: the index of its value among the allowed ones
        self.key: bytes = key
        if like is None:
            self.counters: list[int] = [0] * streams
            self.frames: list[int] = []
            self.asked: int = 0  # a bit for each seat whose pick is awaited
            self.question: int = 0  # which question they are asked
            self.answers: list[int] = [-1] * seats  # secret answers that wait for the others'
            self.picks: int = 0
            self.sealed: int = -1  # while seats choose together: how many picks were made before; the rest is secret
        else:
            self.counters = like.counters[:]
            self.frames = like.frames[:]
            self.asked = like.asked
            self.question = like.question
            self.answers = like.answers[:]
            self.picks = like.picks
            self.sealed = like.sealed
        self.told: list[tuple[int, ...]] | None = None
        self.stills: list[Any] | None = None

    def clone(self) -> Any:
        """An independent copy, field by field. A game whose states are copied by the million hands `like` on."""
        other = type(self).__new__(type(self))
        for name in self.FIELDS:
            setattr(other, name, _copied(getattr(self, name)))
        for name in self.SHARED:
            setattr(other, name, getattr(self, name))
        other.told = None
        other.stills = None
        return other

    def __repr__(self) -> str:
        asked = ", ".join([str(seat) for seat in range(self.seats) if self.asked >> seat & 1]) or "nobody"
        game = type(self).__module__.partition(".games.")[2].partition(".")[0].replace("_", "-") or "sixgun"
        return f"<{game} state: {self.seats} seats, {self.picks} picks, asked: {asked}>"


def tell(s: State, event: tuple[int, ...]) -> None:
    """Note an event (its kind, then its values) for those who listen, right after it has happened."""
    if s.told is not None:
        s.told.append(event)
        if s.stills is not None:
            s.stills.append(s.clone())


def events_told(s: State) -> int:
    """How many events were told so far, for `settle`."""
    return len(s.told) if s.told is not None else 0


def settle(s: State, first: int) -> None:
    """What was told from this number on has happened by now: some events are told first, before what follows them."""
    if s.stills is not None:
        s.stills[first:] = [s.clone()] * (len(s.stills) - first)


def untell(s: State, number: int) -> None:
    """Strike out an event, which another one will tell of."""
    if s.told is not None:
        del s.told[number]
        if s.stills is not None:
            del s.stills[number]


def _copied(value: Any) -> Any:
    """A field of a state is an int, bytes, a tuple, or a list of ints or of such lists."""
    return [_copied(item) for item in value] if isinstance(value, list) else value
