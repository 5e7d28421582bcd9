"""How good each action of the play phase is: draw first, then equip, then fire, then mind who stands in front."""

from __future__ import annotations

from typing import Final

from sixgun.games.bang_duel.bots.look import Look
from sixgun.games.bang_duel.bots.worth import FIRST, WORTH
from sixgun.games.bang_duel.table import codes
from sixgun.games.bang_duel.table.components import FACE_KIND
from sixgun.games.bang_duel.table.kinds import (
    ALWAYS_ACTIVE,
    BANK,
    BARREL,
    BEER,
    BISON_HERD,
    COLT,
    DUEL,
    EQUIPMENT,
    GATLING,
    GENERAL_STORE,
    HAT,
    HITS,
    INDIANS,
    MISSED,
    RATTLESNAKE,
    ROBBERY,
    SCHOOLTEACHER,
    SCOPE,
    STRONG_BEER,
    VOLLEY,
    WAGON,
    WATCH,
    WATER,
)

IDLE: Final = frozenset([WATER, ROBBERY, SCHOOLTEACHER])  # cards that may be played to no effect, to be rid of them


def rate_actions(look: Look, legal: list[int]) -> list[float]:
    found: list[float] = []
    for code in legal:
        verb = code & codes.VERB_MASK
        kind = (code & codes.FACE_MASK) >> FACE_KIND
        if verb == codes.DO_PLAY:
            target = code >> codes.TARGET_SHIFT & 15
            value = play_worth(look, kind, target, code >> codes.KIND_SHIFT & 31)
        elif verb == codes.DO_END:
            value = 0.0
        elif verb == codes.DO_SWAP:
            value = swap_worth(look) - 0.5
        elif verb == codes.DO_COLT:
            spare = look.missed > 2 if kind == MISSED else WORTH[kind] < 5.0
            value = _hit_worth(look, COLT, codes.target_in(code)) - (0.5 if spare else 6.0)
        elif verb == codes.DO_RELOAD:
            value = 6.0
        elif verb == codes.DO_BABE_LEROY:
            value = 20.0
        elif verb == codes.DO_CATTLE_KATIE:
            value = 3.0 if codes.kind_in(code) in (WATCH, SCOPE, BANK) else -1.0
        elif verb == codes.DO_SOUNDANCE_KID:
            value = 5.0 - WORTH[kind]
        else:
            value = 6.0 - WORTH[kind]  # Pearl Hat
        found.append(value)
    return found


def swap_worth(look: Look) -> float:
    """The character with more life stands in front: with it the player also keeps more cards."""
    front, rear = look.lives[codes.AT_MY_FRONT], look.lives[codes.AT_MY_REAR]
    if not rear:
        return -1.0
    guarded = 0
    for kind in (BARREL, HAT):
        guarded += int(look.has_gear(codes.AT_MY_REAR, kind)) - int(look.has_gear(codes.AT_MY_FRONT, kind))
    return (rear - front) + 0.8 * guarded - 0.6


def play_worth(look: Look, kind: int, target: int, gear: int) -> float:
    """What playing a card is worth, at or on a target."""
    if kind in HITS:
        return _gatling(look) if kind == GATLING else _hit_worth(look, kind, target)
    if kind in EQUIPMENT:
        return _equip(look, kind, target)
    if kind == WAGON:
        return 14.0
    if kind == GENERAL_STORE:
        return 12.0
    if target == codes.AT_NOTHING and kind in IDLE:
        return 8.0 if look.refills and len(look.hand) == 1 else -2.0
    if kind in (ROBBERY, SCHOOLTEACHER):
        return _robbery(target, gear)
    if kind == BEER:
        return 7.0 * _wounded(look) - 1.0
    if kind == STRONG_BEER:
        change = 3 - look.lives[target]
        return 4.0 * change if target >= codes.AT_MY_FRONT else -4.0 * change
    if kind == WATER:
        if target == codes.AT_MINE:
            return swap_worth(look) - 1.5
        return 2.0 * (look.lives[codes.AT_FRONT] - look.lives[codes.AT_REAR]) if look.hits else -1.0
    if kind == DUEL:
        if target >= codes.AT_MY_FRONT:
            return -10.0
        return 1.0 + 2.0 * (look.hits - 1) if look.lives[codes.AT_MY_FRONT] > 1 else -3.0 + look.hits
    if kind == INDIANS:
        rear = look.lives[codes.AT_MY_REAR]
        return 6.0 if not rear else 4.0 if look.hits >= 1 else 1.5 if rear > 1 else -4.0
    return 0.0


def _hit_worth(look: Look, kind: int, target: int) -> float:
    """Weak targets first; what cannot be dodged easily, or costs little, before the rest."""
    if target >= codes.AT_MY_FRONT:
        return -10.0
    life = look.lives[target]
    value = 8.0 - life + (4.0 if life == 1 else 0.0)
    if kind == VOLLEY:
        gear = len(look.gear[look.places[target]])
        return value + 3.0 * gear - 4.0 if gear else -1.0
    return value + FIRST[kind]


def _equip(look: Look, kind: int, target: int) -> float:
    own = target >= codes.AT_MY_FRONT
    if kind in ALWAYS_ACTIVE:
        if own or look.has_gear(target, kind):
            return -2.0
        return 9.0 if kind == RATTLESNAKE else 2.0 if kind == BISON_HERD else 1.0
    if not own or look.has_gear(target, kind):
        return -3.0
    return 9.0 + WORTH[kind] / 10


def _gatling(look: Look) -> float:
    front, rear, own_rear = look.lives[codes.AT_FRONT], look.lives[codes.AT_REAR], look.lives[codes.AT_MY_REAR]
    value = 3.5 * (int(front > 0) + int(rear > 0)) + (3.0 if front == 1 or rear == 1 else 0.0)
    if own_rear:
        value -= 2.5
        if own_rear == 1 and not look.missed:
            value -= 6.0
    return value


def _robbery(target: int, gear: int) -> float:
    if target == codes.AT_HAND_LAW or target == codes.AT_HAND_OUTLAW:
        return 10.0
    own = target >= codes.AT_MY_FRONT
    if gear in ALWAYS_ACTIVE:
        return 11.0 if own and gear != BISON_HERD else -5.0
    return -5.0 if own else 6.0 + WORTH[gear] / 2


def _wounded(look: Look) -> int:
    count = 0
    for target in (codes.AT_MY_FRONT, codes.AT_MY_REAR):
        who = look.who[look.places[target]]
        if who >= 0 and look.lives[target] < look.printed[who]:
            count += 1
    return count
