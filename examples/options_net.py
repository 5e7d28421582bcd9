"""A network that scores options (a pointer network).

An observation becomes a vector, and so does each option, from the words of its pick. The network scores the option
before that background. So one network fits questions with four options and with four hundred, and what it learns of a
card holds wherever the card stands in the list. It also judges each option by the figures that speak of it
(option_links.py). So what it learns of one rival or place holds for the others.
"""

from __future__ import annotations

from typing import Any

import torch
from option_links import Links
from options_games import SLOTS, Batch, batch
from torch import nn

LETTERS = 32  # figures of a word
NARROW = 64  # figures of an option that is judged by what is said of it
NOTHING = -1e9


class Net(nn.Module):
    """Scores the options of several decisions, and says what each decision is worth."""

    def __init__(self, links: Links, figures: int, width: int) -> None:
        super().__init__()
        self.links = links
        self.look = nn.Sequential(nn.Linear(figures, 2 * width), nn.ReLU(), nn.Linear(2 * width, 2 * width), nn.ReLU())
        self.want = nn.Linear(2 * width, width)
        self.word = nn.Embedding(len(links.words), LETTERS, padding_idx=0)
        self.option = nn.Sequential(nn.Linear(SLOTS * LETTERS, 2 * width), nn.ReLU(), nn.Linear(2 * width, width))
        self.worth = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))
        self.scale = width**-0.5
        self.said = nn.Linear(len(links.roles), NARROW)
        self.named, self.around = nn.Linear(width, NARROW), nn.Linear(2 * width, NARROW)
        self.judge = nn.Sequential(nn.ReLU(), nn.Linear(NARROW, NARROW), nn.ReLU(), nn.Linear(NARROW, 1))

    def forward(self, given: Batch) -> tuple[Any, Any]:
        """By option: the logarithm of its chance among those of the same decision; by decision: its worth."""
        given = Batch(*[torch.as_tensor(part) for part in given])
        background = self.look(given.seen)
        options = self.option(self.word(given.kinds).flatten(1))
        liked = self.scale * (self.want(background) @ options.T)[given.owner, given.kind]
        judged = self.said(given.said) + self.named(options)[given.kind] + self.around(background)[given.owner]
        scores = liked + self.judge(judged).squeeze(1)
        decisions = len(given.seen)
        top = torch.full((decisions,), NOTHING).scatter_reduce(0, given.owner, scores.detach(), "amax")
        total = torch.zeros(decisions).index_add(0, given.owner, (scores - top[given.owner]).exp())
        return scores - (top + total.log())[given.owner], self.worth(background).squeeze(1)


class Policy:
    """The best option as the network sees it: for `research.PolicyBot`, also in another process."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def __call__(self, observation: Any, options: Any, mask: Any) -> int:
        given = batch(self.net.links, observation[None], [options[: int(mask.sum())]])
        with torch.no_grad():
            return int(self.net(given)[0].argmax())
