"""Whether an ability is worth using as such, read off its script: what it brings its player, less what it costs.

Rough figures, in tenths of an action: a card drawn or a ghost rock is worth about half of one. Every new card has them
without being named anywhere. What an ability does in the case at hand is for those to judge who look ahead.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.doomtown.bots.sense import worth_of
from sixgun.games.doomtown.language import words
from sixgun.games.doomtown.language.effects.verbs import VERBS
from sixgun.games.doomtown.language.meanings import FILTERS
from sixgun.games.doomtown.table.book import AMOUNT_NUMBER, IN_PILES, IN_SORTS, Ability, Book, Line, Program
from sixgun.games.doomtown.table.components import ACTION, DUDE

# What a line is worth to its player as such; where it says how many of something, for each.
BRINGS: Final[dict[str, int]] = {
    "gain": 5,
    "draw": 5,
    "take": 5,
    "pays": 3,
    "casualties": 6,
    "rank": 5,
    "token": 8,
    "prevent": 10,
    "rock": 3,
    "bring": 8,
    "shop": 8,
    "attach": 8,
    "invent": 8,
    "to-hand": 5,
    "recast": 8,
    "replace": 4,
    "into-draw-hand": 5,
    "join": 6,
    "swap": 5,
    "move": 3,
    "call-out": 4,
    "relocate": 3,
    "deal": 6,
    "play": 3,
    "perform": 6,
    "pull": 0,
    "pull-again": 6,
    "add-to-check": 4,
    "difficulty": 4,
    "discard-instead": 5,
    "hand-over": 2,
    "trade": 3,
    "step": 3,
    "look-at-hand": 1,
    "look-at-deck": 1,
    "mill": 1,
    "again": 4,
    "search": 2,
    "into-deck": 2,
    "move-bounty": 3,
}
COUNTED: Final[tuple[str, ...]] = ("gain", "draw", "take", "pays", "casualties", "rank")
AT_NOON: Final = -3  # what an ability must be worth at least: a play more or less matters little there
IN_A_FIGHT: Final = -15
POINT: Final = 3  # one of what `sense` says of being chosen
SPENT: Final = 3  # an action card
PAID: Final = 4  # a ghost rock
FROM_HAND: Final[dict[str, int]] = {"discard": 4, "ace": 7}
LOST: Final = 15  # a dude in play, or another card of one's own
BOOTED_DUDE: Final = 5
BOOTED_CARD: Final = 1
BOOTED_SPELL: Final = 4  # its own ability is gone for today
ENDLESS: Final = 20  # what can be bought again and again is not bought without a plan
PERHAPS: Final = 2  # what stands in a block counts by half
BLOCKS: Final[tuple[str, ...]] = ("if", "may", "either", "each", "later", "whenever", "repeat")
OF_ONES_OWN: Final[tuple[int, ...]] = (
    *(words.REF_THIS, words.REF_BEARER, words.REF_LEADER, words.REF_POSSE, words.REF_FIGHT, words.REF_YOU),
)
OWN: Final[tuple[str, ...]] = ("mine", "posse", "owned", "controlled", "joinable", "same-posse")
OTHERS: Final[tuple[str, ...]] = ("theirs", "opposing", "foe", "rival", "callable", "takeable")


# What may cost nothing at the moment: money that is left over, a card that is of no use, dudes whom nobody threatens.
RICH: Final = 1
SPARE: Final = 2
SAFE: Final = 4
PLENTY: Final = 8  # ghost rock, after tomorrow's upkeep


def appeals(book: Book, number: int, free: int = 0) -> bool:
    """Whether an ability is worth using when it can be used; `free` says what costs nothing just now."""
    if number not in book.appeals:
        a = book.abilities[number]
        worth = sum([_brought(book, a, part) for part in (a.first, a.posse_do, a.do)])
        book.appeals[number] = (worth - _card(book, a), _money(a), _hand(book, a), _boots(book, a))
    worth, money, hand, boots = book.appeals[number]
    if not free & RICH:
        worth -= money
    if not free & SPARE:
        worth -= hand
    if not free & SAFE:
        worth -= boots
    quiet = book.abilities[number].play == words.PLAY_NOON  # a fight or a job is decided by every little
    return worth > (AT_NOON if quiet else IN_A_FIGHT)


# ---- what it brings


def _brought(book: Book, a: Ability, program: Program) -> int:
    total, until = 0, 0  # where the outermost block ends
    for at, line in enumerate(program):
        if line[0] == words.DO_GO:
            continue
        verb = VERBS[line[0]]
        if verb in BLOCKS:
            until = max(until, line[-1] if verb not in ("later", "whenever") else len(program))
            continue
        worth = _line(book, a, line, verb)
        total += worth if at >= until else worth // PERHAPS
    return total


def _line(book: Book, a: Ability, line: Line, verb: str) -> int:
    """What a line brings: things as such, and what it does to those it speaks of, by whose they can be."""
    worth = BRINGS.get(verb, 0) * (_count(book, line[2]) if verb in COUNTED else 1)
    for register in (words.REF_X, words.REF_Y, words.REF_Z, words.REF_IT, words.REF_SOME, words.REF_MARK):
        point = POINT * worth_of(book, a, line, register)
        side = _side(book, a, register)
        worth += point if side > 0 else -point if side < 0 else abs(point)
    for register in (
        words.REF_THIS,
        words.REF_BEARER,
        words.REF_LEADER,
        words.REF_POSSE,
        words.REF_FIGHT,
        words.REF_YOU,
    ):
        if register != words.REF_THIS or book.cards.kind[a.card] != ACTION:  # which is spent in any case
            worth += POINT * worth_of(book, a, line, register)
    return worth


def _count(book: Book, amount: int) -> int:
    kind, _, value, _ = book.amounts[amount][:4]
    return value if kind == AMOUNT_NUMBER else 2


def _side(book: Book, a: Ability, register: int) -> int:
    """Above 0 if one chooses of one's own, below 0 if of the others', 0 if either will do."""
    for line in (*a.target, *a.first, *a.posse_do, *a.do):
        selector = _chosen(line, register)
        if selector >= 0:
            said = [FILTERS[one] for one, negated, _, _ in book.filters[selector] if one >= 0 and not negated]
            if any([word in OTHERS for word in said]):
                return -1
            return 1 if any([word in OWN for word in said]) else 0
    return 0


def _chosen(line: Line, register: int) -> int:
    """The selector with which a line chooses into a register, or -1."""
    verb = VERBS[line[0]]
    if verb in ("choose", "search"):
        return line[3] if line[1] == register else -1
    if verb == "each":
        return line[2] if line[1] == register else -1
    return line[1] if verb == "choose-some" and register == words.REF_SOME else -1


# ---- what it costs


def _card(book: Book, a: Ability) -> int:
    """An action card is spent, and so are cards in play that are discarded or aced."""
    total = SPENT if book.cards.kind[a.card] == ACTION else 0
    for line in a.cost:
        verb = VERBS[line[0]]
        lost = verb in ("discard", "ace", "remove", "send-home") and not _from_hand(book, a, line[1])
        if lost:
            total += LOST if line[1] != words.REF_THIS or book.cards.kind[a.card] == DUDE else 2 * SPENT
    return total


def _money(a: Ability) -> int:
    paid = [line for line in a.cost if VERBS[line[0]] == "pay"]
    endless = a.repeat and not a.once and a.play == words.PLAY_NOON
    boots = any([line[0] == words.DO_BOOT for line in a.cost])
    total = sum([PAID * (line[1] if line[1] == line[2] and not line[3] else 2) for line in paid])
    return total + (ENDLESS if endless and not boots else 0)


def _hand(book: Book, a: Ability) -> int:
    return sum([FROM_HAND.get(VERBS[line[0]], 0) for line in a.cost if _from_hand(book, a, line[1])])


def _boots(book: Book, a: Ability) -> int:
    return sum([_booted(book, a, line[1]) for line in a.cost if line[0] == words.DO_BOOT])


def _booted(book: Book, a: Ability, ref: int) -> int:
    if ref == words.REF_THIS:
        return BOOTED_DUDE if book.cards.kind[a.card] == DUDE else BOOTED_CARD
    for line in a.target:
        selector = _chosen(line, ref)
        if selector >= 0:
            sorts = book.selectors[selector][IN_SORTS]
            if sorts >> words.SORT_DUDE & 1:
                return BOOTED_DUDE
            return BOOTED_SPELL if sorts == 1 << words.SORT_SPELL else BOOTED_CARD
    return BOOTED_DUDE


def _from_hand(book: Book, a: Ability, ref: int) -> bool:
    for line in a.target:
        selector = _chosen(line, ref)
        if selector >= 0:
            return book.selectors[selector][IN_PILES] != 0
    return False
