"""Dr. Dawn Edwards and Eve Henry, of whom one comes for the other, and the Gunslinger, who leaves."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.outside.deck_rules import DeckList, deck_problems
from sixgun.games.doomtown.table.components import base_set
from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.stage import FOURS, HIGH_CARD, PAIR, THREES, Stage

DAWN, EVE = "dr-dawn-edwards", "eve-henry"
BOTH_WAYS = pytest.mark.parametrize(("falls", "comes"), [(DAWN, EVE), (EVE, DAWN)])


def fallen(falls: str, their_hand: list[str], pick: str, **my: Any) -> Stage:
    """One of the two is lost against Pancho Castillo; another dude of hers goes on."""
    gang = [falls, "clint-ramsey", *my.pop("more", [])]
    stage = showdown(gang, ["pancho-castillo"], HIGH_CARD, their_hand, my=my)
    stage.until("casualties", "pass")
    stage.pick(f"{pick}:{falls}.0")
    return stage


def deck_with(*names: str) -> list[str]:
    return [*HIGH_CARD, "bobo", "bobo", "bobo", "bobo", "mustang", "shotgun", *names, "sun-in-yer-eyes", "rumors"]


@rule("doomtown", "zone.deck.shuffle-after-search", "shop.by-card.same-rules-and-cost")
@card("doomtown", "dr-dawn-edwards", "eve-henry")
@BOTH_WAYS
def test_when_one_is_discarded_as_a_casualty_the_other_may_come_for_free(falls: str, comes: str) -> None:
    stage = fallen(falls, PAIR, "discard", deck=deck_with(comes), stash=0)
    assert stage.asked == (0, "may")
    assert "shuffled" in stage.pick("yes")
    new = stage.dude(f"{comes}.0")
    assert (new["place"], new["booted"], new["posse"]) == ("square", False, 0)  # there, but in no posse
    assert stage.player(0)["stash"] == 0
    assert falls in stage.player(0)["discards"]


@card("doomtown", "dr-dawn-edwards", "eve-henry")
@BOTH_WAYS
def test_nobody_has_to_look_for_the_other_one(falls: str, comes: str) -> None:
    stage = fallen(falls, PAIR, "discard", deck=deck_with(comes))
    assert "shuffled" not in stage.pick("no")
    assert stage.dude(f"{comes}.0") == {}


@card("doomtown", "dr-dawn-edwards", "eve-henry")
@BOTH_WAYS
def test_nobody_comes_for_one_who_is_aced(falls: str, comes: str) -> None:
    stage = fallen(falls, THREES, "ace", deck=deck_with(comes))
    stage.until("run-or-gun", "discard:clint-ramsey.0")
    assert falls in stage.player(0)["boot_hill"]
    assert stage.dude(f"{comes}.0") == {}


@card("doomtown", "dr-dawn-edwards", "eve-henry")
@BOTH_WAYS
def test_nobody_is_asked_when_the_other_one_is_in_play(falls: str, comes: str) -> None:
    stage = fallen(falls, PAIR, "discard", deck=deck_with(comes), more=[(comes, "law-dogs.0")])
    assert stage.asked == (0, "run-or-gun")


@rule("doomtown", "unique.limit.in-play-or-boot-hill")
@card("doomtown", "dr-dawn-edwards", "eve-henry")
@BOTH_WAYS
def test_nobody_comes_who_lies_in_boot_hill(falls: str, comes: str) -> None:
    stage = fallen(falls, PAIR, "discard", deck=deck_with(comes), boot_hill=[comes])
    if stage.asked == (0, "may"):
        stage.pick("yes")
    assert stage.dude(f"{comes}.0") == {}


@card("doomtown", "dr-dawn-edwards")
def test_nobody_comes_for_one_who_is_discarded_in_another_way() -> None:
    gang = [{"card": DAWN, "gear": ["flame-thrower"]}, "elander-boldman"]
    stage = duel(gang, ["pancho-castillo"], {"deck": ["war-paint", EVE, "bobo"]})
    stage.pick("act:elander-boldman.0")  # a club
    assert DAWN in stage.player(0)["discards"]
    assert stage.asked == (1, "shootout")


# ---- the Gunslinger


@rule("doomtown", "token.removal.out-of-game", "token.supply.outside-deck", "token.text.fully-active")
@card("doomtown", "gunslinger")
@pytest.mark.parametrize(("mine", "theirs"), [(FOURS, HIGH_CARD), (HIGH_CARD, FOURS), (HIGH_CARD, PAIR)])
def test_the_gunslinger_is_gone_after_the_shootout_whoever_wins(mine: list[str], theirs: list[str]) -> None:
    pancho = {"card": "pancho-castillo", "bounty": 1}
    me = {"hand": ["bounty-hunter"], "deck": [*mine, *REST]}
    stage = Stage(me, {"gang": [pancho], "deck": [*theirs, *REST]})
    stage.pick("play:bounty-hunter")
    token = stage.dude("gunslinger.0")
    assert (token["bullets"], token["stud"], token["influence"], token["posse"]) == (2, True, 0, 1)
    reveal(stage, mine, theirs)
    stage.until("noon", "pass done")
    assert stage.dude("gunslinger.0") == {}
    assert "gunslinger" not in stage.player(0)["discards"] + stage.player(0)["boot_hill"]
    assert (stage.dude("pancho-castillo.1") == {}) == (mine is FOURS)


@rule("doomtown", "token.supply.outside-deck")
@card("doomtown", "gunslinger")
def test_the_gunslinger_is_in_no_deck() -> None:
    cards = base_set()
    problems = deck_problems(cards, DeckList({cards.index["gunslinger"]: 1}, [], []))
    assert ("deck-token", "token.supply.outside-deck") in [(problem.code, problem.rule) for problem in problems]


@card("doomtown", "dr-dawn-edwards", "eve-henry")
@BOTH_WAYS
def test_the_other_one_comes_where_she_fell_not_where_the_fight_is(falls: str, comes: str) -> None:
    sniper: Any = {"card": falls, "at": "law-dogs.0", "gear": ["buffalo-rifle"]}
    stage = Stage(
        {"gang": [("clint-ramsey", "square"), sniper], "deck": deck_with(comes)},
        {"gang": [("pancho-castillo", "square")], "deck": [*PAIR, *["bobo"] * 9]},
    )
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", f"join:{falls}.0")
    assert stage.dude(f"{falls}.0")["place"] == "law-dogs.0"
    reveal(stage, HIGH_CARD, PAIR)
    stage.until("casualties", "pass")
    stage.pick(f"discard:{falls}.0", "yes")
    assert stage.dude(f"{comes}.0")["place"] == "law-dogs.0"
