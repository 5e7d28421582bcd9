"""Choices that a dodged Carbine, Shotgun or Peacemaker brings."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import (
    PROMPT_ARGS,
    a_card,
    not_there,
    place_of,
    swap_whose,
    why_not_swap,
)
from sixgun.games.bang_duel.table import codes, told
from sixgun.games.bang_duel.table.equipment import strip
from sixgun.games.bang_duel.table.formation import gear_at, kinds_at
from sixgun.games.bang_duel.table.piles import from_hand, hand_touched
from sixgun.games.bang_duel.table.shots import BY, hit_args
from sixgun.games.bang_duel.table.state import State

FRONTS: Final[tuple[int, ...]] = (codes.FRONT, codes.MY_FRONT)


# ---- Carbine: Equipment of either active character


def _strip_codes(s: State, seat: int) -> list[int]:
    legal = [
        codes.at(codes.STRIP, target, kind) for target in FRONTS for kind in kinds_at(s, place_of(s, seat, target))
    ]
    return [*legal, codes.bare(codes.NO)]


def _strip_refuse(s: State, seat: int, code: int) -> Refusal | None:
    """[card.carbine.if-dodged]"""
    if code == codes.bare(codes.NO):
        return None
    if codes.verb_in(code) != codes.STRIP:
        return Refusal("only-strip", {}, "card.carbine.if-dodged")
    if codes.target_in(code) not in FRONTS:
        return Refusal("front-only", {}, "card.carbine.if-dodged")
    return not_there(s, seat, codes.target_in(code), codes.kind_in(code))


def _strip_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if codes.verb_in(code) == codes.STRIP:
        place = place_of(s, seat, codes.target_in(code))
        strip(s, seat, place, gear_at(s, place, codes.kind_in(code)))


def _strip_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-strip")


def _no(s: State, seat: int) -> int:
    return codes.bare(codes.NO)


STRIP: Final[Question] = Question(
    "strip", "card.carbine.if-dodged", _strip_prompt, _strip_codes, _strip_refuse, _strip_answer, _no
)


# ---- Shotgun: either pair changes places


def _swap_codes(s: State, seat: int) -> list[int]:
    legal = [
        codes.at(codes.SWAP, target) for target in (codes.THEIRS, codes.MINE) if why_not_swap(s, seat, target) is None
    ]
    return [*legal, codes.bare(codes.NO)]


def _swap_refuse(s: State, seat: int, code: int) -> Refusal | None:
    """[card.shotgun.if-dodged]"""
    if code == codes.bare(codes.NO):
        return None
    if codes.verb_in(code) != codes.SWAP or codes.target_in(code) == codes.NO_TARGET:
        return Refusal("only-swap-whose", {}, "card.shotgun.if-dodged")
    return why_not_swap(s, seat, codes.target_in(code))


def _swap_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if codes.verb_in(code) == codes.SWAP:
        swap_whose(s, seat, codes.target_in(code))


def _swap_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-swap-whose")


SWAP_WHOSE: Final[Question] = Question(
    "swap-whose", "card.shotgun.if-dodged", _swap_prompt, _swap_codes, _swap_refuse, _swap_answer, _no
)


# ---- Peacemaker: whoever dodged discards a card


def _give(s: State, seat: int, card: int) -> None:
    """[card.peacemaker.if-dodged]"""
    from_hand(s, seat, card)
    tell(s, (told.DISCARDED, seat, card))
    hand_touched(s, seat, s.frames[BY])


GIVE: Final[Question] = a_card("give", "card.peacemaker.if-dodged", codes.DISCARD, _give)
PROMPT_ARGS["give"] = hit_args
