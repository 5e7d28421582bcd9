"""Who may hit me this turn, and how likely: if I stand still, run or drop, or with the cards that I have laid.

All of it is from a seat's view alone. An enemy counts that has a loaded gun in hand and its target in the AIM ZONE. It
is taken to fire one shot, with the aim points that it has on this character by now and the aim time of the card that
shoots best.

While cards are chosen, the data say more, for the plan that somebody lays: by segment, the best shot that each enemy
could fire then, by Target Status. Enemies who must cock, draw or turn first shoot later. Aim counts as it is now, and
where it can be transferred.
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
    DO_COCK_AIM_SHOOT,
    DO_DRAW_AND_COCK,
    DO_RUN,
    DO_SHOOT,
    DO_SPIN_AROUND,
    DO_TURN,
    HEX_AHEAD_LEFT,
    HEX_AHEAD_RIGHT,
    KIND_FOOT,
    SIDES,
)
from sixgun.games.gunslinger.table.figures import Figures
from sixgun.games.gunslinger.table.map import DIRECTIONS, the_map, turned

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
# Somebody who drops has a movement card among his own, so he moves, too.
WAYS: Final = (("stand", 0), ("run", MOVE_STATUS | RUN_STATUS), ("drop", MOVE_STATUS | DOWN_STATUS))
PLANNING: Final = ("plan", "reconsider")
ACTING: Final = ("declare", "hex", "permit", "bullseye", "long")  # questions of a turn whose cards have been laid


def prospects(figures: Figures, view: Table, picks: Sequence[str]) -> list[Odds]:
    """For each of the seat's characters that is decided for: the chances of every enemy that threatens it."""
    if view["seat"] is None or view["question"] not in PLANNING + ACTING or not picks:
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
            for way, status in ways_of(figures, view, person):
                chance = hit_chance(figures, view, enemy, gun, person, status)
                rows.append((Msg(f"odds-if-{way}", {"enemy": enemy["character"]}), chance, ""))
                by_way[way] = float(chance)
            threats.append({"enemy": enemy["character"], **by_way})
        segments = by_segment(figures, view, person) if view["question"] in PLANNING else []
        rows += [
            one.row(person["down"]) for one in segments if one.enemy not in [threat["enemy"] for threat in threats]
        ]
        if rows:
            data: dict[str, Plain] = {"character": person["character"], "threats": [*threats]}
            if segments:
                data["segments"] = [one.plain() for one in segments]
            found.append(Odds(data, Msg("odds-threats", {"character": person["character"]}), rows))
    return found


def ways_of(figures: Figures, view: Table, person: Table) -> Sequence[tuple[str, int]]:
    """What a character can do against being hit, as Target Status; with its cards laid, only that which they say."""
    if view["question"] in PLANNING:
        return [(way, status) for way, status in WAYS if way != "drop" or not person["down"]]
    cards = [figures.action[side] for side in laid_by(person)]
    moves = person["moving"] or any([figures.kind[side] == KIND_FOOT for side in laid_by(person)])
    return [("now", (MOVE_STATUS if moves else 0) | (RUN_STATUS if DO_RUN in cards else 0))]


def laid_by(person: Table) -> list[int]:
    """The sides of the cards in a character's own stack."""
    names = [card["card"] for card in person["stack"]["cards"] or []]
    return [side for side, name in enumerate(SIDES) if name.lower() in names]


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
        if not other["enemy"] or enemy["out"]:
            continue
        shots = [
            (way, side, way.ready + figures.time[side])
            for way in ways_to_shoot(figures, view, enemy, person)
            for action in (DO_SHOOT, DO_COCK_AIM_SHOOT)
            for side in sides_of(figures, action)
        ]
        first = min([segment for _, _, segment in shots], default=SEGMENTS + 1)
        if first > SEGMENTS:
            continue
        chances_of: dict[str, list[Fraction]] = {}
        for name, status in STATUSES.items():
            best = [Fraction(0)] * (SEGMENTS + 1)
            for way, side, soonest in shots:
                if soonest <= SEGMENTS:
                    chance = shot_chance(figures, view, enemy, way.gun, person, side, status, way.points)
                    best[soonest:] = [max(one, chance) for one in best[soonest:]]
            chances_of[name] = best[1:]
        found.append(Coming(enemy["character"], first, chances_of))
    return found


class Way:
    """A way for an enemy to come to a shot: with which gun, after how many segments, with how many aim points."""

    __slots__ = ("gun", "points", "ready")

    def __init__(self, gun: Table, ready: int, points: int) -> None:
        self.gun: Table = gun
        self.ready: int = ready  # segments that pass before he can begin to shoot
        self.points: int = points


def ways_to_shoot(figures: Figures, view: Table, enemy: Table, person: Table) -> list[Way]:
    """One for each loaded gun within reach: delay, a turn towards the target, drawing or cocking come first.

    Who draws, cocks or spins around loses his aim. [9.3a, 9.3b, 11.11a, 12.44b, 12.44c]
    """
    turning, points = towards(figures, view, enemy, person)
    if turning < 0:
        return []
    begin = int(enemy["delay"]) + turning
    found: list[Way] = []
    for gun in guns_in_reach(view, enemy):
        if is_held(gun) and gun["cocked"]:
            found.append(Way(gun, begin, points))
        elif is_held(gun):
            cocking = [time_of(figures, DO_COCK_AIM_SHOOT), *quick_draws(figures, enemy, gun)]
            found.append(Way(gun, begin + min(cocking), 0))
        else:
            drawing = [time_of(figures, DO_DRAW_AND_COCK), *quick_draws(figures, enemy, gun)]
            found.append(Way(gun, begin + min(drawing), 0))
    return found


def towards(figures: Figures, view: Table, enemy: Table, person: Table) -> tuple[int, int]:
    """How many segments it takes an enemy to have a character in the AIM ZONE, and the aim points that it then has.

    Aim beside the character can be transferred to it. A TURN keeps aim whose target stays in the AIM ZONE.

    [8.32a, 9.3a, 9.3b, 12.44b, 12.5a, 12.5c]
    """
    map_ = the_map(figures, tuple(view["map"]))
    if enemy["hex"] is None or person["hex"] is None:
        return -1, 0
    here, there, facing = map_.number[enemy["hex"]], map_.number[person["hex"]], DIRECTIONS.index(enemy["facing"])
    aimed_at = aim_hex(view, enemy)
    old = -1 if aimed_at is None else map_.number[aimed_at]
    points = 0
    if old >= 0:
        own = (map_.distance(here, old) == 0) == (map_.distance(here, there) == 0)
        on_target = enemy["aim"]["target"] == person["character"]
        points = int(enemy["aim"]["points"]) if on_target or (own and map_.distance(old, there) <= 1) else 0
    if map_.in_aim_zone(here, facing, there):
        return 0, points
    turns = [turned(facing, way) for way in (HEX_AHEAD_LEFT, HEX_AHEAD_RIGHT)]
    seeing = [turn for turn in turns if map_.in_aim_zone(here, turn, there)]
    if not seeing:
        return time_of(figures, DO_SPIN_AROUND), 0
    keeps = old >= 0 and any([map_.in_aim_zone(here, turn, old) for turn in seeing])
    return time_of(figures, DO_TURN), points if keeps else 0


def aim_hex(view: Table, enemy: Table) -> str | None:
    """The hex that an enemy aims at, or that his target is in."""
    aim = enemy["aim"]
    if aim is None:
        return None
    if aim["target"] is None:
        return str(aim["hex"])
    found = [one["hex"] for one in view["characters"] if one["character"] == aim["target"]]
    return found[0]  # type: ignore[no-any-return]


def quick_draws(figures: Figures, enemy: Table, gun: Table) -> list[int]:
    """The times of the bonus cards that cock this gun or draw it: one-handed ones from the LEGEND only. [3.2b]"""
    if gun["hands"] != 1 or gun["character"] is None:
        return []
    return [figures.time[side] for side in bonus_sides(enemy) if figures.action[side] == DO_DRAW_AND_COCK]


def sides_of(figures: Figures, action: int) -> list[int]:
    """The usual cards with that action; a variant may have none."""
    return [side for side in figures.playable if figures.action[side] == action]


def time_of(figures: Figures, action: int) -> int:
    """How long an action takes; too long for a turn where a variant has no card for it."""
    return min([figures.time[side] for side in sides_of(figures, action)], default=SEGMENTS + 1)


def bonus_sides(enemy: Table) -> list[int]:
    return [side for side, name in enumerate(SIDES) if name.lower() in enemy["bonus"]]


def guns_in_reach(view: Table, enemy: Table) -> list[Table]:
    """Loaded guns on an enemy's LEGEND, and those without an owner in his hex."""
    return [
        gun
        for gun in view["weapons"]
        if gun["gun"]
        and gun["rounds"]
        and not gun["jammed"]
        and (gun["character"] == enemy["character"] or (gun["hex"] is not None and gun["hex"] == enemy["hex"]))
    ]


def is_held(gun: Table) -> bool:
    """Whether a gun is in its proper box. [11.3a]"""
    return bool(gun["box"] == "both-hands" or (gun["box"] == "gun-hand" and gun["hands"] == 1))


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
    return next((gun for gun in guns_in_reach(view, enemy) if is_held(gun)), None)


def hit_chance(figures: Figures, view: Table, enemy: Table, gun: Table, person: Table, status: int) -> Fraction:
    """The exact chance that a shot with the best card hits, from the result cards that can still come."""
    weapon = figures.weapons.index(gun["kind"])
    side = max(figures.playable, key=lambda side: figures.aim[figures.hands[weapon]][side])
    if person["down"]:
        status |= DOWN_STATUS
    points = towards(figures, view, enemy, person)[1] if gun["cocked"] else 0
    return shot_chance(figures, view, enemy, gun, person, side, status, points)


def shot_chance(
    figures: Figures, view: Table, enemy: Table, gun: Table, person: Table, side: int, status: int, points: int
) -> Fraction:
    """The same with a certain card, Target Status and number of aim points. [13.5, 13.6a, 14.12b, 14.12f]"""
    weapon = figures.weapons.index(gun["kind"])
    hands = figures.hands[weapon]
    box = BOX_BOTH_HANDS if hands == 2 else BOX_GUN_HAND  # a hand lets go at no cost, so a hurt other arm never counts
    wounds, skill = enemy["wounds"], enemy["skills"]["two_hand" if hands == 2 else "one_hand"]
    time = aim_time(figures, side, weapon, box, points, wounds["gun_arm"], wounds["other_arm"], skill)
    distance = int(next(one["range"] for one in enemy["others"] if one["character"] == person["character"]))
    if time < 0:
        return Fraction(0)
    if view["options"]["range_divisor"]:
        distance = range_for(figures, weapon, distance, points)
    return chances(figures, time, distance, status, view["unseen"]).hit
