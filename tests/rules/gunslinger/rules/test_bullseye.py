"""The bullseye (13.7) and the IMPACT TABLE (13.8): what each hit does, by weapon."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, calm, offers

PARTS = ("leg", "gun", "arm", "side", "body", "crit", "vital", "head")


def bullseye(weapons: dict[str, Any], kid: str = "F6", card: int = 16) -> Stage:
    """A shot with plenty of aim, which is a bullseye: the location is to be chosen. What follows adds no points."""
    stage = Stage(
        man("marshal", "F3", "s", aim={"points": 8, "target": "the-kid"}, **weapons),
        man("the-kid", kid, "n"),
        deck=[card, *calm(card)],
    )
    act(stage, marshal="7f shoot>the-kid")
    return stage


def effects(stage: Stage) -> dict[str, Any]:
    """Cards drawn by purpose, wounds that stay, and death, of the last pick; what is not there is left out."""
    found: dict[str, Any] = {}
    for event in stage.told("drew"):
        found[event["purpose"]] = found.get(event["purpose"], 0) + 1
    for event in stage.told("wounded"):
        assert event["character"] == "the-kid"
        found[event["wound"]] = event["count"]
    if stage.told("died"):
        found["dead"] = True
    return found


# ---- the choice


@rule("gunslinger", "13.7")
def test_the_shooter_chooses_among_all_eight_parts() -> None:
    stage = bullseye({"gun_hand": "C45!"})
    assert stage.asked == (0, "bullseye")
    assert set(offers(stage)) == {f"bullseye:{part}" for part in PARTS}
    for pick in ("nothing", "yes", "plan:none"):
        assert stage.why(pick) == ("only-bullseye", "13.7")
    assert stage.refusal("bullseye:head", seat=1).code == "not-asked"
    stage.pick("bullseye:head")
    assert stage.told("bullseye")[0]["location"] == "head"


@rule("gunslinger", "13.7")
def test_a_reduced_bullseye_gives_no_choice() -> None:
    aim = {"points": 4, "target": "the-kid"}
    stage = Stage(man("marshal", "F3", "s", aim=aim, gun_hand="C45!"), man("the-kid", "F6", "n"), deck=[51])
    act(stage, marshal="7f shoot>the-kid", the_kid="3b")  # a bullseye, but CRIT on a moving target
    assert stage.told("bullseye") == []
    assert stage.asked[1] == "play-out"
    assert stage.person("the-kid")["out"] == ["dead"]


@rule("gunslinger", "13.7")
def test_two_bullseyes_of_one_segment_are_chosen_one_after_the_other() -> None:
    aim = {"points": 8, "target": "the-kid"}
    stage = Stage(
        man("marshal", "F3", "s", aim=aim, gun_hand="C45!"),
        man("the-kid", "F6", "n", gun_hand="C45"),
        man("guard", "F9", "n", side=0, aim=aim, gun_hand="C45!"),
        deck=[16, 18, *calm(16, 18)],
    )
    act(stage, marshal="7f shoot>the-kid", guard="7f shoot>the-kid")
    assert stage.asked == (0, "bullseye")
    stage.pick("bullseye:gun")
    assert stage.asked == (2, "bullseye")
    assert stage.drew("wound") == []  # nothing takes effect before the segment's end
    stage.pick("bullseye:arm")
    kid = stage.person("the-kid")
    assert (kid["gun_arm"], kid["other_arm"], kid["serious_by"]) == (4, 4, {"marshal": 1, "guard": 1})


# ---- the IMPACT TABLE

STAGGER = {"direction": 2, "delay": 3}  # two direction cards, then DROP

LINE_B: dict[str, dict[str, Any]] = {
    "leg": {"wound": 3, **STAGGER, "serious": 2, "leg": 4},
    "gun": {"wound": 4, "serious": 1, "gun-arm": 4},
    "arm": {"wound": 3, "serious": 1, "other-arm": 4},
    "side": {"wound": 2, **STAGGER},
    "body": {"wound": 4, **STAGGER, "serious": 2},
    "crit": {"dead": True},
    "vital": {"dead": True},
    "head": {"wound": 8},
}


@pytest.mark.parametrize("part", PARTS)
@rule("gunslinger", "13.0c", "13.7", "13.8", "14.11k")
def test_the_chosen_part_decides_what_a_colt_does(part: str) -> None:
    stage = bullseye({"gun_hand": "C45!"})
    stage.pick(f"bullseye:{part}")
    assert effects(stage) == LINE_B[part]


@pytest.mark.parametrize(
    ("card", "part"), [(76, "leg"), (86, "gun"), (96, "arm"), (10, "side"), (23, "body"), (45, "crit"), (70, "head")]
)
@rule("gunslinger", "13.0c", "13.8")
def test_a_printed_hit_does_what_its_line_says(card: int, part: str) -> None:
    stage = Stage(
        man("marshal", "F3", "s", aim={"points": 4, "target": "the-kid"}, gun_hand="C45!"),
        man("the-kid", "F6", "n"),
        deck=[card, *calm(card)],
    )
    act(stage, marshal="7f shoot>the-kid")
    found = effects(stage)
    assert found.pop("shot") == 1
    assert found == LINE_B[part]


@pytest.mark.parametrize(
    ("weapons", "part", "found"),
    [
        ({"both_hands": "SH50!"}, "body", {"wound": 6, **STAGGER, "serious": 3}),
        ({"both_hands": "SH50!"}, "side", {"wound": 3, **STAGGER, "serious": 1}),
        ({"both_hands": "W44!"}, "body", LINE_B["body"]),
        ({"gun_hand": "C44!"}, "side", {"wound": 2}),
        ({"gun_hand": "C44!"}, "leg", {"wound": 2, **STAGGER, "serious": 1, "leg": 3}),
        ({"gun_hand": "SW38!"}, "crit", {"wound": 5, "delay": 3, "serious": 3}),
        ({"gun_hand": "SW38!"}, "vital", {"dead": True}),
        ({"gun_hand": "C32!"}, "side", {"fatigue": 1}),
        ({"gun_hand": "R41d!"}, "crit", {"wound": 4, "serious": 3}),
        ({"both_hands": "R10!"}, "gun", {"wound": 5, "serious": 2, "gun-arm": 5}),
    ],
)
@rule("gunslinger", "13.8")
def test_the_same_part_suffers_otherwise_from_another_weapon(
    weapons: dict[str, Any], part: str, found: dict[str, Any]
) -> None:
    stage = bullseye(weapons)
    stage.pick(f"bullseye:{part}")
    assert effects(stage) == found


@rule("gunslinger", "13.8")
def test_a_shotgun_hits_lighter_beyond_its_blast_figure_in_play() -> None:
    long = bullseye({"both_hands": "R10!"}, "F9", 14)  # range 6, figure 7
    long.pick("bullseye:body")
    assert effects(long) == {"wound": 6, **STAGGER, "serious": 3}
    short = bullseye({"both_hands": "R10s!"}, "F9", 14)  # figure 5
    short.pick("bullseye:body")
    assert effects(short) == {"wound": 3, "serious": 2}
