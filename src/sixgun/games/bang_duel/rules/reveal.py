"""Revealing ("Rivelare"): the top card of a deck goes to the discards, and its symbol decides."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, D, F, Procedure, ask, call, under
from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import an_open_card
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import BART_MASTERSON
from sixgun.games.bang_duel.table.components import FACE_NAMES, FACE_SYMBOL, SYMBOLS
from sixgun.games.bang_duel.table.formation import seat_of
from sixgun.games.bang_duel.table.piles import bury, top_card
from sixgun.games.bang_duel.table.state import NOBODY, State

# whose effect, whose deck, which symbol, which face came
SEAT: Final = A
DECK: Final = B
WANTED: Final = C
RESULT: Final = D
CAME: Final = F  # in the frame that calls: whether the symbol came


def reveal(s: State, seat: int, deck: int, wanted: int) -> None:
    """Reveal from a player's current deck; the frame that calls finds in CAME whether the symbol came."""
    call(s, sequence.REVEAL, seat, deck, wanted, NOBODY)


def turn_up(s: State) -> None:
    """One card, or two with Bart Masterson in play, whose owner picks the result.

    Both go to the discards as they were turned up, the second on top.
    [reveal.procedure.flip, character.bart-masterson.two-cards, character.bart-masterson.owner-chooses,
    character.bart-masterson.both-discarded, character.bart-masterson.discard-order]
    """
    deck = s.frames[DECK]
    first = top_card(s, deck)
    if first < 0:
        return
    s.frames[RESULT] = s.figures.face[first]
    bart = seat_of(s, BART_MASTERSON)
    second = NOBODY if bart < 0 else top_card(s, deck)  # before the first lies in the discards, which may be shuffled
    bury(s, first)
    if second < 0:
        return
    bury(s, second)
    s.fresh = [first, second]
    tell(s, (told.TURNED_UP, bart, first, second))
    ask(s, bart, sequence.CHOOSE_RESULT)


def compare(s: State) -> None:
    """The card stays in the discards either way. [reveal.result.symbol]"""
    face, wanted = s.frames[RESULT], s.frames[WANTED]
    success = face >= 0 and face & FACE_SYMBOL == wanted
    if face >= 0:
        tell(s, (told.REVEALED, s.frames[SEAT], s.frames[DECK], face, wanted, max(1, len(s.fresh))))
    s.fresh = []
    s.frames[under(CAME)] = int(success)


REVEAL: Final[Procedure] = Procedure("reveal", (turn_up, compare))


# ---- Bart Masterson's choice


def _not_turned_up(s: State) -> Refusal:
    return Refusal("one-of-the-two", {}, "character.bart-masterson.owner-chooses")


def _choose(s: State, seat: int, card: int) -> None:
    s.frames[RESULT] = s.figures.face[card]


def _args(s: State, seat: int) -> dict[str, Plain]:
    first, second = [FACE_NAMES[s.figures.face[card]] for card in s.fresh]
    return {"first": first, "second": second, "wanted": SYMBOLS[s.frames[WANTED]]}


CHOOSE_RESULT: Final[Question] = an_open_card(
    "choose-result", "character.bart-masterson.owner-chooses", codes.DO_CHOOSE, _not_turned_up, _choose, _args
)
