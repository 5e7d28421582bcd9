"""The state of a game: whose cards lie where, what everybody has seen of them, and the coins."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.state import State as CoreState
from sixgun.core.vocabulary import bound
from sixgun.games.gunfighters.table.components import PLACE_COUNT, Figures

# Streams of chance, one per purpose.
GUNFIRE_STREAM: Final = 0
STORY_STREAM: Final = 1
CLIMAX_STREAM: Final = 2
DEALER_STREAM: Final = 3
POWDER_STREAM: Final = 4
STREAMS: Final = 5

# Options, in the order of their values in State.options.
PLAZA_RULE: Final = 0
CONTROL_RULE: Final = 1
TEN_SECONDS: Final = 2
COINS_CHECKED: Final = 3

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 7
SPECTATOR: Final = 7  # the bit of those who only watch, after those of the seats
ALL_SEE: Final = 0xFF
EVERYWHERE: Final = 0x3F  # ruled out: a bit for each location
NOBODY: Final = -1

# How a game ended.
NOT_ENDED: Final = 0
LAST_STANDING: Final = 1
NINE_COINS: Final = 2
THREE_LOCATIONS: Final = 3
DRAW: Final = 4
REASONS: Final[tuple[str, ...]] = bound(
    "reasons",
    {
        NOT_ENDED: "",
        LAST_STANDING: "last-standing",
        NINE_COINS: "nine-coins",
        THREE_LOCATIONS: "three-locations",
        DRAW: "draw",
    },
)


# The fields of a state, in the order in which they are packed.
OWN_FIELDS: Final[tuple[str, ...]] = (
    *("dealer", "first", "turn"),
    *("hands", "deck", "discards", "seen", "ruled_out", "shuffle", "shuffles", "nth", "arrived"),
    *("climax_pile", "climax_seen", "climax", "story_deck", "story_used"),
    *("coins", "bank", "control", "out", "ended", "winners"),
)


class State(CoreState):
    """All zones list card numbers; the top of a pile is its last card."""

    __slots__ = (*OWN_FIELDS, "figures")

    FIELDS: ClassVar[tuple[str, ...]] = CoreState.FIELDS + OWN_FIELDS

    def __init__(
        self, seats: int, options: tuple[int, ...], key: bytes, figures: Figures, like: State | None = None
    ) -> None:
        """An empty table, on which `lay_out` puts the box's columns; or one like another."""
        super().__init__(seats, options, key, STREAMS, like)
        self.figures: Figures = figures
        if like is None:
            self.dealer: int = 0
            self.first: int = 0  # the starting player: where the circle of turns begins
            self.turn: int = 0
            self.hands: list[list[int]] = []
            self.deck: list[int] = []
            self.discards: list[int] = []
            self.seen: list[int] = []  # by card: a bit for each seat that knows it
            self.ruled_out: list[int] = []  # by card: locations that everybody knows it is not
            self.shuffle: list[int] = []  # by card: the shuffle of the deck that it was dealt from
            self.shuffles: int = 0  # the number of the deck's present shuffle
            self.nth: list[int] = []  # by card in a hand: its number among all cards that its gang has had
            self.arrived: list[int] = []  # by seat: how many cards the gang has had
            self.climax_pile: list[int] = []
            self.climax_seen: list[int] = []  # by Climax card: a bit for each seat that knows it
            self.climax: list[int] = []  # by seat: the Climax card in front of it
            self.story_deck: list[int] = []
            self.story_used: list[int] = []
            self.coins: list[int] = []
            self.bank: int = 0
            self.control: list[int] = []  # by location: the seat that controls it (rule B)
            self.out: list[int] = []  # eliminated seats in order
            self.ended: int = NOT_ENDED
            self.winners: int = 0  # a bit for each winning seat
        else:
            self.dealer = like.dealer
            self.first = like.first
            self.turn = like.turn
            self.hands = [hand[:] for hand in like.hands]
            self.deck = like.deck[:]
            self.discards = like.discards[:]
            self.seen = like.seen[:]
            self.ruled_out = like.ruled_out[:]
            self.shuffle = like.shuffle[:]
            self.shuffles = like.shuffles
            self.nth = like.nth[:]
            self.arrived = like.arrived[:]
            self.climax_pile = like.climax_pile[:]
            self.climax_seen = like.climax_seen[:]
            self.climax = like.climax[:]
            self.story_deck = like.story_deck[:]
            self.story_used = like.story_used[:]
            self.coins = like.coins[:]
            self.bank = like.bank
            self.control = like.control[:]
            self.out = like.out[:]
            self.ended = like.ended
            self.winners = like.winners

    def clone(self) -> State:
        return State(self.seats, self.options, self.key, self.figures, self)


def lay_out(seats: int, options: tuple[int, ...], key: bytes, figures: Figures) -> State:
    """A table with everything in the box's places: no card dealt, all coins in the bank."""
    s = State(seats, options, key, figures)
    cards = len(figures.kind)
    s.hands = [[] for _ in range(seats)]
    s.seen = [0] * cards
    s.ruled_out = [0] * cards
    s.shuffle = [0] * cards
    s.nth = [0] * cards
    s.arrived = [0] * seats
    s.climax_seen = [0] * len(figures.climax)
    s.climax = [NOBODY] * seats
    s.coins = [0] * seats
    s.bank = figures.coins
    s.control = [NOBODY] * PLACE_COUNT
    return s


def viewer_bit(seat: int | None) -> int:
    """The bit of a seat, or of spectators (None)."""
    return 1 << (SPECTATOR if seat is None else seat)


def in_play(s: State, seat: int) -> bool:
    """A gang with gunfighters left."""
    return bool(s.hands[seat])


def living(s: State) -> list[int]:
    """The seats still in the game."""
    return [seat for seat, hand in enumerate(s.hands) if hand]


def left_of(s: State, seat: int) -> int:
    """The next player around the table who is still in. [players.seating.circle]"""
    after = (seat + 1) % s.seats
    while not s.hands[after]:
        after = (after + 1) % s.seats
    return after


def clockwise_from(s: State, seat: int) -> list[int]:
    """All seats around the table, this one first."""
    return [(seat + i) % s.seats for i in range(s.seats)]


def climax_kind(s: State, seat: int) -> int:
    """Which Climax card lies in front of a seat, or NOBODY."""
    card = s.climax[seat]
    return NOBODY if card < 0 else s.figures.climax[card]
