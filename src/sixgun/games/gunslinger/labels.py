"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunslinger import picks
from sixgun.games.gunslinger.components import ACTIONS, BOXES, HEX_LINES, LOCATIONS, Figures
from sixgun.games.gunslinger.events import HAMMERS
from sixgun.games.gunslinger.hexes import DIRECTIONS
from sixgun.games.gunslinger.pick_texts import text_of
from sixgun.games.gunslinger.plans import unpacked
from sixgun.games.gunslinger.state import HEX_TARGET, State


def option_of(s: State, seat: int, code: int) -> Option:
    """A pick with its label. A stack goes card by card, then "done"."""
    verb = picks.verb_in(code)
    if verb == picks.PLAN:
        return _stack(s, code)
    pick = text_of(s.figures, code)
    if verb in picks.TARGETED:
        return _targeted(s, pick, code)
    if verb == picks.DRAW:
        return _draw(s, pick, code)
    if verb == picks.HAMMER:
        label = Msg("pick-hammer", {"hands": [_hand(code, box) for box in range(3) if picks.hammer_in(code, box)]})
        return Option(pick, label, (Msg("menu-hammers"), label))
    if verb in picks.BARE:
        label = Msg("pick-" + pick)
        return Option(pick, label, (label,))
    if verb in (picks.LET_GO, picks.DROP):
        label = Msg("pick-let-go" if verb == picks.LET_GO else "pick-drop", {"box": BOXES[picks.box_in(code)]})
        return Option(pick, label, (Msg("menu-hands"), label))
    names = {picks.BULLSEYE: LOCATIONS, picks.LONG: DIRECTIONS}.get(verb, HEX_LINES)
    label = Msg("pick-" + picks.VERBS[verb], {"to": names[picks.thing_in(code)]})
    return Option(pick, label, (label,))


def _stack(s: State, code: int) -> Option:
    """Worded once for all states of a game: there are hundreds of them at a time."""
    if code not in s.plans.options:
        s.plans.options[code] = _worded(s.figures, code)
    return s.plans.options[code]


def _worded(figures: Figures, code: int) -> Option:
    pick, sides = text_of(figures, code), unpacked(picks.stack_in(code))
    if not sides:
        label = Msg("pick-plan-none")
        return Option(pick, label, (label,))
    steps = [Msg("menu-card", {"action": ACTIONS[figures.action[side]], "time": figures.time[side]}) for side in sides]
    actions: list[Plain] = [ACTIONS[figures.action[side]] for side in sides]
    return Option(pick, Msg("pick-plan", {"actions": actions}), (*steps, Msg("menu-done")))


def _targeted(s: State, pick: str, code: int) -> Option:
    verb, thing = picks.verb_in(code), picks.thing_in(code)
    name = {picks.AIM: "aim", picks.SHOOT: "shoot", picks.TRANSFER: "transfer"}[verb]
    if thing >= HEX_TARGET:
        label = Msg(f"pick-{name}-hex", {"hex": picks.hex_name(thing - HEX_TARGET)})
    else:
        label = Msg(f"pick-{name}", {"character": s.figures.characters[thing]})
    return Option(pick, label, (label,))


def _draw(s: State, pick: str, code: int) -> Option:
    box = picks.box_in(code)
    weapon: dict[str, Plain] = {"weapon": picks.weapon_name(s.figures, picks.thing_in(code))}
    to: dict[str, Plain] = {"box": BOXES[box], "hammer": HAMMERS[picks.hammer_in(code, box)]}
    return Option(pick, Msg("pick-draw", {**weapon, **to}), (Msg("menu-weapon", weapon), Msg("menu-box", to)))


def _hand(code: int, box: int) -> str:
    """A hand box with what happens to the hammer there, as one name: gun-hand-cocked."""
    return f"{BOXES[box]}-{HAMMERS[picks.hammer_in(code, box)]}"
