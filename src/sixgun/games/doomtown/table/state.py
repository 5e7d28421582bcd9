"""The state of a game: where every card is, what has changed about it, and the ghost rock."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.state import State as CoreState
from sixgun.core.vocabulary import words
from sixgun.games.doomtown.table.book import Book

# Streams of chance: one a seat for its deck, one for who goes first.
MOST_SEATS: Final = 6  # the rulebook sets no limit; picks and tags have room for so many
CHANCE_STREAM: Final = MOST_SEATS
STREAMS: Final = MOST_SEATS + 1

# Options, in the order of their values in State.options; the decks come first.
GANG_OPTION: Final = MOST_SEATS
SHORT_OPTION: Final = MOST_SEATS + 1
ORDER_OPTION: Final = MOST_SEATS + 2
CUT_OPTION: Final = MOST_SEATS + 3

# Things that abilities speak of are ints: cards from 0, the town square being one, then players and the rest.
SQUARE: Final = 0
NOBODY: Final = -1
PLAYER: Final = 10_000  # plus the seat
FIGHT_THING: Final = 20_000
PULL_THING: Final = 25_000
ABILITY_OF: Final = 30_000  # plus 64 times the card, plus which of its abilities
CASUALTY_THING: Final = 200_000  # plus the number in `fallen`

# Whether a number has been found to depend on a condition: `State.leaned`.
NOT_ASKED: Final = 0  # nobody wants to know
FIRM: Final = 1
LEANED: Final = 2

# zones
OUT: Final = 0
IN_DECK: Final = 1
IN_HAND: Final = 2
IN_DRAW_HAND: Final = 3
IN_DISCARDS: Final = 4
IN_BOOT_HILL: Final = 5
IN_PLAY: Final = 6
ASIDE: Final = 7

# Flags of a card: came into play in this High Noon, got in a trade, replaced today, has its trespassing bounty,
# joined from next door, came into play since its owner's last turn to make a play, has moved today.
HAS_ARRIVED: Final = 1
WAS_TRADED: Final = 2
WAS_REPLACED: Final = 4
IS_CHARGED: Final = 8
IS_DISTANT: Final = 16
IS_FRESH: Final = 32
HAS_MOVED: Final = 64

PHASE_SETUP: Final = 0
PHASE_GAMBLIN: Final = 1
PHASE_UPKEEP: Final = 2
PHASE_NOON: Final = 3
PHASE_SUNDOWN: Final = 4
PHASES: Final = words(__name__, "PHASE_")

NOT_ENDED: Final = 0
ENDED_BY_CONTROL: Final = 1
ENDED_BY_NOBODY_LEFT: Final = 2
ENDED_BY_LAST_DAY: Final = 3
REASONS: Final[tuple[str, ...]] = ("", *words(__name__, "ENDED_BY_", first=1))

FIXED: Final[tuple[str, ...]] = ("what", "owner", "tags", "homes")  # shared by clones; only tags are ever replaced
COLUMNS: Final[tuple[str, ...]] = (
    "zone",
    "place",
    "host",
    "boss",
    "booted",
    "bounty",
    "points",
    "sway",
    "rocks",
    "used",
    "extra",
    "flags",
    "side",
    "reads",
    "seen",
    "lot",
)
PILES: Final[tuple[str, ...]] = (
    "deck",
    "hand",
    "drawn",
    "discards",
    "boot_hill",
    "street",
    "outskirts",
    "gang",
    "marked",
)
LISTS: Final[tuple[str, ...]] = (
    "aside",
    "gear",
    "auras",
    "watchers",
    "mods",
    "some",
    "env",
    "later",
    "fallen",
    "plan",
    "happened",
)
BY_SEAT: Final[tuple[str, ...]] = ("stash", "loan", "rank_by", "cheated", "lots", "cuts", "caught", "tricked")
RECORDS: Final[tuple[str, ...]] = ("fight", "job", "check")
NUMBERS: Final[tuple[str, ...]] = (
    "bank",
    "pot",
    "day",
    "winner",
    "phase",
    "prevented",
    "pull_code",
    "pull_card",
    "doer",
    "scene",
    "ended",
    "victor",
    "heard",
    "chain",
)


class State(CoreState):
    """Columns are by card, piles by seat; the top of a pile is its last card."""

    __slots__ = (
        "asking",
        "book",
        "leaned",
        "looked",
        "nested",
        *FIXED,
        *COLUMNS,
        *PILES,
        *LISTS,
        *BY_SEAT,
        *RECORDS,
        *NUMBERS,
    )

    FIELDS: ClassVar[tuple[str, ...]] = CoreState.FIELDS + FIXED + COLUMNS + PILES + LISTS + BY_SEAT + RECORDS + NUMBERS

    def __init__(self, seats: int, options: tuple[int, ...], key: bytes, book: Book, like: State | None = None) -> None:
        """An empty table, on which `lay_out` puts cards; or one like another."""
        super().__init__(seats, options, key, STREAMS, like)
        self.book: Book = book
        self.asking: list[int] = []  # deeds whose controller is being found out; empty between two steps
        self.leaned: int = NOT_ASKED  # whether a number depended on a condition; only while somebody wants to know
        self.looked: int = 0  # how many were looked at since nothing was nested
        self.nested: int = 0  # how many traits are being looked at because of each other; 0 between two steps
        if like is None:
            self.what: list[int] = []  # which printed card; never changes, nor do owners and homes
            self.owner: list[int] = []
            self.tags: list[int] = []  # how picks name it: owner, printed card and number of the copy
            self.homes: list[int] = []  # by seat: the outfit card
            self.zone: list[int] = []
            self.place: list[int] = []  # of dudes in play: where they are
            self.host: list[int] = []  # of attachments: what they are attached to
            self.boss: list[int] = []  # of dudes: who controls them
            self.booted: list[int] = []
            self.bounty: list[int] = []
            self.points: list[int] = []  # permanent control points: blue counters
            self.sway: list[int] = []  # permanent influence: red counters
            self.rocks: list[int] = []  # ghost rock on it, not as a bounty
            self.used: list[int] = []  # four bits an ability: how often it was used today
            self.extra: list[int] = []  # four bits an ability: how often more it can be used
            self.flags: list[int] = []
            self.side: list[int] = []  # of dudes: the posse
            self.reads: list[int] = []  # what a joker or a changed card stands for; NOBODY for what it is
            self.seen: list[int] = []  # a bit for each seat that knows a card in a hand
            self.lot: list[int] = []  # the shuffle of its owner's deck that a card came from
            self.deck: list[list[int]] = []
            self.hand: list[list[int]] = []
            self.drawn: list[list[int]] = []
            self.discards: list[list[int]] = []
            self.boot_hill: list[list[int]] = []
            self.street: list[list[int]] = []  # home and in-town deeds from left to right
            self.outskirts: list[list[int]] = []  # deeds out of town
            self.gang: list[list[int]] = []  # dudes in play under the seat's control
            self.marked: list[list[int]] = []  # what a seat has picked so far in a question of several picks
            self.aside: list[int] = []  # cards that are being played or pulled
            self.gear: list[int] = []  # all attachments in play
            self.auras: list[int] = []  # cards in play whose traits concern others
            self.watchers: list[int] = []  # cards in play that wait for something
            self.mods: list[int] = []
            self.some: list[int] = []  # what `choose-some` chose
            self.env: list[int] = []  # the blocks of running abilities
            self.later: list[int] = []  # blocks that wait: trigger, part, line, then the block of the ability
            self.fallen: list[
                int
            ] = []  # casualties of the round: side, value (0 if not discarded or aced), bullets, place
            self.plan: list[int] = []  # casualties announced, two ints each: card, how
            self.happened: list[int] = []  # what cards may wait for and has not been told them: happenings.py
            self.stash: list[int] = []
            self.loan: list[int] = []
            self.rank_by: list[int] = []  # by seat: how effects have changed the rank of the draw hand
            self.cheated: list[int] = []  # by seat: a Cheatin' ability was used on this draw hand
            self.lots: list[int] = []  # by seat: the number of the deck's present shuffle
            self.cuts: list[int] = []  # by seat: how deep it cuts the decks of others, 0 for not at all
            self.caught: list[int] = []  # by seat: the last day when it revealed a cheatin' hand
            self.tricked: list[int] = []  # by seat: the last day when it used a Cheatin' ability
            self.fight: list[int] = []
            self.job: list[int] = []
            self.check: list[int] = []
            self.bank: int = 0
            self.pot: int = 0
            self.day: int = 0
            self.winner: int = NOBODY
            self.phase: int = PHASE_SETUP
            self.prevented: int = 0
            self.pull_code: int = NOBODY  # the last pull's suit and value, as hands know them
            self.pull_card: int = NOBODY  # the card itself
            self.doer: int = NOBODY  # the seat whose ability has affected somebody else's dude last
            self.scene: int = NOBODY  # where that dude was then
            self.ended: int = NOT_ENDED
            self.victor: int = NOBODY
            self.heard: int = 0  # triggers for which an action card of some deck waits; never changes
            self.chain: int = 0  # how many traits were set off in a row
        else:
            self.what, self.owner, self.tags, self.homes = like.what, like.owner, like.tags, like.homes
            self.zone, self.place, self.host, self.boss = like.zone[:], like.place[:], like.host[:], like.boss[:]
            self.booted, self.bounty = like.booted[:], like.bounty[:]
            self.points, self.sway, self.rocks = like.points[:], like.sway[:], like.rocks[:]
            self.used, self.extra, self.flags, self.side = like.used[:], like.extra[:], like.flags[:], like.side[:]
            self.reads, self.seen, self.lot = like.reads[:], like.seen[:], like.lot[:]
            self.deck = [pile[:] for pile in like.deck]
            self.hand = [pile[:] for pile in like.hand]
            self.drawn = [pile[:] for pile in like.drawn]
            self.discards = [pile[:] for pile in like.discards]
            self.boot_hill = [pile[:] for pile in like.boot_hill]
            self.street = [pile[:] for pile in like.street]
            self.outskirts = [pile[:] for pile in like.outskirts]
            self.gang = [pile[:] for pile in like.gang]
            self.marked = [pile[:] for pile in like.marked]
            self.aside, self.gear, self.auras = like.aside[:], like.gear[:], like.auras[:]
            self.watchers, self.mods, self.some = like.watchers[:], like.mods[:], like.some[:]
            self.env, self.later, self.fallen, self.plan = like.env[:], like.later[:], like.fallen[:], like.plan[:]
            self.happened = like.happened[:]
            self.stash, self.loan, self.rank_by = like.stash[:], like.loan[:], like.rank_by[:]
            self.cheated, self.lots, self.cuts = like.cheated[:], like.lots[:], like.cuts[:]
            self.caught = like.caught[:]
            self.tricked = like.tricked[:]
            self.fight, self.job, self.check = like.fight[:], like.job[:], like.check[:]
            self.bank, self.pot, self.day, self.winner = like.bank, like.pot, like.day, like.winner
            self.phase, self.prevented = like.phase, like.prevented
            self.pull_code, self.pull_card = like.pull_code, like.pull_card
            self.doer = like.doer
            self.scene = like.scene
            self.ended, self.victor, self.chain = like.ended, like.victor, like.chain
            self.heard = like.heard

    def clone(self) -> State:
        return State(self.seats, self.options, self.key, self.book, self)


ROUNDS: Final[list[list[int]]] = [[*range(seats), *range(seats)] for seats in range(MOST_SEATS + 1)]  # twice around


def end_of(s: State, seat: int) -> int:
    """Where the cards that a seat owns end; they begin with its home."""
    return s.homes[seat + 1] if seat + 1 < s.seats else len(s.what)


def clockwise(s: State, seat: int) -> list[int]:
    """All seats around the table, this one first."""
    return ROUNDS[s.seats][seat : seat + s.seats]


def from_winner(s: State) -> list[int]:
    """All seats, the Winner first. [gamblin.winner.precedence, react.order.winner-first]"""
    return clockwise(s, s.winner if s.winner >= 0 else 0)


def bearer(s: State, card: int) -> int:
    """Whom a card is attached to; a card that is not attached bears itself."""
    return s.host[card] if s.host[card] >= 0 else card


def ability_thing(card: int, k: int) -> int:
    """One of a card's abilities as a thing that can be chosen."""
    return ABILITY_OF + 64 * card + k


def ability_in(thing: int) -> tuple[int, int]:
    """The card, and which of its abilities is meant."""
    return (thing - ABILITY_OF) >> 6, (thing - ABILITY_OF) & 63
