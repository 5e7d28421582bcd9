"""The state of a SHOWDOWN: the LEGEND of every character, every weapon, the result deck, what a segment still owes."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.state import State as CoreState
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.ground import Ground
from sixgun.games.gunslinger.table.map import Map
from sixgun.games.gunslinger.table.programme import Programme
from sixgun.games.gunslinger.table.stacks import Stacks

# Streams of chance, one per purpose.
DECK_STREAM: Final = 0
STREAMS: Final = 1

# Options, in the order of their values in State.options.
SHOWDOWN: Final = 0
FATIGUE_RULE: Final = 1
SECOND_DRAW_RULE: Final = 2
SPRINT_RULE: Final = 3
EDGE_RULE: Final = 4
PASS_OUT_RULE: Final = 5
DIVISOR_RULE: Final = 6
BLIND_RULE: Final = 7
CAPTIVE_RULE: Final = 8
CASTING_RULE: Final = 9
CHARACTER_RULE: Final = 10

NOBODY: Final = -1
NOWHERE: Final = -1

# Why a character is out of the SHOWDOWN, as bits.
LEFT: Final = 1
KO: Final = 2
SURRENDERED: Final = 4
DEAD: Final = 8
IS_CAPTURED: Final = 16
OUT_NAMES: Final[tuple[str, ...]] = ("left", "ko", "surrendered", "dead", "captured")

# How a character died.
ALIVE: Final = 0
BY_SHOTS: Final = 1
BY_SERIOUS: Final = 2
AS_CAPTIVE: Final = 3
DEATHS: Final[tuple[str, ...]] = ("", "shots", "serious", "captive")

# Special rules, in the order of their values in State.special: flags, points for a money bag, bits of characters.
MAY_SURRENDER: Final = 0
CAPTIVES_KILLED: Final = 1
BAG_VALUE: Final = 2
CAPTURED_BITS: Final = 3

# What a night remembers, in the order of its values in State.night: which of its SHOWDOWNS is played, whether that one
# is over, bits of the 48 characters who are out of the night, and from there on the points of each seat.
PLACE: Final = 0
IS_BETWEEN: Final = 1
OUT_OF_NIGHT: Final = 2
FIRST_SUM: Final = 3

# What stands in `plan` where there is no stack of cards.
NOT_YET: Final = -1
GIVES_UP: Final = -2

# What everybody knows about the hidden cards of a stack.
UNKNOWN: Final = 0
YES: Final = 1
NO: Final = 2

# ADVANCE and RUN executed in this turn; two bits further up, in the turn before.
DID_ADVANCE: Final = 1
DID_RUN: Final = 2
LAST_TURN: Final = 2

BONUS_WIDTH: Final = 3  # ints of a bonus: what for, points, bits of characters
RECORD: Final = 4  # ints of a record of the agenda: what, whom, who caused it, a number
HIT_WIDTH: Final = 6  # ints of a hit: shooter, target, location, kind of weapon, hex * 6 + facing of the shooter, range
LAST_SHOOTER: Final = -6  # where the last hit has them
LAST_TARGET: Final = -5
LAST_LOCATION: Final = -4

# The fields of a state, in the order in which they are packed; those of a LEGEND are columns by character.
OF_THE_SHOWDOWN: Final[tuple[str, ...]] = ("boards", "length", "special", "bonus", "turn", "segment")
OF_A_LEGEND: Final[tuple[str, ...]] = (
    *("who", "owner", "side", "hex", "facing", "down", "out", "endurance", "delay", "spent", "aim", "aim_at"),
    *("gun_arm", "other_arm", "leg", "serious", "weary", "dropped"),
    *("built", "last", "plan", "cap", "done", "shown", "declared", "granted", "moving", "running"),
    *("death", "killers", "ko_by"),
)
BY_PAIR: Final[tuple[str, ...]] = ("boxes_by", "serious_by", "leg_by")
HANDED: Final[tuple[str, ...]] = ("handed",)
BY_WEAPON: Final[tuple[str, ...]] = ("weapon", "where", "rounds", "cocked", "jammed")
OF_ALL: Final[tuple[str, ...]] = ("lost", "loaded", "deck", "discards")
OF_THE_SEGMENT: Final[tuple[str, ...]] = ("again", "acted", "entered", "hits", "owed", "agenda")
OF_A_SHOWDOWN: Final = OF_THE_SHOWDOWN + OF_A_LEGEND + BY_PAIR + HANDED + BY_WEAPON + OF_ALL + OF_THE_SEGMENT
OF_A_STATE: Final = (*OF_A_SHOWDOWN, "night")
BY_CHARACTER: Final = OF_A_LEGEND + HANDED


class State(CoreState):
    """Columns by character are in playing order [3.3b], by weapon in that of the set-up; the top of a pile is last.

    A weapon is where `where` says (see places.py). Columns by pair have a row for each victim, with an entry for each
    character and one more for nobody.

    [2.2, 2.5, 2.6, 2.7, 3.2a, 8.1a, 8.2, 10.41]
    """

    __slots__ = (*OF_A_STATE, "figures", "ground", "map", "programme", "stacks")

    FIELDS: ClassVar[tuple[str, ...]] = CoreState.FIELDS + OF_A_STATE

    def __init__(
        self,
        seats: int,
        options: tuple[int, ...],
        key: bytes,
        figures: Figures,
        stacks: Stacks,
        ground: Ground,
        programme: Programme | None = None,
        like: State | None = None,
    ) -> None:
        """An empty table, or one like another."""
        super().__init__(seats, options, key, STREAMS, like)
        # Shared and never changed.
        self.figures: Figures = figures
        self.stacks: Stacks = stacks
        self.ground: Ground = ground
        self.map: Map = ground.map
        self.programme: Programme | None = programme  # of the night; a table that was only looked at has none
        if like is None:
            # The SHOWDOWN.
            self.boards: list[int] = []
            self.length: int = 0  # turns [4.7]
            self.special: list[int] = []  # its special rules
            self.bonus: list[int] = []  # its bonus points, see showdown.py
            self.turn: int = 0
            self.segment: int = 0  # the TIME TRACK [5.1]
            # By character.
            self.who: list[int] = []  # which of the 48
            self.owner: list[int] = []  # the seat that runs it
            self.side: list[int] = []
            self.hex: list[int] = []  # NOWHERE once off the map
            self.facing: list[int] = []
            self.down: list[int] = []
            self.out: list[int] = []  # bits of OUT_NAMES; 0 while it can act
            self.endurance: list[int] = []  # boxes left
            self.delay: list[int] = []
            self.spent: list[int] = []  # times of the actions executed in this turn
            self.aim: list[int] = []
            self.aim_at: list[int] = []  # a character, HEX_TARGET + hex, or NOBODY
            self.gun_arm: list[int] = []
            self.other_arm: list[int] = []
            self.leg: list[int] = []
            self.serious: list[int] = []
            self.weary: list[int] = []  # whether delay exceeded endurance at the end of the last turn [14.2b]
            self.dropped: list[int] = []  # whether it suffered DROP in this turn [13.61a]
            self.built: list[int] = []  # ADVANCE and RUN executed, in this turn and in the last [9.23c]
            self.last: list[int] = []  # the cards of the last turn that were revealed, as a stack
            self.plan: list[int] = []  # the stack (see stacks.py), NOT_YET or GIVES_UP
            self.cap: list[int] = []  # the time that was free when the stack was chosen [7.0c]
            self.done: list[int] = []  # cards executed
            self.shown: list[int] = []  # cards turned up
            self.declared: list[int] = []  # the pick that says how the revealed action is performed, or 0
            self.granted: list[int] = []  # from whom it may take the declared weapon, or NOBODY [11.11b]
            self.moving: list[int] = []  # whether everybody knows of status Move from a shot: UNKNOWN, YES or NO
            self.running: list[int] = []  # and of status Run
            self.death: list[int] = []
            self.killers: list[int] = []  # a bit for each character that killed it
            self.ko_by: list[int] = []  # a bit for each character that knocked it out
            self.handed: list[int] = []  # how often it moved a gun into a hand box, for bonus points [15.12]
            # By pair.
            self.boxes_by: list[int] = []  # endurance boxes lost, by who is to blame
            self.serious_by: list[int] = []
            self.leg_by: list[int] = []
            # By weapon.
            self.weapon: list[int] = []  # its kind * 16, plus its number among those of its kind
            self.where: list[int] = []
            self.rounds: list[int] = []
            self.cocked: list[int] = []
            self.jammed: list[int] = []
            self.lost: int = 0  # rounds that were fired or lost
            self.loaded: int = 0  # rounds that were loaded
            # Result cards.
            self.deck: list[int] = []
            self.discards: list[int] = []
            # What is going on: a bit for each character that may choose again, acts in this segment, entered a hex.
            self.again: int = 0
            self.acted: int = 0
            self.entered: int = 0
            self.hits: list[int] = []  # of this segment's shots, HIT_WIDTH each
            self.owed: list[int] = []  # penalties of this segment's other actions, RECORD each
            self.agenda: list[int] = []  # penalties being worked off, RECORD each, the next one last
            self.night: list[int] = []  # what a night remembers; nothing where one SHOWDOWN alone is played
        else:
            self.boards = like.boards[:]
            self.length = like.length
            self.special = like.special[:]
            self.bonus = like.bonus[:]
            self.turn = like.turn
            self.segment = like.segment
            self.who = like.who[:]
            self.owner = like.owner[:]
            self.side = like.side[:]
            self.hex = like.hex[:]
            self.facing = like.facing[:]
            self.down = like.down[:]
            self.out = like.out[:]
            self.endurance = like.endurance[:]
            self.delay = like.delay[:]
            self.spent = like.spent[:]
            self.aim = like.aim[:]
            self.aim_at = like.aim_at[:]
            self.gun_arm = like.gun_arm[:]
            self.other_arm = like.other_arm[:]
            self.leg = like.leg[:]
            self.serious = like.serious[:]
            self.weary = like.weary[:]
            self.dropped = like.dropped[:]
            self.built = like.built[:]
            self.last = like.last[:]
            self.plan = like.plan[:]
            self.cap = like.cap[:]
            self.done = like.done[:]
            self.shown = like.shown[:]
            self.declared = like.declared[:]
            self.granted = like.granted[:]
            self.moving = like.moving[:]
            self.running = like.running[:]
            self.death = like.death[:]
            self.killers = like.killers[:]
            self.ko_by = like.ko_by[:]
            self.boxes_by = like.boxes_by[:]
            self.serious_by = like.serious_by[:]
            self.leg_by = like.leg_by[:]
            self.handed = like.handed[:]
            self.weapon = like.weapon[:]
            self.where = like.where[:]
            self.rounds = like.rounds[:]
            self.cocked = like.cocked[:]
            self.jammed = like.jammed[:]
            self.lost = like.lost
            self.loaded = like.loaded
            self.deck = like.deck[:]
            self.discards = like.discards[:]
            self.again = like.again
            self.acted = like.acted
            self.entered = like.entered
            self.hits = like.hits[:]
            self.owed = like.owed[:]
            self.agenda = like.agenda[:]
            self.night = like.night[:]

    def clone(self) -> State:
        return State(self.seats, self.options, self.key, self.figures, self.stacks, self.ground, self.programme, self)


def is_over(s: State) -> bool:
    """Whether the SHOWDOWN is over; a night may go on."""
    return not s.frames or (len(s.night) > 0 and s.night[IS_BETWEEN] > 0)


def blame(s: State, victim: int, who: int) -> int:
    """Where a column by pair keeps what `who`, or NOBODY, did to the victim."""
    n = len(s.who)
    return victim * (n + 1) + (who if who >= 0 else n)
