"""Small variants: OpenSpiel's own tests and best responses on games whose every draw is a chance node."""

from __future__ import annotations

import pickle
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    best_response,
    cfr,
    exploitability,
    external_sampling_mccfr,
    outcome_sampling_mccfr,
)

from sixgun import Refused, research  # noqa: E402
from sixgun import game as game_of  # noqa: E402
from sixgun.core.box import read_toml  # noqa: E402
from sixgun.research.small import SMALL, small_game  # noqa: E402
from sixgun.research.small.policies import BotPolicy, SearchPolicy  # noqa: E402
from sixgun.research.spiel import register_game  # noqa: E402

NAMES = research.register_small_games()
LARGE = research.register_openspiel()


def own_duel(name: str, law: dict[str, str], outlaw: dict[str, str], picks: int) -> Any:
    """The small Duel with other decks, as a game of OpenSpiel."""
    pack = read_toml("sixgun.research.small", "small-duel.toml")
    for side, cards in (("law", law), ("outlaw", outlaw)):
        pack[side] = dict.fromkeys(pack[side], "") | cards | {"provenance": "house"}
    pack["variant"] |= {"name": name, "picks": picks}
    if name not in pyspiel.registered_names():
        register_game(game_of("bang-duel").repacked(pack), name, deals=0)
    return pyspiel.load_game(name)


def own_gunslinger(name: str, results: list[int], kid: dict[str, Any]) -> Any:
    """The small Gunslinger with other result cards, in which the Kid has other weapons."""
    pack = read_toml("sixgun.research.small", "small-gunslinger.toml")
    pack["variant"] |= {"name": name, "results": results}
    pack["showdown"]["set_up"][1]["weapons"] = kid
    if name not in pyspiel.registered_names():
        register_game(game_of("gunslinger").repacked(pack), name, deals=0)
    return pyspiel.load_game(name)


def own_shootout(name: str, hand: int, decks: list[dict[str, int]]) -> Any:
    """The small Doomtown with other hands and decks."""
    pack = read_toml("sixgun.research.small", "small-doomtown.toml")
    pack["variant"] |= {"name": name, "hand": hand}
    for deck, cards in zip(pack["decks"], decks, strict=True):
        deck["cards"] = cards
    if name not in pyspiel.registered_names():
        register_game(game_of("doomtown").repacked(pack), name, deals=0)
    return pyspiel.load_game(name)


def own_gunfighters(name: str, picks: int) -> Any:
    """The small Gunfighters, over after so many picks."""
    pack = read_toml("sixgun.research.small", "small-gunfighters.toml")
    pack["variant"] |= {"name": name, "picks": picks}
    if name not in pyspiel.registered_names():
        register_game(game_of("gunfighters").repacked(pack), name, deals=0)
    return pyspiel.load_game(name)


def nodes(state: Any) -> Iterator[Any]:
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from nodes(state.child(action))


@pytest.mark.parametrize("name", NAMES)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_a_value_that_was_found_by_hand() -> None:
    """The Law has two of a Gatling and two Colts: with 2/3 it can fire the Gatling, which nobody here can dodge.

    Then both Outlaws fall, and the Law has won within six picks. Without it, it can't: one BANG! a turn. And the
    Outlaws can't win: they have one card.
    """
    game = own_duel("sixgun_gatling_or_not", {"gatling": "b", "colt": "dd"}, {"colt": "d"}, picks=6)
    uniform = policy.UniformRandomPolicy(game)
    law = best_response.BestResponsePolicy(game, 0, uniform)
    assert law.value(game.new_initial_state()) == pytest.approx(2 / 3)
    outlaw = best_response.BestResponsePolicy(game, 1, law)
    assert outlaw.value(game.new_initial_state()) == pytest.approx(-2 / 3)


def test_counterfactual_regret_finds_that_value() -> None:
    game = own_duel("sixgun_gatling_or_not", {"gatling": "b", "colt": "dd"}, {"colt": "d"}, picks=6)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    found = exploitability.best_response(game, solver.average_policy(), player_id=1)
    assert found["best_response_value"] == pytest.approx(-2 / 3, abs=0.1)


def test_the_value_of_a_single_round_that_was_found_by_hand() -> None:
    """The Kid has no gun, so the Marshal has time for a careful shot, which has an aim time of 3 at range 1.

    Of cards 9, 11, 18 and 84 it hits with all but 11, and a hit kills and wins. A miss leaves both alive, with as many
    points: 3/4 * 1 + 1/4 * 0. A snap shot, with an aim time of 1, hits with card 9 alone.
    """
    game = own_gunslinger("sixgun_one_round", [9, 11, 18, 84], {})
    uniform = policy.UniformRandomPolicy(game)
    marshal = best_response.BestResponsePolicy(game, 0, uniform)
    assert marshal.value(game.new_initial_state()) == pytest.approx(3 / 4)
    kid = best_response.BestResponsePolicy(game, 1, marshal)
    assert kid.value(game.new_initial_state()) == pytest.approx(-3 / 4)


def test_the_value_of_a_redraw_that_was_found_by_hand() -> None:
    """The first player always has four nines. The second draws five of five nines and two fours, and may replace one.

    There are 21 such hands. One has five nines, and wins. Ten have four: the four is replaced by a nine or by the other
    four, each with 1/2, so that this wins or ties, and in a tie both fall. Ten have three nines and both fours, a full
    house: one four is replaced by a nine, which ties. So the value is 1/21 + 10/21 * 1/2 = 2/7.
    """
    nines = {"cheatin-varmint": 2, "bunkhouse": 2}
    second = {**nines, "tin-star": 1, "b-b-attorneys": 1, "steele-archer": 1}
    game = own_shootout("sixgun_redraw", 0, [{**nines, "b-b-attorneys": 1}, second])
    uniform = policy.UniformRandomPolicy(game)
    mark = best_response.BestResponsePolicy(game, 1, uniform)
    assert mark.value(game.new_initial_state()) == pytest.approx(2 / 7)
    leader = best_response.BestResponsePolicy(game, 0, mark)
    assert leader.value(game.new_initial_state()) == pytest.approx(-2 / 7)


def chance_to_hit() -> Fraction:
    """How often the first of three gangs hits somebody if it shoots as well as it can: all orders of seven cards."""
    cards = ["stable"] * 3 + ["saloon"] * 2 + ["station"] * 2
    hits: dict[Any, Counter[Any]] = defaultdict(Counter)  # by what it sees, and by shot
    for order in permutations(cards, 6):
        own, rivals = tuple(sorted(order[:2])), (order[2:4], order[4:])  # of each rival, the first card lies open
        sees = (own, rivals[0][0], rivals[1][0])
        hits[sees].update((place, rival) for place in {*own} for rival in (0, 1) if place in rivals[rival])
    best = sum(max(counted.values(), default=0) for counted in hits.values())
    return Fraction(best, 7 * 6 * 5 * 4 * 3 * 2)


@pytest.mark.slow
def test_the_value_of_a_single_shot_that_was_counted() -> None:
    """With one pick in all, the player after the dealer wins or nobody does: the chance to hit is the value."""
    assert chance_to_hit() == Fraction(83, 105)
    game = own_gunfighters("sixgun_one_shot", picks=1)
    uniform = policy.UniformRandomPolicy(game)
    dealt = game.new_initial_state().child(0)  # seat 0 is the dealer
    first = best_response.BestResponsePolicy(game, 1, uniform, root_state=dealt)
    assert first.value(dealt) == pytest.approx(83 / 105)
    for other in (0, 2):
        assert best_response.BestResponsePolicy(game, other, first, dealt).value(dealt) == pytest.approx(-83 / 210)


def test_each_draw_is_a_chance_node_as_likely_as_its_cards() -> None:
    state = pyspiel.load_game("sixgun_small_duel").new_initial_state()
    for _ in range(2):  # both choose who leads; then the first hands are drawn
        state.apply_action(state.legal_actions()[0])
    deck = {"colt": 2, "gatling": 1, "missed": 2}
    chances = sorted(chance for _, chance in state.chance_outcomes())
    assert chances == pytest.approx(sorted(count / 5 for count in deck.values()))


def test_gangs_are_dealt_from_seven_cards() -> None:
    state = pyspiel.load_game("sixgun_small_gunfighters").new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)  # who deals
    state.apply_action(0)
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([3 / 7, 2 / 7, 2 / 7])


def test_information_states_forget_nothing() -> None:
    """A player in an information state has always made the same picks before, in the same information states."""
    game = own_duel("sixgun_recall", {"gatling": "b", "colt": "d"}, {"colt": "d", "missed": "b"}, picks=6)
    roads: dict[str, list[tuple[str, int]]] = {}
    for state in nodes(game.new_initial_state()):
        if not state.is_chance_node() and not state.is_terminal():
            player, road, walked = state.current_player(), [], game.new_initial_state()
            for action in state.history():
                if not walked.is_chance_node() and walked.current_player() == player:
                    road.append((walked.information_state_string(), action))
                walked.apply_action(action)
            assert roads.setdefault(state.information_state_string(), road) == road
    assert len(roads) > 20


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_hold_the_same_information(name: str) -> None:
    chance = np.random.RandomState(1)
    for _ in range(10):
        state = pyspiel.load_game(name).new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if not state.is_chance_node():
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.legal_actions() == state.legal_actions()
                assert str(pickle.loads(pickle.dumps(state))) == str(state)
            state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_bots_and_searches_are_policies(name: str) -> None:
    game = pyspiel.load_game(name)
    policies: list[Any] = [BotPolicy(game, "rules", tries=6), BotPolicy(game, "easy", tries=6), SearchPolicy(game, 5)]
    state, chance = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        if not state.is_chance_node():
            for one in policies:
                shares = one.action_probabilities(state)
                assert set(shares) <= set(state.legal_actions())
                assert sum(shares.values()) == pytest.approx(1)
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", LARGE)
def test_every_draw_of_a_large_game_can_be_a_chance_node(name: str) -> None:
    state, chance = pyspiel.load_game(name, {"deals": 0}).new_initial_state(), np.random.RandomState(1)
    decided = 0
    while not state.is_terminal() and state.move_number() < decided + 12:
        if state.is_chance_node():
            decided += 1
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(chance.choice(outcomes, p=chances))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert decided or "gunslinger" in name  # whose cards are drawn when somebody shoots


@pytest.mark.parametrize("name", LARGE)
def test_random_simulations_of_large_games_whose_every_draw_is_a_chance_node(name: str) -> None:
    game = pyspiel.load_game(name, {"deals": 0})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_external_sampling_learns_from_small_games(name: str) -> None:
    np.random.seed(1)  # it takes no generator
    solver = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(name))
    solver.iteration()
    state, chance = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("name", LARGE)
@pytest.mark.filterwarnings(
    "ignore:divide by zero", "ignore:invalid value"
)  # the reach of a whole game can be 0 in floats
def test_outcome_sampling_walks_through_large_games(name: str) -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name, {"deals": 0}))
    solver.iteration()


@pytest.mark.parametrize("name", SMALL)
def test_house_figures_are_marked(name: str) -> None:
    game = small_game(name)
    assert "variant" in game.house_data()
    assert game.key == SMALL[name]
    assert game.edition


def test_a_bot_without_tries_is_no_policy() -> None:
    game = pyspiel.load_game("sixgun_small_duel")
    with pytest.raises(Refused, match="tries is 0"):
        BotPolicy(game, "rules", tries=0)


def test_another_name_is_refused() -> None:
    with pytest.raises(Refused, match="small-duel"):
        small_game("small-chess")


@pytest.mark.parametrize(
    ("key", "wrong", "named"),
    [
        ("bang-duel", {"variant": {"name": 7}}, "variant.name"),
        ("bang-duel", {"variant": {"name": "short", "picks": -1}}, "variant.picks"),
        ("bang-duel", {"law": {"colt": "d" * 9}}, "law"),  # 48 cards are none of the box, and this is no variant
        ("gunfighters", {"variant": {"name": "two", "seats": 2}}, "variant.seats"),
        ("gunfighters", {"variant": {"name": "poor"}, "notes": {"hill": []}, "hand": {"size": 6}}, "notes"),
        ("gunfighters", {"notes": {"hill": []}}, "notes.hill"),
        ("gunslinger", {"variant": {"name": 7}}, "variant.name"),
        ("gunslinger", {"variant": {"name": "punches", "actions": ["7f", "10f"]}}, "variant.actions[1]"),
        ("gunslinger", {"variant": {"name": "many", "results": [1, 109]}}, "variant.results[1]"),
        ("gunslinger", {"variant": {"name": "duds", "results": [101, 108]}}, "variant.results"),
        ("doomtown", {"variant": {"name": "long", "days": -1}}, "variant.days"),
        ("doomtown", {"variant": {"name": "rich", "hand": 11}}, "variant.hand"),
        ("doomtown", {"variant": {"name": "odd", "start": "sundown"}}, "variant.start"),
        ("doomtown", {"variant": {"name": "odd", "weather": 1}}, "variant.weather"),
    ],
)
def test_a_variant_that_cannot_be_is_refused(key: str, wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(Refused) as caught:
        game_of(key).repacked(wrong)
    assert [refusal.args["field"] for refusal in caught.value.refusals] == [named]
