"""Packs: a player who owns the box corrects figures, card by card, and brings own decks along."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final

import msgspec

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain
from sixgun.games.doomtown.outside.decks import FIELD, MOST_GUESSED
from sixgun.games.doomtown.outside.pack_cards import CARDS, TEXTS, check_texts, is_own, own_section
from sixgun.games.doomtown.table.book import Variant
from sixgun.games.doomtown.table.components import FIGURES, HEADER, KEY, cards_of, own_data
from sixgun.lib.packs import VARIANT, merge_variant

MOST_PRINTED: Final = 30  # far above any printed figure
MOST_DAYS: Final = 1_000
STARTS: Final = ("set-up", "shootout")
OF_VARIANTS: Final[dict[str, Plain]] = {
    "provenance": "seed",
    "name": "",
    "picks": 0,
    "hand": 5,
    "days": 0,
    "start": STARTS[0],
}


def with_pack(pack: Mapping[str, object], noting: Checks | None = None) -> dict[str, dict[str, Plain]]:
    """The cards with a pack's corrections and its own; what is wrong about them is refused, or noted.

    >>> with_pack({"sloane": {"cost": 7}})["dudes"]["sloane"]["cost"]
    7
    """
    checks = Checks(KEY) if noting is None else noting
    data = own_data()
    section: dict[str, Plain] = {}
    cards = {key: row for table in data.values() for key, row in cards_of(table)}
    given = checks.table("pack", dict(pack))
    for key in given:
        if key in (FIELD, CARDS, HEADER, TEXTS, VARIANT):
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
    if is_own(pack):
        section = own_section(given, cards, checks)
        check_texts(given, checks)
    if noting is None:
        checks.done()
    if section:
        data[f"{HEADER}/{own_name(pack)}"] = section
    return data


def variant_figures(pack: Mapping[str, object], checks: Checks) -> dict[str, Plain]:
    """The section `variant` of a pack, with what it leaves as it is; what is wrong about it is noted.

    | figure | what it says                                                                          |
    |--------|---------------------------------------------------------------------------------------|
    | name   | a variant has one; then its decks may be of any size                                  |
    | picks  | a game of so many picks is over without a winner; 0: as many as it takes              |
    | hand   | how many cards a play hand has                                                        |
    | days   | after so many days the game is over without a winner; 0: as many as it takes          |
    | start  | `shootout`: for two; the ready gangs meet in the square and fight, then comes Sundown |
    """
    found = dict(OF_VARIANTS)
    given = checks.table(VARIANT, pack.get(VARIANT, {}))
    checks.known(VARIANT, given, [*found])
    for name, value in given.items():
        here = f"{VARIANT}.{name}"
        if name == "provenance":
            found[name] = checks.choice(here, value, ("seed", "found", "house"))
        elif name == "hand":
            found[name] = checks.integer(here, value, 0, 10)
        elif name == "days":
            found[name] = checks.integer(here, value, 0, MOST_DAYS)
        elif name == "start":
            found[name] = checks.choice(here, value, STARTS)
        elif name in found:
            merge_variant(checks, name, found, value)
    return found


def variant_of(figures: Mapping[str, Plain]) -> Variant:
    """What the figures of a variant say."""
    name, picks, hand, days = figures["name"], figures["picks"], figures["hand"], figures["days"]
    assert isinstance(picks, int)
    assert isinstance(hand, int)
    assert isinstance(days, int)
    return Variant(str(name), picks, hand, days, figures["start"] == STARTS[1])


def own_name(pack: Mapping[str, object]) -> str:
    """What a pack with cards calls itself, and a digest of all that is in it; "" without cards.

    >>> own_name({"pack": {"name": "Tall Tales"}, "cards": {}})[:11]
    'Tall Tales '
    """
    if not is_own(pack):
        return ""
    header = pack.get(HEADER, {})
    digest = blake2b(msgspec.json.encode(pack, order="sorted"), digest_size=6).hexdigest()
    return f"{header.get('name', '')} {digest}" if isinstance(header, dict) else digest
