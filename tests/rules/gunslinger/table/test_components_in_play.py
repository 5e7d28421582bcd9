"""Components in play (2. COMPONENTI): hexes, LEGENDS, the two faces of action cards and what is printed on them."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.timing import follow, play_out

FAR = man("the-kid", "A1", "n")


def duel(deck: list[int], **kid: Any) -> Stage:
    """The Marshal with a cocked Colt, and the Kid three hexes ahead of him; cards after the first do nothing."""
    return Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n", **kid), deck=deck)


# ---- maps


@rule("gunslinger", "2.1a")
def test_every_hex_of_a_board_has_a_coordinate_of_its_own() -> None:
    """Eleven columns: A, C, ... K have rows 1 to 12, B, D, ... J rows 0 to 12."""
    hexes = [f"{column}{row}" for i, column in enumerate("ABCDEFGHIJK") for row in range(1 - i % 2, 13)]
    assert len(hexes) == 137
    places = set()
    for hex_ in hexes:
        stage = Stage(man("marshal", hex_), man("the-kid", "F6"))
        assert stage.seen("marshal")["hex"] == hex_
        (kid,) = stage.seen("marshal")["others"]
        places.add((kid["range"], *kid["bearing"], hex_))
    assert len(places) == 137
    for hex_ in ("A0", "C0", "A13", "B13", "L1", "F-1", "F"):
        with pytest.raises(sixgun.Refused) as caught:
            Stage(man("marshal", hex_), man("the-kid", "F6"))
        assert caught.value.refusal.code == "off-map"


# ---- LEGENDS

SUFFERED: dict[str, Any] = {
    "down": True,
    "endurance": 13,
    "boxes_by": {"texas": 7},
    "delay": 3,
    "aim": {"points": 4, "target": "texas"},
    "gun_arm": 4,
    "other_arm": 3,
    "leg": 4,
    "leg_by": {"texas": 4},
    "serious": 2,
    "serious_by": {"texas": 2},
}


@rule("gunslinger", "2.2", "2.7")
def test_a_legend_holds_everything_about_a_character_and_its_weapons() -> None:
    stage = Stage(man("ike", "F4", "s", gun_hand="C45/3!", holstered=["SW38/0~", "MB"], **SUFFERED), man("texas", "F9"))
    assert {name: stage.person("ike")[name] for name in SUFFERED} == SUFFERED
    for viewer in (0, 1, None):
        seen = stage.seen("ike", viewer)
        assert (seen["hex"], seen["facing"], seen["down"]) == ("F4", "s", True)
        assert (seen["endurance"], seen["delay"], seen["aim"]) == (13, 3, {"points": 4, "target": "texas", "hex": None})
        assert seen["wounds"] == {"gun_arm": 4, "other_arm": 3, "leg": 4, "serious": 2}
        weapons = [(w["kind"], w["box"], w["rounds"], w["cocked"], w["jammed"]) for w in stage.view(viewer)["weapons"]]
        assert weapons == [
            ("C45", "gun-hand", 3, True, False),
            ("SW38", "holstered", 0, False, True),
            ("MB", "holstered", 0, False, False),
        ]
    assert GAME.data(GAME.position(stage.data)) == stage.data


@rule("gunslinger", "2.2")
def test_a_player_with_two_characters_has_a_legend_for_each() -> None:
    stage = Stage(
        man("ike", "F3", "s", seat=0, side=0, serious=1),
        man("texas", "A1", "n", seat=1, side=1),
        man("happy", "F9", "s", seat=0, side=0, delay=4, down=True),
        deck=[61, *range(1, 61)],  # a FATIGUE CARD of 2 for Ike
    )
    assert [row["seat"] for row in stage.view()["characters"]] == [0, 1, 0]
    stage.plan(ike="1f", happy="3b")
    follow(stage, "move:straight-ahead", "turn:ahead-left")
    ike, happy = stage.person("ike"), stage.person("happy")
    assert (ike["hex"], ike["facing"], ike["delay"], ike["endurance"]) == ("F4", "s", 1, 18)
    assert not ike["down"]
    assert (happy["hex"], happy["facing"], happy["delay"], happy["endurance"]) == ("F9", "se", 2, 20)
    assert happy["down"]


# ---- action cards


@pytest.mark.parametrize(
    ("upper", "lower", "card"),
    [
        ("2b", "2f+1f", 89),  # SPIN AROUND has RUN on its other face; GUN at range 0-4 from aim time 2 on, lists Run
        ("5f", "5b", 86),  # COCK/AIM/SHOOT has GET UP/DOWN there; GUN at range 0-3 from aim time 1 on, lists Move
    ],
)
@rule("gunslinger", "2.3")
def test_the_face_below_does_not_make_a_target_move_or_run(upper: str, lower: str, card: int) -> None:
    for stack, hit in ((upper, "gun"), (lower, "miss")):
        stage = duel([card, *range(1, 40)], holstered="C45")
        stage.plan(marshal="5f", the_kid=stack)
        follow(stage, "shoot>the-kid")
        play_out(stage)
        (shot,) = stage.told("shot")
        assert (shot["printed"], shot["hit"]) == ("gun", hit)


@rule("gunslinger", "2.3")
def test_only_the_face_that_was_chosen_is_performed() -> None:
    stage = Stage(man("ike", "F6", "n", gun_hand="C45"), FAR)
    stage.plan(ike="5b")
    assert stage.options() == ["flip", "drop:gun-hand"]
    for pick in ("cock", "aim>the-kid", "aim-at-hex"):
        assert stage.why(pick) == ("not-this-action", "5.4")
    stage.pick("flip")
    assert stage.person("ike")["down"]
    assert not stage.weapon("c45.1")["cocked"]
    stage.plan(ike="5f")
    assert stage.why("flip") == ("not-this-action", "5.4")
    stage.pick("cock")
    assert stage.person("ike")["down"]
    assert stage.weapon("c45.1")["cocked"]


@rule("gunslinger", "2.31a", "2.31b", "3.2a")
def test_seven_characters_have_a_deck_of_twelve_each() -> None:
    names = ("marshal", "the-kid", "ike", "texas", "happy", "guard", "lucky")
    people = [man(name, f"{column}6", holstered="C45") for name, column in zip(names, "BCDEFGH", strict=True)]
    stage = Stage(*people)
    stage.plan(**{name.replace("-", "_"): "9f+7f" for name in names})
    play_out(stage)
    assert [event["character"] for event in stage.told("revealed") if event["action"] == "draw-and-cock"] == [*names]
    with pytest.raises(sixgun.Refused) as caught:
        Stage(*people, man("slim", "I6"))
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("field-length", "1.1")


PRINTED = {
    "1f": ("advance", 2, "foot"),
    "1b": ("back-up", 3, "foot"),
    "2f+1f": ("run", 1, "foot"),
    "2b": ("spin-around", 2, "foot"),
    "3f+2f+1f": ("sprint", 1, "foot"),
    "3b": ("turn", 1, "foot"),
    "4f+2f+1f": ("sprint", 1, "foot"),
    "4b": ("leap-drop", 1, "foot"),
    "5f": ("cock-aim-shoot", 2, "hand"),
    "5b": ("get-up-down", 3, "foot"),
    "6f": ("cock-aim-shoot", 2, "hand"),
    "7f": ("shoot", 1, "hand"),
    "8f": ("load", 3, "hand"),
    "9f": ("draw-and-cock", 3, "hand"),
}


VERBS = {
    "foot": {"move", "turn", "flip"},
    "hand": {"cock", "aim", "aim-at-hex", "nothing", "load", "draw", "hammer"},
}


@pytest.mark.parametrize("stack", PRINTED)
@rule("gunslinger", "2.32a", "2.32b", "4.3", "4.6")
def test_every_action_takes_the_time_printed_and_is_a_movement_or_a_hand_action(stack: str) -> None:
    action, time, kind = PRINTED[stack]
    card = 86  # GUN at range 0-3 from aim time 1 on; lists Move
    stage = duel([card, *range(1, 40)], executed_last=["advance", "run"], both_hands="W44")
    stage.plan(marshal="7f", the_kid=stack)
    stage.pick("shoot>the-kid")
    revealed = stage.seen("the-kid", 0)["stack"]["revealed"]
    assert (revealed["action"], revealed["time"], revealed["due"]) == (action, time, time)
    grips = {"drop:both-hands", "let-go:gun-hand", "let-go:other-hand"}
    verbs = {pick.partition(":")[0].partition(">")[0] for pick in set(stage.options()) - grips}
    assert verbs
    assert verbs <= VERBS[kind]
    play_out(stage)
    assert stage.told("shot")[0]["hit"] == ("miss" if kind == "foot" else "gun")


# ---- IF DOWN


@rule("gunslinger", "2.32c", "9.2b")
def test_whoever_gets_up_before_an_advance_does_not_crawl() -> None:
    stage = Stage(man("ike", "F6", "n", down=True), FAR, deck=[1, 2])
    stage.plan(ike="4b+1f")
    follow(stage, "move:straight-ahead")
    assert (stage.person("ike")["hex"], stage.person("ike")["down"]) == ("F5", False)
    assert stage.told("gained") == []


# 16: SIDE at range 0-4 from aim time 1 on. STUN 2: 0 and 0. STAGGER: SAME and SAME. DROP: three cards of 0.
FELLED = [16, 1, 2, 3, 4, 5, 6, 7]


@rule("gunslinger", "2.32c")
def test_whoever_has_fallen_since_the_declaration_crawls() -> None:
    stage = duel([*FELLED])
    stage.plan(marshal="7f", the_kid="1b")  # the shot in segment 1, BACK UP in segment 3
    follow(stage, "shoot>the-kid", "move:straight-back")
    kid = stage.person("the-kid")
    assert (kid["hex"], kid["down"]) == ("F7", True)
    (crawled,) = stage.told("gained")
    assert (crawled["character"], crawled["delay"], crawled["boxes"]) == ("the-kid", 2, 0)


@rule("gunslinger", "2.32c", "4.5")
def test_whoever_falls_at_the_end_of_the_segment_of_its_move_has_walked() -> None:
    stage = duel([*FELLED])
    stage.plan(marshal="5f", the_kid="1f")  # both in segment 2
    follow(stage, "shoot>the-kid", "move:ahead-left")
    kid = stage.person("the-kid")
    assert (kid["hex"], kid["down"], kid["delay"]) == ("E6", True, 0)
    assert stage.told("gained") == []
