"""Setup."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, Procedure, answered, ask, ask_together, call, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.rng import below, shuffle_to_draw
from sixgun.core.state import tell
from sixgun.games.doomtown.language import triggers
from sixgun.games.doomtown.language.entry import cost_of, name_arg, same_name
from sixgun.games.doomtown.language.words import ON_GAME_START
from sixgun.games.doomtown.rules import day
from sixgun.games.doomtown.table import codes, piles, sequence, starts, told
from sixgun.games.doomtown.table.book import Book
from sixgun.games.doomtown.table.components import ANY_GANG, DEED, DRIFTER, DUDE, Cards
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_done, question
from sixgun.games.doomtown.table.ghost_rock import gain, pay
from sixgun.games.doomtown.table.in_play import enter, put_deed
from sixgun.games.doomtown.table.keywords import CONFEDERATE, GADGET, GRIFTER, UNION
from sixgun.games.doomtown.table.layout import lay_out
from sixgun.games.doomtown.table.state import (
    CHANCE_STREAM,
    CUT_OPTION,
    GANG_OPTION,
    IN_DECK,
    NOBODY,
    PHASE_NOON,
    SQUARE,
    State,
)
from sixgun.games.doomtown.table.town import RIGHT_END

ASKED: Final = A  # how many have been asked how they cut
OFFER_CUTS: Final = 2
DEPTHS: Final = range(5, 46, 5)  # how deep a cut can be

MOST_DUDES: Final = 5
# Whether a dude fits in with a starting gang, or why not.
FITS: Final = 0
GANG_FULL: Final = 1
OTHER_OUTFIT: Final = 2
TOO_DEAR: Final = 3
SECOND_GRIFTER: Final = 4
OTHER_SIDE: Final = 5
SAME_NAME: Final = 6
WHY_NOT: Final = {
    OTHER_OUTFIT: ("gang-other-outfit", "setup.gang.own-outfit-or-drifters"),
    SECOND_GRIFTER: ("gang-one-grifter", "setup.gang.one-grifter"),
    OTHER_SIDE: ("gang-allegiance", "allegiance.setup.one-side-only"),
    SAME_NAME: ("gang-unique", "setup.gang.unique-once"),
}
LEFT_OVER: Final = 3  # ghost rock that a gang chosen for somebody leaves


def set_up(
    seats: int,
    options: tuple[int, ...],
    key: bytes,
    book: Book,
    outfits: list[int],
    decks: list[list[int]],
    gangs: list[list[int]],
) -> State:
    """Homes and stashes; the decks lie ready to be searched. [setup.outfit.face-up-home, setup.stash.from-bank]"""
    s = lay_out(seats, options, key, book, outfits, decks)
    for seat in range(seats):
        home = s.homes[seat]
        deck = list(range(home + 1, home + 1 + len(decks[seat])))
        for card in deck:
            s.zone[card] = IN_DECK
        s.deck[seat] = deck
        gain(s, seat, book.cards.stash[s.what[home]])
        if has_ready_gangs(s):
            for what in gangs[seat]:
                s.marked[seat].append(
                    next(card for card in deck if s.what[card] == what and card not in s.marked[seat])
                )
    call(s, sequence.SETUP)
    return s


# ---- the procedure


def choose_gangs(s: State) -> None:
    """All players choose at the same time, knowing all outfits. [setup.gang.chosen-after-reveal]"""
    if not has_ready_gangs(s):
        ask_together(s, list(range(s.seats)), sequence.CHOOSE_GANG)


def has_ready_gangs(s: State) -> bool:
    """By option, and where a variant begins with a shootout."""
    return bool(s.options[GANG_OPTION]) or s.book.variant.shootout


def place_gangs(s: State) -> None:
    """Everybody places and pays for the gang at once; nothing is triggered by that.

    [setup.gang.placed-and-paid, setup.gang.no-enter-play-effects]
    """
    for seat in range(s.seats):
        gang = s.marked[seat]
        s.marked[seat] = []
        pay(s, seat, sum([cost_of(s, dude) for dude in gang]))
        for dude in gang:
            s.deck[seat].remove(dude)
            if s.book.cards.kind[s.what[dude]] == DEED:
                put_deed(s, seat, dude, RIGHT_END)
                continue
            enter(s, dude)
            s.boss[dude] = seat
            s.place[dude] = s.homes[seat]
            s.gang[seat].append(dude)
        tell(s, (told.GANG, seat, len(gang), *gang))


def offer_cuts(s: State) -> None:
    """By option, all say in turn how they cut. A cut is blind, so that it can be said beforehand once and for all.

    [zone.deck.cut-offered]
    """
    if s.options[CUT_OPTION] and s.frames[ASKED] < s.seats:
        s.frames[ASKED] += 1
        jump(s, OFFER_CUTS)
        ask(s, s.frames[ASKED] - 1, sequence.CUT)


def cut_codes(s: State, seat: int) -> list[int]:
    return [codes.DONE, *[codes.pick(codes.CUT, codes.NUMBER + depth) for depth in DEPTHS]]


def answer_cut(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.cuts[seat] = 0 if pick == codes.DONE else codes.number_in(codes.first_in(pick))


CUT: Final[Question] = question("cut", "zone.deck.cut-offered", cut_codes, answer_cut, None, None, always_done)


def draw_hands(s: State) -> None:
    """[setup.hand.shuffle-and-draw-five]"""
    for seat in range(s.seats):
        shuffle_to_draw(s, seat, s.deck[seat])
        piles.cut(s, seat)
        piles.draw(s, seat, s.book.variant.hand)


def grifters(s: State) -> None:
    """Grifters may be used now; if several have one, chance says who is first.

    [setup.grifter.optional-after-hand, setup.grifter.random-order]
    """
    with_grifters = [seat for seat in range(s.seats) if any([_is_grifter(s, dude) for dude in s.gang[seat]])]
    if with_grifters:
        first = (
            with_grifters[below(s, CHANCE_STREAM, len(with_grifters))] if len(with_grifters) > 1 else with_grifters[0]
        )
        triggers.begin(s, ON_GAME_START, NOBODY, first)


def first_day(s: State) -> None:
    """[day.phases.order]"""
    call(s, sequence.DAY)
    if s.book.variant.shootout:
        meet_in_the_square(s)


def meet_in_the_square(s: State) -> None:
    """A variant of the house that is a shootout: the first dude of the first player calls out that of the second.

    Nobody can refuse, and Sundown comes next.
    """
    for gang in s.gang:
        for dude in gang:
            s.place[dude] = SQUARE
    s.day = 1
    s.phase = PHASE_NOON
    jump(s, day.TO_SUNDOWN)
    starts.call_out(s, s.gang[0][0], s.gang[1][0], 1)


SETUP: Final[Procedure] = Procedure(
    "setup",
    (choose_gangs, place_gangs, offer_cuts, draw_hands, grifters, first_day),
    at={OFFER_CUTS: offer_cuts},
)


def _is_grifter(s: State, dude: int) -> bool:
    return s.book.cards.has(s.what[dude], GRIFTER)


# ---- the starting gang


def can_start(cards: Cards, what: int, home: int) -> bool:
    """Dudes can, and cards that may take the place of a dude of the home's outfit. [golden.card.beats-rulebook]"""
    start = cards.start[what]
    return cards.kind[what] == DUDE or start == ANY_GANG or (start != DRIFTER and start == home)


def refuse_member(s: State, seat: int, what: int) -> Refusal | None:
    """Why a dude cannot be added to the starting gang.

    [setup.gang.chosen-after-reveal, gadget.invent.mad-scientist-needed]
    """
    cards = s.book.cards
    args: dict[str, Plain] = {"card": cards.keys[what]}
    home = cards.gang[s.what[s.homes[seat]]]
    if not can_start(cards, what, home):
        return Refusal("gang-dudes-only", args, "setup.gang.at-most-five")
    if cards.keywords[what] & GADGET:
        return Refusal("gadget-invented", args, "gadget.invent.mad-scientist-needed")
    free = free_copies(s, seat, what)
    if not free:
        return Refusal("not-in-deck", args, "setup.gang.chosen-after-reveal")
    return refuse_fellow(s, seat, free[0])


def free_copies(s: State, seat: int, what: int) -> list[int]:
    """The copies of a card in the deck that are not in the starting gang yet."""
    chosen = s.marked[seat]
    return [card for card in s.deck[seat] if s.what[card] == what and card not in chosen]


def misfit(s: State, seat: int, dude: int, left: int) -> int:
    """What keeps a dude of the deck from going with those who are in the starting gang so far; FITS if nothing does.

    `left` is the ghost rock that those leave.

    [setup.gang.at-most-five, setup.gang.cost-limit, setup.gang.own-outfit-or-drifters, setup.gang.one-grifter,
    allegiance.setup.one-side-only, setup.gang.unique-once]
    """
    cards = s.book.cards
    chosen = s.marked[seat]
    what = s.what[dude]
    if len(chosen) >= MOST_DUDES:
        return GANG_FULL
    gang = cards.gang[what]
    if gang != DRIFTER and gang != cards.gang[s.what[s.homes[seat]]]:
        return OTHER_OUTFIT
    if cost_of(s, dude) > left:
        return TOO_DEAR
    held = 0
    named_alike = False
    for card in chosen:
        held |= cards.keywords[s.what[card]]
        named_alike = named_alike or same_name(s, card, dude)
    keywords = cards.keywords[what]
    if keywords & held & GRIFTER:
        return SECOND_GRIFTER
    if (keywords & UNION and held & CONFEDERATE) or (keywords & CONFEDERATE and held & UNION):
        return OTHER_SIDE
    return SAME_NAME if named_alike and cards.unique[what] else FITS


def left_of_stash(s: State, seat: int) -> int:
    """The ghost rock that those leave who are in the starting gang so far."""
    left = s.stash[seat]
    for card in s.marked[seat]:
        left -= cost_of(s, card)
    return left


def refuse_fellow(s: State, seat: int, dude: int) -> Refusal | None:
    """Why a dude of the deck does not go with those who are in the starting gang so far."""
    left = left_of_stash(s, seat)
    found = misfit(s, seat, dude, left)
    if found == FITS:
        return None
    if found == GANG_FULL:
        return Refusal("gang-full", {"most": MOST_DUDES}, "setup.gang.at-most-five")
    if found == TOO_DEAR:
        cost = cost_of(s, dude) + s.stash[seat] - left
        args: dict[str, Plain] = {**name_arg(s, dude), "cost": cost, "have": s.stash[seat]}
        return Refusal("gang-too-dear", args, "setup.gang.cost-limit")
    key, rule = WHY_NOT[found]
    return Refusal(key, name_arg(s, dude), rule)


def gang_codes(s: State, seat: int) -> list[int]:
    """Each printed card once, however many copies of it are in the deck."""
    cards = s.book.cards
    chosen = s.marked[seat]
    if len(chosen) >= MOST_DUDES:
        return [codes.DONE]
    home = cards.gang[s.what[s.homes[seat]]]
    left = left_of_stash(s, seat)
    looked = [False] * len(cards.keys)
    fit: list[int] = []
    for card in s.deck[seat]:
        what = s.what[card]
        if looked[what] or not can_start(cards, what, home) or card in chosen:
            continue
        looked[what] = True
        if not cards.keywords[what] & GADGET and misfit(s, seat, card, left) == FITS:
            fit.append(what)
    fit.sort()
    return [codes.DONE] + [codes.pick(codes.GANG, codes.FACE + what) for what in fit]


def refuse_gang(s: State, seat: int, pick: int) -> Refusal | None:
    what = codes.first_in(pick) - codes.FACE
    if codes.verb_in(pick) == codes.GANG and 0 <= what < len(s.book.cards.keys):
        return refuse_member(s, seat, what)
    return None if pick == codes.DONE else NOT_OFFERED


def add_to_gang(s: State, seat: int, pick: int) -> None:
    if pick == codes.DONE:
        answered(s, seat)
        return
    free = free_copies(s, seat, codes.first_in(pick) - codes.FACE)
    s.marked[seat].append(codes.best_known(s, free))


def _gang_args(s: State, seat: int) -> dict[str, Plain]:
    left = left_of_stash(s, seat)
    return {"count": len(s.marked[seat]), "left": left}


def _usual_member(s: State, seat: int) -> int:
    """For a player who does not choose: influential dudes as long as some ghost rock is left."""
    cards = s.book.cards
    left = left_of_stash(s, seat)
    faces = [codes.first_in(pick) - codes.FACE for pick in gang_codes(s, seat)[1:]]
    fit = [what for what in faces if left - cards.cost[what] >= LEFT_OVER]
    if not fit:
        return codes.DONE
    best = max(fit, key=lambda what: (cards.influence[what], cards.bullets[what], -cards.cost[what], what))
    return codes.pick(codes.GANG, codes.FACE + best)


CHOOSE_GANG: Final[Question] = question(
    "gang", "setup.gang.at-most-five", gang_codes, add_to_gang, refuse_gang, _gang_args, _usual_member
)
