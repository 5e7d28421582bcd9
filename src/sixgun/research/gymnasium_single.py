"""Gymnasium's interface: one learner at a table of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvSpec
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from sixgun.bots import Bot, BotLike, Chair, check_bot_like, seat_bot
from sixgun.core.checks import native
from sixgun.core.game import Game
from sixgun.core.refusals import Refusal, Refused
from sixgun.research.envs import env_name
from sixgun.research.given import action_of, integer, seed_of
from sixgun.research.observations import Observation, described_space, plain_space
from sixgun.research.table import Table, check_rendering

ILLEGAL = -1.0


class Single(gymnasium.Env[Observation, int]):
    """The learner sits at `seat`; the bots fill the other seats in order, repeated as needed.

    A step is one decision of the learner; the others play on until it is asked again, or the game is over. An illegal
    action ends the game and costs 1; `info["action_mask"]` and `action_masks()` say which ones are legal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: Sequence[BotLike] = ("random",),
        seat: int = 0,
        render_mode: str | None = None,
        described: bool = False,
    ) -> None:
        self.table = Table(game, seats, options, listed=described)
        self.described = described
        self.seat = check_seats(self.table, seat, bots)
        check_rendering(render_mode)
        self._playing = False
        self.bots = list(bots)
        self.render_mode = render_mode
        self.observation_space = described_space(self.table) if described else plain_space(self.table)
        given = {
            "game": game,
            "seats": seats,
            "options": options,
            "bots": bots,
            "seat": seat,
            "render_mode": render_mode,
            "described": described,
        }
        maker: Any = Single
        self.spec = EnvSpec(env_name(self.table.game.key), entry_point=maker, kwargs=given)
        self.action_space = Discrete(self.table.actions.count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed_of(seed))
        self.table.seed(int(self.np_random.integers(2**62)))
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        while True:
            self.table.deal()
            self._bots: dict[int, Bot] = {
                seat: seat_bot(self.bots[i % len(self.bots)], self.table.roll()) for i, seat in enumerate(others)
            }
            self._play_on()
            # A game that ends before the learner was asked does not count.
            if not self.table.over() and not self.table.endless():
                self._playing = True
                info = self.table.info(self.seat)
                return self._seen(info), info

    def _seen(self, info: dict[str, Any]) -> Observation:
        figures = self.table.observe(self.seat)
        if not self.described:
            return figures
        return {"observation": figures, "options": info["options"], "action_mask": info["action_mask"]}

    def _play_on(self) -> None:
        """The bots choose until the learner is asked."""
        game, s = self.table.game, self.table.state
        while s.asked and not s.asked >> self.seat & 1 and not self.table.endless():
            seat = game.asked(s)[0]
            codes = game.codes(s, seat)
            game.play(s, seat, codes[self._bots[seat].choose(Chair(game, s, seat, codes))])

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._playing:
            raise Refused(Refusal("reset-first"), self.table.game.key)
        chosen = action_of(action, self.table.game.key)
        codes = self.table.codes(self.seat)
        if self.table.actions.code(codes, chosen) is None:
            self._playing = False
            ended = {**self.table.idle(over=True), "illegal": True}
            return self._seen(ended), ILLEGAL, True, False, ended
        self.table.play(self.seat, chosen)
        self._play_on()
        over, cut = self.table.over(), self.table.endless()
        self._playing = not over and not cut
        reward = self.table.rewards()[self.seat] if over else 0.0
        info = self.table.info(self.seat) if self._playing else self.table.idle(over=True)
        return self._seen(info), reward, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, by the name that libraries for masked learning look for."""
        if not self._playing:
            return np.ones(self.table.actions.count, np.bool_)
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return self.table.text() if self.render_mode == "ansi" else None


def check_seats(table: Table, seat: object, bots: Sequence[BotLike]) -> int:
    """The learner's seat; refuse a learner without one, and bots that nobody knows, before a game begins."""
    found = native(seat)
    if not isinstance(found, int) or isinstance(found, bool):
        found = integer("seat", seat, 0, table.seats - 1)
    if found not in range(table.seats):
        raise Refused(Refusal("no-such-seat", {"seat": str(seat)[:20], "seats": table.seats}), table.game.key)
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not bots:
        raise Refused(Refusal("bots-list", {}), table.game.key)
    if len(bots) >= table.seats:
        raise Refused(Refusal("bots-many", {"got": len(bots), "most": table.seats - 1}), table.game.key)
    for bot in bots:
        check_bot_like(bot)
    return found
