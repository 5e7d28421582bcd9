"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters import picks
from sixgun.games.gunfighters.components import KIND_NAMES, NO_CARD, PLACES, place_of
from sixgun.games.gunfighters.state import State


def option_of(s: State, seat: int, code: int) -> Option:
    """A pick with its label; move and shoot go by way of a card, a location and a target."""
    pick = picks.text_of(code)
    verb = picks.verb_in(code)
    if verb == picks.SHOOT:
        return _shot(pick, code)
    if verb in (picks.MOVE, picks.TAKE):
        card: dict[str, Plain] = {"card": KIND_NAMES[picks.kind_in(code)]}
        if verb == picks.MOVE:
            return Option(pick, Msg("pick-move", card), (Msg("menu-move"), Msg("menu-leave", card), Msg("menu-deck")))
        top: dict[str, Plain] = {"top": KIND_NAMES[s.figures.kind[s.discards[-1]]]}
        path = (Msg("menu-move"), Msg("menu-leave", card), Msg("menu-discards", top))
        return Option(pick, Msg("pick-take", {**card, **top}), path)
    if verb == picks.CLAIM:
        cards: list[Plain] = [KIND_NAMES[kind] for kind in picks.claimed_kinds(code)]
        label = Msg("pick-claim", {"place": PLACES[picks.place_in(code)], "cards": cards, "top": cards[-1]})
    elif verb in (picks.LOSE, picks.TOP):
        label = Msg("pick-lose" if verb == picks.LOSE else "pick-top", {"card": KIND_NAMES[picks.kind_in(code)]})
    elif verb == picks.NAME:
        label = Msg("pick-name", {"place": PLACES[picks.place_in(code)]})
    elif verb == picks.POINT:
        label = Msg("pick-point", {"target": picks.seat_in(code)})
    else:
        label = Msg("pick-" + pick.replace(":", "-"))
    return Option(pick, label, (label,))


def _shot(pick: str, code: int) -> Option:
    kind, place, target = picks.kind_in(code), PLACES[picks.place_in(code)], picks.seat_in(code)
    aim: dict[str, Plain] = {"target": target, "place": place}
    at_target = Msg("menu-target", aim)
    if kind == NO_CARD:
        return Option(
            pick,
            Msg("pick-shoot-free", aim),
            (Msg("menu-shoot"), Msg("menu-place", {"place": place}), at_target),
        )
    card: dict[str, Plain] = {"card": KIND_NAMES[kind]}
    own = place_of(kind) == picks.place_in(code)
    label = Msg("pick-shoot" if own else "pick-shoot-across", {**aim, **card})
    show = Msg("menu-show" if own else "menu-show-across", {**card, "place": place})
    return Option(pick, label, (Msg("menu-shoot"), show, at_target))
