"""Trains a network that scores options (options_net.py) to play any of the games against a bot.

    .venv/bin/pip install -e ".[research]" torch
    .venv/bin/python examples/train_options.py bang-duel --against easy --minutes 30

It learns in two parts. As an apprentice it plays more and more of the picks itself, while a teacher says at each of
them what it would do (DAgger). After that it learns by playing alone (PPO), from many games at once
(`research.vector_env`), in all seats. `--teacher ""` leaves the first part out. In the end it plays as a bot
(`research.PolicyBot`), without chance. `--out FILE` keeps the network, and `--test FILE` plays it again.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from typing import Any

import numpy as np
import torch
from options_games import Game, batch, gains, linked, win_rate
from options_net import Net, Policy
from torch import nn

from sixgun import research
from sixgun.bots import Chair, make_bot

WIDTH = 128
BATCH = 512
GAMES = 64  # side by side
CLIP = 0.2  # how far one lesson may change the chance of a pick
TOLD = 30.0  # seconds between two lines


class Apprenticeship:
    """Games in which a teacher says what it would do; the newest decisions are learned again and again (DAgger)."""

    def __init__(self, net: Net, table: Any, against: str, teacher: str, seed: int) -> None:
        self.net, self.table, self.against = net, table, against
        self.how = torch.optim.Adam(net.parameters(), lr=1e-3)
        self.teacher = make_bot(teacher, seed)
        self.row = cache(table.actions.row)
        self.chance = np.random.default_rng(seed)
        self.alone = 0.0  # the share of the picks that the apprentice makes
        self.kept: list[Any] = []  # decisions, and what their games brought
        self.room = min(100_000, 500_000_000 // table.encoder.size // 2)  # half a gigabyte
        self.rewards: list[float] = []
        self.dealt = 10**9 * seed
        self.games = [self.deal() for _ in range(GAMES)]

    def deal(self) -> Game:
        self.dealt += 1
        return Game(self.table, self.against, self.dealt)

    def learn(self, spent: float) -> None:
        """Some decisions, and some lessons of what was seen; `spent` is the share of the time that is over."""
        self.alone = min(1.0, 1.5 * spent)
        for rate in self.how.param_groups:
            rate["lr"] = 1e-3 * max(0.1, 1 - spent)
        for _ in range(4 * BATCH // GAMES):
            self.step()
        del self.kept[: max(0, len(self.kept) - self.room)]
        for _ in range(12 if len(self.kept) > BATCH else 0):
            self.lesson()

    def step(self) -> None:
        """One pick in every game."""
        offered = [one.game.codes(one.s, one.seat) for one in self.games]
        both = list(zip(self.games, offered, strict=True))
        taught = [self.teacher.choose(Chair(one.game, one.s, one.seat, codes)) for one, codes in both]
        observe = self.table.encoder.observe
        seen = [np.frombuffer(observe(one.s, one.seat), np.float32) for one in self.games]
        rows = [np.array([self.row(code) for code in codes], np.int16) for codes in offered]
        with torch.no_grad():
            given = batch(self.net.links, seen, rows)
            chances = self.net(given)[0].numpy()
        for i, one in enumerate(self.games):
            one.made.append((seen[i].astype(np.float16), rows[i], taught[i]))
            start = int(given.starts[i])
            own = int(chances[start : start + len(rows[i])].argmax())
            pick = own if self.chance.random() < self.alone else taught[i]
            one.game.play(one.s, one.seat, offered[i][pick])
            one.go_on()
            if one.over():
                self.rewards.append(one.reward())
                self.kept += [(*made, self.rewards[-1]) for made in one.made]
                self.games[i] = self.deal()

    def lesson(self) -> None:
        """Choose as the teacher did, and foresee the outcome."""
        picked = [self.kept[i] for i in self.chance.integers(len(self.kept), size=BATCH)]
        seen, rows, taught, rewards = zip(*picked, strict=True)
        given = batch(self.net.links, seen, list(rows))
        chances, worth = self.net(given)
        chosen = torch.as_tensor(given.starts + np.array(taught))
        value = (worth - torch.as_tensor(rewards)).pow(2).mean()
        improve(self.net, self.how, 0.25 * value - chances[chosen].mean())


def improve(net: Net, how: Any, loss: Any) -> None:
    how.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    how.step()


class Alone:
    """Games in every seat against bots, from which the network learns by PPO."""

    def __init__(self, net: Net, table: Any, given: Any) -> None:
        self.net, self.given = net, given
        self.chance = np.random.default_rng(given.seed)
        self.how = torch.optim.Adam(net.parameters(), lr=given.rate)
        each = max(1, GAMES // table.seats)
        self.envs = [
            research.vector_env(given.game, each, seat=seat, bots=(given.against,), described=True, copy=False)
            for seat in range(table.seats)
        ]
        self.now = [self.seen(envs.reset(seed=given.seed + 1000 * i)[0]) for i, envs in enumerate(self.envs)]
        self.fresh = [np.zeros(each, bool) for _ in self.envs]  # games whose next step only begins a new one
        self.rewards: list[float] = []

    def seen(self, found: Any) -> tuple[Any, list[Any]]:
        """Observations, and the rows of the options of each game: an empty one where the game is over."""
        counts = np.where(found["action_mask"][:, -1] == 1, 1, found["action_mask"].sum(1))
        return found["observation"].copy(), [rows[:n].copy() for rows, n in zip(found["options"], counts, strict=True)]

    def choose(self, seen: Any, rows: list[Any]) -> tuple[Any, Any, Any]:
        """A pick for each decision, drawn by its chance: which one, the logarithm of that chance, the worth."""
        given = batch(self.net.links, seen, rows)
        with torch.no_grad():
            chances, worth = self.net(given)
        noisy = chances.numpy() + self.chance.gumbel(size=len(chances))
        starts = given.starts
        best = np.array([int(noisy[a : a + len(one)].argmax()) for a, one in zip(starts, rows, strict=True)])
        return best, chances.numpy()[starts + best], worth.numpy()

    def play(self, number: int, made: dict[str, list[Any]]) -> None:
        """Some steps of the games of one seat, with what came of each decision beyond what it seemed worth."""
        envs, steps = self.envs[number], self.given.steps
        seens, fresh, worths, gained, over, cut = [], [], [], [], [], []
        for _ in range(steps):
            seen, rows = self.now[number]
            best, chances, worth = self.choose(seen, rows)
            seens.append((seen, rows, best, chances))
            fresh.append(self.fresh[number])
            found, reward, ended, stopped, _ = envs.step(best)
            self.now[number], self.fresh[number] = self.seen(found), ended | stopped
            self.rewards += reward[ended].tolist()
            for kept, one in zip((worths, gained, over, cut), (worth, reward, ended, stopped), strict=True):
                kept.append(one)
        worths.append(self.choose(*self.now[number])[2])
        for step, gain in enumerate(gains(worths, gained, over, cut)):
            seen, rows, best, chances = seens[step]
            for lane in np.flatnonzero(~fresh[step]):
                if len(rows[lane]) > 1:
                    aim = gain[lane] + worths[step][lane]
                    one = (seen[lane], rows[lane], best[lane], chances[lane], gain[lane], aim)
                    for name, value in zip(made, one, strict=True):
                        made[name].append(value)

    def learn(self, spent: float) -> None:
        """One lesson; picks are made surer, and steps smaller, the less time is left."""
        made: dict[str, list[Any]] = {name: [] for name in ("seen", "rows", "best", "chance", "gain", "worth")}
        for number in range(len(self.envs)):
            self.play(number, made)
        for rate in self.how.param_groups:
            rate["lr"] = self.given.rate * max(0.1, 1 - spent)
        found = np.array(made["gain"], np.float32)
        found = (found - found.mean()) / (found.std() + 1e-6)
        best, before, worths = np.array(made["best"]), np.array(made["chance"]), np.array(made["worth"], np.float32)
        for _ in range(self.given.epochs):
            order = self.chance.permutation(len(found))
            for start in range(0, len(order), BATCH):
                picked = order[start : start + BATCH]
                given = batch(self.net.links, [made["seen"][i] for i in picked], [made["rows"][i] for i in picked])
                chances, worth = self.net(given)
                by = (chances[torch.as_tensor(given.starts + best[picked])] - torch.as_tensor(before[picked])).exp()
                gain = torch.as_tensor(found[picked])
                policy = -torch.minimum(by * gain, by.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                spread = -(chances.exp() * chances).sum() / len(picked)
                value = (worth - torch.as_tensor(worths[picked])).pow(2).mean()
                improve(self.net, self.how, policy + 0.5 * value - self.given.curiosity * (1 - spent) * spread)


def part(name: str, learner: Any, minutes: float, seats: int) -> None:
    """Learn for so long, in time of the processor, and tell the curve."""
    began, told = time.process_time(), 0.0
    while (spent := time.process_time() - began) < 60 * minutes:
        learner.learn(spent / (60 * minutes))
        if spent - told >= TOLD:
            told = spent
            won = np.mean([(one * (seats - 1) + 1) / seats for one in learner.rewards[-400:]] or [0])
            print(f"{name}, {spent / 60:.1f} min: {len(learner.rewards)} games, {won:.1%} of the last 400", flush=True)


def test(net: Net, given: Any, seats: int) -> None:
    """Games that nothing was learned from."""
    share = win_rate(Policy(net), given.game, seats, given.against, given.tests, 10**6 + given.seed)
    spread = 1.96 * (share * (1 - share) / given.tests) ** 0.5
    print(f"wins {share:.1%} (± {spread:.1%}) of {given.tests} games of {seats} against {given.against}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a network that scores options.")
    parser.add_argument("game")
    parser.add_argument("--against", default="random", help="the bot in all other seats")
    parser.add_argument("--minutes", type=float, default=30.0, help="processor time for learning")
    parser.add_argument("--teacher", default="normal", help="the bot that the apprentice asks; nothing for none")
    parser.add_argument("--taught", type=float, default=0.4, help="the share of the time as an apprentice")
    parser.add_argument("--tests", type=int, default=400, help="games at the end that nothing is learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=64, help="of each game between two lessons")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--curiosity", type=float, default=0.003)
    parser.add_argument("--out", default="", help="where to keep the network")
    parser.add_argument("--test", default="", help="a network that was kept: only play it")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    table = research.gym_env(given.game, described=True).table
    net = Net(linked(table), table.encoder.size, WIDTH)
    if given.test:
        net.load_state_dict(torch.load(given.test))
        test(net, given, table.seats)
        return
    taught = given.minutes * given.taught if given.teacher else 0.0
    if taught:
        school = Apprenticeship(net, table, given.against, given.teacher, given.seed)
        part("apprentice", school, taught, table.seats)
        test(net, given, table.seats)
    if taught < given.minutes:
        part("alone", Alone(net, table, given), given.minutes - taught, table.seats)
        test(net, given, table.seats)
    if given.out:
        torch.save(net.state_dict(), given.out)


if __name__ == "__main__":
    main()
