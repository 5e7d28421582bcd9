"""The box of a game: its printed figures and its rules, from data files; and packs, which correct figures."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, TypeAlias

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain

Sections: TypeAlias = dict[str, dict[str, Plain]]
Merge: TypeAlias = Callable[[Checks, str, dict[str, Plain], dict[str, object]], None]  # (.., section, own, given)


def _toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def printed_figures(package: str) -> Sections:
    """The figures as they stand in a game's data file."""
    return _toml(package, "data/components.toml")


def rule_list(package: str) -> list[dict[str, str]]:
    """A game's rule inventory."""
    rules: list[dict[str, str]] = _toml(package, "rules.toml")["rule"]
    return rules


def corrected(
    key: str, own: Sections, pack: Mapping[str, object], merge: Merge, check: Callable[[Checks, Sections], None]
) -> Sections:
    """The figures with a pack's corrections; refused with everything that is wrong about them.

    `merge` puts what is given for a section over the game's own; `check` looks at the whole if that went well.
    """
    checks = Checks(key)
    given = checks.table("pack", dict(pack))
    checks.known("", given, list(own))
    for section in own:
        if section in given:
            merge(checks, section, own[section], checks.table(section, given[section]))
    if not checks.problems:
        check(checks, own)
    checks.done()
    return own


def figure(data: Mapping[str, Mapping[str, Plain]], section: str, name: str) -> int:
    """A figure that is a number."""
    value = data[section][name]
    assert isinstance(value, int)
    return value


def house_fields(data: Mapping[str, Mapping[str, Plain]]) -> list[str]:
    """The sections whose figures are invented here, for whoever shows them.

    >>> house_fields({"hand": {"size": 5, "provenance": "seed"}, "notes": {"plaza": 1, "provenance": "house"}})
    ['notes']
    """
    return [section for section, fields in data.items() if fields.get("provenance") == "house"]


def plain_pack(pack: Mapping[str, object]) -> dict[str, Plain]:
    """A pack that passed its checks is plain data."""
    plain: dict[str, Plain] = {}
    for name, value in pack.items():
        if value is None or isinstance(value, bool | int | float | str):
            plain[name] = value
        elif isinstance(value, list):
            plain[name] = list(value)
        elif isinstance(value, Mapping):
            plain[name] = plain_pack(value)
    return plain
