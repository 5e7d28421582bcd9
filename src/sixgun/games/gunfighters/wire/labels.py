"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.rules.control import SET
from sixgun.games.gunfighters.table import codes
from sixgun.games.gunfighters.table.components import KIND_NAMES, NO_CARD, PLACES, place_of
from sixgun.games.gunfighters.table.state import State
from sixgun.games.gunfighters.wire.picks import text_of


def option_of(s: State, seat: int, code: int) -> Option:
    """A pick with its label; move and shoot go by way of a card, a location and a target."""
    pick = text_of(code)
    verb = codes.verb_in(code)
    if verb == codes.SHOOT:
        return _shot(pick, code)
    if verb in (codes.MOVE, codes.TAKE):
        card: dict[str, Plain] = {"card": KIND_NAMES[codes.kind_in(code)]}
        if verb == codes.MOVE:
            return Option(pick, Msg("pick-move", card), (Msg("menu-move"), Msg("menu-leave", card), Msg("menu-deck")))
        top: dict[str, Plain] = {"top": KIND_NAMES[s.figures.kind[s.discards[-1]]]}
        path = (Msg("menu-move"), Msg("menu-leave", card), Msg("menu-discards", top))
        return Option(pick, Msg("pick-take", {**card, **top}), path)
    if verb == codes.CLAIM:
        cards: list[Plain] = [KIND_NAMES[kind] for kind in codes.claimed_kinds(code)]
        label = Msg("pick-claim", {"place": PLACES[codes.place_in(code)], "cards": cards, "top": cards[-1]})
    elif verb in (codes.LOSE, codes.TOP):
        label = Msg("pick-lose" if verb == codes.LOSE else "pick-top", {"card": KIND_NAMES[codes.kind_in(code)]})
    elif verb == codes.NAME:
        label = Msg("pick-name", {"place": PLACES[codes.place_in(code)]})
    elif verb == codes.POINT:
        label = Msg("pick-point", {"target": codes.seat_in(code)})
    else:
        label = Msg("pick-" + pick.replace(":", "-"))
    return Option(pick, label, (label,), _is_grave(s, seat, code))


def _is_grave(s: State, seat: int, code: int) -> bool:
    """To be late, or to give the last three gunfighters for a location."""
    if codes.verb_in(code) == codes.CLAIM:
        return len(s.hands[seat]) == SET
    return code == codes.LATE


def _shot(pick: str, code: int) -> Option:
    kind, place, target = codes.kind_in(code), PLACES[codes.place_in(code)], codes.seat_in(code)
    aim: dict[str, Plain] = {"target": target, "place": place}
    at_target = Msg("menu-target", aim)
    if kind == NO_CARD:
        return Option(
            pick,
            Msg("pick-shoot-free", aim),
            (Msg("menu-shoot"), Msg("menu-place", {"place": place}), at_target),
        )
    card: dict[str, Plain] = {"card": KIND_NAMES[kind]}
    own = place_of(kind) == codes.place_in(code)
    label = Msg("pick-shoot" if own else "pick-shoot-across", {**aim, **card})
    show = Msg("menu-show" if own else "menu-show-across", {**card, "place": place})
    return Option(pick, label, (Msg("menu-shoot"), show, at_target))
