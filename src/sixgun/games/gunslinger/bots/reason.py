"""What speaks for a pick, in the game's own terms: who aims at whom, how good a shot is, which gun is not ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.bots.look import NUMBERS
from sixgun.games.gunslinger.bots.sight import Sight
from sixgun.games.gunslinger.table.components import ACTIONS
from sixgun.games.gunslinger.table.figures import Figures

GUARDED: Final = frozenset(["leap-drop", "get-up-down", "run", "sprint", "back-up", "flip", "move"])
GUN: Final = frozenset(["shoot", "cock-aim-shoot", "aim", "cock"])


def reason(figures: Figures, view: Mapping[str, Any], pick: str) -> Msg | None:
    """From the view alone; None where there is nothing to say."""
    if view["question"] not in ("plan", "declare", "reconsider") or not view["subject"]:
        return None
    sight = Sight(figures, view, view["subject"])
    deeds = _deeds(figures, pick)
    said = _threat(sight) if deeds & GUARDED else None
    if said is None and sight.target is not None and deeds & GUN:
        said = _shot(sight, "aim" in deeds)
    if said is None and deeds & {"draw", "hammer", "draw-and-cock", "load"}:
        said = _gun(sight)
    if said is None and sight.target is not None and deeds & {"turn", "spin-around", "advance", "run", "move"}:
        said = _far(sight)
    return said or _threat(sight)


def _deeds(figures: Figures, pick: str) -> set[str]:
    """What a pick does: the actions of a stack, or its verb."""
    verb, _, rest = pick.partition(":")
    if verb != "plan" or rest == "none":
        return {verb.partition(">")[0]}
    return {ACTIONS[figures.action[NUMBERS[side]]] for side in rest.split("+")}


def _threat(sight: Sight) -> Msg | None:
    """The enemy with the most aim points on this character."""
    found: list[tuple[int, str]] = []
    for other in sight.view["characters"]:
        aim = other["aim"]
        if aim and aim["target"] == sight.me["character"] and aim["points"] and not other["out"]:
            found.append((aim["points"], other["character"]))
    if not found:
        return None
    points, enemy = max(found)
    return Msg("because-aimed-at", {"enemy": enemy, "points": points, "character": sight.me["character"]})


def _shot(sight: Sight, aims: bool) -> Msg:
    now = sight.chance(sight.aim, sight.range)
    args: dict[str, Plain] = {"character": sight.target["character"], "range": sight.range, "percent": round(100 * now)}
    if aims:
        args["later"] = round(100 * sight.chance(min(sight.aim + 2, sight.most_aim), sight.range))
        return Msg("because-aim-first", args)
    return Msg("because-shot", args)


def _gun(sight: Sight) -> Msg | None:
    if sight.ready is None:
        return Msg("because-no-gun", {"character": sight.me["character"]})
    return None if sight.ready["rounds"] else Msg("because-empty")


def _far(sight: Sight) -> Msg:
    args: dict[str, Plain] = {"character": sight.target["character"], "range": sight.range}
    return Msg("because-far" if sight.in_zone else "because-not-in-zone", args)
