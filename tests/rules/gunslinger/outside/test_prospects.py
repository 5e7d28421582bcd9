"""Who can hit me, for the plan that I lay: which segment a shot can come in, and its exact chance."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man

SHOOT, AIMED = 1, 2  # the aim times of SHOOT and of COCK/AIM/SHOOT with a one-handed gun


def coming(kid: dict[str, Any], *friends: dict[str, Any], **more: Any) -> dict[str, Any] | None:
    """What the Marshal in F3, who plans a turn, is told of The Kid."""
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45"), kid, *friends, **more)
    picks = [option.pick for option in GAME.asks(stage.state)[0].options]
    found = [odds for odds in GAME.prospects(GAME.view(stage.state, 0), picks) if odds.data["character"] == "marshal"]
    segments: Any = found[0].data.get("segments") if found else None
    return segments[0] if segments else None


def hit(aim: int, target: str = "", range_: int = 3) -> float:
    """The chance of one shot over three hexes, as the odds of a shot tell it."""
    odds = GAME.odds({"range": range_, "aim": aim, **({"target": target} if target else {})})
    return float(Fraction(str(odds.data["hit"])))


@rule("gunslinger", "13.52a", "13.6a", "12.1")
def test_a_cocked_gun_in_hand_shoots_at_once_and_better_a_segment_later() -> None:
    found = coming(man("the-kid", "F6", "n", gun_hand="C45!"))
    assert found is not None
    assert (found["enemy"], found["from"]) == ("the-kid", 1)
    for status, target in (("", ""), ("move", "move"), ("run", "run"), ("down", "down"), ("run-down", "run,down")):
        first, later = hit(SHOOT, target), max(hit(SHOOT, target), hit(AIMED, target))
        assert found["chances"][status] == pytest.approx([first, later, later, later, later])


@rule("gunslinger", "13.52a", "12.1")
def test_aim_points_on_the_target_count() -> None:
    aim = {"points": 4, "target": "marshal"}
    found = coming(man("the-kid", "F6", "n", gun_hand="C45!", aim=aim))
    assert found is not None
    assert found["chances"][""][0] == pytest.approx(hit(4 + SHOOT))


@rule("gunslinger", "10.0", "10.2a", "8.3a")
@pytest.mark.parametrize(
    ("kid", "first"),
    [
        (man("the-kid", "F6", "n", gun_hand="C45"), 3),  # cock for two segments, then SHOOT for one
        (man("the-kid", "F6", "n", holstered=["C45"]), 4),  # DRAW AND COCK takes three
        (man("the-kid", "F6", "s", gun_hand="C45!"), 3),  # SPIN AROUND first, which takes two
        (man("the-kid", "F6", "n", gun_hand="C45!", delay=2), 3),
    ],
    ids=["uncocked", "holstered", "facing away", "delayed"],
)
def test_who_must_cock_draw_or_turn_shoots_later(kid: dict[str, Any], first: int) -> None:
    found = coming(kid)
    assert found is not None
    assert found["from"] == first
    assert found["chances"][""][: first - 1] == [0.0] * (first - 1)
    assert found["chances"][""][first - 1] == pytest.approx(hit(SHOOT))


@rule("gunslinger", "10.42b")
@pytest.mark.parametrize(
    "kid",
    [man("the-kid", "F6", "n"), man("the-kid", "F6", "n", gun_hand="C45!", delay=5)],
    ids=["unarmed", "too late"],
)
def test_nobody_is_told_of_who_cannot_shoot_this_turn(kid: dict[str, Any]) -> None:
    assert coming(kid) is None


@rule("gunslinger", "8.32a", "9.3a", "9.3b")
@pytest.mark.parametrize(
    ("facing", "first"),
    [
        ("n", 1),
        ("nw", 1),  # on the edge of the AIM ZONE
        ("se", 2),  # back left of him: a TURN to the left brings it to the edge of the AIM ZONE
        ("sw", 2),
        ("s", 3),  # SPIN AROUND
    ],
)
def test_a_turn_is_enough_for_all_but_what_is_straight_behind(facing: str, first: int) -> None:
    found = coming(man("the-kid", "F6", facing, gun_hand="C45!"))
    assert found is not None
    assert found["from"] == first


@rule("gunslinger", "11.1a", "11.11a", "10.2a")
@pytest.mark.parametrize(
    ("kid", "lying", "aim"),
    [
        (man("the-kid", "F6", "n", other_hand="C45!"), [], 1),
        (man("the-kid", "F6", "n", gun_hand="W44!"), [], 0),  # SHOOT has aim time 0 with two hands
        (man("the-kid", "F6", "n"), [{"weapon": "C45", "hex": "F6"}], 1),
        (man("the-kid", "F6", "n", gun_hand="C45/0"), [{"weapon": "C45", "hex": "F6"}], 1),
    ],
    ids=["in the other hand", "a rifle in one hand", "on the ground", "an empty gun in hand"],
)
def test_a_gun_that_draw_and_cock_can_reach_is_a_threat_from_the_fourth_segment_on(
    kid: dict[str, Any], lying: list[dict[str, Any]], aim: int
) -> None:
    found = coming(kid, weapons=lying)
    assert found is not None
    assert found["from"] == 4
    assert found["chances"][""] == pytest.approx([0.0, 0.0, 0.0, hit(aim), hit(aim + 1)])


def test_a_gun_that_lies_elsewhere_is_out_of_reach() -> None:
    assert coming(man("the-kid", "F6", "n"), weapons=[{"weapon": "C45", "hex": "F7"}]) is None


@rule("gunslinger", "11.1a")
def test_of_several_guns_the_best_one_counts_in_each_segment() -> None:
    """The rifle is cocked by COCK/AIM/SHOOT in two segments, the revolver is drawn in three, and hits better."""
    found = coming(man("the-kid", "F6", "n", both_hands="W44", holstered="C45"))
    assert found is not None
    assert found["chances"][""] == pytest.approx([0.0, 0.0, hit(0), max(hit(1), hit(0)), hit(2)])


@rule("gunslinger", "12.44c")
def test_who_must_cock_first_loses_his_aim() -> None:
    aim = {"points": 6, "target": "marshal"}
    found = coming(man("the-kid", "F6", "n", gun_hand="C45", aim=aim))
    assert found is not None
    assert found["chances"][""] == pytest.approx([0.0, 0.0, hit(SHOOT), hit(AIMED), hit(AIMED)])


@rule("gunslinger", "12.5a", "12.5c")
@pytest.mark.parametrize(
    ("aim", "points"),
    [
        ({"points": 6, "target": "banker"}, 6),  # F2, beside the Marshal
        ({"points": 6, "hex": "F4"}, 6),
        ({"points": 6, "hex": "F5"}, 0),  # two hexes from him
    ],
    ids=["a friend beside", "the hex beside", "too far"],
)
def test_aim_that_can_be_transferred_counts(aim: dict[str, Any], points: int) -> None:
    found = coming(man("the-kid", "F6", "n", gun_hand="C45!", aim=aim), man("banker", "F2", "s", gun_hand="C45!"))
    assert found is not None
    assert found["chances"][""][0] == pytest.approx(hit(points + SHOOT))


@rule("gunslinger", "12.5c")
def test_aim_on_the_own_hex_cannot_be_transferred_out_of_it() -> None:
    stage = Stage(man("marshal", "F5", "s"), man("the-kid", "F6", "n", gun_hand="C45!", aim={"points": 6, "hex": "F6"}))
    found = GAME.threats(GAME.view(stage.state, 0), "plan:none")
    assert found is not None
    assert float(found.rows[0][1][0] or 0) == pytest.approx(hit(SHOOT, range_=1))


@rule("gunslinger", "12.44b", "12.41")
def test_a_turn_keeps_the_aim_that_stays_in_the_zone() -> None:
    """The Kid in F6 aims at H5, on the edge of his AIM ZONE; the Marshal in H6 is one hex beyond it."""
    kid = man("the-kid", "F6", "n", gun_hand="C45!", aim={"points": 6, "hex": "H5"})
    view = GAME.view(Stage(man("marshal", "H6", "n"), kid).state, 0)
    assert (view["characters"][1]["others"][0]["range"], view["characters"][1]["others"][0]["in_zone"]) == (2, False)
    found = GAME.threats(view, "plan:none")
    assert found is not None
    first, *later = [None if one is None else float(one) for one in found.rows[0][1]]
    assert first is None
    assert later == pytest.approx([hit(6 + SHOOT, range_=2), *[hit(6 + AIMED, range_=2)] * 3])


@rule("gunslinger", "10.22a", "14.12f")
def test_a_revolver_in_both_hands_is_fired_with_one_where_the_other_arm_is_hurt() -> None:
    found = coming(man("the-kid", "F6", "n", both_hands="C45!", other_arm=4))
    assert found is not None
    assert found["chances"][""][0] == pytest.approx(hit(SHOOT))


@rule("gunslinger", "10.0")
@pytest.mark.parametrize(("divided", "range_"), [(False, 3), (True, 1)])
def test_range_figures_count_by_option_only(divided: bool, range_: int) -> None:
    """Three hexes; the W44 divides by four from four aim points on."""
    aim = {"points": 6, "target": "marshal"}
    rifle = man("the-kid", "F6", "n", both_hands="W44!", aim=aim)
    found = coming(rifle, options={"range_divisor": divided})
    assert found is not None
    assert found["chances"][""][:2] == pytest.approx([hit(6, range_=range_), hit(7, range_=range_)])


@rule("gunslinger", "3.2b", "11.1a")
@pytest.mark.parametrize(
    ("who", "gun", "first"),
    [
        ("fast-eddie", {"gun_hand": "C44"}, 2),  # B2 cocks it in one segment
        ("fast-eddie", {"other_hand": "C44"}, 2),  # and takes it over into the gun hand
        ("ike", {"gun_hand": "C44"}, 3),  # B3 in two
        ("fast-eddie", {"both_hands": "W44"}, 3),  # one-handed weapons only: COCK/AIM/SHOOT takes two
        ("fast-eddie", {"gun_hand": "W44!"}, 4),
    ],
)
def test_bonus_cards_cock_and_take_over_one_handed_guns(who: str, gun: dict[str, str], first: int) -> None:
    stage = Stage(man("marshal", "F3", "s"), man(who, "F6", "n", **gun), options={"characters": "printed"})
    found = GAME.threats(GAME.view(stage.state, 0), "plan:none")
    assert found is not None
    assert [chance is None for chance in found.rows[0][1]] == [True] * (first - 1) + [False] * (6 - first)


@rule("gunslinger", "3.2b", "11.11a")
def test_bonus_cards_take_nothing_from_the_hex() -> None:
    people = man("marshal", "F3", "s"), man("fast-eddie", "F6", "n")
    stage = Stage(*people, options={"characters": "printed"}, weapons=[{"weapon": "C45", "hex": "F6"}])
    found = GAME.threats(GAME.view(stage.state, 0), "plan:none")
    assert found is not None
    assert [chance is None for chance in found.rows[0][1]] == [True, True, True, False, False]


# ---- the rows that are told without segments


def rows(stage: Stage, seat: int = 0) -> dict[str, float]:
    picks = stage.options(seat)
    found = GAME.prospects(GAME.view(stage.state, seat), picks)
    return {label.key: float(chance) for odds in found for label, chance, _ in odds.rows}


@rule("gunslinger", "13.61a", "13.62", "13.63")
def test_who_drops_moves_too_and_who_lies_cannot_drop() -> None:
    """LEAP/DROP is a movement action, so Move and Down hold together."""
    kid = man("the-kid", "F6", "n", gun_hand="C45!", aim={"points": 4, "target": "marshal"})
    said = {"odds-if-stand": "", "odds-if-run": "move,run", "odds-if-drop": "move,down"}
    found = rows(Stage(man("marshal", "F3", "s"), kid))
    assert found == pytest.approx({key: hit(4 + AIMED, target) for key, target in said.items()})
    lying = {"odds-if-stand": "down", "odds-if-run": "move,run,down"}
    found = rows(Stage(man("marshal", "F3", "s", down=True), kid))
    assert found == pytest.approx({key: hit(4 + AIMED, target) for key, target in lying.items()})


@rule("gunslinger", "13.61a", "13.62")
@pytest.mark.parametrize(("plan", "target"), [("7f", ""), ("3b+7f", "move"), ("1f+2f", "move,run")])
def test_once_cards_are_laid_they_say_how_he_moves(plan: str, target: str) -> None:
    kid = man("the-kid", "F6", "n", gun_hand="C45!", aim={"points": 4, "target": "marshal"})
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), kid)
    stage.plan(marshal=plan)
    assert stage.asked == (0, "declare")
    assert rows(stage) == pytest.approx({"odds-if-now": hit(4 + AIMED, target)})


def test_between_two_showdowns_nobody_can_hit_anybody() -> None:
    people = man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n", gun_hand="C45!")
    stage = Stage(*people, phase="end", options={"showdown": "1,2"}, night={"place": 0})
    assert stage.asked[1] == "next-showdown"
    assert rows(stage) == {}


@rule("gunslinger", "1.22")
@pytest.mark.parametrize(
    ("kid", "first"),
    [
        (man("the-kid", "F6", "n", gun_hand="C45!"), 1),
        (man("the-kid", "F6", "s", gun_hand="C45!"), None),
        (man("the-kid", "F6", "se", gun_hand="C45!"), None),
        (man("the-kid", "F6", "n", holstered="C45"), None),
    ],
    ids=["ready", "facing away", "half away", "holstered"],
)
def test_in_a_variant_without_other_cards_only_who_is_ready_shoots(kid: dict[str, Any], first: int | None) -> None:
    """COCK/AIM/SHOOT and SHOOT are all the cards that there are."""
    game = sixgun.game("gunslinger").repacked({"variant": {"actions": ["5f", "7f"]}})
    state = game.position({"characters": [man("marshal", "F3", "s", gun_hand="C45"), kid]})
    found = game.threats(game.view(state, 0), "plan:none")
    assert found is not None
    came = [chance is not None for _, chances in found.rows for chance in chances]
    assert came == ([] if first is None else [True] * 5)
