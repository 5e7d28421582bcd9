"""Moving into a hex where somebody is (9.24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR
from tests.rules.gunslinger.stage import Stage, man

AHEAD = "move:straight-ahead"
CARDS = [*range(1, 19)]  # no delay, no wound, SAME


def bumped(stage: Stage) -> list[str]:
    """Who drew a DELAY CARD, by name."""
    assert len(stage.drew("delay")) == len(stage.told("drew"))
    return sorted(event["character"] for event in stage.told("drew"))


# ---- two


@rule("gunslinger", "9.24a")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("down", [False, True])
def test_friend_and_foe_draw_a_card_each(side: int, down: bool) -> None:
    stage = Stage(
        man("ike", "F7", "n"), man("happy", "F6", "s", side=side, down=down), FAR | {"side": 1}, deck=[37, 61]
    )
    stage.plan(ike="1f")
    stage.pick(AHEAD)
    assert bumped(stage) == ["happy", "ike"]
    assert {event["character"]: event["delay"] for event in stage.told("gained")} == {"ike": 1, "happy": 2}
    assert [event["boxes"] for event in stage.told("gained")] == [0, 0]


@rule("gunslinger", "9.24a")
@pytest.mark.parametrize("out", ["dead", "ko", "surrendered"])
def test_the_dead_the_ko_and_the_surrendered_are_in_nobodys_way(out: str) -> None:
    stage = Stage(man("ike", "F7", "n"), man("the-kid", "F6", "s", out=[out]), man("texas", "A1", side=1), deck=CARDS)
    stage.plan(ike="1f")
    stage.pick(AHEAD)
    assert stage.person("ike")["hex"] == stage.person("the-kid")["hex"] == "F6"
    assert bumped(stage) == []


@rule("gunslinger", "9.24a", "9.24c")
@pytest.mark.parametrize("out", ["dead", "ko", "surrendered"])
def test_where_others_bump_into_each_other_they_draw_nothing(out: str) -> None:
    stage = Stage(man("ike", "F7", "n"), man("the-kid", "F6", "s", out=[out]), man("texas", "F6", side=1), deck=CARDS)
    stage.plan(ike="1f")
    stage.pick(AHEAD)
    assert bumped(stage) == ["ike", "texas"]


@rule("gunslinger", "9.24a")
@pytest.mark.parametrize(
    ("card", "facing", "pick"),
    [("1f", "n", AHEAD), ("1b", "s", "move:straight-back"), ("3f+2f+1f", "n", AHEAD), ("2f+1f", "n", AHEAD)],
)
def test_every_kind_of_move_bumps(card: str, facing: str, pick: str) -> None:
    ike = man("ike", "F7", facing, executed_last=["advance", "run"])
    stage = Stage(ike, man("the-kid", "F6", "s"), deck=CARDS)
    stage.plan(ike=card)
    stage.pick(pick)
    assert sorted(event["character"] for event in stage.told("collided")) == ["ike", "the-kid"]
    sprinted = card.startswith("3f")
    assert bumped(stage) == ["ike"] * sprinted + ["ike", "the-kid"]


@rule("gunslinger", "9.24a")
def test_whoever_is_pushed_into_somebody_bumps_too() -> None:
    """16: SIDE. STUN 2: nothing. STAGGER: LONG from F6 to F7, then SAME. DROP: three cards. Then a card for both."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n"),
        man("ike", "F7", side=0),
        deck=[16, 1, 2, 19, 3, 4, 5, 6, 7, 8],
    )
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.person("the-kid")["hex"] == "F7"
    assert sorted(event["character"] for event in stage.told("collided")) == ["ike", "the-kid"]
    assert stage.drew("delay") == [4, 5, 6, 7, 8]


# ---- who leaves in time


@rule("gunslinger", "9.24b")
@pytest.mark.parametrize(
    ("stack", "picks", "free"),
    [
        ("1f", [AHEAD], True),  # segment 2, like Ike
        ("2f+1f", [AHEAD, AHEAD], True),  # segment 1
        ("1b", ["move:straight-back"], False),  # segment 3: too late
        ("3b+1f", ["turn:straight-ahead", AHEAD], False),  # segment 3
    ],
)
def test_whoever_leaves_before_or_with_the_arrival_is_not_bumped_into(stack: str, picks: list[str], free: bool) -> None:
    """Ike comes from F7 to F6 in segment 2; the Kid goes on from there, but not to where Ike comes from."""
    stage = Stage(man("ike", "F7", "n"), man("the-kid", "F6", "nw"), deck=CARDS)
    stage.plan(ike="1f", the_kid=stack)
    stage.picks(AHEAD, *picks)
    assert stage.person("the-kid")["hex"] != "F6"
    assert bumped(stage) == ([] if free else ["ike", "the-kid"])


@rule("gunslinger", "9.24b")
def test_those_who_change_places_pass_each_other() -> None:
    stage = Stage(man("ike", "F7", "n"), man("happy", "F6", "s", side=0), FAR | {"side": 1}, deck=CARDS)
    stage.plan(ike="1f", happy="1f")
    stage.picks(AHEAD, AHEAD)
    assert (stage.person("ike")["hex"], stage.person("happy")["hex"]) == ("F6", "F7")
    assert bumped(stage) == []


@rule("gunslinger", "9.24b", "9.25")
def test_whoever_leaves_the_map_has_left_the_hex() -> None:
    stage = Stage(man("ike", "F1", "n"), man("the-kid", "F0", "n"), deck=CARDS)
    stage.plan(ike="1f", the_kid="1f")
    stage.picks(AHEAD, AHEAD)
    assert (stage.person("ike")["hex"], stage.person("the-kid")["out"]) == ("F0", ["left"])
    assert bumped(stage) == []


@rule("gunslinger", "9.24b")
def test_whoever_is_pushed_out_of_the_hex_has_left_it() -> None:
    """Ike runs from E6 to F6 in segment 1; the shot of that segment pushes the Kid on to F7, where he falls."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n"),
        man("ike", "E6", "se", side=0),
        deck=[16, 1, 2, 19, 3, 4, 5, 6],
    )
    stage.plan(marshal="7f", ike="2f+1f")
    stage.picks("shoot>the-kid", AHEAD)
    assert (stage.person("ike")["hex"], stage.person("the-kid")["hex"]) == ("F6", "F7")
    assert stage.told("collided") == []


# ---- several


@rule("gunslinger", "9.24c")
def test_two_who_meet_in_an_empty_hex_both_draw() -> None:
    stage = Stage(man("ike", "F7", "n"), man("the-kid", "F5", "s"), deck=CARDS)
    stage.plan(ike="1f", the_kid="1f")
    stage.picks(AHEAD, AHEAD)
    assert bumped(stage) == ["ike", "the-kid"]


@rule("gunslinger", "9.24c")
def test_everybody_in_the_hex_draws_one_card_however_many_the_others_are() -> None:
    people: list[dict[str, Any]] = [man("ike", "F7", "n"), man("the-kid", "F5", "s")]
    people += [man("happy", "F6"), man("texas", "F6"), man("lucky", "D6")]
    stage = Stage(*people, deck=CARDS)
    stage.plan(ike="1f", the_kid="1f")
    stage.picks(AHEAD, AHEAD)
    assert bumped(stage) == ["happy", "ike", "texas", "the-kid"]


@rule("gunslinger", "9.24c", "9.24b")
def test_if_one_leaves_and_another_stays_the_one_who_stays_draws() -> None:
    stage = Stage(man("ike", "F7", "n"), man("the-kid", "F6", "nw"), man("happy", "F6"), deck=CARDS)
    stage.plan(ike="1f", the_kid="1f")
    stage.picks(AHEAD, AHEAD)
    assert bumped(stage) == ["happy", "ike"]


@rule("gunslinger", "9.24c")
def test_each_segment_in_which_somebody_arrives_costs_another_card() -> None:
    """Ike comes in segment 2, Texas in segment 3."""
    stage = Stage(man("ike", "F7", "n"), man("the-kid", "F6"), man("texas", "F5", "n"), deck=CARDS)
    stage.plan(ike="1f", texas="1b")
    stage.picks(AHEAD, "move:straight-back")
    assert bumped(stage) == ["ike", "ike", "texas", "the-kid", "the-kid"]


# ---- nothing to pay


@rule("gunslinger", "9.24d")
def test_leaving_a_crowd_costs_nothing() -> None:
    stage = Stage(man("ike", "F6", "n"), man("the-kid", "F6"), man("happy", "F6"), deck=CARDS)
    stage.plan(ike="1f")
    stage.pick(AHEAD)
    assert stage.person("ike")["hex"] == "F5"
    assert stage.told("drew") == stage.told("gained") == []


@rule("gunslinger", "9.24d", "9.24a")
@pytest.mark.parametrize(("stack", "pick"), [("3b", "turn:ahead-left"), ("5b", None), ("8f", None)])
def test_staying_together_costs_nothing(stack: str, pick: str | None) -> None:
    stage = Stage(man("ike", "F6", "n"), man("the-kid", "F6"), deck=CARDS)
    stage.plan(ike=stack)
    if pick:
        stage.pick(pick)
    assert stage.told("drew") == stage.told("collided") == []
