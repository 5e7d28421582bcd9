"""Rows: where an observation lies in a buffer, piece by piece. Of a new observation, only what differs is written."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64


class Shape:
    """Where the pieces of a row lie. All rows of a writer share it: the first one that is written finds it out."""

    def __init__(self) -> None:
        self.places: list[Any] = []  # slices, ready to be used: to make them takes longer than to write a piece
        self._end: i64 = 0

    def place(self, number: i64, size: i64) -> Any:
        """The place of a piece that is new in its row."""
        if number == len(self.places):
            end = self._end + size
            self.places.append(slice(self._end, end))
            self._end = end
        return self.places[number]


class Row:
    """The pieces that lie in a row of a buffer.

    A writer adds all pieces of an observation in their order. A piece that lies there already is left alone, which is
    most of them: few figures change from one decision to the next. So the n-th piece must always be of the same length.

    >>> row = Row(Shape())
    >>> buffer = bytearray(5)
    >>> row.use(memoryview(buffer))
    >>> for pieces in ([b"ab", b"cde"], [b"ab", b"xyz"]):
    ...     row.begin()
    ...     for piece in pieces:
    ...         row.add(piece)
    >>> bytes(buffer)
    b'abxyz'
    """

    def __init__(self, shape: Shape) -> None:
        self.buffer: Any = None  # of this row alone; another length than a place has is refused there
        self._shape: Shape = shape
        self._places: list[Any] = shape.places
        self._pieces: list[bytes] = []
        self._next: i64 = 0  # the number of the next piece

    def use(self, buffer: Any) -> None:
        """Write into this memory from now on; nothing is there yet."""
        self.buffer = buffer
        self._pieces = []

    def begin(self) -> None:
        """The first piece comes next."""
        self._next = 0

    def add(self, piece: bytes) -> None:
        number = self._next
        self._next = number + 1
        if number == len(self._pieces):
            self._append(piece)
        elif self._pieces[number] is not piece:
            self._pieces[number] = piece
            self.buffer[self._places[number]] = piece

    def fill(self, piece: bytes, count: i64) -> None:
        """So many times the same piece: what is empty of a list."""
        left = count
        while left > 0:
            self.add(piece)
            left -= 1

    def skip(self, count: i64) -> None:
        """So many pieces are what they were the last time."""
        self._next += count

    def place(self) -> i64:
        """The number of the next piece."""
        return self._next

    def is_new(self) -> bool:
        """Whether nothing lies where the next piece goes."""
        return self._next == len(self._pieces)

    def put(self, number: i64, piece: bytes) -> None:
        """Put a piece in the place of another one, by its number."""
        if self._pieces[number] is not piece:
            self._pieces[number] = piece
            self.buffer[self._places[number]] = piece

    def _append(self, piece: bytes) -> None:
        self.buffer[self._shape.place(len(self._pieces), len(piece))] = piece
        self._pieces.append(piece)


class Memory:
    """What was last written; the writer of a game may remember more."""

    def __init__(self, shape: Shape) -> None:
        self.row: Row = Row(shape)
