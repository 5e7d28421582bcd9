"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.bang_duel.cards import abilities, choices, duel
from sixgun.games.bang_duel.cards.targets import UNAIMED
from sixgun.games.bang_duel.table import codes, losses, sequence, shots
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import (
    FACE_BACK,
    FACE_KIND,
    FACE_NAMES,
    FACE_SYMBOL,
    NO_FACE,
    SIDES,
    SYMBOLS,
)
from sixgun.games.bang_duel.table.kinds import EQUIPMENT, KINDS, NO_KIND
from sixgun.games.bang_duel.table.pointing import back_in, place_of
from sixgun.games.bang_duel.table.state import State, faces_held
from sixgun.games.bang_duel.wire.picks import text_of

PLAIN: Final = {
    codes.DO_BABE_LEROY: "pick-babe-leroy",
    codes.DO_END: "pick-end",
    codes.DO_BARREL: "pick-barrel",
    codes.DO_HAT: "pick-hat",
    codes.DO_SID_CURRY: "pick-sid-curry",
}


def option_of(s: State, seat: int, code: int) -> Option:
    """A pick with its label. Cards go by way of what is done, the card, and the target."""
    pick = text_of(code)
    verb = codes.verb_in(code)
    if verb == codes.DO_LEAD:
        label = Msg("pick-lead", {"character": CHARACTERS[codes.kind_in(code)]})
        return Option(pick, label, (label,))
    if verb in PLAIN or verb in (codes.DO_TAKE, codes.DO_YES, codes.DO_NO):
        label = Msg(PLAIN[verb]) if verb in PLAIN else _bare(s, seat, verb)
        return Option(pick, label, (label,), label.key == "pick-take" and label.args["left"] == 0)
    args = _args(s, seat, code)
    name = codes.verb_text(code)
    if verb in (codes.DO_PLAY, codes.DO_COLT):
        return _card(pick, name, code, args)
    if verb == codes.DO_COPY:
        kind = s.frames[abilities.COPIED] >> FACE_KIND if s.question == sequence.COPY else NO_KIND
        label = Msg("pick-copy-reload") if code == codes.COPY_RELOAD else Msg("pick-copy" + _form(code, kind), args)
        return Option(pick, label, (label,))
    if verb == codes.DO_RELOAD:
        label = Msg("pick-reload" if codes.face_in(code) != NO_FACE else "pick-reload-in-play", args)
        return Option(pick, label, (Msg("menu-reload"), label))
    if verb in (codes.DO_SWAP, codes.DO_ROB, codes.DO_STRIP):
        label = Msg(f"pick-{name}" + _form(code), args)
        return Option(pick, label, (label,))
    label = Msg("pick-" + name, args)
    if verb in (codes.DO_CATTLE_KATIE, codes.DO_PEARL_HAT, codes.DO_SOUNDANCE_KID):
        return Option(pick, label, (Msg("menu-" + name), label))
    return Option(pick, label, (label,))


def _bare(s: State, seat: int, verb: int) -> Msg:
    """What a shot costs, what a "yes" brings, and what a "no" leaves."""
    if verb == codes.DO_TAKE:
        place = duel.place_at_stake(s, seat) if s.question == sequence.ANSWER else s.frames[shots.TARGET]
        return Msg("pick-take", {"character": CHARACTERS[s.who[place]], "left": max(0, s.life[place] - 1)})
    if s.question == sequence.INSTEAD:
        character = CHARACTERS[s.who[s.frames[losses.PLACE]]]
        return Msg("pick-instead") if verb == codes.DO_YES else Msg("pick-instead-no", {"character": character})
    if verb == codes.DO_YES:
        return Msg("pick-may-" + choices.REASONS[s.frames[choices.REASON]])
    return Msg("pick-no")


def _card(pick: str, name: str, code: int, args: dict[str, Plain]) -> Option:
    form = _form(code, codes.face_in(code) >> FACE_KIND)
    equipment = codes.face_in(code) >> FACE_KIND in EQUIPMENT and name == "play"
    label = Msg(f"pick-{'equip' if equipment else name}{form}", args)
    steps = [Msg("menu-colt") if name == "colt" else Msg("menu-play"), Msg("menu-card", args)]
    if form:
        steps.append(Msg("menu" + form, args))
    return Option(pick, label, tuple(steps))


def _form(code: int, kind: int = NO_KIND) -> str:
    """What a pick is aimed at, as the end of a message's key; with the kind of card that is played or copied."""
    target = codes.target_in(code)
    if codes.kind_in(code) != NO_KIND:
        return "-gear"
    if target in (codes.AT_HAND_LAW, codes.AT_HAND_OUTLAW):
        return "-hand"
    if target in (codes.AT_THEIRS, codes.AT_MINE):
        return "-pair"
    if target != codes.AT_NOTHING:
        return "-at"
    return "" if kind == NO_KIND or kind in UNAIMED else "-idle"


def _args(s: State, seat: int, code: int) -> dict[str, Plain]:
    face, target, kind = codes.face_in(code), codes.target_in(code), codes.kind_in(code)
    args: dict[str, Plain] = {}
    if face != NO_FACE:
        args |= {"card": FACE_NAMES[face], "symbol": SYMBOLS[face & FACE_SYMBOL], "back": SIDES[face >> FACE_BACK & 1]}
        alike = [other for other in faces_held(s, seat) if other >> FACE_KIND == face >> FACE_KIND and other != face]
        args["apart"] = int(bool(alike))
    if codes.verb_in(code) == codes.DO_PEARL_HAT and s.discards:
        args["top"] = FACE_NAMES[s.figures.face[s.discards[-1]]]
    if codes.verb_in(code) == codes.DO_COPY and s.question == sequence.COPY:
        args["card"] = FACE_NAMES[s.frames[abilities.COPIED]]
    if kind != NO_KIND:
        args["gear"] = KINDS[kind]
    if target in codes.PLACES:
        place = place_of(s, seat, target)
        args["character"] = CHARACTERS[s.who[place]] if place >= 0 else None
        args["target"] = codes.TARGETS[target]
    elif target in (codes.AT_HAND_LAW, codes.AT_HAND_OUTLAW):
        args["side"] = SIDES[back_in(code)]
    elif target in (codes.AT_THEIRS, codes.AT_MINE):
        args["seat"] = seat if target == codes.AT_MINE else 1 - seat
    return args
