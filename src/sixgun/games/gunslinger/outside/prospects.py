"""Who may hit me this turn, and how likely: if I stand still, run or drop; from a seat's view alone.

An enemy counts that has a loaded gun in hand and its target in the AIM ZONE. It is taken to fire one shot, with the
aim points that it has on this character by now and the aim time of the card that shoots best.

While cards are chosen, the data say more, for the plan that somebody lays: by segment, the best shot that each enemy
could fire then, by Target Status. Enemies who must cock, draw or turn first shoot later.
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
from sixgun.games.gunslinger.table.components import (
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOXES,
    DO_COCK_AIM_SHOOT,
    DO_DRAW_AND_COCK,
    DO_SHOOT,
    DO_SPIN_AROUND,
    DO_TURN,
    SIDES,
)
from sixgun.games.gunslinger.table.figures import Figures

Table = Mapping[str, Any]

SEGMENTS: Final = 5
STATUSES: Final = {
    "": 0,
    "move": MOVE_STATUS,
    "run": MOVE_STATUS | RUN_STATUS,
    "down": DOWN_STATUS,
    "move-down": MOVE_STATUS | DOWN_STATUS,
    "run-down": MOVE_STATUS | RUN_STATUS | DOWN_STATUS,
}
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
        threats: list[dict[str, Plain]] = []
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
        segments = by_segment(figures, view, person) if view["question"] in ("plan", "reconsider") else []
        rows += [
            one.row(person["down"]) for one in segments if one.enemy not in [threat["enemy"] for threat in threats]
        ]
        if rows:
            data: dict[str, Plain] = {"character": person["character"], "threats": [*threats]}
            if segments:
                data["segments"] = [one.plain() for one in segments]
            found.append(Odds(data, Msg("odds-threats", {"character": person["character"]}), rows))
    return found


class Coming:
    """The shots that an enemy could fire in the turn that is planned."""

    __slots__ = ("chances", "enemy", "first")

    def __init__(self, enemy: str, first: int, chances: dict[str, list[Fraction]]) -> None:
        self.enemy: str = enemy
        self.first: int = first  # segment in which one can come
        self.chances: dict[str, list[Fraction]] = chances  # by Target Status, then by segment

    def row(self, down: bool) -> tuple[Msg, Fraction, str]:
        """The best of them at somebody who stays as he is."""
        return (
            Msg("odds-later", {"enemy": self.enemy, "from": self.first}),
            self.chances["down" if down else ""][-1],
            "",
        )

    def plain(self) -> dict[str, Plain]:
        chances: dict[str, Plain] = {name: [float(one) for one in row] for name, row in self.chances.items()}
        return {"enemy": self.enemy, "from": self.first, "chances": chances}


def by_segment(figures: Figures, view: Table, person: Table) -> list[Coming]:
    """Every enemy that could shoot at a character in this turn, with the best chance in each segment."""
    people = {other["character"]: other for other in view["characters"]}
    found: list[Coming] = []
    for other in person["others"]:
        enemy = people[other["character"]]
        gun = gun_of(view, enemy) or gun_at_hand(view, enemy)
        if not other["enemy"] or enemy["out"] or gun is None:
            continue
        ready = ready_after(figures, enemy, gun, person)
        first = ready + figures.time[side_of(figures, DO_SHOOT)]
        if first > SEGMENTS:
            continue
        chances_of: dict[str, list[Fraction]] = {}
        for name, status in STATUSES.items():
            best = [Fraction(0)] * (SEGMENTS + 1)
            for action in (DO_SHOOT, DO_COCK_AIM_SHOOT):
                side = side_of(figures, action)
                chance = shot_chance(figures, view, enemy, gun, person, side, status)
                for segment in range(ready + figures.time[side], SEGMENTS + 1):
                    best[segment] = max(best[segment], chance)
            chances_of[name] = best[1:]
        found.append(Coming(enemy["character"], first, chances_of))
    return found


def ready_after(figures: Figures, enemy: Table, gun: Table, person: Table) -> int:
    """The segments that pass before an enemy can begin to shoot: delay, a turn towards the target, drawing, cocking."""
    seen = next(one for one in enemy["others"] if one["character"] == person["character"])
    ready = int(enemy["delay"])
    if not seen["in_zone"]:
        behind = str(seen["seen"]).startswith("back")
        ready += figures.time[side_of(figures, DO_SPIN_AROUND if behind else DO_TURN)]
    if gun["box"] == "holstered":
        quick = [figures.time[side] for side in bonus_sides(figures, enemy) if figures.action[side] == DO_DRAW_AND_COCK]
        return ready + min([figures.time[side_of(figures, DO_DRAW_AND_COCK)], *quick])
    return ready if gun["cocked"] else ready + figures.time[side_of(figures, DO_COCK_AIM_SHOOT)]


def side_of(figures: Figures, action: int) -> int:
    """The first usual card with that action."""
    return next(side for side in figures.playable if figures.action[side] == action)


def bonus_sides(figures: Figures, enemy: Table) -> list[int]:
    return [side for side, name in enumerate(SIDES) if name.lower() in enemy["bonus"]]


def gun_at_hand(view: Table, enemy: Table) -> Table | None:
    """A loaded gun in the holster, which has to be drawn first."""
    for gun in view["weapons"]:
        own = gun["character"] == enemy["character"] and gun["box"] == "holstered"
        if gun["gun"] and own and gun["rounds"] and not gun["jammed"]:
            return gun  # type: ignore[no-any-return]
    return None


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
    """The exact chance that a shot with the best card hits, from the result cards that can still come."""
    weapon = figures.weapons.index(gun["kind"])
    side = max(figures.playable, key=lambda side: figures.aim[figures.hands[weapon]][side])
    if person["down"]:
        status |= DOWN_STATUS
    return shot_chance(figures, view, enemy, gun, person, side, status)


def shot_chance(
    figures: Figures, view: Table, enemy: Table, gun: Table, person: Table, side: int, status: int
) -> Fraction:
    """The same with a certain card and a certain Target Status. [13.5, 13.6a, 14.12b, 14.12f]"""
    aim = enemy["aim"]
    points = aim["points"] if aim is not None and aim["target"] == person["character"] else 0
    weapon = figures.weapons.index(gun["kind"])
    hands = figures.hands[weapon]
    held = BOX_BOTH_HANDS if hands == 2 else BOX_GUN_HAND
    box = held if gun["box"] == "holstered" else BOXES.index(gun["box"])
    wounds, skill = enemy["wounds"], enemy["skills"]["two_hand" if hands == 2 else "one_hand"]
    time = aim_time(figures, side, weapon, box, points, wounds["gun_arm"], wounds["other_arm"], skill)
    distance = next(one["range"] for one in enemy["others"] if one["character"] == person["character"])
    if time < 0:
        return Fraction(0)
    return chances(figures, time, range_for(figures, weapon, distance, points), status, view["unseen"]).hit
