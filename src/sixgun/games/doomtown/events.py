"""What is told: each kind of event with the values that the rules note for it.

The sorts of values: seat, card (in play: its name and owner), face (of a card that lies in a pile: its name), place,
number, seats (bits), faces (all that follow), cards (all that follow), code (a suit and a value), ability, phase,
reason, how.
"""

from __future__ import annotations

from sixgun.core.events import Event
from sixgun.core.plain import Plain
from sixgun.games.doomtown.names import code_name, tag_name
from sixgun.games.doomtown.state import PHASES, REASONS, SQUARE, State

FORMATS: tuple[tuple[str, str], ...] = (
    ("day", "day:number"),
    ("phase", "phase:phase"),
    ("gang", "seat:seat count:number cards:cards"),
    ("drew", "seat:seat count:number faces:faces"),  # the faces are secret
    ("reshuffled", "seat:seat count:number"),
    ("ante", "seat:seat loan:number"),
    ("lowball", "seat:seat rank:number cheatin:number faces:faces"),
    ("named", "seat:seat card:face as:code"),
    ("tied", "seats:seats"),
    ("winner", "seat:seat pot:number"),
    ("income", "seat:seat amount:number"),
    ("repaid", "seat:seat amount:number"),
    ("wages", "seat:seat amount:number"),
    ("released", "seat:seat card:card"),
    ("passed", "seat:seat"),
    ("moved", "card:card place:place booted:number"),
    ("home-booted", "card:card"),
    ("shopped", "seat:seat card:card cost:number"),
    ("attached", "card:card to:card"),
    ("placed", "card:card end:number"),
    ("called-out", "card:card target:card place:place"),
    ("refused", "card:card"),
    ("accepted", "card:card"),
    ("posse", "seat:seat side:number cards:cards"),
    ("joined", "card:card side:number"),
    ("left-posse", "card:card"),
    ("shootout", "place:place"),
    ("round", "round:number"),
    ("shooter", "seat:seat card:card"),
    ("drew-hand", "seat:seat count:number faces:faces"),
    ("redrew", "seat:seat count:number faces:faces"),
    ("dropped", "seat:seat count:number faces:faces"),
    ("revealed", "seat:seat rank:number cheatin:number faces:faces"),
    ("ranks", "seat:seat rank:number other:seat rank2:number"),
    ("round-won", "seat:seat"),
    ("round-tied", ""),
    ("lumps", "seat:seat count:number"),
    ("casualty", "card:card how:how"),
    ("fled", "card:card"),
    ("shootout-won", "seat:seat"),
    ("shootout-over", ""),
    ("used", "seat:seat card:card ability:number"),
    ("played", "seat:seat card:face ability:number"),
    ("chose", "seat:seat card:card"),
    ("booted", "card:card"),
    ("unbooted", "card:card"),
    ("discarded", "card:card"),
    ("aced", "card:card"),
    ("removed", "card:card"),
    ("hand-discarded", "seat:seat card:face"),
    ("hand-aced", "seat:seat card:face"),
    ("joker-aced", "seat:seat card:face"),
    ("to-hand", "seat:seat card:face"),
    ("gained", "seat:seat amount:number"),
    ("paid", "seat:seat amount:number"),
    ("took", "seat:seat from:seat amount:number"),
    ("bounty", "card:card bounty:number"),
    ("reward", "seat:seat card:card amount:number"),
    ("point", "card:card points:number"),
    ("pulled", "seat:seat card:face"),
    ("pulled-nothing", "seat:seat"),
    ("pull", "seat:seat code:code"),
    ("skill", "card:card check:number difficulty:number success:number"),
    ("changed", "card:card stat:number amount:number"),
    ("rank", "seat:seat rank:number"),
    ("recast", "seat:seat card:face as:code"),
    ("hand-changed", "seat:seat rank:number cheatin:number faces:faces"),
    ("job", "seat:seat card:card mark:place"),
    ("opposed", "seat:seat"),
    ("unopposed", ""),
    ("job-done", "success:number"),
    ("invented", "card:card success:number"),
    ("traded", "card:card to:card"),
    ("replaced", "card:card by:card"),
    ("bid", "seat:seat amount:number"),
    ("sundown-discard", "seat:seat card:face"),
    ("victory", "seat:seat reason:reason"),
    ("shuffled", "seat:seat"),
    ("order", "seat:seat"),
    ("token", "seat:seat card:card"),
    ("turned-up", "seat:seat faces:faces"),
)
NAMES = tuple([name for name, _ in FORMATS])
(
    DAY,
    PHASE,
    GANG,
    DREW,
    RESHUFFLED,
    ANTE,
    LOWBALL,
    NAMED,
    TIED,
    WINNER,
    INCOME,
    REPAID,
    WAGES,
    RELEASED,
    PASSED,
    MOVED,
    HOME_BOOTED,
    SHOPPED,
    ATTACHED,
    PLACED,
    CALLED_OUT,
    REFUSED,
    ACCEPTED,
    POSSE,
    JOINED,
    LEFT_POSSE,
    SHOOTOUT,
    ROUND,
    SHOOTER,
    DREW_HAND,
    REDREW,
    DROPPED,
    REVEALED,
    RANKS,
    ROUND_WON,
    ROUND_TIED,
    LUMPS,
    CASUALTY,
    FLED,
    SHOOTOUT_WON,
    SHOOTOUT_OVER,
    USED,
    PLAYED,
    CHOSE,
    BOOTED,
    UNBOOTED,
    DISCARDED,
    ACED,
    REMOVED,
    HAND_DISCARDED,
    HAND_ACED,
    JOKER_ACED,
    TO_HAND,
    GAINED,
    PAID,
    TOOK,
    BOUNTY,
    REWARD,
    POINT,
    PULLED,
    PULLED_NOTHING,
    PULL,
    SKILL,
    CHANGED,
    RANK,
    RECAST,
    HAND_CHANGED,
    JOB,
    OPPOSED,
    UNOPPOSED,
    JOB_DONE,
    INVENTED,
    TRADED,
    REPLACED,
    BID,
    SUNDOWN_DISCARD,
    VICTORY,
    SHUFFLED,
    ORDER,
    TOKEN,
    TURNED_UP,
) = range(len(FORMATS))

# Events after which somebody knows more than before: a pick that causes one is not freely taken back.
REVEALING = frozenset(
    [
        TURNED_UP,
        DREW,
        DREW_HAND,
        RESHUFFLED,
        LOWBALL,
        REDREW,
        DROPPED,
        REVEALED,
        PULLED,
        PULLED_NOTHING,
        SHUFFLED,
        PLAYED,
    ]
    + [HAND_DISCARDED, HAND_ACED, SHOPPED, ORDER, GANG, HAND_CHANGED, SUNDOWN_DISCARD, RECAST, TO_HAND, BID]
)
# Cards that come from a deck are told in no telling order.
SECRET = frozenset([DREW, DREW_HAND])
UNORDERED = frozenset([TURNED_UP, DREW, DREW_HAND, LOWBALL, REVEALED, HAND_CHANGED])
HOWS = ("discard", "ace", "home")
SPLIT = tuple([tuple([tuple(part.split(":")) for part in form.split(" ") if part]) for _, form in FORMATS])


def event_of(s: State, told: tuple[int, ...]) -> Event:
    """The event that the rules noted as ints."""
    kind, values = told[0], told[1:]
    args: dict[str, Plain] = {}
    for i, (name, sort) in enumerate(SPLIT[kind]):
        args[name] = _cards(s, sort, values[i:]) if sort in ("faces", "cards") else _value(s, sort, values[i])
    if kind in UNORDERED:
        args["faces"] = sorted(_cards(s, "faces", values[len(SPLIT[kind]) - 1 :]), key=str)
    if kind in SECRET:
        faces = args.pop("faces")
        return Event(NAMES[kind], args, {"faces": faces}, seen_by=1 << values[0])
    return Event(NAMES[kind], args, reveals=kind in REVEALING)


def _cards(s: State, sort: str, cards: tuple[int, ...]) -> list[Plain]:
    return [_value(s, "face" if sort == "faces" else "card", card) for card in cards]


def _value(s: State, sort: str, value: int) -> Plain:
    keys = s.book.cards.keys
    if sort == "card" or sort == "place":
        return "square" if value == SQUARE else tag_name(keys, s.tags[value]) if value > 0 else None
    if sort == "face":
        return keys[s.what[value]]
    if sort == "seat":
        return value if value >= 0 else None
    if sort == "seats":
        return [seat for seat in range(s.seats) if value >> seat & 1]
    if sort == "code":
        return code_name(value)
    if sort == "phase":
        return PHASES[value]
    if sort == "reason":
        return REASONS[value]
    if sort == "how":
        return HOWS[value]
    return value
