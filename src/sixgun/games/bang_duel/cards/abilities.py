"""Abilities that are used once in one's own play phase: Babe Leroy, Cattle Katie, Pearl Hat, Soundance Kid."""

from __future__ import annotations

from sixgun.core.frames import call
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import not_held, not_there
from sixgun.games.bang_duel.cards.once import can_now, use_up, why_not_now
from sixgun.games.bang_duel.cards.pearl_hat import can_copy, pearl_hat, why_no_pearl
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.components import (
    ALWAYS_ACTIVE,
    BABE_LEROY,
    CATTLE_KATIE,
    KINDS,
    PEARL_HAT,
    SOUNDANCE_KID,
)
from sixgun.games.bang_duel.table.formation import gear_at, kinds_at, where
from sixgun.games.bang_duel.table.piles import bury, draw, from_hand
from sixgun.games.bang_duel.table.state import State, card_of_face


def add_ability_codes(s: State, seat: int, faces: list[int], legal: list[int]) -> None:
    """What the player, who holds these faces, may use now: with any card where it costs one."""
    for place in range(seat << 1, (seat << 1) + 2):
        character = s.who[place]
        if character not in (BABE_LEROY, CATTLE_KATIE, PEARL_HAT, SOUNDANCE_KID) or not can_now(s, seat, character):
            continue
        if character == BABE_LEROY:
            if not faces:
                legal.append(codes.bare(codes.BABE))
        elif character == CATTLE_KATIE:
            for kind in kinds_at(s, place):
                if kind not in ALWAYS_ACTIVE:
                    legal.append(codes.at(codes.KATIE, codes.NO_TARGET, kind))
        elif character == PEARL_HAT:
            if can_copy(s, seat):
                legal += [codes.with_face(codes.PEARL, face) for face in faces]
        elif character == SOUNDANCE_KID:
            legal += [codes.with_face(codes.SOUNDANCE, face) for face in faces]


def refuse_ability(s: State, seat: int, code: int) -> Refusal | None:
    verb = codes.verb_in(code)
    if verb == codes.BABE:
        return why_no_babe(s, seat)
    if verb == codes.KATIE:
        return why_no_katie(s, seat, code)
    if verb == codes.PEARL:
        return why_no_pearl(s, seat, code)
    return why_no_soundance(s, seat, code)


def use_ability(s: State, seat: int, code: int) -> None:
    verb = codes.verb_in(code)
    if verb == codes.BABE:
        use_up(s, seat, BABE_LEROY)
        draw(s, seat, 2)
    elif verb == codes.KATIE:
        katie(s, seat, code)
    elif verb == codes.PEARL:
        pearl_hat(s, seat, code)
    else:
        soundance_kid(s, seat, code)


# ---- Babe Leroy


def why_no_babe(s: State, seat: int) -> Refusal | None:
    """With an empty hand. [character.babe-leroy.draw, character.babe-leroy.swap-in, character.babe-leroy.swap-out]"""
    refusal = why_not_now(s, seat, BABE_LEROY, "character.babe-leroy.draw")
    if refusal is None and s.hands[seat]:
        return Refusal("hand-not-empty", {}, "character.babe-leroy.draw")
    return refusal


# ---- Cattle Katie


def why_no_katie(s: State, seat: int, code: int) -> Refusal | None:
    """Equipment of hers, but none that is always active. [character.cattle-katie.not-always-active]"""
    refusal = why_not_now(s, seat, CATTLE_KATIE, "character.cattle-katie.trade")
    if refusal is not None:
        return refusal
    kind = codes.kind_in(code)
    missing = not_there(s, seat, codes.MY_FRONT, kind)
    if missing is None and kind in ALWAYS_ACTIVE:
        return Refusal("always-active-stays", {"card": KINDS[kind]}, "character.cattle-katie.not-always-active")
    return missing


def katie(s: State, seat: int, code: int) -> None:
    """[character.cattle-katie.trade]"""
    place = where(s, seat, CATTLE_KATIE)
    card = gear_at(s, place, codes.kind_in(code))
    use_up(s, seat, CATTLE_KATIE)
    s.gear[place].remove(card)
    bury(s, card)
    tell(s, (told.STRIPPED, seat, card, place, CATTLE_KATIE))
    draw(s, seat, 2)


# ---- Soundance Kid


def why_no_soundance(s: State, seat: int, code: int) -> Refusal | None:
    refusal = why_not_now(s, seat, SOUNDANCE_KID, "character.soundance-kid.trade")
    return refusal or not_held(s, seat, codes.face_in(code))


def soundance_kid(s: State, seat: int, code: int) -> None:
    """A card for two: one from each player's current deck, one of which goes.

    [character.soundance-kid.trade, character.soundance-kid.common-deck]
    """
    use_up(s, seat, SOUNDANCE_KID)
    card = card_of_face(s, seat, codes.face_in(code))
    from_hand(s, seat, card)
    tell(s, (told.DISCARDED, seat, card))
    before = len(s.hands[seat])
    if s.decks[0] or s.decks[1]:
        draw(s, seat, 1)
        draw(s, seat, 1, deck=1 - seat)
    else:
        draw(s, seat, 2)
    s.fresh = s.hands[seat][before:]
    if len(s.fresh) == 2:
        call(s, sequence.THROWING, seat, 1)
    else:
        s.fresh = []
