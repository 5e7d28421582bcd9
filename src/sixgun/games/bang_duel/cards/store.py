"""The General Store (Emporio): cards lie open, and the players take them in turn."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, ask, finish, jump
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import an_open_card
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.piles import show, top_card
from sixgun.games.bang_duel.table.state import State

# who played it, who takes next
SEAT: Final = A
CHOOSER: Final = B


def open_store(s: State) -> None:
    """Two cards from each player's current deck: four in all.

    [card.general-store.two-each, card.general-store.common-deck, card.general-store.always-four]
    """
    seat = s.frames[SEAT]
    s.fresh = [card for deck in (seat, seat, 1 - seat, 1 - seat) if (card := top_card(s, deck)) >= 0]
    for card in s.fresh:
        show(s, card)
    s.frames[CHOOSER] = seat
    if s.told is not None:
        tell(s, (told.STORE, seat, *s.fresh))


def serve(s: State) -> None:
    """The players choose in turn; the last card needs no choice. [card.general-store.alternate]"""
    if not s.fresh:
        finish(s)
    elif len(s.fresh) == 1:
        _get(s, s.frames[CHOOSER], s.fresh[0])
        finish(s)
    else:
        jump(s, 1)
        ask(s, s.frames[CHOOSER], sequence.CHOOSE_GOODS)


def _get(s: State, seat: int, card: int) -> None:
    s.fresh.remove(card)
    s.hands[seat].append(card)
    s.frames[CHOOSER] = 1 - seat
    if s.told is not None:
        tell(s, (told.CHOSE, seat, card))


STORE: Final[Procedure] = Procedure("store", (open_store, serve))


def _not_there(s: State) -> Refusal:
    return Refusal("one-of-the-goods", {}, "card.general-store.alternate")


CHOOSE_GOODS: Final[Question] = an_open_card(
    "choose-goods", "card.general-store.alternate", codes.CHOOSE, _not_there, _get
)
