"""Frames as no client sends them: valid ones, bent in their bytes, their structure, their types and their sizes."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

TEXTS = (
    "",
    " ",
    "\x00",
    "\x1b[2J",
    "\u202e\u2066",
    "\N{FACE WITH COWBOY HAT}" * 300,
    "e" + "\u0301" * 500,
    "ﷺ" * 100,
    "\ufdd0\U0010ffff",
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "x" * 10_000,
    "constructor",
    "__class__",
)
NUMBERS = (0, -1, 1, 2, 7, 99, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**30, 10**400, 0.5, -0.0, 1e308, 1e-320)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"": {}}, [None] * 50, {"type": "ping"}, {"seat": 0})
# Written out, since no program that makes JSON from data would write them.
RAW = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "01",
    "+1",
    "0x10",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\x41"',
    "'a'",
    "tru",
)
RAW_DEEP = tuple(opening * 3000 + closing * 3000 for opening, closing in (("[", "]"), ('{"a":', "}"), ("[[{", "")))
KINDS = [
    "sit",
    "stand",
    "bot",
    "begin",
    "pick",
    "say",
    "take-back",
    "consent",
    "resign",
    "claim",
    "remove",
    "look",
    "why",
    "ping",
    "seat",
    "do",
    "type",
    "pick",
    "seq",
    "text",
    "id",
    "agree",
    "name",
]


class Mutator:
    """Bends frames, the same ones for the same seed."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.ways: list[Callable[[dict[str, Any]], str | bytes]] = [
            self.as_it_is,
            self.other_value,
            self.other_value,
            self.without_a_field,
            self.with_another_field,
            self.renamed_field,
            self.twice_a_field,
            self.raw_value,
            self.bent_bytes,
            self.bent_bytes,
            self.bent_text,
            self.wrapped,
            self.large,
            self.nonsense,
        ]

    def __call__(self, frame: dict[str, Any]) -> str | bytes:
        bent = self.chance.choice(self.ways)(copy.deepcopy(frame))
        return bent.encode("utf-8", "surrogatepass") if isinstance(bent, str) and self.chance.random() < 0.1 else bent

    def value(self) -> Any:
        return self.chance.choice(self.chance.choice((TEXTS, NUMBERS, OTHERS, KINDS)))

    def part(self, frame: dict[str, Any]) -> dict[str, Any]:
        """The envelope or what is in it."""
        return frame if self.chance.random() < 0.3 else frame["do"]

    def as_it_is(self, frame: dict[str, Any]) -> str:
        return json.dumps(frame, ensure_ascii=self.chance.random() < 0.5)

    def other_value(self, frame: dict[str, Any]) -> str:
        part = self.part(frame)
        part[self.chance.choice(list(part))] = self.value()
        return json.dumps(frame)

    def without_a_field(self, frame: dict[str, Any]) -> str:
        part = self.part(frame)
        del part[self.chance.choice(list(part))]
        return json.dumps(frame)

    def with_another_field(self, frame: dict[str, Any]) -> str:
        self.part(frame)[self.chance.choice(KINDS)] = self.value()
        return json.dumps(frame)

    def renamed_field(self, frame: dict[str, Any]) -> str:
        part = self.part(frame)
        part[self.chance.choice(KINDS)] = part.pop(self.chance.choice(list(part)))
        return json.dumps(frame)

    def twice_a_field(self, frame: dict[str, Any]) -> str:
        part = self.part(frame)
        name = self.chance.choice(list(part))
        again = f"{json.dumps(name)}: {json.dumps(self.value())}"
        text = json.dumps(part)
        twice = f"{{{again}, {text[1:]}" if self.chance.random() < 0.5 else f"{text[:-1]}, {again}}}"
        return json.dumps(frame).replace(text, twice)

    def raw_value(self, frame: dict[str, Any]) -> str:
        part = self.part(frame)
        part[self.chance.choice(list(part))] = "RAW"
        raw = self.chance.choice(RAW_DEEP if self.chance.random() < 0.1 else RAW)
        return json.dumps(frame).replace('"RAW"', raw)

    def bent_bytes(self, frame: dict[str, Any]) -> bytes:
        data = bytearray(json.dumps(frame).encode())
        for _ in range(self.chance.randint(1, 4)):
            at = self.chance.randrange(len(data) + 1)
            way = self.chance.randrange(4)
            if way == 0:
                data[at:at] = self.chance.randbytes(self.chance.randint(1, 3))
            elif way == 1:
                del data[at : at + self.chance.randint(1, 8)]
            elif way == 2 and at < len(data):
                data[at] ^= 1 << self.chance.randrange(8)
            else:
                data[at:at] = data[self.chance.randrange(len(data) + 1) :][:20]
        return bytes(data)

    def bent_text(self, frame: dict[str, Any]) -> str:
        """As bytes are bent, but text that can be sent as such."""
        return self.bent_bytes(frame).decode("utf-8", "replace")

    def wrapped(self, frame: dict[str, Any]) -> str:
        return json.dumps(
            self.chance.choice(([frame], {"do": frame}, [frame] * 3, frame["do"], {"id": 1, "do": [frame["do"]]}))
        )

    def large(self, frame: dict[str, Any]) -> str:
        """Around the largest allowed size, never so large that the socket closes at once."""
        text = json.dumps(frame)
        return text + " " * (self.chance.choice((1000, 16_384, 16_385, 60_000)) - len(text))

    def nonsense(self, frame: dict[str, Any]) -> str | bytes:
        return self.chance.choice(
            ("", b"", "null", "[]", "{}", "ping", b"\x00" * 100, self.chance.randbytes(50), "\ufeff{}")
        )
