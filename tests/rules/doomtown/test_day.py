"""The day: Gamblin', Upkeep, Sundown."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, Stage


@rule("doomtown", "gamblin.rank.lowest-wins", "gamblin.ante.one-ghost-rock", "gamblin.winner.title-and-pot")
def test_the_lowest_hand_wins_the_pot() -> None:
    stage = Stage({"deck": PAIR}, {"deck": HIGH_CARD}, phase="gamblin")
    assert stage.view["winner"] == 1
    assert [player["stash"] for player in stage.view["players"]] == [5 - 1 + 3, 5 + 1 + 3]
    assert sorted(stage.player(0)["discards"]) == sorted(PAIR)
    assert stage.asked == (1, "noon")


@rule("doomtown", "gamblin.ante.one-ghost-rock", "upkeep.loan.repay-order", "upkeep.income.collect")
def test_an_ante_may_be_borrowed_until_upkeep() -> None:
    stage = Stage({"deck": PAIR, "stash": 0}, {"deck": HIGH_CARD}, phase="gamblin")
    assert stage.player(0)["stash"] == 2
    assert stage.player(0)["loan"] == 0


@rule("doomtown", "gamblin.rank.tie-redraw")
def test_equal_hands_are_drawn_again() -> None:
    stage = Stage({"deck": [*PAIR, *HIGH_CARD]}, {"deck": [*PAIR, *PAIR]}, phase="gamblin")
    assert stage.view["winner"] == 0


@rule("doomtown", "gamblin.cheatin.window", "gamblin.cheatin.sources", "gamblin.cheatin.one-per-victim")
def test_a_cheatin_lowball_hand_may_be_punished() -> None:
    stage = Stage(
        {"deck": HIGH_CARD, "hand": ["coachwhip", "coachwhip"]}, {"deck": CHEATIN, "gang": ["sloane"]}, phase="gamblin"
    )
    assert stage.asked == (0, "cheatin")
    stage.pick("play:coachwhip")
    assert stage.dude("sloane.1")["booted"]
    assert stage.asked is not None
    assert stage.asked[1] != "cheatin"


@rule("doomtown", "gamblin.cheatin.not-on-self")
def test_nobody_punishes_the_own_hand() -> None:
    stage = Stage({"deck": CHEATIN, "hand": ["coachwhip"]}, {"deck": HIGH_CARD, "hand": ["bobo"]}, phase="gamblin")
    assert stage.asked == (1, "cheatin")
    stage.pick("pass")
    assert stage.asked is not None
    assert stage.asked[1] != "cheatin"


@rule("doomtown", "joker.choice.at-reveal", "joker.removal.after-use", "joker.legality.never-cheats")
def test_a_joker_is_named_in_lowball_and_aced_afterwards() -> None:
    deck = ["clyde-owens", "sloane", "pony-express", "mustang", "joker-red"]
    stage = Stage({"deck": deck}, {"deck": PAIR}, phase="gamblin")
    assert stage.asked == (0, "joker")
    assert len(stage.options()) == 52
    stage.pick("name:10S")
    assert stage.player(0)["boot_hill"] == ["joker-red"]
    assert stage.view["winner"] == 1  # a pair of tens loses to a pair of threes


@rule("doomtown", "upkeep.income.lost-control")
def test_a_deed_that_another_controls_pays_nobody() -> None:
    mine = {"street": ["pony-express", "home"], "deck": PAIR}
    stage = Stage(mine, {"gang": [("sloane", "pony-express.0")], "deck": HIGH_CARD, "stash": 9}, phase="upkeep")
    assert stage.player(0)["stash"] == 8


@rule(
    "doomtown",
    "upkeep.wages.pay-or-discard",
    "upkeep.wages.zero-not-discardable",
    "upkeep.wages.other-outfit-surcharge",
)
def test_wages_are_paid_or_the_dude_leaves() -> None:
    gang = ["steven-wiles", "clementine-lepp", "pancho-castillo"]  # 6, 0, 2 and 2 for another outfit
    stage = Stage({"gang": gang, "stash": 5}, phase="upkeep")
    assert stage.asked == (0, "wages")
    assert stage.refused("done") == ("wages-too-dear", "upkeep.wages.pay-or-discard")
    assert stage.refused("release:clementine-lepp.0") == ("no-upkeep", "upkeep.wages.zero-not-discardable")
    stage.pick("release:pancho-castillo.0", "done")
    assert stage.player(0)["discards"] == ["pancho-castillo"]
    assert stage.player(0)["stash"] == 5 + 3 - 6


@rule("doomtown", "sundown.hand.optional-discard", "sundown.hand.to-five", "sundown.unboot.all")
def test_sundown_discards_draws_and_unboots() -> None:
    stage = Stage(
        {"hand": ["sloane", "bobo"], "deck": ["mustang"] * 16, "gang": [{"card": "clint-ramsey", "booted": True}]},
        {"deck": ["mustang"] * 16, "gang": ["sloane"]},
        phase="sundown",
    )
    assert stage.asked == (0, "sundown")
    stage.pick("discard:sloane")
    assert len(stage.hand(0)) == 5
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.view["day"] == 2
