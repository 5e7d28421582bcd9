"""Sound states: what a state that came from outside must have, so that every pick in it can be carried out."""

from __future__ import annotations

from sixgun.core.refusals import Refusal
from sixgun.games.gunslinger.outside.soundness_play import MOST, stack_fits, work_fits
from sixgun.games.gunslinger.rules.victory import PARTS
from sixgun.games.gunslinger.table.codes import HEX_TARGET, OF_A_KIND
from sixgun.games.gunslinger.table.components import (
    BOX_BOTH_HANDS,
    BOX_GUN_HAND,
    BOX_HOLSTERED,
    BOX_OTHER_HAND,
    KEY,
    MOST_CHARACTERS,
    SIDES,
)
from sixgun.games.gunslinger.table.people import boxes_of
from sixgun.games.gunslinger.table.places import GONE, box_of, boxed, hex_under, holder_of
from sixgun.games.gunslinger.table.showdown import BONUSES, MOST_WEAPONS
from sixgun.games.gunslinger.table.stacks import height, unpacked
from sixgun.games.gunslinger.table.state import (
    BAG_VALUE,
    BONUS_WIDTH,
    BY_CHARACTER,
    BY_PAIR,
    BY_WEAPON,
    CAPTIVES_KILLED,
    CAPTURED_BITS,
    DEAD,
    FIRST_SUM,
    HIT_WIDTH,
    IS_BETWEEN,
    KO,
    LEFT,
    MAY_SURRENDER,
    NOBODY,
    NOWHERE,
    OUT_OF_NIGHT,
    PLACE,
    RECORD,
    SURRENDERED,
    State,
    blame,
)
from sixgun.games.gunslinger.table.weapons import kind_of


def faults_of(s: State) -> list[Refusal]:
    """What no state of a SHOWDOWN can have. Cards and boxes are named; whatever else is wrong is just unsound."""
    if not _shapes_fit(s) or not _characters_fit(s) or not _night_fits(s):
        return [Refusal("position-unsound", {"game": KEY})]
    if sorted(s.deck + s.discards) != [*s.figures.cards]:
        return [Refusal("position-cards", {}, "2.4a")]
    for c in range(len(s.who)):
        row = s.boxes_by[blame(s, c, 0) : blame(s, c, NOBODY) + 1]
        if s.endurance[c] + sum(row) != boxes_of(s, c):
            name = s.figures.characters[s.who[c]]
            return [Refusal("position-boxes", {"character": name, "boxes": boxes_of(s, c)}, "3.2b")]
    if not _weapons_fit(s):
        return [Refusal("position-unsound", {"game": KEY})]
    crowded = _crowded(s)
    if crowded is not None:
        return [crowded]
    sound = work_fits(s) and (not s.frames or stack_fits(s))
    return [] if sound else [Refusal("position-unsound", {"game": KEY})]


def _shapes_fit(s: State) -> bool:
    n, weapons = len(s.who), len(s.weapon)
    return (
        2 <= n <= MOST_CHARACTERS
        and weapons <= MOST_WEAPONS
        and all([len(getattr(s, name)) == n for name in BY_CHARACTER])
        and all([len(getattr(s, name)) == weapons for name in BY_WEAPON])
        and all([len(getattr(s, name)) == n * (n + 1) for name in BY_PAIR])
        and len(s.counters) == 1
        and len(s.special) == 4
        and len(s.bonus) % BONUS_WIDTH == 0
        and len(s.hits) % HIT_WIDTH == 0
        and len(s.owed) % RECORD == 0
        and len(s.agenda) % RECORD == 0
    )


def _characters_fit(s: State) -> bool:
    n, everybody = len(s.who), 1 << len(s.who)
    counts = [s.delay, s.spent, s.gun_arm, s.other_arm, s.leg, s.serious, s.handed, s.endurance]
    counts += [s.boxes_by, s.serious_by, s.leg_by]
    flags = [s.down, s.weary, s.dropped]
    events = [s.bonus[i : i + BONUS_WIDTH] for i in range(0, len(s.bonus), BONUS_WIDTH)]
    return (
        len(set(s.who)) == n
        and all([0 <= who < len(s.figures.characters) for who in s.who])
        and set(s.owner) == set(range(s.seats))
        and all([0 <= side < MOST_CHARACTERS for side in s.side])
        and len(set(s.side)) > 1
        and all([0 <= value <= MOST for column in counts for value in column])
        and all([value in (0, 1) for column in flags for value in column])
        and all([0 <= facing < 6 for facing in s.facing])
        and all([_place_fits(s, c) and _aim_fits(s, c) and _account_fits(s, c) for c in range(n)])
        and all([0 <= bits < everybody for bits in (*s.killers, *s.ko_by, s.again, s.acted, s.entered)])
        and all([-1 <= who < n for who in s.granted])
        and all([0 <= value <= 2 for value in s.moving + s.running])
        and all([0 <= value < 16 for value in s.built])
        and all([value >= 0 and height(value) <= 5 for value in s.last])
        and all([0 <= side < len(SIDES) for value in s.last for side in unpacked(value)])
        and s.special[MAY_SURRENDER] in (0, 1)
        and s.special[CAPTIVES_KILLED] in (0, 1)
        and not (s.special[MAY_SURRENDER] and s.special[CAPTIVES_KILLED])  # [15.4b]
        and abs(s.special[BAG_VALUE]) <= MOST
        and 0 <= s.special[CAPTURED_BITS] < everybody
        and all([0 <= what < len(BONUSES) and abs(each) <= MOST and 0 <= who < everybody for what, each, who in events])
        and 1 <= s.turn <= s.length <= MOST
        and 0 <= s.segment <= s.figures.segments
        and 0 <= s.lost <= MOST
        and 0 <= s.loaded <= MOST
    )


def _night_fits(s: State) -> bool:
    """One SHOWDOWN alone remembers nothing. Those who play are not out, before the SHOWDOWN is over."""
    if s.programme is None or not s.programme.is_night():
        return not s.night
    if len(s.night) != FIRST_SUM + s.seats:
        return False
    out = s.night[OUT_OF_NIGHT]
    return (
        0 <= s.night[PLACE] < len(s.programme.showdowns)
        and s.night[IS_BETWEEN] in (0, 1)
        and 0 <= out < 1 << len(s.figures.characters)
        and (s.night[IS_BETWEEN] == 1 or not any([out >> who & 1 for who in s.who]))
        and all([abs(parts) <= MOST * PARTS for parts in s.night[FIRST_SUM:]])
    )


def _place_fits(s: State, c: int) -> bool:
    """On the map unless gone; dead if it died of something; down if it is out of it."""
    out = s.out[c]
    if not 0 <= out < 32 or bool(out & DEAD) != (s.death[c] in (1, 2, 3)) or not 0 <= s.death[c] <= 3:
        return False
    if out & (DEAD | KO | SURRENDERED) and not s.down[c]:
        return False
    return s.hex[c] == NOWHERE if out & LEFT else 0 <= s.hex[c] < s.map.size


def _aim_fits(s: State, c: int) -> bool:
    target, aim = s.aim_at[c], s.aim[c]
    if target == NOBODY:
        return aim == 0
    on_hex = HEX_TARGET <= target < HEX_TARGET + s.map.size
    at_enemy = 0 <= target < len(s.who) and s.side[target] != s.side[c]
    return 1 <= aim <= s.figures.most_aim and (on_hex or at_enemy) and not s.out[c]


def _account_fits(s: State, c: int) -> bool:
    """LEG and SERIOUS are the sums of what everybody inflicted."""
    first, last = blame(s, c, 0), blame(s, c, NOBODY) + 1
    return s.leg[c] == sum(s.leg_by[first:last]) and s.serious[c] == sum(s.serious_by[first:last])


# ---- weapons


def _weapons_fit(s: State) -> bool:
    for w, handle in enumerate(s.weapon):
        kind = kind_of(s, w)
        number = len([v for v in range(w) if kind_of(s, v) == kind])
        where = s.where[w]
        if not 0 <= kind < len(s.figures.weapons) or handle % OF_A_KIND != number:
            return False
        if where >= 0 and holder_of(where) >= len(s.who):
            return False
        if where < GONE and not 0 <= hex_under(where) < s.map.size:
            return False
        gun = kind < s.figures.guns
        if not 0 <= s.rounds[w] <= s.figures.capacity[kind] or s.cocked[w] not in (0, gun):
            return False
        if s.jammed[w] not in (0, gun):
            return False
        if where >= 0 and kind != s.figures.money_bag and _has_dropped_all(s.out[holder_of(where)]):
            return False
    return True


def _has_dropped_all(out: int) -> bool:
    """The dead and the unconscious keep no weapon, unless they had left the map with it. [14.6c]"""
    return bool(out & (DEAD | KO | SURRENDERED)) and not out & LEFT


def _crowded(s: State) -> Refusal | None:
    """The boxes hold no more than they can. [10.2a, 10.2b, 10.2c, 10.2d]"""
    for c in range(len(s.who)):
        held = [box_of(where) for where in s.where if holder_of(where) == c]
        name = s.figures.characters[s.who[c]]
        if any([held.count(box) > 1 for box in range(BOX_HOLSTERED)]):
            return Refusal("position-box", {"character": name}, "10.2a")
        if BOX_BOTH_HANDS in held and (BOX_GUN_HAND in held or BOX_OTHER_HAND in held):
            return Refusal("position-box", {"character": name}, "10.2b")
        if held.count(BOX_HOLSTERED) > s.figures.holster_room:
            return Refusal("position-box", {"character": name}, "10.2c")
        for w, where in enumerate(s.where):
            if where == boxed(c, BOX_HOLSTERED) and s.figures.hands[kind_of(s, w)] == 2:
                return Refusal("position-box", {"character": name}, "10.2d")
    return None
