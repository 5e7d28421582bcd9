"""The named switches of a game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sixgun.core.checks import Checks, shown
from sixgun.core.plain import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionSpec:
    """A switch: its allowed values, the first of which is the default, and the rule it comes from.

    One that is about a single seat names it: with fewer seats nobody need be offered it. Of some, several values in a
    row are a value as well: a text such as "2,7", with at most so many.
    """

    __slots__ = ("name", "rule", "seat", "several", "values")

    def __init__(
        self, name: str, values: tuple[bool | int | str, ...], rule: str, seat: int | None = None, several: int = 0
    ) -> None:
        self.name: str = name
        self.values: tuple[bool | int | str, ...] = values
        self.rule: str = rule
        self.seat: int | None = seat
        self.several: int = several

    @property
    def default(self) -> bool | int | str:
        return self.values[0]

    def index(self, value: object) -> int:
        """Which of the allowed values this is, or -1; True is not 1 here."""
        for i, allowed in enumerate(self.values):
            if type(allowed) is type(value) and allowed == value:
                return i
        return -1

    def value(self, index: int) -> bool | int | str:
        """The value that an index stands for."""
        return self.values[index]

    def knows(self, index: int) -> bool:
        """Whether an index stands for a value."""
        return 0 <= index < len(self.values)

    def examples(self) -> list[str]:
        """The values in words, for somebody whose value is not among them."""
        return [shown(value) for value in self.values]

    def __repr__(self) -> str:
        return f"OptionSpec({self.name!r}, {self.values!r})"


def read_options(specs: tuple[OptionSpec, ...], given: object, checks: Checks) -> tuple[int, ...]:
    """The chosen values as indices, with every unknown name and wrong value noted."""
    table = checks.table("options", {} if given is None else given)
    checks.known("options", table, [spec.name for spec in specs])
    chosen: list[int] = []
    for spec in specs:
        index = spec.index(table[spec.name]) if spec.name in table else 0
        if index < 0:
            allowed: list[Plain] = [*spec.examples()]
            args: dict[str, Plain] = {
                "field": f"options.{spec.name}",
                "allowed": allowed,
                "got": shown(table[spec.name]),
            }
            checks.note("field-choice", args, spec.rule)
        chosen.append(max(index, 0))
    return tuple(chosen)
