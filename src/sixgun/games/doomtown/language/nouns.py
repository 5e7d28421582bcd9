"""Who and what card abilities speak of, as words with their numbers; explained in docs/doomtown-cards.md."""

from __future__ import annotations

from typing import Final

# Who or what is meant.
REFS: Final[tuple[str, ...]] = (
    "this",
    "bearer",
    "x",
    "y",
    "z",
    "some",
    "it",
    "leader",
    "mark",
    "posse",
    "fight",
    "pull",
    "you",
    "opponent",
    "cheater",
)
THIS: Final = 0
BEARER: Final = 1
X: Final = 2
Y: Final = 3
Z: Final = 4
SOME: Final = 5
IT: Final = 6
LEADER: Final = 7
MARK: Final = 8
POSSE: Final = 9
FIGHT: Final = 10
PULL: Final = 11
YOU: Final = 12
OPPONENT: Final = 13
CHEATER: Final = 14
CANDIDATE: Final = 15  # the one that a selector is looking at; stands only in what is made from the words
PATHS: Final[tuple[str, ...]] = ("", "place", "bearer", "controller", "owner")  # place.x: where x is
AT_ITSELF: Final = 0
PLACE_OF: Final = 1
BEARER_OF: Final = 2
CONTROLLER_OF: Final = 3
OWNER_OF: Final = 4
# a reference as an int: who, then the paths from the inside to the outside
REF_BITS: Final = 4
PATH_BITS: Final = 3

# Numbers that can be read off a reference; all but the last four can also be changed.
STATS: Final[tuple[str, ...]] = (
    "bullets",
    "influence",
    "value",
    "upkeep",
    "control",
    "skill",
    "purse",
    "reward",
    "hand-size",
    "sundown-discards",
    "redraws",
    "extra-casualties",
    "bounty",
    "grit",
    "production",
    "rank",
    "hand",
)
BULLETS: Final = 0
INFLUENCE: Final = 1
VALUE: Final = 2
UPKEEP: Final = 3
CONTROL: Final = 4
SKILL: Final = 5
PURSE: Final = 6
REWARD: Final = 7
HAND_SIZE: Final = 8
SUNDOWN_DISCARDS: Final = 9
REDRAWS: Final = 10
EXTRA_CASUALTIES: Final = 11
BOUNTY: Final = 12
GRIT: Final = 13
PRODUCTION: Final = 14
RANK: Final = 15
HAND: Final = 16
CHANGEABLE: Final = STATS[:BOUNTY]

# Numbers that belong to nobody.
NUMBERS: Final[tuple[str, ...]] = ("pull", "margin", "paid", "taken", "others", "best-huckster", "fallen", "all")
PULLED_VALUE: Final = 0
MARGIN: Final = 1
PAID: Final = 2
TAKEN: Final = 3
OTHERS: Final = 4
BEST_HUCKSTER: Final = 5
FALLEN: Final = 6
ALL: Final = 7

# What a selector looks through.
SORTS: Final[tuple[str, ...]] = ("dude", "deed", "goods", "spell", "card", "place", "player", "ability", "casualty")
A_DUDE: Final = 1 << 0
A_DEED: Final = 1 << 1
A_GOODS: Final = 1 << 2
A_SPELL: Final = 1 << 3
A_CARD: Final = 1 << 4
A_PLACE: Final = 1 << 5
A_PLAYER: Final = 1 << 6
AN_ABILITY: Final = 1 << 7
A_CASUALTY: Final = 1 << 8

# What a selector asks of them. Keywords and outfits are words, too: "huckster", "law-dogs".
FILTERS: Final[tuple[str, ...]] = (
    # whose
    "mine",
    "theirs",
    "of",  # of:cheater
    "owned",
    "controlled",
    # where
    "here",
    "near",
    "at",  # at:x, at(deed ranch)
    "next-to",  # next-to:x
    "in-square",
    "at-home",
    "in-town",
    "square",
    "reach",  # reach:x
    "with",  # with(dude wanted)
    # in which pile
    "hand",
    "draw-hand",
    "discard-pile",
    "boot-hill",
    "deck",
    # in the shootout
    "posse",
    "opposing",
    "same-posse",
    "fighting",
    "joinable",
    "shooter",
    "foe",
    "legal",
    "drawing",
    # how it stands
    "booted",
    "unbooted",
    "wanted",
    "stud",
    "skilled",
    "lowly",
    "arrived",
    "used",
    "club",
    # what it carries, and what may be done with it
    "has",  # has(goods horse)
    "on",  # on:this
    "callable",
    "playable",
    "titled",  # titled:eve-henry
    # which one
    "is",  # is:this
    "other",
    "among",
)
MINE: Final = 0
THEIRS: Final = 1
OF: Final = 2
OWNED: Final = 3
CONTROLLED: Final = 4
HERE: Final = 5
NEAR: Final = 6
AT: Final = 7
NEXT_TO: Final = 8
IN_SQUARE: Final = 9
AT_HOME: Final = 10
IN_TOWN: Final = 11
SQUARE: Final = 12
REACH: Final = 13
WITH: Final = 14
IN_HAND: Final = 15
IN_DRAW_HAND: Final = 16
IN_DISCARD_PILE: Final = 17
IN_BOOT_HILL: Final = 18
IN_DECK: Final = 19
IN_POSSE: Final = 20
OPPOSING: Final = 21
SAME_POSSE: Final = 22
FIGHTING: Final = 23
JOINABLE: Final = 24
SHOOTER: Final = 25
FOE: Final = 26
LEGAL: Final = 27
DRAWING: Final = 28
BOOTED: Final = 29
UNBOOTED: Final = 30
WANTED: Final = 31
STUD_DUDE: Final = 32
SKILLED: Final = 33
LOWLY: Final = 34
ARRIVED: Final = 35
USED: Final = 36
CLUB: Final = 37
HAS: Final = 38
ON: Final = 39
CALLABLE: Final = 40
PLAYABLE: Final = 41
TITLED: Final = 42
IS: Final = 43
OTHER: Final = 44
AMONG: Final = 45
WITH_REF: Final = frozenset([OF, AT, NEXT_TO, REACH, ON, IS])
WITH_SELECTOR: Final = frozenset([AT, WITH, HAS])
# What other words become: a keyword, an outfit, a|b, a comparison such as value<=bullets.bearer, and at(deed ranch).
HAS_KEYWORD: Final = 46
OF_GANG: Final = 47
EITHER_OF: Final = 48
COMPARED: Final = 49
AT_ONE_OF: Final = 50

RELATIONS: Final[tuple[str, ...]] = ("<", "<=", "=", ">=", ">")
LESS: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
AT_LEAST: Final = 3
MORE: Final = 4
