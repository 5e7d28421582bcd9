"""Shooting (2) Sparare)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, Procedure, answered, ask, call
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.plaza import FREE_SHOTS, add_shots, why_out_of_reach
from sixgun.games.gunfighters.rules.victory import after_loss
from sixgun.games.gunfighters.table import codes, sequence, told
from sixgun.games.gunfighters.table.codes import kind_in, place_in, seat_in
from sixgun.games.gunfighters.table.components import CLIMAX_RIFLE, KIND_NAMES, NO_CARD, PLACES, place_of
from sixgun.games.gunfighters.table.piles import bury, card_of_kind, cards_at, holds, kinds_held, rule_out
from sixgun.games.gunfighters.table.state import ALL_SEE, PLAZA_RULE, State, climax_kind

SHOOTER: Final = A
TARGET: Final = B
PLACE: Final = C
FALLEN: Final = D


# ---- what may be shot


def why_not_target(s: State, seat: int, target: int) -> Refusal | None:
    """Exactly one other player, who is still in the game. [shoot.target.one-opponent]"""
    if target == seat:
        return Refusal("not-at-yourself", {}, "shoot.target.one-opponent")
    if target >= s.seats:
        return Refusal("no-such-player", {"seats": s.seats}, "shoot.target.one-opponent")
    if not s.hands[target]:
        return Refusal("target-is-out", {"target": target}, "elimination.hand.empty")
    return None


def targets(s: State, seat: int) -> int:
    """The opponents that may be pointed at, as bits."""
    found: i64 = 0
    bit: i64 = 1
    for hand in s.hands:
        if hand:  # why_not_target, written out for speed
            found |= bit
        bit <<= 1
    bit = 1
    return found & ~(bit << seat)


def card_shot_codes(s: State, seat: int) -> list[int]:
    offered: list[int] = []
    add_shots_showing(s, seat, kinds_held(s, seat), offered)
    return offered


def add_shots_showing(s: State, seat: int, kinds: i64, offered: list[int]) -> None:
    """Shots with a card that is shown; with a Rifle also at any location without one. [climax.rifle.shoot-anywhere]"""
    at = targets(s, seat)
    add_shots(offered, s.options[PLAZA_RULE], kinds, at)
    if s.climax[seat] >= 0 and has_rifle(s, seat):
        offered += FREE_SHOTS[at]


def free_shot_codes(s: State, seat: int) -> list[int]:
    """Shots at any location, nothing shown. [story.symbol.extra-shot, story.symbol.free]"""
    return FREE_SHOTS[targets(s, seat)][:]


def has_rifle(s: State, seat: int) -> bool:
    return climax_kind(s, seat) == CLIMAX_RIFLE


def refuse_card_shot(s: State, seat: int, code: int) -> Refusal | None:
    """[shoot.reveal.own-card, climax.rifle.shoot-anywhere]"""
    refusal = why_not_target(s, seat, seat_in(code))
    if refusal is not None:
        return refusal
    kind = kind_in(code)
    if kind == NO_CARD:
        return None if has_rifle(s, seat) else Refusal("no-rifle", {}, "climax.rifle.shoot-anywhere")
    if not holds(s, seat, kind):
        return Refusal("not-in-hand", {"card": KIND_NAMES[kind]}, "shoot.reveal.own-card")
    return why_out_of_reach(s.options[PLAZA_RULE], place_of(kind), place_in(code))


def refuse_free_shot(s: State, seat: int, code: int) -> Refusal | None:
    """[story.symbol.free]"""
    if kind_in(code) != NO_CARD:
        return Refusal("nothing-shown", {}, "story.symbol.free")
    return why_not_target(s, seat, seat_in(code))


# ---- the shot


def shoot(s: State, seat: int, code: int) -> None:
    """Show a card, which stays in the hand, point at somebody and call BANG!

    [shoot.reveal.own-card, shoot.card.kept, shoot.info.public, climax.rifle.shoot-anywhere, story.symbol.free]
    """
    kind = kind_in(code)
    shown = -1
    if kind != NO_CARD:
        shown = card_of_kind(s, seat, kind)
        s.seen[shown] = ALL_SEE
    target, place = seat_in(code), place_in(code)
    if s.told is not None:
        tell(s, (told.SHOT, seat, target, place, shown, s.nth[shown]))
    bang(s, seat, target, place)


def bang(s: State, shooter: int, target: int, place: int) -> None:
    """All of the target's gunfighters at the location fall; without one there, nothing happens.

    [shoot.effect.discard-all, shoot.effect.miss]
    """
    fallen = cards_at(s, target, place)
    if len(fallen) > 1:
        fallen.sort()  # by kind: in which order they stood in the row is of no account any more
    hand = s.hands[target]
    for card in fallen:
        hand.remove(card)
        bury(s, card)
    rule_out(s, target, place)
    if fallen:
        if s.told is not None:
            tell(s, (told.FELL, shooter, target, place, *fallen, *sorted([s.nth[card] for card in fallen])))
        if len(fallen) > 1:
            call(s, sequence.SHOOT_OUT, shooter, target, place, len(fallen))
        else:
            collect_from(s, shooter, target, 1)  # one card has no order
    elif s.told is not None:
        tell(s, (told.MISSED, shooter, target, place))


# ---- what follows a hit


def order_the_fallen(s: State) -> None:
    """The victim chooses the order of the discards, of which only the top card can ever matter."""
    if len(_fallen_kinds(s)) > 1:
        ask(s, s.frames[TARGET], sequence.TOP)


def collect(s: State) -> None:
    """The spoils, once the fallen lie in order."""
    collect_from(s, s.frames[SHOOTER], s.frames[TARGET], s.frames[FALLEN])


def collect_from(s: State, shooter: int, target: int, fallen: int) -> None:
    """The shooter takes a coin for each banknote on the fallen, as far as the bank has them, and the spoils of a gang.

    [components.coins.sixteen, elimination.hand.empty, elimination.coins.to-shooter]
    """
    notes = 0
    for card in s.discards[-fallen:]:
        notes += s.figures.notes[card]
    take_from_bank(s, shooter, notes)
    after_loss(s, target, shooter)


def take_from_bank(s: State, seat: int, coins: int) -> None:
    """As many coins as the bank still has."""
    got = min(coins, s.bank)
    if got:
        s.bank -= got
        s.coins[seat] = s.coins[seat] + got
        if s.told is not None:
            tell(s, (told.EARNED, seat, got))


SHOOT_OUT: Final[Procedure] = Procedure("shoot-out", (order_the_fallen, collect))


# ---- which of the fallen lies on top


def _fallen_kinds(s: State) -> list[int]:
    kinds = s.figures.kind
    return sorted({kinds[card] for card in s.discards[-s.frames[FALLEN] :]})


def _top_codes(s: State, seat: int) -> list[int]:
    return [codes.with_kind(codes.TOP, kind) for kind in _fallen_kinds(s)]


def _top_refuse(s: State, seat: int, code: int) -> Refusal | None:
    if codes.verb_in(code) == codes.TOP and kind_in(code) in _fallen_kinds(s):
        return None
    return Refusal("not-among-the-fallen", {}, "shoot.effect.discard-all")


def _top_answer(s: State, seat: int, code: int) -> None:
    kind = kind_in(code)
    first = len(s.discards) - s.frames[FALLEN]
    for i in range(len(s.discards) - 1, first - 1, -1):
        card = s.discards[i]
        if s.figures.kind[card] == kind:
            del s.discards[i]
            s.discards.append(card)
            tell(s, (told.ON_TOP, seat, card))
            break
    answered(s, seat)


def _top_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-top", {"place": PLACES[s.frames[PLACE]]})


def _top_default(s: State, seat: int) -> int:
    return _top_codes(s, seat)[0]


TOP: Final[Question] = Question(
    "top", "shoot.effect.discard-all", _top_prompt, _top_codes, _top_refuse, _top_answer, _top_default
)
