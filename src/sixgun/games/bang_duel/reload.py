"""Reloading (Ricarica): a card with that icon for another one, once somebody is down to a lone character."""

from __future__ import annotations

from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel import events, picks
from sixgun.games.bang_duel.choices import not_held
from sixgun.games.bang_duel.components import KINDS, NO_FACE, RELOADS
from sixgun.games.bang_duel.decks import bury, draw, from_hand
from sixgun.games.bang_duel.formation import gear_at, lone
from sixgun.games.bang_duel.state import State, card_of_face


def can_reload(s: State) -> bool:
    """[reload.condition.lone-character]"""
    return lone(s, 0) or lone(s, 1)


def why_no_reload(s: State) -> Refusal | None:
    return None if can_reload(s) else Refusal("no-reload-yet", {}, "reload.condition.lone-character")


def reload_codes(s: State, seat: int) -> list[int]:
    """Cards in the hand, and Equipment of the own active character. [reload.equipment.active]"""
    if not can_reload(s):
        return []
    faces, kinds = s.figures.face, s.figures.kind
    held = sorted({faces[card] for card in s.hands[seat] if kinds[card] in RELOADS})
    beside = sorted([kinds[card] for card in s.gear[s.active[seat]] if kinds[card] in RELOADS])
    return [picks.with_face(picks.RELOAD, face) for face in held] + [
        picks.at(picks.RELOAD, picks.MY_FRONT, kind) for kind in beside
    ]


def refuse_reload(s: State, seat: int, code: int) -> Refusal | None:
    """[reload.icon.members, reload.equipment.not-rear]"""
    refusal = why_no_reload(s)
    if refusal is not None:
        return refusal
    face = picks.face_in(code)
    if face != NO_FACE:
        return not_held(s, seat, face)
    kind = picks.kind_in(code)
    if gear_at(s, s.active[seat], kind) < 0:
        return Refusal("reload-not-beside-active", {"card": KINDS[kind]}, "reload.equipment.not-rear")
    return None


def reload(s: State, seat: int, code: int) -> None:
    """Discarded without its effect, to draw one. [reload.effect.discard-to-draw]"""
    face = picks.face_in(code)
    if face != NO_FACE:
        card = card_of_face(s, seat, face)
        from_hand(s, seat, card)
    else:
        place = s.active[seat]
        card = gear_at(s, place, picks.kind_in(code))
        s.gear[place].remove(card)
        bury(s, card)
    tell(s, (events.RELOADED, seat, card))
    draw(s, seat)
