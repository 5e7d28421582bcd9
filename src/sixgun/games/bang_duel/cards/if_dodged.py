"""What comes of a dodge, before the hit is over: the card's "if dodged", Wyatt Ear, hits in return."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered, ask, finish
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import (
    MAY_NOTHING,
    MAY_REMINGTON,
    MAY_SCHOFIELD,
    MAY_WYATT_EAR,
    REASON,
    a_card,
    ask_may,
)
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import WYATT_EAR
from sixgun.games.bang_duel.table.equipment import strip
from sixgun.games.bang_duel.table.formation import gear_at, has, kinds_at, lone, sleep
from sixgun.games.bang_duel.table.kinds import CARBINE, PEACEMAKER, REMINGTON, SCHOFIELD, SHOTGUN
from sixgun.games.bang_duel.table.losses import recover
from sixgun.games.bang_duel.table.piles import draw, from_hand, hand_touched
from sixgun.games.bang_duel.table.pointing import not_there, place_of, swap_whose, why_not_swap
from sixgun.games.bang_duel.table.shots import (
    BY,
    FIRES_BACK,
    FLAGS,
    KIND,
    SHOOTER,
    SID_BACK,
    TARGET,
    character_in,
    hit_args,
    place_in,
)
from sixgun.games.bang_duel.table.state import State
from sixgun.games.bang_duel.table.waiting import COUNTER_HIT, SID_HIT, wait

# ---- steps of a hit that was dodged


def if_dodged(s: State) -> None:
    """What a card does when its hit is dodged: before anybody fires back, and when the reaction is over.

    A Peacemaker costs the other player a card, also if it was fired at the own rear character.
    [card.schofield.before-return-fire, rear.targeted.sleeps-again, card.peacemaker.empty-hand,
    character.jack-ransome.own-rear]
    """
    sleep(s)
    kind, by = s.frames[KIND], s.frames[BY]
    s.frames[REASON] = MAY_NOTHING
    if kind == CARBINE:
        if s.gear[s.active[0]] or s.gear[s.active[1]]:
            ask(s, by, sequence.STRIP)
    elif kind == PEACEMAKER:
        if s.hands[1 - by]:
            ask(s, 1 - by, sequence.GIVE)
    elif kind == REMINGTON:
        ask_may(s, by, MAY_REMINGTON)
    elif kind == SCHOFIELD:
        place = s.active[by]
        if s.who[place] >= 0 and 0 < s.life[place] < s.figures.life[s.who[place]]:
            ask_may(s, by, MAY_SCHOFIELD)
    elif kind == SHOTGUN and not (lone(s, 0) and lone(s, 1)):
        ask(s, by, sequence.SWAP_WHOSE)


def as_wanted(s: State) -> None:
    """[card.remington.if-dodged, card.schofield.if-dodged]"""
    by = s.frames[BY]
    if s.frames[REASON] == MAY_REMINGTON:
        draw(s, by)
    elif s.frames[REASON] == MAY_SCHOFIELD:
        recover(s, s.active[by])


def wyatt_ear(s: State) -> None:
    """Every hit of his side that the opponent dodges.

    [character.wyatt-ear.draw, character.wyatt-ear.all-hit-cards, character.wyatt-ear.remington]
    """
    by = s.frames[BY]
    s.frames[REASON] = MAY_NOTHING
    if s.frames[TARGET] >> 1 != by and has(s, by, WYATT_EAR):
        ask_may(s, by, MAY_WYATT_EAR)


def fire_back(s: State) -> None:
    """Hits in return wait until the card is done; Sid Curry's goes to the shooter, if it is still there.

    [card.return-fire.counter, character.sid-curry.counter]
    """
    if s.frames[REASON]:
        draw(s, s.frames[BY])
    target, flags, shooter = s.frames[TARGET], s.frames[FLAGS], s.frames[SHOOTER]
    if flags & FIRES_BACK:
        wait(s, COUNTER_HIT, target >> 1, target)
    if flags & SID_BACK and s.frames[BY] != target >> 1 and s.who[place_in(shooter)] == character_in(shooter):
        wait(s, SID_HIT, target >> 1, place_in(shooter))
    finish(s)


FRONTS: Final[tuple[int, ...]] = (codes.AT_FRONT, codes.AT_MY_FRONT)


# ---- Carbine: Equipment of either active character


def _strip_codes(s: State, seat: int) -> list[int]:
    legal = [
        codes.at(codes.DO_STRIP, target, kind) for target in FRONTS for kind in kinds_at(s, place_of(s, seat, target))
    ]
    return [*legal, codes.bare(codes.DO_NO)]


def _strip_refuse(s: State, seat: int, code: int) -> Refusal | None:
    """[card.carbine.if-dodged]"""
    if code == codes.bare(codes.DO_NO):
        return None
    if codes.verb_in(code) != codes.DO_STRIP:
        return Refusal("only-strip", {}, "card.carbine.if-dodged")
    if codes.target_in(code) not in FRONTS:
        return Refusal("front-only", {}, "card.carbine.if-dodged")
    return not_there(s, seat, codes.target_in(code), codes.kind_in(code))


def _strip_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if codes.verb_in(code) == codes.DO_STRIP:
        place = place_of(s, seat, codes.target_in(code))
        strip(s, seat, place, gear_at(s, place, codes.kind_in(code)))


def _strip_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-strip")


def _no(s: State, seat: int) -> int:
    return codes.bare(codes.DO_NO)


STRIP: Final[Question] = Question(
    "strip", "card.carbine.if-dodged", _strip_prompt, _strip_codes, _strip_refuse, _strip_answer, _no
)


# ---- Shotgun: either pair changes places


def _swap_codes(s: State, seat: int) -> list[int]:
    legal = [
        codes.at(codes.DO_SWAP, target)
        for target in (codes.AT_THEIRS, codes.AT_MINE)
        if why_not_swap(s, seat, target) is None
    ]
    return [*legal, codes.bare(codes.DO_NO)]


def _swap_refuse(s: State, seat: int, code: int) -> Refusal | None:
    """[card.shotgun.if-dodged]"""
    if code == codes.bare(codes.DO_NO):
        return None
    if codes.verb_in(code) != codes.DO_SWAP or codes.target_in(code) == codes.AT_NOTHING:
        return Refusal("only-swap-whose", {}, "card.shotgun.if-dodged")
    return why_not_swap(s, seat, codes.target_in(code))


def _swap_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if codes.verb_in(code) == codes.DO_SWAP:
        swap_whose(s, seat, codes.target_in(code))


def _swap_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-swap-whose")


SWAP_WHOSE: Final[Question] = Question(
    "swap-whose", "card.shotgun.if-dodged", _swap_prompt, _swap_codes, _swap_refuse, _swap_answer, _no
)


# ---- Peacemaker: the other player discards a card


def _give(s: State, seat: int, card: int) -> None:
    """[card.peacemaker.if-dodged]"""
    from_hand(s, seat, card)
    tell(s, (told.DISCARDED, seat, card))
    hand_touched(s, seat, s.frames[BY])


GIVE: Final[Question] = a_card("give", "card.peacemaker.if-dodged", codes.DO_DISCARD, _give, args=hit_args)
