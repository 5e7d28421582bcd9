"""The words of picks: cards of the same name are told apart."""

from __future__ import annotations

from typing import Any

from sixgun.text import Speaker
from tests.rules.doomtown.stage import GAME, Stage

EN, IT = (Speaker(lang, "doomtown", ["Ada", "Bo"]) for lang in ("en", "it"))


def labels(stage: Stage, speaker: Speaker = EN) -> dict[str, str]:
    return {option.pick: speaker.say(option.label) for option in GAME.asks(stage.state)[0].options}


def bounties(*theirs: str) -> dict[str, str]:
    mine: dict[str, Any] = {"gang": ["clint-ramsey"], "street": ["home", "bunkhouse", "pony-express"]}
    return labels(Stage(mine, {"street": ["home", *theirs]}))


def test_a_card_without_its_like_goes_by_its_name() -> None:
    assert bounties("dead-dog-tavern")["move:clint-ramsey.0>bunkhouse.0"] == "Clint Ramsey moves to Bunkhouse"


def test_deeds_of_the_same_name_are_told_apart_by_their_owners() -> None:
    said = bounties("bunkhouse")
    assert said["move:clint-ramsey.0>bunkhouse.0"] == "Clint Ramsey moves to Bunkhouse (Ada’s)"
    assert said["move:clint-ramsey.0>bunkhouse.1"] == "Clint Ramsey boots and moves to Bunkhouse (Bo’s)"


def test_deeds_of_one_owner_are_counted_along_the_street() -> None:
    said = bounties("bunkhouse", "dead-dog-tavern", "bunkhouse")
    deeds = sorted([text for pick, text in said.items() if ">bunkhouse.1" in pick])
    assert deeds == [f"Clint Ramsey boots and moves to Bunkhouse (Bo’s, no. {n} from the left)" for n in (1, 2)]


def test_goods_of_one_owner_are_told_apart_by_who_carries_them() -> None:
    gang = [{"card": name, "gear": ["shotgun"]} for name in ("clint-ramsey", "tommy-harden")]
    stage = Stage({"gang": gang, "street": ["home"]}, {})
    goods = sorted([text for pick, text in labels(stage, IT).items() if pick.startswith("trade:shotgun")])
    assert goods == [
        "Shotgun (di Ada, su Clint Ramsey) passa a Tommy Harden",
        "Shotgun (di Ada, su Tommy Harden) passa a Clint Ramsey",
    ]
