"""The words of the card language that the engine knows by number; docs/doomtown-cards.md explains them.

A word's text is the name of its constant. Most verbs, all filters, and other words that nobody else asks for have no
constant: their functions are their words, see effects/verbs.py and meanings.py.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.vocabulary import words

# When an ability is used. A trait is not used: it works by itself. [text.trait.always-on, text.ability.optional]
PLAY_NOON: Final = 0
PLAY_JOB: Final = 1
PLAY_SHOOTOUT: Final = 2
PLAY_RESOLUTION: Final = 3
PLAY_CHEATIN: Final = 4
PLAY_REACT: Final = 5
PLAY_TRAIT: Final = 6
PLAYS: Final = words(__name__, "PLAY_")

# What reacts and traits wait for.
ON_GAME_START: Final = 0
ON_UPKEEP_START: Final = 1
ON_SUNDOWN: Final = 2
ON_ENTERING: Final = 3
ON_JOINS: Final = 4
ON_BOOTS_TO_JOIN: Final = 5
ON_SHOOTOUT_START: Final = 6
ON_SHOOTOUT_END: Final = 7
ON_REVEALED: Final = 8
ON_CHEATIN_REVEALED: Final = 9
ON_CASUALTY_DISCARDING: Final = 10
ON_CASUALTY_DISCARDED: Final = 11
ON_LUMPS_TAKEN: Final = 12
ON_ACED: Final = 13
ON_PULLED: Final = 14
ON_SPELL_CAST: Final = 15
ON_MOVED: Final = 16
ON_ENTERED: Final = 17
ON_BOUNTY_RAISED: Final = 18
ON_ACCEPTED: Final = 19
ON_REFUSED: Final = 20
ON_CHECKING: Final = 21
ON_CHECK_FAILED: Final = 22
ON_CHECKED: Final = 23
ON_CHECK_OVER: Final = 24
ON_ACING: Final = 25
ON_DISCARDING: Final = 26
ON_GOING_HOME: Final = 27
ON_PLAYED: Final = 28
ON_ROUND_DECIDED: Final = 29
ON_ROUND_START: Final = 30
ON_NIGHTFALL: Final = 31
ON_GONE: Final = 32
ON_LOWBALL_WON: Final = 33
ON_UPKEEP_END: Final = 34
ON_HANDS_DONE: Final = 35
ON_POINT_GIVEN: Final = 36
ON_SHOOTOUT_PLAY: Final = 37
ON_RESOLUTION_USED: Final = 38
ON_CASUALTY_ACED: Final = 39
ON_PULL_MADE: Final = 40
ON_AFFECTED: Final = 41
ON_CALLED_OUT: Final = 42
ON_SHOOTER_PICKED: Final = 43
ON_WENT_HOME: Final = 44
ON_JOB_SUCCEEDED: Final = 45
ON_BOOTED: Final = 46
ON_DREW: Final = 47
ON_REFILLED: Final = 48
ON_COLLECTED: Final = 49
ON_USED: Final = 50
ON_SIDEKICK_LOST: Final = 51
ON_NOON_START: Final = 52
ON_FLED: Final = 53
ON_CHEATED: Final = 54
ON_SUNDOWN_START: Final = 55
TRIGGERS: Final = words(__name__, "ON_")

# States of a card or player that rules ask for, given for a time or, by a trait, for as long as it works.
RULE_STUD: Final = 0
RULE_DRAW: Final = 1
RULE_NEVER_DRAW: Final = 2
RULE_BULLETS_SAFE: Final = 3
RULE_BOUNTY_STAYS: Final = 4
RULE_JOINS_UNBOOTED: Final = 5
RULE_LONG_RANGE: Final = 6
RULE_NO_CALL_OUT: Final = 7
RULE_FIRM_CALL_OUTS: Final = 8
RULE_UNTOUCHABLE: Final = 9
RULE_DECOY: Final = 10
RULE_FIRST_CASUALTY: Final = 11
RULE_NO_CASUALTIES: Final = 12
RULE_CHEATIN_PROOF: Final = 13
RULE_NO_ABILITIES: Final = 14
RULE_BLANK: Final = 15
RULE_PRIVATE: Final = 16
RULE_BULLETS_CONTROL: Final = 17
RULE_KEEPS_STASH: Final = 18
RULE_SHOOTOUT_GADGET: Final = 19
RULE_SHOPS_ANYWHERE: Final = 20
RULE_WILD: Final = 21
RULE_NO_MOVE: Final = 22
RULE_TAKEN: Final = 23  # by the seat that the change says
RULE_MARK_FIRST: Final = 24  # of the fight
RULE_SHIELDED: Final = 25  # of the fight
RULE_BULLETS_FIXED: Final = 26
RULE_NO_CARD_MOVES: Final = 27
RULE_NO_CARD_BOOTS: Final = 28
RULE_INFLUENCE_SAFE: Final = 29
RULE_STAYS_BOOTED: Final = 30
RULE_NO_CASUALTY: Final = 31
RULE_NO_FLEEING: Final = 32
RULE_BY_INFLUENCE: Final = 33  # of the fight
RULE_LOCKED: Final = 34  # of an ability
RULE_ADJACENT: Final = 35  # to the card that gives it
RULE_FUNDED: Final = 36  # by the ghost rock on the card that gives it
RULE_NO_OTHERS_MOVES: Final = 37
RULE_NO_OTHERS_BOOTS: Final = 38
RULE_UNTRADABLE: Final = 39
RULE_UNAFFECTED: Final = 40
RULE_TAKES_MIRACLES: Final = 41
RULE_NO_WEAPONS: Final = 42
RULE_TWO_WEAPONS: Final = 43
RULE_HOLDS_SQUARE: Final = 44
RULE_NO_CARD_ACES: Final = 45
RULE_NO_TRESPASS: Final = 46
RULE_SPELL_PROOF: Final = 47
RULE_CLOSED: Final = 48  # of the fight
RULE_NO_REFUSING: Final = 49
RULE_REFUSES_IN_PLACE: Final = 50
RULE_STAYS_AFTER_JOB: Final = 51
RULE_NO_BACKING: Final = 52
RULE_RANKS_FIXED: Final = 53  # of the fight, or of a dude in it
RULE_STAYS_IN_POSSE: Final = 54
RULE_PAYS_CONTROLLER: Final = 55  # of a deed
RULE_POOR_ON_TIES: Final = 56  # of a player
RULE_SHELTERED: Final = 57
RULE_NO_OTHERS_SENDS: Final = 58
RULE_UNWEAKENED: Final = 59
RULE_OWN_BULLETS: Final = 60
RULES: Final = words(__name__, "RULE_")

# Who or what is meant.
REF_THIS: Final = 0
REF_BEARER: Final = 1
REF_X: Final = 2
REF_Y: Final = 3
REF_Z: Final = 4
REF_SOME: Final = 5
REF_IT: Final = 6
REF_LEADER: Final = 7
REF_MARK: Final = 8
REF_POSSE: Final = 9
REF_FIGHT: Final = 10
REF_PULL: Final = 11
REF_YOU: Final = 12
REF_OPPONENT: Final = 13
REF_CHEATER: Final = 14
REF_SPOT: Final = 15
REF_INVENTOR: Final = 16
REF_TESTED: Final = 17
REF_LEFT: Final = 18
REF_DOER: Final = 19
REF_SCENE: Final = 20
REF_EVERYONE: Final = 21  # whose piles: all players'
REFS: Final = words(__name__, "REF_")
CANDIDATE: Final = 31  # the one that a selector is looking at; it is never written

# A reference is an int: who, then the paths from the inside to the outside, each with 1 added.
BITS_OF_REF: Final = 5
BITS_OF_PATH: Final = 3

# Numbers that can be read off a reference, changed, or both.
STAT_BULLETS: Final = 0
STAT_INFLUENCE: Final = 1
STAT_VALUE: Final = 2
STAT_UPKEEP: Final = 3
STAT_CONTROL: Final = 4
STAT_SKILL: Final = 5
STAT_PURSE: Final = 6
STAT_REWARD: Final = 7
STAT_HAND_SIZE: Final = 8
STAT_SUNDOWN_DISCARDS: Final = 9
STAT_REDRAWS: Final = 10
STAT_EXTRA_CASUALTIES: Final = 11
STAT_BOUNTY: Final = 12
STAT_GRIT: Final = 13
STAT_PRODUCTION: Final = 14
STAT_RANK: Final = 15
STAT_HAND: Final = 16
STAT_SPARES: Final = 17
STAT_CHECK: Final = 18
STAT_LOST_BY: Final = 19
STAT_COST: Final = 20
STAT_STASH: Final = 21
STAT_PRINTED_BULLETS: Final = 22
STAT_PRINTED_INFLUENCE: Final = 23
STAT_PRINTED_PRODUCTION: Final = 24
STAT_STUDS: Final = 25
STAT_DRAWS: Final = 26
STAT_PRESENCE: Final = 27
STAT_ROCKS: Final = 28
STATS: Final = words(__name__, "STAT_")
CHANGEABLE: Final = (*STATS[:STAT_BOUNTY], "spares", "check", "production", "cost", "studs", "draws", "presence")
OF_SKILL: Final = 50  # the rating in one skill: this number plus the skill's

# What a selector looks through: a bit for each, or a pile of the player's.
SORT_DUDE: Final = 0
SORT_DEED: Final = 1
SORT_GOODS: Final = 2
SORT_SPELL: Final = 3
SORT_CARD: Final = 4
SORT_PLACE: Final = 5
SORT_PLAYER: Final = 6
SORT_ABILITY: Final = 7
SORT_CASUALTY: Final = 8
SORT_ACTION: Final = 9
SORTS: Final = words(__name__, "SORT_")
PILE_HAND: Final = 0
PILE_DRAW_HAND: Final = 1
PILE_DISCARD_PILE: Final = 2
PILE_BOOT_HILL: Final = 3
PILE_DECK: Final = 4
PILES: Final = words(__name__, "PILE_")

# How many a line lets somebody choose.
UP_TO: Final = 1
EXACTLY: Final = 2

RELATIONS: Final[tuple[str, ...]] = ("<", "<=", "=", ">=", ">")
LESS: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
AT_LEAST: Final = 3
MORE: Final = 4

# The verbs that the reader, and the rules for targets and costs, know. The others follow them in number.
DO_GO: Final = 0
DO_CHOOSE: Final = 1
DO_CHOOSE_SOME: Final = 2
DO_IF: Final = 3
DO_MAY: Final = 4
DO_EITHER: Final = 5
DO_EACH: Final = 6
DO_LATER: Final = 7
DO_BOOT: Final = 8
DO_ATTACH: Final = 9
DO_SHOP: Final = 10
DO_PAY: Final = 11
DO_MODIFY: Final = 12
DO_GIVE: Final = 13
DO_BAR: Final = 14
DO_KEYWORD: Final = 15
DO_SEARCH: Final = 16
DO_WHENEVER: Final = 17
DO_REPEAT: Final = 18
DO_JOIN: Final = 19
DO_SWAP: Final = 20
VERBS: Final = words(__name__, "DO_")
