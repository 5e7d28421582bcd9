"""Setting up (Preparazione)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.rules.bang_duel.looks import lead_off, wander
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW

LINEUP = {
    "law": ["wild-bill", "jango", "tex-killer", "bart-masterson", "wyatt-ear"],
    "outlaw": ["tom-thorn", "pearl-hat", "sid-curry", "slim-poet", "babe-leroy"],
}


def drawn(state: Any, seat: int) -> list[str]:
    """The characters of a player, in play and in reserve."""
    data = GAME.data(state)
    return sorted(data["characters"][seat] + data["reserve"][seat])


def shown(state: Any, seat: int, viewer: int | None) -> list[str | None]:
    """The two characters of a player as a viewer sees them."""
    return [place["character"] for place in GAME.view(state, viewer)["players"][seat]["places"]]


def first_hands(state: Any) -> list[tuple[int, list[str]]]:
    """Both players choose who leads; then who drew which first hand, in order."""
    events = lead_off(state)
    kinds = [event["event"] for event in events]
    return [(event["seat"], event["cards"]) for event in events[: kinds.index("turn")] if event["event"] == "drew"]


# ---- sides


@pytest.mark.parametrize("law", [0, 1])
@rule("bang-duel", "setup.sides.one-each", "setup.hand.four-and-five")
def test_one_player_is_the_law_and_the_other_the_outlaws(law: int) -> None:
    state = GAME.new(seed=2, options={"law": law})
    view = GAME.view(state, None)
    assert [player["side"] for player in view["players"]] == (["law", "outlaw"] if law == 0 else ["outlaw", "law"])
    assert [(seat, len(cards)) for seat, cards in first_hands(state)] == [(law, 4), (1 - law, 5)]


@rule("bang-duel", "setup.sides.one-each")
def test_both_cannot_take_the_same_side() -> None:
    for characters in ([["jango"], ["wild-bill"]], [["tom-thorn"], ["pearl-hat"]]):
        with pytest.raises(sixgun.Refused) as caught:
            GAME.position({"characters": characters})
        assert caught.value.refusal.rule == "setup.sides.one-each"


# ---- characters


@rule("bang-duel", "setup.characters.draw-four")
def test_each_draws_four_different_characters_of_twelve_at_random() -> None:
    deals = [GAME.new(seed=seed) for seed in range(120)]
    for seat in (LAW, OUTLAW):
        found = [drawn(state, seat) for state in deals]
        assert all(len(set(names)) == len(names) == 4 for names in found)
        times = Counter([name for names in found for name in names])
        assert len(times) == 12
        assert all(15 < count < 70 for count in times.values())  # 40 on average
        assert len({tuple(names) for names in found}) > 80


@pytest.mark.parametrize("number", range(2, 13))
@rule("bang-duel", "setup.characters.longer-game")
def test_the_players_may_agree_on_two_to_twelve_characters(number: int) -> None:
    state = GAME.new(seed=number, options={"characters": number})
    assert [len(drawn(state, seat)) for seat in (0, 1)] == [number, number]


@pytest.mark.parametrize("number", [0, 1, 13, "4"])
@rule("bang-duel", "setup.characters.longer-game")
def test_no_other_number_of_characters_is_possible(number: object) -> None:
    with pytest.raises(sixgun.Refused) as caught:
        GAME.new(options={"characters": number})
    assert caught.value.refusal.args["field"] == "options.characters"
    assert GAME.view(GAME.new(), None)["options"]["characters"] == 4


@pytest.mark.parametrize("seed", range(5))
@rule("bang-duel", "setup.characters.rest-out")
def test_characters_that_were_not_drawn_never_enter_play(seed: int) -> None:
    state = GAME.new(seed=seed, options={"characters": 3})
    allowed = [drawn(state, seat) for seat in (0, 1)]
    lead_off(state)
    for now in wander(state, seed, 1000):
        for seat in (0, 1):
            in_play = [name for name in GAME.data(now)["characters"][seat] if name]
            assert set(in_play + GAME.data(now)["reserve"][seat]) <= set(allowed[seat])
    assert len(GAME.data(state)["gone"]) >= 3


@pytest.mark.parametrize("seed", range(5))
@rule("bang-duel", "setup.reserve.look-then-shuffle")
def test_you_know_your_reserve_but_not_its_order_and_nobody_else_knows_it(seed: int) -> None:
    state = GAME.new(seed=seed, options={"characters": 5})
    reserve = GAME.data(state)["reserve"][LAW]
    assert GAME.view(state, LAW)["players"][LAW]["reserve"] == sorted(reserve)
    for viewer in (OUTLAW, None):
        assert GAME.view(state, viewer)["players"][LAW]["reserve"] == 3
    others = [GAME.redeal(state, LAW, seed) for seed in range(40)]
    assert all(GAME.view(other, LAW) == GAME.view(state, LAW) for other in others)
    orders = {tuple(GAME.data(other)["reserve"][LAW]) for other in others}
    assert len(orders) == 6  # all orders of three
    assert {tuple(sorted(names)) for names in orders} == {tuple(sorted(reserve))}


@rule("bang-duel", "setup.reserve.first-two")
def test_the_top_two_are_the_pair_and_the_others_stay_in_the_reserve() -> None:
    game = GAME.repacked({"lineup": LINEUP})
    state = game.new(seed=1, options={"characters": 5})
    data = game.data(state)
    for seat, side in ((LAW, "law"), (OUTLAW, "outlaw")):
        assert sorted(data["characters"][seat]) == sorted(LINEUP[side][:2])
        assert data["reserve"][seat] == LINEUP[side][2:]
    assert sorted(game.ask(state, LAW).options.picks()) == ["lead:jango", "lead:wild-bill"]
    refusal = game.refuse(state, LAW, "lead:tex-killer")
    assert (refusal.code, refusal.rule) == ("not-in-your-pair", "setup.reserve.first-two")


@rule("bang-duel", "setup.reserve.first-two", "setup.characters.draw-four")
def test_any_two_of_the_four_may_be_the_starting_pair() -> None:
    pairs = {tuple(sorted(GAME.data(GAME.new(seed=seed))["characters"][LAW])) for seed in range(150)}
    assert len(pairs) > 40  # of 66


# ---- who is active


@pytest.mark.parametrize("first", [LAW, OUTLAW])
@rule("bang-duel", "setup.active.secret-choice", "setup.active.simultaneous-reveal", "setup.rear.revealed-after")
def test_the_first_choice_stays_secret_until_the_second_is_made(first: int) -> None:
    other = 1 - first
    told = []
    states = [GAME.new(seed=9), GAME.new(seed=9)]
    for state, pick in zip(states, GAME.ask(states[0], first).options.picks(), strict=True):
        told.append([event.to(other) for event in GAME.apply(state, first, pick)])
        assert GAME.asked(state) == [other]
        for viewer in (other, None):
            assert shown(state, first, viewer) == [None, None]
        assert shown(state, other, first) == [None, None]
    assert told[0] == told[1]
    for viewer in (other, None):
        assert GAME.view(states[0], viewer) == GAME.view(states[1], viewer)


@pytest.mark.parametrize("law_pick", [0, 1])
@pytest.mark.parametrize("outlaw_pick", [0, 1])
@rule(
    "bang-duel",
    "setup.active.simultaneous-reveal",
    "setup.active.markers",
    "setup.rear.revealed-after",
    "setup.active.secret-choice",
)
def test_then_both_pairs_are_shown_with_the_markers_on_the_chosen(law_pick: int, outlaw_pick: int) -> None:
    state = GAME.new(seed=9)
    chosen = []
    for seat, index in ((OUTLAW, outlaw_pick), (LAW, law_pick)):
        pick = GAME.ask(state, seat).options.picks()[index]
        chosen.insert(0, pick.partition(":")[2])
        events = GAME.apply(state, seat, pick)
    assert [event.to(None)["character"] for event in events if event.kind == "led"] == chosen
    view = GAME.view(state, None)
    for seat in (LAW, OUTLAW):
        pair = view["players"][seat]["places"]
        assert [place["character"] for place in pair if place["active"]] == [chosen[seat]]
        (rear,) = [place["character"] for place in pair if not place["active"]]
        assert rear in GAME.data(state)["characters"][seat]
        assert [event.args["rear"] for event in events if event.kind == "led" and event.args["seat"] == seat] == [rear]


@rule("bang-duel", "setup.active.secret-choice")
def test_nothing_else_can_be_done_before_the_choice() -> None:
    state = GAME.new(seed=9)
    for seat in (LAW, OUTLAW):
        refusal = GAME.refuse(state, seat, "end")
        assert (refusal.code, refusal.rule) == ("only-lead", "setup.active.secret-choice")


# ---- bullets


@rule("bang-duel", "setup.life.starting-bullets", "setup.life.pool")
def test_all_four_get_their_bullets_and_the_rest_is_the_pool() -> None:
    game = GAME.repacked({"lineup": LINEUP})
    state = game.new(seed=1)
    for seat, pick in ((LAW, "lead:jango"), (OUTLAW, "lead:tom-thorn")):
        game.apply(state, seat, pick)
    view = game.view(state, None)
    lives = {place["character"]: place["life"] for player in view["players"] for place in player["places"]}
    assert lives == {"wild-bill": 5, "jango": 3, "tom-thorn": 4, "pearl-hat": 3}
    assert view["pool"] == 20 - 15


# ---- cards


@rule("bang-duel", "setup.hand.four-and-five", "setup.active.secret-choice", "setup.rear.revealed-after")
def test_the_characters_are_chosen_and_shown_before_anybody_has_a_card() -> None:
    state = GAME.new(seed=4)
    for viewer in (LAW, OUTLAW, None):
        players = GAME.view(state, viewer)["players"]
        assert [(player["hand"], player["deck"]) for player in players] == [([], 40), ([], 40)]
    GAME.apply(state, OUTLAW, GAME.ask(state, OUTLAW).options.picks()[0])
    assert [player["hand"] for player in GAME.view(state, OUTLAW)["players"]] == [[], []]
    told = [event.kind for event in GAME.apply(state, LAW, GAME.ask(state, LAW).options.picks()[0])]
    assert told[:5] == ["led", "led", "drew", "drew", "turn"]


@rule("bang-duel", "setup.hand.four-and-five")
def test_a_first_hand_is_known_to_its_player_alone() -> None:
    state = GAME.new(seed=4)
    GAME.apply(state, OUTLAW, GAME.ask(state, OUTLAW).options.picks()[0])
    events = GAME.apply(state, LAW, GAME.ask(state, LAW).options.picks()[0])
    drew = [event for event in events if event.kind == "drew"][:2]
    for event, seat in zip(drew, (LAW, OUTLAW), strict=True):
        assert [viewer for viewer in (LAW, OUTLAW, None) if "cards" in (event.to(viewer) or {})] == [seat]
    others = [GAME.redeal(state, OUTLAW, seed) for seed in range(20)]
    assert all(GAME.data(other)["hands"][OUTLAW] == GAME.data(state)["hands"][OUTLAW] for other in others)
    assert len({tuple(GAME.data(other)["hands"][LAW]) for other in others}) == 20


@rule("bang-duel", "setup.deck.shuffled")
def test_each_deck_is_shuffled_by_itself_before_the_first_hand() -> None:
    game = GAME.repacked({"lineup": LINEUP})  # with nobody who draws from the other deck
    deals = [game.new(seed=seed) for seed in range(60)]
    hands = [dict(first_hands(state)) for state in deals]
    datas = [game.data(state) for state in deals]
    for seat in (LAW, OUTLAW):
        assert len({tuple(data["hands"][seat] + data["decks"][seat]) for data in datas}) == 60
        assert len({data["decks"][seat][0] for data in datas}) > 12
        assert len({card for hand in hands for card in hand[seat]}) > 25
        backs = {card.partition(".")[2][0] for data in datas for card in data["hands"][seat] + data["decks"][seat]}
        assert backs == {"lo"[seat]}
    assert GAME.data(GAME.new(seed=7)) == GAME.data(GAME.new(seed=7))
    again, other = GAME.new(seed=7), GAME.new(seed=7)
    assert first_hands(again) == first_hands(other)


@rule("bang-duel", "setup.hand.four-and-five")
def test_the_law_begins_with_four_cards_and_the_outlaws_with_five() -> None:
    state = GAME.new(seed=4)
    hands = first_hands(state)
    assert [(seat, len(cards)) for seat, cards in hands] == [(LAW, 4), (OUTLAW, 5)]
    data = GAME.data(state)
    assert sorted(data["hands"][OUTLAW]) == sorted(hands[1][1])
    assert [len(hand) + len(deck) for hand, deck in zip(data["hands"], data["decks"], strict=True)] == [40, 40]
    assert len(data["decks"][OUTLAW]) == 35
    assert (data["common"], data["discards"]) == ([], [])
