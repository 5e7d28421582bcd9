"""Shooting (13. SPARARE): the FIRE cards, Target Status, aim time. A second reader of the notation checks the first."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from sixgun.core.refusals import Refused
from sixgun.games.gunslinger.rules.fire_cards import aim_time, hit_of, meaning, printed_hit, range_for, reduced
from sixgun.games.gunslinger.table import components as c
from sixgun.games.gunslinger.table.charts import DOWN_STATUS, HEAD_STATUS, MOVE_STATUS, RUN_STATUS, read_chart
from sixgun.games.gunslinger.table.figures import Figures, own_data
from tests.cite import rule

figures = Figures(own_data())
FIRE = {int(card): text for card, text in own_data()["fire"].items() if card != "provenance"}
AIMS, RANGES = range(-3, 15), range(31)


def within(number: int, band: str) -> bool:
    low, high = re.fullmatch(r"(\d+)(?:-(\d+)|(\+))?", band).group(1, 2)
    if band.endswith("+"):
        return number >= int(low)
    return int(low) <= number <= int(high or low)


def read_off(text: str, aim: int, range_: int) -> str:
    """The sign in the crossing, found band by band with regular expressions; "." outside of all."""
    _, bands, rows, _ = text.split(",")
    for aims, cells in re.findall(r"(\S+):([BX.]+)", rows):
        if within(aim, aims):
            for band, sign in zip(bands.split("/"), cells, strict=True):
                if within(range_, band):
                    return sign
    return "."


def hitting(aim: int, range_: int) -> int:
    return sum(read_off(text, aim, range_) != "." for text in FIRE.values())


@rule("gunslinger", "13.5")
def test_every_cell_of_every_card_is_read_alike_by_two_readers():
    assert sorted(FIRE) == list(range(1, 101))
    for card, text in FIRE.items():
        own = c.HITS.index(text.split(",")[0].lower())
        signs = {"B": c.HIT_BULLSEYE, "X": own, ".": c.HIT_MISS}
        for aim in AIMS:
            for range_ in RANGES:
                assert printed_hit(figures, card, aim, range_) == signs[read_off(text, aim, range_)], (
                    card,
                    aim,
                    range_,
                )


@rule("gunslinger", "13.0a", "13.5", "13.61b", "13.63")
def test_card_96_as_the_rulebook_pictures_it():
    """Ranges 0-3 and 4-7; aim time 1-6: ARM, miss; 7-9+: BE, ARM; Move, Down and Head make an ARM hit miss."""
    figures = Figures(own_data())
    for aim, near, far in ((0, c.HIT_MISS, c.HIT_MISS), (1, c.HIT_ARM, c.HIT_MISS), (6, c.HIT_ARM, c.HIT_MISS)):
        assert [printed_hit(figures, 96, aim, r) for r in (0, 3, 4, 7, 8)] == [near, near, far, far, c.HIT_MISS]
    for aim in (7, 8, 9, 10):
        assert [printed_hit(figures, 96, aim, r) for r in (0, 3, 4, 7, 8)] == [
            c.HIT_BULLSEYE,
            c.HIT_BULLSEYE,
            c.HIT_ARM,
            c.HIT_ARM,
            c.HIT_MISS,
        ]
    for status in (MOVE_STATUS, DOWN_STATUS, HEAD_STATUS):
        assert reduced(figures, 96, c.HIT_ARM, status) == c.HIT_MISS
    assert reduced(figures, 96, c.HIT_ARM, RUN_STATUS) == c.HIT_ARM


@rule("gunslinger", "13.5")
def test_more_aim_or_less_range_is_never_worse():
    worth = {".": 0, "X": 1, "B": 2}
    for card, text in FIRE.items():
        cells = [[worth[read_off(text, aim, range_)] for range_ in range(21)] for aim in range(1, 12)]
        assert all(low <= high for below, above in pairwise(cells) for low, high in zip(below, above, strict=True)), (
            card
        )
        assert all(near >= far for row in cells for near, far in pairwise(row)), card


@rule("gunslinger", "13.5")
def test_hitting_cards_are_even_in_number_and_grow_with_aim_and_nearness():
    counted = [[hitting(aim, range_) for range_ in range(13)] for aim in range(12)]
    assert [
        [sum(hit_of(figures, card, a, r, 0) != c.HIT_MISS for card in FIRE) for r in range(13)] for a in range(12)
    ] == (counted)
    assert all(counted[aim][range_] % 2 == 0 for aim in range(12) for range_ in range(6))
    assert all(counted[aim][range_] % 2 == 0 for aim in range(6, 12) for range_ in (6, 7))
    assert all(low <= high for below, above in pairwise(counted) for low, high in zip(below, above, strict=True))
    assert all(near >= far for row in counted for near, far in pairwise(row))
    assert counted[7][0] == 96  # 89 % of 108: as a players' aid has it
    assert (counted[1][6], counted[7][6]) == (1, 24)
    assert counted[0] == [0] * 13
    assert counted[9] == counted[10] == counted[11]


@rule("gunslinger", "13.5")
def test_the_two_corrected_cells_restore_the_pattern():
    """With the pictures' own cells the counts turn odd, and one of ten pairs of cards 81-90 and 91-100 differs."""
    alternative = own_data()["alternative"]
    for card, aim in ((86, 7), (96, 7)):
        text = alternative[str(card)]
        read_chart(text, c.LOCATIONS, c.HIT_BULLSEYE, c.HIT_MISS)
        changed = {**FIRE, card: text}
        odd = [r for r in range(8) if sum(read_off(one, aim, r) != "." for one in changed.values()) % 2]
        assert odd, card
    for card in range(81, 91):
        gun, arm = FIRE[card].split(","), FIRE[card + 10].split(",")
        assert gun[1:3] == arm[1:3], card
        assert gun[3] + "H" == arm[3], card


# ---- Target Status


@rule("gunslinger", "13.6a", "13.61b", "13.62", "13.63", "13.64")
def test_what_each_line_does_to_each_hit():
    for card, text in FIRE.items():
        own, letters = c.HITS.index(text.split(",")[0].lower()), text.split(",")[3]
        for letter, status in zip("MRDH", (MOVE_STATUS, RUN_STATUS, DOWN_STATUS, HEAD_STATUS), strict=True):
            if letter not in letters:  # [13.6c]
                assert reduced(figures, card, own, status) == own
                assert reduced(figures, card, c.HIT_BULLSEYE, status) == c.HIT_BULLSEYE
            else:
                assert reduced(figures, card, own, status) == c.HIT_MISS
                assert reduced(figures, card, c.HIT_BULLSEYE, status) == (own if letter in "MR" else c.HIT_BULLSEYE)
            assert reduced(figures, card, c.HIT_MISS, status) == c.HIT_MISS


@rule("gunslinger", "13.6c")
def test_a_status_that_the_card_does_not_list_changes_nothing():
    assert FIRE[8].endswith(",")
    everything = MOVE_STATUS | RUN_STATUS | DOWN_STATUS | HEAD_STATUS
    assert hit_of(figures, 8, 7, 0, everything) == c.HIT_BULLSEYE
    assert hit_of(figures, 8, 7, 4, everything) == c.HIT_SIDE


@rule("gunslinger", "13.6b", "13.63")
def test_reduced_by_one_line_and_missed_by_another_is_a_miss():
    """Card 51 lists Move and Down: its bullseye at aim time 5, range 3 against a target that moves while DOWN."""
    assert printed_hit(figures, 51, 5, 3) == c.HIT_BULLSEYE
    assert hit_of(figures, 51, 5, 3, MOVE_STATUS) == c.HIT_CRIT
    assert hit_of(figures, 51, 5, 3, DOWN_STATUS) == c.HIT_BULLSEYE
    assert hit_of(figures, 51, 5, 3, MOVE_STATUS | DOWN_STATUS) == c.HIT_MISS
    both = [card for card, text in FIRE.items() if set("MR") & set(text.split(",")[3]) and "D" in text.split(",")[3]]
    assert both == [51, 75, 86, 90, 96, 100]
    for card in both:
        assert reduced(figures, card, c.HIT_BULLSEYE, MOVE_STATUS | RUN_STATUS | DOWN_STATUS) == c.HIT_MISS


@rule("gunslinger", "13.63")
def test_a_bullseye_on_a_target_lying_down_stays_one():
    """Card 49, with Down: a bullseye at range 0 and 1 from aim time 3 on."""
    assert [hit_of(figures, 49, 3, range_, DOWN_STATUS) for range_ in (0, 1, 2)] == [
        c.HIT_BULLSEYE,
        c.HIT_BULLSEYE,
        c.HIT_MISS,
    ]


@rule("gunslinger", "13.6b")
def test_two_lines_that_both_reduce_do_so_once():
    """No card of the deck lists Move and Run, but a pack's card may."""
    chart = read_chart("LEG,0-3,1+:B,MR", c.LOCATIONS, c.HIT_BULLSEYE, c.HIT_MISS)
    changed = Figures({**own_data(), "fire": {**own_data()["fire"], "1": "LEG,0-3,1+:B,MR"}})
    assert chart.status == MOVE_STATUS | RUN_STATUS
    assert hit_of(changed, 1, 5, 2, MOVE_STATUS | RUN_STATUS) == c.HIT_LEG


# ---- malfunctions and aim time


@rule("gunslinger", "13.2a", "13.3a", "13.3b", "13.3c")
def test_the_handloaded_line_decides_for_every_weapon():
    assert [meaning(figures, card) for card in (1, 100, 101, 103, 104, 106, 107, 108)] == [
        c.SHOT_FIRES,
        c.SHOT_FIRES,
        c.SHOT_NO_EFFECT,
        c.SHOT_NO_EFFECT,
        c.SHOT_MISFIRE,
        c.SHOT_MISFIRE,
        c.SHOT_MISFIRE,
        c.SHOT_MISFIRE,
    ]


SHOOT, COCK_AIM_SHOOT = c.SIDES.index("7f"), c.SIDES.index("5f")
COLT, WINCHESTER = figures.weapons.index("C45"), figures.weapons.index("W44")


@pytest.mark.parametrize(
    ("card", "weapon", "box", "points", "gun_arm", "other_arm", "time"),
    [
        (SHOOT, COLT, c.BOX_GUN_HAND, 0, 0, 0, 1),
        (COCK_AIM_SHOOT, COLT, c.BOX_GUN_HAND, 0, 0, 0, 2),
        (SHOOT, WINCHESTER, c.BOX_BOTH_HANDS, 6, 0, 0, 6),
        (COCK_AIM_SHOOT, WINCHESTER, c.BOX_BOTH_HANDS, 8, 0, 0, 9),
        (COCK_AIM_SHOOT, COLT, c.BOX_BOTH_HANDS, 8, 0, 0, 10),  # the weapon's type counts, not the box
        (SHOOT, COLT, c.BOX_GUN_HAND, 8, 4, 3, 5),
        (SHOOT, COLT, c.BOX_BOTH_HANDS, 8, 4, 3, 2),
        (SHOOT, COLT, c.BOX_OTHER_HAND, 8, 4, 3, 6),
        (SHOOT, WINCHESTER, c.BOX_BOTH_HANDS, 2, 4, 3, -5),
    ],
)
@rule("gunslinger", "13.52a", "13.52b", "14.12b", "14.12f")
def test_aim_time(card: int, weapon: int, box: int, points: int, gun_arm: int, other_arm: int, time: int):
    assert aim_time(figures, card, weapon, box, points, gun_arm, other_arm) == time


@rule("gunslinger", "10.0")
def test_the_range_figure_of_long_guns_divides_from_four_aim_points_on():
    assert [range_for(figures, WINCHESTER, range_, 4) for range_ in (0, 1, 4, 5, 9)] == [0, 1, 1, 2, 3]
    assert range_for(figures, WINCHESTER, 9, 3) == 9
    assert range_for(figures, COLT, 9, 8) == 9


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ARM,0-3",
        "TOE,0-3,1+:X,",
        "ARM,0-3/4,1+:X,",
        "ARM,3-0,1+:X,",
        "ARM,0-3,1+:Y,",
        "ARM,0-3,1-4:X 3+:B,",
        "ARM,0-3,1+:X,Z",
        "ARM,0-99,1+:X,",
        "ARM,0-3,1-2+:X,",
        "ARM,-3,1+:X,",
        "ARM,0-3,1+X,",
    ],
)
@rule("gunslinger", "13.5")
def test_charts_that_are_none_are_refused(text: str):
    with pytest.raises(Refused) as caught:
        read_chart(text, c.LOCATIONS, c.HIT_BULLSEYE, c.HIT_MISS)
    assert caught.value.refusal.code == "fire-chart"
