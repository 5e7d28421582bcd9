"""The printed figures (2. COMPONENTI), read from data/*.toml: tables by the numbers of components.py.

outside/packs.py puts a pack's figures over these: Figures(with_pack(pack)).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.box import read_toml
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.table.charts import Chart, read_chart
from sixgun.games.gunslinger.table.components import (
    ACTIONS,
    AMMO,
    BONUS_CARDS,
    DAMAGES,
    HEX_LINES,
    HIT_BULLSEYE,
    HIT_MISS,
    KINDS,
    LOADS,
    LOCATIONS,
    PENALTIES,
    RESULT_CARDS,
    RESULTS,
    SHOTS,
    SIDES,
)

DATA_FILES: Final[tuple[str, ...]] = ("table", "actions", "results", "weapons", "characters", "boards")


class Figures:
    """Every printed figure, and the tables made from them. Shared by all states of a game, never changed.

    [2.31a, 2.32a, 2.32b, 3.2b, 4.6, 7.0b, 10.1, 10.2e, 13.0a, 13.0b, 13.52b, 15.11b]
    """

    def __init__(self, data: Mapping[str, Mapping[str, Plain]]) -> None:
        self.data = data
        self._actions(data["action"])
        self._results(data["lines"], data["malfunction"], data["fire"])
        self._variant(data["variant"])
        self._weapons(data["weapon"], data["object"], data["impact"])
        # Characters, in the order of the data file.
        self.characters: tuple[str, ...] = tuple(_names(data["character"]))
        self.character_names: tuple[str, ...] = tuple(
            [_text(_row(data["character"], c)["name"]) for c in self.characters]
        )
        self._people([_row(data["character"], c) for c in self.characters])
        self.boards: tuple[str, ...] = tuple(_names(data["board"]))
        limits = data["limits"]
        self.segments: int = _number(limits["segments"])
        self.endurance: int = _number(limits["endurance"])
        self.holster_room: int = _number(limits["holstered"])
        self.most_aim: int = _number(limits["aim"])
        self.drop_cards: int = _number(limits["drop"])
        self.deadly: int = _number(limits["deadly"])
        self.victory: tuple[int, ...] = tuple([_number(data["victory"][name]) for name in RESULTS])

    def _actions(self, data: Mapping[str, Plain]) -> None:
        """Columns by side of an action card."""
        rows = [_row(data, side) for side in SIDES]
        aims = [row.get("aim", [-1, -1]) for row in rows]
        self.action: tuple[int, ...] = tuple([ACTIONS.index(_text(row["name"])) for row in rows])
        self.kind: tuple[int, ...] = tuple([KINDS.index(_text(row["kind"])) for row in rows])
        self.time: tuple[int, ...] = tuple([_number(row["time"]) for row in rows])
        self.section: tuple[int, ...] = tuple([_number(row["section"]) for row in rows])
        # The aim time of a shot, by weapon's hands: aim[1][side], aim[2][side]; -1 where the side does not shoot.
        one, two = [_pair(aim)[0] for aim in aims], [_pair(aim)[1] for aim in aims]
        self.aim: tuple[tuple[int, ...], ...] = ((), tuple(one), tuple(two))
        self.points: tuple[int, ...] = tuple([_number(row.get("points", 0)) for row in rows])
        self.delay_cards: tuple[int, ...] = tuple([_number(row.get("delay_cards", 0)) for row in rows])
        self.if_down: tuple[int, ...] = tuple([_number(row.get("if_down", 0)) for row in rows])

    def _results(
        self, lines: Mapping[str, Plain], malfunctions: Mapping[str, Plain], fire: Mapping[str, Plain]
    ) -> None:
        """Columns by result card; slot 0 is empty."""
        rows: list[Mapping[str, Plain]] = [{}] * (RESULT_CARDS + 1)
        faults: list[Mapping[str, Plain]] = [{}] * (RESULT_CARDS + 1)
        for table, data in ((rows, lines), (faults, malfunctions)):
            for run in data:
                if run != "provenance":
                    first, last = [int(number) for number in run.split("-")]
                    table[first : last + 1] = [_row(data, run)] * (last + 1 - first)
        self.delay: tuple[int, ...] = tuple([_line(row.get("delay", 0)) for row in rows])
        self.wound: tuple[int, ...] = tuple([_line(row.get("wound", 0)) for row in rows])
        self.hex: tuple[int, ...] = tuple([HEX_LINES.index(_text(row.get("hex", "same"))) for row in rows])
        self.tac: tuple[str, ...] = tuple([_text(row.get("tac", "")) for row in rows])
        # What a card means for a shot, by ammo: shot[ammo][card] is one of SHOTS.
        self.shot: tuple[tuple[int, ...], ...] = tuple(
            [tuple([SHOTS.index(_text(fault.get(ammo, "fires"))) for fault in faults]) for ammo in AMMO]
        )
        second = [DAMAGES.index(_text(fault.get("second-draw", "none"))) for fault in faults]
        self.second_draw: tuple[int, ...] = tuple(second)
        charts = [Chart(HIT_MISS, 0, ())] * (RESULT_CARDS + 1)
        for card in range(1, RESULT_CARDS + 1):
            if str(card) in fire:
                charts[card] = read_chart(_text(fire[str(card)]), LOCATIONS, HIT_BULLSEYE, HIT_MISS)
        self.location: tuple[int, ...] = tuple([chart.location for chart in charts])
        self.status: tuple[int, ...] = tuple([chart.status for chart in charts])
        # The FIRE card at the crossing of aim time and range: hit[card][aim][range], both capped (rules/fire_cards.py).
        self.hit: tuple[tuple[tuple[int, ...], ...], ...] = tuple([chart.hits for chart in charts])

    def _variant(self, data: Mapping[str, Plain]) -> None:
        """Which cards are used: all of them, unless a variant names some. [1.22, 2.4a]"""
        chosen = _list(data["actions"])
        allowed = [side for side in range(len(SIDES)) if self.section[side] == 1]
        self.playable: tuple[int, ...] = tuple([side for side in allowed if not chosen or SIDES[side] in chosen])
        named = [_number(card) for card in _list(data["results"])]
        self.cards: tuple[int, ...] = tuple(sorted(named)) or tuple(range(1, RESULT_CARDS + 1))

    def _weapons(self, guns: Mapping[str, Plain], things: Mapping[str, Plain], impact: Mapping[str, Plain]) -> None:
        """Columns by weapon: guns first, then other counters; and the IMPACT TABLE."""
        names = _names(guns)
        others = _names(things)
        rows = [_row(guns, name) for name in names] + [_row(things, name) for name in others]
        lines = _names(impact)
        self.weapons: tuple[str, ...] = tuple(names + others)
        self.guns: int = len(names)  # weapon < guns: it can be cocked, loaded and shot with
        self.money_bag: int = self.weapons.index("MB")
        self.hands: tuple[int, ...] = tuple([_number(row["hands"]) for row in rows])
        self.capacity: tuple[int, ...] = tuple([_number(row.get("capacity", 0)) for row in rows])
        self.load: tuple[int, ...] = tuple([LOADS.index(_text(row.get("load", "single"))) for row in rows])
        self.ammo: tuple[int, ...] = tuple([AMMO.index(_text(row.get("ammo", "handloaded"))) for row in rows])
        self.divisor: tuple[int, ...] = tuple([_number(row.get("divisor", 1)) for row in rows])
        self.blast: tuple[int, ...] = tuple([_number(row.get("blast", 0)) for row in rows])
        self.weapon_section: tuple[int, ...] = tuple([_number(row.get("section", 1)) for row in rows])
        self.impact_lines: tuple[str, ...] = tuple(lines)
        self.line: tuple[int, ...] = tuple(
            [lines.index(_text(row["impact"])) if "impact" in row else -1 for row in rows]
        )
        self.beyond: tuple[int, ...] = tuple(
            [
                lines.index(_text(row["beyond"])) if "beyond" in row else line
                for row, line in zip(rows, self.line, strict=True)
            ]
        )
        # impact[line][location]: pairs of a penalty and its n (0 for a penalty without one), in the order of the table.
        self.impact: tuple[tuple[tuple[tuple[int, int], ...], ...], ...] = tuple(
            [tuple([_penalties(_row(impact, line)[spot.upper()]) for spot in LOCATIONS]) for line in lines]
        )

    def _people(self, rows: list[Mapping[str, Plain]]) -> None:
        """Columns by character, for the option `characters`."""
        self.boxes: tuple[int, ...] = tuple([_number(row["strength"]) for row in rows])
        # Bits of the bonus cards that need no brawling; the skill by hands of the weapon, skill[1][who], skill[2][who].
        cards = [_list(row["bonus"]) for row in rows]
        self.bonus: tuple[int, ...] = tuple(
            [sum([1 << bit for bit, card in enumerate(BONUS_CARDS) if int(card[1:]) in held]) for held in cards]
        )
        one, two = [_number(row["one_hand"]) for row in rows], [_number(row["two_hand"]) for row in rows]
        self.skill: tuple[tuple[int, ...], ...] = ((), tuple(one), tuple(two))
        guns = self.weapons[: self.guns]
        self.own_guns: tuple[tuple[int, ...], ...] = tuple(
            [tuple([guns.index(name) for name in _list(row["weapons"]) if name in guns]) for row in rows]
        )

    def penalties(self, weapon: int, location: int, range_: int) -> tuple[tuple[int, int], ...]:
        """What a hit does: the crossing of the weapon's line and the location in the IMPACT TABLE.

        A shotgun has its own line up to its blast figure and a lighter one beyond it (house). [13.8]
        """
        far = self.blast[weapon] and range_ > self.blast[weapon]
        return self.impact[self.beyond[weapon] if far else self.line[weapon]][location]


def penalty_of(text: str) -> tuple[int, int]:
    """A penalty as the IMPACT TABLE writes it.

    >>> from sixgun.games.gunslinger.table.components import PENALTY_GUN_ARM, PENALTY_KILL
    >>> penalty_of("GUN ARM 4") == (PENALTY_GUN_ARM, 4), penalty_of("KILL") == (PENALTY_KILL, 0)
    (True, True)
    """
    words = text.split()
    number = int(words.pop()) if words and words[-1].isdecimal() else 0
    return PENALTIES.index("-".join(words).lower()), number


def _penalties(value: Plain) -> tuple[tuple[int, int], ...]:
    assert isinstance(value, list)
    return tuple([penalty_of(_text(item)) for item in value])


def _line(value: Plain) -> int:
    """Points of a DELAY or WOUND line, or ~penalty."""
    return value if isinstance(value, int) else ~PENALTIES.index(_text(value))


def _names(table: Mapping[str, Plain]) -> list[str]:
    """What a table of the data files lists; it says where its figures are from as well."""
    return [name for name in table if name != "provenance"]


def _row(table: Mapping[str, Plain], name: str) -> Mapping[str, Plain]:
    row = table[name]
    assert isinstance(row, dict)
    return row


def _number(value: Plain) -> int:
    assert isinstance(value, int)
    return value


def _text(value: Plain) -> str:
    assert isinstance(value, str)
    return value


def _list(value: Plain) -> list[Plain]:
    assert isinstance(value, list)
    return value


def _pair(value: Plain) -> tuple[int, int]:
    assert isinstance(value, list)
    return _number(value[0]), _number(value[1])


def own_data() -> dict[str, dict[str, Plain]]:
    """The figures as they stand in the game's data files."""
    data: dict[str, dict[str, Plain]] = {}
    for name in DATA_FILES:
        data.update(read_toml("sixgun.games.gunslinger", f"data/{name}.toml"))
    return data


def house_fields(data: Mapping[str, Mapping[str, Plain]]) -> list[str]:
    """The sections with figures that are invented here, for displays that say so; and the layouts of the SHOWDOWNS.

    >>> house_fields(own_data())
    ['weapon', 'impact', 'object', 'character', 'divided', 'showdown']
    """
    found: list[str] = []
    for section, fields in data.items():
        rows = [row.get("provenance") for row in fields.values() if isinstance(row, dict)]
        if fields.get("provenance") == "house" or "house" in rows:
            found.append(section)
    return found + ["showdown"]
