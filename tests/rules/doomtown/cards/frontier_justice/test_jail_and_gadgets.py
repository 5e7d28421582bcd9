"""Gomorra Jail, and the Gadgets of Frontier Justice."""

from __future__ import annotations

from typing import Any

from sixgun.core import rng
from sixgun.core.frames import run
from sixgun.games.doomtown.outside.deck_rules import DeckList, gang_problems
from sixgun.games.doomtown.rules.setup import set_up
from tests.cite import card, rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, THREES_HAND, brawl
from tests.rules.doomtown.brawls import cards as faces
from tests.rules.doomtown.stage import GAME, Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


# ---- Gomorra Jail: from the start


def beginning(outfit: str) -> Any:
    """A game of two decks, before the gangs are chosen."""
    index = GAME.book.cards.index
    names = ["gomorra-jail", "quaterman", "tommy-harden", "clint-ramsey", "olivia-jenks", *["mustang"] * 12]
    deck = [index[name] for name in names]
    outfits = [index[outfit], index["the-sloane-gang"]]
    s = set_up(2, (0,) * len(GAME.options), rng.key_of(1), GAME.book, outfits, [deck, deck], [[], []])
    run(s, GAME._tables, GAME.key)
    return s


@card("doomtown", "gomorra-jail")
@rule("doomtown", "setup.gang.placed-and-paid", "golden.card.beats-rulebook", "setup.gang.at-most-five")
def test_gomorra_jail_may_start_in_play_with_the_law_dogs_for_its_price() -> None:
    s = beginning("law-dogs")
    for pick in ("gang:gomorra-jail", "gang:tommy-harden", "done"):
        GAME.apply(s, 0, pick)
    GAME.apply(s, 1, "done")
    view = GAME.view(s, 0)
    assert [place["id"] for place in view["places"]][1:3] == ["law-dogs.0", "gomorra-jail.0"]
    assert view["players"][0]["stash"] == 19 - 1 - 5 - 1  # the gang, then the ante of the first day
    assert view["players"][0]["control"] == 1


@card("doomtown", "gomorra-jail")
@rule("doomtown", "setup.gang.own-outfit-or-drifters", "gadget.invent.mad-scientist-needed")
def test_gomorra_jail_starts_with_nobody_else_and_a_gadget_never_does() -> None:
    s = beginning("morgan-cattle-co")
    assert "gang:gomorra-jail" not in GAME.asks(s)[0].options.picks()
    assert "gang:quaterman" not in GAME.asks(s)[0].options.picks()
    index = GAME.book.cards.index
    gang = [index["gomorra-jail"]]
    for outfit, fine in (("law-dogs", True), ("morgan-cattle-co", False)):
        deck = DeckList({index[outfit]: 1, index["gomorra-jail"]: 1}, gang, [])
        assert (gang_problems(GAME.book.cards, deck) == []) == fine


# ---- Gomorra Jail: its reaction


JAIL: dict[str, Any] = {"street": ["home", "gomorra-jail"]}


@card("doomtown", "gomorra-jail")
@rule("doomtown", "counter.coloured.meaning", "act.deed.controller-only")
def test_gomorra_jail_gains_a_point_when_a_wanted_casualty_is_discarded() -> None:
    """Steele Archer's threes beat Clementine Lepp's pair by two: she is aced; Bobo beside her is discarded."""
    for how, points in (("discard", 2), ("ace", 1)):
        gang = [{"card": "clementine-lepp", "at": "square", "bounty": 1}]
        theirs = PAIR_HAND if how == "ace" else "2S 4D 6H 8C JS"
        mine = THREES_HAND if how == "ace" else PAIR_HAND
        stage = brawl(mine, theirs, JAIL, {"gang": gang})
        stage.until("casualties")
        stage.pick(f"{how}:clementine-lepp.1")
        if how == "discard":
            assert stage.asked == (0, "react")
            stage.pick("act:gomorra-jail.0")
            assert stage.place("gomorra-jail.0")["booted"]
        assert stage.place("gomorra-jail.0")["control"] == points
        assert not stage.dude("clementine-lepp.1")


@card("doomtown", "gomorra-jail")
@rule("doomtown", "react.timing.pauses-play", "wanted.reward.card-ability")
def test_gomorra_jail_watches_what_cards_discard_but_not_ones_own_dudes_nor_the_innocent() -> None:
    def kidnapped(mark: dict[str, Any], mine: bool = False) -> Stage:
        me: dict[str, Any] = {**JAIL, "hand": ["kidnappin"], "gang": ["max-baine", "clint-ramsey"]}
        them: dict[str, Any] = {"gang": [mark]}
        stage = Stage(me, them)
        stage.pick("play:kidnappin", "lead:clint-ramsey.0", "choose:olivia-jenks.1", "join:max-baine.0")
        stage.until("react", answers="pass done") if mark.get("bounty") else stage.until("noon", answers="pass done")
        return stage

    stage = kidnapped({"card": "olivia-jenks", "bounty": 2})
    assert stage.asked == (0, "react")
    stage.pick("act:gomorra-jail.0")
    assert (stage.place("gomorra-jail.0")["control"], stage.player(1)["discards"]) == (2, ["olivia-jenks"])
    stage = kidnapped({"card": "olivia-jenks"})
    assert (stage.place("gomorra-jail.0")["control"], stage.player(1)["discards"]) == (1, ["olivia-jenks"])


# ---- Diable en Boite


def box(how: str, mine: str = HIGH_HAND, theirs: str = PAIR_HAND, **gear: Any) -> Stage:
    """Steele Archer carries it and loses."""
    archer = {"card": "steele-archer", "at": "square", "gear": ["diable-en-boite"]}
    me = {"gang": [archer], "deck": [*faces(mine), "mustang", "bobo"]}
    stage = brawl(mine, theirs, me, {"gang": [("clementine-lepp", "square")]}, **gear)
    stage.until("casualties")
    stage.pick(f"{how}:steele-archer.0")
    return stage


@card("doomtown", "diable-en-boite")
@rule("doomtown", "react.timing.pauses-play", "zone.leave-play.attachments-discarded")
def test_diable_en_boite_sends_somebody_home_when_its_dude_falls_and_draws_a_card() -> None:
    for how, theirs in (("discard", PAIR_HAND), ("ace", THREES_HAND)):
        stage = box(how, theirs=theirs)
        assert stage.asked == (0, "react")
        stage.pick("act:diable-en-boite.0")
        assert sorted(stage.options()) == ["choose:clementine-lepp.1", "choose:steele-archer.0"]
        stage.pick("choose:clementine-lepp.1")
        found = stage.dude("clementine-lepp.1")
        assert (found["place"], found["booted"]) == ("the-sloane-gang.1", True)
        assert stage.hand(0) == ["mustang"]
        assert not stage.dude("steele-archer.0")
        assert "diable-en-boite" in stage.player(0)["discards"]


@card("doomtown", "diable-en-boite")
@rule("doomtown", "boot.cost.needs-unbooted", "zone.boot-hill.aced-cards")
def test_diable_en_boite_works_against_a_card_as_well_but_not_booted_nor_outside_a_shootout() -> None:
    fred = {"card": "fred-aims", "at": "square", "gear": ["diable-en-boite"]}
    gunman = {"card": "pancho-castillo", "at": "square", "gear": ["shotgun"]}
    stage = shootout({"gang": [gunman]}, {"gang": [fred], "deck": ["mustang"]}, "pancho-castillo.0", "fred-aims.1")
    stage.pick("act:shotgun.0")
    assert stage.asked == (1, "react")
    stage.pick("act:diable-en-boite.1", "choose:pancho-castillo.0")
    assert stage.dude("pancho-castillo.0")["place"] == "law-dogs.0"
    assert stage.player(1)["boot_hill"] == ["fred-aims"]
    assert stage.hand(1) == ["mustang"]
    booted = {"cards": {"diable-en-boite.1": {"booted": True}}}
    stage = shootout({"gang": [gunman]}, {"gang": [fred]}, "pancho-castillo.0", "fred-aims.1", **booted)
    stage.pick("act:shotgun.0")
    assert stage.asked != (1, "react")


# ---- Recursive Motion Machine


@card("doomtown", "recursive-motion-machine")
@rule("doomtown", "move.play.any-location-boots", "react.timing.pauses-play")
def test_the_recursive_motion_machine_gets_ghost_rock_when_its_dude_has_moved() -> None:
    stage = Stage({"gang": [{"card": "clint-ramsey", "gear": ["recursive-motion-machine"]}]})
    stage.pick("move:clint-ramsey.0>square")
    assert stage.asked == (0, "react")
    stage.pick("act:recursive-motion-machine.0/2")
    gear = stage.dude("clint-ramsey.0")["gear"][0]
    assert (gear["booted"], stage.state.rocks[stage.state.gear[0]]) == (True, 1)
    assert (stage.dude("clint-ramsey.0")["bounty"], stage.player(0)["stash"]) == (0, 5)
    other = Stage({"gang": ["olivia-jenks", {"card": "clint-ramsey", "gear": ["recursive-motion-machine"]}]})
    other.pick("move:olivia-jenks.0>square")
    assert other.asked == (1, "noon")


@card("doomtown", "recursive-motion-machine")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "text.trait.always-on")
def test_its_ghost_rock_pays_for_gadgets_at_its_place_and_a_gadget_dude_costs_less() -> None:
    """A Mechanical Horse's ability costs 2 ghost rock; one lies on the machine, one is in the stash."""
    rider = {"card": "clint-ramsey", "gear": ["recursive-motion-machine", "mechanical-horse"]}
    rocks = {"cards": {"recursive-motion-machine.0": {"rocks": 1}}}
    stage = Stage({"stash": 1, "gang": [rider]}, **rocks)
    stage.pick("act:mechanical-horse.0", "choose:square")
    assert stage.player(0)["stash"] == 0
    assert Stage({"stash": 1, "gang": [rider]}).refused("act:mechanical-horse.0") == REQUIREMENT
    quaterman = Stage({"gang": [{"card": "quaterman", "gear": ["recursive-motion-machine"]}]})
    assert quaterman.dude("quaterman.0")["upkeep"] == 0
    assert Stage({"gang": [rider]}).dude("clint-ramsey.0")["upkeep"] == 1
