"""OpenSpiel's own test of games, and its own search on ours."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from sixgun import Refused, research  # noqa: E402
from sixgun import game as game_of  # noqa: E402
from sixgun.research.spiel import register_game  # noqa: E402
from tests.conformance.standoff import STANDOFF  # noqa: E402
from tests.research.own_decks import own_decks  # noqa: E402

NAMES = research.register_openspiel()


def dealt(name: str, deal: int = 7) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_random_simulations(name: str) -> None:
    game = pyspiel.load_game(name, {"deals": 50})  # its test tries each outcome of a chance node
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_random_simulations_of_a_game_without_a_schema() -> None:
    if "sixgun_standoff" not in pyspiel.registered_names():
        register_game(STANDOFF, "sixgun_standoff")
    game = pyspiel.load_game("sixgun_standoff", {"players": 3, "deals": 50})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_hold_the_same_information_and_other_secrets(name: str) -> None:
    state, chance = dealt(name), np.random.RandomState(1)
    for _ in range(30):
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state)
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_its_is_mcts_searches_our_games(name: str) -> None:
    state, chance = dealt(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 1.4, 12, random_state=chance)
    for _ in range(2):
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("name", NAMES)
def test_states_survive_a_pickle(name: str) -> None:
    state = dealt(name)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.slow
def test_decks_of_ones_own_are_a_game_of_their_own() -> None:
    if "sixgun_own_decks" not in pyspiel.registered_names():
        register_game(own_decks(), "sixgun_own_decks")
    game = pyspiel.load_game("sixgun_own_decks", {"deals": 20, "gang": "ready"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(1)
    assert '"deck1":"own1"' in state.information_state_string(0)
    assert '"deck1":"learn-law-dogs"' in dealt("sixgun_doomtown").information_state_string(0)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_options_of_the_game_are_parameters() -> None:
    game = pyspiel.load_game("sixgun_gunfighters", {"players": 5, "plaza": True, "coins_checked": "round"})
    state = game.new_initial_state()
    state.apply_action(3)
    assert game.num_players() == 5
    assert '"plaza":true' in state.information_state_string(0)
    assert '"coins_checked":"round"' in state.information_state_string(0)


def test_action_names_are_picks() -> None:
    state = dealt("sixgun_gunfighters")
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert any(name.startswith("shoot:") for name in names)
    assert state.string_to_action(names[0]) == state.legal_actions()[0]


def test_a_state_can_be_read() -> None:
    state = dealt("sixgun_gunfighters")
    lines = str(state).splitlines()
    assert lines[1].startswith("Player 1 ")
    assert lines[-1] == f"state {game_of('gunfighters').hash(state.box.state)}"


@pytest.mark.parametrize("deals", [-1, -5])
def test_deals_that_cannot_be_are_refused(deals: int) -> None:
    with pytest.raises(Refused, match="deals is"):
        pyspiel.load_game("sixgun_gunfighters", {"deals": deals})


def test_an_illegal_action_is_refused_in_a_sentence() -> None:
    state = dealt("sixgun_gunslinger")
    before = str(state)
    with pytest.raises(Refused, match="Action 1023 is not legal here"):
        state.apply_action(1023)
    assert str(state) == before


@pytest.mark.parametrize(("deals", "outcome"), [(1000, 1000), (0, 4)])
def test_an_outcome_that_chance_does_not_have_is_refused(deals: int, outcome: int) -> None:
    state = pyspiel.load_game("sixgun_gunfighters", {"deals": deals}).new_initial_state()
    with pytest.raises(Refused, match="not legal here"):
        state.apply_action(outcome)


def test_a_game_without_end_is_over_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt("sixgun_gunfighters")
    monkeypatch.setattr(game_of("gunfighters"), "pick_cap", 5)
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0] * 4
