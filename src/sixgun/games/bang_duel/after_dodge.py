"""What a dodged Carbine or Shotgun lets its player do."""

from __future__ import annotations

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.games.bang_duel import picks
from sixgun.games.bang_duel.choices import not_there, place_of
from sixgun.games.bang_duel.equipment import strip
from sixgun.games.bang_duel.formation import gear_at, lone, swap
from sixgun.games.bang_duel.state import State

FRONTS = (picks.FRONT, picks.MY_FRONT)


# ---- Carbine: Equipment of either active character


def _strip_codes(s: State, seat: int) -> list[int]:
    kinds = s.figures.kind
    codes = [
        picks.at(picks.STRIP, target, kind)
        for target in FRONTS
        for kind in sorted([kinds[card] for card in s.gear[place_of(s, seat, target)]])
    ]
    return [*codes, picks.bare(picks.NO)]


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


STRIP = Question("strip", "card.carbine.if-dodged", _strip_prompt, _strip_codes, _strip_refuse, _strip_answer, _no)


# ---- Shotgun: either pair changes places


def _swap_codes(s: State, seat: int) -> list[int]:
    codes = [
        picks.at(picks.SWAP, target) for target in (picks.THEIRS, picks.MINE) if why_not_swap(s, seat, target) is None
    ]
    return [*codes, picks.bare(picks.NO)]


def why_not_swap(s: State, seat: int, target: int, rule: str = "lone.swap.never") -> Refusal | None:
    """A lone character is never swapped; Water has a rule of its own that says so. [card.water.lone]"""
    whose = seat if target == picks.MINE else 1 - seat
    return Refusal("lone-no-swap", {"seat": whose}, rule) if lone(s, whose) else None


def swap_whose(s: State, seat: int, target: int) -> None:
    swap(s, seat if target == picks.MINE else 1 - seat)


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


SWAP_WHOSE = Question(
    "swap-whose", "card.shotgun.if-dodged", _swap_prompt, _swap_codes, _swap_refuse, _swap_answer, _no
)
