"""Spells and actions of Double Dealin'."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.casting import caster
from tests.rules.doomtown.cards.duels import duel, showdown
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, PAIR, Stage

REFUSED = ("requirement", "act.requirement.first-sentence")


# ---- Corporeal Twist


@card("doomtown", "corporeal-twist")
@rule("doomtown", "spell.cast.success", "spell.cast.failure-still-used")
def test_corporeal_twist_weakens_an_opposing_dude() -> None:
    for pulled, bullets, value in (("bluetick", 2, 3), ("lady-luck", 3, 5)):  # 2 + 2, or 1 + 2 against 4
        stage = duel([caster("corporeal-twist")], ["pancho-castillo"], {"deck": [pulled, *["bobo"] * 9]})
        stage.pick("act:corporeal-twist.0")
        pancho = stage.dude("pancho-castillo.1")
        assert (pancho["bullets"], pancho["value"]) == (bullets, value)
        assert stage.dude("steele-archer.0")["gear"][0]["booted"]


@card("doomtown", "corporeal-twist")
@rule("doomtown", "duration.counter.permanent", "text.this.current-situation")
@pytest.mark.parametrize(("way", "victim", "points"), [("discard", "silas-aims.1", 0), ("discard", "fred-aims.1", 1)])
def test_the_huckster_gets_a_control_point_when_that_very_dude_falls(way: str, victim: str, points: int) -> None:
    my = {"deck": ["bluetick", *PAIR, *["bobo"] * 6]}
    stage = duel([caster("corporeal-twist")], ["fred-aims", "silas-aims"], my, {"deck": [*HIGH_CARD, *["bobo"] * 6]})
    stage.pick("act:corporeal-twist.0", "choose:fred-aims.1")
    stage.until("casualties", "pass done shooter:silas-aims.1")
    stage.pick(f"{way}:{victim}")
    assert stage.dude("steele-archer.0")["control"] == points
    stage.until("noon", "flee:fred-aims.1 flee:silas-aims.1 pass done")
    assert stage.dude("steele-archer.0")["control"] == points  # for good


@card("doomtown", "corporeal-twist")
@rule("doomtown", "duration.shootout.end-of-shootout")
def test_a_dude_who_gets_away_is_worth_nothing_later() -> None:
    my = {"deck": ["bluetick", *HIGH_CARD, *["bobo"] * 6]}
    gang = [caster("corporeal-twist"), "clint-ramsey"]
    stage = duel(gang, ["fred-aims"], my, {"deck": [*PAIR, *["bobo"] * 6]})
    stage.pick("act:corporeal-twist.0")
    assert len(stage.state.later) > 0
    stage.until("noon", "flee:fred-aims.1 pass done shooter:steele-archer.0 drop:bobo discard:clint-ramsey.0")
    assert stage.state.later == []
    assert stage.dude("steele-archer.0")["control"] == 0


# ---- Fetch


@card("doomtown", "fetch")
@rule("doomtown", "shootout.resolution.cheatin-needs-cheatin-hand", "limit.casualties.floor-zero")
def test_fetch_spares_three_casualties_and_keeps_a_card_of_the_draw_hand() -> None:
    my = {"deck": [*HIGH_CARD, "shotgun", *["bobo"] * 6]}
    theirs = ["tommy-harden", "mongwau-the-mighty", "1st-baptist-church", "mustang", "clyde-owens"]  # a cheatin' three
    stage = duel([caster("fetch")], ["sloane"], my, {"deck": [*theirs, *["bobo"] * 6]})
    stage.until("resolution", "pass done drop:bobo")
    assert [player["draw_hand"]["rank"] for player in stage.view["players"]] == [1, 4]
    stage.pick("act:fetch.0")  # 3 + 2 against 5
    stage.until("run-or-gun", "pass")
    assert stage.dude("steele-archer.0")["posse"] == 1  # three casualties less three
    stage.until("may", "done")
    stage.pick("yes", "choose:sun-in-yer-eyes")
    assert stage.hand(0) == ["sun-in-yer-eyes"]
    assert "sun-in-yer-eyes" not in stage.player(0)["discards"]
    assert stage.view["shootout"]["round"] == 2


@card("doomtown", "fetch")
@rule("doomtown", "gamblin.cheatin.sources", "gamblin.rank.lowest-wins", "text.ability.optional")
def test_fetch_works_in_lowball_after_the_winner_is_found() -> None:
    me: Any = {"gang": [{"card": "steele-archer", "gear": ["fetch"]}], "deck": [*PAIR, "shotgun", *["bobo"] * 6]}
    stage = Stage(me, {"deck": [*CHEATIN, *["bobo"] * 6]}, phase="gamblin", winner=0)
    assert stage.asked == (0, "cheatin")
    stage.pick("act:fetch.0")
    assert stage.asked == (0, "may")
    stage.pick("yes", "choose:tommy-harden")
    assert stage.hand(0) == ["tommy-harden"]
    stage = Stage(
        {**me, "deck": [*PAIR, "bluetick", *["bobo"] * 6]}, {"deck": [*CHEATIN, *["bobo"] * 6]}, phase="gamblin"
    )
    stage.until("cheatin", "pass done")
    stage.pick("act:fetch.0")  # 2 + 2 against 5
    assert stage.asked != (0, "may")
    assert stage.hand(0) == []


# ---- ...It's who you know


@card("doomtown", "its-who-you-know")
@rule("doomtown", "shootout.draw.stud-bonus", "shootout.draw.draw-bonus", "callout.by-card.booted-caller")
def test_its_who_you_know_makes_influence_count_instead_of_bullets() -> None:
    me = {"gang": [{"card": "steele-archer", "at": "square", "booted": True}], "hand": ["its-who-you-know"]}
    them = {"gang": [("pancho-castillo", "square"), ("silas-aims", "the-sloane-gang.1")]}
    stage = Stage({**me, "deck": ["bobo"] * 9}, {**them, "deck": ["bobo"] * 9})
    stage.pick("play:its-who-you-know", "accept", "join:silas-aims.1")
    stage.until("shootout", "done")
    archer, pancho, silas = [stage.dude(name) for name in ("steele-archer.0", "pancho-castillo.1", "silas-aims.1")]
    assert (archer["bullets"], archer["stud"]) == (2, True)  # influence 2, and the caller is a stud
    assert (pancho["bullets"], pancho["stud"]) == (2, True)  # influence 2 instead of 3 bullets
    assert (silas["bullets"], silas["stud"]) == (0, False)
    stage.until("noon", "flee:pancho-castillo.1 flee:silas-aims.1 pass done shooter:pancho-castillo.1 drop:bobo")
    if stage.dude("pancho-castillo.1"):
        assert stage.dude("pancho-castillo.1")["bullets"] == 3


@card("doomtown", "its-who-you-know")
@rule("doomtown", "callout.refuse.unbooted-only", "callout.by-card.reaches-own-home", "act.requirement.first-sentence")
def test_its_who_you_know_can_be_refused_and_then_nothing_of_it_is_left() -> None:
    me = {"gang": [("steele-archer", "the-sloane-gang.1")], "hand": ["its-who-you-know"]}
    stage = Stage(me, {"gang": ["pancho-castillo", ("sloane", "square")]})
    stage.pick("play:its-who-you-know")  # at home, too; Sloane is elsewhere
    assert stage.asked == (1, "call-out")
    stage.pick("refuse")
    assert stage.view["effects"] == []
    assert not stage.dude("steele-archer.0")["stud"]
    alone = Stage({"gang": ["steele-archer"], "hand": ["its-who-you-know"]}, {"gang": ["sloane"]})
    assert alone.refused("play:its-who-you-know") == REFUSED


# ---- Horse Wranglin'


@card("doomtown", "horse-wranglin", "mustang", "roan")
@rule("doomtown", "zone.deck.shuffle-after-search", "shop.by-card.same-rules-and-cost")
def test_horse_wranglin_finds_a_horse_in_deck_or_discard_pile_for_an_unbooted_dude() -> None:
    gang: list[Any] = [("clint-ramsey", "square"), {"card": "olivia-jenks", "booted": True}, "tommy-harden"]
    me = {"gang": gang, "hand": ["horse-wranglin"], "deck": ["bobo", "mustang"], "discards": ["roan"], "stash": 9}
    stage = Stage(me)
    stage.pick("play:horse-wranglin")
    assert stage.options() == ["done", "choose:mustang", "choose:roan"]
    stage.pick("choose:mustang")
    assert set(stage.options()) == {"choose:clint-ramsey.0", "choose:tommy-harden.0"}
    assert stage.pick("choose:clint-ramsey.0")[-1] == "shuffled"
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]
    cost = stage.game.book.cards.cost[stage.game.book.cards.index["mustang"]]
    assert stage.player(0)["stash"] == 9 - 1 - cost


@card("doomtown", "horse-wranglin")
@rule("doomtown", "text.ability.optional", "card.cost.printed")
def test_horse_wranglin_may_leave_every_horse_where_it_is_and_finds_none_too_dear() -> None:
    me = {"gang": ["clint-ramsey"], "hand": ["horse-wranglin"], "deck": ["bobo", "mustang"], "stash": 9}
    stage = Stage(me)
    stage.pick("play:horse-wranglin", "done")
    assert stage.dude("clint-ramsey.0")["gear"] == []
    assert (stage.player(0)["deck"], stage.player(0)["stash"]) == (2, 8)
    stage = Stage({**me, "stash": 1})
    stage.pick("play:horse-wranglin")
    assert stage.options() == ["done"]


# ---- It's Not What You Know...


@card("doomtown", "its-not-what-you-know")
@rule("doomtown", "shootout.lumps.rank-lowered", "card.action.choose-one-ability")
def test_its_not_what_you_know_lowers_a_draw_hand_by_one_or_against_a_cheater_by_four() -> None:
    my = {"deck": [*PAIR, *["bobo"] * 9], "hand": ["its-not-what-you-know"]}
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], PAIR, FOURS, my=my)
    assert stage.asked == (0, "resolution")
    refused = stage.refused("play:its-not-what-you-know/1")
    assert refused is not None
    assert refused[0] == "no-cheater"
    stage.pick("play:its-not-what-you-know", "choose:seat-1")
    assert [player["draw_hand"]["rank"] for player in stage.view["players"]] == [2, 8 - 1]
    assert stage.player(0)["stash"] == 5 - 2
    cheat = ["tommy-harden", "mongwau-the-mighty", "1st-baptist-church", "shotgun", "clyde-owens"]
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], PAIR, cheat, my=my)
    stage.pick("play:its-not-what-you-know/1", "choose:seat-1")
    assert stage.player(1)["draw_hand"]["rank"] == 8 - 4
