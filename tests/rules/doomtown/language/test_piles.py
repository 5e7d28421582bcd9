"""Searching piles, looking at hidden cards, and cards that go from pile to pile, with abilities made up for it."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with

HORSES = ["choose y dude mine unbooted", "attach x y"]


def auction(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **ability: Any) -> Stage:
    """The player in turn has an action with another ability."""
    game = game_with(auction={"ability": [{"play": "noon", **ability}]})
    return Stage({**mine, "hand": ["auction", *mine.get("hand", ["bobo"])]}, theirs or {}, game=game)


@rule("doomtown", "zone.deck.shuffle-after-search")
def test_a_search_of_deck_and_discard_pile_may_find_nothing_and_shows_what_it_finds() -> None:
    do = ["search x goods horse deck discard-pile", "to-hand x", "shuffle you"]
    stage = auction({"deck": ["bobo", "mustang"], "discards": ["roan", "shotgun"]}, do=do)
    stage.pick("play:auction")
    assert stage.options() == ["done", "choose:mustang", "choose:roan"]
    assert stage.pick("choose:mustang") == ["found", "to-hand", "shuffled"]
    assert stage.hand(0) == ["bobo", "mustang"]
    assert "mustang" in stage.game.view(stage.state, 1)["players"][0]["hand"]
    stage = auction({"deck": ["bobo", "mustang"]}, do=do)
    stage.pick("play:auction")
    assert stage.pick("done") == ["shuffled"]
    assert stage.hand(0) == ["bobo"]


@rule("doomtown", "zone.deck.shuffle-after-search")
def test_a_search_of_a_deck_is_asked_even_if_nothing_fits_but_one_of_open_piles_is_not() -> None:
    stage = auction({"deck": ["bobo", "bobo"]}, do=["search x goods horse deck", "to-hand x", "shuffle you"])
    stage.pick("play:auction")
    assert (stage.asked, stage.options()) == ((0, "choose"), ["done"])
    open_piles = ["search x goods horse discard-pile boot-hill", "to-hand x"]
    stage = auction({"boot_hill": ["mustang"], "discards": ["bobo"]}, do=open_piles)
    assert stage.pick("play:auction") == ["played", "to-hand"]
    assert stage.player(0)["boot_hill"] == []
    stage = auction({}, do=open_piles)
    assert stage.pick("play:auction") == ["played"]


@rule("doomtown", "zone.deck.own")
def test_who_looks_at_a_hand_knows_it_and_nobody_else_does() -> None:
    do = ["choose x player theirs", "look-at-hand x"]
    stage = auction({}, {"hand": ["sloane", "mustang", "bobo"], "deck": ["bobo", "sloane", "roan", "pinto"]}, do=do)
    assert stage.pick("play:auction") == ["played", "looked"]
    assert stage.game.view(stage.state, 0)["players"][1]["hand"] == ["bobo", "mustang", "sloane"]
    assert stage.game.view(stage.state, None)["players"][1]["hand"] == []
    for n in range(20):  # another deal keeps what was seen, and what was not seen may lie anywhere
        other = stage.game.redeal(stage.state, 0, n)
        assert stage.game.view(other, 0) == stage.game.view(stage.state, 0)


@rule("doomtown", "zone.deck.own")
def test_a_copy_that_is_played_is_taken_for_the_one_that_was_seen() -> None:
    do = ["choose x player theirs", "look-at-hand x"]
    stage = auction({}, {"hand": ["mustang"], "deck": ["mustang", "bobo"], "gang": ["clint-ramsey"]}, do=do)
    stage.pick("play:auction")
    stage.state.hand[1].insert(0, stage.state.deck[1].pop())  # a second copy, which nobody but its owner has seen
    stage.state.zone[stage.state.hand[1][0]] = 2
    stage.state.seen[stage.state.hand[1][0]] = 2
    assert stage.game.view(stage.state, 0)["players"][1]["hand"] == ["mustang"]
    stage.pick("shop:mustang>clint-ramsey.1")
    assert stage.hand(1) == ["mustang"]
    assert stage.game.view(stage.state, 0)["players"][1]["hand"] == []


@rule("doomtown", "zone.deck.own")
def test_the_top_of_a_deck_is_known_until_it_is_drawn_or_shuffled() -> None:
    stage = auction({"deck": ["roan", "pinto", "bobo", "mustang"]}, do=["look-at-deck you 2"])
    stage.pick("play:auction")
    assert stage.game.view(stage.state, 0)["players"][0]["deck_top"] == ["roan", "pinto"]
    assert stage.game.view(stage.state, 1)["players"][0]["deck_top"] == []
    for n in range(20):
        other = stage.game.redeal(stage.state, 0, n)
        assert stage.game.view(other, 0)["players"][0]["deck_top"] == ["roan", "pinto"]
    stage = auction({"deck": ["roan", "pinto"]}, do=["look-at-deck you 2", "shuffle you"])
    stage.pick("play:auction")
    assert stage.game.view(stage.state, 0)["players"][0]["deck_top"] == []


@rule("doomtown", "zone.deck.own")
def test_some_random_cards_of_a_hand_are_seen_and_one_of_them_is_discarded() -> None:
    do = ["choose x player theirs", "look-at-hand x 2", "choose y card hand:x among", "discard y"]
    stage = auction({}, {"hand": ["sloane", "mustang", "roan", "pinto"]}, do=do)
    stage.pick("play:auction")
    seen = stage.game.view(stage.state, 0)["players"][1]["hand"]
    assert len(seen) == 2
    assert sorted(stage.options()) == [f"choose:{card}" for card in seen]
    stage.pick(f"choose:{seen[0]}")
    assert stage.player(1)["discards"] == [seen[0]]
    assert stage.game.view(stage.state, 0)["players"][1]["hand"] == [seen[1]]


@rule("doomtown", "zone.discard.face-up", "zone.boot-hill.aced-cards")
def test_cards_go_from_the_deck_to_the_discard_pile_and_from_pile_to_pile() -> None:
    do = ["mill you 2", "may you", ["choose x goods discard-pile among", "to-hand x"]]
    stage = auction({"deck": ["roan", "bobo", "pinto"], "discards": ["shotgun"]}, do=do)
    stage.pick("play:auction", "yes")
    assert stage.hand(0) == ["bobo", "roan"]
    assert stage.player(0)["discards"] == ["auction", "bobo", "shotgun"]
    stage = auction({"discards": ["shotgun"]}, target=["choose x card discard-pile"], cost=["ace x"], do=["gain you 3"])
    assert stage.pick("play:auction") == ["played", "pile-aced", "gained"]
    assert stage.player(0)["boot_hill"] == ["shotgun"]
    stage = auction({"boot_hill": ["shotgun"]}, target=["choose x card boot-hill"], do=["discard x"])
    stage.pick("play:auction")
    assert stage.player(0)["discards"] == ["auction", "shotgun"]


@rule("doomtown", "zone.deck.own")
def test_a_hand_that_is_shown_is_known_to_all() -> None:
    stage = auction({"hand": ["roan", "bobo"]}, do=["show-hand you"])
    assert stage.pick("play:auction") == ["played", "showed-hand"]
    assert stage.game.view(stage.state, None)["players"][0]["hand"] == ["bobo", "roan"]
