"""How many copies of each card the two decks have, and of which type and with which icons they are."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import opened
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

# Law, Outlaw
COPIES = {
    "water": (4, 1),
    "bank": (1, 0),
    "barrel": (1, 1),
    "beer": (0, 1),
    "strong-beer": (1, 0),
    "hat": (1, 1),
    "carbine": (2, 1),
    "wagon": (2, 1),
    "gun-belt": (1, 1),
    "colt": (1, 5),
    "derringer": (4, 0),
    "dynamite": (0, 1),
    "duel": (1, 1),
    "general-store": (1, 1),
    "robbery": (0, 4),
    "gatling": (1, 0),
    "indians": (1, 1),
    "schoolteacher": (2, 0),
    "missed": (5, 7),
    "bison-herd": (1, 0),
    "scope": (1, 1),
    "watch": (0, 2),
    "peacemaker": (2, 0),
    "knife": (0, 3),
    "volley": (2, 0),
    "remington": (0, 2),
    "return-fire": (1, 0),
    "schofield": (0, 2),
    "rattlesnake": (0, 1),
    "shotgun": (2, 2),
    "winchester": (2, 0),
}
BANGS = {"carbine", "colt", "peacemaker", "remington", "schofield", "shotgun", "volley", "winchester"}
EQUIPMENT = {"bank", "barrel", "dynamite", "gun-belt", "hat", "bison-herd", "scope", "watch", "rattlesnake"}
ACTIONS = set(COPIES) - BANGS - EQUIPMENT
DODGES = {"missed", "return-fire"}


def kinds_in(picks: list[str], verb: str) -> set[str]:
    """The kinds of card that picks such as play:colt.ld>front name."""
    return {pick.removeprefix(f"{verb}:").partition(".")[0] for pick in picks if pick.startswith(f"{verb}:")}


@pytest.mark.parametrize("seed", [1, 2])
@rule("bang-duel", "card.water.copies", "card.bank.copies", "card.barrel.copies", "card.beer.copies")
@rule("bang-duel", "card.strong-beer.copies", "card.hat.copies", "card.carbine.copies", "card.wagon.copies")
@rule("bang-duel", "card.gun-belt.copies", "card.colt.copies", "card.derringer.copies", "card.dynamite.copies")
@rule("bang-duel", "card.duel.copies", "card.general-store.copies", "card.robbery.copies", "card.gatling.copies")
@rule("bang-duel", "card.indians.copies", "card.schoolteacher.copies", "card.missed.copies", "card.bison-herd.copies")
@rule("bang-duel", "card.scope.copies", "card.watch.copies", "card.peacemaker.copies", "card.knife.copies")
@rule("bang-duel", "card.volley.copies", "card.remington.copies", "card.return-fire.copies", "card.schofield.copies")
@rule("bang-duel", "card.rattlesnake.copies", "card.shotgun.copies", "card.winchester.copies")
def test_a_fresh_game_has_the_listed_copies_of_every_card_in_each_deck(seed: int) -> None:
    game = opened()
    data = game.data(game.new(2, seed=seed))
    for seat, back in ((LAW, "l"), (OUTLAW, "o")):
        cards = data["decks"][seat] + data["hands"][seat]
        assert {card.partition(".")[2][0] for card in cards} == {back}
        want = {kind: counts[seat] for kind, counts in COPIES.items() if counts[seat]}
        assert Counter(card.partition(".")[0] for card in cards) == want


# ---- types


@rule("bang-duel", "card.carbine.copies", "card.colt.copies", "card.peacemaker.copies", "card.remington.copies")
@rule("bang-duel", "card.schofield.copies", "card.shotgun.copies", "card.volley.copies", "card.winchester.copies")
def test_eight_kinds_are_bang_cards_which_the_limit_of_the_turn_stops() -> None:
    gear = [[[], []], [["barrel.os"], []]]
    everything = [kind for kind in COPIES if kind != "barrel"]
    before = kinds_in(Stage(hand=everything, other_hand=["colt.od"], gear=gear).options(), "play")
    after = kinds_in(Stage(hand=everything, other_hand=["colt.od"], gear=gear, bangs=1).options(), "play")
    assert before == set(everything) - DODGES
    assert before - after == BANGS


@pytest.mark.parametrize("kind", sorted(EQUIPMENT))
@rule("bang-duel", "card.bank.copies", "card.barrel.copies", "card.dynamite.copies", "card.gun-belt.copies")
@rule("bang-duel", "card.hat.copies", "card.bison-herd.copies", "card.scope.copies", "card.watch.copies")
@rule("bang-duel", "card.rattlesnake.copies")
def test_nine_kinds_are_equipment_that_stays_on_its_character(kind: str) -> None:
    stage = Stage(hand=[kind])
    (pick,) = [pick for pick in stage.options() if pick.endswith(">my-rear")]
    stage.pick(pick)
    assert stage.gear("tex-killer") == [kind]
    assert stage.discards() == []


@pytest.mark.parametrize("kind", sorted(ACTIONS - DODGES))
@rule("bang-duel", "card.water.copies", "card.beer.copies", "card.strong-beer.copies", "card.wagon.copies")
@rule("bang-duel", "card.derringer.copies", "card.duel.copies", "card.general-store.copies", "card.robbery.copies")
@rule("bang-duel", "card.gatling.copies", "card.indians.copies", "card.schoolteacher.copies", "card.knife.copies")
def test_the_other_kinds_are_actions_that_go_to_the_discards_and_do_not_use_up_the_bang(kind: str) -> None:
    stage = Stage(hand=[kind], gear=[[[], ["hat.lh"]], [[], []]], bangs=1)
    pick = next(pick for pick in stage.options() if pick.startswith("play:"))
    stage.pick(pick)
    assert kind in stage.discards()
    assert stage.data["bangs"] == 1


@rule("bang-duel", "card.missed.copies", "card.return-fire.copies")
def test_a_dodge_card_goes_to_the_discards_too() -> None:
    for card in ("missed.os", "return-fire.lh"):
        stage = Stage(hand=["colt.ld"], other_hand=[card])
        stage.pick("play:colt.ld>front")
        stage.pick(f"dodge:{card}")
        assert stage.discards() == [card.partition(".")[0], "colt"]
        assert stage.life("west-harding") == 4


# ---- icons


@rule("bang-duel", "card.carbine.copies", "card.colt.copies", "card.peacemaker.copies", "card.remington.copies")
@rule("bang-duel", "card.schofield.copies", "card.shotgun.copies", "card.volley.copies", "card.winchester.copies")
@rule("bang-duel", "card.derringer.copies", "card.gatling.copies", "card.knife.copies")
def test_the_hit_icon_is_on_the_bang_cards_and_on_derringer_gatling_and_knife() -> None:
    stage = Stage(hand=["duel.ld"], other_hand=list(COPIES))
    stage.pick("play:duel.ld>front")
    assert kinds_in(stage.options(), "answer") == BANGS | {"derringer", "gatling", "knife"}


@rule("bang-duel", "card.missed.copies", "card.return-fire.copies")
def test_the_dodge_icon_is_on_missed_and_return_fire_only() -> None:
    stage = Stage(hand=["colt.ld"], other_hand=list(COPIES))
    stage.pick("play:colt.ld>front")
    assert kinds_in(stage.options(), "dodge") == DODGES


@rule("bang-duel", "card.water.copies", "card.bison-herd.copies", "card.scope.copies", "card.watch.copies")
@rule("bang-duel", "card.rattlesnake.copies", "card.dynamite.copies")
def test_the_reload_icon_is_on_water_bison_herd_scope_and_watch_only() -> None:
    stage = Stage(law=("jango",), hand=list(COPIES))
    assert kinds_in(stage.options(), "reload") == {"water", "bison-herd", "scope", "watch"}


@pytest.mark.parametrize(
    ("card", "told"),
    [("dynamite.ob", "revealed"), ("rattlesnake.os", "revealed"), ("bison-herd.lb", "swapped")],
)
@rule("bang-duel", "card.dynamite.copies", "card.rattlesnake.copies", "card.bison-herd.copies")
def test_the_always_active_icon_lets_dynamite_rattlesnake_and_bison_herd_act_in_the_rear(card: str, told: str) -> None:
    stage = Stage(turn=OUTLAW, gear=[[[], [card]], [[], []]])
    assert told in stage.pick("end")


@rule("bang-duel", "card.colt.copies", "card.missed.copies", "card.knife.copies")
def test_colt_and_knife_are_one_hit_and_missed_one_dodge_and_nothing_else() -> None:
    for card in ("colt.od", "knife.oh"):
        stage = Stage(turn=OUTLAW, hand=[card], other_hand=["missed.ls"])
        assert stage.pick(f"play:{card}>front") == ["played", "shot"]
        assert stage.pick("dodge:missed.ls") == ["dodged"]
        assert stage.asked == (OUTLAW, "action")
        stage = Stage(turn=OUTLAW, hand=[card])
        assert stage.pick(f"play:{card}>front") == ["played", "shot", "lost-life"]
        assert stage.life("jango") == 2
