"""The result cards (2.4, 5.7): all chance comes from them, they stay out once drawn, anybody may have them shuffled."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from sixgun import Refused
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.timing import follow

ALL = list(range(1, 109))


def whole_game(game: Any, seed: int, deck: list[int], chance: Random) -> list[tuple[str, str]]:
    """The events of a close fight with that deck, by random picks; nobody surrenders or shuffles."""
    people = [
        man("marshal", "F4", "s", gun_hand="C45!", holstered="C45", serious=1),
        man("the-kid", "F6", "n", gun_hand="C45!", holstered="C45", leg=1),
        man("ike", "E5", "se", both_hands="W44!"),
        man("texas", "G6", "nw", gun_hand="C45!"),
    ]
    state = game.position({"characters": people, "deck": deck, "seed": seed, "length": 4})
    told: list[tuple[str, str]] = []
    while asked := game.asked(state):
        picks = [pick for pick in game.ask(state, asked[0]).options.picks() if pick not in ("reshuffle", "surrender")]
        wanted = [pick for pick in picks if pick.startswith(("plan:", "shoot"))] or picks
        told += [(event.kind, str(event.args)) for event in game.apply(state, asked[0], chance.choice(wanted))]
    return told


# ---- chance


@rule("gunslinger", "2.4a")
def test_a_new_deck_lies_in_random_order() -> None:
    tops = Counter([GAME.data(GAME.new(seed=seed))["deck"][0] for seed in range(300)])
    assert len(tops) > 90  # 101 of 108 on average
    assert max(tops.values()) < 15  # 3 on average
    assert all(sorted(GAME.data(GAME.new(seed=seed))["deck"]) == ALL for seed in range(5))


@pytest.mark.parametrize("number", range(4))
@rule("gunslinger", "2.4a")
def test_with_the_same_deck_everything_comes_out_the_same_whatever_the_seed(number: int) -> None:
    deck = Random(number).sample(ALL, len(ALL))
    first = whole_game(GAME, 1, deck, Random(number))
    assert whole_game(GAME, 2, deck, Random(number)) == first
    assert whole_game(GAME, 1, deck[::-1], Random(number)) != first
    assert len([kind for kind, _ in first if kind == "drew"]) > 10


@rule("gunslinger", "2.4a")
def test_cards_are_drawn_one_by_one_from_the_top() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", serious=1),
        man("the-kid", "F6", "n"),
        deck=[1, 104, 2, 45, 61],
        length=1,
    )
    stage.plan(marshal="7f")  # FATIGUE 0
    follow(stage, "shoot>the-kid")  # a misfire, which does no harm; the game ends with the check of SERIOUS 1
    assert [(event["purpose"], event["card"]) for event in stage.told("drew")] == [
        ("fatigue", 1),
        ("shot", 104),
        ("damage", 2),
        ("serious", 45),
    ]
    assert stage.view()["discards"] == [45, 2, 104, 1]
    assert stage.data["deck"][0] == 61


# ---- TAC

RUNS = ("1-18", "19-36", "37-54", "55-60", "61-69", "70-78", "79-84", "85-87", "88-93", "94-99", "100-103")


@pytest.mark.parametrize("number", range(3))
@rule("gunslinger", "2.4b")
def test_the_tac_line_changes_nothing(number: int) -> None:
    other = GAME.repacked({"lines": {run: {"tac": "no-change"} for run in RUNS}})
    assert other.figures.tac[1] != GAME.figures.tac[1]
    deck = Random(number).sample(ALL, len(ALL))
    assert whole_game(other, 1, deck, Random(number)) == whole_game(GAME, 1, deck, Random(number))


# ---- shuffling


@pytest.mark.parametrize("seat", [0, 1, 2])
@rule("gunslinger", "5.7")
def test_any_player_may_have_the_whole_deck_shuffled(seat: int) -> None:
    people = [man("ike", "F3"), man("texas", "F9"), man("slim", "H9", side=1)]
    stage = Stage(*people, discards=[5, 6, 7])
    assert (stage.view()["deck"], stage.view()["discards"]) == (105, [5, 6, 7])
    stage.pick("reshuffle", seat)
    (told,) = stage.events
    assert (told["event"], told["seat"]) == ("reshuffled", seat)
    assert (stage.view()["deck"], stage.view()["discards"]) == (108, [])
    assert sorted(stage.data["deck"]) == ALL
    assert GAME.asked(stage.state) == [0, 1, 2]  # whoever asked for it still chooses cards


@rule("gunslinger", "5.7", "2.4a")
def test_all_cards_are_shuffled_not_only_those_drawn() -> None:
    deck = [card for card in ALL if card not in (5, 6, 7)]
    orders = []
    for seed in range(40):
        stage = Stage(man("ike", "F3"), man("texas", "F9"), deck=deck, discards=[5, 6, 7], seed=seed)
        stage.pick("reshuffle")
        orders.append(stage.data["deck"])
    assert len({order[0] for order in orders}) > 20
    assert len({order.index(5) for order in orders}) > 20
    assert len({order.index(100) for order in orders}) > 20


@rule("gunslinger", "5.7")
def test_cards_stay_out_from_turn_to_turn_and_are_not_drawn_again() -> None:
    stage = Stage(man("ike", "F3", serious=1), man("texas", "F9"), deck=[1, 2, 3, 4], length=9)
    drawn = []
    for _ in range(4):
        stage.plan()
        drawn += stage.drew("fatigue")
    assert drawn == [1, 2, 3, 4]
    assert stage.view()["discards"] == [4, 3, 2, 1]
    assert stage.view()["deck"] == 104
    assert set(stage.view()["unseen"]) == set(ALL) - {1, 2, 3, 4}


@rule("gunslinger", "5.7")
def test_an_empty_deck_is_shuffled_by_itself_when_the_next_card_is_needed() -> None:
    stage = Stage(
        man("ike", "F3", serious=2), man("texas", "F9"), deck=[1], discards=[card for card in ALL if card != 1]
    )
    stage.plan()
    told = [event["event"] for event in stage.events if event["event"] in ("drew", "reshuffled")]
    assert told == ["drew", "reshuffled", "drew"]
    assert stage.told("reshuffled")[0]["seat"] is None
    assert stage.drew("fatigue")[0] == 1
    assert (stage.view()["deck"], len(stage.view()["discards"])) == (107, 1)


@rule("gunslinger", "5.7")
def test_the_last_card_is_drawn_before_anything_is_shuffled() -> None:
    stage = Stage(
        man("ike", "F3", serious=1), man("texas", "F9"), deck=[1], discards=[card for card in ALL if card != 1]
    )
    stage.plan()
    assert stage.drew("fatigue") == [1]
    assert stage.told("reshuffled") == []
    assert (stage.view()["deck"], len(stage.view()["discards"])) == (0, 108)


@pytest.mark.parametrize(
    ("picks", "question"),
    [
        ([], "declare"),
        (["aim-at-hex"], "hex"),
        (["shoot>ike", "draw:c41.1>gun-hand+cock"], "permit"),
        (["shoot>ike", "draw:c41.1>gun-hand+cock", "yes"], "bullseye"),
    ],
)
@rule("gunslinger", "5.7")
def test_a_shuffle_may_be_asked_for_between_any_two_draws(picks: list[str], question: str) -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 8, "target": "ike"}, plan=["5f"]),
        man("ike", "F5", "n", plan=["9f"]),
        man("texas", "F5", "n", side=1, holstered="C41"),
        deck=[32],  # a bullseye from aim time 9 on
        discards=[5, 6],
        phase="reveal",
    )
    follow(stage, *picks)
    assert stage.asked[1] == question
    seat = stage.asked[0]
    out = stage.view()["discards"]
    assert set(out) >= {5, 6}
    stage.pick("reshuffle")
    assert (stage.view()["deck"], stage.view()["discards"]) == (108, [])
    assert stage.asked == (seat, question)
    assert stage.why("reshuffle") == ("nothing-to-reshuffle", "5.7")


@rule("gunslinger", "5.7", "15.4a")
def test_a_shuffle_may_be_asked_for_while_others_reconsider() -> None:
    stage = Stage(man("ike", "F3"), man("texas", "F9"), discards=[5])
    stage.pick("surrender", 1)
    stage.pick("plan:none", 0)
    assert stage.asked == (0, "reconsider")
    stage.pick("reshuffle")
    assert (stage.view()["discards"], stage.asked) == ([], (0, "reconsider"))


# ---- variants of the house


def test_a_variant_may_use_fewer_result_cards() -> None:
    game = GAME.repacked({"variant": {"name": "few", "results": [9, 3, 18]}})
    state = game.new(seed=1)
    assert sorted(game.data(state)["deck"]) == [3, 9, 18]
    assert game.data(game.position(game.data(state))) == game.data(state)
    assert game.unpack(game.pack(state)).deck == state.deck


@rule("gunslinger", "7.0d")
def test_a_variant_may_use_fewer_action_cards() -> None:
    game = GAME.repacked({"variant": {"name": "few", "actions": ["5f", "7f"]}})
    state = game.new(seed=1)
    ask = game.asks(state)[0]
    assert set(ask.options.picks()) == {f"plan:{cards}" for cards in ("none", "5f", "7f", "5f+7f", "7f+5f")} | {
        "surrender"
    }
    assert ask.options.picks()[ask.default] in ask.options.picks()
    refusal = game.refuse(state, 0, "plan:9f")
    assert (refusal.code, refusal.args) == ("not-in-this-variant", {"card": "9f"})


def test_the_odds_of_a_variant_are_those_of_its_cards() -> None:
    game = GAME.repacked(
        {"variant": {"name": "few", "results": [9, 11, 18]}}
    )  # at range 1, card 9 hits from aim time 1
    assert game.odds({"range": "1", "aim": "1"}).data["hit"] == "1/3"
    assert game.odds({"range": "1", "aim": "3"}).data["hit"] == "2/3"


def test_a_variant_with_a_card_twice_is_refused() -> None:
    with pytest.raises(Refused, match="twice"):
        GAME.repacked({"variant": {"name": "few", "results": [9, 9]}})
