"""Draw! The hands of a shootout: bonuses, the redraw, the final five, and what jokers are named."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.doomtown.language import players, stats, words
from sixgun.games.doomtown.table import codes, hands, piles, sides, told
from sixgun.games.doomtown.table.decisions import NOT_OFFERED, always_done, name_codes, question
from sixgun.games.doomtown.table.hands import ask_for_names, take_name
from sixgun.games.doomtown.table.state import PHASE_GAMBLIN, State
from sixgun.lib.hands import is_unnamed, name_high, name_low, pick_five

# ---- bonuses


def bonus(s: State, side: int, studs: bool) -> int:
    """The shooter's full rating and one for each other dude of the posse, of the same kind."""
    shooter = s.fight[sides.shooter_at(side)]
    total = 0
    for dude in sides.posse(s, side):
        if stats.is_stud(s, dude) == studs and not stats.has_rule(s, dude, words.RULE_NO_BACKING):
            total += stats.bullets(s, dude) if dude == shooter else 1
    more = players.player_stat(s, sides.head(s, side), words.STAT_STUDS if studs else words.STAT_DRAWS)
    return max(0, total + more)


def stud_bonus(s: State, side: int) -> int:
    """[shootout.draw.stud-bonus]"""
    return bonus(s, side, True)


def redraws(s: State, seat: int) -> int:
    """How many cards a player may replace. [shootout.draw.draw-bonus]"""
    return min(bonus(s, sides.side_of(s, seat), False), len(s.drawn[seat]))


# ---- the redraw: cards are named one by one, then replaced all at once


def unmarked(s: State, seat: int) -> list[int]:
    return [card for card in s.drawn[seat] if card not in s.marked[seat]]


def is_full(s: State, seat: int) -> bool:
    """Whether a player has named all cards that may be replaced."""
    return len(s.marked[seat]) >= redraws(s, seat)


def redraw_codes(s: State, seat: int) -> list[int]:
    return [codes.DONE] + ([] if is_full(s, seat) else codes.faces(s, codes.REDRAW, unmarked(s, seat)))


def refuse_redraw(s: State, seat: int, pick: int) -> Refusal | None:
    if codes.verb_in(pick) != codes.REDRAW:
        return None if pick == codes.DONE else NOT_OFFERED
    if is_full(s, seat) or codes.has_too_much(pick) or codes.card_in(s, unmarked(s, seat), codes.first_in(pick)) < 0:
        return Refusal("not-in-draw-hand", {}, "shootout.draw.redraw-all-at-once")
    return None


def answer_redraw(s: State, seat: int, pick: int) -> None:
    if pick != codes.DONE:
        s.marked[seat].append(codes.card_in(s, unmarked(s, seat), codes.first_in(pick)))
    if pick == codes.DONE or is_full(s, seat):
        answered(s, seat)


def _redraw_args(s: State, seat: int) -> dict[str, Plain]:
    return {"left": redraws(s, seat) - len(s.marked[seat])}


REDRAW: Final[Question] = question(
    "redraw", "shootout.draw.redraw-all-at-once", redraw_codes, answer_redraw, refuse_redraw, _redraw_args, always_done
)


def throw_away(s: State, seat: int, kind: int) -> int:
    """The cards that were named go to the discard pile, unrevealed jokers as well. [joker.removal.after-use]"""
    marked = s.marked[seat]
    s.marked[seat] = []
    if marked:
        tell(s, (kind, seat, len(marked), *marked))
    for card in marked:
        s.drawn[seat].remove(card)
        piles.to_discards(s, card)
    return len(marked)


def redraw(s: State, seat: int) -> None:
    """[shootout.draw.redraw-all-at-once]"""
    count = throw_away(s, seat, told.REDREW)
    if count:
        piles.draw_hand(s, seat, count + players.player_stat(s, seat, words.STAT_REDRAWS))


# ---- down to five


def keep_codes(s: State, seat: int) -> list[int]:
    return codes.faces(s, codes.DROP, unmarked(s, seat))


def answer_keep(s: State, seat: int, pick: int) -> None:
    s.marked[seat].append(codes.card_in(s, unmarked(s, seat), codes.first_in(pick)))
    if len(unmarked(s, seat)) <= 5:
        answered(s, seat)


def refuse_keep(s: State, seat: int, pick: int) -> Refusal | None:
    if codes.verb_in(pick) != codes.DROP:
        return NOT_OFFERED
    if codes.has_too_much(pick) or codes.card_in(s, unmarked(s, seat), codes.first_in(pick)) < 0:
        return Refusal("not-in-draw-hand", {}, "shootout.draw.keep-five")
    return None


def _keep_args(s: State, seat: int) -> dict[str, Plain]:
    return {"left": len(unmarked(s, seat)) - 5}


def _usual_drop(s: State, seat: int) -> int:
    """For a player who does not choose: what the best five cards do without."""
    cards = unmarked(s, seat)
    kept = pick_five([hands.code_of(s, card) for card in cards])
    return codes.pick(codes.DROP, codes.face(s, next(c for i, c in enumerate(cards) if i not in kept)))


KEEP_FIVE: Final[Question] = question(
    "keep", "shootout.draw.keep-five", keep_codes, answer_keep, refuse_keep, _keep_args, _usual_drop
)


def drop(s: State, seat: int) -> None:
    throw_away(s, seat, told.DROPPED)


# ---- the reveal


def turn_up(s: State, seats: list[int]) -> None:
    """Hands are revealed at the same time; what jokers stand for is still open. [gamblin.lowball.five-cards]"""
    jokers = False
    for seat in seats:
        for card in s.drawn[seat]:
            piles.show(s, card)
            jokers = jokers or is_unnamed(hands.code_of(s, card))
    if jokers and s.told is not None:
        for seat in seats:
            tell(s, (told.TURNED_UP, seat, *s.drawn[seat]))


def has_choice(s: State, seat: int) -> bool:
    """Whether a player has jokers to name in a full hand."""
    return len(s.drawn[seat]) >= hands.FULL_HAND and any([is_unnamed(code) for code in hands.codes_of(s, seat)])


def name_jokers(s: State, seat: int) -> None:
    """Each joker must be named at once. [joker.choice.at-reveal]"""
    ask_for_names(s, seat, [card for card in s.drawn[seat] if is_unnamed(hands.code_of(s, card))])


def answer_joker(s: State, seat: int, pick: int) -> None:
    card = s.marked[seat].pop(0)
    take_name(s, seat, card, codes.first_in(pick) - codes.CODE)
    if not s.marked[seat]:
        answered(s, seat)


def best_name(s: State, seat: int) -> int:
    """What makes the hand as low as possible in lowball, as high as possible otherwise."""
    legal = hands.codes_of(s, seat)
    full = (name_low if s.phase == PHASE_GAMBLIN else name_high)(legal)
    return codes.pick(codes.NAME, codes.CODE + (full[s.drawn[seat].index(s.marked[seat][0])] & 63))


def _joker_args(s: State, seat: int) -> dict[str, Plain]:
    return {"lowball": int(s.phase == PHASE_GAMBLIN)}


NAME_JOKER: Final[Question] = question(
    "joker", "joker.choice.at-reveal", name_codes, answer_joker, None, _joker_args, best_name
)
