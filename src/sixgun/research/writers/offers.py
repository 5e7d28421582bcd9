"""What is offered, for learners: picks as action numbers, masks and rows of words."""

from __future__ import annotations

from array import array
from typing import Any, Final

WORDS: Final = 8  # of an option
ROW: Final = 2 * WORDS  # bytes of its row
NOT_OFFERED: Final = -1


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
        self._numbers: dict[int, int] = numbers or {}
        self._describe: Any = describe
        self._known: dict[int, bytes] = {}
        self._ones: bytes = bytes([1]) * actions + bytes(actions)

    def numbered(self, codes: list[int]) -> list[int]:
        """The numbers of the picks, in the order of the offer."""
        if not self.stable:
            return list(range(len(codes)))
        numbers: list[int] = []
        for code in codes:
            numbers.append(self._numbers[code])
        return numbers

    def number(self, codes: list[int], place: int) -> int:
        """The number of one of them."""
        return self._numbers[codes[place]] if self.stable else place

    def mask(self, codes: list[int]) -> bytearray:
        """A byte for each action: 1 for what is offered."""
        if not self.stable:
            return bytearray(self.first(len(codes)))
        mask = bytearray(self.actions)
        for code in codes:
            mask[self._numbers[code]] = 1
        return mask

    def first(self, count: int) -> bytes:
        """The mask of so many actions from 0 on."""
        if count > self.actions:
            raise OverflowError(count)
        return self._ones[self.actions - count : 2 * self.actions - count]

    def code(self, codes: list[int], action: int) -> int:
        """The pick that an action stands for among those that are offered; -1 for any other number."""
        if not self.stable:
            return codes[action] if 0 <= action < len(codes) else NOT_OFFERED
        numbers = self._numbers
        for code in codes:
            if numbers[code] == action:
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
