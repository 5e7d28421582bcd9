"""The table as a seat knows it, off its view: a state without secrets, for all that looks at states."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from sixgun.games.gunslinger.rules.setup import add_character, open_accounts
from sixgun.games.gunslinger.rules.victory import WHOLE
from sixgun.games.gunslinger.table.codes import HEX_TARGET, OF_A_KIND
from sixgun.games.gunslinger.table.components import ACTIONS, BOXES, SIDES
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.ground import Ground
from sixgun.games.gunslinger.table.map import DIRECTIONS
from sixgun.games.gunslinger.table.places import GONE, boxed, lying_in
from sixgun.games.gunslinger.table.showdown import BONUSES
from sixgun.games.gunslinger.table.stacks import Stacks, packed
from sixgun.games.gunslinger.table.state import (
    DID_ADVANCE,
    DID_RUN,
    LAST_TURN,
    NOBODY,
    NOT_YET,
    NOWHERE,
    OUT_NAMES,
    State,
)

NUMBERS: Final = {side.lower(): number for number, side in enumerate(SIDES)}


def seen_state(figures: Figures, stacks: Stacks, ground: Ground, options: tuple[int, ...], v: Any) -> State:
    """What the view shows; what is hidden from it is left empty: the deck, others' cards, who did what to whom."""
    s = State(v["seats"], options, b"", figures, stacks, ground)
    s.turn, s.length, s.segment = v["turn"], v["length"], v["segment"]
    rules = v["rules"]
    names = [person["character"] for person in v["characters"]]
    captured = _bits(names, rules["captured"])
    s.special = [int(rules["surrender"]), int(rules["captives_killed"]), rules["money_bag"], captured]
    for bonus in rules["bonus"]:
        s.bonus += (BONUSES.index(bonus["for"]), bonus["points"], _bits(names, bonus["characters"]))
    for person in v["characters"]:
        _add(s, person, names)
    open_accounts(s)
    for thing in v["weapons"]:
        _lay(s, thing, names)
    s.frames = [0]  # it goes on
    return s


def seen_points(v: Any) -> list[int]:
    """Victory points so far, in units."""
    return [int(Fraction(person["points"]) * WHOLE) for person in v["characters"]]


def _add(s: State, person: Any, names: list[str]) -> None:
    """A LEGEND."""
    on_map = person["hex"] is not None
    hex_ = s.map.number[person["hex"]] if on_map else NOWHERE
    who = s.figures.characters.index(person["character"])
    add_character(s, who, person["seat"], person["side"], hex_, DIRECTIONS.index(person["facing"]))
    s.down[-1] = int(person["down"])
    s.out[-1] = sum([1 << OUT_NAMES.index(why) for why in person["out"]])
    s.endurance[-1] = person["endurance"]
    s.weary[-1] = int(person["weary"])
    s.delay[-1] = person["delay"]
    wounds, aim, stack = person["wounds"], person["aim"], person["stack"]
    s.gun_arm[-1], s.other_arm[-1] = wounds["gun_arm"], wounds["other_arm"]
    s.leg[-1], s.serious[-1] = wounds["leg"], wounds["serious"]
    s.aim_at[-1] = NOBODY
    if aim is not None:
        s.aim[-1] = aim["points"]
        at_hex = aim["target"] is None
        s.aim_at[-1] = HEX_TARGET + s.map.number[aim["hex"]] if at_hex else names.index(aim["target"])
    s.built[-1] = (DID_ADVANCE | DID_RUN) << LAST_TURN if person["sprint"] else 0
    s.last[-1] = packed([s.figures.action.index(ACTIONS.index(name)) for name in person["last"]])
    s.cap[-1] = stack["free"]
    s.done[-1] = len(stack["executed"])
    cards = stack["cards"]
    s.plan[-1] = NOT_YET if cards is None else packed([NUMBERS[card["card"]] for card in cards])


def _lay(s: State, thing: Any, names: list[str]) -> None:
    """A weapon where it is."""
    number = int(thing["weapon"].partition(".")[2]) - 1
    where = GONE
    if thing["character"] is not None:
        where = boxed(names.index(thing["character"]), BOXES.index(thing["box"]))
    elif thing["hex"] is not None:
        where = lying_in(s.map.number[thing["hex"]])
    s.weapon.append(s.figures.weapons.index(thing["kind"]) * OF_A_KIND + number)
    s.where.append(where)
    s.rounds.append(thing["rounds"])
    s.cocked.append(int(thing["cocked"]))
    s.jammed.append(int(thing["jammed"]))


def _bits(names: list[str], some: list[str]) -> int:
    return sum([1 << c for c, name in enumerate(names) if name in some])
