"""What the words of abilities mean, with abilities that no card of the Base Set has."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.language import figures, selectors
from sixgun.games.doomtown.language.effects import changes
from sixgun.games.doomtown.language.filters import cards
from sixgun.games.doomtown.language.phrases import Phrases
from sixgun.games.doomtown.language.words import (
    STAT_BULLETS,
    STAT_CONTROL,
    STAT_VALUE,
)
from sixgun.games.doomtown.table.blocks import E_X, env_of
from sixgun.games.doomtown.table.changes import UNTIL_DAY
from sixgun.games.doomtown.table.components import GANGS
from sixgun.games.doomtown.table.state import CASUALTY_THING, SQUARE
from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with


def auction(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **ability: Any) -> Stage:
    """The player in turn has an action with another ability."""
    game = game_with(auction={"ability": [{"play": "noon", **ability}]})
    return Stage({**mine, "hand": ["auction", *mine.get("hand", ["bobo"])]}, theirs or {}, game=game)


@rule("doomtown", "act.sequence.declare-pay-resolve", "act.cost.boot-or-ghost-rock")
def test_what_is_left_for_the_other_costs_cannot_be_paid_for_an_open_one() -> None:
    stage = auction({"stash": 5}, cost=["pay 0-*", "pay 2"], do=["draw you 1"])
    stage.pick("play:auction")
    assert stage.options() == [f"pay:{n}" for n in range(4)]


@rule("doomtown", "shop.goods.recipient")
def test_a_card_is_attached_as_a_cost_to_the_dude_who_was_chosen() -> None:
    stage = auction(
        {"gang": ["clint-ramsey", "olivia-jenks"], "hand": ["mustang", "bobo"]},
        target=["choose x goods hand", "choose y dude mine"],
        cost=["attach x y"],
        do=["draw you 1"],
    )
    stage.pick("play:auction")
    while stage.asked == (0, "choose"):
        stage.pick(next(pick for pick in stage.options() if pick in ("choose:mustang", "choose:olivia-jenks.0")))
    assert [gear["card"] for gear in stage.dude("olivia-jenks.0")["gear"]] == ["mustang"]


@rule("doomtown", "trade.by-card.booted-or-uncontrolled")
def test_nothing_is_handed_over_to_a_dude_who_is_gone() -> None:
    stage = auction(
        {"gang": [{"card": "clint-ramsey", "gear": ["mustang"]}, "olivia-jenks"]},
        target=["choose x goods mine", "choose y dude mine"],
        do=["discard y", "hand-over x y"],
    )
    stage.pick("play:auction")
    while stage.asked == (0, "choose"):
        stage.pick(next(pick for pick in stage.options() if pick in ("choose:mustang.0", "choose:olivia-jenks.0")))
    assert stage.dude("olivia-jenks.0") == {}
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]


@rule("doomtown", "limit.stat.printed-plus-modifiers")
def test_nothing_changes_a_dude_who_is_gone() -> None:
    stage = auction({"gang": ["clint-ramsey"]}, target=["choose x dude mine"], do=["discard x", "bullets x +1"])
    stage.pick("play:auction")
    assert "changed" not in [event["event"] for event in stage.events]
    assert stage.state.mods == []


def test_what_could_not_be_chosen_is_neither_named_nor_put_into_a_draw_hand() -> None:
    for verb in ("recast", "into-draw-hand"):
        stage = auction({}, {"gang": [("pancho-castillo", "square")]}, do=["choose x card discard-pile", f"{verb} x"])
        stage.pick("play:auction")
        assert stage.asked == (1, "noon")
        assert stage.dude("pancho-castillo.1")["place"] == "square"


@rule("doomtown", "act.requirement.first-sentence")
def test_every_choice_leaves_one_for_the_lines_after_it() -> None:
    gang: list[Any] = [
        "steele-archer",
        "philip-swinford",
        {"card": "clint-ramsey", "gear": ["roan"]},
        {"card": "olivia-jenks", "gear": ["mustang"]},
    ]
    stage = auction(
        {"gang": gang},
        target=["choose x dude mine", "choose y dude mine !is:x", "choose z goods on:y"],
        do=["boot z"],
    )
    stage.pick("play:auction")
    assert len(stage.options()) == 4
    stage.pick("choose:steele-archer.0")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:olivia-jenks.0"]
    stage.pick("choose:olivia-jenks.0")
    assert stage.dude("olivia-jenks.0")["gear"][0]["booted"]


@rule("doomtown", "golden.cannot.beats-can")
def test_nobody_chooses_a_huckster_among_several_while_another_stands_in() -> None:
    theirs: Any = {"gang": ["steele-archer", "tyxarglenak"]}
    stage = auction({}, theirs, target=["choose-some dude theirs"], do=["boot some"])
    stage.pick("play:auction")
    assert stage.options() == ["choose:tyxarglenak.1"]


@rule("doomtown", "shootout.trespass.private-or-public", "text.keyword.references")
@pytest.mark.parametrize(
    ("word", "found"),
    [("private", ["law-dogs.0", "the-sloane-gang.1", "blake-ranch.0"]), ("public", ["pony-express.0"])],
)
def test_homes_are_private_and_deeds_as_they_say(word: str, found: list[str]) -> None:
    game = game_with(
        auction={"ability": [{"play": "noon", "target": [f"choose x place {word}"], "do": ["draw you 1"]}]}
    )
    street = ["blake-ranch", "home", "pony-express"]
    stage = Stage({"street": street, "hand": ["auction", "bobo"]}, game=game)
    s = stage.state
    selector = game.book.abilities[game.book.of_card[game.book.cards.index["auction"]][0]].target[0][3]
    places = selectors.candidates(s, env_of(s, s.hand[0][0], 0, 0), selector)
    assert sorted([s.book.cards.keys[s.what[place]] for place in places]) == sorted(
        [name.partition(".")[0] for name in found]
    )


@rule("doomtown", "card.home.membership")
def test_a_word_for_an_outfit_means_its_dudes_only() -> None:
    dudes = {
        "law-dogs": "abram-grothe",
        "sloane-gang": "sloane",
        "fourth-ring": "avie-cline",
        "morgan-cattle-co": "elander-boldman",
    }
    s = Stage({"gang": [*dudes.values(), "clint-ramsey"]}).state
    for gang, dude in dudes.items():
        found = [one for one in s.gang[0] if cards.of_gang(s, [], GANGS.index(gang), one)]
        assert [s.book.cards.keys[s.what[one]] for one in found] == [dude]


def test_the_square_has_no_owner() -> None:
    s = Stage({"gang": [("clint-ramsey", "square"), "olivia-jenks"]}).state
    clint, olivia = s.gang[0]
    owner_of_place = Phrases({}, [], []).ref("owner.place.x")
    for dude, found in ((clint, False), (olivia, True)):
        env = env_of(s, s.homes[1], 0, 0)
        env[E_X] = dude
        assert (selectors.thing(s, env, owner_of_place) >= 0) == found
    assert s.place[clint] == SQUARE


def test_a_casualty_has_the_value_and_the_bullets_that_it_had() -> None:
    s = Stage().state
    s.fallen = [1, 7, 3, SQUARE]
    found = [selectors.stat_of(s, stat, CASUALTY_THING) for stat in (STAT_VALUE, STAT_BULLETS)]
    assert found == [7, 3]


def test_some_may_be_one_or_more() -> None:
    gang = ["clint-ramsey", "olivia-jenks", "steele-archer"]
    stage = auction({"gang": gang}, target=["choose-some dude mine"], do=["boot some"])
    stage.pick("play:auction", "choose:clint-ramsey.0")
    assert sorted(stage.options()) == ["choose:olivia-jenks.0", "choose:steele-archer.0", "done"]
    stage.pick("done")
    assert [stage.dude(f"{dude}.0")["booted"] for dude in gang] == [True, False, False]


def test_who_has_nothing_to_choose_is_not_asked_however_late_it_comes() -> None:
    for before in range(6):
        lines: list[Any] = ["gain you 1"] * before
        stage = auction({}, do=[*lines, "may you", ["choose x card discard-pile", "discard x"]])
        stage.pick("play:auction")
        assert stage.asked == (1, "noon")


def test_numbers_that_nothing_was_done_for_are_zero() -> None:
    s = Stage().state
    env = env_of(s, s.homes[0], 0, 0)
    assert [number(s, env) for number in (figures.paid, figures.taken, figures.margin, figures.fallen)] == [0] * 4


def test_a_change_of_any_card_is_told() -> None:
    s = Stage({"gang": ["clint-ramsey"]}).state
    for card in (1, s.gang[0][0]):
        s.told = []
        changes.change(s, card, STAT_CONTROL, 1, UNTIL_DAY, 0)
        assert [told[1] for told in s.told] == [card]


def test_a_rule_that_is_given_is_told_as_something_more() -> None:
    stage = auction({"gang": ["olivia-jenks"]}, target=["choose x dude mine"], do=["give x stud"])
    stage.pick("play:auction")
    (event,) = [event for event in stage.events if event["event"] == "changed"]
    assert (event["card"], event["what"], event["up"]) == ("olivia-jenks.0", "stud", 1)


@rule("doomtown", "act.action-card.discard-timing", "pull.end.card-discarded")
def test_an_action_is_discarded_after_the_card_that_was_pulled_for_it() -> None:
    stage = auction({"deck": ["mustang", "roan"]}, pull=True, do=["gain you 1"])
    stage.pick("play:auction")
    assert stage.player(0)["discards"] == ["auction", "mustang"]  # from the top


@rule("doomtown", "boot.cost.needs-unbooted")
def test_only_unbooted_dudes_are_meant() -> None:
    gang = [{"card": "clint-ramsey", "booted": True}, "olivia-jenks"]
    stage = auction({"gang": gang}, do=["each x dude mine unbooted", ["bounty x +1"]])
    stage.pick("play:auction")
    assert [stage.dude(f"{key}.0")["bounty"] for key in ("clint-ramsey", "olivia-jenks")] == [0, 1]


@rule("doomtown", "card.dude.stats")
def test_an_amount_can_be_the_upkeep_of_a_dude() -> None:
    stage = auction({"gang": ["steven-wiles"], "stash": 0}, do=["each x dude mine", ["gain you upkeep.x"]])
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 6  # printed on Steven Wiles
