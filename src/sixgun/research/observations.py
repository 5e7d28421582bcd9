"""Observations that have the mask of legal actions beside them, as those of PettingZoo's classic games."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray

from sixgun.research.table import Table
from sixgun.research.words import WIDTH

Figures: TypeAlias = NDArray[np.float32]
Observation: TypeAlias = Figures | dict[str, NDArray[Any]]


def with_mask(figures: Figures, mask: NDArray[np.int8]) -> Observation:
    """
    >>> sorted(with_mask(np.zeros(3, np.float32), np.ones(2, np.int8)))
    ['action_mask', 'observation']
    """
    return {"observation": figures, "action_mask": mask}


def masked_space(table: Table, more_actions: int = 0) -> Space[Any]:
    """The figures, and a mask of the actions beside them."""
    count = table.actions.count + more_actions
    return Dict({"observation": plain_space(table), "action_mask": Box(0, 1, (count,), np.int8)})


def plain_space(table: Table) -> Space[Any]:
    """The figures alone."""
    return Box(-1.0, 1.0, (table.encoder.size,), np.float32)


def described_space(table: Table, more_actions: int = 0) -> Space[Any]:
    """The figures, a row of words for each option, and which rows are options."""
    count, words = table.actions.count + more_actions, len(table.actions.words)
    return Dict(
        {
            "observation": plain_space(table),
            "options": Box(0, words, (count, WIDTH), np.int16),
            "action_mask": Box(0, 1, (count,), np.int8),
        }
    )
