"""A turn (Il gioco): what acts at its start, drawing, playing, discarding."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, ask, call, jump
from sixgun.core.plain import Plain
from sixgun.core.state import events_told, settle, tell
from sixgun.games.bang_duel.cards.choices import MAY_NOTHING, MAY_PAT_GARRET, REASON, a_card, ask_may
from sixgun.games.bang_duel.rules.play import DISCARD_STEP
from sixgun.games.bang_duel.rules.reveal import CAME, reveal
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import DALTON_BROS, PAT_GARRET
from sixgun.games.bang_duel.table.components import SYMBOL_DYNAMITE, SYMBOL_HORSESHOE, SYMBOL_SNAKE
from sixgun.games.bang_duel.table.equipment import discard, lay
from sixgun.games.bang_duel.table.formation import gear_at, has, lone, rear, swap, works
from sixgun.games.bang_duel.table.kinds import BANK, BISON_HERD, DYNAMITE, RATTLESNAKE
from sixgun.games.bang_duel.table.losses import lose_targeted
from sixgun.games.bang_duel.table.piles import draw, from_hand, show
from sixgun.games.bang_duel.table.state import NOBODY, PAIRS, State

SEAT: Final = A
PLACE: Final = B


def begin(s: State, seat: int) -> None:
    """A player's turn, and all others after it."""
    call(s, sequence.TURN, seat)


def begin_turn(s: State) -> None:
    """[turn.order.law-first-then-alternate, turn.phases.order]"""
    seat = s.frames[SEAT]
    s.turn = seat
    s.bangs = s.moved = s.used = 0
    tell(s, (told.TURN, seat))
    if not _starts_with_something(s, seat):
        s.frames[PLACE] = NOBODY
        jump(s, DRAW_STEP)


# ---- the start: Dynamite, Rattlesnake, Bison Herd, in this order


def _starts_with_something(s: State, seat: int) -> bool:
    """Whether there is any of the three, so that the steps for them need not be gone through in most turns."""
    kinds = s.figures.kind
    for place in PAIRS[seat]:
        for card in s.gear[place]:
            if kinds[card] in (DYNAMITE, RATTLESNAKE, BISON_HERD):
                return True
    return False


def _bearer(s: State, seat: int, kind: int) -> int:
    """Which of a player's characters has this Equipment, active or not."""
    for place in PAIRS[seat]:
        if s.gear[place] and gear_at(s, place, kind) >= 0:
            return place
    return NOBODY


def _reveal_for(s: State, kind: int, symbol: int, without: int) -> None:
    """The player reveals for the character with this Equipment; without one, the turn goes on at another step."""
    seat = s.frames[SEAT]
    place = _bearer(s, seat, kind)
    s.frames[PLACE] = place
    if place < 0:
        jump(s, without)
    else:
        reveal(s, seat, seat, symbol)


def dynamite(s: State) -> None:
    """[start.timing.before-draw, start.order.fixed, card.dynamite.forced-reveal]"""
    _reveal_for(s, DYNAMITE, SYMBOL_DYNAMITE, RATTLESNAKE_STEP)


def dynamite_goes_off_or_on(s: State) -> None:
    """Three points, or it goes to the opposing rear character.

    [card.dynamite.explodes, card.dynamite.passes, card.dynamite.goes-on]
    """
    seat, place = s.frames[SEAT], s.frames[PLACE]
    if s.frames[CAME]:
        tell(s, (told.BLEW_UP, seat, s.who[place]))
        lose_targeted(s, place, NOBODY, 3)
        return
    card = gear_at(s, place, DYNAMITE)
    s.gear[place].remove(card)
    other = rear(s, 1 - seat)
    first = events_told(s)
    tell(s, (told.PASSED_ON, seat, other, s.who[other]))
    lay(s, seat, card, other)
    settle(s, first)
    jump(s, RATTLESNAKE_STEP)


def dynamite_is_spent(s: State) -> None:
    """[card.dynamite.discarded-after-explosion]"""
    place = s.frames[PLACE]
    card = gear_at(s, place, DYNAMITE)
    discard(s, place, card)


def after_dynamite(s: State) -> None:
    call(s, sequence.SETTLE)


def rattlesnake(s: State) -> None:
    """[card.rattlesnake.forced-reveal]"""
    _reveal_for(s, RATTLESNAKE, SYMBOL_SNAKE, BISON_STEP)


def rattlesnake_bites(s: State) -> None:
    """[card.rattlesnake.bite, card.rattlesnake.stays]"""
    if s.frames[CAME]:
        lose_targeted(s, s.frames[PLACE], NOBODY, 1)


def after_rattlesnake(s: State) -> None:
    call(s, sequence.SETTLE)


def bison_herd(s: State) -> None:
    """[card.bison-herd.swap, card.bison-herd.lone]"""
    seat = s.frames[SEAT]
    if _bearer(s, seat, BISON_HERD) >= 0 and not lone(s, seat):
        call(s, sequence.SETTLE)
        swap(s, seat)


# ---- phase 1


def draw_phase(s: State) -> None:
    """Two cards, three with Dalton Bros, one more with a Bank; Pat Garret shows the second.

    [draw.phase.two-cards, character.dalton-bros.draw, card.bank.extra-draw, card.bank.forced,
    character.pat-garret.show, character.dalton-bros.bank]
    """
    seat = s.frames[SEAT]
    s.frames[REASON] = MAY_NOTHING
    count = s.figures.draw + int(has(s, seat, DALTON_BROS)) + int(works(s, s.active[seat], BANK))
    if not has(s, seat, PAT_GARRET):
        draw(s, seat, count)
        jump(s, PLAY_STEP)
        return
    draw(s, seat)
    second = draw(s, seat)
    if second >= 0:
        draw(s, seat, count - 2)
        show(s, second)
        tell(s, (told.SHOWED, seat, second))
        if s.figures.symbol[second] == SYMBOL_HORSESHOE:
            ask_may(s, seat, MAY_PAT_GARRET)


def pat_garret(s: State) -> None:
    """[character.pat-garret.horseshoe, character.pat-garret.common-deck, character.pat-garret.not-a-reveal]"""
    if s.frames[REASON]:
        draw(s, s.frames[SEAT], 1, deck=1 - s.frames[SEAT])


# ---- phase 2


def play_phase(s: State) -> None:
    ask(s, s.frames[SEAT], sequence.ACTION)


def play_on(s: State) -> None:
    """The next action, after which it goes on here again."""
    jump(s, PLAY_ON_STEP)
    play_phase(s)


# ---- phase 3


def hand_limit(s: State, seat: int) -> int:
    """The active character's life, but never less than two. [discard.limit.current-life, discard.limit.one-life]"""
    life, least = s.life[s.active[seat]], s.figures.least_limit
    return life if life > least else least


def discard_phase(s: State) -> None:
    """[discard.limit.not-exceeded]"""
    seat = s.frames[SEAT]
    if len(s.hands[seat]) > hand_limit(s, seat):
        jump(s, DISCARD_STEP)
        ask(s, seat, sequence.DISCARD)


def pass_turn(s: State) -> None:
    """[turn.end.passes]"""
    s.frames[SEAT] = 1 - s.frames[SEAT]
    jump(s, BEGIN_STEP)


BEGIN_STEP: Final = 0
RATTLESNAKE_STEP: Final = 5
BISON_STEP: Final = 8
DRAW_STEP: Final = 9
PLAY_STEP: Final = 11
PLAY_ON_STEP: Final = 12
TURN: Final[Procedure] = Procedure(
    "turn",
    (
        begin_turn,
        dynamite,
        dynamite_goes_off_or_on,
        dynamite_is_spent,
        after_dynamite,
        rattlesnake,
        rattlesnake_bites,
        after_rattlesnake,
        bison_herd,
        draw_phase,
        pat_garret,
        play_phase,
        play_on,
        discard_phase,
        pass_turn,
    ),
    at={
        BEGIN_STEP: begin_turn,
        RATTLESNAKE_STEP: rattlesnake,
        BISON_STEP: bison_herd,
        DRAW_STEP: draw_phase,
        PLAY_STEP: play_phase,
        PLAY_ON_STEP: play_on,
        DISCARD_STEP: discard_phase,
    },
)


def _discard(s: State, seat: int, card: int) -> None:
    """[discard.pile.face-up]"""
    from_hand(s, seat, card)
    tell(s, (told.DISCARDED, seat, card))


def _discard_args(s: State, seat: int) -> dict[str, Plain]:
    return {"count": len(s.hands[seat]) - hand_limit(s, seat)}


DISCARD: Final[Question] = a_card(
    "discard", "discard.limit.current-life", codes.DO_DISCARD, _discard, args=_discard_args
)
