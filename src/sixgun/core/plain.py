"""Plain data: what views, positions, records and event arguments are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"


def plain_copy(value: object) -> Plain:
    """A copy of data from outside that passed its checks.

    >>> plain_copy({"cards": ("sloane", 7)})
    {'cards': ['sloane', 7]}
    """
    if isinstance(value, list | tuple):
        return [plain_copy(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain_copy(item) for key, item in value.items()}
    return value if value is None or isinstance(value, bool | int | float | str) else str(value)


def plain_table(table: Mapping[str, object]) -> dict[str, Plain]:
    """The same of a table."""
    return {key: plain_copy(value) for key, value in table.items()}
