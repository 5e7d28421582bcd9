"""Packs: corrections of the printed figures, each checked against the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.table.components import CLIMAXES, KEY, MOST_NOTES, own_data
from sixgun.games.gunfighters.table.state import FEWEST_SEATS, MOST_SEATS
from sixgun.lib.packs import VARIANT, Sections, corrected, figure, is_variant

# The totals of the box: a pack may move copies about, but not change these.
FIXED: Final[tuple[tuple[str, str, str], ...]] = (
    ("hand", "size", "setup.hand.five-cards"),
    ("gunfire", "each", "components.gunfire.forty-two"),
    ("coins", "total", "components.coins.sixteen"),
    ("climax", "total", "components.climax.six"),
    ("story", "total", "components.story.sixteen"),
)


def with_pack(pack: Mapping[str, object]) -> Sections:
    """The figures with a pack's corrections; refused with everything that is wrong about them."""
    whole = 0 if VARIANT in pack else 1

    def merge(checks: Checks, field: str, own: dict[str, Plain], given: dict[str, object]) -> None:
        _merge(checks, field, own, given, whole)

    return corrected(KEY, own_data(), pack, merge, _check_totals)


def _merge(checks: Checks, field: str, own: dict[str, Plain], given: dict[str, object], whole: int) -> None:
    """Put the given figures over the game's own, each checked against the shape of what it replaces.

    A list is as long as the one that it replaces; only a variant may have a shorter one (`whole` is 0 then).
    """
    checks.known(field, given, list(own))
    for name, value in given.items():
        if name not in own:
            continue
        here = f"{field}.{name}"
        old = own[name]
        if isinstance(old, dict):
            _merge(checks, here, old, checks.table(here, value), whole)
        elif isinstance(old, bool):
            if isinstance(value, bool):
                own[name] = value
            else:
                checks.wrong_type(here, "yes-no", value)
        elif isinstance(old, int):
            own[name] = checks.integer(here, value, 0, 64)
        elif isinstance(old, list):
            items = checks.items(here, value, len(old) * whole, len(old))
            own[name] = [checks.integer(f"{here}[{i}]", item, 0, MOST_NOTES) for i, item in enumerate(items)]
        elif isinstance(value, str):
            own[name] = value
        else:
            checks.wrong_type(here, "text", value)


def _check_totals(checks: Checks, data: dict[str, dict[str, Plain]]) -> None:
    """The printed totals hold: a pack that moves copies about must move them to somewhere."""

    def total(field: str, found: int, rule: str) -> None:
        want = data[field]["total"]
        if found != want:
            checks.note("pack-total", {"field": field, "want": want, "got": found}, rule)

    climaxes = [value for name, value in data["climax"].items() if name in CLIMAXES]
    total("climax", sum([value for value in climaxes if isinstance(value, int)]), "components.climax.six")
    copies = [card["copies"] for card in data["story"].values() if isinstance(card, dict)]
    total("story", sum([value for value in copies if isinstance(value, int)]), "components.story.sixteen")
    if is_variant(data):
        _check_variant(checks, data)
        return
    printed = own_data()
    for section, name, rule in FIXED:
        want, got = printed[section][name], data[section][name]
        if got != want:
            checks.note("pack-total", {"field": f"{section}.{name}", "want": want, "got": got}, rule)
    size, coins = figure(printed, "hand", "size"), figure(printed, "coins", "total")
    checks.integer("hand.face_up", data["hand"]["face_up"], 0, size)
    checks.integer("coins.win", data["coins"]["win"], 1, coins)
    checks.integer("coins.tie", data["coins"]["tie"], 1, coins // 2)


def _check_variant(checks: Checks, data: dict[str, dict[str, Plain]]) -> None:
    """Fewer cards must still be enough for the hands of all gangs."""
    seats = figure(data, VARIANT, "seats")
    if seats:
        checks.integer(f"{VARIANT}.seats", seats, FEWEST_SEATS, MOST_SEATS)
    want = figure(data, "hand", "size") * (seats or MOST_SEATS)
    got = sum([len(notes) for notes in data["notes"].values() if isinstance(notes, list)])
    if got < want:
        checks.note("pack-total", {"field": "notes", "want": want, "got": got}, "setup.hand.five-cards")
