"""Cards that bring cards: from the open shelves of the General Store (Emporio), or by Wagon (Carro), less one."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, ask, call, finish, jump
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import an_open_card
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.piles import draw, from_hand, is_common_deck_used, show, top_card, top_of_common
from sixgun.games.bang_duel.table.state import FROM_COMMON, STORE_FROM, State

SEAT: Final = A  # who played the card

# ---- the General Store: cards lie open, and the players take them in turn

CHOOSER: Final = B  # who takes next


def visit_store(s: State, seat: int) -> None:
    call(s, sequence.STORE, seat)


def open_store(s: State) -> None:
    """Two cards from each player's deck, or four from the common deck as soon as there is one.

    An option keeps to two from each player's current deck. [card.general-store.two-each,
    card.general-store.common-deck, card.general-store.always-four]
    """
    seat = s.frames[SEAT]
    if s.options[STORE_FROM] == FROM_COMMON and is_common_deck_used(s):
        turned_up = [top_of_common(s) for _ in range(4)]
    else:
        turned_up = [top_card(s, deck) for deck in (seat, seat, 1 - seat, 1 - seat)]
    s.fresh = [card for card in turned_up if card >= 0]
    for card in s.fresh:
        show(s, card)
    s.frames[CHOOSER] = seat
    tell(s, (told.STORE, seat, *s.fresh))


def serve(s: State) -> None:
    """The players choose in turn; the last card needs no choice. [card.general-store.alternate]"""
    if not s.fresh:
        finish(s)
    elif len(s.fresh) == 1:
        _get(s, s.frames[CHOOSER], s.fresh[0])
        finish(s)
    else:
        jump(s, SERVE)
        ask(s, s.frames[CHOOSER], sequence.CHOOSE_GOODS)


def _get(s: State, seat: int, card: int) -> None:
    s.fresh.remove(card)
    s.hands[seat].append(card)
    s.frames[CHOOSER] = 1 - seat
    tell(s, (told.CHOSE, seat, card))


SERVE: Final = 1
STORE: Final[Procedure] = Procedure("store", (open_store, serve), at={SERVE: serve})


def _not_there(s: State) -> Refusal:
    return Refusal("one-of-the-goods", {}, "card.general-store.alternate")


CHOOSE_GOODS: Final[Question] = an_open_card(
    "choose-goods", "card.general-store.alternate", codes.DO_CHOOSE, _not_there, _get
)


# ---- one of the cards just drawn goes: Wagon, Soundance Kid

BECAUSE: Final = B  # by which of the rules
BY_WAGON: Final = 0
BY_SOUNDANCE_KID: Final = 1
RULES: Final[tuple[str, ...]] = ("card.wagon.draw-three", "character.soundance-kid.discard-one")


def load_wagon(s: State, seat: int) -> None:
    """Three cards, one of which goes. [card.wagon.draw-three]"""
    before = len(s.hands[seat])
    draw(s, seat, 3)
    throw_one(s, seat, s.hands[seat][before:], 3, BY_WAGON)


def throw_one(s: State, seat: int, drawn: list[int], wanted: int, because: int) -> None:
    """One of the cards just drawn must go, if there were as many as there should be; fewer are kept.

    [card.wagon.too-few, character.soundance-kid.too-few]
    """
    if len(drawn) == wanted:
        s.fresh = drawn
        call(s, sequence.THROWING, seat, because)
    else:
        s.fresh = []


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


THROW: Final[Question] = an_open_card("throw", "card.wagon.draw-three", codes.DO_DISCARD, _not_drawn, _throw)
