"""Reacting to a hit (Colpo e schivata): in any way and order, until it is dodged or given up."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Question
from sixgun.core.frames import answered
from sixgun.core.messages import Msg
from sixgun.core.refusals import Refusal
from sixgun.core.state import tell
from sixgun.games.bang_duel.rules.reveal import reveal
from sixgun.games.bang_duel.table import codes, told, windows
from sixgun.games.bang_duel.table.characters import ANNIE_OAKEY, CHARACTERS, SID_CURRY
from sixgun.games.bang_duel.table.components import FACE_KIND, SYMBOL_BARREL
from sixgun.games.bang_duel.table.equipment import discard
from sixgun.games.bang_duel.table.formation import gear_at, where, works
from sixgun.games.bang_duel.table.kinds import BARREL, DERRINGER, DODGES, HAT, HITS, KINDS, RETURN_FIRE
from sixgun.games.bang_duel.table.piles import from_hand
from sixgun.games.bang_duel.table.pointing import not_held
from sixgun.games.bang_duel.table.shots import (
    BARREL_NOW,
    BARREL_TRIED,
    BY,
    DODGED,
    FIRES_BACK,
    FLAGS,
    GIVEN_UP,
    KIND,
    SID_NOW,
    SID_TRIED,
    TARGET,
    hit_args,
)
from sixgun.games.bang_duel.table.state import State, card_of_face, faces_of

WITH_ANNIE: Final = DODGES | HITS
ANY: Final = frozenset(range(len(KINDS)))


def other_ways(s: State, seat: int) -> list[int]:
    """Barrel and Sid Curry once for each hit, a Hat from play.

    [dodge.means.equipment, dodge.means.ability, card.barrel.any-hit, card.barrel.rear, card.hat.discard-to-dodge,
    card.hat.rear, card.hat.annie-oakey, character.sid-curry.with-barrel, character.buffalo-bell.no-dodge-for-partner]
    """
    target, flags = s.frames[TARGET], s.frames[FLAGS]
    legal = []
    if not flags & BARREL_TRIED and works(s, target, BARREL):
        legal.append(codes.bare(codes.DO_BARREL))
    if works(s, target, HAT):
        legal.append(codes.bare(codes.DO_HAT))
    if not flags & SID_TRIED and where(s, seat, SID_CURRY) == target:
        legal.append(codes.bare(codes.DO_SID_CURRY))
    return legal


def _dodging_kinds(s: State, seat: int) -> frozenset[int]:
    """Dodge cards; hit cards with Annie Oakey; any card against a Derringer.

    [dodge.card.circled-icon, character.annie-oakey.hit-as-dodge, card.derringer.any-card-dodges, dodge.icon.uncircled,
    card.derringer.usual-dodges, card.derringer.return-fire, character.jack-ransome.own-rear, golden.card.overrides]
    """
    if s.frames[KIND] == DERRINGER and s.frames[BY] != seat:
        return ANY
    return WITH_ANNIE if where(s, seat, ANNIE_OAKEY) == s.frames[TARGET] else DODGES


def _codes(s: State, seat: int) -> list[int]:
    kinds = _dodging_kinds(s, seat)
    kind = s.figures.kind
    fitting = [card for card in s.hands[seat] if kind[card] in kinds]
    legal = [codes.with_face(codes.DO_DODGE, face) for face in faces_of(s, fitting)]
    legal += other_ways(s, seat)
    legal.append(codes.bare(codes.DO_TAKE))
    return legal


def _refuse(s: State, seat: int, code: int) -> Refusal | None:
    verb = codes.verb_in(code)
    if verb == codes.DO_TAKE:
        return None
    if verb == codes.DO_DODGE:
        missing = not_held(s, seat, codes.face_in(code))
        if missing is not None or codes.face_in(code) >> FACE_KIND in _dodging_kinds(s, seat):
            return missing
        return Refusal("not-a-dodge", {"card": KINDS[codes.face_in(code) >> FACE_KIND]}, "dodge.card.circled-icon")
    if verb == codes.DO_BARREL:
        return _why_no_gear(s, BARREL, "card.barrel.reveal", BARREL_TRIED)
    if verb == codes.DO_HAT:
        return _why_no_gear(s, HAT, "card.hat.not-from-hand", 0)
    if verb == codes.DO_SID_CURRY:
        if where(s, seat, SID_CURRY) != s.frames[TARGET]:
            return Refusal("not-that-character", {"character": "sid-curry"}, "character.sid-curry.reveal")
        if s.frames[FLAGS] & SID_TRIED:
            return Refusal("tried-already", {}, "dodge.means.ability")
        return None
    return Refusal("only-react", {}, "dodge.means.hand-card")


def _why_no_gear(s: State, kind: int, rule: str, tried: int) -> Refusal | None:
    target = s.frames[TARGET]
    if not works(s, target, kind):
        return Refusal("no-gear-to-dodge", {"card": KINDS[kind], "character": CHARACTERS[s.who[target]]}, rule)
    if s.frames[FLAGS] & tried:
        return Refusal("tried-already", {}, "dodge.means.ability")
    return None


def _answer(s: State, seat: int, code: int) -> None:
    """Sid Curry reveals from the opponent's deck, the Barrel from the own one. [character.sid-curry.common-deck]"""
    answered(s, seat)
    verb = codes.verb_in(code)
    target = s.frames[TARGET]
    if verb == codes.DO_TAKE:
        s.frames[FLAGS] |= GIVEN_UP
    elif verb == codes.DO_DODGE:
        card = card_of_face(s, seat, codes.face_in(code))
        from_hand(s, seat, card)
        s.frames[FLAGS] |= DODGED | (FIRES_BACK if s.figures.kind[card] == RETURN_FIRE else 0)
        tell(s, (told.DODGED, seat, s.who[target], card))
    elif verb == codes.DO_HAT:
        card = gear_at(s, target, HAT)
        discard(s, target, card)
        s.frames[FLAGS] |= DODGED
        tell(s, (told.DODGED, seat, s.who[target], -1 - told.BY_HAT))
    elif verb == codes.DO_BARREL:
        s.frames[FLAGS] |= BARREL_TRIED | BARREL_NOW
        reveal(s, seat, seat, SYMBOL_BARREL)
    else:
        s.frames[FLAGS] |= SID_TRIED | SID_NOW
        reveal(s, seat, 1 - seat, SYMBOL_BARREL)


def _prompt(s: State, seat: int) -> Msg:
    return Msg("ask-react", hit_args(s, seat))


def _default(s: State, seat: int) -> int:
    """An absent player dodges with the first thing at hand."""
    return _codes(s, seat)[0]


REACT: Final[Question] = Question(
    "react", "dodge.means.hand-card", _prompt, _codes, _refuse, _answer, _default, windows.DODGE
)
