"""Plain data: what views, positions, records and event arguments are made of."""

from __future__ import annotations

from typing import TypeAlias

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
