"""Preparation (Preparazione): characters, then both players choose who leads, then the first hands."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import Procedure, answered, ask_together, call, finish
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.rng import shuffle, shuffle_to_draw
from sixgun.core.state import tell
from sixgun.games.bang_duel.rules.turn import begin
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import CHARACTERS, characters_of
from sixgun.games.bang_duel.table.components import Figures
from sixgun.games.bang_duel.table.piles import draw
from sixgun.games.bang_duel.table.state import (
    CHARACTER_COUNTS,
    CHARACTER_STREAM,
    CHARACTERS_EACH,
    DECK_STREAM,
    PAIRS,
    State,
    law_seat,
    side_of_seat,
)


def lay_out(options: tuple[int, ...], key: bytes, figures: Figures) -> State:
    """A table with everything still in the box.

    [components.aids.five]
    """
    s = State(2, options, key, figures)
    s.seen = [0] * len(figures.face)
    s.origin = figures.back[:]
    return s


def set_up(options: tuple[int, ...], key: bytes, figures: Figures) -> State:
    """Each player has a deck and a reserve, and draws two characters. [setup.characters.draw-four]"""
    s = lay_out(options, key, figures)
    for seat in (law_seat(s), 1 - law_seat(s)):
        side = side_of_seat(s, seat)
        s.decks[seat] = figures.decks[side][:]
        s.reserve[seat] = _characters(s, seat)
    for place in range(4):
        stand(s, place, s.reserve[place >> 1].pop())
    call(s, sequence.START)
    return s


def _characters(s: State, seat: int) -> list[int]:
    """So many at random, in an order that nobody knows; or a line-up that was agreed on.

    [setup.characters.longer-game, setup.characters.rest-out, setup.reserve.look-then-shuffle, setup.reserve.first-two]
    """
    side = side_of_seat(s, seat)
    if s.figures.lineup[side]:
        return s.figures.lineup[side][::-1]
    found = list(characters_of(side))
    shuffle(s, CHARACTER_STREAM, found)
    return found[: CHARACTER_COUNTS[s.options[CHARACTERS_EACH]]]


def stand(s: State, place: int, character: int) -> None:
    """[setup.life.starting-bullets]"""
    s.who[place] = character
    s.life[place] = s.figures.life[character]


# ---- the procedure: choose, reveal, draw the first hands, and the Law begins


def choose_leaders(s: State) -> None:
    """Both at the same time, in secret. [setup.active.secret-choice]"""
    ask_together(s, [0, 1], sequence.LEAD)


def reveal_leaders(s: State) -> None:
    """Each side's marker goes to the character that leads.

    [setup.active.simultaneous-reveal, setup.active.markers, setup.rear.revealed-after, components.markers.two]
    """
    for seat in (0, 1):
        s.active[seat] = s.answers[seat]
        s.answers[seat] = -1
    s.sealed = -1
    s.led = 1
    for seat in (0, 1):
        place = s.active[seat]
        tell(s, (told.LED, seat, s.who[place], s.who[place ^ 1]))


def draw_first_hands(s: State) -> None:
    """Only now are the decks shuffled and the hands drawn: nobody chooses who leads with cards in hand.

    [setup.deck.shuffled, setup.hand.four-and-five]
    """
    for seat in (law_seat(s), 1 - law_seat(s)):
        shuffle_to_draw(s, DECK_STREAM, s.decks[seat])
        draw(s, seat, s.figures.first_hand[side_of_seat(s, seat)])


def law_begins(s: State) -> None:
    """[turn.order.law-first-then-alternate]"""
    finish(s)
    begin(s, law_seat(s))


START: Final[Procedure] = Procedure("start", (choose_leaders, reveal_leaders, draw_first_hands, law_begins))


def _lead(character: int) -> int:
    return codes.at(codes.DO_LEAD, codes.AT_NOTHING, character)


def _codes(s: State, seat: int) -> list[int]:
    return sorted([_lead(s.who[place]) for place in PAIRS[seat]])


def _refuse(s: State, seat: int, code: int) -> Refusal | None:
    if codes.verb_in(code) != codes.DO_LEAD:
        return Refusal("only-lead", {}, "setup.active.secret-choice")
    if code not in _codes(s, seat):
        return Refusal("not-in-your-pair", {"character": CHARACTERS[codes.kind_in(code)]}, "setup.reserve.first-two")
    return None


def _answer(s: State, seat: int, code: int) -> None:
    left, right = PAIRS[seat]
    s.answers[seat] = left if s.who[left] == codes.kind_in(code) else right
    answered(s, seat)


def _prompt(s: State, seat: int) -> Msg:
    return Msg("ask-lead")


def _default(s: State, seat: int) -> int:
    return _codes(s, seat)[0]


LEAD: Final[Question] = Question("lead", "setup.active.secret-choice", _prompt, _codes, _refuse, _answer, _default)
