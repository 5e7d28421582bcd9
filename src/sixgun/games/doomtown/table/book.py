"""The book of cards: what is printed on them, with every ability as a program, and what follows from that.

The classes say only what there is; language/printed.py reads it all from the cards.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sixgun.games.doomtown.table.components import DUDE, NONE, Cards
from sixgun.games.doomtown.table.keywords import TOKEN

Line: TypeAlias = tuple[int, ...]  # a verb and its operands
Program: TypeAlias = tuple[Line, ...]
LINE_WIDTH: Final = 7
END_OF_PROGRAM: Final = -1  # instead of a line to go on with: the program is over

# Amounts, conditions and selectors stand in tables, where equal ones share a place, and are named by their numbers.
# An amount: its kind, its sign, then the number, the stat and its reference, the word, or the selector.
AMOUNT_NUMBER: Final = 0
AMOUNT_STAT: Final = 1
AMOUNT_WORD: Final = 2
AMOUNT_COUNT: Final = 3
AMOUNT_SUM: Final = 4  # of two amounts
AMOUNT_LEAST: Final = 5  # the smaller one of two amounts; then the larger one, and the product
AMOUNT_MOST: Final = 6
AMOUNT_TIMES: Final = 7
AMOUNT_HIGHEST: Final = 8  # of a stat among all that a selector means; then the lowest one, and the sum
AMOUNT_LOWEST: Final = 9
AMOUNT_TOTAL: Final = 10
OF_AMOUNTS: Final = (AMOUNT_SUM, AMOUNT_LEAST, AMOUNT_MOST, AMOUNT_TIMES)
OF_SEVERAL: Final = (AMOUNT_HIGHEST, AMOUNT_LOWEST, AMOUNT_TOTAL)
# A condition: its kind, then a reference and a selector, or an amount, a relation and an amount.
IF_SO: Final = 0
IF_COMPARED: Final = 1
IF_SHOOTOUT: Final = 2
IF_PHASE: Final = 3
# A selector: a bit for each sort, 0 for any; a bit for each pile, 0 for what is in play; whose piles; then four ints a
# filter: which one, whether negated, and two operands.
IN_SORTS: Final = 0
IN_PILES: Final = 1
WHOSE: Final = 2
FILTERS_FROM: Final = 3
FILTER_WIDTH: Final = 4
EITHER_OF: Final = -1  # instead of a filter: one of two selectors

GRANTED: Final = 16  # from this number on a card's abilities are those that others give it
MOST_GRANTS: Final = 13  # of all cards that there are: their uses share an int with those of a card's own abilities

# Whom a trait that works all the time concerns: the card itself, the dude that bears it, its player, or several cards.
FOR_THIS: Final = 0
FOR_BEARER: Final = 1
FOR_PLAYER: Final = 2
FOR_GROUP: Final = 3


class Ability:
    """What a card can do, when, for whom and at what cost. Shared by all states, never changed once it is read."""

    __slots__ = (
        "boots",
        "card",
        "casts",
        "controller",
        "cost",
        "craft",
        "difficulty",
        "do",
        "fail",
        "first",
        "group",
        "invents",
        "invents_only",
        "join",
        "less",
        "needs",
        "number",
        "once",
        "opposing_needs",
        "place",
        "play",
        "posse_do",
        "posse_needs",
        "pull",
        "repeat",
        "same",
        "secret",
        "target",
        "tester",
        "trigger",
        "triggers",
        "under",
        "until",
    )

    def __init__(self, card: int, number: int) -> None:
        self.card: int = card
        self.number: int = number  # which of the card's abilities; of one that it gives to others: GRANTED and more
        self.place: int = number  # where it stands on its card
        self.same: int = 0  # 1: the ability before it, for another play: their uses count together
        self.play: int = 0
        self.trigger: int = NONE  # what it waits for; with several, the first
        self.triggers: tuple[int, ...] = ()
        self.controller: bool = False  # [act.deed.controller-only]
        self.repeat: bool = False  # [act.limit.once-per-day]
        self.pull: bool = False  # a pull comes before the effect
        self.join: bool = False  # [shootout.plays.outside-posse]
        self.needs: tuple[int, ...] = ()  # [act.requirement.first-sentence]
        self.secret: bool = False  # what it needs is hidden in a hand or deck
        self.group: int = NONE
        self.target: Program = ()
        self.cost: Program = ()
        self.boots: bool = False  # [act.cost.boot-or-ghost-rock]
        self.difficulty: int = NONE  # of a skill check: in which skill, NONE for the best, and who makes it
        self.craft: int = NONE
        self.tester: int = NONE
        self.invents: int = NONE  # Gadgets that the skill invents; then the only ones that this dude invents at all
        self.invents_only: int = NONE
        self.casts: int = NONE  # spells that the skill casts as well
        self.under: bool = False  # a check whose pull has to stay below value and rating
        self.once: int = 0  # a Repeat ability that can be used once in a round or shootout
        self.less: int = NONE
        self.until: int = 0
        self.posse_needs: tuple[int, ...] = ()  # of the leader's posse; then of the one against it
        self.opposing_needs: tuple[int, ...] = ()
        self.first: Program = ()  # before the posses are formed
        self.posse_do: Program = ()
        self.do: Program = ()
        self.fail: Program = ()


class Static:
    """One line of a trait that works all the time: whom it concerns, which stat or rule, and the line itself."""

    __slots__ = ("ability", "line", "stat", "whom")

    def __init__(self, ability: Ability, line: Line, stat: int, whom: int) -> None:
        self.ability: Ability = ability
        self.line: Line = line
        self.stat: int = stat
        self.whom: int = whom


class Variant:
    """What a variant of the house changes; without a name it is the game itself. Shared by all states, never changed.

    [sundown.hand.to-five]
    """

    __slots__ = ("days", "hand", "name", "picks", "shootout")

    def __init__(self, name: str = "", picks: int = 0, hand: int = 5, days: int = 0, shootout: bool = False) -> None:
        self.name: str = name
        self.picks: int = picks  # a game of so many is over without a winner; 0: as many as it takes
        self.hand: int = hand  # cards of a play hand
        self.days: int = days  # after so many nobody can win any more; 0: as many as it takes
        self.shootout: bool = shootout  # it begins with a shootout of the first dudes of two ready gangs


class Book:
    """The printed cards with what follows from them. Shared by all states of a game, never changed once it is read.

    [text.help.reminder-only]
    """

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.variant: Variant = Variant()
        self.tokens: list[int] = [  # they never lie in a deck: each player has some beside the table
            what for what in range(len(cards.keys)) if cards.kind[what] == DUDE and cards.has(what, TOKEN)
        ]
        self.called: list[tuple[int, ...]] = []  # by card: the tokens that its abilities bring
        # tables that abilities share
        self.selectors: tuple[tuple[int, ...], ...] = ()
        self.filters: tuple[tuple[tuple[int, int, int, int], ...], ...] = ()  # of each selector
        self.own_dudes: list[bool] = []  # by selector: whether it only means dudes of the player who asks
        self.conditions: tuple[tuple[int, ...], ...] = ()
        self.amounts: tuple[tuple[int, ...], ...] = ()
        self.abilities: list[Ability] = []
        # by card
        self.of_card: list[tuple[int, ...]] = []  # which of the abilities are its own
        self.host: list[int] = []  # a selector of what goods attach to, or NONE for a dude
        self.parting: list[int] = []  # keywords of the attachments that are discarded when it leaves its bearer
        self.sorts: list[int] = []  # as selectors know them
        self.noon: list[tuple[int, ...]] = []  # abilities for Noon plays, jobs included
        self.own: list[tuple[Static, ...]] = []
        self.bars: list[tuple[Static, ...]] = []  # of these, those that keep a dude away from places
        self.worn: list[tuple[Static, ...]] = []
        self.worn_bars: list[tuple[Static, ...]] = []  # of these, those that keep the bearer away from something
        self.presence: bool = False  # whether influence may count for control alone
        self.guards: bool = False  # whether some changes of numbers may not count
        self.barring: bool = False  # whether any card has such traits
        self.for_player: list[tuple[Static, ...]] = []
        self.group: list[tuple[Static, ...]] = []
        self.own_stats: list[int] = []  # by card: a bit for each number that `own` may change
        self.group_stats: list[int] = []  # the same of `group`
        self.own_rules: list[int] = []  # by card: a bit for each rule that `own` gives; then of `worn`, and of `group`
        self.worn_rules: list[int] = []
        self.group_rules: list[int] = []
        self.inventive: list[tuple[int, ...]] = []  # traits that say what a dude invents
        self.casts: list[tuple[int, ...]] = []  # traits that let a dude cast spells with another skill
        self.spreads: list[bool] = []  # whether a trait concerns others
        self.waits: list[int] = []  # a bit for each trigger
        # by play, then by card: the abilities for that play
        self.plays: list[list[tuple[int, ...]]] = []
        self.prices: bool = False  # whether a trait changes what a card costs
        self.rules: int = 0  # a bit for each rule that a trait gives
        self.hand_waits: int = 0  # triggers for which an action card in a hand may wait
        self.granted: int = 0  # a bit for each keyword that some card gives to others
        self.skills: list[int] = []  # the keyword of each skill
        self.grants: list[int] = []  # abilities that cards give to others
        self.grants_of: list[tuple[int, ...]] = []  # by card: those that it gives
        self.appeals: dict[int, tuple[int, int, int, int]] = {}  # and what abilities bring and cost
        self.favours: dict[int, int] = {}  # what bots make of abilities, by ability and register; they fill it in
        self.heeds: int = 0  # a bit for each of happenings.py for which some card waits

    def waiting(self, what: int, trigger: int, play: int) -> list[int]:
        """The abilities of a card that wait for something, as reacts or as traits."""
        abilities = self.abilities
        return [a for a in self.plays[play][what] if trigger in abilities[a].triggers]
