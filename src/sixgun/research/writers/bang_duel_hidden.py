"""What the seats of BANG! The Duel do not see: counted card by card once, then by what changed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sixgun.games.bang_duel.table.state import ALL_SEE, State
from sixgun.research.writers.pieces import BITS, GROUP, MOST, THERE, Tally, Unfit, blank, capped, lengths, piece
from sixgun.research.writers.rows import Row

NAMED: Final = 1  # the pieces of a group begin with where it comes from


class Hidden:
    """The parts that show hidden cards by the deck that they were last shuffled into."""

    def __init__(self, each: Any, sides: list[str], words: list[int]) -> None:
        """`words` gives each card its word."""
        parts = each.item.parts
        self.words: list[int] = words
        if max([words.count(word) for word in words]) > MOST:
            raise Unfit("of some cards there are more than a piece can tell")
        self.most: int = each.most
        self.there: list[bytes] = lengths(each)
        self.tally: Tally = Tally(parts["cards"], lumped=True)
        common = range(1, int(parts["shuffle"].most) + 1)
        origins = [(side, 0) for side in sides] + [("common", shuffle) for shuffle in common]
        self.origin: list[bytes] = [
            THERE + piece(parts["from"], name) + piece(parts["shuffle"], shuffle) for name, shuffle in origins
        ]
        self.nothing: bytes = blank(each.item.size + 1)


class Group:
    """Hidden cards of one origin: their number, and the pieces that tell how often each word occurs."""

    def __init__(self, origin: bytes, tally: Tally) -> None:
        self.cards: i64 = 0
        self._tally: Tally = tally
        self._counts: list[int] = [0] * tally.groups
        self._pieces: list[bytes] = [origin, *[tally.find(part, 0) for part in range(tally.groups)]]
        self._joined: bytes = b""  # nothing until it is wanted

    def change(self, word: i64, by: i64) -> None:
        """One more of a word, or one less."""
        part = word // GROUP
        counts: i64 = self._counts[part] + (by << BITS * (word - GROUP * part))
        self._counts[part] = counts
        self._pieces[NAMED + part] = self._tally.find(part, counts)
        self._joined = b""
        self.cards += by

    def joined(self) -> bytes:
        if not self._joined:
            self._joined = b"".join(self._pieces)
        return self._joined


class Watch:
    """Which cards the two seats of a game do not see. Between two decisions, few cards move: only those are counted."""

    def __init__(self, parts: Hidden) -> None:
        self._parts: Hidden = parts
        self._seen: list[int] = [ALL_SEE] * len(parts.words)
        self._origin: list[int] = [0] * len(parts.words)
        self._groups: list[list[Group]] = [[], []]  # by seat and origin

    def write(self, s: State, seat: int, row: Row) -> None:
        if self._seen != s.seen:
            self._compare(self._seen, s.seen, s)
        if self._origin != s.origin:
            self._compare(self._origin, s.origin, s)
        parts, groups = self._parts, self._groups[seat]
        found = 0
        for group in groups:
            if group.cards > 0:
                found += 1
        row.add(capped(parts.there, found))
        left = parts.most
        for group in groups:
            if group.cards > 0 and left > 0:
                row.add(group.joined())
                left -= 1
        row.fill(parts.nothing, left)

    def _compare(self, before: list[Any], now: list[Any], s: State) -> None:
        """Count the cards of which something is another object: small numbers are the same ones everywhere."""
        card: i64 = 0
        for one in now:
            if before[card] is not one:
                self._move(card, s)
            card += 1

    def _move(self, card: i64, s: State) -> None:
        """A card that was hidden somewhere may be seen now, or hidden elsewhere."""
        was, bits = self._seen[card], s.seen[card]
        left, origin = self._origin[card], s.origin[card]
        self._seen[card] = bits
        self._origin[card] = origin
        word = self._parts.words[card]
        for seat in range(2):
            hid, hides = not was >> seat & 1, not bits >> seat & 1
            if hid and hides and left == origin:
                continue  # nothing new to this seat
            if hid:
                self._group(seat, left).change(word, -1)
            if hides:
                self._group(seat, origin).change(word, 1)

    def _group(self, seat: int, origin: int) -> Group:
        groups = self._groups[seat]
        while len(groups) <= origin:
            groups.append(Group(capped(self._parts.origin, len(groups)), self._parts.tally))
        return groups[origin]
