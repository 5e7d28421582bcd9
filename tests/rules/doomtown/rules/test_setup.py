"""Setup: outfits, stashes, starting gangs, hands, Grifters."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.versions import game_with


def start(**options: Any) -> Any:
    return GAME.new(seats=2, seed=3, options=options)


@rule(
    "doomtown",
    "setup.outfit.face-up-home",
    "setup.stash.from-bank",
    "setup.gang.chosen-after-reveal",
    "card.home.identity",
)
def test_homes_and_stashes_come_first() -> None:
    view = GAME.view(start(), 1)
    assert [player["outfit"] for player in view["players"]] == ["law-dogs", "the-sloane-gang"]
    assert [player["stash"] for player in view["players"]] == [19, 18]
    assert view["asked"] == [0, 1]


def refused(state: Any, pick: str) -> tuple[str, str] | None:
    refusal = GAME.refuse(state, 0, pick)
    return None if refusal is None else (refusal.code, refusal.rule)


@rule(
    "doomtown",
    "setup.gang.at-most-five",
    "setup.gang.cost-limit",
    "setup.gang.own-outfit-or-drifters",
    "setup.gang.unique-once",
)
def test_what_a_starting_gang_may_be() -> None:
    state = start(deck1="learn-law-dogs")
    for name in ("prescott-utter", "clyde-owens"):
        GAME.apply(state, 0, f"gang:{name}")
    assert refused(state, "gang:sheriff-dave-montreal") == ("gang-too-dear", "setup.gang.cost-limit")
    assert refused(state, "gang:sloane") == ("not-in-deck", "setup.gang.chosen-after-reveal")
    assert refused(state, "gang:pony-express") == ("gang-dudes-only", "setup.gang.at-most-five")
    for name in ("lucinda-lucy-clover", "olivia-jenks", "travis-moone"):
        GAME.apply(state, 0, f"gang:{name}")
    assert refused(state, "gang:philip-swinford") == ("gang-full", "setup.gang.at-most-five")
    state = start(deck1="learn-law-dogs")
    GAME.apply(state, 0, "gang:olivia-jenks")
    assert refused(state, "gang:olivia-jenks") == ("gang-unique", "setup.gang.unique-once")


@rule("doomtown", "setup.gang.placed-and-paid", "setup.hand.shuffle-and-draw-five", "setup.gang.no-enter-play-effects")
def test_gangs_are_placed_together_and_paid() -> None:
    state = start()
    GAME.apply(state, 0, "gang:clyde-owens")
    GAME.apply(state, 0, "done")
    assert GAME.view(state, 1)["dudes"] == []  # nobody sees anything before all have chosen
    GAME.apply(state, 1, "gang:sloane")
    GAME.apply(state, 1, "done")
    view = GAME.view(state, None)
    assert [dude["id"] for dude in view["dudes"]] == ["clyde-owens.0", "sloane.1"]
    assert [player["hand_count"] for player in view["players"]] == [5, 5]


@rule("doomtown", "setup.grifter.optional-after-hand", "setup.gang.one-grifter")
def test_a_grifter_may_be_used_before_the_first_day() -> None:
    state = start(gang="ready")  # Travis Moone is in the gang of the Law Dogs
    assert (GAME.asked(state), GAME.asks(state)[0].question) == ([0], "react")
    before = GAME.view(state, 0)["players"][0]["hand"]
    GAME.apply(state, 0, "act:travis-moone.0")
    view = GAME.view(state, 0)
    assert view["players"][0]["hand_count"] == 5
    assert view["players"][0]["hand"] != before
    assert next(dude for dude in view["dudes"] if dude["card"] == "travis-moone")["booted"]


@rule("doomtown", "gamblin.lowball.five-cards", "gamblin.winner.precedence")
def test_the_first_day_begins_with_a_gamble() -> None:
    state = start(gang="ready")
    GAME.apply(state, 0, "pass")
    view = GAME.view(state, None)
    assert view["day"] == 1
    assert view["winner"] in (0, 1) or view["phase"] == "gamblin"


@rule("doomtown", "setup.gang.one-grifter", "setup.grifter.optional-after-hand")
def test_one_grifter_a_gang_and_a_gang_may_be_nobody() -> None:
    game = game_with(olivia_jenks={"keywords": ["grifter"]})
    s = game.new(seats=2, seed=1)
    game.apply(s, 0, "gang:travis-moone")
    refusal = game.refuse(s, 0, "gang:olivia-jenks")
    assert (refusal.code, refusal.rule) == ("gang-one-grifter", "setup.gang.one-grifter")
    s = game.new(seats=2, seed=1)
    game.apply(s, 0, "done")
    game.apply(s, 1, "done")
    assert game.view(s, None)["dudes"] == []
    assert game.view(s, 0)["players"][0]["hand_count"] == 5


@rule("doomtown", "goal.players.two-or-more")
def test_two_to_six_players() -> None:
    for seats in (2, 3, 4, 5, 6):
        state = GAME.new(seats=seats, options={"gang": "ready"})
        view = GAME.view(state, None)
        assert view["seats"] == seats
        assert len({dude["id"] for dude in view["dudes"]}) == len(view["dudes"])
        assert {dude["seat"] for dude in view["dudes"]} == set(range(seats))
        assert [player["hand_count"] for player in view["players"]] == [5] * seats
        assert GAME.data(GAME.position(GAME.data(state))) == GAME.data(state)
    for seats in (1, 7):
        with pytest.raises(sixgun.Refused):
            GAME.new(seats=seats)


@rule("doomtown", "setup.grifter.random-order")
def test_chance_says_whose_grifter_is_first() -> None:
    decks = {"deck1": "learn-law-dogs", "deck2": "intermediate-fourth-ring", "gang": "ready"}
    first = {GAME.asked(GAME.new(seats=2, seed=seed, options=decks))[0] for seed in range(12)}
    assert first == {0, 1}


@rule("doomtown", "allegiance.setup.one-side-only")
def test_a_gang_starts_on_one_side() -> None:
    game = game_with(prescott_utter={"keywords": ["union"]}, tommy_harden={"keywords": ["confederate"]})
    s = game.new(seats=2, seed=1)
    game.apply(s, 0, "gang:prescott-utter")
    assert game.refuse(s, 0, "gang:tommy-harden").rule == "allegiance.setup.one-side-only"


@rule("doomtown", "zone.deck.cut-offered")
def test_by_option_the_others_cut_a_deck_that_was_shuffled() -> None:
    def dealt(seats: int, **options: Any) -> Any:
        return GAME.new(seats=seats, seed=3, options={"gang": "ready", **options})

    def pile(s: Any, seat: int) -> list[str]:
        """Hand and deck as they came from the top, by full name."""
        row = GAME.data(s)["players"][seat]
        return [*reversed(row["hand"]), *row["deck"]]

    plain = dealt(3)
    assert GAME.asks(plain)[0].question != "cut"  # nobody is asked without it
    s = dealt(3, cut=True)
    assert [(ask.seat, ask.question) for ask in GAME.asks(s)] == [(0, "cut")]
    assert GAME.asks(s)[0].options.picks()[:3] == ["done", "cut:5", "cut:10"]
    assert GAME.refuse(s, 0, "cut:7").rule == "zone.deck.cut-offered"
    assert [player["hand_count"] for player in GAME.view(s, None)["players"]] == [0, 0, 0]  # not shuffled yet
    GAME.apply(s, 0, "done")
    GAME.apply(s, 1, "cut:5")
    told = GAME.apply(s, 2, "cut:10")
    cuts = [(event.args["seat"], event.args["other"]) for event in told if event.kind == "cut"]
    assert cuts == [(1, 0), (2, 0), (2, 1), (1, 2)]  # from the left of each
    for seat, depth in ((0, 5 + 10), (1, 10), (2, 5)):
        uncut = pile(plain, seat)
        assert pile(s, seat) == uncut[depth:] + uncut[:depth]


@rule("doomtown", "zone.deck.cut-offered", "zone.deck.empty-reshuffle")
def test_a_new_deck_is_cut_as_well() -> None:
    def drawn(cuts: list[int]) -> list[str]:
        discards = ["bobo", "roan", "mustang", "sloane", "rumors", "auction", "shotgun"]
        row = {"hand": ["pony-express", "missed"], "street": ["home", "circle-m-ranch"], "discards": discards}
        stage = Stage(row, engine={"cuts": cuts})
        stage.pick("act:circle-m-ranch.0")  # draw a card
        found = stage.data["players"][0]
        return [*[card for card in found["hand"] if card not in ("pony-express.0", "missed.0")], *found["deck"]]

    uncut = drawn([0, 0])
    assert len(uncut) == 7
    assert drawn([5, 0]) == uncut  # nobody cuts the own deck
    assert drawn([0, 5]) == uncut[5:] + uncut[:5]
    assert drawn([0, 10]) == uncut[3:] + uncut[:3]  # deeper than the deck: on from its top


@rule("doomtown", "day.phases.order")
def test_a_day_has_four_phases_and_another_day_follows() -> None:
    rows = [{"gang": ["sloane"], "stash": 30, "deck": ["mustang", "roan", "bobo", "rumors", "auction"] * 2}] * 2
    stage = Stage(*rows, phase="gamblin", day=3)
    told = [(stage.view["phase"], stage.view["day"])]
    while len(told) < 9:
        stage.pick(next((pick for pick in ("pass", "done") if pick in stage.options()), stage.options()[0]))
        told += [(event["phase"], stage.view["day"]) for event in stage.events if event["event"] == "phase"]
    phases = ["gamblin", "upkeep", "noon", "sundown"]
    start = phases.index(told[0][0])
    assert [phase for phase, _ in told] == [phases[(start + i) % 4] for i in range(9)]
    assert told[-1][1] - told[0][1] == (start + 8) // 4
