"""Checks of plain data from outside: every problem is noted with its field, none stops the search for the next."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused

FILE_CAP: Final = 5_000_000  # bytes
DEPTH_CAP: Final = 20


class Checks:
    """Reads fields and collects what is wrong with them.

    >>> checks = Checks("gunfighters")
    >>> checks.integer("seats", 9, 3, 7), checks.problems[0].code
    (3, 'field-range')
    """

    def __init__(self, game: str = "") -> None:
        self.game: str = game
        self.problems: list[Refusal] = []

    def note(self, code: str, args: dict[str, Plain], rule: str = "") -> None:
        self.problems.append(Refusal(code, args, rule))

    def wrong_type(self, field: str, want: str, got: object, rule: str = "") -> None:
        self.note("field-type", {"field": field, "want": want, "got": type_name(got)}, rule)

    def integer(self, field: str, value: object, low: int, high: int, rule: str = "") -> int:
        """The value if it is a whole number from low to high; otherwise low, and a problem."""
        value = native(value)
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong_type(field, "integer", value, rule)
        elif not low <= value <= high:
            self.note(
                "field-range",
                {"field": field, "low": low, "high": high, "exact": int(low == high), "got": shown(value)},
                rule,
            )
        else:
            return value
        return low

    def choice(self, field: str, value: object, allowed: Sequence[str], rule: str = "") -> str:
        """The value if it is one of the allowed texts; otherwise "", and a problem."""
        if isinstance(value, str) and value in allowed:
            return value
        self.note("field-choice", {"field": field, "allowed": list(allowed), "got": shown(value)}, rule)
        return ""

    def items(self, field: str, value: object, low: int, high: int, rule: str = "") -> list[object]:
        """The value if it is a list of allowed length; otherwise an empty list, and a problem."""
        if not isinstance(value, list | tuple):
            self.wrong_type(field, "list", value, rule)
        elif not low <= len(value) <= high:
            self.note(
                "field-length",
                {"field": field, "low": low, "high": high, "exact": int(low == high), "got": len(value)},
                rule,
            )
        else:
            return list(value)
        return []

    def table(self, field: str, value: object) -> dict[str, object]:
        """The value if it is a table with text keys; otherwise an empty one, and a problem."""
        if isinstance(value, dict) and all([isinstance(key, str) for key in value]):
            return dict(value)
        self.wrong_type(field, "table", value)
        return {}

    def known(self, field: str, given: dict[str, object], allowed: Sequence[str]) -> None:
        """Note every key of a table that means nothing."""
        for key in given:
            if key not in allowed:
                name = f"{field}.{key}" if field else key
                self.note("field-unknown", {"field": name[:80], "allowed": list(allowed)})

    def done(self) -> None:
        """Refuse if anything was wrong."""
        if self.problems:
            raise Refused(self.problems, self.game)


def _span(field: str, low: int, high: int, got: Plain) -> dict[str, Plain]:
    return {"field": field, "low": low, "high": high, "exact": int(low == high), "got": got}


def native(value: object) -> object:
    """A whole number of another library, such as NumPy's or torch's, as Python's; anything else as it is.

    >>> native(3), native("3"), native(3.0)
    (3, '3', 3.0)
    """
    if isinstance(value, int) or not hasattr(value, "__index__"):
        return value
    try:
        return index(value)
    except TypeError:  # an array of several
        return value


def whole(value: object) -> object:
    """A whole number from a text, or the value as it is, for `Checks.integer` to refuse.

    >>> whole("+2"), whole(" -1"), whole("far"), whole(3)
    (2, -1, 'far', 3)
    """
    text = str(value).strip().removeprefix("+")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(text) < 9 else value


def parts(value: object) -> list[str]:
    """The parts of a text with commas, in small letters.

    >>> parts(" Hill, ranch$,")
    ['hill', 'ranch$']
    """
    return [part.strip().lower() for part in str(value).split(",") if part.strip()]


def shown(value: object) -> str:
    """A value as it is written in TOML and JSON, cut short.

    >>> shown(True), shown(7), shown("hill"), shown([1])
    ('true', '7', 'hill', '[1]')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 512:
        return "…"  # Python refuses to write very large numbers out
    return str(value)[:40]


def quoted(value: object) -> str:
    """A value as Python writes it, so that the text "2" is not the number 2."""
    return f'"{value[:40]}"' if isinstance(value, str) else shown(value)


def type_name(value: object) -> str:
    """The kind of a value as users know it: a name that the texts translate."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes-no"
    if isinstance(value, int | float):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list | tuple):
        return "list"
    if isinstance(value, dict):
        return "table"
    return "other"


def guard_size(data: bytes, name: str) -> None:
    """Refuse a file that is too large or nested too deeply, before anything parses it.

    >>> guard_size(b"[" * 30, "game.json")
    Traceback (most recent call last):
    ...
    sixgun.core.refusals.Refused: game.json is nested deeper than 20 levels: ...
    """
    if len(data) > FILE_CAP:
        raise Refused(Refusal("file-size", {"file": name, "cap": FILE_CAP, "got": len(data)}))
    if depth(data) > DEPTH_CAP:
        raise Refused(Refusal("file-depth", {"file": name, "cap": DEPTH_CAP}))


def depth(data: bytes) -> int:
    """How deeply brackets, braces and dotted keys nest outside of quoted text (JSON and TOML)."""
    deepest = level = dots = 0
    quote = 0
    escaped = False
    for byte in data:
        if quote:
            if escaped:
                escaped = False
            elif byte == 0x5C:  # backslash
                escaped = quote == 0x22
            elif byte == quote or byte == 0x0A:
                quote = 0
        elif byte in b"\"'":
            quote = byte
        elif byte in b"[{":
            level += 1
        elif byte in b"]}":
            level -= 1
        elif byte == 0x2E:  # a dot of a key such as a.b.c
            dots += 1
        elif byte in b"\n,=":
            dots = 0
        if level + dots > deepest:
            deepest = level + dots
    return deepest
