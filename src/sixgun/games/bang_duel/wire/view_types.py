"""What a view holds, field by field: the only place that says so."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from sixgun.core.view_types import Options, Question, ResultView, Seat, named, one_of
from sixgun.games.bang_duel.table.components import SIDES, SYMBOLS
from sixgun.games.bang_duel.table.kinds import ALWAYS_ACTIVE, BANGS, DODGES, EQUIPMENT, HITS, KINDS, RELOADS

Side = Annotated[str, one_of("Side", SIDES)]
Symbol = Annotated[str, one_of("Symbol", SYMBOLS)]
Origin = Annotated[str, one_of("Origin", (*SIDES, "common"))]
Character = Annotated[str, named("Character")]
Face = Annotated[str, named("Face")]
Kind = Annotated[str, named("Kind")]
PlaceNumber = Annotated[int, named("PlaceNumber")]


def _kinds(kinds: frozenset[int]) -> tuple[str, ...]:
    return tuple([KINDS[kind] for kind in sorted(kinds)])


# What else the page knows of cards: their types, and the icons at their foot.
WORDS: Final = {
    "BANGS": _kinds(BANGS),
    "EQUIPMENT": _kinds(EQUIPMENT),
    "HITS": _kinds(HITS),
    "DODGES": _kinds(DODGES),
    "RELOADS": _kinds(RELOADS),
    "ALWAYS_ACTIVE": _kinds(ALWAYS_ACTIVE),
}


class Place(TypedDict):
    """A character in play. Until both players have chosen, the opponent's lie face down."""

    place: Annotated[PlaceNumber, "twice the seat, and one more for the place that was the rear one at first"]
    character: Annotated[Character | None, "null if it lies face down"]
    life: NotRequired[Annotated[int, "bullets on it"]]
    most: NotRequired[Annotated[int, "the most that it can have"]]
    active: NotRequired[Annotated[bool, "whether it is the active character"]]
    lone: NotRequired[Annotated[bool, "whether it is its player's last one: active and rear at once"]]
    awake: NotRequired[Annotated[bool, "whether its ability and its Equipment work now"]]
    gear: NotRequired[Annotated[list[Face], "its Equipment"]]


class Held(TypedDict):
    """A card in a hand."""

    back: Side
    card: Annotated[Face | None, "null if the viewer does not know it"]
    shown: Annotated[bool, "whether somebody else than its owner knows it"]


class Player(TypedDict):
    """A player with both characters, a hand and a deck."""

    seat: Seat
    side: Side
    places: list[Place | None]
    hand: list[Held]
    limit: Annotated[int | None, "how many cards may stay in the hand at the end of the turn; null before the first"]
    unlimited: Annotated[bool, "whether as many BANG! cards as there are may be played"]
    deck: Annotated[int, "the number of its cards"]
    reserve: Annotated[list[Character] | int, "characters to come: one's own by name, the opponent's by number"]


Unseen = TypedDict(
    "Unseen",
    {
        "from": Annotated[Origin, "the deck that they come from"],
        "shuffle": Annotated[int, "the shuffle of the common deck; 0 for a deck of a player"],
        "cards": Annotated[dict[str, int], "how many there are of each face"],
    },
)
Unseen.__doc__ = "Cards that the viewer has not seen, of one deck."

Hit = TypedDict(
    "Hit",
    {
        "place": Annotated[PlaceNumber, "the target"],
        "shooter": Annotated[PlaceNumber, "the shooter's place, where somebody else may stand by now"],
        "character": Annotated[Character, "the shooter"],
        "seat": Annotated[Seat, "the seat that fires"],
        "with": Annotated[Kind | None, "the kind of card, if it is one"],
        "tex": Annotated[bool, "whether it is a BANG! of Tex Killer's: dodging it costs one more card"],
    },
)
Hit.__doc__ = "Somebody is fired at; until what follows a dodge is done."


class Duel(TypedDict):
    """A Duel that is being fought."""

    starter: Annotated[Seat, "the seat that challenged"]
    place: Annotated[PlaceNumber, "the character that is challenged"]
    answers: Annotated[Seat, "the seat whose turn it is to answer"]


class Reveal(TypedDict):
    """Bart Masterson's player chooses between two cards, which lie in `open`."""

    seat: Annotated[Seat, "the seat that chooses"]
    deck: Annotated[Seat, "whose deck they come from"]
    wanted: Annotated[Symbol, "the symbol that matters"]


class Fallen(TypedDict):
    """A character that is being eliminated while somebody must choose."""

    place: PlaceNumber
    character: Character
    gear: Annotated[list[Face], "the Equipment that still lies there"]
    left: Annotated[int, "how many cards of it Bull Anderson may still take"]


class View(TypedDict):
    """The table as a seat, or a spectator, knows it. Piles are listed from the top."""

    game: str
    seat: Annotated[Seat | None, "whose eyes these are; null for a spectator"]
    seats: int
    options: Options
    law: Annotated[Seat, "the seat that plays the law"]
    turn: Annotated[Seat | None, "the seat whose turn it is; null before the first"]
    asked: Annotated[list[Seat], "the seats that must choose now"]
    question: Annotated[Question | None, "what they are asked"]
    players: list[Player]
    common: Annotated[int | None, "cards in the common deck; null as long as there are two decks"]
    discards: list[Face]
    reloaded: Annotated[bool, "whether the card on top of the discards was reloaded"]
    open: Annotated[list[Face], "cards that lie open for a choice: the General Store's, or two that were turned up"]
    unseen: Annotated[list[Unseen], "what is known by counting: the cards that are hidden from the viewer"]
    gone: Annotated[list[Character], "characters that were eliminated"]
    bangs: Annotated[int, "BANG! cards that were played this turn"]
    moved: Annotated[bool, "whether characters changed places this turn"]
    used: Annotated[list[Character], "characters whose ability was used this turn"]
    pool: Annotated[int | None, "bullets that nobody has; null before characters are chosen"]
    hit: Hit | None
    duel: Duel | None
    reveal: Reveal | None
    fallen: Fallen | None
    result: Annotated[ResultView | None, "null while the game goes on"]
