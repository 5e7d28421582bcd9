"""The whole state as plain data, secrets included: what a position is made from."""

from __future__ import annotations

from sixgun.core.game import Game
from sixgun.core.plain import Plain
from sixgun.core.positions import write_play
from sixgun.games.bang_duel.table.characters import CHARACTERS
from sixgun.games.bang_duel.table.components import FACE_NAMES
from sixgun.games.bang_duel.table.state import State


def data_of(game: Game[State], s: State) -> dict[str, Plain]:
    """The whole state as plain data, secrets included."""
    fig = s.figures

    def names(cards: list[int]) -> list[Plain]:
        return [FACE_NAMES[fig.face[card]] for card in cards]

    def by_place(seat: int) -> list[int]:
        return [s.active[seat], s.active[seat] ^ 1]

    return {
        "options": game.option_values(s),
        "characters": [[_name(s.who[place]) for place in by_place(seat)] for seat in (0, 1)],
        "active": [s.active[seat] & 1 for seat in (0, 1)],
        "life": [[s.life[place] if s.who[place] >= 0 else None for place in by_place(seat)] for seat in (0, 1)],
        "gear": [[names(s.gear[place]) for place in by_place(seat)] for seat in (0, 1)],
        "reserve": [[CHARACTERS[c] for c in reversed(s.reserve[seat])] for seat in (0, 1)],
        "gone": [CHARACTERS[c] for c in s.gone],
        "hands": [names(hand) for hand in s.hands],
        "shown": [[s.seen[card] for card in hand] for hand in s.hands],
        "decks": [names(deck[::-1]) for deck in s.decks],
        "common": names(s.common[::-1]),
        "discards": names(s.discards[::-1]),
        "reloaded": bool(s.reloaded),
        "shuffles": s.shuffles,
        "origin": [[s.origin[card] for card in hand] for hand in s.hands],
        "deck_origin": [_deck_origin(s, side) for side in (0, 1)],
        "turn": s.turn,
        "bangs": s.bangs,
        "moved": bool(s.moved),
        "used": [name for c, name in enumerate(CHARACTERS) if s.used >> c & 1],
        "woken": s.woken,
        "led": bool(s.led),
        "waiting": [*s.waiting],
        "open": [_open_card(s, card) for card in s.fresh],
        "winner": s.winner,
        "play": write_play(game, s),
    }


def _deck_origin(s: State, side: int) -> int:
    """What the cards of a side that are still in the first decks count as: all of them as the same shuffle."""
    found = [s.origin[card] for deck in s.decks for card in deck if s.figures.back[card] == side]
    return found[0] if found else side


def _open_card(s: State, card: int) -> list[Plain]:
    for zone, pile in (("hand-0", s.hands[0]), ("hand-1", s.hands[1]), ("discards", s.discards)):
        if card in pile:
            return [zone, pile.index(card)]
    return ["table", FACE_NAMES[s.figures.face[card]]]


def _name(character: int) -> Plain:
    return CHARACTERS[character] if character >= 0 else None
