"""Checkpoints of a table: what it has come to, put by now and then, so that a long log need not be folded anew.

The log is the truth, and a checkpoint only saves work. One that is damaged, of another log or of another version of
the program is not believed: the table is folded from its log instead. What changes is in the head, which the next
checkpoint replaces; the story only grows, and is put by in chapters.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

import msgspec

from sixgun.core.events import Event
from sixgun.core.match import KEPT
from sixgun.play.entries import Entry, decode
from sixgun.play.kept import SEAL, Chapter, Head, KeptLine, give_values, linked, program_version, seal_of, values_of
from sixgun.play.kept import chapters as read_chapter
from sixgun.play.kept import heads as read_head
from sixgun.play.sitting import Sitting
from sixgun.play.story import PICKS, Line

EVERY = 64  # entries from checkpoint to checkpoint
PIECE = 16  # entries that are folded at a time
# What a table has from its settings, from its story, or from its owner; all the rest is in the head.
GIVEN = frozenset(
    ("settings", "game", "title", "public", "_hints", "_odds", "match", "clock", "turn_limit", "seats", "story", "told")
    + ("patience", "resumed", "bots", "away", "_checked", "_numbers")
)


class Checkpoint(msgspec.Struct, frozen=True):
    """What is to be written: a head in place of the last one, and the chapters since then."""

    seq: int  # of the last entry that it knows
    version: str
    body: bytes
    chapters: list[tuple[int, bytes]]  # each with the number of its last entry
    anew: bool  # whether chapters from before are worth nothing


class Kept(Protocol):
    """What was written, as it is read again."""

    @property
    def seq(self) -> int: ...
    @property
    def version(self) -> str: ...
    @property
    def body(self) -> bytes: ...
    @property
    def chapters(self) -> Sequence[bytes]: ...


class Unusable(Exception):
    """A checkpoint that is not to be believed."""


class Shelf:
    """How far a table has been put by."""

    def __init__(self) -> None:
        self.seq = 0
        self.chain = b""  # of the chapters
        self.marks: list[tuple[int, bytes]] = []  # of the match, as they were
        self.unwritten: Checkpoint | None = None  # one that was made anew, and is still to be written

    def due(self, table: Sitting) -> bool:
        return table.seq - self.seq >= EVERY

    def written(self) -> Shelf:
        """The shelf once what was unwritten is written."""
        shelf = Shelf()
        shelf.seq, shelf.chain, shelf.marks = self.seq, self.chain, self.marks
        return shelf

    def then(self, table: Sitting, chapter: bytes) -> Shelf:
        """The shelf with one more chapter."""
        shelf = Shelf()
        shelf.seq, shelf.marks = table.seq, list(table.match.marks)
        shelf.chain = linked(self.chain, chapter)
        return shelf


# ---- putting by


def put_by(id: str, table: Sitting, shelf: Shelf, entry: bytes) -> tuple[Checkpoint, Shelf]:
    """A checkpoint of a table right after an entry, and the shelf as it is when that is written."""
    chapter = chapter_of(table, shelf)
    then = shelf.then(table, chapter)
    return sealed(id, table, then, entry, [(table.seq, chapter)], not shelf.seq), then


def sealed(
    id: str, table: Sitting, shelf: Shelf, entry: bytes, chapters: list[tuple[int, bytes]], anew: bool
) -> Checkpoint:
    head = _head_of(table)
    seal = seal_of(id, table.seq, entry, shelf.chain, head)
    return Checkpoint(table.seq, program_version(), seal + head, chapters, anew)


def chapter_of(table: Sitting, shelf: Shelf) -> bytes:
    """The story since the last checkpoint, and the marks that are new."""
    marks = table.match.marks
    same = 0
    while same < min(len(marks), len(shelf.marks)) and marks[same] == shelf.marks[same]:
        same += 1
    lines = [_kept(line) for line in table.story[max(0, shelf.seq - 1) :]]  # line 0 is entry 2
    return zlib.compress(msgspec.msgpack.encode(Chapter(lines, same, marks[same:])), 1)


def _kept(line: Line) -> KeptLine:
    events = [(e.kind, e.args, e.secret, e.seen_by, e.reveals, e.hidden) for e in line.events]
    return KeptLine(line.seq, line.at, line.kind, line.seat, line.text, line.undone, line.left, events)


def _head_of(table: Sitting) -> bytes:
    match, clock = table.match, table.clock
    head = Head(
        match.game.pack(match.state),
        values_of(table, [name for name in vars(table) if name not in GIVEN]),
        [values_of(seat, vars(seat)) for seat in table.seats],
        values_of(clock, vars(clock)),
        values_of(match, KEPT),
    )
    return msgspec.msgpack.encode(head)


# ---- coming back


def restoring(id: str, table: Sitting, kept: Kept, entry: bytes, shelf: Shelf) -> Iterator[None]:
    """Bring a table that has just been opened, and its shelf, to a checkpoint, in pieces.

    Unusable if the checkpoint is not this program's, of this table and right after this entry; what became of the
    table by then is of no use.
    """
    if kept.version != program_version():
        raise Unusable("of another version")
    chain = b""
    for body in kept.chapters:
        chain = linked(chain, body)
    seal, head = kept.body[:SEAL], kept.body[SEAL:]
    if seal != seal_of(id, kept.seq, entry, chain, head):
        raise Unusable("damaged, or of another log")
    yield
    for body in kept.chapters:
        _read_on(table, read_chapter.decode(zlib.decompress(body)))
        yield
    _settle(table, read_head.decode(head))
    if table.seq != kept.seq or len(table.match.picks) != len(table.match.revealing):
        raise Unusable("at odds with itself")
    shelf.seq, shelf.chain, shelf.marks = kept.seq, chain, list(table.match.marks)


def _read_on(table: Sitting, chapter: Chapter) -> None:
    match = table.match
    for kept in chapter.lines:
        events = [Event(kind, args, secret, by, reveals, hid) for kind, args, secret, by, reveals, hid in kept.events]
        line = Line(kept.seq, kept.at, kept.kind, kept.seat, kept.text, events)
        line.undone, line.left = kept.undone, kept.left
        table.story.append(line)
        if kept.kind in PICKS:
            match.picks.append((kept.seat, kept.text))
            table.told.append(kept.seq)
        elif kept.undone:
            first = table.told.index(kept.undone[0])
            del table.told[first : first + len(kept.undone)], match.picks[first : first + len(kept.undone)]
    match.marks[chapter.marks_kept :] = chapter.marks


def _settle(table: Sitting, head: Head) -> None:
    table.match.state = table.game.unpack(head.state)
    give_values(table, head.table)
    for seat, values in zip(table.seats, head.seats, strict=True):
        give_values(seat, values)
    give_values(table.clock, head.clock)
    give_values(table.match, head.match)


def folding(table: Sitting, entries: Iterable[Entry]) -> Iterator[None]:
    """Take entries of a log in, in pieces."""
    table.match.watched = False
    for number, entry in enumerate(entries, 1):
        table.evolve(entry)
        if number % PIECE == 0:
            yield
    table.match.watched = True


# ---- a long log without a checkpoint


class Rebuilt(msgspec.Struct, frozen=True):
    """A checkpoint that was made from a whole log."""

    seq: int
    version: str
    body: bytes
    numbered: list[tuple[int, bytes]]

    @property
    def chapters(self) -> list[bytes]:
        return [body for _, body in self.numbered]

    def whole(self) -> Checkpoint:
        """To be written in place of all that was there before."""
        return Checkpoint(self.seq, self.version, self.body, self.numbered, anew=True)


def rebuilt(id: str, bodies: list[bytes]) -> Rebuilt:
    """Fold a log and put it by; for another process, because it takes long."""
    table, shelf = Sitting.opened(decode(bodies[0])), Shelf()
    table.match.watched = False
    chapters: list[tuple[int, bytes]] = []
    for body in bodies[1:]:
        table.evolve(decode(body))
        if shelf.due(table) or table.seq == len(bodies):
            chapter = chapter_of(table, shelf)
            shelf = shelf.then(table, chapter)
            chapters.append((table.seq, chapter))
    made = sealed(id, table, shelf, bodies[-1], chapters, anew=True)
    return Rebuilt(made.seq, made.version, made.body, made.chapters)
