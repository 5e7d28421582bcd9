"""As much of the table as a window has room for, with the question below it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sixgun.core.capabilities import FoldsTables
from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.terminal.table.board import Board, spared, trimmed
from sixgun.terminal.table.prompt import Prompt

# What is tried until table and menu fit the window: how much is folded, how brief the table is, how dense the menu.
SHAPES = ((0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 1, 2))
RUN_ON = ((0, 2, 2), (0, 2, 3))
FOLDED = ((1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 1, 3), (2, 1, 3), (2, 2, 3), (3, 1, 3), (3, 2, 3))


def fitted(board: Board, game: Game[Any], view: Mapping[str, Plain], seat: int, prompt: Prompt) -> list[Text | Table]:
    """The table as large as the window allows; where nothing fits, the last shape.

    Among many players counts read better than lines that run on.
    """
    rows = game.sketch(view)
    folds = FOLDED if isinstance(game, FoldsTables) else ()
    shapes = (*SHAPES, *RUN_ON, *folds) if view["seats"] == 2 else (*SHAPES, *(folds or RUN_ON))
    for fold, brief, dense in shapes:
        prompt.dense, prompt.folded = dense, fold > 0
        shown = game.folded_sketch(view, fold) if fold and isinstance(game, FoldsTables) else rows
        drawn = board.drawn(shown, seat, brief)
        if _fits(board, drawn, prompt):
            return drawn
    for lines in range(1, spared(rows) + 1):  # empty ground is left out
        drawn = board.drawn(trimmed(rows, lines), seat, brief)
        if _fits(board, drawn, prompt):
            break
    return drawn


def _fits(board: Board, drawn: list[Text | Table], prompt: Prompt) -> bool:
    return board.height(drawn) + prompt.height <= board.console.height
