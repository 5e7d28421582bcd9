"""Pearl Hat: once in the own turn, a card for the effect of the Action card on top of the discards."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import A, B, Procedure, answered, ask, call
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.cards.choices import not_held
from sixgun.games.bang_duel.cards.effects import resolve
from sixgun.games.bang_duel.cards.once import use_up, why_not_now
from sixgun.games.bang_duel.cards.reload import can_reload, why_no_reload
from sixgun.games.bang_duel.cards.targets import aims, why_not_aim
from sixgun.games.bang_duel.table import codes, sequence, told
from sixgun.games.bang_duel.table.components import ACTIONS, DODGES, FACE_NAMES, KINDS, NO_FACE, PEARL_HAT, RELOADS
from sixgun.games.bang_duel.table.piles import draw, from_hand
from sixgun.games.bang_duel.table.state import State, card_of_face


def why_no_pearl(s: State, seat: int, code: int) -> Refusal | None:
    """The card on top must be an Action that can be used now, and no dodge.

    [character.pearl-hat.brown-only, character.pearl-hat.not-dodges]
    """
    refusal = why_not_now(s, seat, PEARL_HAT, "character.pearl-hat.copy") or not_held(s, seat, codes.face_in(code))
    if refusal is not None:
        return refusal
    if can_copy(s, seat):
        return None
    kind = s.figures.kind[s.discards[-1]] if s.discards else None
    if kind is None or kind not in ACTIONS:
        return Refusal("nothing-to-copy", {}, "character.pearl-hat.brown-only")
    if kind in DODGES:
        return Refusal("no-dodge-copied", {"card": KINDS[kind]}, "character.pearl-hat.not-dodges")
    return Refusal("no-use-for-copy", {"card": KINDS[kind]}, "character.pearl-hat.copy")


def can_copy(s: State, seat: int) -> bool:
    """Whether the card on top of the discards can be used now."""
    if not s.discards:
        return False
    kind = s.figures.kind[s.discards[-1]]
    return kind in ACTIONS and kind not in DODGES and bool(copies_of(s, seat, kind))


def copies_of(s: State, seat: int, kind: int) -> list[int]:
    """What the copied card could do now; a card with the reload icon may be reloaded, too."""
    legal = [codes.COPY | aim | NO_FACE for aim in aims(s, seat, kind)]
    if kind in RELOADS and can_reload(s):
        legal.append(codes.COPY_RELOAD)
    return legal


# whose, which face
SEAT: Final = A
COPIED: Final = B


def pearl_hat(s: State, seat: int, code: int) -> None:
    """The card that was on top before her own discard. [character.pearl-hat.copy]"""
    top = s.discards[-1]
    card = card_of_face(s, seat, codes.face_in(code))
    use_up(s, seat, PEARL_HAT)
    from_hand(s, seat, card)
    tell(s, (told.COPIED, seat, card, top))
    call(s, sequence.COPYING, seat, s.figures.face[top])


def copy_card(s: State) -> None:
    ask(s, s.frames[SEAT], sequence.COPY)


COPYING: Final[Procedure] = Procedure("copying", (copy_card,))


def _copy_codes(s: State, seat: int) -> list[int]:
    """[character.pearl-hat.reloaded]"""
    return copies_of(s, seat, s.frames[COPIED] >> 3)


def _copy_refuse(s: State, seat: int, code: int) -> Refusal | None:
    kind = s.frames[COPIED] >> 3
    if codes.verb_in(code) != codes.COPY:
        return Refusal("only-copy", {}, "character.pearl-hat.copy")
    if code == codes.COPY_RELOAD:
        return why_no_reload(s) if kind in RELOADS else Refusal("no-reload-icon", {}, "reload.icon.members")
    if (code & ~codes.VERB_MASK & ~255) not in codes.aims_of(kind):
        return Refusal("not-its-target", {"card": KINDS[kind]}, "character.pearl-hat.copy")
    return why_not_aim(s, seat, kind, code)


def _copy_answer(s: State, seat: int, code: int) -> None:
    answered(s, seat)
    kind = s.frames[COPIED] >> 3
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
