"""DELAY, FATIGUE and WOUND CARDS (14.2): which line is read, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, calm, drawn, gains

# card: DELAY, WOUND
LINES = {19: (0, 1), 37: (1, 2), 55: (1, 3), 61: (2, 3), 70: (2, 4), 79: (2, 5), 85: (2, 6)}
AIM: dict[str, Any] = {"points": 4, "target": "marshal"}


def bumped(deck: list[int], **kid: Any) -> Stage:
    """Somebody walks into the Kid: a DELAY CARD for each, his first."""
    stage = Stage(man("marshal", "F3", "s"), man("the-kid", "F6", "n", **kid), man("ike", "F7", "n", side=1), deck=deck)
    act(stage, ike="1f move:straight-ahead")
    return stage


def bleeding(deck: list[int], fatigue: str = "delay", count: int = 1, **kid: Any) -> Stage:
    """The Kid draws a FATIGUE CARD for each SERIOUS wound at the start of the turn."""
    stage = Stage(
        man("marshal", "F3", "s"),
        man("the-kid", "F6", "n", serious=count, serious_by={"marshal": count}, **kid),
        deck=deck,
        options={"fatigue": fatigue},
    )
    act(stage)
    return stage


def stunned(deck: list[int], **kid: Any) -> Stage:
    """The Kid is hit by a .44 in the SIDE: STUN 2, and nothing else."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C44!"), man("the-kid", "F6", "n", **kid), deck=[16, *deck, *calm(16, *deck)]
    )
    act(stage, marshal="7f shoot>the-kid")
    return stage


def points(*pairs: tuple[int, int]) -> list[tuple[int, int]]:
    """Without cards that cost nothing."""
    return [pair for pair in pairs if pair != (0, 0)]


# ---- numbers


@pytest.mark.parametrize("card", LINES)
@rule("gunslinger", "14.21a", "14.2a")
def test_a_delay_card_costs_the_number_of_its_delay_line_and_no_box(card: int) -> None:
    stage = bumped([card, 1])
    assert drawn(stage) == [("delay", card), ("delay", 1)]
    assert gains(stage, "the-kid") == points((LINES[card][0], 0))
    assert stage.person("the-kid")["endurance"] == 20


@pytest.mark.parametrize("fatigue", ["delay", "wound"])
@pytest.mark.parametrize("card", LINES)
@rule("gunslinger", "14.22", "14.2a")
def test_a_fatigue_card_costs_the_number_of_its_delay_line_or_by_option_of_its_wound_line(
    card: int, fatigue: str
) -> None:
    stage = bleeding([card], fatigue)
    number = LINES[card][fatigue == "wound"]
    assert drawn(stage) == [("fatigue", card)]
    assert gains(stage, "the-kid") == points((number, number))
    assert stage.person("the-kid")["endurance"] == 20 - number
    assert stage.person("the-kid")["delay"] == number // 2  # half of it, rounded up, has gone


@pytest.mark.parametrize("card", LINES)
@rule("gunslinger", "14.23", "14.2a")
def test_a_wound_card_costs_the_number_of_its_wound_line_whatever_the_option(card: int) -> None:
    stage = stunned([card])
    assert drawn(stage)[:2] == [("shot", 16), ("wound", card)]
    assert gains(stage, "the-kid") == [(LINES[card][1], LINES[card][1])]
    assert stage.person("the-kid")["endurance"] == 20 - LINES[card][1]


@rule("gunslinger", "14.2a")
def test_boxes_stop_at_none_while_delay_is_taken_in_full() -> None:
    stage = stunned([70, 55], endurance=5, boxes_by={"marshal": 15})
    assert gains(stage, "the-kid") == [(4, 4), (3, 1)]
    kid = stage.person("the-kid")
    assert (kid["endurance"], kid["boxes_by"], kid["delay"]) == (0, {"marshal": 20}, 3)


@rule("gunslinger", "14.2a")
def test_everybody_starts_with_twenty_boxes() -> None:
    stage = Stage(man("john-henry", "F3"), man("lady", "F6"))  # printed as 40 and 15, for later sections
    assert [stage.person(name)["endurance"] for name in ("john-henry", "lady")] == [20, 20]


# ---- words


@pytest.mark.parametrize("card", [88, 93, 94, 99])
@rule("gunslinger", "14.21b")
def test_lose_aim_on_a_delay_card_costs_the_aim_and_no_points(card: int) -> None:
    stage = bumped([card, 1], gun_hand="C45!", aim=AIM)
    assert stage.person("the-kid")["aim"] is None
    assert gains(stage, "the-kid") == []
    assert stage.weapon("c45.1")["cocked"]
    kept = bumped([1, 2], gun_hand="C45!", aim=AIM)
    assert kept.person("the-kid")["aim"] == AIM


@pytest.mark.parametrize("card", [100, 103])
@rule("gunslinger", "14.21b")
def test_wild_shot_on_a_delay_card_fires_the_gun_and_costs_no_points(card: int) -> None:
    stage = bumped([card, 1], gun_hand="C45!")
    assert [event["weapon"] for event in stage.told("went-off")] == ["c45.1"]
    assert gains(stage, "the-kid") == []


@pytest.mark.parametrize("card", [107, 108])
@rule("gunslinger", "14.21b")
def test_drop_on_a_delay_card_fells_at_once(card: int) -> None:
    stage = bumped([card, 1, 37, 61, 2])
    assert stage.person("the-kid")["down"]
    assert drawn(stage) == [("delay", drawn_) for drawn_ in (card, 1, 37, 61, 2)]
    assert gains(stage, "the-kid") == [(1, 0), (2, 0)]
    assert gains(stage, "ike") == []


@rule("gunslinger", "14.21b")
def test_a_drop_among_wound_cards_comes_before_the_rest_of_them() -> None:
    stage = stunned([104, 37, 38, 39, 85])
    assert drawn(stage) == [("shot", 16), ("wound", 104), ("delay", 37), ("delay", 38), ("delay", 39), ("wound", 85)]
    assert gains(stage, "the-kid") == [(1, 0), (1, 0), (1, 0), (6, 6)]
    lying = stunned([104, 85], down=True)
    assert drawn(lying)[1:] == []  # SIDE misses whoever is DOWN on card 16
    assert lying.told("shot")[0]["hit"] == "miss"


@rule("gunslinger", "14.21b")
def test_after_a_drop_on_a_wound_card_the_stagger_of_the_same_hit_does_nothing() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n"), deck=[16, 104, 1, 2, 3, 4, 19, 20]
    )
    act(stage, marshal="7f shoot>the-kid")  # STUN 2, STAGGER
    assert [purpose for purpose, _ in drawn(stage)] == ["shot", "wound", "delay", "delay", "delay", "wound"]
    assert (stage.person("the-kid")["hex"], stage.person("the-kid")["down"]) == ("F6", True)


@pytest.mark.parametrize(
    ("card", "fatigue", "down", "went_off", "boxes"),
    [
        (88, "delay", False, 0, 0),  # LOSE AIM; 1
        (88, "wound", False, 0, 1),
        (94, "delay", False, 0, 0),  # LOSE AIM; WILD SHOT
        (94, "wound", False, 1, 0),
        (100, "delay", False, 1, 0),  # WILD SHOT; DROP
        (100, "wound", True, 0, 0),
        (104, "delay", False, 0, 1),  # 1; DROP
        (104, "wound", True, 0, 0),
        (107, "delay", True, 0, 0),  # DROP; DROP
        (107, "wound", True, 0, 0),
    ],
)
@rule("gunslinger", "14.21b", "14.22")
def test_words_on_a_fatigue_card_are_those_of_the_line_that_is_read(
    card: int, fatigue: str, down: bool, went_off: int, boxes: int
) -> None:
    stage = bleeding([card, *calm()], fatigue, gun_hand="C45!")
    kid = stage.person("the-kid")
    assert (kid["down"], 20 - kid["endurance"]) == (down, boxes)
    assert len(stage.told("went-off")) == went_off
    assert stage.drew("delay") == ([1, 2, 3] if down else [])
