"""OpenSpiel: every game as a Python game, sixgun_gunfighters and so on.

Chance is one node at the start that chooses among `deals` equally likely seeds; the deal and all later chance follow
from it. So histories replay, states serialise, and every node is a decision. Searches that must not know what the seed
decides redeal: `resample_from_infostate` gives a state with the same information, other secrets and other future
chance, and OpenSpiel's IS-MCTS works from nothing else. With `deals=0` every draw is a chance node of its own, and
information states tell all that a player was told: what solvers want. Choices that the rules want at the same time are
made in the order of the seats; no information state shows the others' choices before the rules do.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
import numpy as np
import pyspiel

from sixgun.core.checks import Checks
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import keys
from sixgun.research.actions import Actions
from sixgun.research.encoder import Encoder
from sixgun.research.picture import picture
from sixgun.research.small import SMALL, small_game
from sixgun.research.spiel_box import MOST_OUTCOMES, Box, TapedBox, registered

DEALS = 1000
MOST_DEALS = 2**31 - 1  # as many as OpenSpiel can count


def register() -> tuple[str, ...]:
    """Register all games that are not registered yet; their names."""
    known = set(pyspiel.registered_names())
    names = tuple([f"sixgun_{key.replace('-', '_')}" for key in keys()])
    for key, name in zip(keys(), names, strict=True):
        if name not in known:
            register_game(game_of(key), name)
    return names


def register_small() -> tuple[str, ...]:
    """Register the small variants that are not registered yet, with a chance node for each draw; their names."""
    known = set(pyspiel.registered_names())
    names = {f"sixgun_{key.replace('-', '_')}": key for key in SMALL}
    for name, key in names.items():
        if name not in known:
            register_game(small_game(key), name, deals=0)
    return tuple(names)


def register_game(game: Game[Any], name: str, deals: int = DEALS) -> None:
    """Register a game, such as one with a pack; its parameters are `players`, `deals` and the game's own options."""
    kind = _type(game, name, deals)
    registered[name] = game

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, game, params or {})

    pyspiel.register_game(kind, Registered)


def _type(game: Game[Any], name: str, deals: int) -> Any:
    options = {spec.name: _plain(spec.values[0]) for spec in game.options}
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Sixgun {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "deals": deals, **options},
    )


def _plain(value: Any) -> Any:
    return value if isinstance(value, bool | int | str) else str(value)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters."""

    def __init__(self, kind: Any, name: str, game: Game[Any], params: dict[str, Any]) -> None:
        self.name = name
        self.rules = game
        seats = int(params.get("players", game.usual_seats))
        checks = Checks(game.key)
        usual = kind.parameter_specification["deals"]
        self.deals = checks.integer("deals", params.get("deals", usual), 0, MOST_DEALS)
        checks.done()
        self.options = {spec.name: params[spec.name] for spec in game.options if spec.name in params}
        self.like = game.new(seats, 0, self.options)
        self.seats: int = self.like.seats
        self.actions = Actions(game, seats, self.options)
        self.encoder = Encoder(game, seats, self.options)
        self.undealt = (Box if self.deals else TapedBox)(name, self.actions, self.like)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=self.deals or MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.pick_cap,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; before the deal it has none of ours inside."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.box = copy(game.undealt)

    def game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    def actions(self) -> Actions:
        if self.box.actions is None:  # after being serialised
            self.box.actions = self.game().actions
        return self.box.actions

    def current_player(self) -> int:
        s = self.box.state
        if self.box.weights() is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int((s.asked & -s.asked).bit_length() - 1)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return sorted(self.actions().numbers(self.box.codes(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.box.weights() or [1] * self.game().deals
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        rules = self.box.rules
        weights = self.box.weights()
        if weights is not None:
            if not 0 <= action < (len(weights) or self.game().deals):
                raise Refused(Refusal("action-illegal", {"got": str(action)}), rules.key)
            self.box.happen(action)
            return
        seat = self.current_player()
        code = self.actions().code(self.box.codes(seat), action)
        if code is None:
            raise Refused(Refusal("action-illegal", {"got": str(action)}), rules.key)
        self.box.pick(seat, code)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.box.state is None:
            return f"deal:{action}" if self.game().deals else f"chance:{action}"
        game = self.game()
        if game.actions.stable:
            return game.actions.text(action)
        code = game.actions.code(self.box.codes(player), action)
        return self.box.rules._text(code) if code is not None else f"option:{action}"

    def is_terminal(self) -> bool:
        """A game that has gone on for as long as games may is over without a winner."""
        s = self.box.state
        if s is None or self.box.weights() is not None:
            return False
        return bool(not s.asked or s.picks >= self.box.rules.pick_cap)

    def returns(self) -> list[float]:
        seats = self.game().seats
        result = None if self.box.state is None else self.box.rules.result(self.box.state)
        if result is None:
            return [0.0] * seats
        return [(score * seats - 1) / (seats - 1) for score in result.scores]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state with the same information for that player: redealt."""
        other: SpielState = self.clone()
        other.box.state = self.box.redealt(player, int(sampler() * 2**53))
        other.box.offered = None
        return other

    def known(self, player: int) -> str:
        """What a player sees and would remember, and what it may pick: its information state."""
        s, rules = self.box.state, self.box.rules
        if s is None:
            return ""
        picks = [rules._text(code) for code in rules.codes(s, player)] if s.asked >> player & 1 else []
        return msgspec.json.encode([rules.view(s, player), picks]).decode() + self.box.remembered(player)

    def __str__(self) -> str:
        """What a spectator sees; the hash of the whole state tells apart what looks the same."""
        s, rules = self.box.state, self.box.rules
        looks = "deal" if s is None else f"{picture(rules, s)}\nstate {rules.hash(s)}"
        return f"{looks} {self.box.undecided()}".rstrip()


class Observer:
    """The same for information states and observations: views hold all that a careful player remembers."""

    def __init__(self, game: SpielGame) -> None:
        self._encoder = game.encoder
        self._memory = game.encoder.writer.memory()
        self.tensor = np.zeros(game.encoder.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        s = state.box.state
        self.tensor[:] = 0 if s is None else np.frombuffer(self._encoder.look(s, player, self._memory), np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known(player)
