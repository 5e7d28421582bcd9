"""Elimination of a character (Eliminazione di un personaggio)."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, Procedure, answered, ask, call, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import MAY_BILL_TIGHTMAN, MAY_NOTHING, REASON, ask_may
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import BILL_TIGHTMAN, BULL_ANDERSON, CHARACTERS
from sixgun.games.bang_duel.table.equipment import take
from sixgun.games.bang_duel.table.formation import gear_at, kinds_at, seat_of
from sixgun.games.bang_duel.table.kinds import KINDS
from sixgun.games.bang_duel.table.piles import bury, draw, steal
from sixgun.games.bang_duel.table.pointing import back_in, backs_in_hand, why_not_back
from sixgun.games.bang_duel.table.state import NOBODY, State

# Where, who fell, how many cards Bull Anderson may still take, whether Bill Tightman was asked.
PLACE: Final = A
FALLEN: Final = B
LEFT: Final = C
BILL_ASKED: Final = D
MOST: Final = 2  # cards that he takes


def eliminate(s: State, place: int) -> None:
    call(s, sequence.ELIMINATION, place)


def fall(s: State) -> None:
    """The character is removed for good; a player with none left has lost on the spot.

    [elimination.trigger.last-life, victory.win.all-eliminated]
    """
    place = s.frames[PLACE]
    seat = place >> 1
    s.frames[FALLEN] = s.who[place]
    s.frames[LEFT] = MOST
    s.gone.append(s.who[place])
    tell(s, (told.ELIMINATED, seat, s.who[place]))
    s.who[place] = NOBODY
    if s.who[place ^ 1] < 0 and not s.reserve[seat]:
        _bury_gear(s, place)
        s.winner = 1 - seat
        s.waiting = []
        tell(s, (told.ENDED, s.winner))
        s.frames.clear()


def bull_anderson(s: State) -> None:
    """He takes up to two cards before the owner draws. The abilities of the player in turn come first.

    [character.bull-anderson.take, character.bull-anderson.mix, simultaneous.order.concurrent-effects]
    """
    seat = seat_of(s, BULL_ANDERSON)
    if not s.frames[BILL_ASKED] and seat >= 0 and seat != s.turn and seat_of(s, BILL_TIGHTMAN) >= 0:
        return  # after Bill Tightman
    if seat >= 0 and s.frames[LEFT] and _loot(s, seat):
        jump(s, BULL_STEP)
        ask(s, seat, sequence.LOOT)
    else:
        s.frames[LEFT] = 0  # his time is over: cards that are drawn later are safe from him


def bill_tightman(s: State) -> None:
    """[character.bill-tightman.draw, character.bill-tightman.own-rear]"""
    s.frames[REASON] = MAY_NOTHING
    seat = seat_of(s, BILL_TIGHTMAN)
    if seat < 0 or s.frames[BILL_ASKED]:
        jump(s, BURY_STEP)
        return
    s.frames[BILL_ASKED] = 1
    ask_may(s, seat, MAY_BILL_TIGHTMAN)


def bill_draws(s: State) -> None:
    """Bull Anderson may be next."""
    if s.frames[REASON]:
        draw(s, seat_of(s, BILL_TIGHTMAN), 2)
    s.frames[REASON] = MAY_NOTHING
    jump(s, BULL_STEP)


def bury_the_fallen(s: State) -> None:
    """The Equipment goes; the owner draws two.

    [elimination.equipment.discarded, elimination.draw.two, elimination.draw.timing,
    character.bull-anderson.elimination-draw]
    """
    place = s.frames[PLACE]
    _bury_gear(s, place)
    draw(s, place >> 1, s.figures.elimination)


def replace(s: State) -> None:
    """The top of the reserve takes the place, and the marker stays; with an empty reserve it goes to the survivor.

    Only now: until then the survivor was in the rear, so Bill Tightman or Bull Anderson there gets nothing.
    [elimination.replacement.top-of-reserve, elimination.replacement.full-life, elimination.replacement.marker-stays,
    elimination.reserve.empty, elimination.reserve.survivor-asleep]
    """
    place = s.frames[PLACE]
    seat = place >> 1
    if s.reserve[seat]:
        enter(s, place, s.reserve[seat].pop())
        return
    s.active[seat] = place ^ 1
    if s.life[place ^ 1] > 0:  # not if it fell to the same card
        tell(s, (told.ALONE, seat, s.who[place ^ 1]))


def enter(s: State, place: int, character: int) -> None:
    """A character comes into play with its printed life. [life.values.printed]"""
    s.who[place] = character
    s.life[place] = s.figures.life[character]
    tell(s, (told.ENTERED, place >> 1, character))


def _bury_gear(s: State, place: int) -> None:
    """In the order in which it came into play, the last one on top. [elimination.equipment.order]"""
    for card in s.gear[place]:
        bury(s, card)
    s.gear[place] = []


BULL_STEP: Final = 1
BURY_STEP: Final = 4
ELIMINATION: Final[Procedure] = Procedure(
    "elimination",
    (fall, bull_anderson, bill_tightman, bill_draws, bury_the_fallen, replace),
    at={BULL_STEP: bull_anderson, BURY_STEP: bury_the_fallen},
)


# ---- what Bull Anderson takes


def _loot(s: State, seat: int) -> list[int]:
    """Equipment of the fallen, and the backs in its owner's hand unless that is Bull's own.

    [character.bull-anderson.own-partner]
    """
    place = s.frames[PLACE]
    owner = place >> 1
    legal = [codes.at(codes.DO_STRIP, codes.AT_NOTHING, kind) for kind in kinds_at(s, place)]
    if owner != seat:
        legal += [codes.at(codes.DO_ROB, back) for back in backs_in_hand(s, owner)]
    return legal


def _codes(s: State, seat: int) -> list[int]:
    return [*_loot(s, seat), codes.bare(codes.DO_NO)]


def _refuse(s: State, seat: int, code: int) -> Refusal | None:
    verb = codes.verb_in(code)
    place = s.frames[PLACE]
    if code == codes.bare(codes.DO_NO):
        return None
    if verb == codes.DO_STRIP and codes.target_in(code) == codes.AT_NOTHING:
        if gear_at(s, place, codes.kind_in(code)) >= 0:
            return None
        args = {"card": KINDS[codes.kind_in(code)], "target": ""}
        return Refusal("no-such-gear", {**args}, "character.bull-anderson.take")
    if verb == codes.DO_ROB:
        if place >> 1 == seat:
            return Refusal("not-your-own-hand", {}, "character.bull-anderson.own-partner")
        return why_not_back(s, 1 - seat, codes.target_in(code))
    return Refusal("only-loot", {}, "character.bull-anderson.take")


def _answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    verb = codes.verb_in(code)
    place = s.frames[PLACE]
    if verb == codes.DO_NO:
        s.frames[LEFT] = 0
        return
    s.frames[LEFT] -= 1
    if verb == codes.DO_STRIP:
        take(s, seat, place, gear_at(s, place, codes.kind_in(code)), s.frames[FALLEN])
        return
    steal(s, seat, place >> 1, back_in(code))


def _prompt(s: State, seat: int) -> Msg:
    return Msg("ask-loot", {"character": CHARACTERS[s.frames[FALLEN]], "left": s.frames[LEFT]})


def _default(s: State, seat: int) -> int:
    return codes.bare(codes.DO_NO)


LOOT: Final[Question] = Question("loot", "character.bull-anderson.take", _prompt, _codes, _refuse, _answer, _default)
