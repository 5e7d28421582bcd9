"""The components (2. COMPONENTI): cards, weapons, tables and characters, against what was printed and found."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.core.refusals import Refused
from sixgun.games.gunslinger.outside.packs import with_pack
from sixgun.games.gunslinger.table import components as c
from sixgun.games.gunslinger.table.figures import Figures, own_data, penalty_of
from tests.cite import rule


@pytest.fixture
def figures() -> Figures:
    """The figures in the box, read anew: a test fails when their reading does."""
    return Figures(own_data())


def side(name: str) -> int:
    return c.SIDES.index(name)


# ---- action cards

# As printed: name, kind, time. Cards 1-4 both sides, 5 both, 6f, 7f, 8f and 9f are Section I.
PRINTED = {
    "1f": ("advance", "foot", 2),
    "1b": ("back-up", "foot", 3),
    "2f": ("run", "foot", 1),
    "2b": ("spin-around", "foot", 2),
    "3f": ("sprint", "foot", 1),
    "3b": ("turn", "foot", 1),
    "4f": ("sprint", "foot", 1),
    "4b": ("leap-drop", "foot", 1),
    "5f": ("cock-aim-shoot", "hand", 2),
    "5b": ("get-up-down", "foot", 3),
    "6f": ("cock-aim-shoot", "hand", 2),
    "7f": ("shoot", "hand", 1),
    "8f": ("load", "hand", 3),
    "9f": ("draw-and-cock", "hand", 3),
}
LATER = {
    "6b": ("throw", "hand", 2),
    "7b": ("strength", "strength", 2),
    "8b": ("head-out-back", "foot", 2),
    "9b": ("head-out-back", "foot", 2),
    "10f": ("jab", "attack", 2),
    "10b": ("duck", "defense", 1),
    "11f": ("swing", "attack", 3),
    "11b": ("block", "defense", 2),
    "12f": ("belt", "attack", 3),
    "12b": ("guard", "defense", 2),
    "B1f": ("advance", "foot", 1),
    "B1b": ("turn", "foot", 1),
    "B2f": ("draw-and-cock", "hand", 1),
    "B2b": ("shoot", "hand", 1),
    "B3f": ("draw-and-cock", "hand", 2),
    "B3b": ("shoot", "hand", 1),
    "B4f": ("chop", "attack", 2),
    "B4b": ("sidestep", "defense", 1),
    "B5f": ("lock", "wrestling", 3),
    "B5b": ("hip-throw", "defense", 2),
    "B6f": ("hook", "attack", 2),
    "B6b": ("coverup", "defense", 2),
    "B7f": ("kick", "wrestling", 3),
    "B7b": ("trip", "defense", 2),
    "B8f": ("bear-hug", "wrestling", 3),
    "B8b": ("strength", "strength", 2),
    "B9f": ("strength", "strength", 1),
    "B9b": ("strength", "strength", 2),
}


@rule("gunslinger", "2.31a", "2.32a", "2.32b", "4.6", "9.1a")
def test_twelve_action_cards_and_nine_bonus_cards_have_two_sides_each(figures: Figures):
    assert len(c.SIDES) == 24 + 18
    for name, (action, kind, time) in {**PRINTED, **LATER}.items():
        i = side(name)
        assert (c.ACTIONS[figures.action[i]], c.KINDS[figures.kind[i]], figures.time[i]) == (action, kind, time), name


@rule("gunslinger", "1.2", "1.22")
def test_only_the_sides_of_section_one_can_be_played(figures: Figures):
    assert [c.SIDES[i] for i in figures.playable] == [*PRINTED]


@rule("gunslinger", "7.0b")
def test_the_printed_example_fixes_three_times(figures: Figures):
    times = [figures.time[side(name)] for name in ("2f", "1f", "3b")]  # RUN, ADVANCE, TURN
    segments = [sum(times[: i + 1]) for i in range(3)]
    assert segments == [1, 3, 4]


@rule("gunslinger", "9.2b", "9.23b", "9.4b", "2.32b", "2.32c")
def test_penalties_printed_on_the_cards(figures: Figures):
    section_one = {c.SIDES[i] for i in figures.playable}
    assert {c.SIDES[i] for i in figures.playable if figures.if_down[i]} == {"1f", "1b", "2f", "3f", "4f"}
    assert all(figures.if_down[side(name)] == 2 for name in ("1f", "1b", "2f", "3f", "4f"))
    drawn = {name: figures.delay_cards[side(name)] for name in section_one if figures.delay_cards[side(name)]}
    assert drawn == {"3f": 1, "4f": 1, "4b": 2}


@rule("gunslinger", "12.2a", "13.52b")
def test_aim_times_for_one_and_two_hands(figures: Figures):
    assert [(figures.aim[1][side(name)], figures.aim[2][side(name)]) for name in ("5f", "6f", "7f")] == [
        (2, 1),
        (2, 1),
        (1, 0),
    ]
    assert [figures.points[side(name)] for name in ("5f", "6f", "7f", "9f")] == [2, 2, 0, 0]
    assert [c.SIDES[i] for i in figures.playable if figures.aim[1][i] >= 0] == ["5f", "6f", "7f"]


# ---- result cards


def words(line: tuple[int, ...]) -> Counter[object]:
    return Counter(value if value >= 0 else c.PENALTIES[~value] for value in line[1:])


@rule("gunslinger", "2.4a", "14.21a", "14.21b", "14.22", "14.23")
def test_delay_and_wound_lines_of_the_deck(figures: Figures):
    assert words(figures.delay) == {0: 36, 1: 27, 2: 27, "lose-aim": 12, "wild-shot": 4, "drop": 2}
    assert words(figures.wound) == {0: 18, 1: 24, 2: 18, 3: 15, 4: 9, 5: 6, 6: 3, "wild-shot": 6, "drop": 9}
    assert sum(value for value in figures.delay if value > 0) * 4 == 108 * 3  # 0.75 points a card
    assert sum(value for value in figures.wound if value > 0) * 4 == 108 * 7  # 1.75


@rule("gunslinger", "14.3", "14.31", "14.33")
def test_hex_lines_of_the_deck(figures: Figures):
    counted = Counter(c.HEX_LINES[value] for value in figures.hex[1:])
    assert counted == {"long": 45, "same": 27, **dict.fromkeys(c.HEX_LINES[:6], 6)}


@rule("gunslinger", "2.4b")
def test_the_tac_line_is_there_and_means_nothing(figures: Figures):
    counted = Counter(figures.tac[1:])
    assert counted == {
        "B>A": 18,
        "B>C": 18,
        "B>D": 18,
        "D>B": 12,
        "A>D": 9,
        "A>C": 9,
        "A>B": 6,
        "all>B": 12,
        "no-change": 6,
    }


@rule("gunslinger", "13.0b", "13.2a", "13.3a")
def test_card_108_as_the_rulebook_pictures_it(figures: Figures):
    assert [figures.shot[ammo][108] for ammo in (c.AMMO_STOREBOUGHT, c.AMMO_HANDLOADED, c.AMMO_CAP_AND_BALL)] == [
        c.SHOT_NO_EFFECT,
        c.SHOT_MISFIRE,
        c.SHOT_MISFIRE,
    ]
    assert figures.second_draw[108] == c.DAMAGE_EXPLOSION
    assert (~figures.delay[108], ~figures.wound[108]) == (c.PENALTY_DROP, c.PENALTY_DROP)
    assert (figures.hex[108], figures.tac[108]) == (c.HEX_STRAIGHT_BACK, "all>B")


@rule("gunslinger", "13.2a", "13.3b", "13.3c", "13.31b", "13.31c")
def test_a_hundred_fire_cards_and_eight_malfunctions(figures: Figures):
    fire = [card for card in range(1, 109) if figures.shot[c.AMMO_HANDLOADED][card] == c.SHOT_FIRES]
    assert fire == list(range(1, 101))
    misfires = [sum(meaning == c.SHOT_MISFIRE for meaning in line[1:]) for line in figures.shot]
    assert misfires == [3, 5, 8]  # storebought, handloaded, cap-and-ball
    assert [figures.second_draw[card] for card in range(100, 109)] == [c.DAMAGE_NONE] + [c.DAMAGE_JAM] * 6 + [
        c.DAMAGE_EXPLOSION
    ] * 2


@rule("gunslinger", "13.0c", "13.64")
def test_locations_and_statuses_of_the_fire_cards(figures: Figures):
    assert Counter(c.HITS[figures.location[card]] for card in range(1, 101)) == {
        "side": 18,
        "body": 25,
        "crit": 15,
        "vital": 7,
        "head": 7,
        "leg": 8,
        "gun": 10,
        "arm": 10,
    }
    status = figures.status[1:101]
    assert [sum(bits >> bit & 1 for bits in status) for bit in range(4)] == [20, 15, 23, 41]  # Move, Run, Down, Head
    assert sum(bits == 0 for bits in status) == 24
    assert not any(bits & 1 and bits & 2 for bits in status)  # never Move and Run together


# ---- weapons, impact, characters, points


@rule("gunslinger", "10.1", "10.2e", "10.42a")
def test_the_weapons_that_the_rulebook_names(figures: Figures):
    colt, winchester = figures.weapons.index("C45"), figures.weapons.index("W44")
    assert (figures.hands[colt], figures.capacity[colt]) == (1, 6)
    assert figures.hands[winchester] == 2
    marks = {name: figures.divisor[figures.weapons.index(name)] for name in ("W44", "W44s", "H44", "SD58", "SH50")}
    assert marks == {"W44": 4, "W44s": 2, "H44": 3, "SD58": 3, "SH50": 4}
    assert figures.capacity[figures.weapons.index("H44")] == 16
    assert set(figures.capacity[figures.guns :]) == {0}  # what is no gun holds no rounds
    assert all(figures.divisor[w] == 1 for w in range(figures.guns) if figures.hands[w] == 1)


@rule("gunslinger", "13.8", "14.11a", "14.12a")
def test_impact_line_b(figures: Figures):
    colt = figures.weapons.index("C45")
    found = {name: figures.penalties(colt, location, 3) for location, name in enumerate(c.LOCATIONS)}
    assert found == {
        "vital": ((c.PENALTY_KILL, 0),),
        "crit": ((c.PENALTY_KILL, 0),),
        "body": ((c.PENALTY_STUN, 4), (c.PENALTY_STAGGER, 0), (c.PENALTY_SERIOUS, 2)),
        "side": ((c.PENALTY_STUN, 2), (c.PENALTY_STAGGER, 0)),
        "head": ((c.PENALTY_STUN, 8),),
        "gun": ((c.PENALTY_STUN, 4), (c.PENALTY_GUN_HAND, 0), (c.PENALTY_SERIOUS, 1), (c.PENALTY_GUN_ARM, 4)),
        "arm": ((c.PENALTY_STUN, 3), (c.PENALTY_OTHER_HAND, 0), (c.PENALTY_SERIOUS, 1), (c.PENALTY_OTHER_ARM, 4)),
        "leg": ((c.PENALTY_STUN, 3), (c.PENALTY_STAGGER, 0), (c.PENALTY_SERIOUS, 2), (c.PENALTY_LEG, 4)),
    }


@rule("gunslinger", "13.8", "14.11a", "14.12a", "14.12c")
def test_every_impact_line_uses_the_penalties_of_the_rulebook(figures: Figures):
    for line in figures.impact:
        assert line[c.HIT_VITAL] == ((c.PENALTY_KILL, 0),)
        for location, penalties in enumerate(line):
            assert all((penalty in c.NUMBERED) == (number > 0) for penalty, number in penalties)
            if location not in (c.HIT_VITAL, c.HIT_CRIT):
                assert c.PENALTY_KILL not in [penalty for penalty, _ in penalties]


@rule("gunslinger", "13.8")
def test_a_shotgun_hits_lighter_beyond_its_blast_figure(figures: Figures):
    shotgun, light = figures.weapons.index("R10"), figures.weapons.index("SW38")
    assert figures.penalties(shotgun, c.HIT_BODY, 7) == (
        (c.PENALTY_STUN, 6),
        (c.PENALTY_STAGGER, 0),
        (c.PENALTY_SERIOUS, 3),
    )
    assert figures.penalties(shotgun, c.HIT_BODY, 8) == figures.penalties(light, c.HIT_BODY, 8)


@rule("gunslinger", "3.2b", "4.1", "10.2c", "12.3b", "14.11b", "14.5")
def test_figures_of_the_rulebook(figures: Figures):
    assert (figures.segments, figures.endurance, figures.holster_room, figures.most_aim) == (5, 20, 4, 8)
    assert (figures.drop_cards, figures.deadly) == (3, 4)


@rule("gunslinger", "15.11b")
def test_victory_points(figures: Figures):
    assert dict(zip(c.RESULTS, figures.victory, strict=True)) == {
        "survive": 2,
        "hold-the-field": 2,
        "pass-out": 0,
        "run-away": -2,
        "surrender": -2,
        "captured": -4,
        "killed": -8,
        "ally-killed": -1,
        "kill-enemy": 2,
        "knock-out-enemy": 1,
    }


@rule("gunslinger", "14.5")
def test_the_scale_of_serious_wounds(figures: Figures):
    """SERIOUS 1 never kills at the end, 2 in 27 of 108, 3 in 54, 4 always."""
    deaths = [sum(max(delay, 0) + n >= figures.deadly for delay in figures.delay[1:]) for n in (1, 2, 3, 4)]
    assert deaths == [0, 27, 54, 108]


@rule("gunslinger", "3.3a")
def test_forty_eight_characters(figures: Figures):
    data = own_data()["character"]
    assert len(figures.characters) == len(set(figures.character_names)) == 48
    assert Counter(row["provenance"] for row in data.values()) == {"found": 37, "house": 11}
    assert data["marshal"]["weapons"] == ["W44", "C45", "C45", "KNF"]
    known = {*figures.weapons}
    assert all(weapon in known for row in data.values() for weapon in row["weapons"])


@rule("gunslinger", "2.32b")
def test_every_figure_says_where_it_comes_from():
    for section, fields in own_data().items():
        rows = [row for row in fields.values() if isinstance(row, dict)]
        marks = [fields["provenance"]] if "provenance" in fields else [row.get("provenance") for row in rows]
        assert marks, section
        assert set(marks) <= {"seed", "found", "house"}, section


# ---- packs


@rule("gunslinger", "10.1", "13.8", "13.5")
def test_a_pack_puts_other_figures_in(figures: Figures):
    pack = {
        "weapon": {"W44": {"capacity": 17, "impact": "A"}},
        "impact": {"D": {"HEAD": ["STUN 3", "SERIOUS 1"]}},
        "fire": {"86": own_data()["alternative"]["86"]},
        "victory": {"killed": -10},
        "lines": {"1-18": {"delay": "drop"}},
    }
    changed = Figures(with_pack(pack))
    winchester = changed.weapons.index("W44")
    assert changed.capacity[winchester] == 17
    assert changed.penalties(winchester, c.HIT_HEAD, 1) == ((c.PENALTY_STUN, 10),)
    assert changed.impact[changed.impact_lines.index("D")][c.HIT_HEAD] == ((c.PENALTY_STUN, 3), (c.PENALTY_SERIOUS, 1))
    assert (changed.hit[86][7][6], figures.hit[86][7][6]) == (c.HIT_MISS, c.HIT_GUN)
    assert changed.victory[c.SCORE_KILLED] == -10
    assert ~changed.delay[18] == c.PENALTY_DROP


@rule("gunslinger", "10.1")
def test_a_bad_pack_is_refused_with_all_its_problems():
    pack = {
        "weapon": {"W44": {"capacity": 0, "impact": "Z", "load": "fast", "hands": 1}, "ray-gun": {}},
        "impact": {"D": {"HEAD": ["STUN", "KILL 2", "BURN 3", 7]}},
        "fire": {"86": "GUN,0-3/4-5,1-6:X 7+:BX,MD", "101": "", "1": 5},
        "divided": {"halves": [["n"], ["s"]]},
        "lines": {"1-18": {"hex": "up", "delay": "kill", "wound": -1}},
        "moon": {},
    }
    with pytest.raises(Refused) as caught:
        with_pack(pack)
    found = Counter(refusal.code for refusal in caught.value.refusals)
    assert found == {
        "field-unknown": 3,  # moon, ray-gun, fire.101
        "field-range": 3,  # capacity, hands, wound
        "field-choice": 4,  # impact, load, hex, delay
        "no-such-penalty": 4,
        "fire-chart": 2,
        "divided-sides": 1,
    }


@pytest.mark.parametrize("text", ["STUN 4", "GUN HAND", "OTHER ARM 12"])
@rule("gunslinger", "14.11a")
def test_penalties_are_read_as_the_table_writes_them(text: str):
    penalty, number = penalty_of(text)
    written = c.PENALTIES[penalty].replace("-", " ").upper() + (f" {number}" if number else "")
    assert written == text
