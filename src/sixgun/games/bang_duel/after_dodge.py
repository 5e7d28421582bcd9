"""Choices that a dodged Carbine, Shotgun or Peacemaker brings."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel import events, picks
from sixgun.games.bang_duel.choices import PROMPT_ARGS, a_card, not_there, place_of, swap_whose, why_not_swap
from sixgun.games.bang_duel.decks import from_hand, hand_touched
from sixgun.games.bang_duel.equipment import strip
from sixgun.games.bang_duel.formation import gear_at, kinds_at
from sixgun.games.bang_duel.shots import BY, hit_args
from sixgun.games.bang_duel.state import State

FRONTS: Final[tuple[int, ...]] = (picks.FRONT, picks.MY_FRONT)


# ---- Carbine: Equipment of either active character


def _strip_codes(s: State, seat: int) -> list[int]:
    legal = [
        picks.at(picks.STRIP, target, kind) for target in FRONTS for kind in kinds_at(s, place_of(s, seat, target))
    ]
    return [*legal, picks.bare(picks.NO)]


def _strip_refuse(s: State, seat: int, code: int) -> Refusal | None:
    """[card.carbine.if-dodged]"""
    if code == picks.bare(picks.NO):
        return None
    if picks.verb_in(code) != picks.STRIP:
        return Refusal("only-strip", {}, "card.carbine.if-dodged")
    if picks.target_in(code) not in FRONTS:
        return Refusal("front-only", {}, "card.carbine.if-dodged")
    return not_there(s, seat, picks.target_in(code), picks.kind_in(code))


def _strip_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if picks.verb_in(code) == picks.STRIP:
        place = place_of(s, seat, picks.target_in(code))
        strip(s, seat, place, gear_at(s, place, picks.kind_in(code)))


def _strip_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-strip")


def _no(s: State, seat: int) -> int:
    return picks.bare(picks.NO)


STRIP: Final[Question] = Question(
    "strip", "card.carbine.if-dodged", _strip_prompt, _strip_codes, _strip_refuse, _strip_answer, _no
)


# ---- Shotgun: either pair changes places


def _swap_codes(s: State, seat: int) -> list[int]:
    legal = [
        picks.at(picks.SWAP, target) for target in (picks.THEIRS, picks.MINE) if why_not_swap(s, seat, target) is None
    ]
    return [*legal, picks.bare(picks.NO)]


def _swap_refuse(s: State, seat: int, code: int) -> Refusal | None:
    """[card.shotgun.if-dodged]"""
    if code == picks.bare(picks.NO):
        return None
    if picks.verb_in(code) != picks.SWAP or picks.target_in(code) == picks.NO_TARGET:
        return Refusal("only-swap-whose", {}, "card.shotgun.if-dodged")
    return why_not_swap(s, seat, picks.target_in(code))


def _swap_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if picks.verb_in(code) == picks.SWAP:
        swap_whose(s, seat, picks.target_in(code))


def _swap_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-swap-whose")


SWAP_WHOSE: Final[Question] = Question(
    "swap-whose", "card.shotgun.if-dodged", _swap_prompt, _swap_codes, _swap_refuse, _swap_answer, _no
)


# ---- Peacemaker: whoever dodged discards a card


def _give(s: State, seat: int, card: int) -> None:
    """[card.peacemaker.if-dodged]"""
    from_hand(s, seat, card)
    tell(s, (events.DISCARDED, seat, card))
    hand_touched(s, seat, s.frames[BY])


GIVE: Final[Question] = a_card("give", "card.peacemaker.if-dodged", picks.DISCARD, _give)
PROMPT_ARGS["give"] = hit_args
