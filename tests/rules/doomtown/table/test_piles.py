"""Decks, Discards, and Boot Hill."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.table import in_play
from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, brawl, cards, ranks
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import CHEATIN, FOURS, GAME, HIGH_CARD, PAIR, Stage, shootout


@rule("doomtown", "location.deed-leaves.gap-closed", "zone.deck.empty-reshuffle", "zone.boot-hill.never-reshuffled")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    stage = Stage({"street": ["home", "circle-m-ranch"], "discards": ["bobo"], "boot_hill": ["mustang"]})
    stage.pick("act:circle-m-ranch.0")
    assert stage.hand(0) == ["bobo"]
    assert stage.player(0)["boot_hill"] == ["mustang"]


@rule("doomtown", "zone.deck.own", "zone.pile.public-fixed-order")
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


def number(stage: Stage, name: str) -> int:
    """The number of a card in play, for looking inside."""
    state: Any = stage.state
    names = [entry for entry in range(1, len(state.what)) if state.zone[entry] == 6]
    key, _, owner = name.partition(".")
    return next(c for c in names if state.book.cards.keys[state.what[c]] == key and state.owner[c] == int(owner))


@rule(
    "doomtown",
    "zone.leave-play.owners-pile",
    "boot.state.only-in-play",
    "token.removal.out-of-game",
    "control.owner.fixed",
)
def test_cards_leave_for_their_owners_piles_and_tokens_for_good() -> None:
    gang: Any = [{"card": "clint-ramsey", "booted": True, "gear": ["mustang"]}, "gunslinger"]
    stage = Stage({"gang": gang})
    in_play.ace(stage.state, number(stage, "clint-ramsey.0"))
    assert stage.player(0)["boot_hill"] == ["clint-ramsey"]
    assert stage.player(0)["discards"] == ["mustang"]
    in_play.ace(stage.state, number(stage, "gunslinger.0"))
    assert stage.player(0)["boot_hill"] == ["clint-ramsey"]


@rule("doomtown", "zone.deck.empty-reshuffle", "zone.boot-hill.never-reshuffled")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    my = {"discards": ["bobo", "mustang", "sloane"], "boot_hill": ["clyde-owens"]}
    stage = brawl("3S 3D 3H", "2S 4D 6S 8S 10S", my=my)
    hand = stage.player(0)["draw_hand"]["cards"]
    assert set(cards("3S 3D 3H")) < {card["card"] for card in hand}
    assert len(hand) == 5
    assert stage.player(0)["discards"] == []
    assert stage.player(0)["deck"] == 1
    assert stage.player(0)["boot_hill"] == ["clyde-owens"]


def test_while_the_discards_are_shuffled_no_card_of_a_hand_is_missing() -> None:
    """What a board shows between the events of a draw must not tell which cards are on their way."""
    mine = {
        "gang": [("clint-ramsey", "square")],
        "deck": ["bobo", "mustang"],
        "discards": ["roan"] * 5,
        "hand": ["sloane"],
    }
    stage = shootout(mine, {"gang": [("sloane", "square")], "deck": HIGH_CARD}, "clint-ramsey.0", "sloane.1")
    stage.pick("pass")
    stills: list[Any] = []
    events = GAME.carry_out(stage.state, 1, GAME.check(stage.state, 1, "pass"), stills)
    assert "reshuffled" in [event.kind for event in events]
    for still in stills:
        player = GAME.view(still, None)["players"][0]
        drawn = 0 if player["draw_hand"] is None else player["draw_hand"]["count"]
        assert player["deck"] + player["hand_count"] + drawn + len(player["discards"]) == 2 + 1 + 5


@rule("doomtown", "shootout.draw.redraw-all-at-once", "zone.deck.empty-reshuffle")
def test_cards_thrown_away_may_come_back_when_there_are_no_others() -> None:
    stage = Stage(
        {"gang": [("olivia-jenks", "square")], "deck": cards(PAIR_HAND)},  # a 2-draw
        {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH_HAND)},
    )
    stage.pick("call-out:olivia-jenks.0>clementine-lepp.1", "accept", "pass", "pass")
    assert stage.asked == (0, "redraw")
    stage.pick("redraw:mustang", "done")
    assert ranks(stage) == [2, 1]
    assert stage.player(0)["draw_hand"]["count"] == 5
    assert stage.player(0)["discards"] == []


@rule("doomtown", "act.action-card.discard-timing", "zone.deck.empty-reshuffle")
def test_an_action_that_draws_is_not_drawn_itself() -> None:
    stage = Stage({"hand": ["one-good-turn"]})
    stage.pick("play:one-good-turn")
    assert stage.hand(0) == []
    assert stage.player(0)["discards"] == ["one-good-turn"]
    stage = Stage({"hand": ["one-good-turn"], "discards": ["bobo"]})
    stage.pick("play:one-good-turn")
    assert stage.hand(0) == ["bobo"]


@rule("doomtown", "shootout.end.draw-hands-discarded", "zone.discard.face-up", "hand.draw.not-playable")
def test_draw_hands_of_every_round_go_to_the_discard_pile() -> None:
    stage = brawl(PAIR_HAND, HIGH_HAND, my={"hand": ["mustang"]})
    assert stage.hand(0) == ["mustang"]
    stage.until("casualties")
    stage.pick("discard:clementine-lepp.1")
    stage.until("noon")
    assert sorted(stage.player(0)["discards"]) == sorted(cards(PAIR_HAND))
    assert sorted(stage.player(1)["discards"]) == sorted([*cards(HIGH_HAND), "clementine-lepp"])
