"""Reloading (Ricarica): a card with that icon for another one, once somebody is down to a lone character."""

from __future__ import annotations

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.table import codes, told
from sixgun.games.bang_duel.table.components import FACE_KIND, NO_FACE
from sixgun.games.bang_duel.table.equipment import discard
from sixgun.games.bang_duel.table.formation import gear_at, kinds_at, lone
from sixgun.games.bang_duel.table.kinds import KINDS, RELOADS
from sixgun.games.bang_duel.table.piles import draw, from_hand
from sixgun.games.bang_duel.table.pointing import not_held
from sixgun.games.bang_duel.table.state import State, card_of_face


def can_reload(s: State) -> bool:
    """[reload.condition.lone-character]"""
    return lone(s, 0) or lone(s, 1)


def why_no_reload(s: State) -> Refusal | None:
    return None if can_reload(s) else Refusal("no-reload-yet", {}, "reload.condition.lone-character")


def add_reload_codes(s: State, seat: int, faces: list[int], legal: list[int]) -> None:
    """Once it is allowed: cards in the hand, of which `faces` are given, and Equipment of the own active character.

    [reload.equipment.active]
    """
    for face in faces:
        if face >> FACE_KIND in RELOADS:
            legal.append(codes.with_face(codes.DO_RELOAD, face))
    if s.gear[s.active[seat]]:
        beside = kinds_at(s, s.active[seat])
        legal += [codes.at(codes.DO_RELOAD, codes.AT_MY_FRONT, kind) for kind in beside if kind in RELOADS]


def refuse_reload(s: State, seat: int, code: int) -> Refusal | None:
    """[reload.icon.members, reload.equipment.not-rear]"""
    refusal = why_no_reload(s)
    if refusal is not None:
        return refusal
    face = codes.face_in(code)
    if face != NO_FACE:
        return not_held(s, seat, face)
    kind = codes.kind_in(code)
    if gear_at(s, s.active[seat], kind) < 0:
        return Refusal("reload-not-beside-active", {"card": KINDS[kind]}, "reload.equipment.not-rear")
    return None


def reload(s: State, seat: int, code: int) -> None:
    """Discarded without its effect, to draw one. Pearl Hat may do it again while the card is on top of the discards.

    [reload.effect.discard-to-draw, character.pearl-hat.reloaded]
    """
    face = codes.face_in(code)
    if face != NO_FACE:
        card = card_of_face(s, seat, face)
        from_hand(s, seat, card)
    else:
        place = s.active[seat]
        card = gear_at(s, place, codes.kind_in(code))
        discard(s, place, card)
    s.reloaded = 1
    tell(s, (told.RELOADED, seat, card))
    draw(s, seat)
