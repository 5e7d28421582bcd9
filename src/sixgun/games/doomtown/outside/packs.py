"""Packs: a player who owns the box corrects figures, card by card, and brings own decks along."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.decks import FIELD, MOST_GUESSED
from sixgun.games.doomtown.table.components import FIGURES, KEY, own_data

MOST_PRINTED: Final = 30  # far above any printed figure


def with_pack(pack: Mapping[str, object]) -> dict[str, dict[str, Plain]]:
    """The cards with a pack's corrections; refused with everything that is wrong about them.

    >>> with_pack({"sloane": {"cost": 7}})["dudes"]["sloane"]["cost"]
    7
    """
    checks = Checks(KEY)
    data = own_data()
    cards = {key: row for table in data.values() for key, row in table.items() if isinstance(row, dict)}
    given = checks.table("pack", dict(pack))
    for key in given:
        if key == FIELD:
            continue  # own decks are read once the figures are known
        if key not in cards:
            near = get_close_matches(key[:80], cards, 5, 0.3) if len(checks.problems) < MOST_GUESSED else []
            checks.note("field-unknown", {"field": key[:80], "allowed": [*near]})
            continue
        row = cards[key]
        figures = [name for name in FIGURES if name in row]
        changes = checks.table(key, given[key])
        checks.known(key, changes, figures)
        for name in figures:
            if name in changes:
                rule = "value.range.one-to-thirteen" if name == "value" else ""
                low, high = (1, 13) if name == "value" else (0, MOST_PRINTED)
                row[name] = checks.integer(f"{key}.{name}", changes[name], low, high, rule)
    checks.done()
    return data
