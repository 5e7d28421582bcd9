"""Trains a network that scores options (a pointer network) to play any of the games against a bot.

    .venv/bin/pip install -e ".[research]" torch
    .venv/bin/python examples/train_options.py bang-duel --against random --minutes 10

An observation becomes a vector, and so does each option, from the words of its pick; a small network scores the option
before that background. So one network fits questions with four options and with four hundred, and what it learns of a
card holds wherever the card stands in the list. It learns by PPO from many games at once (`research.vector_env`), in
all seats. In the end it plays as a bot (`research.PolicyBot`), without chance.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from sixgun import research
from sixgun.lab.series import Series
from sixgun.lab.simulate import simulate

WIDTH = 128
SLOTS = 8  # words of an option
GAMES, STEPS = 64, 64  # side by side, and steps between two lessons
EPOCHS, BATCH = 3, 512
LATER, TRACE, CLIP, CURIOSITY = 0.998, 0.95, 0.2, 0.01


class Net(nn.Module):
    """Scores the options of several decisions, and says what each decision is worth."""

    def __init__(self, figures: int, words: int) -> None:
        super().__init__()
        self.look = nn.Sequential(nn.Linear(figures, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.word = nn.Embedding(words, 32, padding_idx=0)
        self.slots = nn.Linear(SLOTS * 32, WIDTH)
        self.join = nn.Linear(WIDTH, WIDTH)
        self.score = nn.Linear(WIDTH, 1)
        self.worth = nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, rows: Any, owner: Any) -> tuple[Any, Any]:
        """By option: the logarithm of its chance among those of the same decision; by decision: its worth."""
        background = self.look(seen)
        option = self.slots(self.word(rows).flatten(1))
        scores = self.score(torch.relu(option + self.join(background)[owner])).squeeze(1)
        top = torch.full((len(seen),), -1e9).scatter_reduce(0, owner, scores, "amax")
        total = torch.zeros(len(seen)).index_add(0, owner, (scores - top[owner]).exp())
        return scores - (top + total.log())[owner], self.worth(background).squeeze(1)


class Decisions:
    """Decisions in the order in which they were made, with as many option rows as each of them has."""

    def __init__(self) -> None:
        self.seen: list[Any] = []
        self.rows: list[Any] = []
        self.chosen: list[int] = []
        self.chance: list[float] = []

    def batch(self, picked: Any) -> tuple[Any, Any, Any, Any]:
        """Some of them as tensors: observations, options, whose they are, and where the chosen ones stand."""
        rows = [self.rows[i] for i in picked]
        counts = np.array([len(one) for one in rows])
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        chosen = torch.as_tensor(starts + np.array([self.chosen[i] for i in picked]))
        owner = torch.as_tensor(np.repeat(np.arange(len(counts)), counts))
        seen = torch.as_tensor(np.stack([self.seen[i] for i in picked]))
        return seen, torch.as_tensor(np.concatenate(rows).astype(np.int64)), owner, chosen


def options_of(seen: dict[str, Any]) -> list[Any]:
    """The rows of the options of each game; one empty row where the game is over."""
    both = zip(seen["options"], seen["action_mask"], strict=True)
    return [rows[:1] if mask[-1] else rows[: int(mask.sum())] for rows, mask in both]


class Learner:
    """Games in every seat, and the network that plays them."""

    def __init__(self, game: str, against: str, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.chance = np.random.default_rng(seed)
        probe = research.gym_env(game, described=True)
        self.seats = probe.table.seats
        self.net = Net(probe.table.encoder.size, len(probe.table.actions.words) + 1)
        self.how = torch.optim.Adam(self.net.parameters(), lr=5e-4)
        each = GAMES // self.seats
        given: dict[str, Any] = {"bots": (against,), "described": True}
        self.envs = [research.vector_env(game, each, seat=seat, **given) for seat in range(self.seats)]
        self.now = [envs.reset(seed=seed + 1000 * i)[0] for i, envs in enumerate(self.envs)]
        self.fresh = [np.zeros(each, bool) for _ in self.envs]  # games whose last step only ended them
        self.rewards: list[float] = []

    def choose(self, seen: Any, rows: list[Any]) -> tuple[Any, Any, Any]:
        """A pick for each decision, drawn by its chance: which one, the logarithm of that chance, the worth."""
        counts = np.array([len(one) for one in rows])
        owner = np.repeat(np.arange(len(counts)), counts)
        with torch.no_grad():
            words = torch.as_tensor(np.concatenate(rows).astype(np.int64))
            chances, worth = self.net(torch.as_tensor(seen), words, torch.as_tensor(owner))
        noisy = chances.numpy() + self.chance.gumbel(size=len(owner))
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        best = np.array([int(noisy[a : a + n].argmax()) for a, n in zip(starts, counts, strict=True)])
        return best, chances.numpy()[starts + best], worth.numpy()

    def play(self) -> tuple[Decisions, Any, Any]:
        """Some steps of all games: the decisions, and what came of each beyond and above what it seemed worth."""
        made, gains, worths = Decisions(), [], []
        for number, envs in enumerate(self.envs):
            kept, worth, reward, ends = [], [], [], []
            for _ in range(STEPS):
                seen = self.now[number]
                rows = options_of(seen)
                best, chances, values = self.choose(seen["observation"], rows)
                kept.append([])
                for lane in range(envs.num_envs):
                    kept[-1].append(-1 if self.fresh[number][lane] else len(made.chosen))
                    if not self.fresh[number][lane]:
                        made.seen.append(seen["observation"][lane])
                        made.rows.append(rows[lane])
                        made.chosen.append(int(best[lane]))
                        made.chance.append(float(chances[lane]))
                self.now[number], gained, over, cut, _ = envs.step(best)
                self.fresh[number] = over | cut
                self.rewards += gained[over].tolist()
                worth.append(values)
                reward.append(gained)
                ends.append(over | cut)
            last = self.choose(self.now[number]["observation"], options_of(self.now[number]))[2]
            gain = np.zeros(envs.num_envs)
            found: dict[int, tuple[float, float]] = {}
            for step in range(STEPS - 1, -1, -1):
                going = ~ends[step]
                after = worth[step + 1] if step + 1 < STEPS else last
                gain = reward[step] + LATER * after * going - worth[step] + LATER * TRACE * gain * going
                for lane, at in enumerate(kept[step]):
                    if at >= 0:
                        found[at] = float(gain[lane]), float(worth[step][lane])
            gains += [found[at][0] for at in sorted(found)]
            worths += [sum(found[at]) for at in sorted(found)]
        return made, np.array(gains, np.float32), np.array(worths, np.float32)

    def learn(self, rest: float) -> None:
        """One lesson; picks are made surer the less time is left."""
        made, gains, worths = self.play()
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        before = np.array(made.chance, np.float32)
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(gains))
            for start in range(0, len(order), BATCH):
                picked = order[start : start + BATCH]
                seen, rows, owner, chosen = made.batch(picked)
                chances, worth = self.net(seen, rows, owner)
                by = (chances[chosen] - torch.as_tensor(before[picked])).exp()
                gain = torch.as_tensor(gains[picked])
                policy = -torch.minimum(by * gain, by.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                spread = -(chances.exp() * chances).sum() / len(picked)
                value = (worth - torch.as_tensor(worths[picked])).pow(2).mean()
                loss = policy + 0.5 * value - CURIOSITY * rest * spread
                self.how.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.how.step()

    def policy(self, observation: Any, options: Any, mask: Any) -> int:
        """The best option as the network sees it."""
        rows = torch.as_tensor(options[: int(mask.sum())].astype(np.int64))
        with torch.no_grad():
            chances, _ = self.net(torch.as_tensor(observation)[None], rows, torch.zeros(len(rows), dtype=torch.long))
        return int(chances.argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a network that scores options.")
    parser.add_argument("game")
    parser.add_argument("--against", default="random", help="the bot in all other seats")
    parser.add_argument("--minutes", type=float, default=10.0, help="processor time for learning")
    parser.add_argument("--tests", type=int, default=400, help="games at the end that nothing is learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="where to keep the network")
    given = parser.parse_args()
    learner = Learner(given.game, given.against, given.seed)
    began, lessons, told = time.process_time(), 0, 0.0
    while (spent := time.process_time() - began) < 60 * given.minutes:
        learner.learn(1 - spent / (60 * given.minutes))
        lessons += 1
        if spent - told >= 30:
            told = spent
            won = np.mean([(one * (learner.seats - 1) + 1) / learner.seats for one in learner.rewards[-400:]])
            print(f"{spent / 60:.1f} min: {len(learner.rewards)} games, of the last 400 {won:.1%} won", flush=True)
    if given.out:
        torch.save(learner.net.state_dict(), given.out)
    bot = research.PolicyBot(learner.policy, name="learned")
    sitting = (bot, *[given.against] * (learner.seats - 1))
    tally = simulate(Series(given.game, seats=learner.seats, bots=sitting, seed=10**6 + given.seed), games=given.tests)
    rate = tally.by_bot["learned"] / given.tests
    spread = 1.96 * (rate * (1 - rate) / given.tests) ** 0.5
    print(f"{lessons} lessons, {len(learner.rewards)} games, {(time.process_time() - began) / 60:.1f} min in all")
    print(f"wins {rate:.1%} (± {spread:.1%}) of {given.tests} games of {learner.seats} against {given.against}")


if __name__ == "__main__":
    main()
