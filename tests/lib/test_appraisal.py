"""Shares of the win, calculated by hand."""

from __future__ import annotations

from math import log

import pytest

from sixgun.lib.appraisal import shares_of


def test_shares_are_to_each_other_as_the_exponentials_of_the_weighted_sums() -> None:
    shares = shares_of([log(2), log(3)], [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]])
    assert shares == pytest.approx([2 / 6, 3 / 6, 1 / 6])
    assert shares_of([log(2)], [[3.0], [0.0], [1.0]]) == pytest.approx([8 / 11, 1 / 11, 2 / 11])


def test_sums_of_any_size_have_shares() -> None:
    assert shares_of([1.0], [[5000.0], [0.0]]) == [1.0, 0.0]
    assert shares_of([1.0], [[-5000.0], [-5000.0]]) == [0.5, 0.5]
