"""Sundown Phase."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, answered, ask, jump
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.doomtown.language import players, stats, triggers, words
from sixgun.games.doomtown.language.control import end_changes
from sixgun.games.doomtown.rules import victory
from sixgun.games.doomtown.table import changes, codes, piles, sequence, told
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_done, question
from sixgun.games.doomtown.table.state import PLAYER, State, from_winner

TURN: Final = A
COUNT: Final = B

MAY_DISCARD: Final = 3
HAND_TO_LIMIT: Final = 4
HAVE_REFILLED: Final = 5


def sun_sinks(s: State) -> None:
    """What waits for the phase itself comes before the check for victory."""
    triggers.fire(s, words.ON_SUNDOWN_START)


def check_victory(s: State) -> None:
    """[sundown.victory.checked-first]"""
    victory.check(s)
    victory.last_day(s)


def sun_sets(s: State) -> None:
    triggers.fire(s, words.ON_SUNDOWN)


def may_discard(s: State) -> None:
    """Each player may discard a card, more if a card says so. [sundown.hand.optional-discard]"""
    turn = s.frames[TURN]
    s.frames[COUNT] = 0
    if turn >= s.seats:
        s.frames[TURN] = 0
        return
    s.frames[TURN] = turn + 1
    jump(s, MAY_DISCARD)
    seat = from_winner(s)[turn]
    if s.hand[seat]:
        ask(s, seat, sequence.END_DISCARD)


def hand_to_limit(s: State) -> None:
    """Draw up or discard down to the hand size. [sundown.hand.to-five]"""
    turn = s.frames[TURN]
    if turn >= s.seats:
        s.frames[TURN] = 0
        return
    s.frames[TURN] = turn + 1
    jump(s, HAND_TO_LIMIT)
    seat = from_winner(s)[turn]
    size = players.hand_size(s, seat)
    if len(s.hand[seat]) < size:
        piles.draw(s, seat, size - len(s.hand[seat]))
    elif len(s.hand[seat]) > size:
        ask(s, seat, sequence.HAND_LIMIT)


def have_refilled(s: State) -> None:
    """Reacts to the new hand, of each player in turn."""
    turn = s.frames[TURN]
    if turn >= s.seats:
        s.frames[TURN] = 0
        return
    s.frames[TURN] = turn + 1
    jump(s, HAVE_REFILLED)
    triggers.fire(s, words.ON_REFILLED, PLAYER + from_winner(s)[turn])


def night_falls(s: State) -> None:
    triggers.fire(s, words.ON_NIGHTFALL)


def unboot_all(s: State) -> None:
    """All cards unboot, and the day's effects and limits are over.

    [sundown.unboot.all, duration.noon.end-of-day, act.limit.once-per-day]
    """
    count = len(s.what)
    staying = [card for card, booted in enumerate(s.booted) if booted and stats.given(s, card, words.RULE_STAYS_BOOTED)]
    s.booted = [0] * count
    for card in staying:
        s.booted[card] = 1
    s.used = [0] * count
    s.extra = [0] * count
    s.flags = [0] * count
    end_changes(s, changes.UNTIL_DAY)
    end_changes(s, changes.UNTIL_VISIT)


SUNDOWN: Final[Procedure] = Procedure(
    "sundown",
    (sun_sinks, check_victory, sun_sets, may_discard, hand_to_limit, have_refilled, night_falls, unboot_all),
    at={MAY_DISCARD: may_discard, HAND_TO_LIMIT: hand_to_limit, HAVE_REFILLED: have_refilled},
)


def discards_allowed(s: State, seat: int) -> int:
    return 1 + players.player_stat(s, seat, words.STAT_SUNDOWN_DISCARDS)


# ---- the optional discard


def end_codes(s: State, seat: int) -> list[int]:
    return [codes.DONE] + codes.faces(s, codes.DISCARD, s.hand[seat])


def discard_one(s: State, seat: int, pick: int) -> None:
    card = codes.card_in(s, s.hand[seat], codes.first_in(pick))
    s.hand[seat].remove(card)
    piles.to_discards(s, card)
    tell(s, (told.SUNDOWN_DISCARD, seat, card))


def answer_end(s: State, seat: int, pick: int) -> None:
    if pick != codes.DONE:
        discard_one(s, seat, pick)
        s.frames[COUNT] += 1
    if pick == codes.DONE or not s.hand[seat] or s.frames[COUNT] >= discards_allowed(s, seat):
        answered(s, seat)


def refuse_discard(s: State, seat: int, pick: int) -> Refusal | None:
    if codes.verb_in(pick) != codes.DISCARD:
        return NOT_OFFERED
    if codes.has_too_much(pick) or codes.card_in(s, s.hand[seat], codes.first_in(pick)) < 0:
        return Refusal("not-in-hand", {}, "sundown.hand.optional-discard")
    return None


def refuse_end(s: State, seat: int, pick: int) -> Refusal | None:
    return None if pick == codes.DONE else refuse_discard(s, seat, pick)


END_DISCARD: Final[Question] = question(
    "sundown", "sundown.hand.optional-discard", end_codes, answer_end, refuse_end, None, always_done
)


# ---- down to the limit


def limit_codes(s: State, seat: int) -> list[int]:
    return codes.faces(s, codes.DISCARD, s.hand[seat])


def answer_limit(s: State, seat: int, pick: int) -> None:
    discard_one(s, seat, pick)
    if len(s.hand[seat]) <= players.hand_size(s, seat):
        answered(s, seat)


def _limit_args(s: State, seat: int) -> dict[str, Plain]:
    return {"size": players.hand_size(s, seat)}


HAND_LIMIT: Final[Question] = question(
    "hand-limit", "sundown.hand.to-five", limit_codes, answer_limit, refuse_discard, _limit_args
)
