"""Printed figures from data files, and packs, which correct them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from sixgun.core.box import read_toml
from sixgun.core.checks import Checks
from sixgun.core.plain import Plain

VARIANT: Final = "variant"
MOST_PICKS: Final = 50_000

Sections: TypeAlias = dict[str, dict[str, Plain]]
Merge: TypeAlias = Callable[[Checks, str, dict[str, Plain], dict[str, object]], None]  # (.., section, own, given)


def printed_figures(package: str) -> Sections:
    """The figures as they stand in a game's data file."""
    return read_toml(package, "data/components.toml")


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


def merge_variant(checks: Checks, name: str, own: dict[str, Plain], value: object) -> None:
    """Put a figure of the section `variant` over the game's own."""
    here = f"{VARIANT}.{name}"
    if name == "picks":
        own[name] = checks.integer(here, value, 0, MOST_PICKS)
    elif isinstance(value, str):
        own[name] = value
    else:
        checks.wrong_type(here, "text", value)


def is_variant(data: Mapping[str, Mapping[str, Plain]]) -> bool:
    """Whether a pack made another game of it, with a name of its own: the totals of the box don't hold for that."""
    return bool(data[VARIANT]["name"])


def figure(data: Mapping[str, Mapping[str, Plain]], section: str, name: str) -> int:
    """A figure that is a number."""
    value = data[section][name]
    assert isinstance(value, int)
    return value


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
