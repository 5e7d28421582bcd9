"""The words of picks: what reads alike is told apart."""

from __future__ import annotations

from typing import Any

from sixgun.text import Speaker
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man

EN, IT = (Speaker(lang, "gunslinger") for lang in ("en", "it"))


def labels(stage: Stage, speaker: Speaker = EN) -> dict[str, str]:
    return {option.pick: speaker.say(option.label) for option in GAME.asks(stage.state)[0].options}


def paths(stage: Stage) -> dict[str, list[str]]:
    return {option.pick: [EN.say(part) for part in option.path] for option in GAME.asks(stage.state)[0].options}


def reaching(*guns: str, **more: Any) -> Stage:
    stage = Stage(man("ike", "F6", holstered=list(guns)), man("the-kid", "F5"), **more)
    stage.plan(ike="9f")
    return stage


@rule("gunslinger", "11.11a", "2.6")
def test_a_gun_without_its_like_is_named_by_its_kind() -> None:
    stage = reaching("C45", weapons=[{"weapon": "C45", "hex": "A1"}])
    assert labels(stage)["draw:c45.1>gun-hand+cock"] == "Put the Colt .45 in the gun hand, cocked"
    assert paths(stage)["draw:c45.1>gun-hand+cock"] == ["Colt .45", "gun hand, cocked"]


@rule("gunslinger", "11.11a", "2.6")
def test_guns_of_a_kind_are_told_apart_by_where_they_are_and_how_they_are_loaded() -> None:
    stage = reaching("C45/5", "C45/1~", weapons=[{"weapon": "C45", "hex": "F6", "rounds": 6, "cocked": True}])
    said = labels(stage)
    assert said["draw:c45.1>gun-hand+cock"] == "Put the Colt .45 (holster, 5 rounds, uncocked) in the gun hand, cocked"
    assert said["draw:c45.2>gun-hand+cock"] == (
        "Put the Colt .45 (holster, jammed, 1 round, uncocked) in the gun hand, cocked"
    )
    assert (
        said["draw:c45.3>gun-hand+cock"] == "Put the Colt .45 (on the ground, 6 rounds, cocked) in the gun hand, cocked"
    )
    assert paths(stage)["draw:c45.1>gun-hand+cock"] == ["Colt .45 (holster, 5 rounds, uncocked)", "gun hand, cocked"]
    assert labels(stage, IT)["draw:c45.3>gun-hand+cock"] == (
        "Metti Colt .45 (a terra, 6 proiettili, cane alzato) nella mano principale, cane alzato"
    )


@rule("gunslinger", "11.11b")
def test_a_gun_of_somebody_else_is_told_by_its_owner() -> None:
    stage = Stage(man("ike", "F6", holstered="C45"), man("the-kid", "F6", holstered="C45"))
    stage.plan(ike="9f")
    assert labels(stage)["draw:c45.2>gun-hand+cock"] == (
        "Put the Colt .45 (holster of The Kid, 6 rounds, uncocked) in the gun hand, cocked"
    )


@rule("gunslinger", "11.11a", "10.1")
def test_what_cannot_be_told_apart_is_counted() -> None:
    said = labels(reaching("C45", "C45", "MB", weapons=[{"weapon": "MB", "hex": "F6"}, {"weapon": "MB", "hex": "F6"}]))
    assert said["draw:c45.1>gun-hand+cock"].endswith("(holster, 6 rounds, uncocked, no. 1) in the gun hand, cocked")
    assert said["draw:c45.2>gun-hand+cock"].endswith("(holster, 6 rounds, uncocked, no. 2) in the gun hand, cocked")
    assert said["draw:mb.2>gun-hand"] == "Put the money bag (on the ground, no. 1) in the gun hand"
