"""A game of OpenSpiel whose every node is made once: its algorithms, which walk the tree again and again, then fly."""

from __future__ import annotations

from typing import Any


class Node:
    """A state without the table behind it: what OpenSpiel's solvers written in Python ask of one."""

    __slots__ = ("chances", "children", "history", "legal", "pays", "player", "told", "widest")

    def __init__(self, state: Any, history: str, told: dict[str, str], widest: list[int]) -> None:
        self.history, self.widest = history, widest
        self.player: int = state.current_player()
        self.pays: list[float] = state.returns() if state.is_terminal() else []
        self.chances: list[tuple[int, float]] = state.chance_outcomes() if state.is_chance_node() else []
        actions = [] if state.is_terminal() else state.legal_actions()
        self.legal = list(range(len(actions)))  # numbered anew: a solver has a column for each
        widest[0] = max(widest[0], len(actions))  # of all nodes
        if self.player >= 0:
            text = state.information_state_string()
            self.told = told.setdefault(text, text)
        self.children = [Node(state.child(one), f"{history} {i}", told, widest) for i, one in enumerate(actions)]

    def is_terminal(self) -> bool:
        return bool(self.pays)

    def is_chance_node(self) -> bool:
        return bool(self.chances)

    def is_simultaneous_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.chances

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.legal

    def child(self, action: int) -> Node:
        return self.children[action]

    def clone(self) -> Node:
        return self

    def history_str(self) -> str:
        return self.history

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        return [int(i < len(self.legal)) for i in range(self.widest[0])]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return []  # nobody who solves a table looks at it

    def information_state_string(self, player: int | None = None) -> str:
        return self.told

    def returns(self) -> list[float]:
        return self.pays

    def player_return(self, player: int) -> float:
        return self.pays[player]


class Tree:
    """A game with a node for each of its states; actions are numbered by their places among the legal ones."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.root = Node(game.new_initial_state(), "", {}, [0])

    def num_players(self) -> int:
        return int(self.game.num_players())

    def get_type(self) -> Any:
        return self.game.get_type()

    def new_initial_state(self) -> Node:
        return self.root

    def new_initial_states(self) -> list[Node]:
        return [self.root]
