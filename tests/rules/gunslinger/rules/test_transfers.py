"""Moving aim from one target to another (12.5, 12.44c, 12.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.doing import points
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import happened

OWN_HEX = {"own": "F9", "beside": "F8", "next": "F7"}


def aimer(m: str = "G5", o: str = "F2", j: str = "F4", **more: Any) -> Stage:
    """P in F9 has 6 points on J; M stands beside J, O farther away. All three face north."""
    return Stage(
        man("prospector", "F9", "n", side=0, gun_hand="C45!", aim={"points": 6, "target": "john-henry"}),
        man("john-henry", j, "n", side=1),
        man("mountain-man", m, "n", side=1),
        man("owner", o, "s", side=1),
        **{"deck": [1], **more},
    )


def aim(stage: Stage) -> tuple[str, int] | None:
    found = stage.person("prospector")["aim"]
    return (found.get("target") or found["hex"], found["points"]) if found else None


# ---- one hex


@rule("gunslinger", "12.5a", "12.5b", "12.44c", "12.0b")
@pytest.mark.parametrize("hex_", ["F4", "F3", "G4", "G5", "F5", "E5", "E4"])
@pytest.mark.parametrize(
    ("card", "pick", "after"),
    [
        ("5f", "aim>mountain-man", ("mountain-man", 8)),
        ("7f", "nothing>mountain-man", ("mountain-man", 6)),
        ("7f", "shoot>mountain-man", None),
    ],
)
def test_all_points_go_over_to_a_target_at_most_one_hex_from_the_old_one(
    hex_: str, card: str, pick: str, after: tuple[str, int] | None
) -> None:
    stage = aimer(m=hex_)
    stage.plan(prospector=card, john_henry="3b")
    due = stage.seen("prospector")["stack"]["revealed"]["due"]
    stage.pick(pick)
    assert aim(stage) == ("mountain-man", 6)  # at once
    assert stage.seen("prospector")["stack"]["revealed"]["due"] == due  # and for free
    stage.pick("turn:straight-ahead")
    assert aim(stage) == after
    assert [shot["aim"] for shot in stage.told("shot")] == ([7] if pick.startswith("shoot") else [])


@rule("gunslinger", "12.5a", "12.44c", "12.4", "12.0b")
@pytest.mark.parametrize("hex_", ["F2", "G3", "H4", "H5", "F6", "D5"])
@pytest.mark.parametrize(("card", "pick", "after"), [("5f", "aim>owner", ("owner", 2)), ("7f", "shoot>owner", None)])
def test_a_target_two_hexes_away_costs_all_points(
    hex_: str, card: str, pick: str, after: tuple[str, int] | None
) -> None:
    stage = aimer(o=hex_)
    stage.plan(prospector=card, john_henry="3b")
    stage.pick(pick)
    assert aim(stage) is None
    assert happened(stage, "transferred", "lost-aim") == [(0, "lost-aim", "prospector")]
    stage.pick("turn:straight-ahead")
    assert aim(stage) == after
    assert [shot["aim"] for shot in stage.told("shot")] == ([1] if pick.startswith("shoot") else [])


@rule("gunslinger", "12.5a", "12.1")
@pytest.mark.parametrize(("hex_", "after"), [("g4", 8), ("f4", 8), ("f2", 2)])
def test_aim_at_a_hex_takes_the_points_along_from_a_target_beside_it(hex_: str, after: int) -> None:
    stage = aimer()
    stage.plan(prospector="5f")
    stage.picks("aim-at-hex", f"aim>@{hex_}")
    assert aim(stage) == (hex_.upper(), after)


@rule("gunslinger", "12.5a", "11.31b")
def test_a_transfer_by_itself_is_offered_where_it_is_possible() -> None:
    stage = aimer()
    stage.plan(prospector="7f")
    offered = {pick for pick in stage.options() if pick.startswith("nothing>")}
    around = {f"nothing>@{hex_}" for hex_ in ("f4", "f3", "g4", "g5", "f5", "e5", "e4")}
    assert offered == {"nothing>mountain-man", *around}
    assert stage.why("nothing>owner") == ("too-far-to-transfer", "12.5a")
    assert stage.why("nothing>@f2") == ("too-far-to-transfer", "12.5a")
    stage.pick("nothing>@g4")
    assert aim(stage) == ("G4", 6)


@rule("gunslinger", "12.5a", "12.1", "8.32c")
def test_a_transfer_goes_to_enemies_in_the_zone() -> None:
    stage = Stage(
        man("prospector", "F6", "n", side=0, gun_hand="C45!", aim={"points": 6, "target": "john-henry"}),
        man("john-henry", "G6", side=1),
        man("mountain-man", "G7", side=1),  # beside him, but back right of the Prospector
        man("ike", "G5", side=0),
    )
    stage.plan(prospector="7f")
    assert stage.why("nothing>mountain-man") == ("blind-zone", "8.32c")
    assert stage.why("nothing>ike") == ("not-an-enemy", "12.1")
    assert not {"nothing>mountain-man", "nothing>ike"} & set(stage.options())


@rule("gunslinger", "12.5a")
def test_distance_is_measured_at_the_reveal() -> None:
    """O stands two hexes from J and runs beside him in segment 1; the shot comes in segment 2."""
    late = aimer(o="F2")
    late.plan(prospector="5f", owner="2f+1f")
    late.picks("shoot>owner", "move:straight-ahead", "move:ahead-left")
    assert late.told("moved")[0]["hex"] == "F3"
    assert [shot["aim"] for shot in late.told("shot")] == [2]
    # M stands beside J and runs away, from G5 to H4.
    early = aimer(m="G5")
    early.plan(prospector="5f", mountain_man="2f+1f")
    early.picks("shoot>mountain-man", "move:ahead-right", "move:straight-ahead")
    assert early.told("moved")[0]["hex"] == "H4"
    (shot,) = early.told("shot")
    assert (shot["aim"], shot["range"]) == (8, 6)


@rule("gunslinger", "12.5a")
def test_both_are_taken_where_they_are_then() -> None:
    """J runs from F4 to F3 in segment 1; only then is SHOOT revealed, and O in F2 is beside him."""
    stage = aimer(o="F2")
    stage.plan(prospector="3b+7f", john_henry="2f+1f")
    stage.picks("turn:straight-ahead", "move:straight-ahead")
    assert stage.asked == (0, "declare")
    stage.pick("nothing>owner")
    assert aim(stage) == ("owner", 6)


# ---- the own hex


@rule("gunslinger", "12.5c")
@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [("own", "own", True), ("own", "beside", False), ("beside", "own", False), ("beside", "next", True)],
)
@pytest.mark.parametrize("card", ["5f", "7f"])
def test_aim_does_not_go_out_of_or_into_the_own_hex(old: str, new: str, kept: bool, card: str) -> None:
    stage = aimer(j=OWN_HEX[old], m=OWN_HEX[new])
    stage.plan(prospector=card, john_henry="3b")
    stage.pick("shoot>mountain-man")
    assert aim(stage) == (("mountain-man", 6) if kept else None)
    stage.pick("turn:straight-ahead")
    own = 2 if card == "5f" else 1
    assert [shot["aim"] for shot in stage.told("shot")] == [own + 6 if kept else own]


@rule("gunslinger", "12.5c")
@pytest.mark.parametrize(("old", "new"), [("own", "beside"), ("beside", "own")])
def test_such_a_transfer_by_itself_is_refused(old: str, new: str) -> None:
    stage = aimer(j=OWN_HEX[old], m=OWN_HEX[new])
    stage.plan(prospector="7f")
    assert stage.why("nothing>mountain-man") == ("too-far-to-transfer", "12.5c")
    assert "nothing>mountain-man" not in stage.options()
    assert f"nothing>@{OWN_HEX[new].lower()}" not in stage.options()


# ---- targets that are out of it


@rule("gunslinger", "12.6", "12.5a")
def test_aim_on_somebody_who_is_killed_stays_and_can_be_transferred() -> None:
    """45: CRIT up to range 3. Ike, two hexes from J, kills him."""
    stage = Stage(
        man("prospector", "F9", "n", side=0, gun_hand="C44!", aim={"points": 6, "target": "john-henry"}),
        man("john-henry", "F4", "n", side=1),
        man("mountain-man", "G5", "n", side=1),
        man("ike", "F6", "n", side=0, gun_hand="C45!"),
        deck=[45, 1],
    )
    stage.plan(ike="7f")
    stage.pick("shoot>john-henry")
    assert stage.person("john-henry")["out"] == ["dead"]
    assert aim(stage) == ("john-henry", 6)
    stage.plan(prospector="7f+5f")
    assert stage.why("shoot>john-henry") == ("out-of-it", "14.6b")
    stage.pick("nothing")
    assert aim(stage) == ("john-henry", 6)
    assert stage.why("aim>john-henry") == ("out-of-it", "14.6b")
    stage.pick("shoot>mountain-man")
    assert [shot["aim"] for shot in stage.told("shot")] == [8]


@rule("gunslinger", "12.6")
def test_aim_on_somebody_who_passes_out_stays() -> None:
    """Six delay points become three at the end of the turn: more than two boxes for the second time."""
    exhausted = man("john-henry", "F4", side=1, endurance=2, delay=6, weary=True)
    prospector = man("prospector", "F9", "n", side=0, gun_hand="C45!", aim={"points": 6, "target": "john-henry"})
    stage = Stage(prospector, exhausted, man("mountain-man", "G5", side=1), deck=[1])
    stage.plan()
    assert stage.person("john-henry")["out"] == ["ko"]
    assert aim(stage) == ("john-henry", 6)
    stage.plan(prospector="7f")
    stage.pick("nothing>mountain-man")
    assert aim(stage) == ("mountain-man", 6)


@rule("gunslinger", "12.6")
def test_aim_on_somebody_who_gives_up_stays() -> None:
    stage = aimer()
    stage.plan(john_henry="surrender")
    stage.plan(prospector="7f")
    assert stage.person("john-henry")["out"] == ["surrendered"]
    assert points(stage, "prospector") == 6
    assert stage.why("shoot>john-henry") == ("out-of-it", "14.6b")
    stage.pick("shoot>mountain-man")
    assert [shot["aim"] for shot in stage.told("shot")] == [7]
