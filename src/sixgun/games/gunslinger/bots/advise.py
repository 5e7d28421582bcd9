"""The rules bot: what a sensible gunfighter does, from the view alone.

It draws, closes in while nobody threatens it, aims until a shot is worth its round, shoots, reloads, keeps moving or
lies down when somebody has it in the sights. Which cards to choose is weighed in advise_stacks.py; here is the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.core.plain import Plain
from sixgun.games.gunslinger.bots.advise_stacks import best_plan
from sixgun.games.gunslinger.bots.look import Sight
from sixgun.games.gunslinger.bots.thought import WORTH_A_ROUND
from sixgun.games.gunslinger.table.components import HEX_LINES
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import OFF_MAP, turned


def advise(figures: Figures, view: Mapping[str, Plain], picks: Sequence[str], roll: float) -> int:
    """The index of the pick that a sensible player would make; `roll` decides between equals."""
    v: Any = view
    choose = {"plan": _plan, "reconsider": _plan, "declare": _declare, "permit": _permit}.get(v["question"])
    wanted = choose(figures, v, picks, roll) if choose else "bullseye:vital"
    if wanted in picks:
        return list(picks).index(wanted)
    return 0  # also: the characters of the list, and to let the turns pass once nobody is left to fight


def _plan(figures: Figures, v: Any, picks: Sequence[str], roll: float) -> str:
    """Cards for the character that has none yet; a stack that was chosen before is kept if it is still the best."""
    return best_plan(Sight(figures, v, v["subject"]), picks, roll)


def _permit(figures: Figures, v: Any, picks: Sequence[str], roll: float) -> str:
    """A friend may have it."""
    sides = {person["character"]: person for person in v["characters"]}
    mine = [person["side"] for person in v["characters"] if person["seat"] == v["seat"]]
    return "yes" if sides[v["subject"]]["side"] in mine else "no"


def _declare(figures: Figures, v: Any, picks: Sequence[str], roll: float) -> str:
    sight = Sight(figures, v, v["subject"])
    action = sight.me["stack"]["revealed"]["action"]
    if action in ("advance", "run", "sprint", "back-up"):
        return _way(sight, picks)
    if action in ("turn", "spin-around"):
        return _facing(sight, picks)
    if action == "draw-and-cock":
        return _draw(sight, picks)
    if action in ("shoot", "cock-aim-shoot"):
        return _gun(sight, action, picks)
    return picks[0]


def _way(sight: Sight, picks: Sequence[str]) -> str:
    """Nearer to the target, never off the map; around the others where that is as near."""
    best, found = 10**6, picks[0]
    for pick in picks:
        if not pick.startswith("move:"):
            continue
        way = turned(sight.facing, HEX_LINES.index(pick[5:]))
        to = sight.map.neighbour[sight.hex * 6 + way]
        if to == OFF_MAP:
            cost = 1000
        elif sight.target is None:
            cost = sight.map.distance(to, sight.hex)
        else:
            cost = 10 * sight.map.distance(to, sight.target_hex) + (5 if to in sight.taken else 0)
            cost += 0 if sight.map.in_aim_zone(to, sight.facing, sight.target_hex) else 3
        if cost < best:
            best, found = cost, pick
    return found


def _facing(sight: Sight, picks: Sequence[str]) -> str:
    """The target as straight ahead as can be."""
    best, found = 10**6, picks[0]
    for pick in picks:
        if not pick.startswith("turn:") or sight.target is None:
            continue
        facing = turned(sight.facing, HEX_LINES.index(pick[5:]))
        off = [min((way - facing) % 6, (facing - way) % 6) for way in sight.map.bearing(sight.hex, sight.target_hex)]
        if sum(off) < best:
            best, found = sum(off), pick
    return found


def _draw(sight: Sight, picks: Sequence[str]) -> str:
    """The best loaded gun into its proper box, cocked; an empty one into both hands, to be loaded."""
    ready = sight.ready
    if ready is not None and ready["rounds"]:
        hammer = f"hammer:{ready['box']}+cock"
        return hammer if hammer in picks else picks[0]
    for gun in sorted(sight.guns, key=lambda gun: -gun["rounds"]):
        box = "gun-hand" if gun["hands"] == 1 and gun["rounds"] else "both-hands"
        pick = f"draw:{gun['weapon']}>{box}+{'cock' if gun['rounds'] else 'uncock'}"
        if pick in picks:
            return pick
    held = [pick for pick in picks if pick.startswith("drop:")]
    return held[0] if sight.guns and held and ready is None else picks[0]


def _gun(sight: Sight, action: str, picks: Sequence[str]) -> str:
    """Cock; then aim as long as another shot is in the stack or the chance is poor; shoot."""
    if sight.target is None:
        return "nothing" if "nothing" in picks else picks[0]
    name = sight.target["character"]
    shot, aim = f"shoot>{name}" if sight.in_zone else "", f"aim>{name}"
    if "cock" in picks:
        return "cock"
    chance = sight.chance(sight.aim + (1 if action == "shoot" else 2), sight.range)
    if action == "shoot":
        return shot if shot in picks and chance >= WORTH_A_ROUND else "nothing"
    later = sight.cards_left("shoot") + sight.cards_left("cock-aim-shoot")
    patient = later or sight.rather_aim(chance, sight.aim)
    if shot in picks and not (patient and aim in picks):
        return shot
    return aim if aim in picks else "nothing"
