"""A state as plain data, which outside/position.py reads back."""

from __future__ import annotations

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.positions import write_play
from sixgun.games.gunfighters.table.components import CLIMAXES, KIND_NAMES, PLACES, STORIES
from sixgun.games.gunfighters.table.piles import places_ruled_out
from sixgun.games.gunfighters.table.state import ALL_SEE, NOBODY, REASONS, State


def data_of(game: Game[State], s: State) -> dict[str, Plain]:
    """The whole state, secrets included."""
    kind = s.figures.kind
    control: dict[str, Plain] = {PLACES[place]: seat for place, seat in enumerate(s.control) if seat != NOBODY}
    return {
        "options": game.option_values(s),
        "hands": [[KIND_NAMES[kind[card]] for card in hand] for hand in s.hands],
        "shown": [[s.seen[card] == ALL_SEE for card in hand] for hand in s.hands],
        "not": [[[PLACES[place] for place in places_ruled_out(s, card)] for card in hand] for hand in s.hands],
        "shuffle": [[s.shuffle[card] for card in hand] for hand in s.hands],
        "shuffles": s.shuffles,
        "nth": [[s.nth[card] for card in hand] for hand in s.hands],
        "arrived": [*s.arrived],
        "deck": [KIND_NAMES[kind[card]] for card in reversed(s.deck)],
        "discards": [KIND_NAMES[kind[card]] for card in reversed(s.discards)],
        "coins": [*s.coins],
        "bank": s.bank,
        "turn": s.turn,
        "dealer": s.dealer,
        "first": s.first,
        "climax": [CLIMAXES[s.figures.climax[card]] if card != NOBODY else None for card in s.climax],
        "climax_pile": [CLIMAXES[s.figures.climax[card]] for card in reversed(s.climax_pile)],
        "climax_known": [s.climax_seen[card] == ALL_SEE for card in reversed(s.climax_pile)],
        "story": [STORIES[s.figures.story[card]] for card in reversed(s.story_deck)],
        "story_used": [STORIES[s.figures.story[card]] for card in reversed(s.story_used)],
        "control": control,
        "out": [*s.out],
        "ended": REASONS[s.ended],
        "winners": [seat for seat in range(s.seats) if s.winners >> seat & 1],
        "play": write_play(game, s),
    }
