"""How good a shot is: the chance of a hit by aim time and range, for defaults."""

from __future__ import annotations

from sixgun.games.gunslinger.rules.fire_cards import printed_hit
from sixgun.games.gunslinger.table.charts import AIMS, RANGES
from sixgun.games.gunslinger.table.components import AMMO_HANDLOADED, HIT_MISS, SHOT_FIRES, SHOT_NO_EFFECT
from sixgun.games.gunslinger.table.figures import Figures

_CHANCES: list[tuple[Figures, list[list[float]]]] = []  # of the figures that were last looked at


def chances_of(figures: Figures) -> list[list[float]]:
    """By aim time and range: the share of cards that hit a man who stands still."""
    if not _CHANCES or _CHANCES[0][0] is not figures:
        table = [[0.0] * RANGES for _ in range(AIMS)]
        cards = [card for card in figures.cards if figures.shot[AMMO_HANDLOADED][card] == SHOT_FIRES]
        settling = len([c for c in figures.cards if figures.shot[AMMO_HANDLOADED][c] != SHOT_NO_EFFECT])
        for aim in range(AIMS):
            for range_ in range(RANGES):
                hits = [printed_hit(figures, card, aim, range_) for card in cards]
                table[aim][range_] = len([hit for hit in hits if hit != HIT_MISS]) / settling
        _CHANCES[:] = [(figures, table)]
    return _CHANCES[0][1]
