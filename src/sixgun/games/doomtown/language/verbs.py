"""When card abilities work and what they do, as words with their numbers; explained in docs/doomtown-cards.md."""

from __future__ import annotations

from typing import Final

# When an ability is used. A trait is not used: it works by itself. [text.trait.always-on, text.ability.optional]
PLAYS: Final[tuple[str, ...]] = ("noon", "job", "shootout", "resolution", "cheatin", "react", "trait")
NOON: Final = 0
JOB: Final = 1
SHOOTOUT: Final = 2
RESOLUTION: Final = 3
CHEATIN: Final = 4
REACT: Final = 5
TRAIT: Final = 6

# What reacts and traits wait for.
TRIGGERS: Final[tuple[str, ...]] = (
    "game-start",
    "upkeep-start",
    "sundown",
    "entering",
    "joins",
    "boots-to-join",
    "shootout-start",
    "shootout-end",
    "revealed",
    "cheatin-revealed",
    "casualty-discarding",
    "casualty-discarded",
    "lumps-taken",
    "aced",
    "pulled",
    "spell-cast",
)
GAME_START: Final = 0
UPKEEP_START: Final = 1
SUNDOWN: Final = 2
ENTERING: Final = 3
JOINS: Final = 4
BOOTS_TO_JOIN: Final = 5
SHOOTOUT_START: Final = 6
SHOOTOUT_END: Final = 7
REVEALED: Final = 8
CHEATIN_REVEALED: Final = 9
CASUALTY_DISCARDING: Final = 10
CASUALTY_DISCARDED: Final = 11
LUMPS_TAKEN: Final = 12
ACED: Final = 13
PULLED: Final = 14
SPELL_CAST: Final = 15

# States of a card or player that rules ask for, given for a time or, by a trait, for as long as it works.
RULES: Final[tuple[str, ...]] = (
    "stud",
    "draw",
    "never-draw",
    "bullets-safe",
    "bounty-stays",
    "joins-unbooted",
    "long-range",
    "no-call-out",
    "firm-call-outs",
    "untouchable",
    "decoy",
    "first-casualty",
    "no-casualties",
    "cheatin-proof",
    "no-abilities",
    "blank",
    "private",
    "bullets-control",
    "keeps-stash",
    "shootout-gadget",
    "shops-anywhere",
    "wild",
)
STUD: Final = 0
DRAW: Final = 1
NEVER_DRAW: Final = 2
BULLETS_SAFE: Final = 3
BOUNTY_STAYS: Final = 4
JOINS_UNBOOTED: Final = 5
LONG_RANGE: Final = 6
NO_CALL_OUT: Final = 7
FIRM_CALL_OUTS: Final = 8
UNTOUCHABLE: Final = 9
DECOY: Final = 10
FIRST_CASUALTY: Final = 11
NO_CASUALTIES: Final = 12
CHEATIN_PROOF: Final = 13
NO_ABILITIES: Final = 14
BLANK: Final = 15
PRIVATE: Final = 16
BULLETS_CONTROL: Final = 17
KEEPS_STASH: Final = 18
SHOOTOUT_GADGET: Final = 19
SHOPS_ANYWHERE: Final = 20
WILD: Final = 21

# The few things that one card does and that take code of their own.
STEPS: Final[tuple[str, ...]] = ("swap-places", "bid", "swap-hands", "deal-hand", "replace-pull")
SWAP_PLACES: Final = 0
BID: Final = 1
SWAP_HANDS: Final = 2
DEAL_HAND: Final = 3
REPLACE_PULL: Final = 4

# Verbs with what follows each: a sort of word, in brackets if it may be left out. `modify` is not written: a line that
# begins with a changeable stat is one. `go` is what "else" and the ends of blocks become.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "go": (),
    "choose": ("register", "chooser", "selector"),
    "choose-some": ("selector", "until"),
    "if": ("condition",),
    "may": ("ref", "pay"),
    "either": ("ref",),
    "each": ("register", "selector"),
    "later": ("trigger",),
    "move": ("ref", "ref"),
    "send-home": ("ref",),
    "join": ("ref",),
    "boot": ("ref",),
    "unboot": ("ref",),
    "discard": ("ref",),
    "ace": ("ref",),
    "remove": ("ref",),
    "to-hand": ("ref",),
    "bring": ("ref", "[ref]"),
    "attach": ("ref", "ref"),
    "shop": ("ref",),
    "token": ("register", "card", "ref"),
    "shuffle": ("ref", "[hand]"),
    "draw": ("ref", "amount"),
    "gain": ("ref", "amount"),
    "take": ("ref", "amount"),
    "pay": ("range",),
    "bounty": ("ref", "amount"),
    "control-point": ("ref", "amount"),
    "modify": ("stat", "ref", "change"),
    "give": ("ref", "rule"),
    "rank": ("ref", "change"),
    "recast": ("ref",),
    "into-draw-hand": ("ref",),
    "casualties": ("ref", "amount"),
    "call-out": ("ref", "ref", "[firm]"),
    "pull": ("ref",),
    "play": ("play",),
    "prevent": (),
    "again": ("ref", "[used]"),
    "step": ("step", "[ref]"),
}
GO: Final = 0
DO_CHOOSE: Final = 1
DO_CHOOSE_SOME: Final = 2
DO_IF: Final = 3
DO_MAY: Final = 4
DO_EITHER: Final = 5
DO_EACH: Final = 6
DO_LATER: Final = 7
DO_MOVE: Final = 8
DO_SEND_HOME: Final = 9
DO_JOIN: Final = 10
DO_BOOT: Final = 11
DO_UNBOOT: Final = 12
DO_DISCARD: Final = 13
DO_ACE: Final = 14
DO_REMOVE: Final = 15
DO_TO_HAND: Final = 16
DO_BRING: Final = 17
DO_ATTACH: Final = 18
DO_SHOP: Final = 19
DO_TOKEN: Final = 20
DO_SHUFFLE: Final = 21
DO_DRAW: Final = 22
DO_GAIN: Final = 23
DO_TAKE: Final = 24
DO_PAY: Final = 25
DO_BOUNTY: Final = 26
DO_CONTROL_POINT: Final = 27
DO_MODIFY: Final = 28
DO_GIVE: Final = 29
DO_RANK: Final = 30
DO_RECAST: Final = 31
DO_INTO_DRAW_HAND: Final = 32
DO_CASUALTIES: Final = 33
DO_CALL_OUT: Final = 34
DO_PULL: Final = 35
DO_PLAY: Final = 36
DO_PREVENT: Final = 37
DO_AGAIN: Final = 38
DO_STEP: Final = 39
BLOCKS: Final = {DO_IF: 1, DO_MAY: 1, DO_EITHER: 2, DO_EACH: 1, DO_LATER: 1}  # how many blocks follow
ELSE: Final = frozenset([DO_IF, DO_MAY])  # what an "else" may follow
