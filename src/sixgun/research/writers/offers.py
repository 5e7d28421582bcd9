"""What is offered, for learners: picks as action numbers, masks and rows of words."""

from __future__ import annotations

from array import array
from typing import Any, Final

WORDS: Final = 8  # of an option
ROW: Final = 2 * WORDS  # bytes of its row
NOT_OFFERED: Final = -1
PAGE_BITS: Final = 8
PAGE: Final = 1 << PAGE_BITS
NO_PAGE: Final[list[Any]] = [None] * PAGE


class Offers:
    """How the picks of a game become numbers.

    `numbers` gives each pick its stable number; without it, an action is a place in the list of options. `describe`
    gives the words of a pick.

    >>> offers = Offers(3, {70: 0, 71: 1, 72: 2}, None)
    >>> offers.numbered([72, 70]), list(offers.mask([72, 70])), offers.code([72, 70], 2), offers.code([72, 70], 1)
    ([2, 0], [1, 0, 1], 72, -1)
    """

    def __init__(self, actions: int, numbers: dict[int, int] | None, describe: Any) -> None:
        self.actions: int = actions
        self.stable: bool = numbers is not None
        known = numbers or {}
        self._codes: list[int] = sorted(known, key=known.__getitem__)  # by number
        # The numbers by code, in pages: a dictionary takes four times as long. They stay objects, as masks want them.
        self._pages: list[list[Any]] = [NO_PAGE] * ((max(known, default=0) >> PAGE_BITS) + 1)
        for code, number in known.items():
            page = code >> PAGE_BITS
            if self._pages[page] is NO_PAGE:
                self._pages[page] = NO_PAGE[:]
            self._pages[page][code & PAGE - 1] = number
        self.none: bytes = bytes(actions)
        self._describe: Any = describe
        self._known: dict[int, bytes] = {}
        self._ones: bytes = bytes([1]) * actions + bytes(actions)

    def numbered(self, codes: list[int]) -> list[int]:
        """The numbers of the picks, in the order of the offer."""
        if not self.stable:
            return list(range(len(codes)))
        return [self._pages[code >> PAGE_BITS][code & PAGE - 1] for code in codes]

    def number(self, codes: list[int], place: int) -> int:
        """The number of one of them."""
        if not self.stable:
            return place
        code = codes[place]
        number: int = self._pages[code >> PAGE_BITS][code & PAGE - 1]
        return number

    def mask(self, codes: list[int]) -> bytearray:
        """A byte for each action: 1 for what is offered."""
        if not self.stable:
            return bytearray(self.first(len(codes)))
        mask = bytearray(self.actions)
        self.mark(codes, mask)
        return mask

    def mark(self, codes: list[int], mask: Any) -> None:
        """Set the bytes of picks that have stable numbers."""
        pages = self._pages
        one: Any = 1
        for code in codes:
            mask[pages[code >> PAGE_BITS][code & PAGE - 1]] = one

    def first(self, count: int) -> bytes:
        """The mask of so many actions from 0 on."""
        if count > self.actions:
            raise OverflowError(count)
        return self._ones[self.actions - count : 2 * self.actions - count]

    def code(self, codes: list[int], action: int) -> int:
        """The pick that an action stands for among those that are offered; -1 for any other number."""
        if not self.stable:
            return codes[action] if 0 <= action < len(codes) else NOT_OFFERED
        wanted = self._codes[action] if 0 <= action < self.actions else NOT_OFFERED
        for code in codes:
            if code == wanted:
                return code
        return NOT_OFFERED

    def rows(self, codes: list[int]) -> bytes:
        """The words of the picks, two bytes each."""
        known, rows = self._known, []
        for code in codes:
            found = known.get(code)
            if found is None:
                found = array("h", self._describe(code)).tobytes()
                known[code] = found
            rows.append(found)
        return b"".join(rows)
