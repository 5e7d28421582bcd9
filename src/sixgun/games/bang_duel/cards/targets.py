"""At whom a card may be played (2. Giocare carte, Le carte)."""

from __future__ import annotations

from typing import Final

from sixgun.core.refusals import Refusal
from sixgun.games.bang_duel.table import codes
from sixgun.games.bang_duel.table.characters import JACK_RANSOME
from sixgun.games.bang_duel.table.formation import has, kinds_at, lone, works
from sixgun.games.bang_duel.table.kinds import (
    BANGS,
    DUEL,
    DYNAMITE,
    EQUIPMENT,
    GATLING,
    HITS,
    KINDS,
    ROBBERY,
    SCHOOLTEACHER,
    SCOPE,
    STRONG_BEER,
    WATER,
    WINCHESTER,
)
from sixgun.games.bang_duel.table.pointing import (
    backs_in_hand,
    nobody_there,
    not_there,
    place_of,
    why_not_back,
    why_not_swap,
)
from sixgun.games.bang_duel.table.state import State

FRONT: Final = codes.AT_FRONT << codes.TARGET_SHIFT | codes.NONE
REAR: Final = codes.AT_REAR << codes.TARGET_SHIFT | codes.NONE
MY_FRONT: Final = codes.AT_MY_FRONT << codes.TARGET_SHIFT | codes.NONE
MY_REAR: Final = codes.AT_MY_REAR << codes.TARGET_SHIFT | codes.NONE
AIMED: Final = [FRONT, REAR, MY_FRONT, MY_REAR]
PAIRS: Final = [codes.aim(codes.AT_THEIRS), codes.aim(codes.AT_MINE)]
BACKS: Final = [codes.aim(codes.AT_HAND_LAW), codes.aim(codes.AT_HAND_OUTLAW)]
BARE: Final = [codes.NONE]


def aims_of(kind: int) -> list[int]:
    """All targets that are well-formed for a card, as parts of a code; none where it may be played to no effect."""
    in_play = [codes.aim(place, gear) for place in codes.PLACES for gear in sorted(EQUIPMENT)]
    if kind == WATER:
        return PAIRS + BARE
    if kind == ROBBERY:
        return BACKS + in_play + BARE
    if kind == SCHOOLTEACHER:
        return in_play + BARE
    if kind in EQUIPMENT or kind in (STRONG_BEER, DUEL) or (kind in HITS and kind != GATLING):
        return AIMED
    return BARE


# Cards whose text says "you may": what they do may be left out.
OPTIONAL: Final = frozenset([WATER, SCHOOLTEACHER])
UNAIMED: Final = frozenset([kind for kind in range(len(KINDS)) if aims_of(kind) == BARE])

# What decides about the targets of most cards, as bits: who is alone, and what is at work.
ALONE: Final = 1
OPPONENT_ALONE: Final = 2
WITH_SCOPE: Final = 4
WITH_JACK: Final = 8
SITUATIONS: Final = 16
SOMEBODY_ALONE: Final = ALONE | OPPONENT_ALONE


def situation(s: State, seat: int) -> int:
    who, mine, theirs = s.who, s.active[seat], s.active[1 - seat]
    return (
        (ALONE if who[mine ^ 1] < 0 else 0)  # as `lone`, which would be called before every action
        | (OPPONENT_ALONE if who[theirs ^ 1] < 0 else 0)
        | (WITH_SCOPE if works(s, mine, SCOPE) else 0)
        | (WITH_JACK if has(s, seat, JACK_RANSOME) else 0)
    )


def may_do_nothing(kind: int, possible: bool) -> bool:
    """Whether a card may be played to no effect: if its text says "you may", or if it can do nothing anyway.

    [play.effect.none]
    """
    return not possible or kind in OPTIONAL


def aims(s: State, seat: int, kind: int) -> list[int]:
    """The targets that a card of this kind may have now, as parts of a code."""
    found = usual_aims(kind, situation(s, seat))
    return in_play(s, seat, kind) if found is None else found


def usual_aims(kind: int, now: int) -> list[int] | None:
    """`why_not_aim`, written out for each situation; None for cards that need a look at what is in play."""
    alone, opponent_alone = now & ALONE, now & OPPONENT_ALONE
    if kind in UNAIMED:
        return BARE
    if kind == WATER:
        pairs = [pair for pair, barred in zip(PAIRS, (opponent_alone, alone), strict=True) if not barred]
        return pairs + BARE if may_do_nothing(kind, bool(pairs)) else pairs
    if kind in (ROBBERY, SCHOOLTEACHER):
        return None
    theirs = [FRONT] if opponent_alone else [FRONT, REAR]
    mine = [MY_FRONT] if alone else [MY_FRONT, MY_REAR]
    if now & WITH_JACK:
        return theirs + mine
    if kind in EQUIPMENT:
        return mine[-1:] if kind == DYNAMITE else [FRONT, mine[-1]]
    if kind == STRONG_BEER:
        return [FRONT] + mine
    return theirs if kind in HITS and (kind == WINCHESTER or now & WITH_SCOPE) else [FRONT]


def in_play(s: State, seat: int, kind: int) -> list[int]:
    """What a Robbery or a Schoolteacher can be aimed at now, or nothing."""
    found = _spoils(s, seat, kind)
    return found + BARE if may_do_nothing(kind, bool(found)) else found


def _spoils(s: State, seat: int, kind: int) -> list[int]:
    """Equipment that can be reached; for a Robbery also the backs in the other hand."""
    found: list[int] = []
    if kind == ROBBERY:
        found = [codes.aim(back) for back in backs_in_hand(s, 1 - seat)]
    for target in codes.PLACES:
        place = place_of(s, seat, target)
        if place >= 0 and s.gear[place] and _reaches(s, seat, target):
            there = target << codes.TARGET_SHIFT
            found += [there | gear << codes.KIND_SHIFT for gear in kinds_at(s, place)]
    return found


def why_not_aim(s: State, seat: int, kind: int, aim: int) -> Refusal | None:
    """Why a card of this kind may not be played like that."""
    target, gear = codes.target_in(aim), codes.kind_in(aim)
    if target == codes.AT_NOTHING:
        return _why_not_nothing(s, seat, kind)
    if target in (codes.AT_THEIRS, codes.AT_MINE):
        return why_not_swap(s, seat, target, "card.water.lone")
    if target in (codes.AT_HAND_LAW, codes.AT_HAND_OUTLAW):
        return why_not_back(s, 1 - seat, target)
    if place_of(s, seat, target) < 0:
        return nobody_there(target)
    if kind in EQUIPMENT:
        return _why_not_equipped(s, seat, kind, target)
    if kind in HITS and kind != GATLING:
        return _why_not_shot(s, seat, kind, target)
    refusal = _why_not_reached(s, seat, target)
    if refusal is None and kind in (ROBBERY, SCHOOLTEACHER):
        return not_there(s, seat, target, gear)
    if kind == DUEL and target != codes.AT_FRONT and refusal is None and not has(s, seat, JACK_RANSOME):
        return Refusal("duel-opponent", {}, "card.duel.loser")
    return refusal


def _why_not_nothing(s: State, seat: int, kind: int) -> Refusal | None:
    if kind in UNAIMED or may_do_nothing(kind, bool(_spoils(s, seat, kind))):
        return None
    return Refusal("must-do-something", {"card": KINDS[kind]}, "play.effect.none")


def _why_not_equipped(s: State, seat: int, kind: int, target: int) -> Refusal | None:
    """The own rear character or the opposing active one; Dynamite only the own rear one; Jack Ransome anybody.

    [play.equipment.target, card.dynamite.placement, character.jack-ransome.equipment-on-self,
    character.jack-ransome.dynamite, golden.card.overrides]
    """
    if has(s, seat, JACK_RANSOME):
        return None
    at_own_rear = target == codes.AT_MY_REAR or (target == codes.AT_MY_FRONT and lone(s, seat))
    if kind == DYNAMITE:
        return None if at_own_rear else Refusal("dynamite-own-rear", {}, "card.dynamite.placement")
    if at_own_rear or target == codes.AT_FRONT:
        return None
    if target == codes.AT_MY_FRONT:
        return Refusal("equipment-not-active", {}, "play.equipment.target")
    return Refusal("equipment-not-rear", {}, "play.equipment.target")


def _why_not_shot(s: State, seat: int, kind: int, target: int) -> Refusal | None:
    """The opposing active character; the rear one with Scope, Winchester or Jack Ransome.

    [play.bang.target, hit.card.target, card.scope.rear-target, card.winchester.rear-target,
    character.jack-ransome.any-target, card.volley.rear, golden.card.overrides]
    """
    if target == codes.AT_FRONT or has(s, seat, JACK_RANSOME):
        return None
    if target == codes.AT_REAR:
        if kind == WINCHESTER or works(s, s.active[seat], SCOPE):
            return None
        rule = "play.bang.target" if kind in BANGS else "hit.card.target"
        return Refusal("rear-out-of-sight", {"card": KINDS[kind]}, rule)
    return Refusal("not-at-your-own", {"card": KINDS[kind]}, "hit.card.target")


def _reaches(s: State, seat: int, target: int) -> bool:
    """Actions reach everybody but the opposing rear character.

    [play.action.target, card.scope.hit-cards-only, card.robbery.jack-ransome, card.strong-beer.target]
    """
    return target != codes.AT_REAR or has(s, seat, JACK_RANSOME)


def _why_not_reached(s: State, seat: int, target: int) -> Refusal | None:
    return None if _reaches(s, seat, target) else Refusal("rear-out-of-reach", {}, "play.action.target")
