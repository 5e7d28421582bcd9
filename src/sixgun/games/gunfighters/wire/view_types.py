"""What a view holds, field by field: the only place that says so."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from sixgun.core.view_types import Options, Question, ResultView, Seat, one_of
from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACES, STORIES

Place = Annotated[str, one_of("Place", PLACES)]
Kind = Annotated[str, one_of("Kind", KIND_NAMES)]
Story = Annotated[str, one_of("Story", STORIES)]
Climax = Annotated[str, one_of("Climax", CLIMAXES)]

GangCard = TypedDict(
    "GangCard",
    {
        "nth": Annotated[int, "its number among all cards that the gang has had, by which events and picks name it"],
        "card": Annotated[Kind | None, "null if it lies face down for the viewer"],
        "shown": NotRequired[Annotated[bool, "whether everybody knows it; of a card that the viewer knows"]],
        "not": NotRequired[Annotated[list[Place], "where it cannot be; of a card that the viewer does not know"]],
        "shuffle": NotRequired[Annotated[int, "the shuffle of the deck that it came from; of such a card as well"]],
    },
)
GangCard.__doc__ = "A card of a gang."


class Gang(TypedDict):
    """A player with a gang."""

    seat: Seat
    out: Annotated[bool, "whether the gang is eliminated"]
    cards: Annotated[list[GangCard], "in a row, new ones at its end"]
    coins: int
    climax: Annotated[Climax | None, "the Climax card in front of it"]
    controls: Annotated[list[Place], "the locations that it controls"]


class Unseen(TypedDict):
    """Cards that the viewer has not seen, of one shuffle of the deck."""

    shuffle: int
    cards: Annotated[dict[str, int], "how many there are of each kind"]


class View(TypedDict):
    """The table as a seat, or a spectator, knows it. Piles are listed from the top."""

    game: str
    seat: Annotated[Seat | None, "whose eyes these are; null for a spectator"]
    seats: int
    options: Options
    dealer: Seat
    first: Annotated[Seat, "the seat that began"]
    turn: Annotated[Seat, "the seat whose turn it is"]
    asked: Annotated[list[Seat], "the seats that must choose now"]
    question: Annotated[Question | None, "what they are asked"]
    players: list[Gang]
    deck: Annotated[int, "the number of its cards"]
    shuffle: Annotated[int, "how often the deck was reshuffled"]
    discards: list[Kind]
    unseen: Annotated[list[Unseen], "what is known by counting: the cards that are hidden from the viewer"]
    story_deck: Annotated[int, "the number of its cards"]
    story_used: Annotated[list[Story], "Story cards that were played"]
    climax_pile: Annotated[list[Climax | None], "a card is named if everybody saw it go there"]
    bank: Annotated[int, "coins in the bank"]
    result: Annotated[ResultView | None, "null while the game goes on"]
