"""Victory points (15) counted a second time, from the final data of a game alone and in plain fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any


def points_again(data: dict[str, Any]) -> dict[str, Fraction]:
    """By character; of bonus points, money bags and those that are there in any case. [15.12]"""
    people = {row["character"]: row for row in data["characters"]}
    found = {name: Fraction(0) for name in people}
    standing = [name for name, row in people.items() if not row["out"]]
    sides = {people[name]["side"] for name in standing}
    holders = sides.pop() if len(sides) == 1 else None
    for name, row in people.items():
        enemies = [other for other in people if people[other]["side"] != row["side"]]
        friends = [other for other in people if people[other]["side"] == row["side"] and other != name]
        out = set(row["out"])
        worth = {"left": -2, "surrendered": -2, "captured": -4, "dead": -8, "ko": 0}
        found[name] += sum(worth[why] for why in out)
        if not out:
            found[name] += 4 if holders == row["side"] else 2
        killers: list[str] = []
        if "dead" in out:
            for friend in friends:
                found[friend] -= 1
            captive = row["death"] == "captive"
            killers = [e for e in enemies if e in standing] if captive else row["killers"]
            for killer in killers:
                found[killer] += Fraction(2, 1 if captive else len(killers))
            killers = [] if captive else killers
        for boxer in row["ko_by"]:
            if boxer not in killers:
                found[boxer] += Fraction(1, len(row["ko_by"]))
    for bonus in data["bonus"]:
        assert bonus["for"] == "always"
        for name in bonus["characters"]:
            found[name] += bonus["points"]
    for name, share in _loot(data, people, holders).items():
        found[name] += share
    return found


def _loot(data: dict[str, Any], people: dict[str, Any], holders: Any) -> dict[str, Fraction]:
    bags: dict[Any, int] = {}
    for weapon in data["weapons"]:
        if weapon["weapon"] == "MB":
            holder = weapon.get("character")
            keeps = holder is not None and not {"dead", "captured"} & set(people[holder]["out"])
            side = people[holder]["side"] if keeps else holders
            bags[side] = bags.get(side, 0) + 1
    shares: dict[str, Fraction] = {}
    for side, count in bags.items():
        partners = [
            n for n, row in people.items() if row["side"] == side and not {"dead", "captured"} & set(row["out"])
        ]
        for partner in partners:
            shares[partner] = Fraction(count * data["money_bag"], len(partners))
    return shares
