"""The words of picks: a label, and the path of a menu that leads to it."""

from __future__ import annotations

from typing import Final

from sixgun.core.asks import Option
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.rules.drawing import within_reach
from sixgun.games.gunslinger.rules.reveal import SUBJECT
from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.codes import HEX_TARGET
from sixgun.games.gunslinger.table.components import ACTIONS, BOXES, FIRST_BONUS_SIDE, HEX_LINES, LOCATIONS, SIDES
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import DIRECTIONS, OFF_MAP, turned
from sixgun.games.gunslinger.table.places import GONE, box_of, holder_of
from sixgun.games.gunslinger.table.stacks import unpacked
from sixgun.games.gunslinger.table.state import NOBODY, State
from sixgun.games.gunslinger.table.weapons import in_box, is_gun, kind_of
from sixgun.games.gunslinger.wire.picks import text_of

DONE: Final = Msg("menu-done")
CARDS: Final[dict[tuple[str, int], Msg]] = {}
HAMMER_WORDS: Final[tuple[str, ...]] = ("as-is", "cocked", "uncocked")  # by codes.LEAVE and its fellows


def option_of(s: State, seat: int, code: int) -> Option:
    """A pick with its label. A stack goes card by card, then "done"."""
    verb = codes.verb_in(code)
    if verb == codes.PLAN:
        return _stack(s, code)
    pick = text_of(s.figures, code)
    if verb in codes.TARGETED:
        return _targeted(s, pick, code)
    if verb == codes.DRAW:
        return _draw(s, pick, code)
    if verb == codes.CAST:
        owner = s.owner[s.who.index(codes.thing_in(code))]
        together: list[Plain] = [s.figures.characters[s.who[c]] for c in range(len(s.who)) if s.owner[c] == owner]
        label = Msg("pick-cast", {"characters": together})
        return Option(pick, label, (label,))
    if verb == codes.HAMMER:
        label = Msg("pick-hammer", {"hands": [_hand(code, box) for box in range(3) if codes.hammer_in(code, box)]})
        return Option(pick, label, (Msg("menu-hammers"), label))
    if verb in codes.BARE:
        label = Msg(_flipped(s)) if verb == codes.FLIP else Msg("pick-" + pick)
        return Option(pick, label, (label,), verb == codes.SURRENDER)
    if verb in (codes.LET_GO, codes.DROP):
        label = _handed(s, verb, codes.box_in(code))
        return Option(pick, label, (Msg("menu-hands"), label), verb == codes.DROP)
    names = {codes.BULLSEYE: LOCATIONS, codes.LONG: DIRECTIONS}.get(verb, HEX_LINES)
    label = Msg("pick-" + codes.VERBS[verb], {"to": names[codes.thing_in(code)]})
    return Option(pick, label, (label,), verb == codes.MOVE and _leaves(s, codes.thing_in(code)))


def _flipped(s: State) -> str:
    return "pick-flip-up" if s.down[s.frames[SUBJECT]] else "pick-flip-down"


def _handed(s: State, verb: int, box: int) -> Msg:
    """A hand lets go, or drops what it holds: by name, where it is in sight."""
    if verb == codes.LET_GO:
        return Msg("pick-let-go", {"box": BOXES[box]})
    held = in_box(s, s.frames[SUBJECT], box)
    if held < 0:
        return Msg("pick-drop", {"box": BOXES[box]})
    return Msg("pick-drop-weapon", {"weapon": codes.weapon_name(s.figures, s.weapon[held])})


def _leaves(s: State, line: int) -> bool:
    """Whether a step leads off the map, from where nobody comes back."""
    c = s.frames[SUBJECT]
    return s.map.neighbour[s.hex[c] * 6 + turned(s.facing[c], line)] == OFF_MAP


def _stack(s: State, code: int) -> Option:
    """Worded once for all states of a game: there are hundreds of them at a time."""
    if code not in s.stacks.options:
        s.stacks.options[code] = _worded(s.figures, code)
    return s.stacks.options[code]


def _worded(figures: Figures, code: int) -> Option:
    pick, sides = text_of(figures, code), unpacked(codes.stack_in(code))
    if not sides:
        label = Msg("pick-plan-none")
        return Option(pick, label, (label,))
    steps = [_card(figures, side) for side in sides]
    actions: list[Plain] = [_name(figures, side) for side in sides]
    return Option(pick, Msg("pick-plan", {"actions": actions}), (*steps, DONE))


def _card(figures: Figures, side: int) -> Msg:
    """A step of a stack: one object for all options that have it."""
    name, time = _name(figures, side), figures.time[side]
    if (name, time) not in CARDS:
        CARDS[name, time] = Msg("menu-card", {"action": ACTIONS[figures.action[side]], "name": name, "time": time})
    return CARDS[name, time]


def _name(figures: Figures, side: int) -> str:
    """An action as its card is named: a bonus card has a name of its own, for it may lie in place of the usual card."""
    return SIDES[side].lower() if side >= FIRST_BONUS_SIDE else ACTIONS[figures.action[side]]


def _targeted(s: State, pick: str, code: int) -> Option:
    verb, thing = codes.verb_in(code), codes.thing_in(code)
    name = {codes.AIM: "aim", codes.SHOOT: "shoot", codes.TRANSFER: "transfer"}[verb]
    if thing >= HEX_TARGET:
        label = Msg(f"pick-{name}-hex", {"hex": codes.hex_name(thing - HEX_TARGET)})
    else:
        label = Msg(f"pick-{name}", {"character": s.figures.characters[thing]})
    return Option(pick, label, (label,))


def _draw(s: State, pick: str, code: int) -> Option:
    """Where two weapons of a kind are within reach, the label says which one: where it is, and how it is loaded."""
    box, w, c = codes.box_in(code), s.weapon.index(codes.thing_in(code)), s.frames[SUBJECT]
    weapon: dict[str, Plain] = {"weapon": codes.weapon_name(s.figures, codes.thing_in(code))}
    to: dict[str, Plain] = {"box": BOXES[box], "hammer": HAMMER_WORDS[codes.hammer_in(code, box)]}
    kind = kind_of(s, w)
    alike = [v for v in range(len(s.weapon)) if kind_of(s, v) == kind and s.where[v] != GONE and within_reach(s, c, v)]
    if len(alike) < 2:
        return Option(pick, Msg("pick-draw", {**weapon, **to}), (Msg("menu-weapon", weapon), Msg("menu-box", to)))
    weapon |= _which(s, c, w)
    same = [v for v in alike if _which(s, c, v) == _which(s, c, w)]
    weapon["nth"] = same.index(w) + 1 if len(same) > 1 else 0
    path = (Msg("menu-weapon-which", weapon), Msg("menu-box", to))
    return Option(pick, Msg("pick-draw-which", {**weapon, **to}), path)


def _which(s: State, c: int, w: int) -> dict[str, Plain]:
    """What tells a weapon from others of its kind, as the character who reaches for it sees it."""
    where = s.where[w]
    holder = holder_of(where)
    return {
        "at": "ground" if holder == NOBODY else "own" if holder == c else "other",
        "holder": s.figures.characters[s.who[holder]] if holder != NOBODY else None,
        "from": BOXES[box_of(where)] if holder != NOBODY else None,
        "gun": int(is_gun(s, w)),
        "rounds": s.rounds[w],
        "cocked": s.cocked[w],
        "jammed": s.jammed[w],
    }


def _hand(code: int, box: int) -> str:
    """A hand box with what happens to the hammer there, as one name: gun-hand-cocked."""
    return f"{BOXES[box]}-{HAMMER_WORDS[codes.hammer_in(code, box)]}"
