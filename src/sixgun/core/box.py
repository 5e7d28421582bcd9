"""The box of a game: its rules and printed figures, in files beside its code."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from sixgun.core.plain import Plain


def read_toml(package: str, name: str) -> dict[str, Any]:
    """A TOML file of a package, as a table of the caller's own."""
    table: dict[str, Any] = msgspec.msgpack.decode(_parsed(package, name))
    return table


@cache
def _parsed(package: str, name: str) -> bytes:
    """Files are parsed once: that takes a hundred times as long as reading what came of it."""
    return msgspec.msgpack.encode(tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8")))


def rule_list(package: str) -> list[dict[str, str]]:
    """A game's rule inventory."""
    rules: list[dict[str, str]] = read_toml(package, "rules.toml")["rule"]
    return rules


def chapter_list(package: str) -> list[dict[str, Any]]:
    """A game's rules as short chapters: slug, how the ids of its rules begin, and the lesson that goes with it."""
    chapters: list[dict[str, Any]] = read_toml(package, "chapters.toml")["chapter"]
    return chapters


def house_fields(data: Mapping[str, Mapping[str, Plain]]) -> list[str]:
    """The sections whose figures are invented here, for displays that say so.

    >>> house_fields({"hand": {"size": 5, "provenance": "seed"}, "notes": {"plaza": 1, "provenance": "house"}})
    ['notes']
    """
    return [section for section, fields in data.items() if fields.get("provenance") == "house"]
