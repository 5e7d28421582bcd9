"""The starting gang: who may be chosen, and who is for a player who doesn't choose."""

from __future__ import annotations

import pytest

from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import DUDE
from tests.cite import rule
from tests.rules.doomtown.stage import GAME
from tests.rules.doomtown.versions import game_with


@rule("doomtown", "setup.gang.chosen-after-reveal")
def test_dudes_of_the_deck_are_offered_and_nothing_else() -> None:
    s = GAME.new(2, 1)
    cards = s.book.cards
    for seat in (0, 1):
        ask = GAME.ask(s, seat)
        dudes = {cards.keys[s.what[card]] for card in s.deck[seat] if cards.kind[s.what[card]] == DUDE}
        assert {pick.partition(":")[2] for pick in ask.options.picks() if pick != "done"} <= dudes
        assert len(ask.options) > 1
        assert ask.options[ask.default].pick != "done"


@rule("doomtown", "setup.gang.chosen-after-reveal")
def test_by_default_the_most_influential_come_as_long_as_some_ghost_rock_is_left() -> None:
    s = GAME.new(2, 1)
    cards = s.book.cards
    while GAME.asks(s)[0].question == "gang" and GAME.asks(s)[0].seat == 0:
        ask = GAME.ask(s, 0)
        chosen = [cards.keys[s.what[card]] for card in s.marked[0]]
        spent = sum([cards.cost[cards.keys.index(name)] for name in chosen])
        pick = ask.options[ask.default].pick
        offered = [cards.keys.index(pick.partition(":")[2]) for pick in ask.options.picks() if pick != "done"]
        if pick == "done":
            break
        new = cards.keys.index(pick.partition(":")[2])
        assert s.stash[0] - spent - cards.cost[new] >= 0
        fits = [what for what in offered if cards.cost[what] <= cards.cost[new]]
        assert cards.influence[new] == max([cards.influence[what] for what in fits])
        GAME.apply(s, 0, pick)
    assert s.marked[0] or s.gang[0]


@rule("doomtown", "allegiance.setup.one-side-only")
@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("union", "union", True),
        ("confederate", "confederate", True),
        ("confederate", "union", False),
        ("", "union", True),
    ],
)
def test_a_gang_may_have_several_of_one_side(one: str, other: str, together: bool) -> None:
    game = game_with(
        prescott_utter={"keywords": [one] if one else []}, tommy_harden={"keywords": [other] if other else []}
    )
    s = game.new(seats=2, seed=1)
    game.apply(s, 0, "gang:prescott-utter")
    refusal = game.refuse(s, 0, "gang:tommy-harden")
    assert (None if refusal is None else refusal.rule) == (None if together else "allegiance.setup.one-side-only")


@rule("doomtown", "setup.gang.chosen-after-reveal")
@pytest.mark.parametrize("deck", [deck.key for deck in ready_decks()])
def test_a_ready_deck_brings_its_own_gang(deck: str) -> None:
    s = GAME.new(2, 1, {"gang": "ready", "deck1": deck})
    (listed,) = [ready.gang for ready in ready_decks() if ready.key == deck]
    assert [s.what[dude] for dude in s.gang[0]] == list(listed)


@rule("doomtown", "setup.gang.at-most-five")
def test_an_outfit_is_no_member_of_a_gang() -> None:
    s = GAME.new(2, 1)
    for card in ("the-fourth-ring", "law-dogs", "pony-express"):
        assert GAME.refuse(s, 0, f"gang:{card}").code == "gang-dudes-only"
