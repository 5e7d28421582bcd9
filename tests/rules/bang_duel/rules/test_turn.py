"""Turns and their phases (Il gioco, 1. Pescare, carte che si attivano all'inizio del turno)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import lead_off, moments, why
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

PLAIN = {"law": ("tex-killer", "jango"), "outlaw": ("babe-leroy", "cattle-katie")}


def whole_turn(state: Any) -> int:
    """Whoever is in turn plays nothing and ends it, discarding what he must; returns his seat."""
    seat: int = GAME.view(state, None)["turn"]
    GAME.apply(state, seat, "end")
    while GAME.view(state, None)["question"] == "discard":
        GAME.apply(state, seat, GAME.ask(state, seat).options.picks()[0])
    while GAME.view(state, None)["question"] == "may":  # Pat Garret, at the start of the next turn
        other = GAME.asked(state)[0]
        GAME.apply(state, other, "no")
    return seat


@pytest.mark.parametrize("law", [0, 1])
@rule("bang-duel", "turn.order.law-first-then-alternate", "turn.end.passes")
def test_the_law_has_the_first_turn_and_then_they_alternate(law: int) -> None:
    state = GAME.new(seed=12, options={"law": law})
    lead_off(state)
    assert [whole_turn(state) for _ in range(6)] == [law, 1 - law] * 3


@rule("bang-duel", "draw.phase.two-cards", "turn.phases.order")
def test_the_law_draws_two_cards_in_the_first_turn_too() -> None:
    game = GAME.repacked({"lineup": {"law": ["jango", "tex-killer"], "outlaw": ["babe-leroy", "tom-thorn"]}})
    state = game.new(seed=12, options={"characters": 2})
    game.apply(state, OUTLAW, "lead:babe-leroy")
    events = game.apply(state, LAW, "lead:jango")
    kinds = [event.kind for event in events if event.kind in ("turn", "drew")]
    assert kinds == ["drew", "drew", "turn", "drew"]  # the two first hands, then the turn
    assert [event.args["count"] for event in events if event.kind == "drew"] == [4, 5, 2]
    assert [len(hand) for hand in game.data(state)["hands"]] == [4 + 2, 5]
    assert game.view(state, None)["question"] == "action"


@rule("bang-duel", "draw.phase.two-cards", "turn.end.passes")
def test_the_top_two_cards_of_the_own_deck_are_drawn() -> None:
    stage = Stage(**PLAIN, decks=[["gatling.lb"], ["beer.ob", "knife.os", "colt.od"]])
    stage.pick("end")
    assert stage.asked == (OUTLAW, "action")
    assert stage.hand(OUTLAW) == ["beer", "knife"]
    assert stage.data["decks"][OUTLAW][0] == "colt.od"
    assert stage.hand(LAW) == []
    assert stage.data["decks"][LAW][0] == "gatling.lb"
    assert [event["count"] for event in stage.told("drew")] == [2]


@rule("bang-duel", "turn.phases.order")
def test_first_cards_are_drawn_then_played_and_only_then_discarded() -> None:
    stage = Stage(**PLAIN, phase="start", hand=["bank.lb", "hat.lh", "duel.ld"], decks=[["wagon.lb", "indians.lh"], []])
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == ["bank", "duel", "hat", "indians", "wagon"]
    assert why(stage, "discard:bank.lb") == ("not-an-action", "play.amount.any")
    stage.pick("end")
    assert stage.asked == (LAW, "discard")
    for pick in ("play:bank.lb>my-rear", "swap", "end"):
        assert why(stage, pick) == ("only-discard", "discard.limit.current-life")
    assert stage.pick("discard:bank.lb")[:2] == ["discarded", "turn"]
    assert stage.hand(LAW) == ["duel", "hat", "indians", "wagon"]


@rule("bang-duel", "turn.end.passes")
def test_the_discard_phase_closes_the_turn() -> None:
    stage = Stage(**PLAIN, hand=["bank.lb", "hat.lh", "duel.ld", "missed.ls", "missed.lb"])
    stage.pick("end")
    assert stage.asked == (LAW, "discard")
    assert stage.view(None)["turn"] == LAW
    assert stage.pick("discard:bank.lb")[:2] == ["discarded", "turn"]
    assert stage.view(None)["turn"] == OUTLAW
    assert stage.asked == (OUTLAW, "action")
    assert stage.refusal("play:hat.lh>my-rear", LAW).code == "not-asked"


# ---- the start of a turn


@rule("bang-duel", "start.timing.before-draw")
def test_a_snake_bites_before_the_draw() -> None:
    stage = Stage(**PLAIN, gear=[[[], []], [["rattlesnake.os"], []]], decks=[[], ["missed.os", "beer.ob", "knife.oh"]])
    stage.pick("end")
    assert moments(stage, "turn", "revealed", "lost-life", "drew") == ["turn", "revealed", "lost-life", "drew"]
    assert stage.discards() == ["missed"]
    assert stage.hand(OUTLAW) == ["beer", "knife"]


@rule("bang-duel", "start.timing.before-draw")
def test_only_the_own_cards_act_at_the_start_of_a_turn() -> None:
    stage = Stage(**PLAIN, gear=[[["rattlesnake.os"], []], [[], []]])
    assert "revealed" not in stage.pick("end")
    assert "revealed" in stage.pick("end")


@pytest.mark.parametrize(
    "gear",
    [
        [["bison-herd.lb", "rattlesnake.os", "dynamite.ob"], []],
        [["rattlesnake.os"], ["bison-herd.lb", "dynamite.ob"]],
        [["dynamite.ob"], ["bison-herd.lb", "rattlesnake.os"]],
    ],
)
@rule("bang-duel", "start.order.fixed", "start.timing.before-draw")
def test_dynamite_comes_first_then_the_snake_then_the_bisons(gear: list[list[str]]) -> None:
    deck = ["duel.oh", "missed.os", "beer.ob", "knife.oh"]  # no explosion, then a bite
    stage = Stage(**PLAIN, gear=[[[], []], gear], decks=[[], deck])
    stage.pick("end")
    assert [event["wanted"] for event in stage.told("revealed")] == ["dynamite", "snake"]
    assert moments(stage, "revealed", "passed-on", "lost-life", "swapped", "drew") == [
        "revealed",
        "passed-on",
        "revealed",
        "lost-life",
        "swapped",
        "drew",
    ]
    bitten = "babe-leroy" if "rattlesnake.os" in gear[0] else "cattle-katie"
    assert stage.life(bitten) == 3
    assert stage.front(OUTLAW) == "cattle-katie"
    assert stage.gear("jango") == ["dynamite"]


# ---- abilities of those who are not in play


@pytest.mark.parametrize(("outlaw", "cards"), [(("dalton-bros", "babe-leroy"), 3), (("babe-leroy", "tom-thorn"), 2)])
@rule("bang-duel", "ability.timing.in-play")
def test_a_character_in_the_reserve_does_not_help(outlaw: tuple[str, str], cards: int) -> None:
    reserve = [] if "dalton-bros" in outlaw else ["dalton-bros"]
    stage = Stage(outlaw=outlaw, law=("tex-killer", "jango"), reserve=[[], reserve])
    stage.pick("end")
    assert len(stage.hand(OUTLAW)) == cards


@pytest.mark.parametrize(
    ("law", "more", "turned_up"),
    [
        (("tex-killer", "bart-masterson"), {}, 2),
        (("tex-killer", "jango"), {"reserve": [["bart-masterson"], []]}, 1),
        (("tex-killer", "jango"), {"gone": ["bart-masterson"]}, 1),
    ],
)
@rule("bang-duel", "ability.timing.in-play")
def test_not_even_an_always_active_ability_works_out_of_play(
    law: tuple[str, str], more: dict[str, Any], turned_up: int
) -> None:
    stage = Stage(law=law, outlaw=("babe-leroy", "tom-thorn"), gear=[[[], []], [["rattlesnake.os"], []]], **more)
    stage.pick("end")
    if turned_up == 2:
        assert stage.asked == (LAW, "choose-result")
        stage.pick(stage.options()[0])
    assert len(stage.discards()) == turned_up
