"""The table in rows of text, from a view: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.table.map import Map
from sixgun.games.gunslinger.wire.sketch_map import letters, map_lines


def sketch_of(map_: Map, view: Mapping[str, Plain]) -> list[list[Msg]]:
    """The time track; the map; each character with hex, facing and weapons; where the others are for one's own, or for
    the one who decides; what they do.
    """
    v: Any = view
    marks = letters([one["character"] for one in v["characters"]])
    track = {"turn": v["turn"], "length": v["length"], "segment": v["segment"], "deck": v["deck"]}
    rows = [[Msg("board-track", track)], *map_lines(map_, v, marks)]
    for person in v["characters"]:
        rows.append(_where(person, marks[person["character"]]) + _state(person) + [_hands(v, person)])
    own = [one for one in v["characters"] if not one["out"] and v["seat"] in (None, one["seat"])]
    for person in own if len(own) < 3 else [one for one in own if one["character"] == v["subject"]]:
        rows += [[_other(person, other)] for other in person["others"]]
    rows += [[line] for person in v["characters"] for line in _does(person)]
    lying = [Msg("board-lies", {"weapon": w["weapon"], "hex": w["hex"]}) for w in v["weapons"] if w["hex"]]
    if lying:
        rows.append(lying)
    return rows


def _where(person: Any, mark: str) -> list[Msg]:
    who = {"mark": mark, "character": person["character"], "seat": person["seat"]}
    if person["out"]:
        return [Msg("board-name", who), Msg("board-out", {"out": person["out"][-1], "hex": person["hex"]})]
    posture = "down" if person["down"] else "up"
    return [
        Msg("board-name", who),
        Msg("board-place", {"hex": person["hex"], "facing": person["facing"], "posture": posture}),
    ]


def _state(person: Any) -> list[Msg]:
    wounds = person["wounds"]
    aim = person["aim"]
    cells = [Msg("board-boxes", {"boxes": person["endurance"], "delay": person["delay"], "points": person["points"]})]
    hurt = [name for name in ("gun_arm", "other_arm", "leg", "serious") if wounds[name]]
    names: list[Plain] = [name.replace("_", "-") for name in hurt]
    cells.append(Msg("board-wounds", {"wounds": names}) if names else Msg("board-unhurt"))
    if aim is None:
        cells.append(Msg("board-no-aim"))
    else:
        target = {"points": aim["points"], "target": aim["target"], "hex": aim["hex"], "at_hex": int(bool(aim["hex"]))}
        cells.append(Msg("board-aim", target))
    return cells


def _hands(v: Any, person: Any) -> Msg:
    """What a character carries, each with its box; guns with rounds and hammer."""
    carried: list[Plain] = []
    for w in v["weapons"]:
        if w["character"] == person["character"]:
            carried.append(f"{w['kind']} {w['rounds']}{'!' if w['cocked'] else ''} {_short(w['box'])}")
    return Msg("board-carries", {"weapons": carried})


def _short(box: str) -> str:
    return {"gun-hand": "GH", "other-hand": "OH", "both-hands": "BH", "holstered": "H"}[box]


def _other(person: Any, other: Any) -> Msg:
    args = {
        "character": person["character"],
        "other": other["character"],
        "range": other["range"],
        "bearing": other["seen"],
        "zone": int(other["in_zone"]),
    }
    return Msg("board-other", args)


def _does(person: Any) -> list[Msg]:
    stack = person["stack"]
    lines: list[Msg] = []
    if stack["cards"]:
        actions = [card["action"] for card in stack["cards"]]
        lines.append(Msg("board-stack", {"character": person["character"], "actions": actions}))
    if stack["revealed"]:
        revealed = stack["revealed"]
        due = revealed["due"]
        args = {"character": person["character"], "action": revealed["action"], "due": due}
        lines.append(Msg("board-revealed", args))
    return lines
