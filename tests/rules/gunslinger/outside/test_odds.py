"""The exact chances of a shot, against a tree of all draws and against counts made by hand."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from sixgun.core.refusals import Refused
from sixgun.games.gunslinger.outside.odds import chances, kill_chance, odds_of
from sixgun.games.gunslinger.table import components as c
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, MOVE_STATUS, RUN_STATUS
from sixgun.games.gunslinger.table.figures import Figures, own_data
from tests.cite import rule

data = own_data()
figures = Figures(data)
NO_EFFECT, MISFIRES, MALFUNCTIONS = {101, 102, 103}, {104, 105, 106, 107, 108}, set(range(101, 109))


def sign(card: int, aim: int, range_: int, status: str) -> str:
    """The result of a FIRE card straight from its notation: B, X or a dot."""
    _, bands, rows, letters = data["fire"][str(card)].split(",")

    def fits(number: int, band: str) -> bool:
        low, _, high = band.rstrip("+").partition("-")
        return number >= int(low) and (band.endswith("+") or number <= int(high or low))

    found = "."
    for aims, cells in re.findall(r"(\S+):([BX.]+)", rows):
        for band, cell in zip(bands.split("/"), cells, strict=True):
            if fits(aim, aims) and fits(range_, band):
                found = cell
    fitting = set(letters) & set(status)
    if found == "X" and fitting:
        return "."
    if found == "B" and fitting & set("MR"):
        return "." if fitting & set("DH") else "X"
    return found


def tree(cards: frozenset[int], settled: dict[str, Fraction], weight: Fraction, first: int = 0) -> None:
    """Draw one card after the other, in every way that it can go, and add the chances up by what happens."""
    deck = cards or frozenset(range(1, 109))
    each = weight / len(deck)
    for card in deck:
        if first:  # the second draw after a misfire
            if card in MALFUNCTIONS:
                name = "explosion" if first >= 107 else "jam"
                settled[name] = settled.get(name, Fraction(0)) + each
        elif card in NO_EFFECT:
            tree(deck - {card}, settled, each)
        elif card in MISFIRES:
            settled["misfire"] = settled.get("misfire", Fraction(0)) + each
            tree(deck - {card}, settled, each, card)
        else:
            settled[str(card)] = settled.get(str(card), Fraction(0)) + each


@pytest.mark.parametrize(
    "cards",
    [
        range(1, 109),
        range(1, 101),
        [5, 101, 102, 103],
        [104, 101, 107],
        [108, 102],
        [104],
        [101, 103],
        [],
        [1, 2, 50, 96, 101, 105, 106, 108],
    ],
    ids=str,
)
@rule("gunslinger", "5.7", "13.3b", "13.3c", "13.31a", "13.32")
def test_every_draw_is_counted_exactly(cards: list[int]):
    settled: dict[str, Fraction] = {}
    tree(frozenset(cards), settled, Fraction(1))
    found = chances(figures, 7, 3, 0, list(cards))
    assert found.misfire == settled.get("misfire", 0)
    assert (found.jam, found.explosion) == (settled.get("jam", 0), settled.get("explosion", 0))
    hits = [Fraction(0)] * len(c.HITS)
    for card, chance in settled.items():
        if card.isdecimal():
            own = c.HITS.index(data["fire"][card].split(",")[0].lower())
            hits[{"B": c.HIT_BULLSEYE, "X": own, ".": c.HIT_MISS}[sign(int(card), 7, 3, "")]] += chance
    assert found.hits == hits
    assert sum(found.hits) + found.misfire == 1


@rule("gunslinger", "13.5", "13.6a", "13.61b", "13.62", "13.63")
def test_hits_by_location_are_the_cards_counted_from_their_notation():
    chance = Random(3)
    statuses = {
        "": 0,
        "M": MOVE_STATUS,
        "MR": MOVE_STATUS | RUN_STATUS,
        "D": DOWN_STATUS,
        "MD": MOVE_STATUS | DOWN_STATUS,
    }
    for _ in range(60):
        aim, range_, letters = chance.randrange(-1, 12), chance.randrange(14), chance.choice([*statuses])
        unseen = sorted(chance.sample(range(1, 109), chance.randrange(20, 109)))
        found = chances(figures, aim, range_, statuses[letters], unseen)
        settling = [card for card in unseen if card not in NO_EFFECT]
        signs = {card: sign(card, aim, range_, letters) for card in settling if card <= 100}
        for location, name in enumerate(c.LOCATIONS):
            own = [card for card in signs if data["fire"][str(card)].startswith(name.upper()) and signs[card] == "X"]
            assert found.hits[location] == Fraction(len(own), len(settling))
        assert found.bullseye == Fraction(sum(cell == "B" for cell in signs.values()), len(settling))


@rule("gunslinger", "13.3a", "13.3b", "13.3c")
def test_five_cards_of_the_105_that_settle_a_shot_misfire():
    found = chances(figures, 5, 5, 0)
    assert found.misfire == Fraction(5, 105)
    assert chances(figures, 5, 5, 0, ammo=c.AMMO_STOREBOUGHT).misfire == Fraction(3, 103)
    assert chances(figures, 5, 5, 0, ammo=c.AMMO_CAP_AND_BALL).misfire == Fraction(8, 108)


@rule("gunslinger", "13.31a", "13.31b", "13.31c")
def test_damage_after_a_misfire_by_hand():
    """3 of 5 misfires can jam and 2 explode; the next card is one of 7 other malfunctions.

    Each of the 3 cards without effect comes next with 1/108; the other 4 share with the rest of the 104 what is left.
    """
    second = Fraction(3, 108) + Fraction(105, 108) * Fraction(4, 104)
    found = chances(figures, 1, 1, 0)
    assert (found.jam, found.explosion) == (Fraction(3, 105) * second, Fraction(2, 105) * second)
    other = chances(figures, 1, 1, 0, second_card=True)
    assert other.jam + other.explosion == found.jam + found.explosion
    assert other.jam > found.jam  # six of eight malfunctions jam


@rule("gunslinger", "13.5")
def test_the_first_showdowns_opening_shots():
    """At range 6 one card of 108 hits with SHOOT alone, and 24 after three aims."""
    assert chances(figures, 1, 6, 0).hit == Fraction(1, 105)
    assert chances(figures, 7, 6, 0).hit == Fraction(24, 105)


@rule("gunslinger", "13.7", "13.8")
def test_a_kill_is_what_the_impact_table_says():
    found = chances(figures, 9, 0, 0)
    colt, pocket = figures.weapons.index("C45"), figures.weapons.index("C32")
    vital, crit = found.hits[c.HIT_VITAL], found.hits[c.HIT_CRIT]
    assert kill_chance(figures, found, colt, 0) == vital + crit + found.bullseye
    assert kill_chance(figures, found, pocket, 0) == vital + found.bullseye


# ---- the texts of a command line


@rule("gunslinger", "13.5", "13.6a", "13.61b", "13.63", "13.3c")
def test_odds_are_given_as_fractions_of_the_settling_cards_and_as_decimals():
    odds = odds_of(figures, {"range": "6", "aim": "7", "weapon": "C45", "target": "move,down"}).data
    hits = dict.fromkeys(c.LOCATIONS, 0)
    bullseyes = 0
    for card in range(1, 101):
        result = sign(card, 7, 6, "MD")
        bullseyes += result == "B"
        if result == "X":
            hits[data["fire"][str(card)].split(",")[0].lower()] += 1
    assert odds["bullseye"] == f"{bullseyes}/105"
    assert odds["by_location"] == {name: f"{count}/105" for name, count in hits.items()}
    assert odds["hit"] == f"{bullseyes + sum(hits.values())}/105"
    assert odds["misfire"] == "5/105"
    assert (odds["target"], odds["cards"], odds["settling"]) == (["move", "down"], 108, 105)
    total = sum(Fraction(odds[name]) for name in ("hit", "miss", "misfire"))
    assert total == 1
    assert odds["decimal"]["misfire"] == round(5 / 105, 6)
    assert odds["decimal"]["hit"] == round(float(Fraction(odds["hit"])), 6)


@rule("gunslinger", "14.12b", "14.12f", "13.52a", "11.3a")
def test_wounds_of_the_arms_that_hold_the_weapon_are_taken_off():
    wounds = {"range": "3", "aim": "9", "gun-arm": "4", "other-arm": "3"}
    assert odds_of(figures, wounds).data["aim_time"] == 5
    assert odds_of(figures, {**wounds, "box": "both-hands"}).data["aim_time"] == 2
    assert odds_of(figures, {**wounds, "weapon": "W44"}).data["aim_time"] == 2
    assert odds_of(figures, wounds).data["hit"] == odds_of(figures, {"range": "3", "aim": "5"}).data["hit"]
    assert odds_of(figures, {**wounds, "gun-arm": "20"}).data["hit"] == "0/105"


@rule("gunslinger", "5.7")
def test_cards_seen_since_the_shuffle_are_left_out():
    seen = ",".join(str(card) for card in range(1, 101))
    odds = odds_of(figures, {"range": "0", "aim": "9", "seen": seen}).data
    assert (odds["cards"], odds["hit"], odds["misfire"]) == (8, "0/5", "5/5")


@rule("gunslinger", "13.61a", "13.62")
def test_who_runs_moves_as_well():
    odds = odds_of(figures, {"range": "2", "aim": "9", "target": "run"}).data
    assert odds["target"] == ["move", "run"]
    assert odds["hit"] == odds_of(figures, {"range": "2", "aim": "9", "target": "move,run"}).data["hit"]


@pytest.mark.parametrize(
    ("given", "codes"),
    [
        ({}, ["odds-missing", "odds-missing"]),
        ({"range": "6"}, ["odds-missing"]),
        ({"range": "six", "aim": "7"}, ["field-type"]),
        ({"range": "-1", "aim": "7"}, ["field-range"]),
        ({"range": "9" * 5000, "aim": "1.5"}, ["field-type", "field-type"]),
        ({"range": "6", "aim": "99"}, ["field-range"]),
        ({"range": "6", "aim": "7", "weapon": "BB"}, ["no-such-weapon"]),
        ({"range": "6", "aim": "7", "weapon": "KNF"}, ["no-such-weapon"]),
        ({"range": "6", "aim": "7", "target": "flying"}, ["field-choice"]),
        ({"range": "6", "aim": "7", "target": "head"}, ["field-choice"]),
        ({"range": "6", "aim": "7", "weapon": "W44", "box": "gun-hand"}, ["field-choice"]),
        ({"range": "6", "aim": "7", "box": "holstered"}, ["field-choice"]),
        ({"range": "6", "aim": "7", "seen": "0,109,x"}, ["field-range", "field-range", "field-type"]),
        ({"range": "6", "aim": "7", "wind": "3"}, ["field-unknown"]),
    ],
)
@rule("gunslinger", "13.5", "11.3a", "13.64")
def test_bad_texts_are_refused_with_all_that_is_wrong(given: dict[str, object], codes: list[str]):
    with pytest.raises(Refused) as caught:
        odds_of(figures, given)
    assert [refusal.code for refusal in caught.value.refusals] == codes
