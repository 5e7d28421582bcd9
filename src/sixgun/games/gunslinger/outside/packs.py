"""Packs: figures of somebody who owns the box, put over the game's own; every wrong one is refused at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.core.checks import Checks, shown
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refused
from sixgun.games.gunslinger.table.charts import read_chart
from sixgun.games.gunslinger.table.components import (
    ACTIONS,
    AMMO,
    DAMAGES,
    HEX_LINES,
    HIT_BULLSEYE,
    HIT_MISS,
    KEY,
    KINDS,
    LOADS,
    LOCATIONS,
    NUMBERED,
    PENALTIES,
    RESULT_CARDS,
    SHOTS,
)
from sixgun.games.gunslinger.table.figures import own_data, penalty_of
from sixgun.games.gunslinger.table.map import DIRECTIONS, PLACES
from sixgun.lib.packs import VARIANT, merge_variant

TEXT_CAP: Final = 80
LIST_CAP: Final = 20
RULES: Final = {
    "action": "2.32b",
    "lines": "13.0a",
    "malfunction": "13.0b",
    "fire": "13.5",
    "weapon": "10.1",
    "impact": "13.8",
}
FIRE_CARDS: Final = 100  # the first so many result cards are FIRE cards, which settle any shot


def parted(pack: Mapping[str, object] | None) -> tuple[dict[str, object], dict[str, object] | None]:
    """The figures of a pack, and the SHOWDOWN in it: under `showdown`, or the pack is a showdown file itself."""
    if pack is None:
        return {}, None
    checks = Checks(KEY)
    given = checks.table("pack", dict(pack) if isinstance(pack, Mapping) else pack)
    checks.done()
    if "showdown" not in given:
        return given, None
    if isinstance(given["showdown"], int):  # the version of the format, which begins every showdown file
        return {}, given
    file = checks.table("showdown", given.pop("showdown"))
    checks.done()
    return given, file


def with_pack(pack: Mapping[str, object]) -> dict[str, dict[str, Plain]]:
    """The figures with a pack's corrections; refused with everything that is wrong about them.

    A pack names only what differs, in the sections of data/*.toml:

    >>> with_pack({"weapon": {"W44": {"capacity": 17}}})["weapon"]["W44"]["capacity"]
    17
    """
    checks = Checks(KEY)
    data = own_data()
    given = checks.table("pack", dict(pack))
    checks.known("", given, list(data))
    for section, fields in given.items():
        if section in data:
            lines = [name for name in data["impact"] if name != "provenance"]
            _merge(checks, section, section, data[section], checks.table(section, fields), lines)
    checks.done()
    return data


def _merge(
    checks: Checks, section: str, field: str, own: dict[str, Plain], given: dict[str, object], lines: Sequence[str]
) -> None:
    """Put the given figures over the game's own, each checked for what it means there."""
    checks.known(field, given, [*own])
    for name, value in given.items():
        if name not in own:
            continue
        here = f"{field}.{name}"
        old = own[name]
        if isinstance(old, dict):
            _merge(checks, section, here, old, checks.table(here, value), lines)
        else:
            _check(checks, section, here, name, old, value, lines)
            own[name] = _plain(value)


def _check(
    checks: Checks, section: str, field: str, name: str, old: Plain, value: object, lines: Sequence[str]
) -> None:
    """One figure: by its section and name where that says more than the shape of the figure that it replaces."""
    rule = RULES.get(section, "")
    allowed = _words(section, name, lines)
    if allowed:
        checks.choice(field, value, allowed, rule)
    elif section == VARIANT:
        _check_variant(checks, field, name, value)
    elif section == "fire" or section == "alternative":
        _check_chart(checks, field, value)
    elif section == "impact":
        for i, item in enumerate(checks.items(field, value, 1, LIST_CAP, rule)):
            _check_penalty(checks, f"{field}[{i}]", item)
    elif section == "lines" and name in ("delay", "wound"):
        if isinstance(value, str):
            checks.choice(field, value, ("lose-aim", "wild-shot", "drop"), rule)
        else:
            checks.integer(field, value, 0, 20, rule)
    elif section == "divided":
        _check_sides(checks, field, value, old)
    elif isinstance(old, bool):
        if not isinstance(value, bool):
            checks.wrong_type(field, "yes-no", value, rule)
    elif isinstance(old, int):
        low, high = _span(section, name, old)
        checks.integer(field, value, low, high, rule)
    elif isinstance(old, list):
        for i, item in enumerate(checks.items(field, value, 0, LIST_CAP, rule)):
            if old and type(item) is not type(old[0]):
                checks.wrong_type(f"{field}[{i}]", "integer" if isinstance(old[0], int) else "text", item, rule)
    elif not isinstance(value, str) or len(value) > TEXT_CAP:
        checks.wrong_type(field, "text", value, rule)


def _words(section: str, name: str, lines: Sequence[str]) -> Sequence[str]:
    """The words that a figure can be, where it is one of a few."""
    by_name: dict[tuple[str, str], Sequence[str]] = {
        ("action", "name"): ACTIONS,
        ("action", "kind"): KINDS,
        ("lines", "hex"): HEX_LINES,
        ("malfunction", "second-draw"): DAMAGES[1:],
        ("weapon", "load"): LOADS,
        ("weapon", "ammo"): AMMO,
        ("weapon", "impact"): lines,
        ("weapon", "beyond"): lines,
        ("board", "place"): tuple(PLACES),
    }
    if name == "provenance":
        return ("seed", "found", "house")
    if section == "malfunction" and name in AMMO:
        return SHOTS[1:]
    return by_name.get((section, name), ())


def _span(section: str, name: str, old: int) -> tuple[int, int]:
    """What a number can be; segments, hands and sections are part of the rules and stay."""
    if name in ("segments", "section", "hands"):
        return old, old
    if section in ("victory", "character"):
        return -100, 100
    spans = {"time": (1, 5), "capacity": (1, 60), "divisor": (1, 9), "blast": (0, 40), "endurance": (1, 99)}
    return spans.get(name, (0, 20))


def _check_chart(checks: Checks, field: str, value: object) -> None:
    try:
        read_chart(value if isinstance(value, str) else "", LOCATIONS, HIT_BULLSEYE, HIT_MISS)
    except Refused:
        checks.note("fire-chart", {"field": field, "got": shown(value)}, "13.5")


def _check_penalty(checks: Checks, field: str, value: object) -> None:
    """A penalty with its number, or without one where it has none."""
    words = value.split() if isinstance(value, str) else []
    name = "-".join([word.lower() for word in words if not word.isdecimal()])
    if name in PENALTIES and isinstance(value, str) and len(words) == name.count("-") + 1 + (words[-1].isdecimal()):
        penalty, number = penalty_of(value)
        if (penalty in NUMBERED) == (number > 0):
            return
    checks.note("no-such-penalty", {"field": field, "got": shown(value), "penalties": [*PENALTIES]}, "14.11a")


def _check_variant(checks: Checks, field: str, name: str, value: object) -> None:
    """Which cards a variant uses: sides of Section I; result cards, each once, and one at least that settles a shot."""
    if name == "actions":
        sides = [side for side, row in own_data()["action"].items() if isinstance(row, dict) and row["section"] == 1]
        for i, item in enumerate(checks.items(field, value, 0, len(sides), "1.22")):
            checks.choice(f"{field}[{i}]", item, sides, "1.22")
    elif name == "results":
        items = checks.items(field, value, 0, RESULT_CARDS, "2.4a")
        cards = [checks.integer(f"{field}[{i}]", item, 1, RESULT_CARDS, "2.4a") for i, item in enumerate(items)]
        twice = sorted({card for card in cards if cards.count(card) > 1})
        if twice and not checks.problems:
            checks.note("position-card-twice", {"card": twice[0]}, "2.4a")
        if cards and min(cards) > FIRE_CARDS:
            checks.note("no-fire-card", {"field": field, "last": FIRE_CARDS}, "13.2a")
    else:
        merge_variant(checks, name, {}, value)


def _check_sides(checks: Checks, field: str, value: object, old: Plain) -> None:
    """The parts of a divided hex have each of its six sides once."""
    assert isinstance(old, list)
    found: list[object] = []
    for i, part in enumerate(checks.items(field, value, len(old), len(old), "8.1a")):
        found += checks.items(f"{field}[{i}]", part, 1, 6, "8.1a")
    if sorted([str(side) for side in found]) != sorted(DIRECTIONS):
        checks.note("divided-sides", {"field": field, "sides": [*DIRECTIONS]}, "8.1a")


def _plain(value: object) -> Plain:
    """Data from a TOML file, which has no other types by the time that it was checked."""
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value if isinstance(value, bool | int | float | str) else None
