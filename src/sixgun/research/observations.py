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


def space_of(figures: int, actions: int, masked: bool) -> Space[Any]:
    """The space of observations of so many figures; `masked` ones have a mask of so many actions beside them."""
    plain = Box(-1.0, 1.0, (figures,), np.float32)
    return Dict({"observation": plain, "action_mask": Box(0, 1, (actions,), np.int8)}) if masked else plain


def with_mask(figures: Figures, mask: NDArray[np.int8]) -> Observation:
    """
    >>> sorted(with_mask(np.zeros(3, np.float32), np.ones(2, np.int8)))
    ['action_mask', 'observation']
    """
    return {"observation": figures, "action_mask": mask}


def plain_space(table: Table) -> Space[Any]:
    """The figures alone."""
    return Box(-1.0, 1.0, (table.encoder.size,), np.float32)


def described_space(table: Table) -> Space[Any]:
    """The figures, a row of words for each option, and which rows are options."""
    count, words = table.actions.count, len(table.actions.words)
    return Dict(
        {
            "observation": plain_space(table),
            "options": Box(0, words, (count, WIDTH), np.int16),
            "action_mask": Box(0, 1, (count,), np.int8),
        }
    )
