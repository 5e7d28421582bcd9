"""What is told: stacks by their actions, choices that somebody made, who is asked about, the end."""

from __future__ import annotations

import pytest

from sixgun.core.events import Event
from sixgun.text.speaker import Speaker
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.turns import act, calm

DUEL = (man("marshal", "F6", "s", gun_hand="C45!"), man("the-kid", "F8", "n", gun_hand="C45!"))


def said(events: list[Event], lang: str, seat: int | None) -> list[str]:
    speaker = Speaker(lang, "gunslinger", ["Ada", "Bo"])
    return [line for line in (speaker.event(event, seat) for event in events) if line]


@pytest.mark.parametrize(
    ("lang", "some", "none"),
    [
        ("en", "Marshal has Turn and Cock/Aim/Shoot for this turn.", "The Kid has no cards for this turn."),
        ("it", "Sceriffo ha TURN e COCK/AIM/SHOOT per questo turno.", "Il Kid non ha carte per questo turno."),
    ],
)
def test_a_stack_is_told_by_the_names_of_its_actions_and_to_its_owner_alone(lang: str, some: str, none: str) -> None:
    stage = Stage(*DUEL)
    mine = GAME.apply(stage.state, 0, "plan:3b+5f")
    assert said(mine, lang, 0)[0] == some
    assert len(said(mine, lang, 1)) == 1  # only that it is done
    assert said(GAME.apply(stage.state, 1, "plan:none"), lang, 1)[0] == none


def test_only_a_choice_that_others_wait_for_is_told() -> None:
    stage = Stage(*DUEL, length=9, deck=[45])
    assert "chosen" in stage.pick("plan:7f", 0)  # the other one is still at it
    assert "chosen" not in stage.pick("plan:none", 1)
    stage.pick("shoot>the-kid")
    assert stage.person("the-kid")["out"] == ["dead"]
    for _ in range(3):  # whoever is left chooses alone
        stage.plan()
        assert stage.told("chosen") == []


def test_the_view_names_who_is_decided_for() -> None:
    stage = Stage(DUEL[0], man("the-kid", "F7", "n"), deck=[61])
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.asked == (0, "bullseye")
    assert [stage.view(seat)["subject"] for seat in (0, 1, None)] == ["marshal"] * 3


def test_the_view_names_who_is_pushed_between_two_hexes() -> None:
    """From F6 to G8 the line goes on through a corner. 16: SIDE, STUN 2, then LONG."""
    stage = Stage(DUEL[0], man("the-kid", "G8", "n"), deck=[16, 1, 2, 19, *calm(1, 2, 16)])
    act(stage, marshal="7f shoot>the-kid")
    assert stage.asked == (1, "long")
    assert [stage.view(seat)["subject"] for seat in (0, 1, None)] == ["the-kid"] * 3


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Marshal: 6 victory points.",
                "The Kid: -8 victory points.",
                "The showdown is over: Ada wins (victory points: 6).",
            ],
        ),
        (
            "it",
            [
                "Sceriffo: punti vittoria 6.",
                "Il Kid: punti vittoria -8.",
                "Lo scenario è finito: vittoria di Ada (punti vittoria: 6).",
            ],
        ),
    ],
)
def test_the_end_tells_the_points_of_everybody_and_the_winner(lang: str, lines: list[str]) -> None:
    stage = Stage(*DUEL, turn=3, length=3, deck=[45])
    stage.plan(marshal="7f")
    events = GAME.apply(stage.state, 0, "shoot>the-kid")
    assert said(events, lang, None)[-3:] == lines


@pytest.mark.parametrize("surrender", [True, False])
def test_whoever_wants_to_surrender_too_late_is_told_so_at_every_question(surrender: bool) -> None:
    stage = Stage(DUEL[0], man("the-kid", "F7", "n"), deck=[61], surrender=surrender)
    stage.plan(marshal="7f")
    late = ("too-late-to-surrender", "15.4a") if surrender else ("no-surrender", "15.4b")
    assert stage.why("surrender") == late
    stage.pick("shoot>the-kid")
    assert stage.asked == (0, "bullseye")
    assert stage.why("surrender") == late


@rule("gunslinger", "5.4", "9.4a")
@pytest.mark.parametrize(
    ("down", "en", "it"),
    [
        (False, "Ike will lie down.", "Ike si sdraierà."),
        (True, "Ike will stand up.", "Ike si alzerà."),
    ],
)
def test_somebody_who_changes_posture_is_said_to_get_up_or_to_lie_down(down: bool, en: str, it: str) -> None:
    stage = Stage(man("ike", "F6", "n", down=down), man("texas", "A1", "n"))
    events = [*GAME.apply(stage.state, 0, "plan:5b"), *GAME.apply(stage.state, 1, "plan:none")]
    assert en in said(events, "en", 0)
    assert it in said(events, "it", 0)
    assert any("GET UP/DOWN (alzarsi o sdraiarsi)" in line for line in said(events, "it", 0))
