"""What each card does (Le carte in dettaglio). A played card lies in the discards already when its effect begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.bang_duel.cards.duel import call_out
from sixgun.games.bang_duel.cards.salvos import fire_volley, sweep
from sixgun.games.bang_duel.cards.supplies import load_wagon, visit_store
from sixgun.games.bang_duel.cards.targets import UNAIMED
from sixgun.games.bang_duel.table import codes
from sixgun.games.bang_duel.table.equipment import strip, take
from sixgun.games.bang_duel.table.formation import gear_at, lone
from sixgun.games.bang_duel.table.kinds import (
    BANGS,
    BEER,
    DUEL,
    EQUIPMENT,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    ROBBERY,
    SCHOOLTEACHER,
    STRONG_BEER,
    VOLLEY,
    WAGON,
    WATER,
)
from sixgun.games.bang_duel.table.losses import lose_targeted, recover
from sixgun.games.bang_duel.table.piles import steal
from sixgun.games.bang_duel.table.pointing import back_in, place_of, swap_whose
from sixgun.games.bang_duel.table.shots import fire
from sixgun.games.bang_duel.table.state import State

Effect = Callable[[State, int, int, int], None]  # (state, seat, kind of card, code with the target)


def resolve(s: State, seat: int, kind: int, code: int) -> None:
    """The effect of an Action or BANG! card; none, if it has targets and was played without one.

    [type.action.discard-and-resolve, type.bang.like-action, type.kinds.three, type.bang.effects, play.effect.none]
    """
    assert kind not in EQUIPMENT
    if codes.target_in(code) == codes.AT_NOTHING and kind not in UNAIMED:
        return
    effect = _EFFECTS.get(kind)
    if effect is None:
        _shot(s, seat, kind, code)
    else:
        effect(s, seat, kind, code)


def _shot(s: State, seat: int, kind: int, code: int) -> None:
    """One hit at the target. [hit.card.worth-one, card.colt.copies]"""
    fire(s, seat, s.active[seat], place_of(s, seat, codes.target_in(code)), kind, kind in BANGS)


def _volley(s: State, seat: int, kind: int, code: int) -> None:
    fire_volley(s, seat, place_of(s, seat, codes.target_in(code)))


def _water(s: State, seat: int, kind: int, code: int) -> None:
    """[card.water.swap]"""
    swap_whose(s, seat, codes.target_in(code))


def _beer(s: State, seat: int, kind: int, code: int) -> None:
    """[card.beer.recover, card.beer.cap, card.beer.lone]"""
    place = s.active[seat]
    recover(s, place)
    if not lone(s, seat):
        recover(s, place ^ 1)


def _strong_beer(s: State, seat: int, kind: int, code: int) -> None:
    """To exactly three points, up or down.

    [card.strong-beer.up, card.strong-beer.down, card.strong-beer.unchanged, card.strong-beer.target]
    """
    place = place_of(s, seat, codes.target_in(code))
    if s.life[place] < 3:
        recover(s, place, 3 - s.life[place])
    elif s.life[place] > 3:
        lose_targeted(s, place, seat, s.life[place] - 3, own_only=1)


def _wagon(s: State, seat: int, kind: int, code: int) -> None:
    load_wagon(s, seat)


def _general_store(s: State, seat: int, kind: int, code: int) -> None:
    visit_store(s, seat)


def _robbery(s: State, seat: int, kind: int, code: int) -> None:
    """A random card from the opponent's hand, or Equipment out of play. [card.robbery.steal, card.robbery.discard]"""
    target = codes.target_in(code)
    if target in (codes.AT_HAND_LAW, codes.AT_HAND_OUTLAW):
        steal(s, seat, 1 - seat, back_in(code))
        return
    place = place_of(s, seat, target)
    strip(s, seat, place, gear_at(s, place, codes.kind_in(code)))


def _schoolteacher(s: State, seat: int, kind: int, code: int) -> None:
    """[card.schoolteacher.take, card.schoolteacher.not-from-hand]"""
    place = place_of(s, seat, codes.target_in(code))
    take(s, seat, place, gear_at(s, place, codes.kind_in(code)), s.who[place])


def _duel(s: State, seat: int, kind: int, code: int) -> None:
    call_out(s, seat, place_of(s, seat, codes.target_in(code)))


def _sweep(s: State, seat: int, kind: int, code: int) -> None:
    sweep(s, seat, kind)


_EFFECTS: Final[dict[int, Effect]] = {
    VOLLEY: _volley,
    WATER: _water,
    BEER: _beer,
    STRONG_BEER: _strong_beer,
    WAGON: _wagon,
    GENERAL_STORE: _general_store,
    ROBBERY: _robbery,
    SCHOOLTEACHER: _schoolteacher,
    DUEL: _duel,
    GATLING: _sweep,
    INDIANS: _sweep,
}
