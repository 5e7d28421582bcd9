"""Traits and reacts that wait for something: traits work first, by themselves; then players may react, Winner first.

[react.timing.pauses-play, react.order.winner-first, text.trait.always-on]
"""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import Procedure, answered, ask, finish, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.games.doomtown.language import ability, control, selectors, stats, usable, words
from sixgun.games.doomtown.language.triggers import (
    CURSOR,
    FIRST,
    IT,
    PASSES,
    PREVENTED,
    TRIGGER_KIND,
    next_put_off,
)
from sixgun.games.doomtown.table import codes, sequence, sides, windows
from sixgun.games.doomtown.table.blocks import E_CHEATER, E_IT, env_of
from sixgun.games.doomtown.table.changes import LATER_BLOCK, LATER_LINE, LATER_OUTCOME, LATER_STAYS, LATER_WIDTH
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_pass, question
from sixgun.games.doomtown.table.piles import EVERYBODY
from sixgun.games.doomtown.table.state import (
    IN_DECK,
    IN_DRAW_HAND,
    IN_HAND,
    IN_PLAY,
    PLAYER,
    State,
    bearer,
    clockwise,
    end_of,
)

# The place of a trait among all that wait: by seat, by card, then by ability.
MOST_ABILITIES: Final = 16
CARDS_OF_SEAT: Final = 1024 * MOST_ABILITIES

# the steps that are come back to
TRAITS: Final = 0
REACTS: Final = 1


# ---- the procedure


def traits(s: State) -> None:
    """The next trait that waited for this, and blocks of abilities that were put off until it."""
    trigger = s.frames[TRIGGER_KIND]
    at = next_put_off(s, trigger, s.frames[IT], s.frames[PASSES])
    if at >= 0:
        waited = s.later[at : at + LATER_WIDTH]
        block = waited[LATER_BLOCK:]
        if s.frames[IT] >= 0:
            block[E_IT] = s.frames[IT]
        s.frames[PASSES] = at + (LATER_WIDTH if waited[LATER_STAYS] else 0)
        if not waited[LATER_STAYS]:
            del s.later[at : at + LATER_WIDTH]
        jump(s, TRAITS)
        ability.go_on(s, block, waited[LATER_LINE], waited[LATER_OUTCOME])
        return
    found = next_trait(s, trigger, s.frames[IT], s.frames[CURSOR])
    if found is None:
        s.frames[CURSOR] = s.frames[PASSES] = 0
        return
    key, card, number, seat = found
    s.frames[CURSOR] = key
    it = s.frames[IT]
    jump(s, TRAITS)
    ability.begin_trait(s, seat, card, number, it)


def next_trait(s: State, trigger: int, it: int, cursor: int) -> tuple[int, int, int, int] | None:
    """The first trait after the cursor: by the seat of its controller from the Winner on, then by card."""
    bit = 1 << trigger
    best: tuple[int, int, int, int] | None = None
    cards = s.watchers if it < 0 or it >= PLAYER or s.zone[it] == IN_PLAY else [*s.watchers, it]
    for card in cards:
        if s.book.waits[s.what[card]] & bit and not stats.is_blank(s, card):
            for number in s.book.waiting(s.what[card], trigger, words.PLAY_TRAIT):
                seat = control.controller(s, card)
                key = ((seat - max(0, s.winner)) % s.seats) * CARDS_OF_SEAT + card * MOST_ABILITIES
                key += s.book.abilities[number].number
                if key > cursor and (best is None or key < best[0]) and trait_applies(s, seat, card, number, it):
                    best = (key, card, number, seat)
    return best


def trait_applies(s: State, seat: int, card: int, number: int, it: int) -> bool:
    env = env_of(s, card, number, seat, it)
    if it >= PLAYER:
        env[E_CHEATER] = it
    return selectors.all_hold(s, env, s.book.abilities[number].needs)


def reacts(s: State) -> None:
    """Ask the next player who can react, until everybody has passed in a row."""
    first = s.frames[FIRST]
    order = clockwise(s, first if first >= 0 else 0)
    while s.frames[PASSES] < s.seats:
        seat = order[s.frames[CURSOR] % s.seats]
        if asked_to_react(s, seat):
            jump(s, REACTS)
            ask(s, seat, sequence.REACT)
            return
        s.frames[CURSOR] += 1
        s.frames[PASSES] += 1


def settle(s: State) -> None:
    s.prevented = s.frames[PREVENTED]
    if not s.env:
        s.chain = 0  # nothing that began it is being carried out any more
    finish(s)


TRIGGER: Final[Procedure] = Procedure("trigger", (traits, reacts, settle), at={TRAITS: traits, REACTS: reacts})


# ---- reacting


def asked_to_react(s: State, seat: int) -> bool:
    """Players who can react with a card in play, and those who might have a fitting card in the hand.

    To ask only those who do have one would tell the others so.
    """
    return bool(react_abilities(s, seat)) or might_react(s, seat) or has_secret_react(s, seat)


def has_secret_react(s: State, seat: int) -> bool:
    """Whether a player has a card in play that reacts to this if a hidden hand allows it, as far as others can see."""
    for card in s.watchers:
        for number in s.book.waiting(s.what[card], s.frames[TRIGGER_KIND], words.PLAY_REACT):
            a = s.book.abilities[number]
            if a.secret and may_react(s, seat, card) and not usable.spent(s, card, a, s.book.cards.kind[s.what[card]]):
                return True
    return False


def might_react(s: State, seat: int) -> bool:
    """Whether a player could have an action card to react with, for all that the others know.

    Deck lists are known, and so is where every card lies that was seen since its deck was shuffled.
    """
    trigger, it = s.frames[TRIGGER_KIND], s.frames[IT]
    if not s.heard >> trigger & 1 or not s.hand[seat] or (it >= PLAYER and it != PLAYER + seat):
        return False
    lots = [s.lot[card] for card in s.hand[seat] if s.seen[card] != EVERYBODY]
    for card in range(s.homes[seat] + 1, end_of(s, seat)):
        hidden = s.zone[card] in (IN_DECK, IN_HAND, IN_DRAW_HAND) and s.seen[card] != EVERYBODY
        if hidden and s.lot[card] in lots:
            for number in s.book.waiting(s.what[card], trigger, words.PLAY_REACT):
                if it >= PLAYER or usable.refuse_use(s, seat, card, number, it) is None:
                    return True
    return False


def react_abilities(s: State, seat: int) -> list[tuple[int, int]]:
    """Cards and abilities with which a player can react now."""
    trigger, it = s.frames[TRIGGER_KIND], s.frames[IT]
    bit = 1 << trigger
    found: list[tuple[int, int]] = []
    for card in s.watchers:
        if s.book.waits[s.what[card]] & bit:
            for number in s.book.waiting(s.what[card], trigger, words.PLAY_REACT):
                if may_react(s, seat, card) and usable.refuse_use(s, seat, card, number, it) is None:
                    found.append((card, number))
    if s.heard & bit:
        for card in s.hand[seat]:
            for number in s.book.waiting(s.what[card], trigger, words.PLAY_REACT):
                if usable.refuse_use(s, seat, card, number, it) is None:
                    found.append((card, number))
    return found


def may_react(s: State, seat: int, card: int) -> bool:
    """Whose card in play it is; and to a reveal reacts who reveals, with cards of the posse."""
    if control.controller(s, card) != seat:
        return False
    return s.frames[TRIGGER_KIND] != words.ON_REVEALED or (seat in sides.heads(s) and s.side[bearer(s, card)] != 0)


def react_codes(s: State, seat: int) -> list[int]:
    legal = {codes.PASS}
    for card, number in react_abilities(s, seat):
        k = usable.ability_operand(s, number)
        if s.zone[card] == IN_PLAY:
            legal.add(codes.pick(codes.ACT, codes.in_play(s, card), k))
        else:
            legal.add(codes.pick(codes.PLAY, codes.face(s, card), k))
    return sorted(legal)


def answer_react(s: State, seat: int, pick: int) -> None:
    answered(s, seat)
    s.frames[CURSOR] += 1
    if pick == codes.PASS:
        s.frames[PASSES] += 1
        return
    s.frames[PASSES] = 0
    it = s.frames[IT]
    card, number = usable.chosen_ability(s, seat, pick)
    ability.begin(s, seat, card, number, it)


def refuse_react(s: State, seat: int, pick: int) -> Refusal | None:
    verb = codes.verb_in(pick)
    if verb == codes.PASS:
        return None
    if verb not in (codes.ACT, codes.PLAY):
        return NOT_OFFERED
    card, number = usable.chosen_ability(s, seat, pick)
    if card < 0:
        return Refusal("no-such-card", {}, "act.source.hand-or-in-play")
    a = s.book.abilities[number]
    trigger, it = s.frames[TRIGGER_KIND], s.frames[IT]
    if a.play != words.PLAY_REACT or trigger not in a.triggers:
        return Refusal("not-now", {"card": s.book.cards.keys[s.what[card]]}, "react.timing.pauses-play")
    refusal = usable.refuse_use(s, seat, card, number, it)
    if refusal is not None:
        return refusal
    if s.zone[card] == IN_PLAY:
        fine = verb == codes.ACT and may_react(s, seat, card)
    else:
        fine = verb == codes.PLAY and s.heard >> trigger & 1 != 0
    return None if fine else NOT_OFFERED


def _react_args(s: State, seat: int) -> dict[str, Plain]:
    return {"trigger": words.TRIGGERS[s.frames[TRIGGER_KIND]]}


REACT: Final[Question] = question(
    "react",
    "react.timing.pauses-play",
    react_codes,
    answer_react,
    refuse_react,
    _react_args,
    always_pass,
    windows.REACT,
)
