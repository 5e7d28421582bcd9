"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.bang_duel import picks
from sixgun.games.bang_duel.choices import place_of
from sixgun.games.bang_duel.components import CHARACTERS, EQUIPMENT, FACE_NAMES, KINDS, NO_FACE, NO_KIND, SYMBOLS
from sixgun.games.bang_duel.state import State

PLAIN: Final = {
    picks.BABE: "pick-babe-leroy",
    picks.END: "pick-end",
    picks.USE_BARREL: "pick-barrel",
    picks.USE_HAT: "pick-hat",
    picks.USE_SID: "pick-sid-curry",
    picks.TAKE: "pick-take",
    picks.YES: "pick-yes",
    picks.NO: "pick-no",
}


def option_of(s: State, seat: int, code: int) -> Option:
    """A pick with its label. Cards go by way of what is done, the card, and the target."""
    pick = picks.text_of(code)
    verb = picks.verb_in(code)
    if verb == picks.LEAD:
        label = Msg("pick-lead", {"character": CHARACTERS[picks.kind_in(code)]})
        return Option(pick, label, (label,))
    if verb in PLAIN:
        label = Msg(PLAIN[verb])
        return Option(pick, label, (label,))
    args = _args(s, seat, code)
    name = picks.VERBS[(verb >> picks.VERB_SHIFT) - 1]
    if verb in (picks.PLAY, picks.AS_COLT):
        return _card(pick, name, code, args)
    if verb == picks.COPY:
        label = Msg("pick-copy-reload") if code == picks.COPY_RELOAD else Msg("pick-copy" + _form(code), args)
        return Option(pick, label, (label,))
    if verb == picks.RELOAD:
        label = Msg("pick-reload" if picks.face_in(code) != NO_FACE else "pick-reload-in-play", args)
        return Option(pick, label, (Msg("menu-reload"), label))
    if verb in (picks.SWAP, picks.ROB, picks.STRIP):
        label = Msg(f"pick-{name}" + _form(code), args)
        return Option(pick, label, (label,))
    label = Msg("pick-" + name, args)
    if verb in (picks.KATIE, picks.PEARL, picks.SOUNDANCE):
        return Option(pick, label, (Msg("menu-" + name), label))
    return Option(pick, label, (label,))


def _card(pick: str, name: str, code: int, args: dict[str, Plain]) -> Option:
    form = _form(code)
    equipment = picks.face_in(code) >> 3 in EQUIPMENT and name == "play"
    label = Msg(f"pick-{'equip' if equipment else name}{form}", args)
    steps = [Msg("menu-colt") if name == "colt" else Msg("menu-play"), Msg("menu-card", args)]
    if form:
        steps.append(Msg("menu" + form, args))
    return Option(pick, label, tuple(steps))


def _form(code: int) -> str:
    """What a pick is aimed at, as the end of a message's key."""
    target = picks.target_in(code)
    if picks.kind_in(code) != NO_KIND:
        return "-gear"
    if target in (picks.HAND_LAW, picks.HAND_OUTLAW):
        return "-hand"
    if target in (picks.THEIRS, picks.MINE):
        return "-pair"
    return "-at" if target != picks.NO_TARGET else ""


def _args(s: State, seat: int, code: int) -> dict[str, Plain]:
    face, target, kind = picks.face_in(code), picks.target_in(code), picks.kind_in(code)
    args: dict[str, Plain] = {}
    if face != NO_FACE:
        args |= {"card": FACE_NAMES[face], "symbol": SYMBOLS[face & 3], "back": ("law", "outlaw")[face >> 2 & 1]}
    if kind != NO_KIND:
        args["gear"] = KINDS[kind]
    if target in picks.PLACES:
        place = place_of(s, seat, target)
        args["character"] = CHARACTERS[s.who[place]] if place >= 0 else None
        args["target"] = picks.TARGETS[target]
    elif target in (picks.HAND_LAW, picks.HAND_OUTLAW):
        args["side"] = ("law", "outlaw")[target - picks.HAND_LAW]
    elif target in (picks.THEIRS, picks.MINE):
        args["seat"] = seat if target == picks.MINE else 1 - seat
    return args
