"""The exact chances of a shot (13. SPARARE), from the result cards that may still come.

    chances(figures, aim, range_, status, cards)    Chances of one shot, as fractions
    odds_of(figures, given)                         the same from the texts of a command line: game.odds
    INPUTS                                          what odds_of takes: game.odds_inputs

`cards` are the result cards in the deck as the shooter knows it: all 108, or those not seen since the last shuffle. A
MALFUNCTION card of no effect is drawn again, so each of the other cards is equally likely to settle the shot; where
none is left, all cards are shuffled again. [5.7, 13.3b]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from sixgun.core.capabilities import Odds
from sixgun.core.checks import Checks
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunslinger.outside.odds_inputs import read_box, read_number, read_seen, read_status, read_weapon
from sixgun.games.gunslinger.rules.fire_cards import hit_of
from sixgun.games.gunslinger.table.charts import STATUSES
from sixgun.games.gunslinger.table.components import (
    AMMO_HANDLOADED,
    BOX_BOTH_HANDS,
    BOXES,
    DAMAGE_EXPLOSION,
    DAMAGE_JAM,
    DAMAGE_NONE,
    HIT_BULLSEYE,
    HIT_MISS,
    HIT_VITAL,
    HITS,
    KEY,
    LOCATIONS,
    PENALTY_KILL,
    SHOT_MISFIRE,
    SHOT_NO_EFFECT,
)
from sixgun.games.gunslinger.table.figures import Figures

INPUTS: Final[tuple[str, ...]] = ("range", "aim", "weapon", "target", "box", "gun-arm", "other-arm", "seen")
FARTHEST: Final = 40
MOST_AIM_TIME: Final = 20
MOST_WOUNDS: Final = 40


class Chances:
    """Of one shot: each result of the card, and a misfire with what it does to the weapon."""

    __slots__ = ("explosion", "hits", "jam", "misfire", "settling")

    def __init__(self, settling: int, hits: list[int], misfire: int) -> None:
        self.settling: int = settling  # cards any of which may settle the shot
        self.hits: list[Fraction] = [Fraction(count, settling) for count in hits]  # by components.HITS, misses last
        self.misfire: Fraction = Fraction(misfire, settling)
        self.jam: Fraction = Fraction(0)  # part of the misfires
        self.explosion: Fraction = Fraction(0)

    @property
    def hit(self) -> Fraction:
        return sum(self.hits[:HIT_MISS], Fraction(0))

    @property
    def bullseye(self) -> Fraction:
        return self.hits[HIT_BULLSEYE]


def chances(
    figures: Figures,
    aim: int,
    range_: int,
    status: int,
    cards: Sequence[int] = (),
    ammo: int = AMMO_HANDLOADED,
    second_card: bool = False,
) -> Chances:
    """The chances of a shot with this aim time (wounds taken off) at this range, with these cards in the deck.

    Without a card that can settle a shot, all are shuffled first.

    `second_card`: the reading of SECOND DRAW by which the second card decides on the damage.

    [5.7, 13.2a, 13.3b, 13.3c, 13.31a, 13.5, 13.6a]
    """
    shot = figures.shot[ammo]
    settling = [card for card in cards if shot[card] != SHOT_NO_EFFECT]
    if not settling:
        cards = figures.cards
        settling = [card for card in cards if shot[card] != SHOT_NO_EFFECT]
    hits = [0] * len(HITS)
    misfires = [card for card in settling if shot[card] == SHOT_MISFIRE]
    for card in settling:
        if shot[card] != SHOT_MISFIRE:
            hits[hit_of(figures, card, aim, range_, status)] += 1
    found = Chances(len(settling), hits, len(misfires))
    for first in misfires:
        for second, chance in _second_malfunctions(figures, first, cards, settling):
            damage = figures.second_draw[second if second_card else first]
            if damage == DAMAGE_JAM:
                found.jam += chance / len(settling)
            elif damage == DAMAGE_EXPLOSION:
                found.explosion += chance / len(settling)
    return found


def _second_malfunctions(
    figures: Figures, first: int, cards: Sequence[int], settling: Sequence[int]
) -> list[tuple[int, Fraction]]:
    """The MALFUNCTION cards that may come right after the card that settled a shot, with their chances. [13.31a]

    In a shuffled deck, a card that cannot settle a shot is as likely right after the first one that can as in any other
    place; those that can share the rest evenly. With nothing left to draw, all cards are shuffled again.
    """
    rest = Fraction(len(settling), len(cards))
    faults = [card for card in figures.cards if figures.second_draw[card] != DAMAGE_NONE]
    found = [(card, Fraction(1, len(cards))) for card in faults if card in cards and card not in settling]
    if len(settling) > 1:
        return found + [(card, rest / (len(settling) - 1)) for card in faults if card in settling and card != first]
    return found + [(card, rest / len(figures.cards)) for card in faults]


# ---- from the texts of a command line


def odds_of(figures: Figures, given: Mapping[str, object]) -> Odds:
    """The chances of a shot described in texts; refused with everything that is wrong about them.

    Fractions have as denominator the cards that may settle the shot, not reduced: of 108 cards 3 are drawn again.

    >>> from sixgun.games.gunslinger.table.figures import own_data
    >>> odds_of(Figures(own_data()), {"range": "6", "aim": "7"}).data["hit"]
    '24/105'
    """
    checks = Checks(KEY)
    checks.known("", {f"--{name}": value for name, value in given.items()}, [f"--{name}" for name in INPUTS])
    for name in ("range", "aim"):
        if name not in given:
            checks.note("odds-missing", {"field": f"--{name}", "example": "--range 6 --aim 7"}, "13.5")
    range_ = read_number(checks, given, "range", FARTHEST, "13.51a")
    aim = read_number(checks, given, "aim", MOST_AIM_TIME, "13.52a")
    weapon = read_weapon(checks, figures, given.get("weapon", "C45"))
    box = read_box(checks, figures, weapon, given)
    gun_arm = read_number(checks, given, "gun-arm", MOST_WOUNDS, "14.12b")
    other_arm = read_number(checks, given, "other-arm", MOST_WOUNDS, "14.12f")
    status = read_status(checks, given.get("target", ""))
    seen = read_seen(checks, given.get("seen", ""))
    checks.done()
    time = aim - gun_arm - (other_arm if box == BOX_BOTH_HANDS else 0)
    cards = [card for card in figures.cards if card not in seen]
    found = chances(figures, time, range_, status, cards)
    data: dict[str, Plain] = {
        "range": range_,
        "aim": aim,
        "aim_time": time,
        "weapon": figures.weapons[weapon],
        "box": BOXES[box],
        "target": [name for bit, name in enumerate(STATUSES) if status >> bit & 1],
        "cards": len(cards),
        "settling": found.settling,
    }
    kill = kill_chance(figures, found, weapon, range_)
    data.update(_fractions(found, kill))
    heading = {name: data[name] for name in ("range", "aim_time", "weapon", "target", "cards", "settling")}
    return Odds(data, Msg("odds-title", heading), _rows(found, kill))


def kill_chance(figures: Figures, found: Chances, weapon: int, range_: int) -> Fraction:
    """The chance of a hit that kills at once, with a bullseye put where that is certain. [13.7, 13.8]"""
    deadly = [
        PENALTY_KILL in [penalty for penalty, _ in figures.penalties(weapon, location, range_)]
        for location in range(len(LOCATIONS))
    ]
    by_card = sum([found.hits[location] for location in range(len(LOCATIONS)) if deadly[location]], Fraction(0))
    return by_card + (found.bullseye if deadly[HIT_VITAL] else 0)


def _fractions(found: Chances, kill: Fraction) -> dict[str, Plain]:
    """Each chance as a fraction and, under `decimal`, as a number."""
    by_name: dict[str, Fraction] = {
        "hit": found.hit,
        "bullseye": found.bullseye,
        "miss": found.hits[HIT_MISS],
        "misfire": found.misfire,
        "kill": kill,
        "jam": found.jam,
        "explosion": found.explosion,
    }
    spots = {name: found.hits[location] for location, name in enumerate(LOCATIONS)}
    data: dict[str, Plain] = {name: _written(found, chance) for name, chance in by_name.items()}
    data["by_location"] = {name: _written(found, chance) for name, chance in spots.items()}
    decimal: dict[str, Plain] = {name: round(float(chance), 6) for name, chance in by_name.items()}
    decimal["by_location"] = {name: round(float(chance), 6) for name, chance in spots.items()}
    data["decimal"] = decimal
    return data


def _written(found: Chances, chance: Fraction) -> str:
    """A fraction of the cards that may settle the shot; a damaged weapon depends on two cards, and is reduced."""
    cards = chance * found.settling
    if cards.denominator == 1:
        return f"{cards.numerator}/{found.settling}"
    return f"{chance.numerator}/{chance.denominator}"


def _rows(found: Chances, kill: Fraction) -> list[tuple[Msg, Fraction, str]]:
    rows = [(Msg("odds-hit"), found.hit)]
    rows += [(Msg("odds-location", {"location": HITS[hit]}), found.hits[hit]) for hit in range(HIT_MISS)]
    rows += [(Msg("odds-kill"), kill), (Msg("odds-miss"), found.hits[HIT_MISS]), (Msg("odds-misfire"), found.misfire)]
    rows += [(Msg("odds-jam"), found.jam), (Msg("odds-explosion"), found.explosion)]
    return [(label, chance, _written(found, chance)) for label, chance in rows]
