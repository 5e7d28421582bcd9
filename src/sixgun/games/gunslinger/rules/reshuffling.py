"""Reshuffling (5.7): before any answer, a player may have the result cards shuffled again."""

from __future__ import annotations

from sixgun.core.asks import Question
from sixgun.core.refusals import Refusal
from sixgun.games.gunslinger.table import codes, deck
from sixgun.games.gunslinger.table.state import State


def with_reshuffle(question: Question) -> Question:
    """The same question, with one more answer as long as a card is out. The question stays, and until the next card is
    drawn there is nothing to shuffle, so that nobody can stall with it.

    [5.7]
    """

    def legal(s: State, seat: int) -> list[int]:
        found = question.codes(s, seat)
        return found + [codes.RESHUFFLE] if s.discards and found[-1] != codes.RESHUFFLE else found

    def refuse(s: State, seat: int, code: int) -> Refusal | None:
        if code != codes.RESHUFFLE:
            return question.refuse(s, seat, code)
        return None if s.discards else Refusal("nothing-to-reshuffle", {}, "5.7")

    def answer(s: State, seat: int, code: int) -> None:
        if code == codes.RESHUFFLE:
            deck.reshuffle(s, seat)
        else:
            question.answer(s, seat, code)

    return Question(
        question.name, question.rule, question.prompt, legal, refuse, answer, question.default, question.window
    )
