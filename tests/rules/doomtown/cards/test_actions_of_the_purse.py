"""Noon actions that bring ghost rock and cards: gained, taken, drawn, fetched, thrown away."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, Stage


@card("doomtown", "reserves")
@rule("doomtown", "act.action-card.discard-timing", "card.action.played-from-hand")
def test_reserves_bring_one_ghost_rock() -> None:
    stage = Stage({"hand": ["reserves"], "stash": 0})
    stage.pick("play:reserves")
    assert stage.player(0)["stash"] == 1
    assert stage.player(0)["discards"] == ["reserves"]
    assert stage.asked == (1, "noon")


@card("doomtown", "hired-guns")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "zone.pile.public-fixed-order")
def test_hired_guns_fetch_a_dude_out_of_the_own_discards() -> None:
    me = {"hand": ["hired-guns"], "discards": ["mustang", "sloane", "bobo"]}
    stage = Stage(me, {"discards": ["clint-ramsey"]})
    stage.pick("play:hired-guns")
    assert sorted(stage.options()) == ["choose:bobo", "choose:sloane"]
    stage.pick("choose:sloane")
    assert stage.hand(0) == ["sloane"]
    assert stage.player(0)["discards"] == ["hired-guns", "mustang", "bobo"]
    assert stage.player(0)["stash"] == 4


@card("doomtown", "hired-guns")
@rule("doomtown", "act.requirement.first-sentence", "card.cost.printed")
def test_hired_guns_need_a_discarded_dude_and_their_price() -> None:
    stage = Stage({"hand": ["hired-guns"], "discards": ["mustang"], "boot_hill": ["sloane"]})
    assert stage.refused("play:hired-guns") == ("requirement", "act.requirement.first-sentence")
    stage = Stage({"hand": ["hired-guns"], "discards": ["sloane"], "stash": 0})
    assert stage.refused("play:hired-guns") == ("too-dear", "act.sequence.declare-pay-resolve")


@card("doomtown", "lady-luck")
@rule("doomtown", "sundown.hand.optional-discard", "sundown.hand.to-five", "duration.noon.end-of-day")
def test_lady_luck_lets_its_player_discard_as_many_cards_as_wanted_at_sundown() -> None:
    hand = ["sloane", "bobo", "mustang"]
    for lucky in (True, False):
        stage = Stage(
            {"hand": ["lady-luck", *hand] if lucky else hand, "deck": ["pinto"] * 9},
            {"hand": hand, "deck": ["roan"] * 9},
        )
        if lucky:
            stage.pick("play:lady-luck", "pass")
        stage.pick("pass", *["pass"] * (not lucky))
        assert stage.asked == (0, "sundown")
        stage.pick("discard:sloane")
        assert stage.asked == ((0, "sundown") if lucky else (1, "sundown"))
        if lucky:
            stage.pick("discard:bobo", "discard:mustang")
            assert stage.asked == (1, "sundown")
            stage.pick("discard:sloane")  # the others still have one discard
            assert len(stage.hand(1)) == 5


@card("doomtown", "one-good-turn")
@rule("doomtown", "card.action.choose-one-ability")
def test_one_good_turn_draws_a_card_at_noon() -> None:
    stage = Stage({"hand": ["one-good-turn"], "deck": ["sloane", "bobo"]})
    assert stage.refused("play:one-good-turn/1") == ("not-now", "act.source.hand-or-in-play")
    stage.pick("play:one-good-turn")
    assert stage.hand(0) == ["sloane"]
    assert stage.player(0)["stash"] == 5


@card("doomtown", "one-good-turn")
@rule("doomtown", "gamblin.cheatin.window", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_one_good_turn_punishes_a_cheatin_hand_with_three_ghost_rock() -> None:
    me = {"hand": ["one-good-turn"], "deck": [*HIGH_CARD, "bobo"]}
    stage = Stage(me, {"deck": [*CHEATIN, "bobo"]}, phase="gamblin")
    assert stage.asked == (0, "cheatin")
    assert stage.offers("play") == ["play:one-good-turn/1"]
    stage.pick("play:one-good-turn/1")
    # The lower hand wins the other ante, and homes produce 3 each.
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (5 + 3 + 1 + 3, 5 - 1 + 3)


@card("doomtown", "extortion")
@rule("doomtown", "control.deed.most-influence", "act.requirement.first-sentence")
def test_extortion_pays_the_production_of_a_deed_that_is_controlled_but_not_owned() -> None:
    them = {"street": ["home", "pony-express", "b-b-attorneys"]}
    me: dict[str, Any] = {"hand": ["extortion"], "street": ["home", "general-store"]}
    stage = Stage({**me, "gang": [("clint-ramsey", "pony-express.1")]}, them)
    stage.pick("play:extortion")  # the only such deed
    assert stage.player(0)["stash"] == 5 + 2
    assert stage.player(1)["stash"] == 5
    stage = Stage({**me, "gang": [("clint-ramsey", "square")]}, them)
    assert stage.refused("play:extortion") == ("requirement", "act.requirement.first-sentence")


@card("doomtown", "this-is-a-holdup")
@rule("doomtown", "act.cost.do-x-to-y", "wanted.bounty.makes-wanted")
def test_a_holdup_takes_up_to_the_production_from_the_owner_and_raises_the_bounty_by_as_much() -> None:
    for stash, taken in ((5, 2), (1, 1)):
        me = {"hand": ["this-is-a-holdup"], "gang": [("clint-ramsey", "pony-express.1"), "bobo"]}
        stage = Stage(me, {"street": ["home", "pony-express"], "stash": stash})
        stage.pick("play:this-is-a-holdup")
        assert stage.asked == (0, "take")
        assert stage.options() == [f"pay:{n}" for n in range(taken, -1, -1)]
        stage.pick(f"pay:{taken}")
        clint = stage.dude("clint-ramsey.0")
        assert (clint["booted"], clint["bounty"]) == (True, taken)
        assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (5 + taken, stash - taken)


@card("doomtown", "this-is-a-holdup")
@rule("doomtown", "boot.cost.needs-unbooted", "act.requirement.first-sentence")
def test_a_holdup_needs_an_unbooted_dude_at_a_deed_of_somebody_else() -> None:
    booted = {"card": "clint-ramsey", "at": "pony-express.1", "booted": True}
    for dude in (
        booted,
        ("clint-ramsey", "square"),
        ("clint-ramsey", "general-store.0"),
        ("clint-ramsey", "the-sloane-gang.1"),
    ):
        me = {"hand": ["this-is-a-holdup"], "gang": [dude], "street": ["home", "general-store"]}
        stage = Stage(me, {"street": ["home", "pony-express"]})
        assert stage.refused("play:this-is-a-holdup") == ("requirement", "act.requirement.first-sentence")


@card("doomtown", "this-is-a-holdup", "bank-of-california")
@rule("doomtown", "golden.cannot.beats-can")
def test_a_holdup_takes_nothing_from_whoever_controls_the_bank_of_california() -> None:
    me = {"hand": ["this-is-a-holdup"], "gang": [("clint-ramsey", "pony-express.1")]}
    stage = Stage(me, {"street": ["bank-of-california", "home", "pony-express"]})
    stage.pick("play:this-is-a-holdup")
    assert (stage.dude("clint-ramsey.0")["booted"], stage.dude("clint-ramsey.0")["bounty"]) == (True, 0)
    assert (stage.player(0)["stash"], stage.player(1)["stash"]) == (5, 5)


@card("doomtown", "auction")
@rule("doomtown", "shootout.trespass.private-or-public", "duration.noon.end-of-day")
def test_an_auction_makes_a_deed_private_for_the_day_and_pays_for_guests_at_the_own_one() -> None:
    me = {"hand": ["auction", "auction"], "street": ["home", "pony-express"], "deck": ["bobo"] * 16}
    guests: Any = [("bobo", "pony-express.0"), ("allie-hensman", "pony-express.0"), ("sloane", "square")]
    them: dict[str, Any] = {"street": ["home", "charlies-place"], "gang": guests, "deck": ["mustang"] * 16}
    owner: Any = [("max-baine", "pony-express.0"), ("steven-wiles", "charlies-place.1")]
    stage = Stage({**me, "gang": owner}, them)
    stage.pick("play:auction")
    assert {"choose:pony-express.0", "choose:charlies-place.1"} == set(stage.options())
    stage.pick("choose:pony-express.0")
    assert stage.player(0)["stash"] == 5 + 2
    assert stage.place("pony-express.0")["private"]
    stage.pick("pass", "play:auction", "choose:charlies-place.1")  # under control, but not owned
    assert stage.place("charlies-place.1")["private"]
    assert stage.player(0)["stash"] == 5 + 2
    stage.pick("call-out:bobo.1>max-baine.0", "accept", "done")
    assert (stage.dude("bobo.1")["bounty"], stage.dude("max-baine.0")["bounty"]) == (1, 0)


@card("doomtown", "auction")
@rule("doomtown", "control.deed.most-influence")
def test_an_auction_pays_nothing_at_an_own_deed_that_others_control_and_ends_with_the_day() -> None:
    me: dict[str, Any] = {"hand": ["auction"], "street": ["home", "pony-express"], "gang": ["olivia-jenks"]}
    them = {"gang": [("bobo", "pony-express.0")], "deck": ["mustang"] * 15, "stash": 9}
    stage = Stage({**me, "deck": ["bobo"] * 16}, them)
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 5
    assert stage.place("pony-express.0")["private"]
    stage.pick("pass", "pass")
    stage.until("noon")
    assert (stage.view["day"], stage.place("pony-express.0")["private"]) == (2, False)
