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
    LATER_BLOCK,
    LATER_LINE,
    LATER_OUTCOME,
    PASSES,
    PREVENTED,
    TRIGGER_KIND,
    next_put_off,
)
from sixgun.games.doomtown.table import codes, sequence, sides
from sixgun.games.doomtown.table.blocks import E_CHEATER, env_of
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_pass, question
from sixgun.games.doomtown.table.state import IN_PLAY, PLAYER, State, bearer, clockwise

# the steps that are come back to
TRAITS: Final = 0
REACTS: Final = 1


# ---- the procedure


def traits(s: State) -> None:
    """The next trait that waited for this, and blocks of abilities that were put off until it."""
    trigger = s.frames[TRIGGER_KIND]
    put_off = next_put_off(s, trigger)
    if put_off:
        jump(s, TRAITS)
        ability.go_on(s, put_off[LATER_BLOCK:], put_off[LATER_LINE], put_off[LATER_OUTCOME])
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
                key = ((seat - max(0, s.winner)) % s.seats) * 1000 + card
                if key > cursor and (best is None or key < best[0]) and trait_applies(s, seat, card, number, it):
                    best = (key, card, number, seat)
    return best


def trait_applies(s: State, seat: int, card: int, number: int, it: int) -> bool:
    env = env_of(s, card, number, seat, it)
    if it >= PLAYER:
        env[E_CHEATER] = it
    return all([selectors.holds(s, env, condition) for condition in s.book.abilities[number].needs])


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
    finish(s)


TRIGGER: Final[Procedure] = Procedure("trigger", (traits, reacts, settle), at={TRAITS: traits, REACTS: reacts})


# ---- reacting


def asked_to_react(s: State, seat: int) -> bool:
    """Players who can react with a card in play, and those who might have a fitting card in the hand.

    To ask only those who do have one would tell the others so.
    """
    trigger, it = s.frames[TRIGGER_KIND], s.frames[IT]
    if s.book.hand_waits >> trigger & 1 and s.hand[seat] and it == PLAYER + seat:
        return True
    return bool(react_abilities(s, seat))


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
    if s.book.hand_waits & bit:
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
        k = codes.NUMBER + s.book.abilities[number].number
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
    if a.play != words.PLAY_REACT or a.trigger != trigger:
        return Refusal("not-now", {"card": s.book.cards.keys[s.what[card]]}, "react.timing.pauses-play")
    refusal = usable.refuse_use(s, seat, card, number, it)
    if refusal is not None:
        return refusal
    if s.zone[card] == IN_PLAY:
        fine = verb == codes.ACT and may_react(s, seat, card)
    else:
        fine = verb == codes.PLAY and s.book.hand_waits >> trigger & 1 != 0
    return None if fine else NOT_OFFERED


def _react_args(s: State, seat: int) -> dict[str, Plain]:
    return {"trigger": words.TRIGGERS[s.frames[TRIGGER_KIND]]}


REACT: Final[Question] = question(
    "react", "react.timing.pauses-play", react_codes, answer_react, refuse_react, _react_args, always_pass
)
