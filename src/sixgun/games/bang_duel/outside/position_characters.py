"""The characters of a position: who stands where with how many life points, who is in reserve, who is gone."""

from __future__ import annotations

from sixgun.core.checks import Checks
from sixgun.games.bang_duel.rules.setup import stand
from sixgun.games.bang_duel.table.characters import CHARACTERS, EACH_SIDE
from sixgun.games.bang_duel.table.state import NOBODY, PAIRS, State, side_of_seat


def by_seat(checks: Checks, field: str, value: object) -> list[object]:
    """Something for each of the two players."""
    items = checks.items(field, value, 2, 2)
    return items if len(items) == 2 else [[], []]


def read_characters(s: State, checks: Checks, table: dict[str, object]) -> None:
    taken: set[int] = set()
    active = by_seat(checks, "active", table.get("active", [0, 0]))
    life = by_seat(checks, "life", table.get("life", [[], []]))
    reserve = by_seat(checks, "reserve", table.get("reserve", [[], []]))
    given = by_seat(checks, "characters", table["characters"])
    for seat in (0, 1):
        slot = checks.integer(f"active[{seat}]", active[seat], 0, 1)
        names = checks.items(f"characters[{seat}]", given[seat], 0, 2)
        points = checks.items(f"life[{seat}]", life[seat], 0, 2)
        _nobody_lives(checks, seat, names, points)
        s.active[seat] = PAIRS[seat][slot]
        for i, name in enumerate(names):
            if name is None:
                continue
            character = _character(s, checks, f"characters[{seat}][{i}]", name, seat, taken)
            if character == NOBODY:
                continue
            place = s.active[seat] ^ i
            stand(s, place, character)
            if i < len(points) and points[i] is not None:
                most = s.figures.life[character]
                rule = "life.maximum.printed"
                s.life[place] = checks.integer(f"life[{seat}][{i}]", points[i], 0, most, rule)
        rest = checks.items(f"reserve[{seat}]", reserve[seat], 0, EACH_SIDE)
        found = [_character(s, checks, f"reserve[{seat}][{i}]", name, seat, taken) for i, name in enumerate(rest)]
        s.reserve[seat] = [character for character in found if character != NOBODY][::-1]
    gone = checks.items("gone", table.get("gone", []), 0, len(CHARACTERS))
    found = [_named(checks, f"gone[{i}]", name, CHARACTERS, "", taken) for i, name in enumerate(gone)]
    s.gone = [character for character in found if character != NOBODY]


def _nobody_lives(checks: Checks, seat: int, names: list[object], points: list[object]) -> None:
    """Life points belong to somebody. [lone.role.both]"""
    for i, item in enumerate(points):
        if item is not None and (i >= len(names) or names[i] is None):
            checks.note("position-life-nobody", {"field": f"life[{seat}][{i}]"}, "lone.role.both")


def _character(s: State, checks: Checks, field: str, name: object, seat: int, taken: set[int]) -> int:
    """A character of the player's own side, that nobody else has."""
    side = side_of_seat(s, seat)
    names = CHARACTERS[side * EACH_SIDE : (side + 1) * EACH_SIDE]
    return _named(checks, field, name, names, "setup.sides.one-each", taken)


def _named(checks: Checks, field: str, name: object, names: tuple[str, ...], rule: str, taken: set[int]) -> int:
    """A character by name; nobody is in two places, or in play and eliminated."""
    known = checks.choice(field, name, names, rule)
    if not known:
        return NOBODY
    character = CHARACTERS.index(known)
    if character in taken:
        checks.note("position-twice", {"field": field, "character": known})
    taken.add(character)
    return character
