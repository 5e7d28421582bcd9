"""Losing gunfighters without a shot: to a Story card, or to the clock."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, Procedure, answered, ask, call, finish, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.victory import after_loss
from sixgun.games.gunfighters.table import codes, sequence, told
from sixgun.games.gunfighters.table.components import KIND_NAMES, KINDS, PLACE_COUNT, PLACES, place_of
from sixgun.games.gunfighters.table.piles import cards_at, holds, kinds_held, put_down, rule_out
from sixgun.games.gunfighters.table.state import NOBODY, State, in_play

# ---- one player discards a card of choice, of one location or of any

# who loses a card, of which location, and whether for being late
LOSER: Final = A
WHERE: Final = B
WAS_LATE: Final = C
ANY_PLACE: Final = PLACE_COUNT


def must_lose(s: State, seat: int, place: int = ANY_PLACE) -> None:
    """A player discards a card of choice, of one location or of any."""
    call(s, sequence.LOSS, seat, place)


def must_lose_late(s: State, seat: int) -> None:
    """The same, because the ten seconds are over."""
    call(s, sequence.LOSS, seat, ANY_PLACE, 1)


def lose(s: State, seat: int, kind: int) -> None:
    """A gunfighter of that kind is gone."""
    card = put_down(s, seat, kind)
    tell(s, (told.LOST, seat, card, s.nth[card]))


def choose_loss(s: State) -> None:
    ask(s, s.frames[LOSER], sequence.LOSE_LATE if s.frames[WAS_LATE] else sequence.LOSE)


def take_loss(s: State) -> None:
    """[elimination.coins.to-shooter]"""
    after_loss(s, s.frames[LOSER], NOBODY)


LOSS: Final[Procedure] = Procedure("loss", (choose_loss, take_loss))

LOSE_RULE: Final = "story.effect.named-person"
LOSE_LATE_RULE: Final = "option.timer.ten-seconds"


def _lose_codes(s: State, seat: int) -> list[int]:
    where = s.frames[WHERE]
    held = kinds_held(s, seat)
    kinds = [kind for kind in range(KINDS) if held >> kind & 1 and where in (ANY_PLACE, place_of(kind))]
    return [codes.with_kind(codes.LOSE, kind) for kind in kinds]


def _lose_refuse(s: State, seat: int, code: int) -> Refusal | None:
    rule = LOSE_LATE_RULE if s.frames[WAS_LATE] else LOSE_RULE
    if codes.verb_in(code) != codes.LOSE:
        return Refusal("discard-a-card", {}, rule)
    kind, where = codes.kind_in(code), s.frames[WHERE]
    if not holds(s, seat, kind):
        return Refusal("not-in-hand", {"card": KIND_NAMES[kind]}, rule)
    if where not in (ANY_PLACE, place_of(kind)):
        return Refusal("not-from-there", {"card": KIND_NAMES[kind], "place": PLACES[where]}, rule)
    return None


def _lose_answer(s: State, seat: int, code: int) -> None:
    lose(s, seat, codes.kind_in(code))
    answered(s, seat)


def _lose_prompt(s: State, seat: int) -> Msg:
    where = s.frames[WHERE]
    return Msg("ask-lose-any") if where == ANY_PLACE else Msg("ask-lose", {"place": PLACES[where]})


def _lose_default(s: State, seat: int) -> int:
    return _lose_codes(s, seat)[0]


LOSE: Final[Question] = Question(
    "lose", LOSE_RULE, _lose_prompt, _lose_codes, _lose_refuse, _lose_answer, _lose_default
)
LOSE_LATE: Final[Question] = Question(
    "lose-late", LOSE_LATE_RULE, _lose_prompt, _lose_codes, _lose_refuse, _lose_answer, _lose_default
)


# ---- everyone with a card of a location discards one, clockwise from the drawer

# of which location, how many players have had their turn at it, and who drew the Story card
PLACE: Final = A
COUNT: Final = B
DRAWER: Final = C

NEXT_IN_LINE: Final = 0


def everyone_loses(s: State, drawer: int, place: int) -> None:
    """Everyone with a card of that location discards one, the drawer of the Story card first."""
    call(s, sequence.EVERYONE, place, 0, drawer)


def next_in_line(s: State) -> None:
    """The next player loses a gunfighter, or shows that nobody is there. [story.effect.named-person]"""
    place, count = s.frames[PLACE], s.frames[COUNT]
    if count == s.seats:
        finish(s)
        return
    s.frames[COUNT] = count + 1
    jump(s, NEXT_IN_LINE)
    seat = (s.frames[DRAWER] + count) % s.seats
    if not in_play(s, seat):
        return
    if cards_at(s, seat, place):
        must_lose(s, seat, place)
    else:
        rule_out(s, seat, place)
        tell(s, (told.NOBODY_THERE, seat, place))


EVERYONE: Final[Procedure] = Procedure("everyone", (next_in_line,), at={NEXT_IN_LINE: next_in_line})
