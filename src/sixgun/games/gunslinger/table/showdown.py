"""SHOWDOWNS (3. PREPARARE IL GIOCO): map, sides, characters, set-up, length, special rules and bonus points as ints.

    showdown.map                   its map.Map
    showdown.seats()               the numbers of players that it takes
    showdown.seating(seats)        by character: the seat that plays it, or AWAY if it is left out

and in outside/showdown_files.py:

    the_showdown(figures, "1")     a SHOWDOWN of the game, from data/showdowns/1.toml
    read_showdown(figures, data)   one from plain data (a TOML file); refused with everything that is wrong
    problems(figures, data)        the list of what is wrong, [] if nothing is: what `sixgun showdown check` prints

The columns of a Showdown (character, side, hex, facing, down, gear, captured) are in playing order. [3.3b]
"""

from __future__ import annotations

from typing import Final

from sixgun.games.gunslinger.table.components import RESULTS
from sixgun.games.gunslinger.table.map import Map

MOST_PLAYERS: Final = 7  # [1.1]
MOST_WEAPONS: Final = 64  # on LEGENDS and on the map; a state has a bit for each
AWAY: Final = -1  # in a seating: nobody plays this character
# What bonus points can be for: each time a character scores one of RESULTS; each time it moves a gun into a hand box;
# once, in any case. [15.12]
BONUSES: Final = (*RESULTS, "gun-in-hand", "always")
GUN_IN_HAND: Final = len(RESULTS)
ALWAYS: Final = len(RESULTS) + 1


class Gear:
    """A weapon at the start: in a box of a character, or on the map (box -1). [3.4, 10.42b]"""

    __slots__ = ("box", "cocked", "hex", "rounds", "weapon")

    def __init__(self, weapon: int, box: int, hex_: int, rounds: int, cocked: int) -> None:
        self.weapon: int = weapon
        self.box: int = box
        self.hex: int = hex_
        self.rounds: int = rounds
        self.cocked: int = cocked


class Bonus:
    """Points for some characters each time that something happens. [15.12]"""

    __slots__ = ("characters", "event", "points")

    def __init__(self, event: int, points: int, characters: tuple[int, ...]) -> None:
        self.event: int = event  # of BONUSES
        self.points: int = points
        self.characters: tuple[int, ...] = characters  # places in playing order


class Showdown:
    """Everything that a SHOWDOWN prints. Shared by all states, never changed. [3.1, 3.3a, 3.3b, 3.4, 4.7, 15.12]"""

    __slots__ = (
        "bag_value",
        "bonuses",
        "by_lot",
        "by_players",
        "by_sides",
        "captives_killed",
        "captured",
        "character",
        "down",
        "facing",
        "game_length",
        "gear",
        "hex",
        "loose",
        "map",
        "name",
        "side",
        "sides",
        "story",
        "surrender",
    )

    def __init__(self, map_: Map) -> None:
        self.map: Map = map_
        self.name: str = ""
        self.story: str = ""
        self.game_length: int = 1  # turns
        self.sides: int = 2
        self.by_players: bool = False  # only as many characters a side as there are players for
        self.by_sides: bool = False  # only as many sides as there are players for
        self.surrender: bool = True  # [15.4b]
        self.captives_killed: bool = False  # [15.64]
        # By character in playing order.
        self.character: tuple[int, ...] = ()  # of figures.characters
        self.side: tuple[int, ...] = ()
        self.hex: tuple[int, ...] = ()
        self.facing: tuple[int, ...] = ()
        self.down: tuple[int, ...] = ()
        self.gear: tuple[tuple[Gear, ...], ...] = ()
        self.captured: tuple[int, ...] = ()  # captured at the end by special rule [15.61]
        self.loose: tuple[Gear, ...] = ()  # weapons and money bags on the map
        self.by_lot: tuple[tuple[int, ...], ...] = ()  # groups who draw lots for their places [3.4]
        self.bag_value: int = 0  # points for a money bag [15.8]
        self.bonuses: tuple[Bonus, ...] = ()

    def seats(self) -> list[int]:
        """The numbers of players that the SHOWDOWN takes: two to seven, at least one character for each. [1.1, 3.3a]"""
        fewest = 2 if self.by_sides else max(2, self.sides)
        return [*range(fewest, min(MOST_PLAYERS, len(self.character)) + 1)]

    def seating(self, seats: int) -> list[int]:
        """By character, the seat that plays it. [3.3a, 3.3b, 15.13b]

        Players are spread over the sides, and the characters of a side over its players. Where the cast goes by
        players, each side has the first ones of its list, as many as the largest side has players. Where it goes by
        sides, the last sides stay away if there are fewer players. Seats are counted in playing order of their first
        characters.
        """
        players = self._players(seats)
        owner: list[tuple[int, int]] = []  # (side, player of that side)
        taken = [0] * self.sides
        for side in self.side:
            place = taken[side]
            taken[side] += 1
            plays = players[side] > 0 and (not self.by_players or place < max(players))
            owner.append((side, place % players[side]) if plays else (AWAY, AWAY))
        numbers: list[tuple[int, int]] = []
        for pair in owner:
            if pair[0] != AWAY and pair not in numbers:
                numbers.append(pair)
        return [numbers.index(pair) if pair in numbers else AWAY for pair in owner]

    def _players(self, seats: int) -> list[int]:
        """How many players each side gets: one, and each further one goes where there are fewest and room for him."""
        found = [int(side < seats) for side in range(self.sides)]
        for _ in range(seats - self.sides):
            room = [side for side in range(self.sides) if self.side.count(side) > found[side]]
            found[min(room, key=found.__getitem__)] += 1
        return found
