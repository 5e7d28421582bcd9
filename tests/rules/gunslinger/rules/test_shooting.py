"""A shot (13.1 to 13.5, 13.9): who may be shot at, aim time, range, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, calm, drawn, shot

COLT: dict[str, Any] = {"gun_hand": "C45!"}
COLT_IN_BOTH_HANDS: dict[str, Any] = {"both_hands": "C45!"}
RIFLE: dict[str, Any] = {"both_hands": "W44!"}


def facing(kid: str, deck: list[int], points: int = 0, **marshal: Any) -> Stage:
    """The Marshal in F3, facing south, and the Kid somewhere."""
    aim = {"points": points, "target": "the-kid"} if points else None
    return Stage(man("marshal", "F3", "s", aim=aim, **marshal), man("the-kid", kid, "n"), deck=deck)


# ---- what a shot needs


@pytest.mark.parametrize("stack", ["7f", "5f"])
@pytest.mark.parametrize(
    ("gun", "why"),
    [("C45", ("not-cocked", "13.1a")), ("C45/0!", ("no-rounds", "13.1a")), ("C45/1!", None)],
)
@rule("gunslinger", "13.1a")
def test_a_shot_needs_a_raised_hammer_and_a_round(stack: str, gun: str, why: tuple[str, str] | None) -> None:
    stage = facing("F6", [], gun_hand=gun)
    stage.plan(marshal=stack)
    assert stage.why("shoot>the-kid") == why
    assert ("shoot>the-kid" in stage.options()) == (why is None)


@rule("gunslinger", "13.1a")
def test_a_declared_shot_is_cancelled_if_the_gun_has_gone_off_before() -> None:
    # The Kid hits the SIDE in segment 1. STUN 2: WILD SHOT and 0. STAGGER: same, same. DROP: nothing.
    deck = [16, 94, 1, 2, 3, 4, 5, 6]
    stage = Stage(man("marshal", "F3", "s", **COLT), man("the-kid", "F6", "n", **COLT), deck=deck)
    act(stage, marshal="5f shoot>the-kid", the_kid="7f shoot>marshal")
    assert [event["character"] for event in stage.told("fires")] == ["the-kid"]
    assert [event["character"] for event in stage.told("cancelled")] == ["marshal"]
    assert [card for _, card in drawn(stage)] == deck
    assert (stage.weapon("c45.1")["rounds"], stage.weapon("c45.1")["cocked"]) == (5, False)


@rule("gunslinger", "13.1a")
def test_a_cancelled_shot_costs_no_aim() -> None:
    aim = {"points": 4, "target": "the-kid"}
    stage = Stage(
        man("marshal", "F3", "s", aim=aim, delay=3, **COLT),
        man("the-kid", "F6", "n"),
        man("guard", "F3", "s", side=0),
    )
    stage.plan(marshal="5f", guard="9f")
    stage.picks("shoot>the-kid", "draw:c45.1>gun-hand+cock", "yes")  # the Guard takes the gun in segment 3, before 5
    assert len(stage.told("cancelled")) == 1
    assert stage.told("drew") == []
    assert stage.person("marshal")["aim"] == aim
    assert stage.weapon("c45.1")["rounds"] == 6


# ---- enemies in the AIM ZONE


@rule("gunslinger", "13.1b")
def test_only_enemies_may_be_shot_at() -> None:
    stage = Stage(
        man("marshal", "F3", "s", side=0, **COLT),
        man("guard", "F5", "n", side=0),
        man("the-kid", "F6", "n", side=1),
        man("ike", "E6", "n", side=2),
    )
    stage.plan(marshal="7f")
    assert stage.why("shoot>guard") == ("not-an-enemy", "13.1b")
    assert {pick for pick in stage.options() if pick.startswith("shoot")} == {"shoot>the-kid", "shoot>ike"}


def behind(deck: list[int], **options: bool) -> Stage:
    """The Kid stands in the Marshal's BLIND ZONE, one step from the AIM ZONE. The Marshal acts two segments later."""
    return Stage(
        man("marshal", "F3", "s", delay=2, **COLT),
        man("the-kid", "G3", "s"),
        deck=deck,
        options=options,
    )


@rule("gunslinger", "13.1b")
def test_by_option_nobody_shoots_into_the_blind_zone() -> None:
    stage = behind([], blind_shots=False)
    stage.plan(marshal="5f")
    assert stage.why("shoot>the-kid") == ("blind-zone", "13.1b")
    assert "shoot>the-kid" not in stage.options()


@pytest.mark.parametrize(("kid", "hit"), [("none", "miss"), ("1f move:straight-ahead", "side")])
@rule("gunslinger", "13.1b", "13.2b")
def test_the_zone_counts_when_the_shot_is_fired(kid: str, hit: str) -> None:
    stage = behind([16, *calm(16)])  # SIDE at range 0-4 from aim time 1 on
    asked = behind([])
    asked.plan(marshal="5f", the_kid=kid.split()[0])
    assert "shoot>the-kid" in asked.options()
    act(stage, marshal="5f shoot>the-kid", the_kid=kid)
    assert (shot(stage)["hit"], shot(stage)["possible"]) == (hit, int(hit != "miss"))
    assert stage.drew("shot") == [16]
    assert stage.weapon("c45.1")["rounds"] == 5


def slipping_away(deck: list[int], kid: str) -> Stage:
    """The Kid, at range 1, can step out of the AIM ZONE in segment 2; the Marshal's shot comes in segment 4."""
    stage = Stage(man("marshal", "F3", "s", delay=2, **COLT), man("the-kid", "G4", "n"), deck=deck)
    act(stage, marshal="5f shoot>the-kid", the_kid=kid)
    return stage


@rule("gunslinger", "13.1b", "13.2b")
def test_a_target_that_has_left_the_aim_zone_is_missed_but_the_shot_is_fired() -> None:
    away = slipping_away([47], "1f move:straight-ahead")  # CRIT at range 0-5 from aim time 2 on
    assert (shot(away)["hit"], shot(away)["possible"], away.drew("shot")) == ("miss", 0, [47])
    assert away.person("the-kid")["out"] == []
    assert (away.weapon("c45.1")["rounds"], away.weapon("c45.1")["cocked"]) == (5, False)
    there = slipping_away([47], "none")
    assert there.person("the-kid")["out"] == ["dead"]


@rule("gunslinger", "13.2b")
def test_a_shot_that_cannot_hit_may_still_jam_the_gun() -> None:
    stage = slipping_away([104, 105], "1f move:straight-ahead")
    assert stage.told("misfired")[0]["damage"] == "jam"
    assert stage.weapon("c45.1")["jammed"]


# ---- aim time and range


@pytest.mark.parametrize(
    ("weapons", "stack", "points", "kid", "card", "aim", "range_", "hit"),
    [
        (COLT, "7f", 0, "F6", 45, 1, 3, "crit"),  # 0-3/4-9, aim time 1-5: CRIT, miss
        (COLT, "7f", 0, "F7", 45, 1, 4, "miss"),
        (RIFLE, "7f", 0, "F6", 45, 0, 3, "miss"),  # aim time 0 is in no row
        (RIFLE, "5f", 0, "F6", 45, 1, 3, "crit"),
        (COLT, "7f", 0, "F6", 53, 1, 3, "miss"),  # CRIT from aim time 2 on
        (COLT, "5f", 0, "F6", 53, 2, 3, "crit"),
        (COLT_IN_BOTH_HANDS, "5f", 0, "F6", 53, 2, 3, "crit"),  # one-handed, wherever it is held
        (RIFLE, "5f", 0, "F6", 53, 1, 3, "miss"),
        (COLT, "7f", 2, "F6", 26, 3, 3, "body"),  # BODY from aim time 3 on
        (COLT, "7f", 0, "F6", 26, 1, 3, "miss"),
        (RIFLE, "7f", 6, "F6", 14, 6, 3, "side"),  # SIDE at 4-6, bullseye from 7 on
        (COLT, "7f", 6, "F6", 14, 7, 3, "bullseye"),
        (COLT, "5f", 8, "F12", 1, 10, 9, "side"),  # the band 6+, the row 9+
        (COLT, "5f", 8, "F12", 4, 10, 9, "miss"),  # no band beyond 7
        (COLT, "7f", 4, "F3", 20, 5, 0, "bullseye"),  # range 0 only
        (COLT, "7f", 4, "F4", 20, 5, 1, "miss"),
        (COLT, "5f", 0, "I7", 47, 2, 5, "crit"),  # three hexes south-east, two south; band 0-5
        (COLT, "5f", 0, "I8", 47, 2, 6, "miss"),
    ],
)
@rule("gunslinger", "13.2a", "13.5", "13.51a", "13.52a", "13.52b")
def test_a_hit_is_read_at_the_crossing_of_aim_time_and_range(
    weapons: dict[str, Any], stack: str, points: int, kid: str, card: int, aim: int, range_: int, hit: str
) -> None:
    stage = facing(kid, [card], points, **weapons)
    act(stage, marshal=f"{stack} shoot>the-kid")
    found = shot(stage)
    assert (found["card"], found["aim"], found["range"], found["printed"]) == (card, aim, range_, hit)
    assert stage.drew("shot") == [card]


@pytest.mark.parametrize(
    ("marshal", "kid", "range_"),
    [
        ("C13", "C15", 2),  # through both halves of C14
        ("C13", "C16", 3),
        ("C13", "C14", 1),
        ("C13", "C14*", 1),
        ("C14", "C15", 1),
        ("C14*", "C15", 1),
        ("C14", "C14*", 0),
    ],
)
@rule("gunslinger", "13.51b")
def test_the_halves_of_a_divided_hex_count_as_one(marshal: str, kid: str, range_: int) -> None:
    stage = Stage(man("marshal", marshal, "s", **COLT), man("the-kid", kid, "n"), map=["C"], deck=[84])
    act(stage, marshal="7f shoot>the-kid")
    assert shot(stage)["range"] == range_


# ---- hits, and what a shot costs


@pytest.mark.parametrize(
    ("card", "hit"),
    [
        (84, "miss"),
        (76, "leg"),
        (86, "gun"),
        (96, "arm"),
        (10, "side"),
        (23, "body"),
        (45, "crit"),
        (60, "vital"),
        (70, "head"),
        (16, "bullseye"),
    ],
)
@rule("gunslinger", "13.0c", "13.5")
def test_the_ten_results_of_fire_cards(card: int, hit: str) -> None:
    stage = facing("F6", [card, *calm(card)], 4, **COLT)  # aim time 5 at range 3
    act(stage, marshal="7f shoot>the-kid")
    assert (shot(stage)["printed"], shot(stage)["hit"]) == (hit, hit)
    harmed = stage.told("died") or stage.drew("wound") or stage.asked == (0, "bullseye")
    assert bool(harmed) == (hit != "miss")


@pytest.mark.parametrize("deck", [[45], [84], [104, 5]], ids=["hit", "miss", "misfire"])
@rule("gunslinger", "13.9")
def test_every_shot_costs_a_round_and_the_hammer_of_that_weapon_alone(deck: list[int]) -> None:
    stage = facing("F6", deck, gun_hand="C45/4!", other_hand="C44!", holstered="C41!")
    act(stage, marshal="7f shoot>the-kid")
    found = {name: stage.weapon(name) for name in ("c45.1", "c44.1", "c41.1")}
    assert (found["c45.1"]["rounds"], found["c45.1"]["cocked"], found["c45.1"]["box"]) == (3, False, "gun-hand")
    assert [(found[name]["rounds"], found[name]["cocked"]) for name in ("c44.1", "c41.1")] == [(6, True), (6, True)]
