"""Weapons that lie about, and weapons of others (11.11, 11.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import FAR
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened

TAKE = "draw:c45.1>gun-hand+cock"
LYING: dict[str, Any] = {"weapons": [{"weapon": "C45", "hex": "F6", "rounds": 4}]}


def taker(stage: Stage, weapon: str = "c45.1") -> tuple[str | None, str | None]:
    row = stage.weapon(weapon)
    return row["character"], row["box"]


# ---- within reach


@rule("gunslinger", "11.11a")
def test_a_weapon_is_on_the_legend_or_in_the_hex_or_out_of_reach() -> None:
    lying = [{"weapon": "C45", "hex": hex_} for hex_ in ("F6", "F5", "A1")]
    stage = Stage(man("ike", "F6", holstered="C44"), man("the-kid", "F5", holstered="C41"), weapons=lying)
    stage.plan(ike="9f")
    found = {name: stage.why(f"draw:{name}>gun-hand+cock") for name in ("c44.1", "c45.1", "c45.2", "c45.3", "c41.1")}
    far = ("weapon-out-of-reach", "11.11a")
    assert found == {"c44.1": None, "c45.1": None, "c45.2": far, "c45.3": far, "c41.1": far}
    assert {pick.split(">")[0] for pick in stage.options()} == {"draw:c44.1", "draw:c45.1"}
    assert stage.why("draw:c45.4>gun-hand+cock") == ("no-weapon-like-that", "11.11a")


@rule("gunslinger", "11.11a", "11.12", "10.41")
@pytest.mark.parametrize("box", ["gun-hand", "other-hand", "both-hands", "holstered"])
def test_what_lies_in_the_hex_goes_into_a_box_of_the_own_legend(box: str) -> None:
    stage = Stage(man("ike", "F6"), man("the-kid", "F6"), **LYING)
    stage.plan(ike="9f")
    stage.pick(f"draw:c45.1>{box}+cock")
    row = stage.weapon("c45.1")
    assert (row["character"], row["box"], row["hex"]) == ("ike", box, None)
    assert (row["rounds"], row["cocked"]) == (4, True)


@rule("gunslinger", "11.11a")
@pytest.mark.parametrize("hit", [True, False])
def test_whoever_is_pushed_away_does_not_reach_it_any_more(hit: bool) -> None:
    """16: SIDE. STUN 2: nothing. STAGGER: LONG from F6 to F7, then SAME. DROP: no delay."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="SW45!"),
        man("the-kid", "F6"),
        deck=[16 if hit else 1, 2, 3, 19, 4, 5, 6, 7],
        **LYING,
    )
    stage.plan(marshal="7f", the_kid="9f")
    stage.picks("shoot>the-kid", TAKE)
    assert stage.weapon("c45.1")["hex"] == ("F6" if hit else None)
    kind = "cancelled" if hit else "drawn"
    assert happened(stage, "drawn", "cancelled") == [(3, kind, "the-kid")]


@rule("gunslinger", "11.12")
def test_nothing_can_be_put_onto_somebody_elses_legend() -> None:
    stage = Stage(man("ike", "F6", gun_hand="C45"), man("happy", "F6", side=0), FAR | {"side": 1})
    stage.plan(ike="9f")
    for pick in ("draw:c45.1>happy", "draw:c45.1>happy.gun-hand+cock", "draw:c45.1>happy/gun-hand+cock"):
        assert stage.why(pick) is not None
    targets = {pick.split(">")[1].split("+")[0] for pick in stage.options() if pick.startswith("draw")}
    assert targets == {"other-hand", "both-hands", "holstered"}


# ---- other people's weapons


@rule("gunslinger", "11.11b")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("box", ["gun_hand", "other_hand", "both_hands", "holstered"])
def test_friend_and_foe_are_asked_for_leave(side: int, box: str) -> None:
    for answer in ("yes", "no"):
        stage = Stage(man("ike", "F6"), man("happy", "F6", side=side, **{box: "C45"}), FAR | {"side": 1})
        stage.plan(ike="9f")
        assert TAKE in stage.options()
        stage.pick(TAKE)
        assert stage.asked == (1, "permit")
        assert set(stage.options()) == {"yes", "no"}
        stage.pick(answer)
        if answer == "yes":
            assert taker(stage) == ("ike", "gun-hand")
        else:
            assert stage.asked == (0, "declare")
            assert stage.why(TAKE) == ("permission-denied", "11.11b")
            assert stage.options() == ["nothing"]
            stage.pick("nothing")
            assert taker(stage) == ("happy", box.replace("_", "-"))


@rule("gunslinger", "11.11b")
def test_a_no_is_about_one_weapon() -> None:
    stage = Stage(man("ike", "F6"), man("the-kid", "F6", holstered=["C45", "C44"]))
    stage.plan(ike="9f")
    stage.picks(TAKE, "no")
    assert stage.why("draw:c44.1>gun-hand+cock") is None
    stage.picks("draw:c44.1>gun-hand+cock", "yes")
    assert (taker(stage), taker(stage, "c44.1")) == (("the-kid", "holstered"), ("ike", "gun-hand"))


@rule("gunslinger", "11.11b")
@pytest.mark.parametrize("out", ["dead", "ko"])
def test_the_dead_and_the_ko_are_not_asked(out: str) -> None:
    stage = Stage(man("ike", "F6"), man("the-kid", "F6", out=[out], holstered="MB"), FAR | {"character": "texas"})
    stage.plan(ike="9f")
    stage.pick("draw:mb.1>gun-hand")
    assert taker(stage, "mb.1") == ("ike", "gun-hand")
    assert stage.told("permitted") == []


@rule("gunslinger", "11.11b")
def test_one_players_characters_hand_weapons_over_without_a_question() -> None:
    happy = man("happy", "F6", seat=0, side=0, gun_hand="C45")
    stage = Stage(man("ike", "F6", seat=0, side=0), happy, FAR | {"seat": 1, "side": 1})
    stage.plan(ike="9f")
    stage.pick(TAKE)
    assert stage.told("permitted") == []
    assert taker(stage) == ("ike", "gun-hand")


@rule("gunslinger", "11.11b", "14.6c")
def test_who_is_killed_in_the_meantime_need_not_be_asked() -> None:
    """45: CRIT. The Kid dies in segment 1 with his gun in hand; Ike takes it off the ground in segment 4."""
    stage = Stage(man("ike", "F6", "n", gun_hand="C44!"), man("the-kid", "F6", gun_hand="C45"), deck=[45], length=3)
    stage.plan(ike="7f+9f")
    stage.picks("shoot>the-kid", "draw:c45.1>other-hand+cock")
    assert taker(stage) == ("ike", "other-hand")


@rule("gunslinger", "11.11b")
def test_leave_is_of_no_use_once_its_giver_has_gone() -> None:
    """DRAW AND COCK comes in segment 3, the Kid goes in segment 2. If he goes in segment 3, hands are first."""
    for card, pick, end in (
        ("1f", "move:straight-ahead", ("the-kid", "holstered")),
        ("1b", "move:straight-back", ("ike", "gun-hand")),
    ):
        stage = Stage(man("ike", "F6"), man("the-kid", "F6", holstered="C45"))
        stage.plan(ike="9f", the_kid=card)
        stage.picks(TAKE, "yes", pick)
        assert stage.person("the-kid")["hex"] != "F6"
        assert taker(stage) == end
        assert happened(stage, "cancelled") == ([(3, "cancelled", "ike")] if end[0] == "the-kid" else [])


# ---- two at once


@rule("gunslinger", "11.11c")
@pytest.mark.parametrize("names", [("ike", "the-kid"), ("the-kid", "ike")])
def test_of_two_who_reach_at_once_the_first_in_playing_order_gets_it(names: tuple[str, str]) -> None:
    stage = Stage(*[man(name, "F6") for name in names], **LYING)
    stage.plan(ike="9f", the_kid="9f")
    stage.picks("draw:c45.1>gun-hand+cock", "draw:c45.1>both-hands+uncock")
    assert taker(stage) == (names[0], "gun-hand")
    assert stage.weapon("c45.1")["cocked"]
    assert happened(stage, "drawn", "cancelled") == [(3, "drawn", names[0]), (3, "cancelled", names[1])]


@rule("gunslinger", "11.11c")
def test_this_holds_for_two_characters_of_one_player_as_well() -> None:
    stage = Stage(
        man("ike", "F6", seat=0, side=0), man("happy", "F6", seat=0, side=0), FAR | {"seat": 1, "side": 1}, **LYING
    )
    stage.plan(ike="9f", happy="9f")
    stage.picks("draw:c45.1>gun-hand+cock", "draw:c45.1>both-hands+uncock")
    assert taker(stage) == ("ike", "gun-hand")
    assert happened(stage, "drawn", "cancelled") == [(3, "drawn", "ike"), (3, "cancelled", "happy")]


@rule("gunslinger", "11.11c", "11.11b")
def test_the_same_where_its_owner_has_given_leave_to_both() -> None:
    stage = Stage(man("the-kid", "F6", holstered="C45"), man("ike", "F6"), man("texas", "F6"))
    stage.plan(ike="9f", texas="9f")
    stage.picks(TAKE, "yes", "draw:c45.1>other-hand+cock", "yes")
    assert taker(stage) == ("ike", "gun-hand")


@rule("gunslinger", "11.11c", "4.3")
def test_whoever_is_there_a_segment_earlier_needs_no_order() -> None:
    """A delay point makes the first in order come second."""
    stage = Stage(man("ike", "F6", delay=1), man("the-kid", "F6"), **LYING)
    stage.plan(ike="9f", the_kid="9f")
    stage.picks("draw:c45.1>gun-hand+cock", "draw:c45.1>gun-hand+cock")
    assert taker(stage) == ("the-kid", "gun-hand")
