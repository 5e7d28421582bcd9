"""A character's sheet and a gun's figures in words, as they are printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain


def describe(data: Mapping[str, Any], name: str) -> list[Msg]:
    """The sheet of the character of that key, or the figures of that gun; [] if there is none."""
    person = data["character"].get(name)
    if isinstance(person, dict):
        return [_sheet(name, person)]
    guns = {key.lower(): row for key, row in data["weapon"].items() if isinstance(row, dict)}
    return [_gun(name, guns[name])] if name in guns else []


def _sheet(name: str, person: Any) -> Msg:
    weapons: list[Plain] = [weapon.lower() for weapon in person["weapons"]]
    bonus: list[Plain] = [f"B{number}" for number in person["bonus"]]
    args: dict[str, Plain] = {"character": name, "boxes": person["strength"], "weapons": weapons, "bonus": bonus}
    args |= {"house": int(person["provenance"] == "house")}  # invented, because no source has it
    args |= {"armed": len(weapons), "cards": len(bonus), "one": _signed(person["one_hand"])}
    return Msg("described-character", {**args, "two": _signed(person["two_hand"])})


def _gun(name: str, gun: Any) -> Msg:
    args: dict[str, Plain] = {"weapon": name, "rounds": gun["capacity"], "hands": gun["hands"]}
    return Msg("described-weapon", {**args, "impact": gun["impact"]})


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)
