"""Which figures of an observation speak of an option: what a network can learn once, for all seats, places and cards.

An option has words (`shoot 2 ranch`), and every figure has a name (`players[2].cards[0].card=ranch`). Where they share
words, the figure speaks of the option. Its role is its name without those words: `players[*1].cards[].card=*2`. Seats
are counted from the one that looks, and the records of a list are added up, so that few roles say much.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

MOST = 256  # roles
PLAIN = 12  # fields of a record without a word, beyond which they aren't set beside those with one
FIELDS = "seat|turn|dealer|first|asked|law|controller|posse|leader|mark|winner|answers|starter|shooter"  # of seats
SEAT = re.compile(rf"(^players\[|(?:^|\.)(?:{FIELDS})[=#])(\d+)")
RECORD = re.compile(r"(?P<record>.*\..*\[\d+\])\.(?P<field>[^\[]+)")
VALUE = re.compile(r"\[([^\]]+)\]|[=#](.+)$")
RIVAL = re.compile(r"^players\[[1-9]\d*\]")
PLACE = re.compile(r"(?<!^players)\[\d+\]")  # in a list


def base(word: str) -> str:
    """
    >>> base("ranch$$"), base("sloane.1"), base("missed.lb")
    ('ranch', 'sloane', 'missed')
    """
    return re.split(r"[.$]", word, maxsplit=1)[0]


def turned(name: str, seat: int, seats: int) -> str:
    """A figure's name with seats counted from the one that looks.

    >>> turned("players[1].coins", 2, 4), turned("hit.seat=2", 2, 4)
    ('players[3].coins', 'hit.seat=0')
    """
    return SEAT.sub(lambda found: found[1] + str((int(found[2]) - seat) % seats), name)


def sums_of(name: str, bases: set[str]) -> list[str]:
    """The sums that a figure is part of: over lists, over rivals, over cards of one name. Seat 0 is the one that looks.

    >>> sums_of("players[2].cards[4].card=ranch", {"ranch"})[:2]
    ['players[2].cards[].card=ranch', 'players[2].cards[].card=ranch~']
    >>> sums_of("players[2].cards[4].card=ranch", {"ranch"})[2:]
    ['players[others].cards[].card=ranch', 'players[others].cards[].card=ranch~']
    """
    names = [PLACE.sub("[]", name)]
    cut = max(names[0].rfind("="), names[0].rfind("#")) + 1
    if cut and base(names[0][cut:]) in bases:
        names.append(names[0][:cut] + base(names[0][cut:]) + "~")
    return names + [RIVAL.sub("players[others]", one) for one in names if RIVAL.match(one)]


def pairs(names: list[str]) -> Iterator[tuple[int, int, str]]:
    """Figures of one record, with a word and without: `cards[3].card=ranch`, `cards[3].shown`."""
    records: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for i, name in enumerate(names):
        if found := RECORD.fullmatch(name):
            records[found["record"]].append((found["field"], i))
    for record, fields in records.items():
        plain = [(field, i) for field, i in fields if not re.search("[=#]", field) and field != "there"]
        for field, i in fields if len(plain) <= PLAIN else []:
            if "=" in field and not field.endswith("=?"):
                yield from [(i, j, f"{record}.{other}&{field}") for other, j in plain]


class Links:
    """The roles of one game's figures, and what they say of each option of a decision."""

    def __init__(self, names: list[str], words: list[str], seats: int) -> None:
        self.words, self.seats = words, seats
        index = {name: i for i, name in enumerate(names)}
        self._looks = [index[f"seat={seat}"] for seat in range(seats)]
        views = [[turned(name, seat, seats) for name in names] for seat in range(seats)]
        alike = all(set(view) == set(names) for view in views)  # not so with decks that differ
        self._turns = np.array([np.argsort([index[name] for name in (view if alike else names)]) for view in views])
        self._word_turns = np.array([self._turn_words(seat if alike else 0) for seat in range(seats)])
        found = [self._sums(view) for view in views]
        self.names = list(dict.fromkeys(name for sums in found for name in sums))
        nothing = [(len(names), len(names))]
        self._sums_of = []
        for sums in found:
            terms = [sums.get(name, nothing) for name in self.names]
            self._sums_of.append((np.array([term for one in terms for term in one]).T, starts(map(len, terms))))
        self._speak: dict[str, list[int]] = defaultdict(list)  # by a word in their names
        for i, name in enumerate(self.names):
            for value in {match[1] or match[2] for match in VALUE.finditer(name)}:
                self._speak[value].append(i)
        self.roles: dict[str, int] = {}
        self._known: dict[tuple[int, bytes], int] = {}
        self._found = np.zeros((64, 0), np.int32)

    def _turn_words(self, seat: int) -> list[int]:
        """By word, the one that has its place when this seat looks: another only for seats."""
        index = {word: i for i, word in enumerate(self.words)}
        return [index[self._from(seat, word)] for word in self.words]

    def _from(self, seat: int, word: str) -> str:
        return str((int(word) - seat) % self.seats) if word.isdigit() and int(word) < self.seats else word

    def _sums(self, view: list[str]) -> dict[str, list[tuple[int, int]]]:
        """Sums of products of two figures; the one after the last is 0, the next one 1."""
        bases = {base(word) for word in self.words if base(word) != word}
        sums: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for one, two, name in [*((i, len(view) + 1, name) for i, name in enumerate(view)), *pairs(view)]:
            for part in sums_of(name, bases):
                sums[part].append((one, two))
        return sums

    # ---- which figures speak of an option

    def speaking(self, seat: int, row: Iterable[int]) -> dict[str, int]:
        """By role, the sum that speaks of an option; its first word is the verb."""
        called: dict[str, str] = {}
        for slot, word in enumerate([self._from(seat, self.words[number]) for number in row]):
            if slot and word:
                called.setdefault(word, f"*{slot}")
                called.setdefault(base(word) + "~", f"*{slot}~")
        found: dict[str, int] = {}
        for i in {i for value in called for i in self._speak.get(value, ())}:
            role = VALUE.sub(lambda match: with_word(match, called), self.names[i])
            # A rival that isn't named is one of the others. All cards of a name matter if the option has that name.
            if not RIVAL.match(role) and not re.search(r"[=#][^*]*~$", role):
                found[role] = i
        return found

    def learn(self, options: Iterable[tuple[int, Any]]) -> None:
        """Keep the commonest roles of some options: the seat that looks, and the words."""
        counted = Counter(role for seat, row in options for role in self.speaking(seat, row))
        kept = sorted(counted, key=lambda role: (-counted[role], role))[:MOST]
        self.roles = {role: i for i, role in enumerate(sorted(kept))}
        self._found = np.zeros((64, len(kept)), np.int32)

    def _look_up(self, seat: int, row: Any) -> int:
        """Where `_found` has the sums that speak of an option, by role; none is the one after the last."""
        key = (seat, row.tobytes())
        at = self._known.get(key)
        if at is None:
            at = self._known[key] = len(self._known)
            if at == len(self._found):
                self._found = np.concatenate([self._found, np.zeros_like(self._found)])
            self._found[at] = len(self.names)
            for role, i in self.speaking(seat, row).items():
                if role in self.roles:
                    self._found[at, self.roles[role]] = i
        return at

    # ---- what they say

    def looking(self, seen: Any) -> Any:
        """Who looks, in each observation."""
        return seen[:, self._looks].argmax(1)

    def turn(self, seen: Any, seats: Any) -> Any:
        """Observations with the seats counted from the one that looks."""
        return np.take_along_axis(seen, self._turns[seats], 1)

    def turn_words(self, words: Any, seats: Any) -> Any:
        """Rows of words, with seats counted from the one that looks."""
        return self._word_turns[seats[:, None], words]

    def said(self, seen: Any, seats: Any, rows: list[Any]) -> Any:
        """By option, decision after decision: the figures of all roles."""
        sums = np.zeros((len(seen), len(self.names) + 1), np.float32)
        whole = np.concatenate([seen, np.zeros((len(seen), 1), seen.dtype), np.ones((len(seen), 1), seen.dtype)], 1)
        for seat in set(seats.tolist()):
            (ones, twos), begin = self._sums_of[seat]
            of = whole[seats == seat]
            sums[seats == seat, :-1] = np.add.reduceat(of[:, ones] * of[:, twos], begin, axis=1)
        known = [self._look_up(seat, row) for seat, one in zip(seats.tolist(), rows, strict=True) for row in one]
        owner = np.repeat(np.arange(len(rows)), [len(one) for one in rows])
        return sums[owner[:, None], self._found[known]]


def starts(lengths: Iterable[int]) -> Any:
    """
    >>> starts([2, 3, 1]).tolist()
    [0, 2, 5]
    """
    return np.cumsum([0, *lengths])[:-1]


def with_word(match: re.Match[str], called: dict[str, str]) -> str:
    """A value of a name with its brackets, or what calls it by a word of the option."""
    value = match[1] or match[2]
    return match[0].replace(value, called.get(value, value))
