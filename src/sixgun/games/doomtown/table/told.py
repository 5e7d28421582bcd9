"""What is told: each kind of event with the values that the rules note for it.

The sorts of values: seat, card (in play: its name and owner), face (of a card that lies in a pile: its name), place,
number, seats (bits), faces and cards (all that follow), held (all that follow, each with what it stands for), code (a
suit and a value), stat, keyword, phase, reason, how.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import bound, words

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
CONTROLLED: Final = 82
CUT: Final = 83
KEYWORD: Final = 84
FOUND: Final = 85
LOOKED: Final = 86
SHOWED_HAND: Final = 87
MILLED: Final = 88
PILE_ACED: Final = 89
PILE_DISCARDED: Final = 90
ROCKS: Final = 91
INTO_DECK: Final = 92
SHOWED_DECK: Final = 93
LAST_DAY: Final = 94
NAMES: Final = words(__name__, "")

FORMATS: Final[tuple[str, ...]] = bound(
    "events",
    {
        DAY: "day:number",
        PHASE: "phase:phase",
        GANG: "seat:seat count:number cards:cards",
        DREW: "seat:seat count:number faces:faces",  # the faces are secret
        RESHUFFLED: "seat:seat count:number",
        ANTE: "seat:seat loan:number",
        LOWBALL: "seat:seat rank:number cheatin:number faces:held",
        NAMED: "seat:seat card:face as:code",
        TIED: "seats:seats",
        WINNER: "seat:seat pot:number",
        INCOME: "seat:seat amount:number",
        REPAID: "seat:seat amount:number",
        WAGES: "seat:seat amount:number",
        RELEASED: "seat:seat card:card",
        PASSED: "seat:seat",
        MOVED: "card:card place:place booted:number",
        HOME_BOOTED: "card:card",
        SHOPPED: "seat:seat card:face cost:number",
        ATTACHED: "card:card to:card",
        PLACED: "card:card end:number",
        CALLED_OUT: "card:card target:card place:place",
        REFUSED: "card:card",
        ACCEPTED: "card:card",
        POSSE: "seat:seat side:number cards:cards",
        JOINED: "card:card side:number",
        LEFT_POSSE: "card:card",
        SHOOTOUT: "place:place",
        ROUND: "round:number",
        SHOOTER: "seat:seat card:card",
        DREW_HAND: "seat:seat count:number faces:faces",
        REDREW: "seat:seat count:number faces:faces",
        DROPPED: "seat:seat count:number faces:faces",
        REVEALED: "seat:seat rank:number cheatin:number faces:held",
        RANKS: "seat:seat rank:number other:seat rank2:number",
        ROUND_WON: "seat:seat",
        ROUND_TIED: "",
        LUMPS: "seat:seat count:number",
        CASUALTY: "card:card how:how",
        FLED: "card:card",
        SHOOTOUT_WON: "seat:seat",
        SHOOTOUT_OVER: "",
        USED: "seat:seat card:card ability:number",
        PLAYED: "seat:seat card:face ability:number",
        CHOSE: "seat:seat card:card",
        BOOTED: "card:card",
        UNBOOTED: "card:card",
        DISCARDED: "card:card",
        ACED: "card:card",
        REMOVED: "card:card",
        HAND_DISCARDED: "seat:seat card:face",
        HAND_ACED: "seat:seat card:face",
        JOKER_ACED: "seat:seat card:face",
        TO_HAND: "seat:seat card:face",
        GAINED: "seat:seat amount:number",
        PAID: "seat:seat amount:number",
        TOOK: "seat:seat from:seat amount:number",
        BOUNTY: "card:card bounty:number trespass:number",
        REWARD: "seat:seat card:card amount:number",
        POINT: "card:card points:number",
        PULLED: "seat:seat card:face",
        PULLED_NOTHING: "seat:seat",
        PULL: "seat:seat code:code",
        SKILL: "card:card check:number difficulty:number success:number",
        CHANGED: "card:card what:stat amount:change",
        RANK: "seat:seat rank:number",
        RECAST: "seat:seat card:face as:code",
        HAND_CHANGED: "seat:seat rank:number cheatin:number faces:held",
        JOB: "seat:seat card:card mark:place",
        OPPOSED: "seat:seat",
        UNOPPOSED: "",
        JOB_DONE: "success:number",
        INVENTED: "card:face success:number",
        TRADED: "card:card to:card",
        REPLACED: "card:card by:card",
        BID: "seat:seat amount:number",
        SUNDOWN_DISCARD: "seat:seat card:face",
        VICTORY: "seat:seat reason:reason",
        SHUFFLED: "seat:seat",
        ORDER: "seat:seat",
        TOKEN: "seat:seat card:card",
        TURNED_UP: "seat:seat faces:faces",
        TRAIT: "card:card",
        CONTROLLED: "seat:seat card:card",
        CUT: "seat:seat other:seat",
        KEYWORD: "card:card keyword:keyword rating:number",
        FOUND: "seat:seat card:face",
        LOOKED: "seat:seat other:seat count:number faces:faces",
        SHOWED_HAND: "seat:seat faces:faces",
        MILLED: "seat:seat faces:faces",
        PILE_ACED: "seat:seat card:face",
        PILE_DISCARDED: "seat:seat card:face",
        ROCKS: "card:card amount:number",
        INTO_DECK: "seat:seat card:face",
        SHOWED_DECK: "seat:seat faces:faces",
        LAST_DAY: "",
    },
    len(NAMES),
)

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
    + [FOUND, LOOKED, SHOWED_HAND, MILLED, INTO_DECK, SHOWED_DECK]
)
# Cards that come from a deck are told in no telling order.
SECRET: Final = frozenset([DREW, DREW_HAND, LOOKED])
UNORDERED: Final = frozenset([TURNED_UP, DREW, DREW_HAND, LOWBALL, REVEALED, HAND_CHANGED, SHOWED_HAND, LOOKED])
OF_DRAW_HANDS: Final = frozenset([DREW_HAND, REDREW, DROPPED])  # whose cards are told as suits and values, too
HELD_SHIFT: Final = 12  # above the card: what it stands for
SPLIT: Final = tuple([tuple([tuple(part.split(":")) for part in form.split(" ") if part]) for form in FORMATS])
