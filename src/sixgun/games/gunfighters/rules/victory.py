"""Losing and winning (Vincere la partita)."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered, ask_together
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.results import Result
from sixgun.core.state import tell
from sixgun.games.gunfighters.rules.climax import down_to_one, return_climax
from sixgun.games.gunfighters.table import codes, sequence, told
from sixgun.games.gunfighters.table.components import PLACE_COUNT
from sixgun.games.gunfighters.table.state import (
    COINS_CHECKED,
    DRAW,
    LAST_STANDING,
    NINE_COINS,
    NOBODY,
    NOT_ENDED,
    REASONS,
    State,
    living,
)


def after_loss(s: State, seat: int, shooter: int) -> None:
    """A gang has lost gunfighters: it is out, down to one, or fights on. `shooter` is NOBODY where none won a shot."""
    left = len(s.hands[seat])
    if left == 0:
        eliminate(s, seat, shooter)
    elif left == 1:
        down_to_one(s, seat)


def eliminate(s: State, seat: int, shooter: int) -> None:
    """No cards, no gang: the coins go to the shooter, or to the bank where there was none.

    [elimination.hand.empty, elimination.coins.to-shooter, control.map.shows-owner]
    """
    coins = s.coins[seat]
    s.coins[seat] = 0
    if shooter == NOBODY:
        s.bank += coins
    else:
        s.coins[shooter] += coins
    s.out.append(seat)
    tell(s, (told.OUT, seat, shooter, coins))
    return_climax(s, seat)
    for place in range(PLACE_COUNT):
        if s.control[place] == seat:
            s.control[place] = NOBODY
    last_standing(s)


def last_standing(s: State) -> None:
    """The last player still in the game wins. [victory.last.standing]"""
    left = living(s)
    if len(left) == 1:
        end_game(s, LAST_STANDING, 1 << left[0])


def nine_coins(s: State, seat: int) -> None:
    """Nine coins win at the end of a turn, or of a full circle where the table has agreed on that.

    [victory.coins.nine, components.coins.sixteen]
    """
    most = 0
    for coins in s.coins:
        if coins > most:
            most = coins
    if most < s.figures.coins_win or (s.options[COINS_CHECKED] and not closes_circle(s, seat)):
        return
    winners = 0  # one, unless a pack lets fewer coins win: then the richest, and equals share
    for rich in range(s.seats):
        if s.coins[rich] == most:
            winners |= 1 << rich
    end_game(s, NINE_COINS, winners)


def closes_circle(s: State, seat: int) -> bool:
    """Whether the turn goes on to or past the seat that made the first turn of the game."""
    after = seat
    while True:
        after = (after + 1) % s.seats
        if after == s.first:
            return True
        if s.hands[after]:
            return False


def tie_is_due(s: State) -> bool:
    """Two players left, one card each, and not a coin between them. [tie.condition.two-in-climax]"""
    if len(s.out) != s.seats - 2:
        return False
    for seat, hand in enumerate(s.hands):
        if len(hand) > 1 or s.coins[seat]:  # a player who is out has neither
            return False
    return True


def offer_tie(s: State) -> None:
    """Both are asked at the same time, in secret. [tie.condition.two-in-climax]"""
    one, other = living(s)
    tell(s, (told.TIE_OFFERED, one, other))
    ask_together(s, [one, other], sequence.TIE)


def settle_tie(s: State) -> None:
    """A draw if both agree; otherwise each takes eight coins and the fight goes on. [tie.refusal.eight-coins]"""
    one, other = living(s)
    agreed = s.answers[one] == s.answers[other] == codes.AGREE
    s.answers[one] = s.answers[other] = -1
    if agreed:
        end_game(s, DRAW, 1 << one | 1 << other)
        return
    for seat in (one, other):
        coins = min(s.figures.coins_tie, s.bank)
        s.coins[seat] += coins
        s.bank -= coins
    tell(s, (told.TIE_REFUSED, s.figures.coins_tie))


def _tie_codes(s: State, seat: int) -> list[int]:
    return [codes.AGREE, codes.DISAGREE]


def _tie_refuse(s: State, seat: int, code: int) -> Refusal | None:
    if code in (codes.AGREE, codes.DISAGREE):
        return None
    return Refusal("answer-the-draw", {}, "tie.condition.two-in-climax")


def _tie_answer(s: State, seat: int, code: int) -> None:
    s.answers[seat] = code
    answered(s, seat)


def _tie_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-tie", {"coins": s.figures.coins_tie})


def _tie_default(s: State, seat: int) -> int:
    return codes.AGREE


TIE: Final[Question] = Question(
    "tie", "tie.condition.two-in-climax", _tie_prompt, _tie_codes, _tie_refuse, _tie_answer, _tie_default
)


def end_game(s: State, reason: int, winners: int) -> None:
    """Nothing is left to do: the stack of frames is empty."""
    s.ended = reason
    s.winners = winners
    s.asked = 0
    s.frames.clear()
    tell(s, (told.ENDED, reason, winners))


def result_of(s: State) -> Result | None:
    """First the winners, then the others still in, then the eliminated from the last to the first."""
    if s.ended == NOT_ENDED:
        return None
    winners = [seat for seat in range(s.seats) if s.winners >> seat & 1]
    places = [0] * s.seats
    scores = [0.0] * s.seats
    for seat in winners:
        places[seat] = 1
        scores[seat] = 1.0 / len(winners)
    others = [seat for seat in living(s) if seat not in winners]
    for seat in others:
        places[seat] = len(winners) + 1
    place = len(winners) + len(others) + 1
    for seat in reversed(s.out):
        places[seat] = place
        place += 1
    return Result(tuple(places), tuple(scores), REASONS[s.ended])
