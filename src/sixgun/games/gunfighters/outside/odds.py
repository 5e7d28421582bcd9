"""`sixgun odds gunfighters`: where a gang may stand, from the cards that were seen.

odds_of(figures, given)    from the texts of a command line: game.odds
INPUTS                     what odds_of takes: game.odds_inputs
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from sixgun.core.capabilities import Odds
from sixgun.core.checks import Checks, parts, whole
from sixgun.core.messages import Msg
from sixgun.core.plain import Plain
from sixgun.games.gunfighters.outside.prospects import place_of
from sixgun.games.gunfighters.table.components import KEY, PLACES, Figures
from sixgun.lib.odds.slots import chances_of_none

INPUTS: Final[tuple[str, ...]] = ("cards", "seen", "not", "new")


def odds_of(figures: Figures, given: Mapping[str, object]) -> Odds:
    """The chance that a gang has somebody at each place; refused with everything that is wrong about what is given.

    All cards that weren't seen are as likely to be in the gang as anywhere else.

    >>> from sixgun.games.gunfighters.table.components import own_data
    >>> odds = odds_of(Figures(own_data()), {"cards": "1", "not": "hill"})
    >>> odds.data["at"]["hill"], round(odds.data["at"]["ranch"], 9)
    (0.0, 0.2)
    """
    checks = Checks(KEY)
    checks.known("", {f"--{name}": value for name, value in given.items()}, [f"--{name}" for name in INPUTS])
    pool = [figures.place.count(place) for place in range(len(PLACES))]
    for place in read_places(checks, "seen", given, "components.gunfire.forty-two"):
        pool[place] -= 1
    for place, left in enumerate(pool):
        if left < 0:
            most = figures.place.count(place)
            args: dict[str, Plain] = {"field": f"--seen {PLACES[place]}", "low": 0, "high": most, "exact": 0}
            checks.note("field-range", {**args, "got": str(most - left)}, "components.gunfire.forty-two")
    barred = sorted({*read_places(checks, "not", given, "shoot.effect.miss")})
    most = max(1, sum([max(0, n) for n in pool]))
    cards = checks.integer("--cards", whole(given.get("cards", figures.hand_size)), 1, most, "setup.hand.five-cards")
    new = checks.integer("--new", whole(given.get("new", 0)), 0, cards, "setup.hand.five-cards")
    room = sum([n for place, n in enumerate(pool) if place not in barred])
    if cards - new > room:
        narrow: dict[str, Plain] = {"field": "--not", "cards": cards - new, "left": room}
        checks.note("odds-no-room", narrow, "components.gunfire.forty-two")
    checks.done()
    bars = sum([1 << place for place in barred])
    none = chances_of_none(pool, [], [bars] * (cards - new) + [0] * new)
    chances = [1.0 - chance for chance in none]
    data: dict[str, Plain] = {"cards": cards, "unseen": sum(pool), "at": dict(zip(PLACES, chances, strict=True))}
    order = sorted(range(len(PLACES)), key=lambda place: -chances[place])
    rows = [(Msg("odds-at", {"place": PLACES[place]}), Fraction(chances[place]), "") for place in order]
    return Odds(data, Msg("odds-title", {"cards": cards, "unseen": sum(pool)}), rows)


def read_places(checks: Checks, name: str, given: Mapping[str, object], rule: str) -> list[int]:
    """Places with commas; cards such as ranch$ stand for their places."""
    found: list[int] = []
    for text in parts(given.get(name, "")):
        if checks.choice(f"--{name}", text.rstrip("$"), PLACES, rule):
            found.append(place_of(text))
    return found
