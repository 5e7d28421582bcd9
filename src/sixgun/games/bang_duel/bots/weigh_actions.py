"""How likely each action of the play phase is: the ratings of advise_actions.py, in ints."""

from __future__ import annotations

from sixgun.games.bang_duel.bots.look import FIRST, WORTH
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
    KINDS,
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
from sixgun.games.bang_duel.table.state import PAIRS, State

WORTH_OF: list[float] = [WORTH.get(name, 0.0) for name in KINDS]
FIRST_OF: list[float] = [FIRST.get(name, 0.0) for name in KINDS]


class Sight:
    """The table from one seat: places and lives by target, and what the hand can do."""

    def __init__(self, s: State, seat: int) -> None:
        mine, theirs = s.active[seat], s.active[1 - seat]
        places = [theirs, theirs, theirs ^ 1, mine, mine ^ 1]  # by target; no target means the opposing front
        self.places: list[int] = places
        self.lives: list[int] = [s.life[place] if s.who[place] >= 0 else 0 for place in places]
        self.hits: int = 0
        self.missed: int = 0
        self.seat: int = seat
        kinds = s.figures.kind
        for card in s.hands[seat]:
            kind = kinds[card]
            if kind in HITS:
                self.hits += 1
            elif kind == MISSED:
                self.missed += 1

    def has_gear(self, s: State, target: int, kind: int) -> bool:
        kinds = s.figures.kind
        for card in s.gear[self.places[target]]:
            if kinds[card] == kind:
                return True
        return False


def rate_actions(s: State, seat: int, legal: list[int]) -> list[float]:
    sight = Sight(s, seat)
    rated: list[float] = []
    for code in legal:
        verb = code & codes.VERB_MASK
        kind = (code & codes.FACE_MASK) >> FACE_KIND
        if verb == codes.DO_PLAY:
            target = code >> codes.TARGET_SHIFT & 15
            value = play_worth(s, sight, kind, target, code >> codes.KIND_SHIFT & 31)
        elif verb == codes.DO_END:
            value = 0.0
        elif verb == codes.DO_SWAP:
            value = swap_worth(s, sight) - 0.5
        elif verb == codes.DO_COLT:
            spare = sight.missed > 2 if kind == MISSED else WORTH_OF[kind] < 5.0
            value = _hit_worth(s, sight, COLT, codes.target_in(code)) - (0.5 if spare else 6.0)
        elif verb == codes.DO_RELOAD:
            value = 6.0
        elif verb == codes.DO_BABE_LEROY:
            value = 20.0
        elif verb == codes.DO_CATTLE_KATIE:
            value = 3.0 if codes.kind_in(code) in (WATCH, SCOPE, BANK) else -1.0
        elif verb == codes.DO_SOUNDANCE_KID:
            value = 5.0 - WORTH_OF[kind]
        else:
            value = 6.0 - WORTH_OF[kind]  # Pearl Hat
        rated.append(value)
    return rated


def swap_worth(s: State, sight: Sight) -> float:
    """The character with more life stands in front: with it the player also keeps more cards."""
    front, rear = sight.lives[codes.AT_MY_FRONT], sight.lives[codes.AT_MY_REAR]
    if not rear:
        return -1.0
    guarded = 0
    for kind in (BARREL, HAT):
        guarded += int(sight.has_gear(s, codes.AT_MY_REAR, kind)) - int(sight.has_gear(s, codes.AT_MY_FRONT, kind))
    return (rear - front) + 0.8 * guarded - 0.6


def play_worth(s: State, sight: Sight, kind: int, target: int, gear: int) -> float:
    """What playing a card is worth, at or on a target."""
    if kind in EQUIPMENT:
        return _equip(s, sight, kind, target)
    if kind == GATLING:
        return _gatling(s, sight)
    if kind in HITS:
        return _hit_worth(s, sight, kind, target)
    if kind == WAGON:
        return 14.0
    if kind == GENERAL_STORE:
        return 12.0
    if kind in (ROBBERY, SCHOOLTEACHER):
        return _robbery(target, gear)
    if kind == BEER:
        return 7.0 * _wounded(s, sight) - 1.0
    if kind == STRONG_BEER:
        change = 3 - sight.lives[target]
        return 4.0 * change if target >= codes.AT_MY_FRONT else -4.0 * change
    if kind == WATER:
        if target == codes.AT_MINE:
            return swap_worth(s, sight) - 1.5
        return 2.0 * (sight.lives[codes.AT_FRONT] - sight.lives[codes.AT_REAR]) if sight.hits else -1.0
    if kind == DUEL:
        if target >= codes.AT_MY_FRONT:
            return -10.0
        return 1.0 + 2.0 * (sight.hits - 1) if sight.lives[codes.AT_MY_FRONT] > 1 else -3.0 + sight.hits
    if kind == INDIANS:
        rear = sight.lives[codes.AT_MY_REAR]
        return 6.0 if not rear else 4.0 if sight.hits >= 1 else 1.5 if rear > 1 else -4.0
    return 0.0


def _hit_worth(s: State, sight: Sight, kind: int, target: int) -> float:
    """Weak targets first; what cannot be dodged easily, or costs little, before the rest."""
    if target >= codes.AT_MY_FRONT:
        return -10.0
    life = sight.lives[target]
    value = 8.0 - life + (4.0 if life == 1 else 0.0)
    if kind == VOLLEY:
        gear = len(s.gear[sight.places[target]])
        return value + 3.0 * gear - 4.0 if gear else -1.0
    return value + FIRST_OF[kind]


def _equip(s: State, sight: Sight, kind: int, target: int) -> float:
    own = target >= codes.AT_MY_FRONT
    if kind in ALWAYS_ACTIVE:
        if own or sight.has_gear(s, target, kind):
            return -2.0
        return 9.0 if kind == RATTLESNAKE else 2.0 if kind == BISON_HERD else 1.0
    if not own or sight.has_gear(s, target, kind):
        return -3.0
    return 9.0 + WORTH_OF[kind] / 10


def _gatling(s: State, sight: Sight) -> float:
    front, rear, own_rear = sight.lives[codes.AT_FRONT], sight.lives[codes.AT_REAR], sight.lives[codes.AT_MY_REAR]
    value = 3.5 * (int(front > 0) + int(rear > 0)) + (3.0 if front == 1 or rear == 1 else 0.0)
    if own_rear:
        value -= 2.5
        if own_rear == 1 and not sight.missed:
            value -= 6.0
    return value


def _robbery(target: int, gear: int) -> float:
    if target == codes.AT_HAND_LAW or target == codes.AT_HAND_OUTLAW:
        return 10.0
    own = target >= codes.AT_MY_FRONT
    if gear in ALWAYS_ACTIVE:
        return 11.0 if own and gear != BISON_HERD else -5.0
    return -5.0 if own else 6.0 + WORTH_OF[gear] / 2


def _wounded(s: State, sight: Sight) -> int:
    count = 0
    for place in PAIRS[sight.seat]:
        who = s.who[place]
        if who >= 0 and s.life[place] < s.figures.life[who]:
            count += 1
    return count
