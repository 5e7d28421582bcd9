"""What befalls a card by an ability can be replaced, and other words that wait for a moment."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.stage import HIGH_CARD, THREES, Stage
from tests.rules.doomtown.versions import game_with

DECK = ["bobo"] * 15
SAVED: Any = [("clint-ramsey", "square"), "clementine-lepp"]


def next_day(stage: Stage) -> None:
    """All pass until another day has come."""
    day = stage.view["day"]
    while stage.view["day"] == day and stage.asked is not None:
        options = stage.options()
        stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))


def auction(lines: list[Any], **guard: Any) -> Any:
    """An action card of seat 0, and a react of Clementine Lepp, who is at home with seat 1."""
    return game_with(
        auction={"ability": [{"play": "noon", "target": ["choose x dude theirs wanted"], "do": lines}]},
        clementine_lepp={"ability": [{"play": "react", **guard}]},
    )


def fate(verb: str, on: str, answer: str, **guard: Any) -> Stage:
    given = {"on": on, "if": ["it mine"], "do": ["prevent", "boot it"], **guard}
    sloane = {"card": "sloane", "at": "square", "bounty": 2}
    me: Any = {"hand": ["auction"], "stash": 0}
    stage = Stage(me, {"gang": [sloane, "clementine-lepp"]}, game=auction([f"{verb} x"], **given))
    stage.pick("play:auction")
    if answer:
        assert stage.asked == (1, "react")
        stage.pick(answer)
    return stage


@rule("doomtown", "react.timing.pauses-play", "wanted.reward.card-ability")
def test_something_else_can_happen_instead_of_acing_discarding_and_going_home() -> None:
    for verb, on in (("ace", "acing"), ("discard", "discarding"), ("send-home", "going-home")):
        stage = fate(verb, on, "act:clementine-lepp.1")
        assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == ("square", True)
        assert stage.player(0)["stash"] == 0
        stage = fate(verb, on, "pass")
        assert stage.dude("sloane.1") == {} or stage.dude("sloane.1")["place"] == "the-sloane-gang.1"
        assert stage.player(0)["stash"] == (0 if verb == "send-home" else 2)


def test_one_react_may_wait_for_several_things_and_look_at_what_does_them() -> None:
    stage = fate("discard", "acing|discarding", "act:clementine-lepp.1")
    assert stage.dude("sloane.1")["place"] == "square"
    stage = fate("ace", "acing|discarding", "", **{"if": ["it doomed-by:shootout"]})
    assert stage.dude("sloane.1") == {}
    stage = fate("ace", "acing|discarding", "act:clementine-lepp.1", **{"if": ["it doomed-by:noon"]})
    assert stage.dude("sloane.1")["place"] == "square"


@rule("doomtown", "cost.payment.no-react-stops-it")
def test_nothing_happens_instead_of_a_cost() -> None:
    game = game_with(
        auction={
            "ability": [
                {"play": "noon", "target": ["choose x dude mine wanted"], "cost": ["ace x"], "do": ["gain you 1"]}
            ]
        },
        clementine_lepp={"ability": [{"play": "react", "on": "acing", "do": ["prevent"]}]},
    )
    stage = Stage({"hand": ["auction"], "gang": [{"card": "sloane", "bounty": 1}, "clementine-lepp"]}, game=game)
    stage.pick("play:auction")
    assert stage.dude("sloane.0") == {}


@rule("doomtown", "shootout.lumps.discard-one-ace-two")
def test_a_casualty_that_is_aced_can_be_saved_and_still_counts() -> None:
    guard = {"play": "react", "on": "acing", "if": ["it !is:this"], "do": ["prevent", "send-home it"]}
    game = game_with(clementine_lepp={"ability": [guard]})
    stage = showdown(["clint-ramsey"], ["pancho-castillo"], HIGH_CARD, THREES, my={"gang": SAVED}, game=game)
    stage.until("casualties")  # high card against three of a kind: three casualties
    stage.pick("ace:clint-ramsey.0")
    assert stage.asked == (0, "react")
    stage.pick("act:clementine-lepp.0")
    assert (stage.dude("clint-ramsey.0")["place"], stage.player(0)["boot_hill"]) == ("law-dogs.0", [])
    stage.until("noon")
    assert stage.view["shootout"] is None


@rule("doomtown", "sundown.unboot.all")
def test_a_dude_can_stay_booted_at_sundown() -> None:
    ability = {"play": "noon", "target": ["choose x dude mine"], "do": ["boot x", "give x stays-booted"]}
    game = game_with(auction={"ability": [ability]})
    stage = Stage({"gang": ["olivia-jenks"], "hand": ["auction"], "deck": DECK}, {"gang": ["clint-ramsey"]}, game=game)
    stage.pick("play:auction")
    next_day(stage)
    assert stage.dude("olivia-jenks.0")["booted"]
    next_day(stage)
    assert not stage.dude("olivia-jenks.0")["booted"]


def test_an_ability_waits_for_nightfall_and_for_played_cards() -> None:
    game = game_with(
        auction={"ability": [{"play": "noon", "do": ["later nightfall", ["gain you 7"]]}]},
        bunkhouse={"ability": [{"play": "trait", "on": "played", "if": ["it goods !gadget"], "do": ["gain you 2"]}]},
    )
    me: Any = {"gang": ["olivia-jenks"], "hand": ["auction", "mustang"], "street": ["home", "bunkhouse"], "stash": 3}
    stage = Stage({**me, "deck": DECK}, {"gang": ["clint-ramsey"], "deck": DECK}, game=game)
    stage.pick("shop:mustang>olivia-jenks.0")
    assert stage.player(0)["stash"] == 2
    stage.pick("pass", "play:auction")
    assert stage.player(0)["stash"] == 2
    next_day(stage)
    assert stage.player(0)["stash"] == 2 + 7 - 1  # the ante of the next day


@rule("doomtown", "duration.shootout.end-of-shootout")
def test_what_waits_for_a_round_is_forgotten_with_the_shootout() -> None:
    late = {
        "play": "shootout",
        "do": ["later round-decided", ["if you won-round", ["gain you 5"]], "later round-start", ["gain you round"]],
    }
    game = game_with(clint_ramsey={"ability": [late]})
    stage = duel(
        ["clint-ramsey"],
        ["pancho-castillo"],
        {"deck": [*THREES, *REST], "stash": 0},
        {"deck": [*HIGH_CARD, *REST]},
        game=game,
    )
    stage.pick("act:clint-ramsey.0")
    reveal(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.player(0)["stash"] == 5
    stage.pick("ace:pancho-castillo.1")
    stage.until("noon")
    assert stage.view["shootout"] is None
    assert stage.state.later == []
