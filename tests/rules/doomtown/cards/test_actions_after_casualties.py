"""The actions that react to casualties: Hot Lead Flyin' and Takin' Ya With Me."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, reveal, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, THREES, Stage


def lost_round(
    hand: str, mine: list[Any], theirs: list[Any], then: list[str], their_hand: list[str] = PAIR, **their: Any
) -> Stage:
    """Seat 0 has the high card and is asked for casualties; `then` comes after that hand in the deck."""
    my = {"hand": hand.split(), "deck": [*HIGH_CARD, *then]}
    stage = showdown(mine, theirs, HIGH_CARD, their_hand, my=my, their={"deck": [*their_hand, *REST], **their})
    stage.until("casualties")
    return stage


# ---- Hot Lead Flyin'


@card("doomtown", "hot-lead-flyin")
@rule(
    "doomtown",
    "shootout.lumps.extra-casualties",
    "shootout.lumps.winner-still-takes-all",
    "pull.procedure.top-card-value",
)
def test_hot_lead_costs_the_winner_a_casualty_for_each_casualty_above_the_pull() -> None:
    for pulled, hit in (("doyles-hoyle", True), ("buffalo-rifle", False)):  # 10 or 11; Clint Ramsey is 11
        deck = ["bobo", "bobo", pulled, "mustang"]
        stage = lost_round("hot-lead-flyin", ["clint-ramsey"], ["pancho-castillo"], deck)
        stage.pick("discard:clint-ramsey.0")
        assert stage.asked == (0, "react")
        stage.pick("play:hot-lead-flyin")
        assert (stage.asked == (1, "casualties")) == hit
        stage.until("noon")
        assert (stage.dude("pancho-castillo.1") == {}) == hit
        assert stage.player(0)["discards"].count("hot-lead-flyin") == 1


@card("doomtown", "hot-lead-flyin")
@rule("doomtown", "shootout.lumps.extra-casualties")
def test_hot_lead_counts_every_dude_who_fell() -> None:
    mine = ["clint-ramsey", "bobo", "steven-wiles"]  # 11, 6 and 8
    deck = ["bobo", "bobo", "bobo", "bobo", "pinto", "mustang"]  # a pull of 7
    stage = lost_round("hot-lead-flyin", mine, ["pancho-castillo", "sloane"], deck, THREES)
    stage.pick("discard:clint-ramsey.0", "discard:bobo.0", "discard:steven-wiles.0", "play:hot-lead-flyin")
    assert stage.asked == (1, "casualties")
    assert "ace:sloane.1" in stage.options()  # two: Clint Ramsey and Steven Wiles
    stage.pick("ace:sloane.1")
    assert stage.dude("pancho-castillo.1") != {}


@card("doomtown", "hot-lead-flyin")
@rule("doomtown", "harrowed.casualty.home-booted-one", "shootout.lumps.sidekick")
def test_hot_lead_does_not_count_who_was_only_sent_home_nor_sidekicks() -> None:
    for taken in ("home:avie-cline.0", "discard:bluetick.0"):
        mine = [{"card": "avie-cline", "gear": ["bluetick"]}]
        stage = lost_round("hot-lead-flyin", mine, ["pancho-castillo"], ["pony-express", "mustang"])  # a pull of 1
        stage.pick(taken, "play:hot-lead-flyin")
        assert stage.asked != (1, "casualties")
        assert stage.dude("pancho-castillo.1") != {}


@card("doomtown", "hot-lead-flyin")
@rule("doomtown", "headline.limit.one-per-shootout")
def test_there_is_one_headline_in_a_shootout() -> None:
    deck = ["bobo", "bobo", "bobo", "legendary-holster", *HIGH_CARD, "bobo", "bobo", "mustang"]
    their = [*PAIR, "bobo", "bobo", "bobo", *PAIR, *REST]
    mine = ["clint-ramsey", "bobo"]
    stage = lost_round("hot-lead-flyin hot-lead-flyin", mine, ["pancho-castillo"], deck, PAIR, deck=their)
    stage.pick("discard:bobo.0", "play:hot-lead-flyin")  # 6 is not above 12
    assert stage.asked != (1, "casualties")
    stage.until("shootout")
    reveal(stage, HIGH_CARD, PAIR)
    stage.until("casualties")
    stage.pick("discard:clint-ramsey.0")
    assert stage.asked == (0, "react")
    assert stage.refused("play:hot-lead-flyin") == ("headline", "headline.limit.one-per-shootout")


@card("doomtown", "hot-lead-flyin", "takin-ya-with-me")
@rule("doomtown", "react.timing.pauses-play")
def test_the_winner_of_a_round_has_nothing_to_react_to() -> None:
    for hand in ("hot-lead-flyin", "takin-ya-with-me"):
        stage = showdown(["clint-ramsey"], ["olivia-jenks", "steele-archer"], PAIR, HIGH_CARD, my={"hand": [hand]})
        stage.until("casualties")
        assert stage.asked == (1, "casualties")
        stage.pick("discard:olivia-jenks.1")
        assert stage.asked == (1, "run-or-gun")


# ---- Takin' Ya With Me


@card("doomtown", "takin-ya-with-me")
@rule("doomtown", "shootout.lumps.extra-casualties")
def test_takin_ya_with_me_costs_the_opponent_a_casualty_of_choice() -> None:
    theirs = ["pancho-castillo", "olivia-jenks"]  # 3 and 2 bullets, against 2
    stage = lost_round("takin-ya-with-me", ["clint-ramsey"], theirs, ["bobo", "bobo", "mustang"])
    stage.pick("discard:clint-ramsey.0", "play:takin-ya-with-me")
    assert stage.asked == (1, "casualties")
    assert set(stage.options()) == {"discard:pancho-castillo.1", "discard:olivia-jenks.1"}
    stage.pick("discard:olivia-jenks.1")
    assert stage.dude("olivia-jenks.1") == {}
    assert stage.dude("pancho-castillo.1") != {}


@card("doomtown", "takin-ya-with-me")
@rule("doomtown", "act.requirement.first-sentence")
def test_nobody_is_taken_along_whose_posse_has_only_higher_bullets() -> None:
    theirs = ["pancho-castillo", "sloane"]
    stage = lost_round("takin-ya-with-me", ["clint-ramsey"], theirs, ["bobo", "bobo", "mustang"])
    stage.pick("discard:clint-ramsey.0")
    assert stage.asked == (0, "react")
    assert stage.refused("play:takin-ya-with-me") == ("requirement", "act.requirement.first-sentence")


@card("doomtown", "takin-ya-with-me")
@rule("doomtown", "harrowed.casualty.home-booted-one")
def test_a_harrowed_casualty_who_went_home_can_take_somebody_along() -> None:
    mine = [{"card": "avie-cline", "gear": ["legendary-holster"]}]  # 0 draw, and 2
    stage = lost_round("takin-ya-with-me", mine, ["olivia-jenks"], ["mustang", "mustang", "mustang"])
    stage.pick("home:avie-cline.0", "play:takin-ya-with-me")
    assert stage.asked == (1, "casualties")


@card("doomtown", "takin-ya-with-me", "hot-lead-flyin", "sheriff-dave-montreal")
@rule("doomtown", "react.timing.pauses-play")
def test_who_took_no_casualty_has_nothing_to_react_to() -> None:
    for hand in ("takin-ya-with-me", "hot-lead-flyin"):
        my = {"hand": [hand], "deck": [*HIGH_CARD, *REST]}
        stage = showdown(["sheriff-dave-montreal"], ["steele-archer"], HIGH_CARD, CHEATIN, my=my)
        stage.until("react")
        assert stage.asked == (0, "react")
        assert stage.options() == ["pass"]
