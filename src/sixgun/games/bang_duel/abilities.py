"""Abilities that are used once in one's own play phase: Babe Leroy, Cattle Katie, Pearl Hat, Soundance Kid."""

from __future__ import annotations

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, answered, ask, call
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel import events, numbers, picks
from sixgun.games.bang_duel.cards import resolve
from sixgun.games.bang_duel.choices import not_held, not_there
from sixgun.games.bang_duel.components import (
    ACTIONS,
    ALWAYS_ACTIVE,
    BABE_LEROY,
    CATTLE_KATIE,
    CHARACTERS,
    DODGES,
    FACE_NAMES,
    KINDS,
    NO_FACE,
    PEARL_HAT,
    RELOADS,
    SOUNDANCE_KID,
)
from sixgun.games.bang_duel.decks import bury, draw, from_hand
from sixgun.games.bang_duel.formation import gear_at, has, where
from sixgun.games.bang_duel.reload import why_no_reload
from sixgun.games.bang_duel.state import State, card_of_face
from sixgun.games.bang_duel.targets import aims, why_not_aim


def _why_not_now(s: State, seat: int, character: int, rule: str) -> Refusal | None:
    """In play, at work, and not yet used in this turn."""
    if not has(s, seat, character):
        return Refusal("not-that-character", {"character": CHARACTERS[character]}, rule)
    if s.used >> character & 1:
        return Refusal("used-already", {"character": CHARACTERS[character]}, rule)
    return None


def _use(s: State, seat: int, character: int) -> None:
    s.used |= 1 << character
    if s.told is not None:
        tell(s, (events.ABILITY, seat, character))


def ability_codes(s: State, seat: int) -> list[int]:
    """What the player may use now."""
    codes: list[int] = []
    place = seat << 1
    for character in (s.who[place], s.who[place + 1]):
        if character == BABE_LEROY:
            codes += [code for code in [picks.bare(picks.BABE)] if why_no_babe(s, seat) is None]
        elif character == CATTLE_KATIE:
            kinds = s.figures.kind
            found = s.gear[place] if s.who[place] == CATTLE_KATIE else s.gear[place + 1]
            all_codes = [picks.at(picks.KATIE, picks.NO_TARGET, kinds[card]) for card in found]
            codes += [code for code in sorted(all_codes) if why_no_katie(s, seat, code) is None]
        elif character in (PEARL_HAT, SOUNDANCE_KID):
            verb, why = (picks.PEARL, why_no_pearl) if character == PEARL_HAT else (picks.SOUNDANCE, why_no_soundance)
            faces = sorted({s.figures.face[card] for card in s.hands[seat]})
            if faces and why(s, seat, picks.with_face(verb, faces[0])) is None:
                codes += [picks.with_face(verb, face) for face in faces]
    return codes


def refuse_ability(s: State, seat: int, code: int) -> Refusal | None:
    verb = picks.verb_in(code)
    if verb == picks.BABE:
        return why_no_babe(s, seat)
    if verb == picks.KATIE:
        return why_no_katie(s, seat, code)
    if verb == picks.PEARL:
        return why_no_pearl(s, seat, code)
    return why_no_soundance(s, seat, code)


def use_ability(s: State, seat: int, code: int) -> None:
    verb = picks.verb_in(code)
    if verb == picks.BABE:
        _use(s, seat, BABE_LEROY)
        draw(s, seat, 2)
    elif verb == picks.KATIE:
        katie(s, seat, code)
    elif verb == picks.PEARL:
        pearl_hat(s, seat, code)
    else:
        soundance_kid(s, seat, code)


# ---- Babe Leroy


def why_no_babe(s: State, seat: int) -> Refusal | None:
    """With an empty hand. [character.babe-leroy.draw, character.babe-leroy.swap-in, character.babe-leroy.swap-out]"""
    refusal = _why_not_now(s, seat, BABE_LEROY, "character.babe-leroy.draw")
    if refusal is None and s.hands[seat]:
        return Refusal("hand-not-empty", {}, "character.babe-leroy.draw")
    return refusal


# ---- Cattle Katie


def why_no_katie(s: State, seat: int, code: int) -> Refusal | None:
    """Equipment of hers, but none that is always active. [character.cattle-katie.not-always-active]"""
    refusal = _why_not_now(s, seat, CATTLE_KATIE, "character.cattle-katie.trade")
    if refusal is not None:
        return refusal
    kind = picks.kind_in(code)
    missing = not_there(s, seat, picks.MY_FRONT, kind)
    if missing is None and kind in ALWAYS_ACTIVE:
        return Refusal("always-active-stays", {"card": KINDS[kind]}, "character.cattle-katie.not-always-active")
    return missing


def katie(s: State, seat: int, code: int) -> None:
    """[character.cattle-katie.trade]"""
    place = where(s, seat, CATTLE_KATIE)
    card = gear_at(s, place, picks.kind_in(code))
    _use(s, seat, CATTLE_KATIE)
    s.gear[place].remove(card)
    bury(s, card)
    tell(s, (events.STRIPPED, seat, card, place, CATTLE_KATIE))
    draw(s, seat, 2)


# ---- Soundance Kid


def why_no_soundance(s: State, seat: int, code: int) -> Refusal | None:
    refusal = _why_not_now(s, seat, SOUNDANCE_KID, "character.soundance-kid.trade")
    return refusal or not_held(s, seat, picks.face_in(code))


def soundance_kid(s: State, seat: int, code: int) -> None:
    """A card for two: one from each player's current deck, one of which goes.

    [character.soundance-kid.trade, character.soundance-kid.common-deck]
    """
    _use(s, seat, SOUNDANCE_KID)
    card = card_of_face(s, seat, picks.face_in(code))
    from_hand(s, seat, card)
    tell(s, (events.DISCARDED, seat, card))
    before = len(s.hands[seat])
    if s.decks[0] or s.decks[1]:
        draw(s, seat, 1)
        draw(s, seat, 1, deck=1 - seat)
    else:
        draw(s, seat, 2)
    s.fresh = s.hands[seat][before:]
    if len(s.fresh) == 2:
        call(s, numbers.THROWING, seat, 1)
    else:
        s.fresh = []


# ---- Pearl Hat


def why_no_pearl(s: State, seat: int, code: int) -> Refusal | None:
    """The card on top must be an Action that can be used now, and no dodge.

    [character.pearl-hat.brown-only, character.pearl-hat.not-dodges]
    """
    refusal = _why_not_now(s, seat, PEARL_HAT, "character.pearl-hat.copy") or not_held(s, seat, picks.face_in(code))
    if refusal is not None:
        return refusal
    kind = s.figures.kind[s.discards[-1]] if s.discards else None
    if kind is None or kind not in ACTIONS:
        return Refusal("nothing-to-copy", {}, "character.pearl-hat.brown-only")
    if kind in DODGES:
        return Refusal("no-dodge-copied", {"card": KINDS[kind]}, "character.pearl-hat.not-dodges")
    if not copies_of(s, seat, kind):
        return Refusal("no-use-for-copy", {"card": KINDS[kind]}, "character.pearl-hat.copy")
    return None


def copies_of(s: State, seat: int, kind: int) -> list[int]:
    """What the copied card could do now; a card with the reload icon may be reloaded, too."""
    codes = [picks.COPY | aim | NO_FACE for aim in aims(s, seat, kind)]
    if kind in RELOADS and why_no_reload(s) is None:
        codes.append(picks.COPY_RELOAD)
    return codes


SEAT, COPIED = A, B  # whose, which face


def pearl_hat(s: State, seat: int, code: int) -> None:
    """The card that was on top before her own discard. [character.pearl-hat.copy]"""
    top = s.discards[-1]
    card = card_of_face(s, seat, picks.face_in(code))
    _use(s, seat, PEARL_HAT)
    from_hand(s, seat, card)
    tell(s, (events.COPIED, seat, card, top))
    call(s, numbers.COPYING, seat, s.figures.face[top])


def copy_card(s: State) -> None:
    ask(s, s.frames[SEAT], numbers.COPY)


COPYING = Procedure("copying", (copy_card,))


def _copy_codes(s: State, seat: int) -> list[int]:
    """[character.pearl-hat.reloaded]"""
    return copies_of(s, seat, s.frames[COPIED] >> 3)


def _copy_refuse(s: State, seat: int, code: int) -> Refusal | None:
    kind = s.frames[COPIED] >> 3
    if picks.verb_in(code) != picks.COPY:
        return Refusal("only-copy", {}, "character.pearl-hat.copy")
    if code == picks.COPY_RELOAD:
        return why_no_reload(s) if kind in RELOADS else Refusal("no-reload-icon", {}, "reload.icon.members")
    if (code & ~picks.VERB_MASK & ~255) not in picks.aims_of(kind):
        return Refusal("not-its-target", {"card": KINDS[kind]}, "character.pearl-hat.copy")
    return why_not_aim(s, seat, kind, code)


def _copy_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    kind = s.frames[COPIED] >> 3
    if code == picks.COPY_RELOAD:
        draw(s, seat)
    else:
        resolve(s, seat, kind, code)


def _copy_prompt(s: State, seat: int) -> Msg:
    return Msg("ask-copy", {"card": FACE_NAMES[s.frames[COPIED]]})


def _copy_default(s: State, seat: int) -> int:
    return _copy_codes(s, seat)[0]


COPY = Question(
    "copy", "character.pearl-hat.copy", _copy_prompt, _copy_codes, _copy_refuse, _copy_answer, _copy_default
)
