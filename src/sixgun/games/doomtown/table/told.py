"""What is told: each kind of event with the values that the rules note for it.

The sorts of values: seat, card (in play: its name and owner), face (of a card that lies in a pile: its name), place,
number, seats (bits), faces and cards (all that follow), held (all that follow, each with what it stands for), code (a
suit and a value), stat, phase, reason, how.
"""

from __future__ import annotations

from typing import Final

FORMATS: Final[tuple[tuple[str, str], ...]] = (
    ("day", "day:number"),
    ("phase", "phase:phase"),
    ("gang", "seat:seat count:number cards:cards"),
    ("drew", "seat:seat count:number faces:faces"),  # the faces are secret
    ("reshuffled", "seat:seat count:number"),
    ("ante", "seat:seat loan:number"),
    ("lowball", "seat:seat rank:number cheatin:number faces:held"),
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
    ("revealed", "seat:seat rank:number cheatin:number faces:held"),
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
    ("changed", "card:card what:stat amount:change"),
    ("rank", "seat:seat rank:number"),
    ("recast", "seat:seat card:face as:code"),
    ("hand-changed", "seat:seat rank:number cheatin:number faces:held"),
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
    ("trait", "card:card"),
)
NAMES: Final = tuple([name for name, _ in FORMATS])
DAY: Final = 0
PHASE: Final = 1
GANG: Final = 2
DREW: Final = 3
RESHUFFLED: Final = 4
ANTE: Final = 5
LOWBALL: Final = 6
NAMED: Final = 7
TIED: Final = 8
WINNER: Final = 9
INCOME: Final = 10
REPAID: Final = 11
WAGES: Final = 12
RELEASED: Final = 13
PASSED: Final = 14
MOVED: Final = 15
HOME_BOOTED: Final = 16
SHOPPED: Final = 17
ATTACHED: Final = 18
PLACED: Final = 19
CALLED_OUT: Final = 20
REFUSED: Final = 21
ACCEPTED: Final = 22
POSSE: Final = 23
JOINED: Final = 24
LEFT_POSSE: Final = 25
SHOOTOUT: Final = 26
ROUND: Final = 27
SHOOTER: Final = 28
DREW_HAND: Final = 29
REDREW: Final = 30
DROPPED: Final = 31
REVEALED: Final = 32
RANKS: Final = 33
ROUND_WON: Final = 34
ROUND_TIED: Final = 35
LUMPS: Final = 36
CASUALTY: Final = 37
FLED: Final = 38
SHOOTOUT_WON: Final = 39
SHOOTOUT_OVER: Final = 40
USED: Final = 41
PLAYED: Final = 42
CHOSE: Final = 43
BOOTED: Final = 44
UNBOOTED: Final = 45
DISCARDED: Final = 46
ACED: Final = 47
REMOVED: Final = 48
HAND_DISCARDED: Final = 49
HAND_ACED: Final = 50
JOKER_ACED: Final = 51
TO_HAND: Final = 52
GAINED: Final = 53
PAID: Final = 54
TOOK: Final = 55
BOUNTY: Final = 56
REWARD: Final = 57
POINT: Final = 58
PULLED: Final = 59
PULLED_NOTHING: Final = 60
PULL: Final = 61
SKILL: Final = 62
CHANGED: Final = 63
RANK: Final = 64
RECAST: Final = 65
HAND_CHANGED: Final = 66
JOB: Final = 67
OPPOSED: Final = 68
UNOPPOSED: Final = 69
JOB_DONE: Final = 70
INVENTED: Final = 71
TRADED: Final = 72
REPLACED: Final = 73
BID: Final = 74
SUNDOWN_DISCARD: Final = 75
VICTORY: Final = 76
SHUFFLED: Final = 77
ORDER: Final = 78
TOKEN: Final = 79
TURNED_UP: Final = 80
TRAIT: Final = 81

# Events after which somebody knows more than before: a pick that causes one is not freely taken back.
REVEALING: Final = frozenset(
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
SECRET: Final = frozenset([DREW, DREW_HAND])
UNORDERED: Final = frozenset([TURNED_UP, DREW, DREW_HAND, LOWBALL, REVEALED, HAND_CHANGED])
OF_DRAW_HANDS: Final = frozenset([DREW_HAND, REDREW, DROPPED])  # whose cards are told as suits and values, too
HELD_SHIFT: Final = 12  # above the card: what it stands for
HOWS: Final[tuple[str, ...]] = ("discard", "ace", "home")
SPLIT: Final = tuple([tuple([tuple(part.split(":")) for part in form.split(" ") if part]) for _, form in FORMATS])
