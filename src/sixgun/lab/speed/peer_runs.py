"""Measures of other libraries, run by their own Python (see peers.py): `peer_runs.py LIBRARY NAME SECONDS`.

Prints one JSON object. Choices are uniformly random; only the choices of players count as decisions; the time is that
of this process alone. Nothing of Sixgun is imported here.

`decisions_per_second` is the engine alone: deal, legal actions, apply. `seen_per_second` also makes, at every decision,
the observation of the player to move as a tensor, and the mask of legal actions. What a library always makes with its
steps has no figure without.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

CHANCE = random.Random(1)
roll = CHANCE.random
HANDS = 5_000


def rate(play: Callable[[], int], seconds: float) -> float:
    """What `play` counts, a second."""
    play()  # whatever is made at the first time
    count = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        count += play()
    return count / spent


def cost(call: Callable[[], Any]) -> float:
    """Microseconds a call, the best of five rounds of 20."""
    least = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(20):
            call()
        least = min(least, time.process_time() - began)
    return least / 20 * 1e6


def sampled(outcomes: list[tuple[int, float]]) -> int:
    """One of OpenSpiel's outcomes of chance; they are almost always equally likely, which is drawn faster."""
    if outcomes[0][1] == outcomes[-1][1] and abs(outcomes[0][1] * len(outcomes) - 1) < 1e-9:
        return outcomes[int(roll() * len(outcomes))][0]
    return CHANCE.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0]


def openspiel(name: str, seconds: float) -> dict[str, float]:
    pyspiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)

    def play(most: int = 1_000_000) -> Any:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(roll() * len(actions))])
                decisions += 1
        return state if most < 1_000_000 else decisions

    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def look() -> int:
        """The same with what a learner is given at each decision."""
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes()))
            else:
                getattr(state, tensor)(state.current_player())
                state.legal_actions_mask()
                actions = state.legal_actions()
                state.apply_action(actions[int(roll() * len(actions))])
                decisions += 1
        return decisions

    middle = play(5)
    found = {"decisions_per_second": rate(play, seconds), "clone_us": cost(middle.clone)}
    kind = game.get_type()
    if kind.provides_observation_tensor or kind.provides_information_state_tensor:
        found["seen_per_second"] = rate(look, seconds)
    return found


def rlcard(name: str, seconds: float) -> dict[str, float]:
    env = import_module("rlcard").make(name, config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(roll() * len(actions))])
            decisions += 1
        return decisions

    found = rate(play, seconds)
    env.reset()
    return {"seen_per_second": found, "clone_us": cost(lambda: copy.deepcopy(env.game))}


def pettingzoo(name: str, seconds: float) -> dict[str, float]:
    env = import_module(f"pettingzoo.classic.{name}").env()
    numpy = import_module("numpy")

    def play() -> int:
        env.reset(seed=CHANCE.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            actions = numpy.flatnonzero(mask)
            env.step(int(actions[int(roll() * len(actions))]))
            decisions += 1
        return decisions

    found = rate(play, seconds)
    env.reset(seed=1)
    return {"seen_per_second": found, "clone_us": cost(lambda: copy.deepcopy(env))}


def hands(name: str, seconds: float) -> dict[str, float]:
    """Five and seven cards of an ordinary deck, made before the clock starts."""
    found: dict[str, float] = {}
    for size in (5, 7):
        dealt = [CHANCE.sample([r + s for r in "23456789TJQKA" for s in "cdhs"], size) for _ in range(HANDS)]
        evaluate, made = _evaluator(name, dealt)

        def play(evaluate: Callable[[Any], Any] = evaluate, made: list[Any] = made) -> int:
            for hand in made:
                evaluate(hand)
            return HANDS

        found[f"hands_of_{size}_per_second"] = rate(play, seconds / 2)
    return found


def _evaluator(name: str, dealt: list[list[str]]) -> tuple[Callable[[Any], Any], list[Any]]:
    library = import_module(name)
    if name == "eval7":
        return library.evaluate, [[library.Card(card) for card in hand] for hand in dealt]
    if name == "phevaluator":
        numbers = {card: library.Card(card).id_ for hand in dealt for card in hand}
        return lambda hand: library.evaluate_cards(*hand), [[numbers[card] for card in hand] for hand in dealt]
    evaluate = library.Evaluator().evaluate
    return lambda hand: evaluate(hand[2:], hand[:2]), [[library.Card.new(card) for card in hand] for hand in dealt]


MEASURES = {"openspiel": openspiel, "rlcard": rlcard, "pettingzoo": pettingzoo, "hands": hands}

if __name__ == "__main__":
    print(json.dumps(MEASURES[sys.argv[1]](sys.argv[2], float(sys.argv[3]))))
