"""Additional rule A: the Plaza connects the town (La Piazza collega la Città)."""

from __future__ import annotations

import pytest

from sixgun.games.gunfighters.rules import plaza
from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, PLACES, at, hand, others, picks, play, refused, seen

# Who shows a card of the location on the left may shoot at the locations marked x.
#           stable saloon station plaza ranch hill
RULE_A = """
    stable    x      .      .      x     .     .
    saloon    .      x      .      x     .     .
    station   .      .      x      x     .     .
    plaza     x      x      x      x     x     .
    ranch     .      .      .      x     x     .
    hill      .      .      .      .     .     x
"""

ROWS = [line.split() for line in RULE_A.strip().splitlines()]
SHOTS = [(row[0], there, mark == "x") for row in ROWS for there, mark in zip(PLACES, row[1:], strict=True)]
OPEN = [(here, there) for here, there, legal in SHOTS if legal]
CLOSED = [(here, there) for here, there, legal in SHOTS if not legal]


def table(here, rule_a=True):
    """Seat 0 has one card of `here`; seat 1 has a gunfighter everywhere."""
    elsewhere = "saloon$" if here != "saloon" else "ranch$"
    return at(hands=[[here, elsewhere], list(PLACES), ["stable", "hill$"]], options={"plaza": rule_a})


def shot(here, there):
    return f"shoot:1>{here}" if here == there else f"shoot:1>{here}@{there}"


@pytest.mark.parametrize("here", PLACES)
@rule("gunfighters", "plaza.shoot.from-plaza", "plaza.shoot.into-plaza")
def test_a_card_offers_the_shots_of_its_row_and_no_others(here):
    offered = {pick for pick in picks(table(here)) if pick.startswith(f"shoot:1>{here}")}
    assert offered == {shot(here, there) for row, there in OPEN if row == here}


@pytest.mark.parametrize("rule_a", [True, False])
@rule("gunfighters", "plaza.shoot.from-plaza", "plaza.shoot.into-plaza", "option.additional.off-at-first")
def test_shots_are_the_same_when_they_are_worked_out_and_when_they_are_remembered(rule_a):
    for table in plaza._SHOTS:
        table.clear()
    hands = [["stable", "plaza$", "ranch$$"], ["hill"], [], ["saloon"]]
    reached = {"stable": ["plaza"], "plaza$": ["stable", "saloon", "station", "ranch"], "ranch$$": ["plaza"]}
    shots = [
        f"shoot:{target}>{card}{there}"
        for card in hands[0]
        for there in ("", *([f"@{place}" for place in reached[card]] if rule_a else []))
        for target in (1, 3)
    ]
    for _ in range(2):
        s = at(hands=hands, options={"plaza": rule_a})
        assert [pick for pick in picks(s) if pick.startswith("shoot:")] == shots


@pytest.mark.parametrize(("here", "there"), OPEN)
@rule("gunfighters", "plaza.shoot.from-plaza", "plaza.shoot.into-plaza")
def test_the_plaza_connects_the_town(here, there):
    s = table(here)
    assert shot(here, there) in picks(s)
    play(s, shot(here, there))
    assert hand(s, 1) == [place for place in PLACES if place != there]  # the place that was named, and no other
    assert here in hand(s, 0)


@pytest.mark.parametrize(("here", "there"), CLOSED)
@rule("gunfighters", "plaza.hill.not-from-plaza", "plaza.hill.not-into-plaza", "shoot.reveal.own-card")
def test_everything_else_stays_out_of_reach(here, there):
    if (here, there) == ("plaza", "hill"):
        cited = "plaza.hill.not-from-plaza"
    elif (here, there) == ("hill", "plaza"):
        cited = "plaza.hill.not-into-plaza"
    elif here == "hill":  # its own place only: the Plaza is no way out for a Hill card
        cited = "shoot.reveal.own-card"
    else:  # its own place or the Plaza
        cited = "plaza.shoot.into-plaza"
    assert refused(table(here), shot(here, there)).rule == cited


@pytest.mark.parametrize(("here", "there"), [case for case in OPEN if case[0] != case[1]])
@rule("gunfighters", "option.additional.off-at-first", "shoot.reveal.own-card")
def test_without_rule_a_a_card_reaches_only_its_own_place(here, there):
    assert refused(table(here, rule_a=False), shot(here, there)).rule == "shoot.reveal.own-card"
    play(table(here, rule_a=False), shot(here, here))


@rule("gunfighters", "plaza.shoot.from-plaza")
def test_the_shot_is_at_one_place_that_is_named():
    refused(table("plaza"), "shoot:1>plaza@saloon,ranch")
    refused(table("plaza"), "shoot:1>plaza@")


@rule("gunfighters", "plaza.shoot.from-plaza")
def test_the_card_for_the_shot_must_be_held():
    assert refused(table("ranch"), "shoot:1>plaza@saloon").rule == "shoot.reveal.own-card"


@rule("gunfighters", "plaza.shoot.from-plaza", "plaza.shoot.into-plaza", "shoot.info.public")
@pytest.mark.parametrize(("here", "there"), [("plaza", "ranch"), ("ranch", "plaza")])
def test_everybody_sees_the_card_and_the_place_that_was_shot_at(here, there):
    s = table(here)
    events = play(s, shot(here, there))
    for viewer in others(s, 0):
        told = events[0].to(viewer)
        assert (told["event"], told["card"], told["place"]) == ("shot", here, there)
        assert seen(s, viewer, 0) == [here, None]


@rule("gunfighters", "plaza.shoot.into-plaza")
def test_a_miss_at_the_plaza_says_nothing_about_the_cards_own_place():
    s = at(hands=[["ranch", "hill"], ["ranch", "stable"], ["hill", "stable"]], options={"plaza": True})
    play(s, "shoot:1>ranch@plaza")
    assert hand(s, 1) == ["ranch", "stable"]
    cards = GAME.view(s, 0)["players"][1]["cards"]
    assert [card["not"] for card in cards] == [["plaza"], ["plaza"]]


@rule("gunfighters", "plaza.shoot.from-plaza")
def test_banknotes_make_no_difference_to_the_reach():
    s = at(hands=[["plaza$$", "hill$"], ["ranch$", "stable"], ["hill", "stable"]], options={"plaza": True})
    assert refused(s, "shoot:1>plaza$$@hill").rule == "plaza.hill.not-from-plaza"
    assert refused(s, "shoot:1>hill$@plaza").rule == "plaza.hill.not-into-plaza"
    play(s, "shoot:1>plaza$$@ranch")
    assert hand(s, 1) == ["stable"]
