"""Who and what card abilities speak of, as words with their numbers; explained in docs/doomtown-cards.md."""

from __future__ import annotations

# Who or what is meant.
REFS = (
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
THIS, BEARER, X, Y, Z, SOME, IT, LEADER, MARK, POSSE, FIGHT, PULL, YOU, OPPONENT, CHEATER = range(15)
CANDIDATE = 15  # the one that a selector is looking at; stands only in what is made from the words
PATHS = ("", "place", "bearer", "controller", "owner")  # place.x: where x is
AT_ITSELF, PLACE_OF, BEARER_OF, CONTROLLER_OF, OWNER_OF = range(5)
REF_BITS, PATH_BITS = 4, 3  # a reference as an int: who, then the paths from the inside to the outside

# Numbers that can be read off a reference; all but the last four can also be changed.
STATS = (
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
(
    BULLETS,
    INFLUENCE,
    VALUE,
    UPKEEP,
    CONTROL,
    SKILL,
    PURSE,
    REWARD,
    HAND_SIZE,
    SUNDOWN_DISCARDS,
    REDRAWS,
    EXTRA_CASUALTIES,
    BOUNTY,
    GRIT,
    PRODUCTION,
    RANK,
    HAND,
) = range(17)
CHANGEABLE = STATS[:BOUNTY]

# Numbers that belong to nobody.
NUMBERS = ("pull", "margin", "paid", "taken", "others", "best-huckster", "fallen", "all")
PULLED_VALUE, MARGIN, PAID, TAKEN, OTHERS, BEST_HUCKSTER, FALLEN, ALL = range(8)

# What a selector looks through.
SORTS = ("dude", "deed", "goods", "spell", "card", "place", "player", "ability", "casualty")
A_DUDE, A_DEED, A_GOODS, A_SPELL, A_CARD, A_PLACE, A_PLAYER, AN_ABILITY, A_CASUALTY = [1 << i for i in range(9)]

# What a selector asks of them. Keywords and outfits are words, too: "huckster", "law-dogs".
FILTERS = (
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
(
    MINE,
    THEIRS,
    OF,
    OWNED,
    CONTROLLED,
    HERE,
    NEAR,
    AT,
    NEXT_TO,
    IN_SQUARE,
    AT_HOME,
    IN_TOWN,
    SQUARE,
    REACH,
    WITH,
    IN_HAND,
    IN_DRAW_HAND,
    IN_DISCARD_PILE,
    IN_BOOT_HILL,
    IN_DECK,
    IN_POSSE,
    OPPOSING,
    SAME_POSSE,
    FIGHTING,
    JOINABLE,
    SHOOTER,
    FOE,
    LEGAL,
    DRAWING,
    BOOTED,
    UNBOOTED,
    WANTED,
    STUD_DUDE,
    SKILLED,
    LOWLY,
    ARRIVED,
    USED,
    CLUB,
    HAS,
    ON,
    CALLABLE,
    PLAYABLE,
    TITLED,
    IS,
    OTHER,
    AMONG,
) = range(46)
WITH_REF = frozenset([OF, AT, NEXT_TO, REACH, ON, IS])
WITH_SELECTOR = frozenset([AT, WITH, HAS])
# What other words become: a keyword, an outfit, a|b, a comparison such as value<=bullets.bearer, and at(deed ranch).
HAS_KEYWORD, OF_GANG, EITHER_OF, COMPARED, AT_ONE_OF = range(46, 51)

RELATIONS = ("<", "<=", "=", ">=", ">")
LESS, AT_MOST, EQUAL, AT_LEAST, MORE = range(5)
