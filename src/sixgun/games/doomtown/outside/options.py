"""The named switches of the game; the ready decks are values of one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.options import OptionSpec
from sixgun.games.doomtown.outside.decks import ReadyDeck
from sixgun.games.doomtown.table.state import MOST_SEATS

USUAL: Final[tuple[int, ...]] = (
    0,
    1,
    4,
    5,
    2,
    3,
)  # by seat: the decks for learning the game, then ones that can be built from the same box


def options_for(ready: Sequence[ReadyDeck], own: Sequence[ReadyDeck] = ()) -> tuple[OptionSpec, ...]:
    """In the order of the numbers in state.py. The first value of an option is its default.

    A player who brings decks along plays them: the first in the first seat, and so on.
    """
    keys = [deck.key for deck in [*ready, *own]]
    usual = [own[seat].key if seat < len(own) else ready[USUAL[seat]].key for seat in range(MOST_SEATS)]
    specs = [
        OptionSpec(f"deck{seat + 1}", (first, *[key for key in keys if key != first]), "zone.deck.own", seat)
        for seat, first in enumerate(usual)
    ]
    return (
        *specs,
        OptionSpec("gang", ("chosen", "ready"), "setup.gang.chosen-after-reveal"),
        OptionSpec("short", (False, True), "multi.variant.short-game"),
        OptionSpec("order", ("mark", "winner"), "multi.order.shootout-without-winner"),
        OptionSpec("cut", (False, True), "zone.deck.cut-offered"),
    )


def deck_of(spec: OptionSpec, decks: tuple[ReadyDeck, ...], value: int) -> ReadyDeck:
    """The deck that an option's value stands for."""
    return next(deck for deck in decks if deck.key == spec.values[value])
