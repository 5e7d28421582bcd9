"""The named switches of the game; the ready decks are values of four of them."""

from __future__ import annotations

from sixgun.core.options import OptionSpec
from sixgun.games.doomtown.ready_decks import ReadyDeck

MOST_SEATS = 4


def options_for(decks: tuple[ReadyDeck, ...]) -> tuple[OptionSpec, ...]:
    """In the order of the numbers in state.py. The first value of an option is its default.

    Seats one and two have the decks for learning the game, the others ones that can be built from the same box.
    """
    keys = [deck.key for deck in decks]
    usual = (0, 1, min(4, len(keys) - 1), min(5, len(keys) - 1))
    specs = [
        OptionSpec(f"deck{seat + 1}", (keys[first], *[key for key in keys if key != keys[first]]), "zone.deck.own")
        for seat, first in enumerate(usual)
    ]
    return (
        *specs,
        OptionSpec("gang", ("chosen", "ready"), "setup.gang.chosen-after-reveal"),
        OptionSpec("short", (False, True), "multi.variant.short-game"),
        OptionSpec("order", ("winner", "mark"), "multi.order.shootout-without-winner"),
    )


def deck_of(spec: OptionSpec, decks: tuple[ReadyDeck, ...], value: int) -> ReadyDeck:
    """The deck that an option's value stands for."""
    return next(deck for deck in decks if deck.key == spec.values[value])
