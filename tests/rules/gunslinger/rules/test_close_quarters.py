"""Random games at close range with drawn guns, where everything happens: random play from afar hardly ever hits.

Nothing is lost or made, no state is unsound, nobody learns what cannot be known, and plain data and bytes lead back.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.conformance.budget import BUDGET
from tests.conformance.conserved import components
from tests.conformance.leaks import check_leaks
from tests.rules.gunslinger.stage import GAME, man

GAMES = {"quick": 60, "all": 80, "long": 20_000}[BUDGET]
PEOPLE = ("marshal", "the-kid", "ike", "texas", "happy", "guard", "lucky")
HEXES = ("E5", "F5", "F6", "G6", "F7", "D6", "A1", "A12", "K1")
GUNS: tuple[dict[str, Any], ...] = (
    {"both_hands": "W44!", "holstered": "C45"},
    {"gun_hand": "C45!", "other_hand": "C44!"},
    {"gun_hand": "C45/2!", "holstered": ["MB", "SW38"]},
    {"both_hands": "R10!"},
)
RARE = ("drop:", "let-go:", "surrender", "reshuffle")


def crowd(chance: Random) -> Any:
    """Two to seven people within a few hexes, some of them run by one player; any options."""
    count = chance.randint(2, 7)
    people = [
        man(PEOPLE[c], chance.choice(HEXES), chance.choice(("n", "ne", "se", "s", "sw", "nw")), **chance.choice(GUNS))
        for c in range(count)
    ]
    for c, person in enumerate(people):
        person["seat"] = c - 1 if c == count - 1 > 2 and chance.random() < 0.5 else c
        person["side"] = c % 2 if chance.random() < 0.8 else c % 3
        if chance.random() < 0.4:
            person["endurance"] = chance.randint(1, 4)  # one more wound, and they pass out
    if chance.random() < 0.5:
        people[1]["hex"] = people[0]["hex"]  # within reach of each other's weapons
    if len({person["side"] for person in people}) < 2:
        people[0]["side"] = 3
    killed = chance.random() < 0.3
    return GAME.position(
        {
            "characters": people,
            "options": {spec.name: chance.choice(spec.values) for spec in GAME.options},
            "seed": chance.getrandbits(32),
            "length": 6,
            "money_bag": 2,
            "captives_killed": killed,
            "weapons": [{"weapon": "MB", "hex": "F6"}],
            "bonus": [{"for": "kill-enemy", "points": -1}, {"for": "gun-in-hand", "points": 1}],
        }
    )


def bloody(s: Any, seat: int, chance: Random, picks: list[str]) -> str:
    """What the rules bot would do, or any pick but those that throw everything away; at times they give up.

    Among hundreds of stacks, a random pick finds "surrender" once in hundreds of games.
    """
    if "surrender" in picks and chance.random() < 0.03:
        return "surrender"
    if chance.random() < 0.6:
        return picks[GAME.advise(GAME.view(s, seat), picks, chance.random())]
    return chance.choices(picks, [0.1 if pick.startswith(RARE) else 1.0 for pick in picks])[0]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_random_games_at_close_range_keep_the_laws(part: int) -> None:
    kinds: Counter[str] = Counter()
    for number in range(part, GAMES, 4):
        chance = Random(number)
        s = crowd(chance)
        whole = components(GAME, s)
        known: set[str] = set()
        while s.asked:
            ask = chance.choice(GAME.asks(s))
            offered = ask.options.picks()
            known.update(offered[:30])
            pick = bloody(s, ask.seat, chance, offered)
            if chance.random() < 0.05:
                look(s, chance, sorted(known), offered, (ask.seat, pick))
            kinds.update(event.kind for event in GAME.apply(s, ask.seat, pick))
            kinds[f"asked {ask.question}"] += 1
            assert components(GAME, s) == whole
            assert GAME.faults(s) == []
        assert GAME.result(s) is not None
    happened = {"shot", "misfired", "wounded", "staggered", "died", "dropped", "collided", "left-map", "permitted"}
    happened |= {"bullseye", "transferred", "loaded", "went-off", "passed-out", "surrendered", "captured"}
    # In 15 of these games some are rare: about 0.7 permissions, 2 staggers, people who leave and misfires, 4 captures.
    # If each comes like a Poisson number, one kind is missing on average, and four are once in some 250 parts.
    missing = sorted(kind for kind in happened if not kinds[kind])
    assert len(missing) <= 3, missing


def look(s: Any, chance: Random, known: list[str], offered: list[str], following: tuple[int, str]) -> None:
    packed = GAME.pack(s)
    assert GAME.pack(GAME.unpack(packed)) == packed
    data = GAME.data(s)
    assert GAME.data(GAME.position(json.loads(json.dumps(data)))) == data
    for pick in chance.sample(known, min(15, len(known))):
        assert (GAME.refuse(s, following[0], pick) is None) == (pick in offered), pick
    for viewer in (*range(s.seats), None):
        some = chance.sample(known, min(15, len(known)))
        check_leaks(GAME, s, viewer, some, following, chance.getrandbits(64))
    assert GAME.pack(s) == packed
