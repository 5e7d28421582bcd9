"""Experienced Characters: versions of a dude, which no card of the Base Set is."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.language.words import STAT_BULLETS
from sixgun.games.doomtown.table.changes import UNTIL_DAY
from sixgun.games.doomtown.table.components import NONE
from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import VERSIONS, game_with


@rule(
    "doomtown",
    "experienced.replace.noon-play",
    "experienced.replace.level-step",
    "experienced.replace.keeps-everything",
    "experienced.replace.once-per-turn",
)
def test_a_dude_is_replaced_by_another_version() -> None:
    game = game_with(**VERSIONS)
    dude = {"card": "clint-ramsey", "at": "square", "booted": True, "bounty": 2, "points": 1, "gear": ["mustang"]}
    rows = [{"outfit": "law-dogs", "gang": [dude], "hand": ["olivia-jenks", "steven-wiles"]}, {"outfit": "law-dogs"}]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks").code == "unique"
    assert game.refuse(s, 0, "replace:steven-wiles>clint-ramsey.0").rule == "experienced.replace.level-step"
    game.apply(s, 0, "replace:olivia-jenks>clint-ramsey.0")
    view = game.view(s, 0)
    assert [d["id"] for d in view["dudes"]] == ["olivia-jenks.0"]
    new = view["dudes"][0]
    assert (new["place"], new["booted"], new["bounty"], new["control"]) == ("square", True, 2, 1)
    assert [gear["card"] for gear in new["gear"]] == ["mustang"]
    assert view["players"][0]["discards"] == ["clint-ramsey"]
    game.apply(s, 1, "pass")
    assert game.refuse(s, 0, "replace:steven-wiles>olivia-jenks.0").rule == "experienced.replace.once-per-turn"
    assert game.faults(s) == []


@rule("doomtown", "experienced.replace.keeps-everything")
def test_effects_pass_to_the_new_version_and_those_on_others_stay_with_them() -> None:
    game = game_with(**VERSIONS)
    rows = [
        {"outfit": "law-dogs", "gang": ["clint-ramsey", "philip-swinford"], "hand": ["olivia-jenks"]},
        {"outfit": "law-dogs"},
    ]
    s = game.position({"players": rows})
    before = {dude["id"]: dude["bullets"] for dude in game.view(s, 0)["dudes"]}
    clint, philip = s.gang[0]
    for dude, more in ((clint, 2), (philip, 1)):
        s.mods += (dude, STAT_BULLETS, more, UNTIL_DAY, 0, NONE)
    game.apply(s, 0, "replace:olivia-jenks>clint-ramsey.0")
    s.mods, mods = [], s.mods
    plain = {dude["id"]: dude["bullets"] for dude in game.view(s, 0)["dudes"]}
    s.mods = mods
    after = {dude["id"]: dude["bullets"] for dude in game.view(s, 0)["dudes"]}
    assert after["olivia-jenks.0"] - plain["olivia-jenks.0"] == 2
    assert after["philip-swinford.0"] - before["philip-swinford.0"] == 1


@rule("doomtown", "unique.limit.in-play-or-boot-hill", "experienced.replace.noon-play")
def test_a_version_in_boot_hill_keeps_all_versions_out() -> None:
    game = game_with(**VERSIONS)
    rows: list[dict[str, Any]] = [
        {"outfit": "law-dogs", "boot_hill": ["clint-ramsey"], "hand": ["olivia-jenks"], "stash": 9},
        {"outfit": "law-dogs"},
    ]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks").code == "unique"
    rows[0].update({"boot_hill": [], "discards": ["clint-ramsey"]})
    assert game.refuse(game.position({"players": rows}), 0, "shop:olivia-jenks") is None


@rule("doomtown", "experienced.replace.level-step", "experienced.replace.keeps-everything")
def test_a_dude_may_be_replaced_by_a_lesser_version() -> None:
    game = game_with(**VERSIONS)
    dude = {"card": "steven-wiles", "at": "square", "gear": ["shotgun"]}
    rows: list[dict[str, Any]] = [
        {"outfit": "law-dogs", "gang": [dude], "hand": ["clint-ramsey", "olivia-jenks"]},
        {"outfit": "law-dogs"},
    ]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "replace:clint-ramsey>steven-wiles.0").rule == "experienced.replace.level-step"
    game.apply(s, 0, "replace:olivia-jenks>steven-wiles.0")
    new = game.view(s, 0)["dudes"][0]
    assert (new["card"], new["place"], new["bullets"]) == ("olivia-jenks", "square", 2 + 1)


@rule("doomtown", "experienced.replace.keeps-everything")
def test_what_waits_for_sundown_goes_on_with_the_new_version() -> None:
    game = game_with(**VERSIONS)
    rows: list[dict[str, Any]] = [
        {"outfit": "the-sloane-gang", "gang": [("clint-ramsey", "square")], "hand": ["olivia-jenks", "bobo"]},
        {"outfit": "law-dogs", "hand": ["bobo"]},
    ]
    s = game.position({"players": rows})
    for seat, pick in ((0, "act:the-sloane-gang.0"), (1, "pass"), (0, "replace:olivia-jenks>clint-ramsey.0")):
        game.apply(s, seat, pick)
    for seat in (1, 0):
        game.apply(s, seat, "pass")
    assert game.asks(s)[0].question == "either"  # ghost rock or a control point, for a dude who is still there


@rule("doomtown", "experienced.replace.no-triggers")
def test_a_new_version_neither_enters_nor_leaves_play() -> None:
    game = game_with(**VERSIONS)
    mine: dict[str, Any] = {
        "gang": ["clint-ramsey"],
        "hand": ["olivia-jenks"],
        "stash": 9,
        "street": ["home", "stagecoach-office"],  # a react to a dude who enters play
    }
    stage = Stage({**mine, "gang": []}, game=game)
    stage.pick("shop:olivia-jenks")
    assert stage.asked == (0, "react")
    stage = Stage(mine, game=game)
    assert stage.pick("replace:olivia-jenks>clint-ramsey.0") == ["replaced"]
    assert stage.asked == (1, "noon")
    assert not stage.dude("olivia-jenks.0")["arrived"]
    assert stage.player(0)["discards"] == ["clint-ramsey"]
    # What waits for a dude who leaves play is not set off either.
    eve = game_with(
        clint_ramsey={
            "title": "Clint",
            "ability": [{"play": "trait", "on": "casualty-discarded", "do": ["gain you 9"]}],
        },
        olivia_jenks=VERSIONS["olivia_jenks"],
    )
    stage = Stage(mine, game=eve)
    assert stage.pick("replace:olivia-jenks>clint-ramsey.0") == ["replaced"]
    assert stage.player(0)["stash"] == 9
