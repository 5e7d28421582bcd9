"""The components (Contenuto del gioco): locations, cards and coins as tables, read from data/components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.checks import Checks
from sixgun.core.plain import Plain
from sixgun.lib.boxes import Sections, corrected, figure, printed_figures

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

    >>> from sixgun.lib.boxes import house_fields
    >>> house_fields(own_data())
    ['notes', 'climax', 'story']
    """
    return printed_figures(__package__)


def with_pack(pack: Mapping[str, object]) -> Sections:
    """The figures with a pack's corrections; refused with everything that is wrong about them."""
    return corrected(KEY, own_data(), pack, _merge, _check_totals)


def _merge(checks: Checks, field: str, own: dict[str, Plain], given: dict[str, object]) -> None:
    """Put the given figures over the game's own, each checked against the shape of what it replaces."""
    checks.known(field, given, list(own))
    for name, value in given.items():
        if name not in own:
            continue
        here = f"{field}.{name}"
        old = own[name]
        if isinstance(old, dict):
            _merge(checks, here, old, checks.table(here, value))
        elif isinstance(old, bool):
            if isinstance(value, bool):
                own[name] = value
            else:
                checks.wrong_type(here, "yes-no", value)
        elif isinstance(old, int):
            own[name] = checks.integer(here, value, 0, 64)
        elif isinstance(old, list):
            items = checks.items(here, value, len(old), len(old))
            own[name] = [checks.integer(f"{here}[{i}]", item, 0, MOST_NOTES) for i, item in enumerate(items)]
        elif isinstance(value, str):
            own[name] = value
        else:
            checks.wrong_type(here, "text", value)


def _check_totals(checks: Checks, data: dict[str, dict[str, Plain]]) -> None:
    """The printed totals hold: a pack that moves copies about must move them to somewhere."""

    def total(field: str, found: int, rule: str) -> None:
        want = data[field]["total"]
        if found != want:
            checks.note("pack-total", {"field": field, "want": want, "got": found}, rule)

    climaxes = [value for name, value in data["climax"].items() if name in CLIMAXES]
    total("climax", sum([value for value in climaxes if isinstance(value, int)]), "components.climax.six")
    copies = [card["copies"] for card in data["story"].values() if isinstance(card, dict)]
    total("story", sum([value for value in copies if isinstance(value, int)]), "components.story.sixteen")
    fixed = (
        ("hand", "size", 5, "setup.hand.five-cards"),
        ("gunfire", "each", 7, "components.gunfire.forty-two"),
        ("coins", "total", 16, "components.coins.sixteen"),
        ("climax", "total", 6, "components.climax.six"),
        ("story", "total", 16, "components.story.sixteen"),
    )
    for section, name, want, rule in fixed:
        if data[section][name] != want:
            got = data[section][name]
            checks.note("pack-total", {"field": f"{section}.{name}", "want": want, "got": got}, rule)
    if data["hand"]["face_up"] not in range(6):
        checks.integer("hand.face_up", data["hand"]["face_up"], 0, 5)
    win, tie = data["coins"]["win"], data["coins"]["tie"]
    assert isinstance(win, int)
    assert isinstance(tie, int)
    if not 1 <= win <= 16:
        checks.integer("coins.win", win, 1, 16)
    if not 1 <= tie <= 8:
        checks.integer("coins.tie", tie, 1, 8)
