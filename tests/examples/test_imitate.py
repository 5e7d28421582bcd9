"""The recipe for imitation: a step of learning by hand, and the whole way from a file to games."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.terminal.run import sixgun

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _beside_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def test_a_step_of_learning_by_hand() -> None:
    """Two options with chances of a half: the gradient is a half for each word that is in one of them only."""
    import imitate

    scorer = imitate.Scorer(words=5, figures=1)
    options = np.array([[1, 2, 0], [1, 3, 0]])
    seen = np.array([0.5], np.float32)
    assert scorer.chances(seen, options).tolist() == [0.5, 0.5]
    scorer.learn(seen, options, 1)
    step = imitate.RATE / 2
    expected = [[0, 0], [0, 0], [-step / 2, -step], [step / 2, step], [0, 0]]
    assert scorer.weights.tolist() == pytest.approx(np.float32(expected))
    assert scorer(seen, options, np.array([1, 1, 0])) == 1


@pytest.mark.slow
def test_from_recorded_games_to_games_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import imitate

    sixgun(tmp_path, "simulate", "bang-duel", "--games", "3", "--bots", "normal", "--trajectories", "moves.parquet")
    words = ["imitate.py", "bang-duel", str(tmp_path / "moves.parquet"), "--rounds", "1", "--tests", "2"]
    monkeypatch.setattr(sys, "argv", words)
    imitate.main()
    said = capsys.readouterr().out
    assert "of games that it has not seen" in said
    assert "of 2 games against random" in said
    words[1] = "doomtown"
    with pytest.raises(SystemExit):
        imitate.main()
    assert "has decisions of bang-duel, not of doomtown" in capsys.readouterr().err
