"""Tables that the rules never leave behind are refused, each with its own code and the rule that it breaks."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.text import LANGUAGES, Speaker
from tests.cite import rule
from tests.rules.bang_duel.looks import lead_off
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

LAWMEN, OUTLAWS = ["jango", "tex-killer"], ["west-harding", "dalton-bros"]


def refused(**fields: Any) -> list[tuple[str, str]]:
    """The codes and rules of all refusals of a position, which have their words in every language."""
    with pytest.raises(sixgun.Refused) as caught:
        GAME.position({"characters": [LAWMEN, OUTLAWS], **fields})
    for lang in LANGUAGES:
        said = [Speaker(lang, GAME.key).refusal(refusal) for refusal in caught.value.refusals]
        assert not [text for text in said if "refusal-" in text or "{" in text]
    return [(refusal.code, refusal.rule) for refusal in caught.value.refusals]


def changed(state: Any, **fields: Any) -> list[tuple[str, str]]:
    """The same for the data of a state with some fields changed."""
    return refused(**{**GAME.data(state), **fields})


# ---- Equipment


@rule("bang-duel", "type.equipment.stays", "type.action.discard-and-resolve")
@pytest.mark.parametrize("card", ["colt.ld", "missed.ls", "gatling.lb", "water"])
def test_only_equipment_stays_beside_a_character(card: str) -> None:
    assert refused(gear=[[["hat"], [card]], [[], []]]) == [("position-not-equipment", "type.equipment.stays")]


@rule("bang-duel", "type.equipment.same-name-replaces")
def test_nobody_has_two_equipments_of_the_same_name() -> None:
    twice = [("position-same-name", "type.equipment.same-name-replaces")]
    assert refused(gear=[[[], []], [["barrel.os", "hat", "barrel.ls"], []]]) == twice
    Stage(gear=[[["barrel"], ["hat"]], [["barrel"], ["hat"]]])  # though each of them may have one


@rule("bang-duel", "type.equipment.own-character-only", "elimination.equipment.discarded")
def test_no_equipment_lies_where_nobody_stands() -> None:
    nobody = [("position-gear-nobody", "type.equipment.own-character-only")]
    assert refused(characters=[["jango"], OUTLAWS], gear=[[["hat"], ["scope"]], [[], []]]) == nobody


# ---- who is in play


@rule("bang-duel", "elimination.trigger.last-life")
@pytest.mark.parametrize("phase", ["start", "draw", "play", "discard"])
@pytest.mark.parametrize("life", [[[0, 4], []], [[], [4, 0]]])
def test_nobody_stays_in_play_without_a_life_point(life: list[list[int]], phase: str) -> None:
    assert refused(life=life, phase=phase) == [("position-fallen", "elimination.trigger.last-life")]


@rule("bang-duel", "elimination.trigger.last-life", "simultaneous.elimination.after-effect")
def test_but_a_character_may_have_lost_the_last_one_to_a_card_that_is_still_resolved() -> None:
    stage = Stage(hand=["gatling.lb", "missed.ls"], life=[[3, 4], [1, 3]])
    stage.pick("play:gatling.lb")
    assert stage.asked == (LAW, "react")  # for Tex Killer; West Harding has fallen already
    assert stage.life("west-harding") == 0
    again = GAME.position(stage.data)
    assert GAME.data(again) == stage.data
    assert changed(again, woken=-1, play=Stage().data["play"]) == [("position-fallen", "elimination.trigger.last-life")]


@rule("bang-duel", "elimination.replacement.top-of-reserve")
def test_nobody_is_alone_while_there_is_a_reserve() -> None:
    at_once = [("position-reserve", "elimination.replacement.top-of-reserve")]
    assert refused(characters=[["jango"], OUTLAWS], reserve=[["tex-killer"], []]) == at_once
    assert refused(characters=[LAWMEN, ["tom-thorn"]], reserve=[[], ["slim-poet"]]) == at_once
    Stage(law=("jango",), reserve=[[], ["slim-poet"]])  # the other player's reserve is no help


@rule("bang-duel", "elimination.replacement.top-of-reserve", "character.bull-anderson.take")
def test_but_the_replacement_waits_for_what_an_elimination_sets_off() -> None:
    stage = Stage(
        outlaw=("bull-anderson", "west-harding"),
        turn=OUTLAW,
        hand=["colt.od"],
        life=[[1, 4], []],
        gear=[[["hat", "scope"]], []],
        reserve=[["wild-bill"], []],
    )
    stage.pick("play:colt.od>front")
    stage.pick("take")
    assert stage.asked == (OUTLAW, "loot")
    assert GAME.data(GAME.position(stage.data)) == stage.data


@rule("bang-duel", "elimination.reserve.empty")
def test_the_marker_of_a_lone_character_is_on_it() -> None:
    assert refused(characters=[[None, "jango"], OUTLAWS]) == [("position-marker", "elimination.reserve.empty")]


@rule("bang-duel", "lone.role.both")
def test_life_points_belong_to_somebody() -> None:
    assert refused(characters=[["jango"], OUTLAWS], life=[[3, 1], []]) == [("position-life-nobody", "lone.role.both")]


# ---- decks and the turn


@rule("bang-duel", "deck.own.exhausted")
def test_a_common_deck_has_been_shuffled() -> None:
    assert refused(common=["colt"], rest="discards", shuffles=0) == [("position-shuffles", "deck.own.exhausted")]


@rule("bang-duel", "turn.phases.order")
@pytest.mark.parametrize("done", [{"bangs": 1}, {"moved": True}, {"used": ["jango"]}])
@pytest.mark.parametrize("phase", ["start", "draw"])
def test_nothing_was_done_before_the_play_phase(phase: str, done: dict[str, Any]) -> None:
    assert refused(phase=phase, **done) == [("position-too-early", "turn.phases.order")]


@rule("bang-duel", "play.bang.limit", "character.the-stranger.extra-bang")
def test_nobody_has_played_more_bang_cards_than_the_limit_allows() -> None:
    limit = [("position-bangs", "play.bang.limit")]
    assert refused(bangs=2) == limit
    stranger = [["jango", "the-stranger"], OUTLAWS]
    assert refused(characters=stranger, bangs=2, turn=OUTLAW) == limit
    assert refused(characters=stranger, bangs=3) == limit
    Stage(law=("jango", "the-stranger"), bangs=2)
    Stage(gone=["the-stranger"], bangs=2)  # who was there when they were played


@rule("bang-duel", "character.babe-leroy.draw", "ability.timing.in-play")
def test_only_abilities_that_were_there_can_be_used_up() -> None:
    assert refused(used=["jango"]) == [("position-used", "ability.timing.in-play")]
    babe = [("position-used", "character.babe-leroy.draw")]
    assert refused(turn=OUTLAW, used=["babe-leroy"]) == babe
    assert refused(characters=[LAWMEN, ["babe-leroy", "tom-thorn"]], used=["babe-leroy"]) == babe  # the Law's turn
    Stage(outlaw=("tom-thorn", "babe-leroy"), turn=OUTLAW, used=["babe-leroy"])
    Stage(turn=OUTLAW, gone=["babe-leroy"], used=["babe-leroy"])


# ---- what is there only while a card is resolved


@rule("bang-duel", "simultaneous.trigger.queued")
def test_nothing_waits_for_a_card_when_none_is_resolved() -> None:
    assert refused(waiting=[0, 0, 0, 6]) == [("position-waiting", "simultaneous.trigger.queued")]


@rule("bang-duel", "rear.targeted.sleeps-again")
def test_no_rear_character_is_awake_when_nobody_is_targeted() -> None:
    sleeps = [("position-woken", "rear.targeted.sleeps-again")]
    assert refused(woken=1) == sleeps
    stage = Stage(hand=["winchester.lh"], other_hand=["missed.os"])
    stage.pick("play:winchester.lh>rear")
    assert stage.data["woken"] == 3
    assert GAME.data(GAME.position(stage.data)) == stage.data
    assert changed(stage.state, woken=2) == sleeps  # the active character is awake without it


@rule("bang-duel", "card.general-store.alternate")
def test_no_card_lies_open_when_nobody_chooses_among_them() -> None:
    nobody = [("position-open", "card.general-store.alternate")]
    assert refused(open=[["table", "colt"]]) == nobody
    assert refused(hands=[["colt"], []], open=[["hand-0", 0]]) == nobody


# ---- states that are no table at all: whoever made them up cannot play on in them

NO_GAME = [("position-unsound", "")]


def test_only_whoever_has_to_answer_is_asked() -> None:
    stage = Stage(hand=["colt.ld"], other_hand=["missed.os"])
    stage.pick("play:colt.ld>front")
    play = stage.data["play"]
    assert (play["asked"], play["question"]) == ([OUTLAW], "react")
    for wrong in ({"asked": [LAW]}, {"asked": [LAW, OUTLAW]}, {"question": "pay"}, {"answers": [0, -1]}):
        assert changed(stage.state, play={**play, **wrong}) == NO_GAME


def test_a_may_is_about_something_that_can_be_asked_there() -> None:
    stage = Stage(law=("wyatt-ear", "jango"), hand=["colt.ld"], other_hand=["missed.os"])
    stage.pick("play:colt.ld>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "may")
    play = stage.data["play"]
    for reason in (0, 1):
        frames = [*play["frames"][:-1], [*play["frames"][-1][:-1], reason]]
        assert changed(stage.state, play={**play, "frames": frames}) == NO_GAME


def test_whoever_has_chosen_a_leader_has_chosen_one_of_the_own_two() -> None:
    state = GAME.new(seed=5)
    GAME.apply(state, LAW, GAME.ask(state, LAW).options.picks()[0])
    data = GAME.data(state)
    assert GAME.data(GAME.position(data)) == data
    for answers in ([-1, -1], [2, -1], [99, -1], [0, 2]):
        assert changed(state, play={**data["play"], "answers": answers}) == NO_GAME
    lead_off(led := GAME.new(seed=5))
    assert changed(led, led=False) == NO_GAME
