"""The components (Contenuto del gioco): locations, cards and coins as tables, read from data/components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.plain import Plain
from sixgun.lib.boxes import Sections, figure, printed_figures

KEY: Final = "gunfighters"

PLACES: Final[tuple[str, ...]] = ("stable", "saloon", "station", "plaza", "ranch", "hill")
STABLE: Final = 0
SALOON: Final = 1
STATION: Final = 2
PLAZA: Final = 3
RANCH: Final = 4
HILL: Final = 5

# A kind of Gunfire card is a place with a number of banknotes: place * 4 + notes. Cards of a kind are alike.
MOST_NOTES: Final = 3
KINDS: Final = len(PLACES) * (MOST_NOTES + 1)
NO_CARD: Final = 31

CLIMAXES: Final[tuple[str, ...]] = ("quick-draw", "horse", "rifle", "hard-liquor")
QUICK_DRAW: Final = 0
HORSE: Final = 1
RIFLE: Final = 2
HARD_LIQUOR: Final = 3

STORIES: Final[tuple[str, ...]] = (
    "one-buddy",
    "two-buddy",
    "bunch-buddy",
    "town-crier",
    "telltale-tracks",
    "barn-fire",
    "saloon-brawl",
    "train-wreck",
    "powder-keg",
    "traitor",
    "sheriffs-reward",
    "high-noon",
)
ONE_BUDDY: Final = 0
TWO_BUDDY: Final = 1
BUNCH_BUDDY: Final = 2
TOWN_CRIER: Final = 3
TELLTALE_TRACKS: Final = 4
BARN_FIRE: Final = 5
SALOON_BRAWL: Final = 6
TRAIN_WRECK: Final = 7
POWDER_KEG: Final = 8
TRAITOR: Final = 9
SHERIFFS_REWARD: Final = 10
HIGH_NOON: Final = 11


def kind_of(place: int, notes: int) -> int:
    return place * 4 + notes


def place_of(kind: int) -> int:
    return kind >> 2


def notes_of(kind: int) -> int:
    return kind & 3


def kind_name(kind: int) -> str:
    """A card's name: its location, with a $ for each banknote on it.

    >>> kind_name(kind_of(RANCH, 2))
    'ranch$$'
    """
    return PLACES[kind >> 2] + "$" * (kind & 3)


KIND_NAMES: Final = tuple([kind_name(kind) for kind in range(KINDS)])


class Figures:
    """Every printed figure, and the tables made from them. Shared by all states of a game, never changed."""

    def __init__(self, data: Mapping[str, Mapping[str, Plain]]) -> None:
        self.data = data
        self.hand_size = figure(data, "hand", "size")
        self.face_up = figure(data, "hand", "face_up")
        self.coins = figure(data, "coins", "total")
        self.coins_win = figure(data, "coins", "win")
        self.coins_tie = figure(data, "coins", "tie")
        self.kind: list[int] = []  # by Gunfire card
        for place, name in enumerate(PLACES):
            notes = data["notes"][name]
            assert isinstance(notes, list)
            self.kind += sorted([kind_of(place, note) for note in notes if isinstance(note, int)])
        self.kind_bit: list[int] = [1 << kind for kind in self.kind]
        self.place: list[int] = [place_of(kind) for kind in self.kind]
        self.notes: list[int] = [notes_of(kind) for kind in self.kind]
        self.climax: list[int] = []  # by Climax card: which of CLIMAXES
        for climax, name in enumerate(CLIMAXES):
            self.climax += [climax] * figure(data, "climax", name)
        self.story: list[int] = []  # by Story card: which of STORIES
        self.shoot: list[bool] = []  # by story: whether it has the shoot symbol
        self.amount: list[int] = []  # by story
        for story, name in enumerate(STORIES):
            card = data["story"][name]
            assert isinstance(card, dict)
            copies, amount = card["copies"], card.get("amount", 0)
            assert isinstance(copies, int)
            assert isinstance(amount, int)
            self.story += [story] * copies
            self.shoot.append(bool(card["shoot"]))
            self.amount.append(amount)


def own_data() -> Sections:
    """The figures as they stand in the game's data file.

    >>> from sixgun.core.box import house_fields
    >>> house_fields(own_data())
    ['notes', 'climax', 'story']
    """
    return printed_figures("sixgun.games.gunfighters")
