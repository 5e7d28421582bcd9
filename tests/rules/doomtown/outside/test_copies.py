"""Copies of a card are alike: which one is played tells nobody where the others are."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.leaks import check_leaks
from tests.rules.doomtown.stage import GAME, Stage

REDEALS = 40
PLAYS: dict[str, tuple[dict[str, Any], list[str]]] = {  # what seat 0 has, and its picks; the last one is looked at
    "a card of the hand is discarded": (
        {"street": ["pony-express", "home"], "hand": ["mustang", "mustang", "bobo"], "deck": ["bobo", "roan"] * 3},
        ["act:pony-express.0", "choose:mustang"],
    ),
    "goods are bought": (
        {"gang": ["clint-ramsey"], "hand": ["mustang", "mustang", "bobo"], "deck": ["bobo", "roan", "mustang"]},
        ["shop:mustang>clint-ramsey.0"],
    ),
    "a dude is bought": ({"hand": ["bobo", "roan"], "deck": ["roan", "bobo", "mustang"]}, ["shop:bobo"]),
    "a Gadget fails": (
        {"gang": ["elander-boldman"], "hand": ["force-field", "bobo"], "deck": ["bluetick"] * 4 + ["force-field"]},
        ["invent:force-field>elander-boldman.0"],
    ),
    "an action is played": (
        {"hand": ["one-good-turn", "one-good-turn", "bobo"], "deck": ["bobo", "one-good-turn", "roan"]},
        ["play:one-good-turn"],
    ),
}


@pytest.mark.parametrize("public", ["", "first", "last"])
@pytest.mark.parametrize("play", PLAYS)
def test_which_copy_it_is_tells_nothing(play: str, public: str) -> None:
    """One copy of the hand may have been shown to all: whether there is another one stays hidden."""
    mine, picks = PLAYS[play]
    stage = Stage({"stash": 9, **mine})
    s = stage.state
    face = picks[-1].partition(":")[2].partition(">")[0]
    copies = [card for card in s.hand[0] if GAME.book.cards.keys[s.what[card]] == face]
    if public:
        s.seen[copies[0] if public == "first" else copies[-1]] = 0xFF
    stage.pick(*picks[:-1])
    for seed in range(REDEALS):
        for viewer in (1, None):
            check_leaks(GAME, s, viewer, [], (0, picks[-1]), seed)


@pytest.mark.parametrize("newer", [False, True])
def test_of_two_shuffles_the_older_one_is_told(newer: bool) -> None:
    """A draw hand from two shuffles: an older copy may be in it or in the play hand."""
    hand = ["mustang", "roan", "bobo"]
    drawn = ["mustang", "pony-express", "sloane", "shotgun", "rumors"]
    me: Any = {"gang": [("jia-mein", "square")], "hand": hand, "deck": [*drawn, "peacemaker", "bluetick"]}
    stage = Stage({**me, "outfit": "the-fourth-ring"}, {"gang": [("pancho-castillo", "square")], "deck": ["bobo"] * 12})
    stage.pick("call-out:jia-mein.0>pancho-castillo.1", "accept")
    stage.until("redraw")
    s = stage.state
    cards = [card for card in [*s.hand[0], *s.drawn[0]] if GAME.book.cards.keys[s.what[card]] == "mustang"]
    s.lots[0] = 1
    for card in s.deck[0] + s.drawn[0]:
        s.lot[card] = 1
    if newer:  # the older one is in the draw hand
        s.lot[cards[0]], s.lot[cards[1]] = 1, 0
    before = GAME.view(s, 1)["players"][0]["unseen"]
    stage.by(0, "redraw:mustang")
    if stage.state.asked & 1:
        stage.by(0, "done")
    while stage.state.asked & 2 and stage.asked is not None and stage.asked[1] == "redraw":
        stage.by(1, "done")
    after = GAME.view(s, 1)["players"][0]["unseen"]
    assert [lot["cards"].count("mustang") for lot in before] == [1, 1]
    assert [lot["cards"].count("mustang") for lot in after] == [0, 1]


def test_a_position_keeps_the_numbers_of_copies() -> None:
    stage = Stage({"gang": ["clint-ramsey"], "hand": ["roan", "mustang"], "deck": ["mustang", "bobo"], "stash": 9})
    s = stage.state
    s.hand[0], s.deck[0] = s.hand[0][:1] + s.deck[0][1:], s.hand[0][1:] + s.deck[0][:1]
    for zone, pile in ((2, s.hand[0]), (1, s.deck[0])):
        for card in pile:
            s.zone[card], s.seen[card] = zone, int(zone == 2)
    stage.pick("shop:mustang>clint-ramsey.0")
    assert [gear["id"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang.0"]
    assert stage.data["players"][0]["cards"].count("mustang") < 2  # they have changed their numbers
    again = GAME.position(stage.data)
    assert GAME.data(again) == stage.data
    assert again.tags == s.tags
    assert again.host == s.host
