"""Which penalties make a character lose aim (12.42). Each is tried alone, with an IMPACT TABLE made for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger import stage as staging
from tests.rules.gunslinger.doing import points
from tests.rules.gunslinger.stage import GAME, Stage, man

NOTHING = [*range(1, 18)]  # result cards with 0 on the DELAY and WOUND lines and SAME on the HEX line


@pytest.fixture
def hit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that hits the Kid, who has 4 points on the Marshal, with one penalty."""

    def hit_with(penalty: str, cards: list[int] | None = None, **kid: Any) -> tuple[dict[str, Any], Stage]:
        """What the Kid's LEGEND was, and what came of it."""
        monkeypatch.setattr(staging, "GAME", GAME.repacked({"impact": {"B": {"SIDE": [penalty]}}}))
        fields: dict[str, Any] = {"gun_hand": "C44!", "aim": {"points": 4, "target": "marshal"}, **kid}
        stage = Stage(
            man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 2, "target": "the-kid"}),
            man("the-kid", "F6", "n", **fields),
            deck=[18, *(cards or []), *NOTHING],  # 18: SIDE up to range 6 with aim time 3 to 5, no Target Status
        )
        before = stage.person("the-kid")
        stage.plan(marshal="7f+1f")  # with a second card, so that the turn is not over after the shot
        stage.pick("shoot>the-kid")
        assert stage.told("shot")[0]["hit"] == "side"
        return before, stage

    return hit_with


@rule("gunslinger", "12.42", "12.4")
@pytest.mark.parametrize("penalty", ["LOSE AIM", "STUN 1", "GUN HAND", "OTHER HAND", "STAGGER", "DROP", "WILD SHOT"])
def test_each_of_seven_penalties_costs_the_aim(hit: Any, penalty: str) -> None:
    _, stage = hit(penalty)
    assert points(stage, "the-kid") == 0
    assert [event["character"] for event in stage.told("lost-aim")] == ["marshal", "the-kid"]  # who shot, who is hit


@rule("gunslinger", "12.42")
@pytest.mark.parametrize("penalty", ["LIGHT 1", "GUN ARM 2", "OTHER ARM 2", "LEG 2", "SERIOUS 1"])
def test_other_penalties_do_not(hit: Any, penalty: str) -> None:
    _, stage = hit(penalty)
    assert points(stage, "the-kid") == 4


@rule("gunslinger", "12.42")
def test_lose_aim_does_nothing_else(hit: Any) -> None:
    before, stage = hit("LOSE AIM")
    after = stage.person("the-kid")
    assert before["aim"] == {"points": 4, "target": "marshal"}
    names = ("hex", "facing", "down", "out", "endurance", "delay", "dropped", "gun_arm", "other_arm", "leg", "serious")
    assert {name: after.get(name) for name in names} == {name: before.get(name) for name in names}
    gun = stage.weapon("c44.1")
    assert (gun["box"], gun["cocked"], gun["rounds"]) == ("gun-hand", True, 6)
    assert len(stage.told("drew")) == 1  # the shot's card


@rule("gunslinger", "12.42")
@pytest.mark.parametrize("penalty", ["DROP", "STAGGER"])
def test_on_whoever_is_down_already_a_fall_has_no_effect(hit: Any, penalty: str) -> None:
    _, stage = hit(penalty, down=True)
    assert points(stage, "the-kid") == 4
    assert len(stage.told("drew")) == 1


@rule("gunslinger", "12.42")
@pytest.mark.parametrize(
    ("boxes", "kept"),
    [({"gun_hand": "C44"}, True), ({"gun_hand": "C44", "holstered": "C41!"}, False), ({"gun_hand": "C44/0!"}, False)],
)
def test_a_wild_shot_costs_the_aim_if_a_weapon_is_cocked(hit: Any, boxes: dict[str, Any], kept: bool) -> None:
    _, stage = hit("WILD SHOT", **boxes)
    assert points(stage, "the-kid") == (4 if kept else 0)


@rule("gunslinger", "12.42")
def test_a_card_may_say_the_same(hit: Any) -> None:
    """88: LOSE AIM on the DELAY line, which a FATIGUE CARD is read on. A LIGHT wound draws one."""
    _, stage = hit("LIGHT 1", [88])
    assert stage.drew("fatigue") == [88]
    assert points(stage, "the-kid") == 0
    assert stage.person("the-kid")["delay"] == 0
