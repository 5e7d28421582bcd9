"""The play phase (2. Giocare carte e muovere il segnalino PA): any number of cards, one marker move, then the end."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered, call, jump
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.abilities import add_ability_codes, refuse_ability, use_ability
from sixgun.games.bang_duel.cards.effects import resolve
from sixgun.games.bang_duel.cards.reload import add_reload_codes, refuse_reload, reload
from sixgun.games.bang_duel.cards.targets import (
    ALONE,
    SITUATIONS,
    SOMEBODY_ALONE,
    aims,
    in_play,
    situation,
    usual_aims,
    why_not_aim,
)
from sixgun.games.bang_duel.table import codes, sequence, told, windows
from sixgun.games.bang_duel.table.characters import ANNIE_OAKEY, THE_STRANGER, TOCO_RAMIREZ, WEST_HARDING
from sixgun.games.bang_duel.table.components import FACE_KIND, FACES, OUTLAW
from sixgun.games.bang_duel.table.equipment import put
from sixgun.games.bang_duel.table.formation import has, lone, swap, works
from sixgun.games.bang_duel.table.kinds import BANGS, COLT, DODGES, EQUIPMENT, GUN_BELT, KINDS, MISSED
from sixgun.games.bang_duel.table.piles import from_hand, leave_hand
from sixgun.games.bang_duel.table.pointing import not_held, place_and_character, place_of
from sixgun.games.bang_duel.table.shots import fire
from sixgun.games.bang_duel.table.state import State, card_of_face, faces_held, side_of_seat

ABILITIES: Final[tuple[int, ...]] = (
    codes.DO_BABE_LEROY,
    codes.DO_CATTLE_KATIE,
    codes.DO_PEARL_HAT,
    codes.DO_SOUNDANCE_KID,
)
SWAP: Final = codes.bare(codes.DO_SWAP)
END: Final = codes.bare(codes.DO_END)
DISCARD_STEP: Final = 13  # of the turn


# ---- BANG! cards


def unlimited(s: State, seat: int) -> bool:
    """Gun Belt and West Harding: as many as one likes, and none of them counts.

    [card.gun-belt.unlimited, card.gun-belt.after-swap, character.west-harding.unlimited, golden.card.overrides]
    """
    return works(s, s.active[seat], GUN_BELT) or has(s, seat, WEST_HARDING)


def most_bangs(s: State, seat: int) -> int:
    """One a turn, two with The Stranger. [play.bang.limit, character.the-stranger.extra-bang]"""
    return 2 if has(s, seat, THE_STRANGER) else 1


def has_bang(s: State, seat: int) -> bool:
    """Whether another BANG! card may be played."""
    return s.bangs < 1 or s.bangs < most_bangs(s, seat) or unlimited(s, seat)


def why_no_bang(s: State, seat: int) -> Refusal | None:
    if has_bang(s, seat):
        return None
    return Refusal("bang-limit", {"most": most_bangs(s, seat)}, "play.bang.limit")


def is_colt(s: State, seat: int, kind: int) -> bool:
    """Missed! with Annie Oakey, any card with Toco Ramirez.

    [character.annie-oakey.missed-as-colt, character.annie-oakey.counts-as-bang, character.toco-ramirez.any-as-colt,
    character.toco-ramirez.counts-as-bang]
    """
    return has(s, seat, TOCO_RAMIREZ) or (kind == MISSED and has(s, seat, ANNIE_OAKEY))


def why_no_colt(s: State, seat: int, kind: int) -> Refusal | None:
    if is_colt(s, seat, kind):
        return why_no_bang(s, seat)
    toco = side_of_seat(s, seat) == OUTLAW
    rule = "character.toco-ramirez.any-as-colt" if toco else "character.annie-oakey.missed-as-colt"
    return Refusal("not-as-colt", {"card": KINDS[kind]}, rule)


# ---- what may be done


_PLAYS: Final[list[list[list[int] | None]]] = [[] for _ in range(SITUATIONS * 2)]  # filled when they are needed


def _plays(now: int, bang: bool) -> list[list[int] | None]:
    """By face: how such a card may be played in a situation; None where that takes a look at what is in play."""
    found = _PLAYS[now << 1 | bang]
    if not found:
        _fill_plays(found, now, bang)
    return found


def _fill_plays(found: list[list[int] | None], now: int, bang: bool) -> None:
    for face in range(FACES):
        kind = face >> FACE_KIND
        held_back = kind in DODGES or (kind in BANGS and not bang)
        targets = [] if held_back else usual_aims(kind, now)
        found.append(None if targets is None else [codes.DO_PLAY | aim | face for aim in targets])


def action_codes(s: State, seat: int) -> list[int]:
    """Cards first, then abilities, reloading, the marker, and the end.

    [play.amount.any, hit.card.unlimited, card.beer.own-turn, card.robbery.playable-now, card.derringer.not-bang,
    card.gatling.not-bang, card.knife.not-bang]
    """
    faces = faces_held(s, seat)
    bang = has_bang(s, seat)
    now = situation(s, seat)
    plays = _plays(now, bang)
    legal: list[int] = []
    for face in faces:
        found = plays[face]
        if found is None:
            legal += [codes.DO_PLAY | aim | face for aim in in_play(s, seat, face >> FACE_KIND)]
        elif found:
            legal += found
    if bang and s.who[s.active[seat]] in (ANNIE_OAKEY, TOCO_RAMIREZ):
        colts = aims(s, seat, COLT)
        legal += [codes.DO_COLT | aim | face for face in faces if is_colt(s, seat, face >> FACE_KIND) for aim in colts]
    add_ability_codes(s, seat, faces, legal)
    if now & SOMEBODY_ALONE:  # as `can_reload`
        add_reload_codes(s, seat, faces, legal)
    if not s.moved and not now & ALONE:  # as `can_swap`
        legal.append(SWAP)
    legal.append(END)
    return legal


def can_swap(s: State, seat: int) -> bool:
    """Once in the phase; a lone character never. [marker.move.once, lone.swap.never]"""
    return not s.moved and not lone(s, seat)


def refuse_swap(s: State, seat: int) -> Refusal | None:
    if can_swap(s, seat):
        return None
    if lone(s, seat):
        return Refusal("lone-no-swap", {"seat": seat}, "lone.swap.never")
    return Refusal("marker-moved", {}, "marker.move.once")


def refuse_action(s: State, seat: int, code: int) -> Refusal | None:
    verb = codes.verb_in(code)
    if verb in (codes.DO_PLAY, codes.DO_COLT):
        return _refuse_card(s, seat, code)
    if verb in ABILITIES:
        return refuse_ability(s, seat, code)
    if verb == codes.DO_RELOAD:
        return refuse_reload(s, seat, code)
    if verb == codes.DO_SWAP and codes.target_in(code) == codes.AT_NOTHING:
        return refuse_swap(s, seat)
    if verb == codes.DO_END:
        return None
    if verb in (codes.DO_DODGE, codes.DO_BARREL, codes.DO_HAT, codes.DO_SID_CURRY):
        return Refusal("nothing-to-dodge", {}, "dodge.means.hand-card")
    return Refusal("not-an-action", {}, "play.amount.any")


def _refuse_card(s: State, seat: int, code: int) -> Refusal | None:
    face = codes.face_in(code)
    kind = face >> FACE_KIND
    missing = not_held(s, seat, face)
    if missing is not None:
        return missing
    if codes.verb_in(code) == codes.DO_COLT:
        return why_no_colt(s, seat, kind) or why_not_aim(s, seat, COLT, code)
    if kind in DODGES:
        return Refusal("nothing-to-dodge", {}, "dodge.means.hand-card")
    refusal = why_no_bang(s, seat) if kind in BANGS else None
    return refusal or why_not_aim(s, seat, kind, code)


# ---- doing it


def take_action(s: State, seat: int, code: int) -> None:
    """Carry an action out; what it sets off comes after it. [simultaneous.trigger.queued]"""
    answered(s, seat)
    verb = code & codes.VERB_MASK
    if verb == codes.DO_END:
        jump(s, DISCARD_STEP)
        return
    call(s, sequence.SETTLE)
    if verb == codes.DO_PLAY:
        _play(s, seat, code)
    elif verb == codes.DO_COLT:
        _play_as_colt(s, seat, code)
    elif verb == codes.DO_SWAP:
        s.moved = 1
        swap(s, seat)
    elif verb == codes.DO_RELOAD:
        reload(s, seat, code)
    else:
        use_ability(s, seat, code)


def _count_bang(s: State, seat: int) -> None:
    if not unlimited(s, seat):
        s.bangs += 1


def _play(s: State, seat: int, code: int) -> None:
    face = codes.face_in(code)
    kind = face >> FACE_KIND
    card = card_of_face(s, seat, face)
    if kind in EQUIPMENT:
        leave_hand(s, seat, card)
        put(s, seat, card, place_of(s, seat, codes.target_in(code)))
        return
    from_hand(s, seat, card)
    if s.told is not None:  # in playouts nobody wants to know at whom
        tell(s, (told.PLAYED, seat, card, *place_and_character(s, seat, code)))
    if kind in BANGS:
        _count_bang(s, seat)
    resolve(s, seat, kind, code)


def _play_as_colt(s: State, seat: int, code: int) -> None:
    """The card is a Colt now and nothing else. [character.toco-ramirez.text-lost]"""
    card = card_of_face(s, seat, codes.face_in(code))
    from_hand(s, seat, card)
    tell(s, (told.AS_COLT, seat, card, *place_and_character(s, seat, code)))
    _count_bang(s, seat)
    fire(s, seat, s.active[seat], place_of(s, seat, codes.target_in(code)), COLT, bang=True)


def _prompt(s: State, seat: int) -> Msg:
    left = -1 if unlimited(s, seat) else max(0, most_bangs(s, seat) - s.bangs)
    return Msg("ask-action", {"left": left})


def _end(s: State, seat: int) -> int:
    return END


ACTION: Final[Question] = Question(
    "action", "play.amount.any", _prompt, action_codes, refuse_action, take_action, _end, windows.TURN
)
