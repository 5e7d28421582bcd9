"""A network that scores options (a pointer network), and decisions in the form that it takes.

An observation becomes a vector, and so does each option, from the words of its pick. The network scores the option
before that background. So one network fits questions with four options and with four hundred, and what it learns of a
card holds wherever the card stands in the list.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

SLOTS = 8  # words of an option
LETTERS = 32  # figures of a word
NOTHING = -1e9


class Batch(NamedTuple):
    """Decisions as tensors."""

    seen: Any
    kinds: Any  # rows of words; the same one may be offered in many decisions
    kind: Any  # of each option, decision after decision
    owner: Any  # the decision that it belongs to
    starts: Any  # where the options of each decision begin


def batch(seen: Any, rows: list[Any]) -> Batch:
    """Observations, and the rows of the options of each."""
    counts = np.array([len(one) for one in rows])
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    owner = np.repeat(np.arange(len(counts)), counts)
    words = np.ascontiguousarray(np.concatenate(rows), np.int16)
    _, first, kind = np.unique(words.view(f"V{2 * SLOTS}").ravel(), return_index=True, return_inverse=True)
    parts = (np.asarray(seen, np.float32), words[first].astype(np.int64), kind, owner, starts)
    return Batch(*[torch.as_tensor(part) for part in parts])


class Net(nn.Module):
    """Scores the options of several decisions, and says what each decision is worth."""

    def __init__(self, figures: int, words: int, width: int) -> None:
        super().__init__()
        self.look = nn.Sequential(nn.Linear(figures, 2 * width), nn.ReLU(), nn.Linear(2 * width, 2 * width), nn.ReLU())
        self.want = nn.Linear(2 * width, width)
        self.word = nn.Embedding(words, LETTERS, padding_idx=0)
        self.option = nn.Sequential(nn.Linear(SLOTS * LETTERS, 2 * width), nn.ReLU(), nn.Linear(2 * width, width))
        self.worth = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))
        self.scale = width**-0.5

    def forward(self, given: Batch) -> tuple[Any, Any]:
        """By option: the logarithm of its chance among those of the same decision; by decision: its worth."""
        background = self.look(given.seen)
        options = self.option(self.word(given.kinds).flatten(1))
        scores = self.scale * (self.want(background) @ options.T)[given.owner, given.kind]
        decisions = len(given.seen)
        top = torch.full((decisions,), NOTHING).scatter_reduce(0, given.owner, scores.detach(), "amax")
        total = torch.zeros(decisions).index_add(0, given.owner, (scores - top[given.owner]).exp())
        return scores - (top + total.log())[given.owner], self.worth(background).squeeze(1)


class Policy:
    """The best option as the network sees it: for `research.PolicyBot`, also in another process."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def __call__(self, observation: Any, options: Any, mask: Any) -> int:
        given = batch(observation[None], [options[: int(mask.sum())]])
        with torch.no_grad():
            return int(self.net(given)[0].argmax())
