"""Packs: corrections of the printed figures, and line-ups that were agreed on."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.table.characters import CHARACTERS, EACH_SIDE, characters_of
from sixgun.games.bang_duel.table.components import KEY, LETTERS, SIDES
from sixgun.lib.packs import VARIANT, Sections, corrected, is_variant, merge_variant, printed_figures


def own_data() -> Sections:
    """The figures as they stand in the game's data file."""
    return printed_figures("sixgun.games.bang_duel")


def with_pack(pack: Mapping[str, object]) -> Sections:
    """The figures with a pack's corrections; refused with everything that is wrong about them."""
    return corrected(KEY, own_data(), pack, _merge, _check_decks)


def _merge(checks: Checks, section: str, own: dict[str, Plain], given: dict[str, object]) -> None:
    checks.known(section, given, list(own))
    for name, value in given.items():
        here = f"{section}.{name}"
        if name not in own:
            continue
        if name == "provenance":
            own[name] = checks.choice(here, value, ("seed", "found", "house"))
        elif section == VARIANT:
            merge_variant(checks, name, own, value)
        elif section == "lineup":
            own[name] = [*_characters(checks, here, value, SIDES.index(name))]
        elif section in SIDES:
            if not isinstance(value, str) or set(value) - set(LETTERS):
                checks.wrong_type(here, "text", value)
            else:
                own[name] = value
        else:
            own[name] = checks.integer(here, value, 1, 40)


def _characters(checks: Checks, field: str, value: object, side: int) -> list[str]:
    """A line-up: characters of one side, each once, at least two or none."""
    names = [CHARACTERS[character] for character in characters_of(side)]
    items = checks.items(field, value, 0, EACH_SIDE)
    found = [checks.choice(f"{field}[{i}]", item, names) for i, item in enumerate(items)]
    if len(set(found)) < len(found) or len(found) == 1:
        checks.note("lineup", {"field": field}, "setup.reserve.first-two")
    return found


def _check_decks(checks: Checks, data: Sections) -> None:
    """Each deck has forty cards, unless it is another game. [components.decks.forty-each]"""
    if is_variant(data):
        return
    for side in SIDES:
        count = sum(
            [len(letters) for name, letters in data[side].items() if name != "provenance" and isinstance(letters, str)]
        )
        if count != 40:
            checks.note("pack-total", {"field": side, "want": 40, "got": count}, "components.decks.forty-each")
