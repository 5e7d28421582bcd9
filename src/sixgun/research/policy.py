"""Policies as bots: from what a learner is given to what a table wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sixgun.bots import Chair
from sixgun.core.checks import quoted
from sixgun.core.refusals import Refusal, Refused
from sixgun.research.actions import Actions
from sixgun.research.encoder import Encoder
from sixgun.research.words import WIDTH

#: (observation, options, mask) -> action: a place in the list of options
Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.int16], NDArray[np.int8]], int]


class PolicyBot:
    """A policy that was trained with `described=True`, as a bot: for environments, series, arenas and tables.

    It sees its seat's view and options only.

    >>> from sixgun.lab.series import Series
    >>> from sixgun.lab.simulate import simulate
    >>> first = PolicyBot(lambda observation, options, mask: int(mask.argmax()), name="first")
    >>> simulate(Series("bang-duel", seats=2, bots=(first, "random")), games=4).sat
    {'first': 4, 'random': 4}
    """

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        if not callable(policy):
            raise Refused(Refusal("policy-form", {"got": quoted(policy)}))
        self.policy = policy
        self.name = name
        self._known: dict[Any, tuple[Encoder, Actions]] = {}

    def choose(self, chair: Chair) -> int:
        view: dict[str, Any] = chair.view()
        encoder, actions = self._tools(chair, view)
        rows = np.zeros((actions.count, WIDTH), np.int16)
        mask = np.zeros(actions.count, np.int8)
        picks = chair.picks()
        rows[: len(picks)] = [actions.words.row(pick) for pick in picks]
        mask[: len(picks)] = 1
        return self.policy(np.frombuffer(encoder.figures(view), np.float32), rows, mask)

    def _tools(self, chair: Chair, view: dict[str, Any]) -> tuple[Encoder, Actions]:
        """The encoder and the words of a game with these seats and options."""
        named = {spec.name: view["options"][spec.name] for spec in chair.game.options if spec.name in view["options"]}
        key = (chair.game.key, chair.game.edition, view["seats"], tuple(named.items()))
        if key not in self._known:
            made = Actions(chair.game, view["seats"], named, listed=True)
            self._known[key] = Encoder(chair.game, view["seats"], named), made
        return self._known[key]

    def __reduce__(self) -> tuple[object, ...]:
        """To another process go the policy and its name."""
        return PolicyBot, (self.policy, self.name)
