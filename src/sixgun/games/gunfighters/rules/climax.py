"""The Climax phase (Fase Climax): a gang of one has nothing to lose."""

from __future__ import annotations

from sixgun.core.state import tell
from sixgun.games.gunfighters.table import told
from sixgun.games.gunfighters.table.state import ALL_SEE, NOBODY, State


def down_to_one(s: State, seat: int) -> None:
    """The moment a hand becomes a single card its player draws a Climax card and lays it open, or goes without.

    [climax.trigger.one-card, climax.trigger.any-time, climax.draw.forced, climax.shortage.goes-without,
    climax.missed.never-later]
    """
    if not s.climax_pile:
        tell(s, (told.NO_CLIMAX, seat))
        return
    card = s.climax_pile.pop()
    s.climax[seat] = card
    s.climax_seen[card] = ALL_SEE
    tell(s, (told.CLIMAX, seat, card))


def above_one(s: State, seat: int) -> None:
    """A gang that has grown again leaves the Climax phase. [climax.end.gains-cards]"""
    if len(s.hands[seat]) > 1:
        return_climax(s, seat)


def return_climax(s: State, seat: int) -> None:
    """The Climax card goes face down under its pile, where everybody knows it to be. [climax.end.card-to-bottom]"""
    card = s.climax[seat]
    if card != NOBODY:
        s.climax[seat] = NOBODY
        s.climax_pile.insert(0, card)
        tell(s, (told.CLIMAX_BACK, seat, card))
