"""The components (Contenuto del gioco): locations, cards and coins as tables, read from data/components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.plain import Plain
from sixgun.core.vocabulary import words
from sixgun.lib.packs import Sections, figure, printed_figures

KEY: Final = "gunfighters"

AT_STABLE: Final = 0
AT_SALOON: Final = 1
AT_STATION: Final = 2
AT_PLAZA: Final = 3
AT_RANCH: Final = 4
AT_HILL: Final = 5
PLACES: Final = words(__name__, "AT_")
PLACE_COUNT: Final = 6

# A kind of Gunfire card is a place with a number of banknotes, which are its lowest bits. Cards of a kind are alike.
NOTE_BITS: Final = 2
MOST_NOTES: Final = 3
KINDS: Final = 24
NO_CARD: Final = 31  # in a pick: nothing is shown
assert len(PLACES) == PLACE_COUNT
assert KINDS == PLACE_COUNT << NOTE_BITS

CLIMAX_QUICK_DRAW: Final = 0
CLIMAX_HORSE: Final = 1
CLIMAX_RIFLE: Final = 2
CLIMAX_HARD_LIQUOR: Final = 3
CLIMAXES: Final = words(__name__, "CLIMAX_")

STORY_ONE_BUDDY: Final = 0
STORY_TWO_BUDDY: Final = 1
STORY_BUNCH_BUDDY: Final = 2
STORY_TOWN_CRIER: Final = 3
STORY_TELLTALE_TRACKS: Final = 4
STORY_BARN_FIRE: Final = 5
STORY_SALOON_BRAWL: Final = 6
STORY_TRAIN_WRECK: Final = 7
STORY_POWDER_KEG: Final = 8
STORY_TRAITOR: Final = 9
STORY_SHERIFFS_REWARD: Final = 10
STORY_HIGH_NOON: Final = 11
STORIES: Final = words(__name__, "STORY_")


def kind_of(place: int, notes: int) -> int:
    return place << NOTE_BITS | notes


def place_of(kind: int) -> int:
    return kind >> NOTE_BITS


def notes_of(kind: int) -> int:
    return kind & MOST_NOTES


def kind_name(kind: int) -> str:
    """A card's name: its location, with a $ for each banknote on it.

    >>> kind_name(kind_of(AT_RANCH, 2))
    'ranch$$'
    """
    return PLACES[place_of(kind)] + "$" * notes_of(kind)


KIND_NAMES: Final = tuple([kind_name(kind) for kind in range(KINDS)])


class Figures:
    """Every printed figure, and the tables made from them. Shared by all states of a game, never changed."""

    def __init__(self, data: Mapping[str, Mapping[str, Plain]]) -> None:
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
