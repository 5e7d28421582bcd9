"""The state of a game: two formations, two decks that become one, the discards, and who has seen which card."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.state import State as CoreState
from sixgun.core.vocabulary import words
from sixgun.games.bang_duel.table.components import LAW, OUTLAW, Figures

# Streams of chance, one per purpose.
DECK_STREAM: Final = 0
CHARACTER_STREAM: Final = 1
COMMON_STREAM: Final = 2
RANDOM_STREAM: Final = 3
STREAMS: Final = 4

# Options, in the order of their values in State.options.
CHARACTERS_EACH: Final = 0
LAW_SEAT: Final = 1
STORE_FROM: Final = 2
# Characters for each side, the usual number first. The rulebook allows for more; fewer are a variant of the house.
CHARACTER_COUNTS: Final[tuple[int, ...]] = (4, 2, 3, *range(5, 13))
# Where the General Store's cards come from once somebody uses the common deck: all from there, or two from each
# player's current deck.
FROM_COMMON: Final = 0
FROM_EACH: Final = 1
STORES: Final[tuple[str, ...]] = words(__name__, "FROM_")

SPECTATOR: Final = 2  # the bit of those who only watch
ALL_SEE: Final = 7
NOBODY: Final = -1
PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (2, 3))  # by seat: its two places
COMMON: Final = 2  # the origin of cards from the first common deck; 0 and 1 are the two sides' own decks


# The fields of a state, in the order in which they are packed.
OWN_FIELDS: Final[tuple[str, ...]] = (
    *("turn", "who", "life", "gear", "active", "woken", "led", "reserve", "gone"),
    *("hands", "decks", "common", "discards", "reloaded", "shuffles", "seen", "origin"),
    *("bangs", "moved", "used", "waiting", "fresh", "winner"),
)


class State(CoreState):
    """A place is where a character stands: seat * 2 + 0 for the left one, + 1 for the right one.

    All zones list card numbers; the top of a pile is its last card.
    """

    __slots__ = (*OWN_FIELDS, "figures")

    FIELDS: ClassVar[tuple[str, ...]] = CoreState.FIELDS + OWN_FIELDS

    def __init__(
        self, seats: int, options: tuple[int, ...], key: bytes, figures: Figures, like: State | None = None
    ) -> None:
        """An empty table, or one like another."""
        super().__init__(seats, options, key, STREAMS, like)
        self.figures: Figures = figures
        if like is None:
            self.turn: int = NOBODY
            self.who: list[int] = [NOBODY] * 4  # by place: the character there
            self.life: list[int] = [0] * 4  # by place
            self.gear: list[list[int]] = [[], [], [], []]  # by place: its Equipment
            self.active: list[int] = [0, 2]  # by seat: the place with the marker
            self.woken: int = NOBODY  # the rear place that is being targeted just now: it wakes, its partner sleeps
            self.led: int = 0  # whether the starting pairs were revealed
            self.reserve: list[list[int]] = [[], []]  # by seat, the top one last
            self.gone: list[int] = []  # eliminated characters, in order
            self.hands: list[list[int]] = [[], []]
            self.decks: list[list[int]] = [[], []]
            self.common: list[int] = []
            self.discards: list[int] = []
            self.reloaded: int = 0  # whether the card on top of the discards was reloaded
            self.shuffles: int = 0  # how often a common deck was made
            self.seen: list[int] = []  # by card: a bit for each seat that knows it, and one for spectators
            self.origin: list[int] = []  # by card: the deck it was last shuffled into
            self.bangs: int = 0  # BANG! cards of this turn that count against the limit
            self.moved: int = 0  # whether the marker was moved in this play phase
            self.used: int = 0  # a bit for each once-a-turn ability that was used
            self.waiting: list[int] = []  # what waits for the present card to be done: four ints each, see waiting.py
            self.fresh: list[int] = []  # cards that lie open or were just drawn, for a choice among them
            self.winner: int = NOBODY
        else:
            self.turn = like.turn
            self.who = like.who[:]
            self.life = like.life[:]
            a, b, c, d = like.gear
            self.gear = [a[:], b[:], c[:], d[:]]
            self.active = like.active[:]
            self.woken = like.woken
            self.led = like.led
            self.reserve = [like.reserve[0][:], like.reserve[1][:]]
            self.gone = like.gone[:]
            self.hands = [like.hands[0][:], like.hands[1][:]]
            self.decks = [like.decks[0][:], like.decks[1][:]]
            self.common = like.common[:]
            self.discards = like.discards[:]
            self.reloaded = like.reloaded
            self.shuffles = like.shuffles
            self.seen = like.seen[:]
            self.origin = like.origin[:]
            self.bangs = like.bangs
            self.moved = like.moved
            self.used = like.used
            self.waiting = like.waiting[:]
            self.fresh = like.fresh[:]
            self.winner = like.winner

    def clone(self) -> State:
        return State(self.seats, self.options, self.key, self.figures, self)


def law_seat(s: State) -> int:
    return s.options[LAW_SEAT]


def side_of_seat(s: State, seat: int) -> int:
    """[setup.sides.one-each]"""
    return LAW if seat == s.options[LAW_SEAT] else OUTLAW


def faces_held(s: State, seat: int) -> list[int]:
    """The faces in a hand, each once, in a fixed order."""
    return faces_of(s, s.hands[seat])


def faces_of(s: State, cards: list[int]) -> list[int]:
    """The faces of some cards, each once, in a fixed order.

    They are few: to put each in its place is as fast as to sort a set, and twice as fast once it is compiled.
    """
    faces = s.figures.face
    found: list[int] = []
    for card in cards:
        face = faces[card]
        at = len(found)
        while at > 0 and found[at - 1] > face:
            at -= 1
        if at == 0 or found[at - 1] != face:
            found.insert(at, face)
    return found


def card_of_face(s: State, seat: int, face: int) -> int:
    """A card with that face in the hand: one that others know already, if there is one."""
    faces, seen = s.figures.face, s.seen
    found = NOBODY
    for card in s.hands[seat]:
        if faces[card] == face and (found < 0 or seen[card] > seen[found]):
            found = card
    return found
