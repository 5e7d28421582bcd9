"""After a card (Effetti simultanei): eliminations in order, then what waits, each with its own aftermath."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, Procedure, answered, ask, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import MAY_JANGO, MAY_NOTHING, REASON, ask_may
from sixgun.games.bang_duel.rules.elimination import eliminate
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import SID_CURRY
from sixgun.games.bang_duel.table.formation import front, rear
from sixgun.games.bang_duel.table.piles import at_random, draw, from_hand, hand_touched
from sixgun.games.bang_duel.table.pointing import back_in, backs_in_hand, why_not_back
from sixgun.games.bang_duel.table.shots import fire_later
from sixgun.games.bang_duel.table.state import State
from sixgun.games.bang_duel.table.waiting import (
    JANGO_DRAW,
    SID_HIT,
    SLIM_DISCARD,
    THORN_HIT,
    WATCH_DRAW,
    WIDTH,
)

SEAT: Final = A


def places_in_order(s: State) -> list[int]:
    """Active of the player in turn, active of the other, then the rear ones. [simultaneous.order.sequence]"""
    mine, theirs = s.active[s.turn], s.active[1 - s.turn]
    return [mine, theirs, mine ^ 1, theirs ^ 1]


def bury_the_dead(s: State) -> None:
    """[simultaneous.elimination.after-effect, simultaneous.trigger.after-eliminations]"""
    if _somebody_fell(s):
        jump(s, BURY_STEP)
        for place in reversed(places_in_order(s)):  # the first one on top of the stack
            if s.who[place] >= 0 and s.life[place] == 0:
                eliminate(s, place)
    elif not s.waiting:  # as after most cards: no need for another step to see it
        finish(s)


def _somebody_fell(s: State) -> bool:
    a, b, c, d = s.life
    if a and b and c and d:  # as in most games for a long time
        return False
    for place in range(4):
        if s.life[place] == 0 and s.who[place] >= 0:
            return True
    return False


def what_waits(s: State) -> None:
    """The first thing that waits.

    An ability was set off while its character was in play: what it does comes even if that one has fallen since. Only
    Sid Curry's hit needs a character, the one that it is for.
    [ability.timing.in-play, character.slim-poet.discard]
    """
    if not s.waiting:
        finish(s)
        return
    what, seat, place, character = s.waiting[:WIDTH]
    del s.waiting[:WIDTH]
    s.frames[SEAT] = seat
    s.frames[REASON] = MAY_NOTHING
    if what == SID_HIT and (s.who[place] != character or s.life[place] == 0):
        jump(s, BURY_STEP)
    elif what == WATCH_DRAW:
        draw(s, seat)
    elif what == JANGO_DRAW:
        ask_may(s, seat, MAY_JANGO)
    elif what == SLIM_DISCARD:
        if s.hands[1 - seat]:
            ask(s, seat, sequence.ROB)
    else:
        jump(s, BURY_STEP)
        _hit(s, what, seat, place, character)


def _hit(s: State, what: int, seat: int, place: int, character: int) -> None:
    """Hits without a card. Sid Curry's goes to the shooter, Tom Thorn's to the rear, the others to the front.

    [hit.automatic.target-of, character.tom-thorn.hit, character.tom-thorn.lone-opponent,
    simultaneous.trigger.fresh-cards]
    """
    if what == SID_HIT:
        sid = s.who.index(SID_CURRY) if SID_CURRY in s.who else front(s, seat)
        fire_later(s, seat, sid, SID_CURRY, place)
    elif what == THORN_HIT:
        fire_later(s, seat, place, character, rear(s, 1 - seat))
    else:
        fire_later(s, seat, place, character, front(s, 1 - seat))


def then(s: State) -> None:
    """Jango draws. [character.jango.draw, character.jango.lone-opponent]"""
    if s.frames[REASON]:
        draw(s, s.frames[SEAT])
    jump(s, BURY_STEP)


BURY_STEP: Final = 0
SETTLE: Final[Procedure] = Procedure("settle", (bury_the_dead, what_waits, then), at={BURY_STEP: bury_the_dead})


# ---- Slim Poet makes the opponent lose a card


def _codes(s: State, seat: int) -> list[int]:
    return [*[codes.at(codes.DO_ROB, back) for back in backs_in_hand(s, 1 - seat)], codes.bare(codes.DO_NO)]


def _refuse(s: State, seat: int, code: int) -> Refusal | None:
    if code == codes.bare(codes.DO_NO):
        return None
    if codes.verb_in(code) == codes.DO_ROB:
        return why_not_back(s, 1 - seat, codes.target_in(code))
    return Refusal("only-rob", {}, "character.slim-poet.discard")


def _answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    if codes.verb_in(code) == codes.DO_NO:
        return
    card = at_random(s, 1 - seat, back_in(code))
    from_hand(s, 1 - seat, card)
    tell(s, (told.ROBBED, seat, 1 - seat, card))
    hand_touched(s, 1 - seat, seat)


def _prompt(s: State, seat: int) -> Msg:
    return Msg("ask-rob")


def _default(s: State, seat: int) -> int:
    return _codes(s, seat)[0]


ROB: Final[Question] = Question("rob", "character.slim-poet.discard", _prompt, _codes, _refuse, _answer, _default)
