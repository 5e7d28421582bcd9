"""Learnin' the Ropes: cards, piles, plays, and who decides."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.games.doomtown.outside.deck_rules import DeckList, deck_problems
from tests.cite import rule
from tests.rules.doomtown.stage import CHEATIN, FOURS, GAME, HIGH_CARD, PAIR, THREES, Stage, shootout
from tests.rules.doomtown.test_shootout import draw, duel
from tests.rules.doomtown.test_versions import game_with


@rule("doomtown", "goal.players.two-or-more", "multi.scope.only-these-changes")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert GAME.view(GAME.new(seats=seats), None)["seats"] == seats
    for seats in (1, 5):
        with pytest.raises(sixgun.Refused):
            GAME.new(seats=seats)


@rule("doomtown", "play.order.winner-then-clockwise", "control.controller.decides")
def test_the_winner_is_first_and_the_left_follows() -> None:
    stage = Stage({}, {}, {}, winner=1, turn=1)
    seats = []
    for _ in range(2):
        assert stage.asked is not None
        seats.append(stage.asked[0])
        stage.pick("pass")
    assert stage.asked is not None
    assert [*seats, stage.asked[0]] == [1, 2, 0]


@rule(
    "doomtown",
    "card.home.power",
    "act.cost.boot-or-ghost-rock",
    "act.sequence.declare-pay-resolve",
    "card.home.identity",
)
def test_only_the_own_outfit_works_and_its_cost_comes_first() -> None:
    stage = Stage({"gang": ["olivia-jenks", "clint-ramsey"]}, {"gang": ["pancho-castillo"]})
    assert stage.refused("act:the-sloane-gang.1") == ("not-yours", "act.deed.controller-only")
    stage.pick("act:law-dogs.0", "choose:pancho-castillo.1")
    stage.pick("choose:olivia-jenks.0", "choose:clint-ramsey.0")  # two and one are more than two
    assert stage.dude("pancho-castillo.1")["bounty"] == 1
    assert stage.dude("olivia-jenks.0")["booted"]
    assert stage.place("law-dogs.0")["booted"]


@rule("doomtown", "card.deed.immovable", "card.deed.control-and-production", "shop.goods.stay-with-dude")
def test_deeds_stay_and_goods_go_with_their_dude() -> None:
    stage = Stage({"street": ["home", "pony-express"], "gang": [{"card": "clint-ramsey", "gear": ["mustang"]}]})
    assert stage.refused("move:pony-express.0>square") == ("not-your-dude", "move.play.any-location-boots")
    place = stage.place("pony-express.0")
    assert (place["control"], place["production"]) == (1, 2)
    stage.pick("move:clint-ramsey.0>square")
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]


@rule("doomtown", "card.goods.must-attach", "shop.spell.any-number", "card.spell.type-keyword")
def test_goods_need_a_carrier_and_spells_pile_up() -> None:
    assert Stage({"hand": ["peacemaker"]}).offers("shop") == []
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk", "blood-curse"]}
    stage = Stage({"hand": ["soul-blast"], "gang": [caster]})
    stage.pick("shop:soul-blast>steele-archer.0")
    assert len(stage.dude("steele-archer.0")["gear"]) == 3


@rule("doomtown", "card.goods.bullet-colour", "text.keyword.references")
def test_a_weapon_makes_no_stud_unless_it_says_so() -> None:
    stage = Stage(
        {
            "gang": [
                {"card": "olivia-jenks", "gear": ["shotgun"]},
                {"card": "fred-aims", "gear": ["pearl-handled-revolver"]},
            ]
        }
    )
    assert [stage.dude(name)["stud"] for name in ("olivia-jenks.0", "fred-aims.0")] == [False, True]


@rule("doomtown", "card.action.choose-one-ability", "hand.draw.occasions", "text.help.reminder-only")
def test_an_action_with_two_abilities_is_played_for_one() -> None:
    stage = Stage({"hand": ["one-good-turn"], "deck": ["bobo"]})
    assert stage.offers("play") == ["play:one-good-turn"]
    assert stage.refused("play:one-good-turn/1") == ("not-now", "act.source.hand-or-in-play")
    stage.pick("play:one-good-turn")
    assert stage.hand(0) == ["bobo"]


@rule("doomtown", "counter.coloured.meaning", "text.this.current-situation")
def test_permanent_control_points_count_for_their_player() -> None:
    stage = Stage({"outfit": "the-sloane-gang", "gang": ["allie-hensman"]}, {"gang": ["sloane"]})
    assert stage.refused("act:allie-hensman.0") == ("requirement", "act.requirement.first-sentence")
    stage.pick("move:allie-hensman.0>square", "pass", "act:allie-hensman.0")
    assert stage.player(0)["control"] == 1


@rule("doomtown", "zone.deck.own", "zone.pile.public-fixed-order", "zone.deck.cut-offered")
def test_piles_are_seen_by_all_in_their_order() -> None:
    stage = Stage(
        {"discards": ["bobo", "mustang"], "boot_hill": ["sloane"], "deck": ["pony-express"], "hand": ["bluetick"]}
    )
    seen = GAME.view(stage.state, 1)["players"][0]
    assert (seen["discards"], seen["boot_hill"]) == (["bobo", "mustang"], ["sloane"])
    assert (seen["deck"], seen["hand"], seen["hand_count"]) == (1, [], 1)


@rule("doomtown", "zone.deck.shuffle-after-search")
def test_a_searched_deck_is_shuffled() -> None:
    me: Any = {"gang": [("dr-dawn-edwards", "square")], "deck": [*HIGH_CARD, "eve-henry", *["mustang"] * 12]}
    them: Any = {"gang": [("pancho-castillo", "square")], "deck": [*PAIR, *["bobo"] * 6]}
    stage = shootout(me, them, "dr-dawn-edwards.0", "pancho-castillo.1")
    stage.until("casualties", "pass done drop:bobo")
    while stage.asked is not None and stage.asked[1] == "casualties" and stage.asked[0] == 1:
        stage.pick(stage.options()[0])
    if stage.asked == (0, "casualties") and "discard:dr-dawn-edwards.0" in stage.options():
        stage.pick("discard:dr-dawn-edwards.0")
        assert stage.asked == (0, "may")
        assert "shuffled" in stage.pick("yes")
        assert stage.dude("eve-henry.0")["place"] == "square"


@rule("doomtown", "zone.foreign-card.never-in-deck-or-hand", "shootout.reveal.only-once", "hand.draw.not-playable")
def test_dealt_cards_go_back_to_their_owner() -> None:
    me: Any = {"hand": ["bottom-dealin"], "deck": [*FOURS, "bobo", "bobo", *["mustang"] * 5]}
    stage = duel(me["deck"][:5], CHEATIN, my=me)
    draw(stage, FOURS, CHEATIN)
    assert stage.asked == (0, "resolution")
    stage.pick("play:bottom-dealin")
    assert {card["card"] for card in stage.player(1)["draw_hand"]["cards"]} == {"mustang"}
    stage.until("noon", "pass done")
    assert stage.player(0)["discards"].count("mustang") == 5


@rule("doomtown", "gamblin.end.discard-and-retrieve")
def test_play_hands_are_taken_up_again_after_the_gamble() -> None:
    stage = Stage({"deck": PAIR, "hand": ["sloane"]}, {"deck": HIGH_CARD}, phase="gamblin")
    assert stage.hand(0) == ["sloane"]
    assert stage.player(0)["draw_hand"] is None


@rule("doomtown", "control.deed.changes-freely", "control.change.take-control")
def test_control_of_a_deed_goes_to_and_fro() -> None:
    deed = "pony-express.0"
    stage = Stage({"street": ["home", "pony-express"], "gang": ["olivia-jenks"]}, {"gang": [("sloane", deed)]})
    assert stage.place(deed)["controller"] == 1
    stage.pick(f"move:olivia-jenks.0>{deed}", "move:sloane.1>square")
    assert stage.place(deed)["controller"] == 0
    assert not stage.place(deed)["booted"]


@rule("doomtown", "move.by-card.new-location")
def test_a_card_moves_a_dude_elsewhere() -> None:
    stage = Stage({"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["mustang"]}]})
    stage.pick("act:mustang.0")
    assert "choose:square" not in stage.options()


@rule("doomtown", "shop.by-card.booted-or-uncontrolled", "trade.by-card.booted-or-uncontrolled")
def test_an_effect_attaches_to_a_booted_dude_anywhere() -> None:
    jia: Any = {"card": "jia-mein", "at": "square", "booted": True}
    me = {"outfit": "the-fourth-ring", "gang": [jia, ("clint-ramsey", "square")], "hand": ["soul-blast"]}
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:jia-mein.0", "act:jia-mein.0")
    assert [gear["card"] for gear in stage.dude("jia-mein.0")["gear"]] == ["soul-blast"]
    assert stage.dude("jia-mein.0")["stud"]
    assert stage.player(0)["stash"] == 4


@rule("doomtown", "shop.gadget.tradable-later", "gadget.invent.mad-scientist-needed", "gadget.invent.card-types")
def test_an_invented_gadget_may_be_traded() -> None:
    stage = Stage(
        {"gang": [{"card": "elander-boldman", "gear": ["force-field"]}, "clint-ramsey"], "hand": ["flame-thrower"]}
    )
    assert "trade:force-field.0>clint-ramsey.0" in stage.offers("trade")
    assert stage.refused("invent:flame-thrower>clint-ramsey.0") == ("no-skill", "gadget.invent.mad-scientist-needed")


@rule("doomtown", "gadget.invent.through-ability")
def test_the_general_store_sells_gadgets_only_to_inventors() -> None:
    me = {"street": ["home", "general-store"], "hand": ["force-field"], "gang": ["clint-ramsey"]}
    assert Stage(me).refused("act:general-store.0") == ("requirement", "act.requirement.first-sentence")
    stage = Stage({**me, "gang": ["elander-boldman"], "deck": ["sloane", "bobo"]})
    stage.pick("act:general-store.0")
    assert stage.dude("elander-boldman.0")["booted"]
    assert [gear["card"] for gear in stage.dude("elander-boldman.0")["gear"]] == ["force-field"]
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "shootout.location.fixed", "shootout.shooter.leader-then-mark", "shootout.flee.whole-player-at-once")
def test_the_place_stays_when_the_mark_leaves() -> None:
    gang: Any = [("pancho-castillo", "square"), ("sloane", "square")]
    me: Any = {"gang": [("xiong-wendy-cheng", "square")], "deck": ["bobo"] * 12}
    stage = Stage(me, {"gang": gang, "deck": ["mustang"] * 12})
    stage.pick("call-out:xiong-wendy-cheng.0>pancho-castillo.1", "accept", "join:sloane.1")
    stage.pick("act:xiong-wendy-cheng.0", "choose:pancho-castillo.1")
    assert stage.view["shootout"]["place"] == "square"
    assert stage.dude("sloane.1")["posse"] == 2


@rule(
    "doomtown",
    "limit.casualties.floor-zero",
    "cost.payment.no-react-stops-it",
    "cost.payment.mandatory-effect-counts-as-paid",
)
def test_a_cost_stays_paid() -> None:
    stage = duel(THREES, HIGH_CARD, my={"hand": ["pistol-whip"]})
    stage.pick("play:pistol-whip")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("pancho-castillo.1")["booted"]


@rule("doomtown", "job.mark.first-sentence", "job.posse.defence-boot-to-join", "job.posse.movement-restrictions")
def test_defenders_from_next_door_boot() -> None:
    stage = Stage(
        {"hand": ["a-coach-comes-to-town"], "gang": ["clint-ramsey"]},
        {"gang": ["pancho-castillo", ("allie-hensman", "square")]},
    )
    stage.pick("play:a-coach-comes-to-town", "oppose", "join:allie-hensman.1", "join:pancho-castillo.1")
    assert [stage.dude(n)["booted"] for n in ("allie-hensman.1", "pancho-castillo.1")] == [False, True]


@rule("doomtown", "shootout.posse.movement-restrictions")
def test_out_of_town_dudes_are_too_far_away() -> None:
    me: Any = {"outskirts": ["blake-ranch"], "gang": [("clint-ramsey", "square"), ("sloane", "blake-ranch.0")]}
    stage = Stage(me, {"gang": [{"card": "pancho-castillo", "at": "square", "booted": True}]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1")
    assert stage.offers("join") == []


@rule("doomtown", "experienced.deck.versions-one-card")
def test_versions_of_a_dude_are_one_title() -> None:
    game = game_with(clint_ramsey={"title": "Clint"}, olivia_jenks={"title": "Clint", "keywords": ["experienced 1"]})
    book = game.book.cards
    deck = DeckList({book.index["clint-ramsey"]: 3, book.index["olivia-jenks"]: 2}, [], [])
    assert "deck-title" in [problem.code for problem in deck_problems(book, deck)]


@rule("doomtown", "setup.grifter.random-order")
def test_chance_says_whose_grifter_is_first() -> None:
    decks = {"deck1": "learn-law-dogs", "deck2": "intermediate-fourth-ring", "gang": "ready"}
    first = {GAME.asked(GAME.new(seats=2, seed=seed, options=decks))[0] for seed in range(12)}
    assert first == {0, 1}
