"""One of the cards just drawn goes: Wagon (Carro), Soundance Kid."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, ask
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import an_open_card
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.piles import from_hand
from sixgun.games.bang_duel.table.state import State

# whose, by which of the rules
SEAT: Final = A
BECAUSE: Final = B
RULES: Final[tuple[str, ...]] = ("card.wagon.draw-three", "character.soundance-kid.discard-one")


def choose_which(s: State) -> None:
    """[card.wagon.draw-three, character.soundance-kid.discard-one]"""
    ask(s, s.frames[SEAT], sequence.THROW)


THROWING: Final[Procedure] = Procedure("throwing", (choose_which,))


def _not_drawn(s: State) -> Refusal:
    return Refusal("one-of-the-drawn", {}, RULES[s.frames[BECAUSE]])


def _throw(s: State, seat: int, card: int) -> None:
    s.fresh = []
    from_hand(s, seat, card)
    tell(s, (told.DISCARDED, seat, card))


THROW: Final[Question] = an_open_card("throw", "card.wagon.draw-three", codes.DISCARD, _not_drawn, _throw)
