"""The table in rows of text, from a view: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.table.map import Map
from sixgun.games.gunslinger.wire.sketch_map import letters, map_lines

LYING, STACKS, RANGES = 40, 30, 20  # what goes first where there is no room: the map has signs for what lies about


def sketch_of(map_: Map, view: Mapping[str, Plain]) -> list[list[Msg]]:
    """The time track; the map; each character with hex, facing and weapons; where the others are for one's own, or for
    the one who decides; what they do.
    """
    v: Any = view
    marks = letters([one["character"] for one in v["characters"]])
    track = {"turn": v["turn"], "length": v["length"], "segment": v["segment"], "deck": v["deck"]}
    rows = [[Msg("board-track", track)], *map_lines(map_, v, marks)]
    for person in v["characters"]:
        rows.append([*_where(person, marks[person["character"]]), _state(person, marks), _hands(v, person)])
    own = [one for one in v["characters"] if not one["out"] and v["seat"] in (None, one["seat"])]
    for person in own if len(own) < 3 else [one for one in own if one["character"] == v["subject"]]:
        if _enemies(person):
            rows.append([_others(person, marks, _spare(v, person, RANGES))])
    for person in v["characters"]:
        rows += [[line] for line in _does(person, marks[person["character"]], _spare(v, person, STACKS))]
    guns = [w for w in v["weapons"] if w["hex"] and w["gun"]]  # the map has a sign of its own for money bags
    hexes = {w["kind"]: "/".join([one["hex"] for one in guns if one["kind"] == w["kind"]]) for w in guns}
    lying: list[Plain] = [f"thing|weapon={kind}|hex={found}" for kind, found in hexes.items()]
    if lying:
        rows.append([Msg("board-lies", {"things": lying, "spare": LYING})])
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


def _state(person: Any, marks: dict[str, str]) -> Msg:
    """Boxes, and whatever else there is to say: a sheet of somebody unhurt is one short line."""
    wounds, aim = person["wounds"], person["aim"]
    names: list[Plain] = [name.replace("_", "-") for name in ("gun_arm", "other_arm", "leg", "serious") if wounds[name]]
    args: dict[str, Plain] = {"boxes": person["endurance"], "delay": person["delay"], "points": person["points"]}
    args |= {"scored": int(person["points"] != "0"), "wounds": names, "aims": "no"}
    if aim is not None:
        args |= {"aims": "hex" if aim["hex"] else "character", "aim": aim["points"]}
        args |= {"target": aim["target"], "hex": aim["hex"], "mark": marks.get(aim["target"], "")}
    return Msg("board-state", args)


def _hands(v: Any, person: Any) -> Msg:
    """What a character carries, each with its box; guns with rounds and hammer."""
    found: dict[str, int] = {}
    for w in v["weapons"]:
        if w["character"] == person["character"]:
            one = f"{w['kind']} {w['rounds']}{'!' if w['cocked'] else ''} {_short(w['box'])}"
            found[one] = found.get(one, 0) + 1
    carried: list[Plain] = [f"{count}×{one}" if count > 1 else one for one, count in found.items()]
    return Msg("board-carries", {"weapons": carried})


def _short(box: str) -> str:
    return {"gun-hand": "GH", "other-hand": "OH", "both-hands": "BH", "holstered": "H"}[box]


def _spare(v: Any, person: Any, spare: int) -> int:
    """What is said of others than the one who decides can be spared where there is no room."""
    return 0 if person["character"] == v["subject"] else spare


def _enemies(person: Any) -> list[Any]:
    return [other for other in person["others"] if other["enemy"]]


def _others(person: Any, marks: dict[str, str], spare: int) -> Msg:
    """Where the enemies are for somebody, by their letters on the map, the nearest first."""
    told: list[Plain] = []
    for other in sorted(_enemies(person), key=lambda other: int(other["range"])):
        seen, zone = other["seen"] or "here", int(other["in_zone"])
        told.append(f"other|who={marks[other['character']]}|range={other['range']}|bearing={seen}|zone={zone}")
    who: dict[str, Plain] = {"character": person["character"], "mark": marks[person["character"]]}
    return Msg("board-others", {**who, "others": told, "spare": spare})


def _does(person: Any, mark: str, spare: int) -> list[Msg]:
    stack = person["stack"]
    lines: list[Msg] = []
    if stack["cards"]:
        actions = [card["action"] for card in stack["cards"]]
        args = {"character": person["character"], "mark": mark, "actions": actions, "spare": spare}
        lines.append(Msg("board-stack", args))
    if stack["revealed"]:
        revealed = stack["revealed"]
        due = revealed["due"]
        args = {"character": person["character"], "mark": mark, "action": revealed["action"], "due": due}
        lines.append(Msg("board-revealed", args))
    return lines
