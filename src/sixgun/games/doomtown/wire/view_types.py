"""What a view holds, field by field: the only place that says so."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from sixgun.core.view_types import Options, Question, ResultView, Seat, named, one_of
from sixgun.games.doomtown.language.words import RULES, STATS
from sixgun.games.doomtown.table.changes import DURATIONS
from sixgun.games.doomtown.table.state import PHASES

Phase = Annotated[str, one_of("Phase", PHASES)]
Until = Annotated[str, one_of("Until", DURATIONS)]
Change = Annotated[str, one_of("Change", [*STATS, *RULES])]
Face = Annotated[str, named("Face")]
Id = Annotated[str, named("Id")]
Code = Annotated[str, named("Code")]
Uses = Annotated[int, named("Uses")]
Side = Annotated[int, named("Side")]


class Gear(TypedDict):
    """Goods, a spell or another card that is attached."""

    id: Id
    card: Face
    booted: bool
    used: Annotated[Uses, "how often each of its abilities was used today: four bits each"]
    traded: bool
    influence: Annotated[int, "influence counters on it"]
    rocks: Annotated[int, "ghost rock on it"]


class Dude(TypedDict):
    """A dude in play. Stats are those of the moment."""

    id: Annotated[Id, "its card, its owner's seat and, for a further copy, a number"]
    card: Face
    seat: Annotated[Seat, "who controls it"]
    place: Id
    booted: bool
    value: int
    bullets: int
    stud: bool
    influence: int
    upkeep: int
    bounty: int
    control: int
    posse: Annotated[Side, "0: in none; 1: in the leader's, 2: in the mark's"]
    purse: Annotated[int, "ghost rock on it that pays for Shootout abilities"]
    used: Annotated[Uses, "how often each of its abilities was used today: four bits each"]
    arrived: Annotated[bool, "whether it came into play today"]
    gear: list[Gear]


class Place(TypedDict):
    """A location. The town square has no card, and nothing else of a card either."""

    id: Id
    card: Annotated[Face | None, "null for the town square"]
    owner: Seat | None
    controller: Seat | None
    control: NotRequired[int]
    production: NotRequired[int]
    private: bool
    in_town: NotRequired[Annotated[bool, "whether it is in town rather than out of it"]]
    booted: NotRequired[bool]
    used: NotRequired[Annotated[Uses, "how often each of its abilities was used today: four bits each"]]
    rocks: NotRequired[Annotated[int, "ghost rock on it"]]
    gear: NotRequired[list[Gear]]


Drawn = TypedDict(
    "Drawn",
    {
        "card": Face,
        "as": Annotated[Code | None, "its value and suit, as in `10H`; null for a joker without a name"],
    },
)
Drawn.__doc__ = "A card of a draw hand."


class DrawHand(TypedDict):
    """A draw hand as far as the viewer knows it."""

    count: Annotated[int, "the number of its cards"]
    cards: Annotated[list[Drawn], "those that the viewer knows"]
    rank: Annotated[int | None, "null until the viewer knows all of it, with every joker's name"]
    rank_change: int
    cheatin: Annotated[bool | None, "null until it is revealed"]


class Unseen(TypedDict):
    """Cards of a deck that the viewer has not seen, of one shuffle."""

    shuffle: int
    cards: list[Face]


class Player(TypedDict):
    """A player with stash, hand and piles."""

    seat: Seat
    outfit: Face
    stash: Annotated[int, "ghost rock"]
    loan: int
    control: Annotated[int, "all control points"]
    influence: Annotated[int, "all influence"]
    hurdle: Annotated[int, "the influence that the control must exceed for this player to win"]
    hand: Annotated[list[Face], "the cards that the viewer knows"]
    hand_count: Annotated[int, "the number of all of them"]
    deck: Annotated[int, "the number of its cards"]
    deck_top: Annotated[list[Face], "the cards on top of the deck that the viewer has looked at, from the top"]
    shuffle: Annotated[int, "how often the deck was reshuffled"]
    unseen: Annotated[list[Unseen], "what is known by counting: the cards that are hidden from the viewer"]
    discards: list[Face]
    boot_hill: list[Face]
    draw_hand: DrawHand | None
    street: Annotated[list[Id], "locations from left to right, the home among them"]
    outskirts: list[Id]


class Effect(TypedDict):
    """A change that has not ended."""

    card: Annotated[Id | None, "the card that is changed"]
    seat: Annotated[Seat | None, "or the player"]
    what: Annotated[Change, "a stat, or a rule that does not hold"]
    amount: int
    until: Annotated[Until, "when it ends"]


class Shootout(TypedDict):
    """The shootout that is being fought."""

    place: Id
    round: Annotated[int, "0 before the first"]
    leader: Seat
    mark: Seat | None
    leader_dude: Id | None
    mark_dude: Id | None
    shooters: Annotated[list[Id | None], "the leader's, the mark's"]
    studs: Annotated[list[int | None], "the stud bonus of both"]
    draws: Annotated[list[int | None], "the draw bonus of both"]
    revealed: Annotated[bool, "whether hands are revealed"]


class Job(TypedDict):
    """The job that is under way."""

    seat: Seat
    card: Annotated[Face | None, "the card whose ability it is"]
    leader: Id | None
    mark: Id | None


class View(TypedDict):
    """The table as a seat, or a spectator, knows it. Piles are listed from the top."""

    game: str
    seat: Annotated[Seat | None, "whose eyes these are; null for a spectator"]
    seats: int
    options: Options
    packs: Annotated[list[str], "where the cards at this table are from, if not from the Base Set"]
    day: int
    phase: Phase
    winner: Annotated[Seat | None, "the winner of the day's hand of lowball"]
    ahead: Annotated[Seat | None, "who would win if Sundown came now"]
    pot: int
    asked: Annotated[list[Seat], "the seats that must choose now"]
    question: Annotated[Question | None, "what they are asked"]
    players: list[Player]
    places: list[Place]
    dudes: list[Dude]
    aside: Annotated[list[Face], "cards that lie open aside"]
    effects: list[Effect]
    shootout: Shootout | None
    job: Job | None
    marked: Annotated[list[Face], "cards that the viewer has picked so far"]
    chosen: Annotated[list[Id], "cards that were chosen so far"]
    casualties: Annotated[list[list[str]], "chosen so far: each a card and `discard`, `ace` or `home`"]
    result: Annotated[ResultView | None, "null while the game goes on"]
