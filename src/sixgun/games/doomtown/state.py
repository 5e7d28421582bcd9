"""The state of a game: where every card is, what has changed about it, and the ghost rock."""

from __future__ import annotations

from typing import ClassVar

from sixgun.core.state import State as CoreState
from sixgun.games.doomtown.tables import Book

# Streams of chance: one a seat for its deck, one for who goes first.
CHANCE_STREAM = 4
STREAMS = 5

# Options, in the order of their values in State.options; the four decks come first.
GANG_OPTION, SHORT_OPTION, ORDER_OPTION = 4, 5, 6

# Things that abilities speak of are ints: cards from 0, the town square being one, then players and the rest.
SQUARE = 0
NOBODY = -1
PLAYER = 10_000  # plus the seat
FIGHT = 20_000
ABILITY_OF = 30_000  # plus eight times the card, plus which of its abilities
CASUALTY = 60_000  # plus the number in `fallen`

OUT, IN_DECK, IN_HAND, DRAWN, DISCARDED, IN_BOOT_HILL, IN_PLAY, ASIDE = range(8)  # zones
ZONES = ("out", "deck", "hand", "drawn", "discards", "boot-hill", "play", "aside")

# Flags of a card: came into play in this High Noon, got in a trade, replaced today, has its trespassing bounty,
# joined from next door, shot and fallen.
ARRIVED, TRADED, REPLACED, CHARGED, DISTANT = 1, 2, 4, 8, 16

LEADER_SIDE, MARK_SIDE = 1, 2  # of a posse; 0 is neither

PHASES = ("setup", "gamblin", "upkeep", "noon", "sundown")
SETTING_UP, GAMBLIN, UPKEEP, NOON, SUNDOWN = range(5)

# Modifiers: six ints each.
MOD_WIDTH = 6
WHOM, STAT, AMOUNT, UNTIL, MADE_BY, WHILE = range(MOD_WIDTH)

UNTIL_PHASE = 5  # beside the words of the cards: until the phase ends

# What is true of the one shootout that can be on.
FIGHT_WIDTH = 16
(
    ON,
    WHERE,
    LEADER_SEAT,
    MARK_SEAT,
    LEADER_DUDE,
    MARK_DUDE,
    ROUND,
    LEADER_SHOOTER,
    MARK_SHOOTER,
    HEADLINES,
    LOSER,  # a side, 0 for none
    REVEALED,
    LEADER_LUMPS,
    MARK_LUMPS,
    WON,  # a side, 0 for none
    DONE_LUMPS,
) = range(FIGHT_WIDTH)

# What is true of the one job that can be on.
JOB_WIDTH = 6
JOB_ON, JOB_SEAT, JOB_LEADER, JOB_MARK, JOB_PLACE, JOB_DONE = range(JOB_WIDTH)

# The block of ints of a running ability.
ENV_WIDTH = 16
(
    E_THIS,
    E_USING,  # which ability
    E_YOU,
    E_X,
    E_Y,
    E_Z,
    E_IT,
    E_PULLED,  # the pulled card
    E_PULL_CODE,  # its suit and value as hands know them, or NOBODY
    E_MARGIN,
    E_PAID,
    E_TAKEN,
    E_CHEATER,
    E_MARK,
    E_CANDIDATE,
    E_EACH,
) = range(ENV_WIDTH)

REASONS = ("", "control", "nobody-left")
NOT_ENDED, CONTROL, NOBODY_LEFT = range(3)

FIXED = ("what", "owner", "tags", "homes")  # the same from the first move to the last
COLUMNS = (
    "zone",
    "place",
    "host",
    "boss",
    "booted",
    "bounty",
    "points",
    "used",
    "extra",
    "flags",
    "side",
    "reads",
    "seen",
    "lot",
)
PILES = ("deck", "hand", "drawn", "discards", "boot_hill", "street", "outskirts", "gang", "marked")
LISTS = ("aside", "gear", "auras", "watchers", "mods", "some", "env", "later", "fallen", "plan")
BY_SEAT = ("stash", "loan", "rank_by", "cheated", "lots")
RECORDS = ("fight", "job")
NUMBERS = ("bank", "pot", "day", "winner", "phase", "prevented", "pull_code", "pull_card", "ended", "victor")


class State(CoreState):
    """Columns are by card, piles by seat; the top of a pile is its last card."""

    __slots__ = ("book", *FIXED, *COLUMNS, *PILES, *LISTS, *BY_SEAT, *RECORDS, *NUMBERS)

    FIELDS: ClassVar[tuple[str, ...]] = CoreState.FIELDS + FIXED + COLUMNS + PILES + LISTS + BY_SEAT + RECORDS + NUMBERS

    def __init__(self, seats: int, options: tuple[int, ...], key: bytes, book: Book) -> None:
        """An empty table: `lay_out` puts cards on it."""
        super().__init__(seats, options, key, STREAMS)
        self.book: Book = book
        self.what: list[int] = []  # which printed card; never changes, nor do the next three
        self.owner: list[int] = []
        self.tags: list[int] = []  # how picks name it: owner, printed card and number of the copy
        self.homes: list[int] = []  # by seat: the outfit card
        self.zone: list[int] = []
        self.place: list[int] = []  # of dudes in play: where they are
        self.host: list[int] = []  # of attachments: what they are attached to
        self.boss: list[int] = []  # of dudes: who controls them
        self.booted: list[int] = []
        self.bounty: list[int] = []
        self.points: list[int] = []  # permanent control points
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
        self.fallen: list[int] = []  # casualties of the round: side, value (0 if not discarded or aced), bullets
        self.plan: list[int] = []  # casualties announced, two ints each: card, how
        self.stash: list[int] = []
        self.loan: list[int] = []
        self.rank_by: list[int] = []  # by seat: how effects have changed the rank of the draw hand
        self.cheated: list[int] = []  # by seat: a Cheatin' ability was used on this draw hand
        self.lots: list[int] = []  # by seat: the number of the deck's present shuffle
        self.fight: list[int] = []
        self.job: list[int] = []
        self.bank: int = 0
        self.pot: int = 0
        self.day: int = 0
        self.winner: int = NOBODY
        self.phase: int = SETTING_UP
        self.prevented: int = 0
        self.pull_code: int = NOBODY  # the last pull's suit and value, as hands know them
        self.pull_card: int = NOBODY  # the card itself
        self.ended: int = NOT_ENDED
        self.victor: int = NOBODY

    def clone(self) -> State:
        other = State(self.seats, self.options, self.key, self.book)
        self.copy_into(other)
        other.what, other.owner, other.tags, other.homes = self.what, self.owner, self.tags, self.homes
        other.zone, other.place, other.host, other.boss = self.zone[:], self.place[:], self.host[:], self.boss[:]
        other.booted, other.bounty, other.points = self.booted[:], self.bounty[:], self.points[:]
        other.used, other.extra, other.flags, other.side = self.used[:], self.extra[:], self.flags[:], self.side[:]
        other.reads, other.seen, other.lot = self.reads[:], self.seen[:], self.lot[:]
        other.deck = [pile[:] for pile in self.deck]
        other.hand = [pile[:] for pile in self.hand]
        other.drawn = [pile[:] for pile in self.drawn]
        other.discards = [pile[:] for pile in self.discards]
        other.boot_hill = [pile[:] for pile in self.boot_hill]
        other.street = [pile[:] for pile in self.street]
        other.outskirts = [pile[:] for pile in self.outskirts]
        other.gang = [pile[:] for pile in self.gang]
        other.marked = [pile[:] for pile in self.marked]
        other.aside, other.gear, other.auras = self.aside[:], self.gear[:], self.auras[:]
        other.watchers, other.mods, other.some = self.watchers[:], self.mods[:], self.some[:]
        other.env, other.later, other.fallen, other.plan = self.env[:], self.later[:], self.fallen[:], self.plan[:]
        other.stash, other.loan, other.rank_by = self.stash[:], self.loan[:], self.rank_by[:]
        other.cheated, other.lots = self.cheated[:], self.lots[:]
        other.fight, other.job = self.fight[:], self.job[:]
        other.bank, other.pot, other.day, other.winner = self.bank, self.pot, self.day, self.winner
        other.phase, other.prevented = self.phase, self.prevented
        other.pull_code, other.pull_card = self.pull_code, self.pull_card
        other.ended, other.victor = self.ended, self.victor
        return other


def clockwise(s: State, seat: int) -> list[int]:
    """All seats around the table, this one first."""
    return [(seat + i) % s.seats for i in range(s.seats)]


def from_winner(s: State) -> list[int]:
    """All seats, the Winner first. [gamblin.winner.precedence, react.order.winner-first]"""
    return clockwise(s, s.winner if s.winner >= 0 else 0)


def bearer(s: State, card: int) -> int:
    """Whom a card is attached to; a card that is not attached bears itself."""
    return s.host[card] if s.host[card] >= 0 else card


def env_of(s: State, card: int, ability: int, you: int) -> list[int]:
    """A fresh block for an ability."""
    env = [NOBODY] * ENV_WIDTH
    env[E_THIS], env[E_USING], env[E_YOU] = card, ability, you
    env[E_PAID] = env[E_TAKEN] = env[E_MARGIN] = 0
    return env
