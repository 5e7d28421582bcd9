"""What a view holds, field by field: the only place that says so."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from sixgun.core.view_types import Options, Question, ResultView, Seat, named, one_of
from sixgun.games.gunslinger.table.components import ACTIONS, BOXES, SIDES
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.showdown import BONUSES
from sixgun.games.gunslinger.table.state import OUT_NAMES

BEARINGS: Final = ("ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left")
STATUSES: Final = ("move", "run", "down")

# What else the page knows: the editor of showdowns offers bonus points for these.
WORDS: Final = {"BONUSES": BONUSES}

Way = Annotated[str, one_of("Way", DIRECTIONS)]
Bearing = Annotated[str, one_of("Bearing", BEARINGS)]
Status = Annotated[str, one_of("TargetStatus", STATUSES)]
For = Annotated[str, one_of("BonusFor", BONUSES)]
Box = Annotated[str, one_of("Box", BOXES)]
Out = Annotated[str, one_of("Out", OUT_NAMES)]
ActionName = Annotated[str, one_of("ActionName", ACTIONS)]
Side = Annotated[str, one_of("SideName", [side.lower() for side in SIDES])]
Who = Annotated[str, named("Who")]
Hex = Annotated[str, named("Hex")]
Number = Annotated[str, named("Number")]


class Action(TypedDict):
    """An action card that everybody can see."""

    action: ActionName
    time: int


class Revealed(Action):
    """The card on top of a stack, revealed but not yet executed."""

    declared: Annotated[str | None, "the pick that says how it will be performed; null before it is said"]
    due: Annotated[int | None, "the segment in which it is executed"]


class Chosen(TypedDict):
    """A card of one's own stack."""

    card: Annotated[Side, "its number and its side"]
    action: ActionName
    time: int


class Stack(TypedDict):
    """The action cards of a turn."""

    height: Annotated[int | None, "how many cards there are; null while they are being chosen"]
    executed: list[Action]
    revealed: Revealed | None
    cards: Annotated[list[Chosen] | None, "all of them, for their owner only"]
    gives_up: Annotated[bool, "whether the character gives up this turn; for its owner only"]
    free: Annotated[int, "the segments that delay left when the cards were chosen"]


class Aim(TypedDict):
    """Whom or what a character aims at."""

    points: int
    target: Annotated[Who | None, "a character"]
    hex: Annotated[Hex | None, "or a hex"]


class Wounds(TypedDict):
    """Wounds by part of the body."""

    gun_arm: int
    other_arm: int
    leg: int
    serious: int


class Other(TypedDict):
    """Another character as this one sees it."""

    character: Who
    enemy: bool
    range: int
    bearing: Annotated[list[Way], "its direction on the map; two if it lies between them"]
    seen: Annotated[Bearing | None, "the same as this character sees it; null in the same hex"]
    in_zone: Annotated[bool, "whether it is in the AIM ZONE"]
    status: Annotated[list[Status], "its Target Status as far as everybody knows it"]


class Skills(TypedDict):
    """What a character's skills add to the aim time of a shot."""

    one_hand: Annotated[int, "with a one-handed weapon"]
    two_hand: Annotated[int, "with a two-handed one"]


class Character(TypedDict):
    """A character with its LEGEND."""

    character: Who
    seat: Seat
    side: Annotated[Seat, "characters of one side are friends"]
    hex: Annotated[Hex | None, "null if it has left the map"]
    facing: Way
    down: bool
    out: Annotated[list[Out], "why it takes no part any more"]
    boxes: Annotated[int, "endurance boxes without a wound"]
    skills: Skills
    bonus: Annotated[list[Side], "the sides of its bonus cards"]
    endurance: Annotated[int, "boxes left"]
    weary: bool
    delay: int
    spent: Annotated[int, "the time of the cards that were executed this turn"]
    wounds: Wounds
    aim: Aim | None
    stack: Stack
    last: Annotated[list[ActionName], "the actions of the last turn"]
    moving: Annotated[bool | None, "whether everybody knows that it moves this turn, or that it does not"]
    running: Annotated[bool | None, "the same of running"]
    sprint: Annotated[bool, "whether it may sprint"]
    points: Annotated[Number, "Victory Points, as a fraction"]
    others: Annotated[list[Other], "all others on the map"]


class Weapon(TypedDict):
    """A weapon, a knife or a bag: on a LEGEND, in a hex, or gone."""

    weapon: Annotated[str, "its kind and its number"]
    kind: Annotated[str, named("WeaponKind")]
    character: Annotated[Who | None, "who has it"]
    box: Annotated[Box | None, "where it is on the LEGEND"]
    hex: Annotated[Hex | None, "where it lies"]
    gone: bool
    gun: bool
    hands: Annotated[int, "how many it needs"]
    rounds: int
    capacity: int
    cocked: bool
    jammed: bool


# `for` is a word of Python.
BonusPoints = TypedDict(
    "BonusPoints",
    {
        "for": Annotated[For, "what they are for, each time"],
        "points": int,
        "characters": Annotated[list[Who], "who can score them"],
    },
)
BonusPoints.__doc__ = "Bonus points of the showdown."


class Rules(TypedDict):
    """Special rules of the showdown."""

    surrender: Annotated[bool, "whether characters may surrender"]
    captives_killed: Annotated[bool, "whether captives are worth as much as the dead"]
    money_bag: Annotated[int, "what a money bag is worth"]
    captured: Annotated[list[Who], "who is captured if alive on the map at the end"]
    bonus: list[BonusPoints]


class Night(TypedDict):
    """The night that a showdown belongs to."""

    showdowns: Annotated[list[int], "in the order in which they are played"]
    place: Annotated[int, "which of them is played, from 0"]
    showdown: Annotated[int, "its number"]
    between: Annotated[bool, "whether that one is over"]
    scores: Annotated[list[Number], "Victory Points by seat, of those that are over"]
    out: Annotated[list[Who], "who is out of the night"]


class View(TypedDict):
    """The table as a seat, or a spectator, knows it."""

    game: str
    seat: Annotated[Seat | None, "whose eyes these are; null for a spectator"]
    seats: int
    options: Options
    map: Annotated[list[str], "the boards that lie there"]
    turn: int
    length: Annotated[int, "the number of turns"]
    segment: Annotated[int, "of the turn; 0 while cards are chosen"]
    asked: Annotated[list[Seat], "the seats that must choose now"]
    question: Annotated[Question | None, "what they are asked"]
    subject: Annotated[Who | None, "the character that is decided for"]
    rules: Rules
    characters: list[Character]
    weapons: list[Weapon]
    deck: Annotated[int, "result cards that can still come before the next shuffle"]
    discards: Annotated[list[int], "result cards drawn since the last shuffle, the last one first"]
    unseen: Annotated[list[int], "result cards that can still come"]
    scores: Annotated[list[Number], "Victory Points by seat"]
    night: Annotated[Night | None, "null where one showdown alone is played"]
    result: Annotated[ResultView | None, "null while the game goes on"]
