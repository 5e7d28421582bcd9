"""Grifters of Frontier Justice, who are used before the first day."""

from __future__ import annotations

from typing import Any

from sixgun.core.frames import run
from sixgun.games.doomtown.language import triggers
from sixgun.games.doomtown.language.words import ON_GAME_START
from sixgun.games.doomtown.table.state import NOBODY
from tests.cite import card, rule
from tests.rules.doomtown.stage import GAME, Stage


def before_the_first_day(me: dict[str, Any], *others: dict[str, Any]) -> Stage:
    """The moment after the first play hands have been drawn."""
    stage = Stage(me, *others)
    stage.state.asked = 0
    triggers.begin(stage.state, ON_GAME_START, NOBODY, 0)
    run(stage.state, GAME._tables, GAME.key)
    return stage


# ---- Andrew Burton


@card("doomtown", "andrew-burton")
@rule("doomtown", "setup.grifter.optional-after-hand", "wanted.bounty.makes-wanted")
def test_andrew_burton_trades_a_card_and_makes_somebody_wanted() -> None:
    me: dict[str, Any] = {"gang": ["andrew-burton", "clint-ramsey"], "hand": ["bobo", "sloane"], "deck": ["mustang"]}
    stage = before_the_first_day(me, {"gang": ["fred-aims", "pancho-castillo"]})
    assert stage.asked == (0, "react")
    stage.pick("act:andrew-burton.0", "choose:sloane")
    assert sorted(stage.options()) == ["choose:fred-aims.1", "choose:pancho-castillo.1"]
    stage.pick("choose:fred-aims.1")
    assert stage.hand(0) == ["bobo", "mustang"]
    assert stage.player(0)["discards"] == ["sloane"]
    assert stage.dude("fred-aims.1")["bounty"] == 1
    assert stage.dude("andrew-burton.0")["booted"]


@card("doomtown", "andrew-burton")
@rule("doomtown", "setup.grifter.optional-after-hand")
def test_andrew_burton_may_be_left_alone_and_is_of_no_use_later() -> None:
    me: dict[str, Any] = {"gang": ["andrew-burton"], "hand": ["bobo"], "deck": ["mustang"]}
    stage = before_the_first_day(me, {"gang": ["fred-aims"]})
    stage.pick("pass")
    assert (stage.hand(0), stage.dude("fred-aims.1")["bounty"]) == (["bobo"], 0)
    assert Stage(me, {"gang": ["fred-aims"]}).refused("act:andrew-burton.0") is not None


# ---- Funtime Freddy


FREDDY: dict[str, Any] = {
    "outfit": "the-fourth-ring",
    "gang": ["funtime-freddy", "steele-archer", "clint-ramsey"],
    "hand": ["bobo", "sloane"],
    "deck": ["soul-blast", "mustang", "shadow-walk", "soul-blast", "puppet"],
    "stash": 4,
}


@card("doomtown", "funtime-freddy")
@rule("doomtown", "zone.deck.shuffle-after-search", "shop.by-card.same-rules-and-cost")
def test_funtime_freddy_finds_two_hexes_of_which_the_left_neighbour_aces_one() -> None:
    """Soul Blast costs 2, Shadow Walk 1; the player to the left has the say, not who sits opposite."""
    stage = before_the_first_day(FREDDY, {"gang": ["fred-aims"]}, {"gang": ["pancho-castillo"]})
    stage.pick("act:funtime-freddy.0")
    assert stage.player(0)["boot_hill"] == ["funtime-freddy"]
    stage.pick("choose:soul-blast")
    assert sorted(stage.offers("choose")) == ["choose:puppet", "choose:shadow-walk"]  # another name
    stage.pick("choose:shadow-walk")
    assert stage.asked == (1, "choose")
    assert sorted(stage.options()) == ["choose:shadow-walk", "choose:soul-blast"]
    stage.pick("choose:shadow-walk")
    assert stage.player(0)["boot_hill"] == ["shadow-walk", "funtime-freddy"]
    assert [gear["card"] for gear in stage.dude("steele-archer.0")["gear"]] == ["soul-blast"]
    cost = GAME.book.cards.cost[GAME.book.cards.index["soul-blast"]]
    assert stage.player(0)["stash"] == 4 - cost
    assert stage.player(0)["deck"] == 3
    assert stage.asked == (0, "choose")
    stage.pick("choose:sloane")
    assert (stage.hand(0), stage.player(0)["discards"]) == (["bobo"], ["sloane"])


@card("doomtown", "funtime-freddy")
@rule("doomtown", "zone.deck.shuffle-after-search")
def test_funtime_freddy_with_one_hex_loses_it_and_without_the_price_attaches_none() -> None:
    stage = before_the_first_day({**FREDDY, "deck": ["soul-blast", "mustang"]}, {"gang": ["fred-aims"]})
    stage.pick("act:funtime-freddy.0", "choose:soul-blast", "done")  # no other name is there
    assert "soul-blast" in stage.player(0)["boot_hill"]
    assert stage.dude("steele-archer.0")["gear"] == []
    stage = before_the_first_day({**FREDDY, "stash": 0}, {"gang": ["fred-aims"]})
    stage.pick("act:funtime-freddy.0", "choose:soul-blast", "choose:puppet", "choose:soul-blast", "choose:bobo")
    assert stage.dude("steele-archer.0")["gear"] == []
    assert (stage.player(0)["deck"], stage.player(0)["stash"]) == (4, 0)


# ---- Howard Aswell


ASWELL: dict[str, Any] = {
    "outfit": "morgan-cattle-co",
    "gang": ["howard-aswell"],
    "hand": ["bobo", "sloane"],
    "deck": ["mustang", "cattle-market", "auto-cattle-feeder", *["clint-ramsey"] * 8, "pinto"],
}


@card("doomtown", "howard-aswell")
@rule("doomtown", "setup.grifter.optional-after-hand", "zone.discard.face-up")
def test_howard_aswell_throws_ten_cards_away_and_may_take_a_ranch_or_an_improvement_back() -> None:
    stage = before_the_first_day(ASWELL, {"gang": ["fred-aims"]})
    stage.pick("act:howard-aswell.0")
    assert (stage.player(0)["deck"], len(stage.player(0)["discards"])) == (2, 10)
    assert GAME.view(stage.state, 1)["players"][0]["hand"] == ["bobo", "sloane"]  # shown to all
    assert not stage.dude("howard-aswell.0")["booted"]
    stage.pick("yes")
    assert sorted(stage.options()) == ["choose:auto-cattle-feeder", "choose:cattle-market"]
    stage.pick("choose:cattle-market", "choose:sloane")
    assert stage.hand(0) == ["bobo", "cattle-market"]
    assert "sloane" in stage.player(0)["discards"]


@card("doomtown", "howard-aswell")
@rule("doomtown", "act.requirement.first-sentence")
def test_howard_aswell_may_keep_his_hand_and_a_deed_in_it_stops_him_without_anybody_noticing() -> None:
    stage = before_the_first_day(ASWELL, {"gang": ["fred-aims"]})
    stage.pick("act:howard-aswell.0", "no")
    assert stage.hand(0) == ["bobo", "sloane"]
    stage = before_the_first_day({**ASWELL, "hand": ["bobo", "pony-express"]}, {"gang": ["fred-aims"]})
    assert (stage.asked, stage.options()) == ((0, "react"), ["pass"])
    assert stage.refused("act:howard-aswell.0") == ("requirement", "act.requirement.first-sentence")
