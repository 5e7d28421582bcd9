"""SHOWDOWN files: reading one, with every problem listed at once. docs/gunslinger-showdowns.md describes the format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.box import read_toml
from sixgun.core.checks import Checks
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.gunslinger.outside.showdown_reader import WEAPON_FIELDS, Reader, bare
from sixgun.games.gunslinger.table.codes import OF_A_KIND
from sixgun.games.gunslinger.table.components import KEY, MOST_CHARACTERS
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import DIRECTIONS, the_map, why_apart
from sixgun.games.gunslinger.table.showdown import ALWAYS, BONUSES, MOST_WEAPONS, Bonus, Gear, Showdown

NEEDED: Final[tuple[str, ...]] = ("showdown", "name", "map", "game_length", "sides", "set_up")
FIELDS: Final = (*NEEDED, "provenance", "house", "story", "order", "cast", "special_rules", "bonus_points")
SET_UP_FIELDS: Final[tuple[str, ...]] = ("character", "hex", "facing", "down", "weapons")
SPECIAL_FIELDS: Final[tuple[str, ...]] = ("surrender", "captives_killed", "captured", "by_lot", "on_the_map")
BONUS_FIELDS: Final[tuple[str, ...]] = ("money_bag", "extra")
EXTRA_FIELDS: Final[tuple[str, ...]] = ("for", "points", "characters", "side")

OWN_SHOWDOWNS: Final[tuple[str, ...]] = tuple([str(number) for number in range(1, 11)])  # of the game [1.2]

FORMAT: Final = 1
LONGEST: Final = 60  # turns
MOST_POINTS: Final = 100
MOST_EXTRAS: Final = 40
NAME_LENGTH: Final = 80
STORY_LENGTH: Final = 200
CASTS: Final[tuple[str, ...]] = ("all", "by-players", "by-sides")
# What a showdown with found facts can have that is house data.
PARTS: Final[tuple[str, ...]] = tuple(
    [field for field in FIELDS if field not in ("showdown", "provenance", "house")]
    + [f"special_rules.{field}" for field in SPECIAL_FIELDS]
    + [f"bonus_points.{field}" for field in BONUS_FIELDS]
)


_READ: dict[str, dict[str, Plain]] = {}


def own_showdown(name: str) -> dict[str, Plain]:
    """A SHOWDOWN of the game as it stands in its file."""
    if name not in _READ:
        _READ[name] = read_toml("sixgun.games.gunslinger", f"data/showdowns/{name}.toml")
    return _READ[name]


def problems(figures: Figures, data: Mapping[str, object]) -> list[Refusal]:
    """Everything that is wrong with a SHOWDOWN; [] if it can be played."""
    checks = Checks(KEY)
    _read(Reader(figures, checks), checks.table("showdown", dict(data)))
    return checks.problems


def read_showdown(figures: Figures, data: Mapping[str, object]) -> Showdown:
    """The SHOWDOWN that plain data stand for; refused with everything that is wrong."""
    checks = Checks(KEY)
    found = _read(Reader(figures, checks), checks.table("showdown", dict(data)))
    checks.done()
    return found


def the_showdown(figures: Figures, name: str) -> Showdown:
    """A SHOWDOWN of the game."""
    return read_showdown(figures, dict(own_showdown(name)))


class Row:
    """An entry of the set-up: where it stands in the file, whose it is, and what it says."""

    __slots__ = ("character", "field", "table")

    def __init__(self, field: str, character: int, table: dict[str, object]) -> None:
        self.field: str = field
        self.character: int = character
        self.table: dict[str, object] = table


def _read(reader: Reader, data: dict[str, object]) -> Showdown:
    """All parts, in the order of chapter 3. [3.1, 3.3a, 3.3b, 3.4, 4.7]"""
    checks = reader.checks
    checks.known("", data, FIELDS)
    reader.needed("", data, NEEDED, "")
    if "showdown" in data:
        checks.integer("showdown", data["showdown"], FORMAT, FORMAT)
    if "provenance" in data:
        checks.choice("provenance", data["provenance"], ("seed", "found", "house"))
    for i, part in enumerate(checks.items("house", data.get("house", []), 0, MOST_EXTRAS)):
        checks.choice(f"house[{i}]", part, PARTS)
    _map(reader, data)
    found = Showdown(reader.map)
    found.name = _line(checks, "name", data.get("name", ""), NAME_LENGTH)
    found.story = _line(checks, "story", data.get("story", ""), STORY_LENGTH)
    if "game_length" in data:
        found.game_length = checks.integer("game_length", data["game_length"], 1, LONGEST, "4.7")
    cast = checks.choice("cast", data.get("cast", "all"), CASTS, "3.3a")
    found.by_players, found.by_sides = cast == "by-players", cast == "by-sides"
    sides = _sides(reader, data)
    everybody = [character for side in sides for character in side]
    rows = _rows(reader, data, everybody)
    found.sides = len(sides)
    found.character = tuple(_order(reader, data, everybody, rows))
    found.side = tuple([[name in side for side in sides].index(True) for name in found.character])
    _set_up(reader, found, rows)
    _special_rules(reader, found, checks.table("special_rules", data.get("special_rules", {})))
    _bonus_points(reader, found, checks.table("bonus_points", data.get("bonus_points", {})))
    _count(reader, found)
    return found


def _line(checks: Checks, field: str, text: object, most: int) -> str:
    if not isinstance(text, str):
        checks.wrong_type(field, "text", text)
        return ""
    if len(text) > most or not text.isprintable():
        checks.note("name-form", {"field": field, "most": most})
    return text


def _map(reader: Reader, data: dict[str, object]) -> None:
    """Boards that fit together. [3.1]"""
    items = reader.checks.items("map", data["map"], 1, 4, "3.1") if "map" in data else []
    boards = [reader.checks.choice(f"map[{i}]", item, reader.figures.boards, "3.1") for i, item in enumerate(items)]
    if not boards or "" in boards:
        return
    first, second = why_apart(reader.figures, boards)
    if first:
        reader.checks.note("boards-apart", {"field": "map", "first": first, "second": second}, "3.1")
        return
    reader.map = the_map(reader.figures, tuple(boards))
    reader.known_map = True


def _sides(reader: Reader, data: dict[str, object]) -> list[list[int]]:
    """Two to seven sides, at most seven characters, nobody twice. [1.1, 2.31a, 3.2a, 3.3a]"""
    checks = reader.checks
    sides: list[list[int]] = []
    seen: list[int] = []
    for i, value in enumerate(checks.items("sides", data["sides"], 2, 7, "1.1") if "sides" in data else []):
        sides.append([])
        for j, item in enumerate(checks.items(f"sides[{i}]", value, 1, MOST_CHARACTERS, "2.31a")):
            found = reader.character(f"sides[{i}][{j}]", item)
            if found in seen:
                name = reader.figures.characters[found]
                checks.note("character-twice", {"field": f"sides[{i}][{j}]", "character": name}, "3.3a")
            elif found >= 0:
                sides[-1].append(found)
                seen.append(found)
    if len(seen) > MOST_CHARACTERS:
        checks.note("too-many-characters", {"field": "sides", "got": len(seen), "most": MOST_CHARACTERS}, "3.2a")
    return sides


def _rows(reader: Reader, data: dict[str, object], everybody: list[int]) -> list[Row]:
    """The entries of the set-up: one for each character, and for nobody else. [3.4]"""
    checks, names = reader.checks, reader.figures.characters
    rows: list[Row] = []
    given = checks.items("set_up", data["set_up"], 1, 4 * MOST_CHARACTERS, "3.4") if "set_up" in data else []
    for i, item in enumerate(given):
        field = f"set_up[{i}]"
        table = checks.table(field, item)
        checks.known(field, table, SET_UP_FIELDS)
        reader.needed(field, table, ("character", "hex", "facing"), "3.4")
        character = reader.character(f"{field}.character", table["character"]) if "character" in table else -1
        if character >= 0 and character in [row.character for row in rows]:
            checks.note("set-up-twice", {"field": field, "character": names[character]}, "3.4")
        elif character >= 0 and character not in everybody and "sides" in data:
            checks.note("no-side", {"field": field, "character": names[character]}, "3.3a")
        rows.append(Row(field, character, table))
    for missing in everybody:
        if given and missing not in [row.character for row in rows]:
            checks.note("not-set-up", {"field": "set_up", "character": names[missing]}, "3.4")
    return rows


def _order(reader: Reader, data: dict[str, object], everybody: list[int], rows: list[Row]) -> list[int]:
    """The playing order: as given, otherwise that of the set-up. [3.3b]"""
    if "order" not in data:
        return [*dict.fromkeys([row.character for row in rows if row.character in everybody])]
    items = reader.checks.items("order", data["order"], 0, 4 * MOST_CHARACTERS, "3.3b")
    found = [reader.character(f"order[{i}]", item) for i, item in enumerate(items)]
    found = [name for name in found if name >= 0]
    if sorted(found) != sorted(everybody):
        reader.checks.note("order-incomplete", {"field": "order"}, "3.3b")
    return [*dict.fromkeys([name for name in found if name in everybody])]


def _set_up(reader: Reader, found: Showdown, rows: list[Row]) -> None:
    """Hex, facing, posture and weapons of each character. [3.4, 8.1a, 8.3a, 10.42b]"""
    taken: dict[int, str] = {}
    placed: dict[int, tuple[int, int, int, tuple[Gear, ...]]] = {}
    for row in rows:
        field, table = row.field, row.table
        here = reader.hex(f"{field}.hex", table["hex"]) if "hex" in table else -1
        if here >= 0 and here in taken:
            name = reader.map.names[here]
            args: dict[str, Plain] = {"field": f"{field}.hex", "hex": name, "other": taken[here]}
            reader.checks.note("set-up-overlap", args, "3.4")
        taken.setdefault(here, f"{field}.hex")
        facing = bare(table.get("facing", "n")) or table["facing"]
        name = reader.checks.choice(f"{field}.facing", facing, DIRECTIONS, "8.3a")
        down = reader.yes(f"{field}.down", table.get("down", False))
        gear = reader.boxes(f"{field}.weapons", table.get("weapons", {}))
        placed[row.character] = (max(here, 0), DIRECTIONS.index(name) if name else 0, int(down), gear)
    nothing: tuple[int, int, int, tuple[Gear, ...]] = (0, 0, 0, ())
    here_to = [placed.get(character, nothing) for character in found.character]
    found.hex = tuple([place[0] for place in here_to])
    found.facing = tuple([place[1] for place in here_to])
    found.down = tuple([place[2] for place in here_to])
    found.gear = tuple([place[3] for place in here_to])


def _special_rules(reader: Reader, found: Showdown, table: dict[str, object]) -> None:
    """Surrender, captives, who draws lots for places, and what lies on the map. [3.4, 10.42b, 15.4b, 15.61, 15.64]"""
    checks = reader.checks
    checks.known("special_rules", table, SPECIAL_FIELDS)
    found.captives_killed = reader.yes("special_rules.captives_killed", table.get("captives_killed", False))
    found.surrender = reader.yes("special_rules.surrender", table.get("surrender", not found.captives_killed))
    if found.surrender and found.captives_killed:
        checks.note("surrender-to-die", {"field": "special_rules.surrender"}, "15.4b")
    found.captured = reader.places("special_rules.captured", table.get("captured", []), found, "15.61")
    found.by_lot = _lots(reader, found, table.get("by_lot", []))
    given = checks.items("special_rules.on_the_map", table.get("on_the_map", []), 0, MOST_EXTRAS, "2.6")
    loose: list[Gear] = []
    for i, item in enumerate(given):
        field = f"special_rules.on_the_map[{i}]"
        row = checks.table(field, item)
        reader.needed(field, row, ("weapon", "hex"), "2.6")
        here = reader.hex(f"{field}.hex", row["hex"]) if "hex" in row else -1
        if "weapon" in row:
            gear = reader.gear(field, row, -1, max(here, 0), (*WEAPON_FIELDS, "hex"))
            if gear is not None:
                loose.append(gear)
    found.loose = tuple(loose)


def _lots(reader: Reader, found: Showdown, value: object) -> tuple[tuple[int, ...], ...]:
    """Groups of characters who draw lots for their places, nobody twice. [3.4]"""
    groups: list[tuple[int, ...]] = []
    seen: list[int] = []
    for i, item in enumerate(reader.checks.items("special_rules.by_lot", value, 0, MOST_CHARACTERS, "3.4")):
        field = f"special_rules.by_lot[{i}]"
        group = reader.places(field, item, found, "3.4")
        for place in group:
            if place in seen:
                name = reader.figures.characters[found.character[place]]
                reader.checks.note("lots-twice", {"field": field, "character": name}, "3.4")
            seen.append(place)
        groups.append(group)
    return tuple(groups)


def _count(reader: Reader, found: Showdown) -> None:
    """Not too many weapons in all, and no kind more often than counters of it can be told apart. [10.1]"""
    weapons = [gear.weapon for held in (found.loose, *found.gear) for gear in held]
    if len(weapons) > MOST_WEAPONS:
        args: dict[str, Plain] = {"got": len(weapons), "most": MOST_WEAPONS}
        reader.checks.note("too-many-weapons", args, "10.1")
    for weapon in sorted(set(weapons)):
        if weapons.count(weapon) > OF_A_KIND:
            name = reader.figures.weapons[weapon]
            reader.checks.note("too-many-alike", {"weapon": name, "most": OF_A_KIND}, "10.1")


def _bonus_points(reader: Reader, found: Showdown, table: dict[str, object]) -> None:
    """The value of money bags, and points for what characters do. [15.12, 15.8]"""
    checks, span = reader.checks, (-MOST_POINTS, MOST_POINTS)
    checks.known("bonus_points", table, BONUS_FIELDS)
    bags = [gear for held in (found.loose, *found.gear) for gear in held if gear.weapon == reader.figures.money_bag]
    if "money_bag" in table:
        found.bag_value = checks.integer("bonus_points.money_bag", table["money_bag"], *span, "15.8")
    elif bags:
        checks.note("bag-without-value", {"field": "bonus_points.money_bag"}, "15.8")
    bonuses: list[Bonus] = []
    for i, item in enumerate(checks.items("bonus_points.extra", table.get("extra", []), 0, MOST_EXTRAS, "15.12")):
        field = f"bonus_points.extra[{i}]"
        row = checks.table(field, item)
        checks.known(field, row, EXTRA_FIELDS)
        reader.needed(field, row, ("for", "points"), "15.12")
        event = checks.choice(f"{field}.for", row.get("for", "always"), BONUSES, "15.12")
        points = checks.integer(f"{field}.points", row.get("points", 0), *span, "15.12")
        who = tuple(range(len(found.character)))
        if "characters" in row:
            who = reader.places(f"{field}.characters", row["characters"], found, "15.12")
        if "side" in row and found.sides:
            side = checks.integer(f"{field}.side", row["side"], 1, found.sides, "15.12")
            who = tuple([place for place in who if found.side[place] == side - 1])
        bonuses.append(Bonus(BONUSES.index(event) if event else ALWAYS, points, who))
    found.bonuses = tuple(bonuses)
