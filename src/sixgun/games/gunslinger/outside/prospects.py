"""Who may hit me this turn, and how likely: if I stand still, run or drop; from a seat's view alone.

An enemy counts that has a loaded gun in hand and its target in the AIM ZONE. It is taken to fire one shot, with the
aim points that it has on this character by now and the aim time of the card that shoots best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from sixgun.core.capabilities import Odds
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.outside.odds import chances
from sixgun.games.gunslinger.rules.fire_cards import aim_time, range_for
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, MOVE_STATUS, RUN_STATUS
from sixgun.games.gunslinger.table.components import BOXES
from sixgun.games.gunslinger.table.figures import Figures

Table = Mapping[str, Any]

WAYS: Final = (("stand", 0), ("run", MOVE_STATUS | RUN_STATUS), ("drop", DOWN_STATUS))


def prospects(figures: Figures, view: Table, picks: Sequence[str]) -> list[Odds]:
    """For each of the seat's characters that is decided for: the chances of every enemy that threatens it."""
    if view["seat"] is None or view["result"] is not None or not picks:
        return []
    mine = [person for person in view["characters"] if person["seat"] == view["seat"] and not person["out"]]
    if view["subject"] is not None:
        mine = [person for person in mine if person["character"] == view["subject"]]
    found: list[Odds] = []
    for person in mine:
        rows: list[tuple[Msg, Fraction, str]] = []
        threats: list[Plain] = []
        for enemy in enemies(view, person):
            gun = gun_of(view, enemy)
            if gun is None:
                continue
            by_way: dict[str, Plain] = {}
            for way, status in WAYS:
                chance = hit_chance(figures, view, enemy, gun, person, status)
                rows.append((Msg(f"odds-if-{way}", {"enemy": enemy["character"]}), chance, ""))
                by_way[way] = float(chance)
            threats.append({"enemy": enemy["character"], **by_way})
        if rows:
            data: dict[str, Plain] = {"character": person["character"], "threats": threats}
            found.append(Odds(data, Msg("odds-threats", {"character": person["character"]}), rows))
    return found


def enemies(view: Table, person: Table) -> list[Table]:
    """Enemies that have a character in their AIM ZONE."""
    people = {other["character"]: other for other in view["characters"]}
    found: list[Table] = []
    for other in person["others"]:
        enemy = people[other["character"]]
        seen = [one for one in enemy["others"] if one["character"] == person["character"]]
        if other["enemy"] and not enemy["out"] and seen and seen[0]["in_zone"]:
            found.append(enemy)
    return found


def gun_of(view: Table, enemy: Table) -> Table | None:
    """A gun that an enemy can fire: loaded, sound, and in the proper box."""
    for gun in view["weapons"]:
        held = gun["box"] == "both-hands" or (gun["box"] == "gun-hand" and gun["hands"] == 1)
        if gun["gun"] and gun["character"] == enemy["character"] and held and gun["rounds"] and not gun["jammed"]:
            return gun  # type: ignore[no-any-return]
    return None


def hit_chance(figures: Figures, view: Table, enemy: Table, gun: Table, person: Table, status: int) -> Fraction:
    """The exact chance that a shot hits, from the result cards that can still come. [13.5, 13.6a, 14.12b, 14.12f]"""
    aim = enemy["aim"]
    points = aim["points"] if aim is not None and aim["target"] == person["character"] else 0
    weapon, box = figures.weapons.index(gun["kind"]), BOXES.index(gun["box"])
    side = max(figures.playable, key=lambda side: figures.aim[figures.hands[weapon]][side])
    time = aim_time(figures, side, weapon, box, points, enemy["wounds"]["gun_arm"], enemy["wounds"]["other_arm"])
    distance = next(one["range"] for one in enemy["others"] if one["character"] == person["character"])
    if person["down"]:
        status |= DOWN_STATUS
    if time < 0:
        return Fraction(0)
    return chances(figures, time, range_for(figures, weapon, distance, points), status, view["unseen"]).hit
