"""Where characters are and where they look (8. PEDINE DEI PERSONAGGI)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR, place, unfit
from tests.rules.gunslinger.stage import Stage, man

COMPASS = ("n", "ne", "se", "s", "sw", "nw")
AROUND_F6 = ("F5", "G6", "G7", "F7", "E7", "E6")  # from north clockwise
NAMES = ("straight-ahead", "ahead-right", "back-right", "straight-back", "back-left", "ahead-left")
AHEAD = ("ahead-left", "straight-ahead", "ahead-right")


# ---- hexes


@rule("gunslinger", "8.1a")
@pytest.mark.parametrize("hex_", ["L5", "A0", "F13", "", None])
def test_nobody_is_anywhere_but_in_a_hex(hex_: str | None) -> None:
    assert unfit({"character": "ike", "hex": hex_}, FAR) == ("off-map", "8.1a")


@rule("gunslinger", "8.1a")
def test_a_character_that_moves_is_in_its_new_hex_and_in_no_other() -> None:
    stage = Stage(man("ike", "F6", "n"), FAR)
    stage.plan(ike="1f")
    assert stage.person("ike")["hex"] == "F6"  # until the action is executed
    stage.pick("move:straight-ahead")
    assert stage.person("ike")["hex"] == "F5"
    assert [row["hex"] for row in stage.view()["characters"]] == ["F5", "A1"]


@rule("gunslinger", "8.1a", "8.1c")
def test_in_a_divided_hex_one_stands_in_one_half_or_the_other() -> None:
    stage = Stage(man("ike", "C13", "s"), man("the-kid", "A24", "n"), map=["C"])
    halves = []
    for _ in range(3):
        stage.plan(ike="1f")
        stage.pick("move:straight-ahead")
        halves.append(stage.person("ike")["hex"])
    assert halves == ["C14", "C14*", "C15"]


@rule("gunslinger", "8.1a", "8.1c")
@pytest.mark.parametrize(("hex_", "cards"), [("C14", 2), ("C14*", 0)])
def test_each_half_is_a_hex_of_its_own_to_bump_into_somebody(hex_: str, cards: int) -> None:
    stage = Stage(man("ike", "C13", "s"), man("the-kid", hex_, "n"), map=["C"], deck=[1, 2])
    stage.plan(ike="1f")
    stage.pick("move:straight-ahead")
    assert (stage.person("ike")["hex"], len(stage.drew("delay"))) == ("C14", cards)


@rule("gunslinger", "8.1c")
@pytest.mark.parametrize(("shooter", "target"), [("B8", "A9"), ("D8", "C9")])
def test_a_half_hex_at_the_edge_is_entered_and_shot_into_like_any_other(shooter: str, target: str) -> None:
    """South-west of B8 is the half-hex A9, south-west of D8 the whole hex C9. Card 5: SIDE up to range 5 from aim 2."""
    stage = Stage(man("ike", shooter, "sw", gun_hand="C45!"), man("the-kid", target, "n"), deck=[5])
    stage.plan(ike="5f", the_kid="none")
    stage.pick("shoot>the-kid")
    (shot,) = stage.told("shot")
    assert (shot["range"], shot["hit"]) == (1, "side")
    walk = Stage(man("ike", shooter, "sw"), man("the-kid", "K1"))
    walk.plan(ike="1f")
    walk.pick("move:straight-ahead")
    assert (walk.person("ike")["hex"], walk.person("ike")["out"]) == (target, [])


@rule("gunslinger", "8.1b", "9.24c")
def test_all_seven_players_find_room_in_one_hex() -> None:
    six = ["the-kid", "happy", "texas", "lucky", "guard", "slim"]
    stage = Stage(man("ike", "F7", "n"), *[man(name, "F6", "n") for name in six], deck=[1, 2, 3, 4, 5, 6, 7])
    stage.plan(ike="1f")
    stage.pick("move:straight-ahead")
    assert {row["hex"] for row in stage.view()["characters"]} == {"F6"}
    assert sorted(stage.drew("delay")) == [1, 2, 3, 4, 5, 6, 7]


# ---- the two sides of the counter


@rule("gunslinger", "8.2")
def test_whoever_lies_or_crawls_is_down_and_everybody_else_is_not() -> None:
    stage = Stage(man("ike", "F6", "n"), man("happy", "D6", "n", down=True), FAR)
    stage.plan(ike="1f", happy="1f")
    stage.picks("move:straight-ahead", "move:straight-ahead")
    assert (stage.person("ike")["hex"], stage.person("ike")["down"]) == ("F5", False)
    assert (stage.person("happy")["hex"], stage.person("happy")["down"]) == ("D5", True)
    stage.plan(ike="5b", happy="5b")  # nothing to declare: the turn goes by
    assert (stage.person("ike")["down"], stage.person("happy")["down"]) == (True, False)


# ---- facing


@rule("gunslinger", "8.3a")
@pytest.mark.parametrize("facing", ["e", "w", "nne", "ssw", "", 30])
def test_nobody_faces_a_corner(facing: object) -> None:
    person = {"character": "ike", "hex": "F6", "facing": facing}
    assert unfit(person, FAR) == ("field-choice", "8.3a")


@rule("gunslinger", "8.3a", "8.1c")
@pytest.mark.parametrize(("map_", "hex_"), [("A", "F6"), ("A", "A6"), ("A", "F12"), ("C", "C14"), ("C", "C14*")])
def test_in_half_hexes_and_halves_too_there_are_six_facings(map_: str, hex_: str) -> None:
    far = man("the-kid", "K5" if map_ == "A" else "K20")
    found = []
    for card, names in (("3b", AHEAD), ("2b", ("back-left", "straight-back", "back-right"))):
        for name in names:
            stage = Stage(man("ike", hex_, "ne"), far, map=[map_])
            stage.plan(ike=card)
            stage.pick(f"turn:{name}")
            found.append(stage.person("ike")["facing"])
    assert found == ["n", "ne", "se", "nw", "sw", "s"]


@rule("gunslinger", "8.3b")
@pytest.mark.parametrize("edge", ["open", "closed"])
def test_one_may_turn_to_face_off_the_map(edge: str) -> None:
    stage = Stage(man("ike", "A6", "s"), man("the-kid", "F6"), options={"map_edge": edge})
    stage.plan(ike="3b+2b")
    stage.pick("turn:ahead-right")
    assert stage.person("ike")["facing"] == "sw"
    stage.pick("turn:back-right")
    assert place(stage, "ike") == ("A6", "n")
    assert stage.person("ike")["out"] == []


# ---- the names of the six hexes around


@rule("gunslinger", "8.31", "9.22a", "9.22b", "9.0", "9.2a")
@pytest.mark.parametrize("facing", range(6))
def test_the_six_neighbours_are_named_clockwise_from_the_arrow(facing: int) -> None:
    for turn, name in enumerate(NAMES):
        stage = Stage(man("ike", "F6", COMPASS[facing]), FAR)
        stage.plan(ike="1f" if name in AHEAD else "1b")
        stage.pick(f"move:{name}")
        assert place(stage, "ike") == (AROUND_F6[(facing + turn) % 6], COMPASS[facing]), name


@rule("gunslinger", "8.31", "9.3a", "9.3b")
@pytest.mark.parametrize("facing", range(6))
def test_turning_to_a_hex_means_the_same_hex(facing: int) -> None:
    for turn, name in enumerate(NAMES):
        stage = Stage(man("ike", "F6", COMPASS[facing]), FAR)
        stage.plan(ike="3b" if name in AHEAD else "2b")
        stage.pick(f"turn:{name}")
        assert place(stage, "ike") == ("F6", COMPASS[(facing + turn) % 6]), name


@rule("gunslinger", "8.31")
def test_others_are_described_as_the_character_sees_them() -> None:
    ring = zip(("the-kid", "happy", "texas", "lucky", "guard", "slim"), AROUND_F6, strict=True)
    stage = Stage(man("ike", "F6", "se"), *[man(name, hex_) for name, hex_ in ring])
    seen = {row["character"]: row["seen"] for row in stage.seen("ike")["others"]}
    assert seen == {
        "texas": "ahead",  # G7, south-east
        "lucky": "ahead-right",  # F7
        "guard": "back-right",  # E7
        "slim": "back",  # E6
        "the-kid": "back-left",  # F5
        "happy": "ahead-left",  # G6
    }
