"""What an object holds, whether its class is Python's or a compiled one."""

from __future__ import annotations

from typing import Any


def insides(thing: object) -> dict[str, Any] | None:
    """The attributes by name; None for what has none, such as numbers and classes.

    >>> class Point:
    ...     __slots__ = ("x",)
    >>> point = Point(); point.x = 3
    >>> insides(point), insides(3)
    ({'x': 3}, None)
    """
    if isinstance(thing, type):
        return None
    kinds = type(thing).__mro__
    slots = [
        getattr(kind, where) for kind in kinds for where in ("__slots__", "__mypyc_attrs__") if hasattr(kind, where)
    ]
    if not slots and not hasattr(thing, "__dict__"):
        return None
    names = [name for names in slots for name in names if not name.startswith("__") and hasattr(thing, name)]
    return {**getattr(thing, "__dict__", {}), **{name: getattr(thing, name) for name in names}}
