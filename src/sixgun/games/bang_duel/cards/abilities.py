"""Abilities that are used once in one's own play phase: Babe Leroy, Cattle Katie, Pearl Hat, Soundance Kid."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, C, Procedure, answered, ask, call
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.effects import resolve
from sixgun.games.bang_duel.cards.reload import why_no_reload
from sixgun.games.bang_duel.cards.supplies import BY_SOUNDANCE_KID, throw_one
from sixgun.games.bang_duel.cards.targets import aims, aims_of, why_not_aim
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.characters import BABE_LEROY, CATTLE_KATIE, CHARACTERS, PEARL_HAT, SOUNDANCE_KID
from sixgun.games.bang_duel.table.components import FACE_KIND, FACE_NAMES, NO_FACE
from sixgun.games.bang_duel.table.equipment import discard
from sixgun.games.bang_duel.table.formation import gear_at, has, kinds_at, where
from sixgun.games.bang_duel.table.kinds import ACTIONS, ALWAYS_ACTIVE, DODGES, KINDS, RELOADS
from sixgun.games.bang_duel.table.piles import draw, from_hand
from sixgun.games.bang_duel.table.pointing import not_held, not_there
from sixgun.games.bang_duel.table.state import PAIRS, State, card_of_face

# Who has such an ability, with the rule that says so.
ONCE: Final[dict[int, str]] = {
    BABE_LEROY: "character.babe-leroy.draw",
    CATTLE_KATIE: "character.cattle-katie.trade",
    PEARL_HAT: "character.pearl-hat.copy",
    SOUNDANCE_KID: "character.soundance-kid.trade",
}


def add_ability_codes(s: State, seat: int, faces: list[int], legal: list[int]) -> None:
    """What the player, who holds these faces, may use now: with any card where it costs one."""
    for place in PAIRS[seat]:
        character = s.who[place]
        if character not in ONCE or not _can_now(s, seat, character):
            continue
        if character == BABE_LEROY:
            if not faces:
                legal.append(codes.bare(codes.DO_BABE_LEROY))
        elif character == CATTLE_KATIE:
            for kind in kinds_at(s, place):
                if kind not in ALWAYS_ACTIVE:
                    legal.append(codes.at(codes.DO_CATTLE_KATIE, codes.AT_NOTHING, kind))
        elif character == PEARL_HAT:
            if _can_copy(s):
                legal += [codes.with_face(codes.DO_PEARL_HAT, face) for face in faces]
        elif character == SOUNDANCE_KID:
            legal += [codes.with_face(codes.DO_SOUNDANCE_KID, face) for face in faces]


def refuse_ability(s: State, seat: int, code: int) -> Refusal | None:
    verb = codes.verb_in(code)
    if verb == codes.DO_BABE_LEROY:
        return _why_no_babe(s, seat)
    if verb == codes.DO_CATTLE_KATIE:
        return _why_no_katie(s, seat, code)
    if verb == codes.DO_PEARL_HAT:
        return _why_no_pearl(s, seat, code)
    return _why_no_soundance(s, seat, code)


def use_ability(s: State, seat: int, code: int) -> None:
    verb = codes.verb_in(code)
    if verb == codes.DO_BABE_LEROY:
        _use_up(s, seat, BABE_LEROY)
        draw(s, seat, 2)
    elif verb == codes.DO_CATTLE_KATIE:
        katie(s, seat, code)
    elif verb == codes.DO_PEARL_HAT:
        pearl_hat(s, seat, code)
    else:
        soundance_kid(s, seat, code)


# ---- once in a turn


def _can_now(s: State, seat: int, character: int) -> bool:
    """In play, at work, and not yet used in this turn."""
    return not s.used >> character & 1 and has(s, seat, character)


def _why_not_now(s: State, seat: int, character: int) -> Refusal | None:
    if _can_now(s, seat, character):
        return None
    used = has(s, seat, character)
    return Refusal(
        "used-already" if used else "not-that-character", {"character": CHARACTERS[character]}, ONCE[character]
    )


def _use_up(s: State, seat: int, character: int) -> None:
    s.used |= 1 << character
    tell(s, (told.ABILITY, seat, character))


# ---- Babe Leroy


def _why_no_babe(s: State, seat: int) -> Refusal | None:
    """With an empty hand. [character.babe-leroy.draw, character.babe-leroy.swap-in, character.babe-leroy.swap-out]"""
    refusal = _why_not_now(s, seat, BABE_LEROY)
    if refusal is None and s.hands[seat]:
        return Refusal("hand-not-empty", {}, "character.babe-leroy.draw")
    return refusal


# ---- Cattle Katie


def _why_no_katie(s: State, seat: int, code: int) -> Refusal | None:
    """Equipment of hers, but none that is always active. [character.cattle-katie.not-always-active]"""
    refusal = _why_not_now(s, seat, CATTLE_KATIE)
    if refusal is not None:
        return refusal
    kind = codes.kind_in(code)
    missing = not_there(s, seat, codes.AT_MY_FRONT, kind)
    if missing is None and kind in ALWAYS_ACTIVE:
        return Refusal("always-active-stays", {"card": KINDS[kind]}, "character.cattle-katie.not-always-active")
    return missing


def katie(s: State, seat: int, code: int) -> None:
    """[character.cattle-katie.trade]"""
    place = where(s, seat, CATTLE_KATIE)
    card = gear_at(s, place, codes.kind_in(code))
    _use_up(s, seat, CATTLE_KATIE)
    discard(s, place, card)
    tell(s, (told.STRIPPED, seat, card, place, CATTLE_KATIE))
    draw(s, seat, 2)


# ---- Soundance Kid


def _why_no_soundance(s: State, seat: int, code: int) -> Refusal | None:
    return _why_not_now(s, seat, SOUNDANCE_KID) or not_held(s, seat, codes.face_in(code))


def soundance_kid(s: State, seat: int, code: int) -> None:
    """A card for two: one from each player's current deck, one of which goes.

    [character.soundance-kid.trade, character.soundance-kid.common-deck]
    """
    _use_up(s, seat, SOUNDANCE_KID)
    card = card_of_face(s, seat, codes.face_in(code))
    from_hand(s, seat, card)
    tell(s, (told.DISCARDED, seat, card))
    before = len(s.hands[seat])
    if s.decks[0] or s.decks[1]:
        draw(s, seat, 1)
        draw(s, seat, 1, deck=1 - seat)
    else:
        draw(s, seat, 2)
    throw_one(s, seat, s.hands[seat][before:], 2, BY_SOUNDANCE_KID)


# ---- Pearl Hat: a card for the effect of the Action card on top of the discards


def _why_no_pearl(s: State, seat: int, code: int) -> Refusal | None:
    """The card on top must be an Action and no dodge; it may be one that can do nothing now, as with any card played.

    [character.pearl-hat.brown-only, character.pearl-hat.not-dodges]
    """
    refusal = _why_not_now(s, seat, PEARL_HAT) or not_held(s, seat, codes.face_in(code))
    if refusal is not None:
        return refusal
    if _can_copy(s):
        return None
    kind = s.figures.kind[s.discards[-1]] if s.discards else None
    if kind in DODGES:
        return Refusal("no-dodge-copied", {"card": KINDS[kind]}, "character.pearl-hat.not-dodges")
    return Refusal("nothing-to-copy", {}, "character.pearl-hat.brown-only")


def _can_copy(s: State) -> bool:
    """Whether the card on top of the discards is an Action and no dodge."""
    if not s.discards:
        return False
    kind = s.figures.kind[s.discards[-1]]
    return kind in ACTIONS and kind not in DODGES


# whose, which face, and whether that card was reloaded
SEAT: Final = A
COPIED: Final = B
RELOADED: Final = C


def pearl_hat(s: State, seat: int, code: int) -> None:
    """The card that was on top before her own discard. [character.pearl-hat.copy]"""
    top, reloaded = s.discards[-1], s.reloaded
    card = card_of_face(s, seat, codes.face_in(code))
    _use_up(s, seat, PEARL_HAT)
    from_hand(s, seat, card)
    tell(s, (told.COPIED, seat, card, top))
    call(s, sequence.COPYING, seat, s.figures.face[top], reloaded)


def copy_card(s: State) -> None:
    ask(s, s.frames[SEAT], sequence.COPY)


COPYING: Final[Procedure] = Procedure("copying", (copy_card,))


def _copy_codes(s: State, seat: int) -> list[int]:
    """What the copied card could do now; one that was reloaded may be reloaded again, too.

    [character.pearl-hat.reloaded]
    """
    legal = [codes.DO_COPY | aim | NO_FACE for aim in aims(s, seat, s.frames[COPIED] >> FACE_KIND)]
    return [*legal, codes.COPY_RELOAD] if s.frames[RELOADED] else legal


def _copy_refuse(s: State, seat: int, code: int) -> Refusal | None:
    kind = s.frames[COPIED] >> FACE_KIND
    if codes.verb_in(code) != codes.DO_COPY:
        return Refusal("only-copy", {}, "character.pearl-hat.copy")
    if code == codes.COPY_RELOAD:
        return _why_no_second_reload(s, kind)
    if codes.aim_in(code) not in aims_of(kind):
        return Refusal("not-its-target", {"card": KINDS[kind]}, "character.pearl-hat.copy")
    return why_not_aim(s, seat, kind, code)


def _why_no_second_reload(s: State, kind: int) -> Refusal | None:
    """Reloading again takes a card that was reloaded; that it was played or discarded will not do."""
    if s.frames[RELOADED]:
        return None
    if kind not in RELOADS:
        return Refusal("no-reload-icon", {}, "reload.icon.members")
    return why_no_reload(s) or Refusal("not-reloaded", {"card": KINDS[kind]}, "character.pearl-hat.reloaded")


def _copy_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    kind = s.frames[COPIED] >> FACE_KIND
    if code == codes.COPY_RELOAD:
        draw(s, seat)
    else:
        resolve(s, seat, kind, code)


def _copy_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-copy", {"card": FACE_NAMES[s.frames[COPIED]]})


def _copy_default(s: State, seat: int) -> int:
    return _copy_codes(s, seat)[0]


COPY: Final[Question] = Question(
    "copy", "character.pearl-hat.copy", _copy_prompt, _copy_codes, _copy_refuse, _copy_answer, _copy_default
)
